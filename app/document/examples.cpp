// SPDX-License-Identifier: MIT
#include "app/document/examples.h"

#include "app/wording/wording.h"
#include "solver/formats/puzzle_text.h"
#include "solver/sudoku/transform.h"

#include <QCoreApplication>

namespace convoku {
namespace {

/// The translation context of the texts of this file.
class ExamplesText
{
    Q_DECLARE_TR_FUNCTIONS(convoku::Examples)
};

} // namespace

std::vector<Example> examples()
{
    const auto example = [](const char* id, const QString& name, const char* text) {
        return Example{name, readPuzzles(text).puzzles.at(0).givens, id};
    };
    return {
        example("article", ExamplesText::tr("The article’s hard puzzle: three guesses"),
            "8.5.....2...9.1...3.........6.7..4..2...5...........6....38.....1....7...4.....9."),
        example("easy", ExamplesText::tr("The article’s easy puzzle: two passes"),
            ".54.87...329..1.......9.6.45..6..7.37.6..921..3..48..5.82.3.4...7...6.91...1...5."),
        example("no_guess", ExamplesText::tr("Rules only: no guess is needed"),
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"),
        example("deep", ExamplesText::tr("A deep search"),
            "98.7.....6...5.8....4..8.9.7..6......5..8......9..4.3...2...3.9....1..2......24.."),
        example("no_solution", ExamplesText::tr("No solution: two equal givens in a row"),
            "55..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"),
        example("empty", ExamplesText::tr("The empty grid: 47 guesses, none wrong"),
            "................................................................................."),
    };
}

StartingGrid exampleFor(Board board)
{
    if (board == Board())
        return examples().front().givens;
    // Boxes that stand upright have the puzzle of those that lie, turned over.
    const Board lying = board.boxRows() > board.boxColumns() ? board.turned() : board;
    // One solution each, found by hidden singles and pointing.
    const char* text = lying.side() == 4 ? "...44..3.....2.."
        : lying.side() == 6              ? ".....63...5.....35.2.....6........4."
                                         : "...3.5.......8.3.2..3.....76.2..7.1...8.8...5....6........8.7.4.";
    const Grid givens = readPuzzles(text, {.board = lying}).puzzles.at(0).givens;
    return lying == board ? givens : mirroring(MirrorAxis::Diagonal, lying)(givens);
}

std::vector<ExampleCollection> exampleCollections()
{
    const auto collection = [](const char* id, const QString& name, const QString& help) {
        return ExampleCollection{name, help, QStringLiteral(":/collections/%1.sdm").arg(QLatin1String(id))};
    };
    std::vector<ExampleCollection> all{collection(
        "easy", ExamplesText::tr("Easy"), ExamplesText::tr("100 puzzles with many givens; a few passes solve them"))};
    for (const Model::Rule& rule : articleModel()->rules)
        all.push_back(collection(rule.id.c_str(), Wording::rule(rule),
            ExamplesText::tr("30 puzzles without a guess where this rule removes something: %1")
                .arg(Wording::ruleHelp(rule))));
    all.push_back(collection(
        "guessing", ExamplesText::tr("Guessing"), ExamplesText::tr("50 puzzles with one guess, or two at once")));
    all.push_back(collection(
        "deep", ExamplesText::tr("Deep search"), ExamplesText::tr("30 puzzles with four or more guesses at once")));
    return all;
}

} // namespace convoku
