// SPDX-License-Identifier: MIT
#include "app/cli/train_report.h"

#include "app/cli/json_line.h"

#include <algorithm>

namespace convoku {
namespace {

constexpr std::size_t kSolvedAtOnce = 16;

} // namespace

QByteArray sharePercent(double share)
{
    return QByteArray::number(share * 100, 'f', 2) + '%';
}

QByteArray trainingRow(int step, qint64 ms, double loss, const NetworkMeasure& measure, bool json)
{
    const QByteArray seconds = QByteArray::number(static_cast<double>(ms) / 1000, 'f', 1);
    if (json) {
        const auto share = [](double number) { return QByteArray::number(number, 'f', 6); };
        return JsonLine()
            .number("step", step)
            .raw("seconds", seconds)
            .raw("loss", QByteArray::number(loss, 'g', 6))
            .raw("accuracy1", share(measure.accuracy1))
            .raw("accuracy2", share(measure.accuracy2))
            .raw("accuracy3", share(measure.accuracy3))
            .finished();
    }
    return "step=" + QByteArray::number(step) + " seconds=" + seconds + " loss=" + QByteArray::number(loss, 'f', 5)
        + " accuracy1=" + sharePercent(measure.accuracy1) + " accuracy2=" + sharePercent(measure.accuracy2)
        + " accuracy3=" + sharePercent(measure.accuracy3);
}

ReportCard trainedCard(const ModelPtr& model, std::span<const SolvedPuzzle> kept, BatchEngine& engine,
    const std::function<bool()>& keepRunning)
{
    std::vector<StartingGrid> puzzles;
    std::vector<JudgedPuzzle> known;
    for (const SolvedPuzzle& puzzle : kept) {
        puzzles.emplace_back(puzzle.givens);
        known.push_back({PuzzleVerdict::Unique, puzzle.solution});
    }
    PassOptions pass;
    pass.model = model;
    pass.rules = model->everyRule();
    pass.search = false;
    ReportLimits limits;
    limits.keepRunning = keepRunning;
    ReportCard all;
    for (std::size_t from = 0; from < puzzles.size() && keepRunning(); from += kSolvedAtOnce) {
        const std::size_t count = std::min(kSolvedAtOnce, puzzles.size() - from);
        const auto some = reportOf(
            engine, pass, std::span(puzzles).subspan(from, count), std::span(known).subspan(from, count), limits);
        if (!some)
            break;
        all.puzzles += some->puzzles;
        all.solved += some->solved;
        all.illegal += some->illegal;
        all.rightCells += some->rightCells;
        all.openCells += some->openCells;
    }
    return all;
}

QByteArray trainedCardRow(const ReportCard& card, bool json)
{
    const auto whole = [](std::size_t number) { return static_cast<long long>(number); };
    const ShareInterval interval = card.interval();
    if (json) {
        return JsonLine()
            .number("puzzles", whole(card.puzzles))
            .number("solved", whole(card.solved))
            .raw("low", QByteArray::number(interval.low, 'f', 6))
            .raw("high", QByteArray::number(interval.high, 'f', 6))
            .number("illegal", whole(card.illegal))
            .number("cells_right", static_cast<long long>(card.rightCells))
            .number("cells_open", static_cast<long long>(card.openCells))
            .finished();
    }
    return "solved=" + QByteArray::number(whole(card.solved)) + '/' + QByteArray::number(whole(card.puzzles)) + " ("
        + sharePercent(interval.low) + " … " + sharePercent(interval.high)
        + ") illegal=" + QByteArray::number(whole(card.illegal))
        + " cells=" + QByteArray::number(static_cast<qulonglong>(card.rightCells)) + '/'
        + QByteArray::number(static_cast<qulonglong>(card.openCells));
}

} // namespace convoku
