// SPDX-License-Identifier: MIT
// Runs on every board: the search against plain loops, solutions against backtracking, recordings, explanations.
#include "solver/backend/bitwise/bitwise_backend.h"
#include "solver/error.h"
#include "solver/run/batch_solver.h"
#include "solver/run/bitwise_batch.h"
#include "solver/run/explanation.h"
#include "solver/run/runner.h"
#include "solver/sudoku/minimal_form.h"
#include "tests/support/article_rules.h"
#include "tests/support/backtracking.h"
#include "tests/support/loop_rules.h"
#include "tests/support/loop_search.h"
#include "tests/support/network_testing.h"
#include "tests/support/networks_on_boards.h"
#include "tests/support/random_tensors.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace convoku;
using namespace convoku::testing;

namespace {

/// A grid without some of its digits.
Grid withHoles(Random& random, const Grid& solution, int holes)
{
    Grid puzzle = solution;
    for (int i = 0; i < holes; ++i)
        puzzle.setDigit(solution.board().cell(randomNumber(random, 0, solution.board().cells() - 1)), 0);
    return puzzle;
}

std::vector<SolveOutcome> outcomesOf(const std::vector<Grid>& puzzles, BatchOptions options)
{
    std::vector<SolveOutcome> outcomes(puzzles.size());
    BitwiseBatch engine;
    engine.solve(puzzlesInOrder(puzzles.size(), [&](std::size_t puzzle) { return puzzles[puzzle]; }), options,
        [&](std::size_t puzzle, const SolveOutcome& outcome) { outcomes[puzzle] = outcome; }, {});
    return outcomes;
}

} // namespace

class TestSmallBoardRuns : public QObject
{
    Q_OBJECT

    std::unique_ptr<Backend> m_backend = makeBitwiseBackend();

    static void boardRows()
    {
        QTest::addColumn<std::size_t>("place");
        for (const Board board : Board::all())
            QTest::addRow("boxes of %d x %d", board.boxRows(), board.boxColumns()) << board.place();
    }

    /// The cells of the cause are all cells of its box that can have the digit, and they lie in its line.
    static void verifyPointing(const Cause& cause, const Candidates& before)
    {
        const Board board = before.board();
        std::set<int> expected;
        for (int row = 0; row < board.side(); ++row) {
            for (int column = 0; column < board.side(); ++column) {
                const int across = board.side() / board.boxColumns();
                const bool inBox = row / board.boxRows() * across + column / board.boxColumns() == cause.box;
                if (inBox && before.has(Candidate{cause.digits.front(), row, column, board}))
                    expected.insert(row * board.side() + column);
            }
        }
        std::set<int> cells;
        for (const Cell cell : cause.cells) {
            cells.insert(cell.index());
            QCOMPARE(cause.house.kind == HouseKind::Row ? cell.row : cell.column, cause.house.index);
        }
        QVERIFY(!cells.empty() && cells == expected);
    }

private Q_SLOTS:
    /// Each pass leaves what loops over cells and houses leave.
    void passesAgainstLoops_data() { boardRows(); }
    void passesAgainstLoops()
    {
        QFETCH(std::size_t, place);
        const Board board = Board::all()[place];
        const ModelPtr model = networkOnBoard("article", board);
        Random random(11);
        int guesses = 0;
        for (int round = 0; round < 5; ++round) {
            const Grid puzzle = withHoles(random, randomSolution(random, board), board.cells() * 3 / 2);
            Runner runner(*m_backend, puzzle, {{model->everyRule(), true, false, model}, 400});
            bool solved = false;
            while (!runner.ended()) {
                const State before = runner.state();
                Candidates ruled = before.candidates;
                for (int rule = 0; rule < 9; ++rule)
                    ruled = loopRule(static_cast<RuleId>(rule), ruled);
                const LoopSearch expected = loopSearch(before, ruled);
                const PassRecord record = runner.nextPass();
                solved = record.result == RunResult::Solved;
                guesses += expected.push ? 1 : 0;
                if (!runner.ended()) {
                    const std::string wrong = difference(expected.next, runner.state());
                    QVERIFY2(wrong.empty(), wrong.c_str());
                }
            }
            QVERIFY(solved);
            QVERIFY(isSolution(Grid::fromDecided(runner.state().candidates)));
        }
        QVERIFY(guesses > 0);
    }

    void countsAgainstBacktracking_data() { boardRows(); }
    void countsAgainstBacktracking()
    {
        QFETCH(std::size_t, place);
        const Board board = Board::all()[place];
        Random random(5);
        std::vector<Grid> puzzles;
        for (int round = 0; round < 60; ++round)
            puzzles.push_back(withHoles(random, randomSolution(random, board), board.cells()));
        Grid clash(board);
        clash.setDigit(board.cell(0, 0), 1);
        clash.setDigit(board.cell(1, 1), 1);
        puzzles.push_back(clash);
        for (const ModelPtr& model : {networkOnBoard("article", board), judgeFor(board)}) {
            BatchOptions options;
            options.model = model;
            options.rules = model->everyRule();
            options.solutions = 50;
            const std::vector<SolveOutcome> outcomes = outcomesOf(puzzles, options);
            for (std::size_t i = 0; i < puzzles.size(); ++i) {
                std::vector<Grid> expected = solutionsOf(puzzles[i], 50);
                QCOMPARE(outcomes[i].found, expected.size());
                for (const Grid& solution : outcomes[i].solutions)
                    QVERIFY(isSolution(solution) && solution.agreesWith(puzzles[i]));
            }
        }
    }

