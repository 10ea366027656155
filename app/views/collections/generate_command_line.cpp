// SPDX-License-Identifier: MIT
#include "app/views/collections/generate_command_line.h"

#include "solver/formats/puzzle_writer.h"

#include <QStringList>

namespace convoku {
namespace {

/// "24..30", "24" or "24.." if it ends with `most`; empty if it is the usual one.
QString rangeText(Range range, Range usual, int most)
{
    const bool open = range.high >= most;
    if (range.low == usual.low && (open ? usual.high >= most : range.high == usual.high))
        return {};
    if (range.low == range.high)
        return QString::number(range.low);
    return QString::number(range.low) + QStringLiteral("..") + (open ? QString() : QString::number(range.high));
}

QString idsOf(const Model& model, const RuleSet& rules)
{
    QStringList ids;
    for (const RuleId rule : rules)
        ids << QString::fromStdString(model.rule(rule).id);
    return ids.join(QLatin1Char(','));
}

} // namespace

QString commandLineOf(const PuzzleOrder& order)
{
    const PuzzleRequest& request = order.request;
    const Board board = request.board;
    const PuzzleRequest usual;
    QStringList words{QStringLiteral("convoku-cli"), QStringLiteral("generate")};
    const auto add = [&words](const char* option, const QString& value) {
        if (!value.isEmpty())
            words << QLatin1String(option) << value;
    };
    add("--count", QString::number(order.count));
    add("--seed", QString::number(order.seed));
    if (request.pattern.empty()) {
        add("--givens", rangeText(request.givens, usualGivens(board), board.cells()));
    } else {
        Grid pattern(board);
        for (const Cell cell : request.pattern)
            pattern.setDigit(cell, cell.column + 1);
        add("--pattern", QString::fromStdString(pattern.toText()));
    }
    if (request.symmetry != usual.symmetry)
        add("--symmetry", QLatin1String(idOf(request.symmetry)));
    if (request.minimal)
        words << QStringLiteral("--minimal");
    if (request.model != articleModel())
        add("--network",
            QString::fromStdString(request.model->id) + QLatin1String(isShipped(request.model) ? "" : ".network"));
    if (request.model == articleModel() && request.rules == basicRules())
        add("--rules", QStringLiteral("basic"));
    else if (request.rules != request.model->everyRule())
        add("--rules", idsOf(*request.model, request.rules));
    add("--fires", idsOf(*request.model, request.fires));
    if (request.depth == Range{0, 0})
        words << QStringLiteral("--no-guess");
    else
        add("--depth", rangeText(request.depth, usual.depth, board.cells()));
    add("--passes", rangeText(request.passes, usual.passes, PuzzleRequest::kAny));
    return words.join(QLatin1Char(' '));
}

QByteArray fileOfPuzzles(const PuzzleOrder& order, const std::vector<Grid>& puzzles)
{
    std::vector<Puzzle> lines(puzzles.size());
    for (std::size_t i = 0; i < puzzles.size(); ++i)
        lines[i].givens = puzzles[i];
    return "# " + commandLineOf(order).toUtf8() + '\n'
        + QByteArray::fromStdString(writePuzzles(PuzzleFormat::Collection, lines));
}

} // namespace convoku
