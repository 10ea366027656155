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
    const PuzzleWishes& wishes = order.wishes;
    const Board board = wishes.board;
    const PuzzleWishes usual;
    QStringList words{QStringLiteral("convoku-cli"), QStringLiteral("generate")};
    const auto add = [&words](const char* option, const QString& value) {
        if (!value.isEmpty())
            words << QLatin1String(option) << value;
    };
    add("--count", QString::number(order.count));
    add("--seed", QString::number(order.seed));
    if (wishes.pattern.empty()) {
        add("--givens", rangeText(wishes.givens, usualGivens(board), board.cells()));
    } else {
        Grid pattern(board);
        for (const Cell cell : wishes.pattern)
            pattern.setDigit(cell, cell.column + 1);
        add("--pattern", QString::fromStdString(pattern.toText()));
    }
    if (wishes.symmetry != usual.symmetry)
        add("--symmetry", QLatin1String(idOf(wishes.symmetry)));
    if (wishes.minimal)
        words << QStringLiteral("--minimal");
    if (wishes.model != articleModel())
        add("--network",
            QString::fromStdString(wishes.model->id) + QLatin1String(comesWithProgram(wishes.model) ? "" : ".network"));
    if (wishes.model == articleModel() && wishes.rules == basicRules())
        add("--rules", QStringLiteral("basic"));
    else if (wishes.rules != wishes.model->everyRule())
        add("--rules", idsOf(*wishes.model, wishes.rules));
    add("--fires", idsOf(*wishes.model, wishes.fires));
    if (wishes.depth == Range{0, 0})
        words << QStringLiteral("--no-guess");
    else
        add("--depth", rangeText(wishes.depth, usual.depth, board.cells()));
    add("--passes", rangeText(wishes.passes, usual.passes, PuzzleWishes::kAny));
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