    /// All of them, found by plain backtracking and by the network.
    void allGridsOfFour()
    {
        const ModelPtr model = shippedModel("article_4");
        const Grid empty(model->board);
        const std::vector<Grid> expected = solutionsOf(empty, 1000);
        QCOMPARE(expected.size(), std::size_t{288});
        BatchOptions options;
        options.model = model;
        options.rules = model->everyRule();
        options.solutions = 1000;
        std::set<std::string> found;
        const std::vector<SolveOutcome> outcomes = outcomesOf({empty}, options);
        for (const Grid& grid : outcomes.front().solutions)
            found.insert(grid.toText());
        std::set<std::string> all;
        for (const Grid& grid : expected)
            all.insert(grid.toText());
        QVERIFY(found == all);
        // Two grids are the same puzzle in two ways only.
        std::set<std::string> forms;
        for (const Grid& grid : expected)
            forms.insert(minimalForm(grid)->grid.toText());
        QCOMPARE(forms.size(), std::size_t{2});
    }

    void minimalFormOfChangedPuzzles_data() { boardRows(); }
    void minimalFormOfChangedPuzzles()
    {
        QFETCH(std::size_t, place);
        const Board board = Board::all()[place];
        Random random(9);
        RandomNumbers numbers(9);
        for (int round = 0; round < 30; ++round) {
            const Grid puzzle = withHoles(random, randomSolution(random, board), board.cells());
            const auto form = minimalForm(puzzle);
            QVERIFY(form && form->transform(puzzle) == form->grid);
            const Grid other = randomRelabelling(numbers, board)(randomShuffle(numbers, board)(puzzle));
            QVERIFY(minimalForm(other)->grid == form->grid);
            QVERIFY(!(form->grid.toText() > other.toText()) || form->grid.toText().find('.') != std::string::npos);
            // Turned, the boxes change; turned back, they are what they were.
            const Grid turned = rotation(1, board)(puzzle);
            QVERIFY(turned.board() == board.turned());
            QVERIFY(rotation(3, turned.board())(turned) == puzzle);
        }
    }

    /// Every removal is explained, and the explanation alone lets the rule remove it again.
    void explanations_data() { boardRows(); }
    void explanations()
    {
        QFETCH(std::size_t, place);
        const Board board = Board::all()[place];
        const ModelPtr model = networkOnBoard("article", board);
        Explainer explainer(*m_backend, model);
        Random random(21);
        int explained = 0;
        for (int round = 0; round < 3; ++round) {
            const Grid puzzle = withHoles(random, randomSolution(random, board), board.cells());
            const Recording recording = record(*m_backend, puzzle, {{model->everyRule(), true, false, model}, 60});
            for (const Event& event : recording.events()) {
                if (event.kind != EventKind::Rule || explained > 60)
                    continue;
                const State before = recording.stateAt({static_cast<int>(event.pass), event.step, 1});
                for (const Explanation& explanation :
                    explainer.explain(event.rule, before, recording.changed(event).first(1))) {
                    const Candidate gone = board.candidate(explanation.candidate);
                    QVERIFY(!explanation.causes.empty());
                    for (const Cause& cause : explanation.causes) {
                        for (const Cell cell : cause.cells)
                            QVERIFY(cell.board == board && cell.row < board.side() && cell.column < board.side());
                        if (cause.box >= 0)
                            verifyPointing(cause, before.candidates);
                    }
                    // The loop agrees that it goes, and that it stays once something that is needed is not so.
                    QVERIFY(!loopRule(event.rule, before.candidates).has(gone));
                    for (const std::uint16_t there : explanation.present) {
                        Candidates changed = before.candidates;
                        changed.remove(there);
                        QVERIFY(loopRule(event.rule, changed).has(gone));
                    }
                    for (const std::uint16_t absent : explanation.absent) {
                        Candidates changed = before.candidates;
                        changed.add(absent);
                        QVERIFY(loopRule(event.rule, changed).has(gone));
                    }
                    ++explained;
                }
            }
        }
        QVERIFY(explained > 10);
    }

    void anotherBoardIsRefused()
    {
        const ModelPtr four = shippedModel("article_4");
        QVERIFY_THROWS_EXCEPTION(Error, Runner(*m_backend, Grid(), {{four->everyRule(), true, false, four}, 10}));
        BatchOptions options;
        QVERIFY_THROWS_EXCEPTION(Error, outcomesOf({Grid(four->board)}, options));
    }
};

CONVOKU_APPLESS_TEST(TestSmallBoardRuns)

#include "tst_small_board_runs.moc"
