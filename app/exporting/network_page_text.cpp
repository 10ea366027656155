// SPDX-License-Identifier: MIT
#include "app/exporting/network_page.h"

#include "app/wording/wording.h"

namespace convoku {

// The page puts the values in: %1 stays as it is.
QJsonObject NetworkPage::texts() const
{
    const bool unsure = isLearned(*m_options.pass.model);
    const Board board = m_options.pass.model->board;
    return {
        // What can be done
        {QStringLiteral("reset"), tr("Back to the start")},
        {QStringLiteral("back"), tr("Step back")},
        {QStringLiteral("play"), tr("Play")},
        {QStringLiteral("pause"), tr("Pause")},
        {QStringLiteral("step"), tr("Step", "a button")},
        {QStringLiteral("pass"), tr("Pass", "a button: go on by one pass")},
        {QStringLiteral("solve"), tr("Solve")},
        {QStringLiteral("resetKey"), tr("Home", "a key")},
        {QStringLiteral("backKey"), QStringLiteral("←")},
        {QStringLiteral("playKey"), tr("Space", "a key")},
        {QStringLiteral("stepKey"), QStringLiteral("→")},
        {QStringLiteral("passKey"), tr("Page Down", "a key")},
        {QStringLiteral("solveKey"), tr("End", "a key")},
        {QStringLiteral("load"), tr("Load", "a puzzle")},
        {QStringLiteral("theme"), tr("Appearance")},
        {QStringLiteral("auto"), tr("Automatic", "appearance")},
        {QStringLiteral("light"), tr("Light", "appearance")},
        {QStringLiteral("dark"), tr("Dark", "appearance")},
        {QStringLiteral("larger"), tr("Larger: %1")},
        {QStringLiteral("smaller"), tr("Smaller: %1")},
        {QStringLiteral("model"), tr("The network as an ONNX file")},
        {QStringLiteral("licences"), tr("Licences")},
        {QStringLiteral("keys"), tr("Keyboard")},
        {QStringLiteral("keysStep"),
            tr("a step on and back; on the board from cell to cell, on a layer from number to number")},
        {QStringLiteral("keysPass"), tr("a pass on and back")},
        {QStringLiteral("keysPlay"), tr("play and pause")},
        {QStringLiteral("keysEnds"), tr("the start, and the end of the run")},
        {QStringLiteral("keysTab"), tr("from part to part")},
        // Parts of the page
        {QStringLiteral("board"), tr("Board")},
        {QStringLiteral("controls"), tr("Controls")},
        {QStringLiteral("passes"), tr("Passes")},
        {QStringLiteral("thisPass"), tr("This pass")},
        {QStringLiteral("onBoard"), tr("On the board")},
        {QStringLiteral("puzzle"), tr("Puzzle")},
        {QStringLiteral("puzzleHelp"),
            tr("%1 characters, row by row: 1–%2, and a dot or 0 for an empty cell.")
                .arg(board.cells())
                .arg(board.side())},
        {QStringLiteral("badLength"), tr("%2 characters are needed, these are %1.")},
        {QStringLiteral("badSign"), tr("Character %1 is “%2”: expected a digit, or a dot for an empty cell.")},
        {QStringLiteral("layers"), tr("Layers")},
        {QStringLiteral("layersOf"), tr("Layers: %1")},
        {QStringLiteral("layersHelp"),
            tr("Every value that the network works out in this step, as squares: stronger is more, empty is 0. Point "
               "at "
               "a "
               "square, or go there with the arrow keys, for its number.")},
        {QStringLiteral("layersNone"), tr("Go on by a step to see what its layers work out.")},
        // A run
        {QStringLiteral("startShort"), tr("Start")},
        {QStringLiteral("place"), tr("Pass %1, step %2: %3")},
        {QStringLiteral("start"), tr("The puzzle. Givens: %1, candidates: %2.")},
        {QStringLiteral("removes"), tr("%1 removes %2.")},
        {QStringLiteral("removesNothing"), tr("%1 finds nothing here.")},
        {QStringLiteral("digitFrom"), tr("%1 from %2", "a digit from cells")},
        {QStringLiteral("andMore"), tr("%1 more", "candidates, guesses")},
        {QStringLiteral("isSolved"),
            tr("Solved: %1 cells with one digit each, and none twice in a house.").arg(board.cells())},
        {QStringLiteral("twice"), tr("%1 stands twice in %2, at %3 and %4.")},
        {QStringLiteral("noCandidate"), tr("%1 has no candidate left.")},
        {QStringLiteral("contradiction"), tr("Contradiction")},
        {QStringLiteral("goesOn"), tr("Neither solved nor a contradiction: it goes on.")},
        {QStringLiteral("goesOnShort"), tr("goes on", "the run")},
        {QStringLiteral("guesses"),
            tr("The rules find nothing more, so the network guesses %1 at depth %2 and sets %3 aside.")},
        {QStringLiteral("takesBack"),
            tr("The guess %1 is taken back: %3 leaves %4 for good. Candidates that return: %2.")},
        {QStringLiteral("noGuess"), tr("The rules still find something: no guess.")},
        {QStringLiteral("nothing"), tr("nothing")},
        {QStringLiteral("guess"), tr("Guess")},
        {QStringLiteral("takenBack"), tr("Taken back")},
        {QStringLiteral("solved"), tr("Solved")},
        // Layers that nobody here can read say nothing of the puzzle.
        {QStringLiteral("noSolution"),
            unsure ? QString() : tr("There is no guess to take back: the puzzle has no solution.")},
        {QStringLiteral("noSolutionShort"), unsure ? Wording::result(RunResult::NoSolution, true) : tr("No solution")},
        {QStringLiteral("stalled"), tr("The rules find nothing more, and there is no search: the run stops here.")},
        {QStringLiteral("stalledShort"), tr("Stalled")},
        {QStringLiteral("outOfPasses"), tr("That was the last pass: the page goes no further.")},
        {QStringLiteral("outOfPassesShort"), tr("Out of passes")},
        {QStringLiteral("cost"), tr("Passes: %1, guesses: %2, taken back: %3")},
        {QStringLiteral("passRemoved"), tr("Pass %1: removed: %2")},
        {QStringLiteral("stepRemoved"), tr("%1: removed: %2")},
        {QStringLiteral("stepSaid"), tr("%1: %2")},
        // The board
        {QStringLiteral("cellIs"), tr("row %1, column %2: %3")},
        {QStringLiteral("givenCell"), tr("%1, given")},
        {QStringLiteral("foundCell"), tr("%1, found")},
        {QStringLiteral("guessedCell"), tr("%1, guessed")},
        {QStringLiteral("openCell"), tr("candidates %1")},
        {QStringLiteral("emptyCell"), tr("no candidate left")},
        {QStringLiteral("removedHere"), tr("%1 removed by %2")},
        {QStringLiteral("asideHere"), tr("%1 set aside")},
        {QStringLiteral("backHere"), tr("%1 came back")},
        {QStringLiteral("guessAt"), tr("Guess at depth %1")},
        {QStringLiteral("asideSign"), tr("Set aside by a guess")},
        {QStringLiteral("follows"), tr("Follows from a guess")},
        {QStringLiteral("cameBack"), tr("Came back")},
        {QStringLiteral("removedSign"), tr("Removed")},
        // Layers
        {QStringLiteral("input"), tr("in", "what a group of layers is handed")},
        {QStringLiteral("from"), tr("From: %1.", "the layers that it reads")},
        {QStringLiteral("valueIs"), tr("%1, %2 %3")},
        {QStringLiteral("notZero"), tr("not 0: %1 of %2")},
        {QStringLiteral("elementIs"), tr("%1 = %2")},
        {QStringLiteral("plane"), tr("plane %1")},
        {QStringLiteral("row"), tr("row %1")},
        {QStringLiteral("column"), tr("column %1")},
        {QStringLiteral("wholeBoard"), tr("the board")},
        // What runs it
        {QStringLiteral("loading"), tr("ONNX Runtime is loaded …")},
        {QStringLiteral("starting"), tr("ONNX Runtime starts …")},
        {QStringLiteral("testing"), tr("The network is tested …")},
        {QStringLiteral("ready"),
            tr("The network runs in this browser (ONNX Runtime, WebAssembly). Boards of its self-test that came out "
               "right: %1.")},
        {QStringLiteral("missingFile"), tr("%1 is not there")},
        {QStringLiteral("selfTestFailed"),
            tr("the self-test came out wrong: this browser does not get what the program gets for %1")},
        {QStringLiteral("failed"), tr("The network can’t run here: %1.")},
        {QStringLiteral("restores"), tr("%1 puts a candidate back that was gone")},
        {QStringLiteral("tooDeep"), tr("its search goes deeper than there are cells")},
        {QStringLiteral("wrongGuess"), tr("its search guesses what is not one candidate")},
    };
}

} // namespace convoku
