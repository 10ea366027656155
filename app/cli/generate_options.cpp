// SPDX-License-Identifier: MIT
#include "app/cli/generate_options.h"

#include "app/cli/cli_text.h"
#include "app/cli/run_settings.h"
#include "solver/formats/puzzle_text.h"

#include <QRandomGenerator>
#include <QRegularExpression>

#include <algorithm>

namespace convoku {
namespace {

/// Returns the cells in which the puzzle of --pattern has digits; empty without it.
std::vector<Cell> readPattern(CommandOptions& options, Board board)
{
    std::vector<Cell> cells;
    if (!options.has("pattern"))
        return cells;
    for (const char* other : {"symmetry", "givens"}) {
        if (options.has(other))
            options.fail(CliText::tr("--pattern already places the givens. Omit --%1.").arg(QLatin1String(other)));
    }
    const std::string text = options.text("pattern").toStdString();
    const PuzzleTextResult read = readPuzzles(text, {.board = board});
    const bool fits = read.puzzles.size() == 1 && read.puzzles.front().givens.board() == board;
    const int givens = fits ? read.puzzles.front().givens.givenCount() : 0;
    if (givens < fewestGivens(board)) {
        options.fail(
            CliText::tr(
                "--pattern: “%1” is not a pattern. Use a puzzle of %3 characters with a digit in at least %2 cells.")
                .arg(options.text("pattern"), QString::number(fewestGivens(board)), QString::number(board.cells())));
        return cells;
    }
    for (int i = 0; i < board.cells(); ++i) {
        if (read.puzzles.front().givens.digit(i) != 0)
            cells.push_back(board.cell(i));
    }
    return cells;
}

PuzzleRequest readRequest(CommandOptions& options)
{
    PuzzleRequest request;
    request.model = readModel(options);
    request.board = request.model->board;
    request.givens = usualGivens(request.board);
    request.rules = readRules(options, *request.model);
    request.givens = readRange(options, "givens", request.givens, fewestGivens(request.board), request.board.cells());
    request.symmetry = static_cast<Symmetry>(options.choice("symmetry", symmetryIds(), 0));
    request.pattern = readPattern(options, request.board);
    if (const int cells = static_cast<int>(request.pattern.size()); cells > 0)
        request.givens = {cells, cells};
    request.minimal = options.has("minimal");
    request.passes = readRange(options, "passes", request.passes, 1, PuzzleRequest::kAny);
    request.depth = readRange(options, "depth", request.depth, 0, request.board.cells());
    if (options.has("no-guess"))
        request.depth = {0, 0};
    if (options.has("fires")) {
        for (const QString& id : options.text("fires").split(QLatin1Char(','))) {
            const auto rule = request.model->find(id.trimmed().toStdString());
            if (!rule || std::ranges::find(request.rules, *rule) == request.rules.end())
                options.fail(CliText::tr("--fires: “%1” is not a rule of this run.").arg(id.trimmed()));
            else
                request.fires.push_back(*rule);
        }
    }
    return request;
}

} // namespace

Range readRange(CommandOptions& options, const char* name, Range fallback, int low, int high)
{
    if (!options.has(name))
        return fallback;
    static const QRegularExpression kRange(QStringLiteral("^(\\d+)(\\.\\.(\\d*))?$"));
    const QRegularExpressionMatch match = kRange.match(options.text(name));
    bool firstGood = match.hasMatch();
    bool lastGood = firstGood;
    Range range{firstGood ? match.captured(1).toInt(&firstGood) : 0, high};
    if (match.hasCaptured(3) && !match.captured(3).isEmpty())
        range.high = match.captured(3).toInt(&lastGood);
    else if (!match.hasCaptured(2))
        range.high = range.low;
    const bool boundless = high == PuzzleRequest::kAny;
    if (!firstGood || !lastGood || range.low < low || range.high > high || range.low > range.high) {
        options.fail(boundless
                ? CliText::tr("--%1: “%2” is not a range. Use a number ≥ %3, or a range such as 4..9.")
                      .arg(QLatin1String(name), options.text(name), QString::number(low))
                : CliText::tr("--%1: “%2” is not a range. Use a number from %3 to %4, or a range such as %3..%4.")
                      .arg(QLatin1String(name), options.text(name), QString::number(low), QString::number(high)));
    }
    return range;
}

Seed readGeneratorSeed(CommandOptions& options)
{
    if (!options.has("seed"))
        return QRandomGenerator::system()->generate(); // 32 bits: a number that people can type again
    bool good = false;
    const Seed seed = options.text("seed").toULongLong(&good);
    if (!good)
        options.fail(
            CliText::tr("--seed: “%1” is not a number from 0 to 18446744073709551615.").arg(options.text("seed")));
    return seed;
}

QStringList symmetryIds()
{
    QStringList ids;
    for (int i = 0; i < kSymmetryCount; ++i)
        ids << QLatin1String(idOf(static_cast<Symmetry>(i)));
    return ids;
}

PuzzleOrder readOrder(CommandOptions& options)
{
    PuzzleOrder order;
    order.count = options.number("count", 1, 1, kLargestPuzzleCount);
    order.request = readRequest(options);
    order.seed = readGeneratorSeed(options);
    return order;
}

} // namespace convoku
