// SPDX-License-Identifier: MIT
#include "app/document/report_table.h"

#include "app/base/trouble.h"
#include "app/document/blind_report.h"
#include "app/document/csv_field.h"
#include "app/wording/wording.h"

#include <algorithm>

namespace convoku {
namespace {

QByteArray whole(std::uint64_t number)
{
    return QByteArray::number(static_cast<qulonglong>(number));
}

QByteArray real(double number)
{
    return QByteArray::number(number, 'g', 10);
}

} // namespace

std::vector<std::pair<const char*, QByteArray>> fieldsOf(const ReportCard& card)
{
    const bool any = card.puzzles > 0;
    const ShareInterval interval = card.interval();
    const auto perBillion = card.solvedPerBillion();
    return {
        {"puzzles", whole(card.puzzles)},
        {"left_out", whole(card.leftOut)},
        {"solved", whole(card.solved)},
        {"share", any ? real(card.share()) : QByteArray()},
        {"share_low", any ? real(interval.low) : QByteArray()},
        {"share_high", any ? real(interval.high) : QByteArray()},
        {"solved_without_search", whole(card.solvedWithoutSearch)},
        {"unique", whole(card.unique)},
        {"open_cells", whole(card.openCells)},
        {"right_cells", whole(card.rightCells)},
        {"one_shot_solved", card.oneShot ? whole(card.oneShot->solved) : QByteArray()},
        {"one_shot_right_cells", card.oneShot ? whole(card.oneShot->rightCells) : QByteArray()},
        {"illegal", whole(card.illegal)},
        {"out_of_passes", whole(card.outOfPasses)},
        {"same_turned", card.sameTurned ? whole(*card.sameTurned) : QByteArray()},
        {"budget_passes", card.budgetPasses ? whole(*card.budgetPasses) : QByteArray()},
        {"passes", whole(card.passes)},
        {"guesses", whole(card.guesses)},
        {"seconds", real(card.seconds)},
        {"ran", whole(card.ran)},
        {"trained_parameters", whole(card.size.rules.trained)},
        {"fixed_parameters", whole(card.size.rules.fixed)},
        {"parameters_not_0", whole(card.size.rules.nonZero)},
        {"trained_parameters_of_pass", whole(card.size.pass.trained)},
        {"fixed_parameters_of_pass", whole(card.size.pass.fixed)},
        {"multiply_adds_of_rules", whole(card.size.rules.multiplyAdds)},
        {"multiply_adds_of_pass", whole(card.size.pass.multiplyAdds)},
        {"other_operations_of_pass", whole(card.size.pass.otherOperations)},
        {"multiply_adds_of_puzzle", any ? real(card.multiplyAdds()) : QByteArray()},
        {"solved_per_billion", perBillion && any ? real(*perBillion) : QByteArray()},
    };
}

QByteArray reportCsv(const std::vector<ReportRow>& rows)
{
    QByteArray csv = "network";
    for (const auto& field : fieldsOf({}))
        csv += QByteArray(",") + field.first;
    csv += ",trouble\n";
    for (const ReportRow& row : rows) {
        csv += csvTextField(row.name.toStdString());
        for (const auto& field : fieldsOf(row.card))
            csv += ',' + field.second;
        csv += ',' + csvTextField(row.trouble.toStdString()) + '\n';
    }
    return csv;
}

std::vector<ReportRow> reportRows(BatchEngine& engine, const std::vector<ComparedNetwork>& networks,
    std::span<const StartingGrid> puzzles, ReportLimits limits, const ReportListener& listener)
{
    std::vector<ReportRow> rows;
    std::vector<std::pair<std::vector<HouseCells>, std::vector<JudgedPuzzle>>> known;
    limits.keepRunning = listener.keepRunning;
    int network = 0;
    const auto tells = [&listener](int which) {
        return [&listener, which](std::size_t done) {
            if (listener.progress)
                listener.progress(which, done);
        };
    };
    const auto finish = [&](const ReportRow& row) {
        rows.push_back(row);
        if (listener.finished)
            listener.finished(row);
    };
    for (const ComparedNetwork& compared : networks) {
        const Board size = compared.options.model->board;
        const auto other = std::ranges::find_if(
            puzzles, [size](const StartingGrid& puzzle) { return puzzle.givens.board() != size; });
        if (other != puzzles.end()) {
            ++network;
            finish({compared.name, {}, Wording::otherBoard(other->givens.board(), size)});
            continue;
        }
        const std::vector<HouseCells>& houses = compared.options.model->houses;
        const auto sameBoard = [&houses](const auto& board) { return board.first == houses; };
        auto board = std::ranges::find_if(known, sameBoard);
        if (board == known.end()) {
            limits.progress = tells(-1);
            auto judgement = judged(engine, *compared.options.model, puzzles, limits);
            if (!judgement)
                return rows;
            known.emplace_back(houses, std::move(*judgement));
            board = known.end() - 1;
        }
        limits.progress = tells(network++);
        ReportRow row{compared.name, {}, {}};
        bool ended = false;
        row.trouble = troubleIn([&] {
            auto card = compared.blind ? blindReportOf(*compared.blind, puzzles, board->second, limits)
                                       : reportOf(engine, compared.options, puzzles, board->second, limits);
            ended = !card;
            if (card)
                row.card = std::move(*card);
        });
        if (ended)
            return rows;
        if (row.card.fault)
            row.trouble = troubleOf(*row.card.fault);
        finish(row);
    }
    return rows;
}

} // namespace convoku
