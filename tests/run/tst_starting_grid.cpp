// SPDX-License-Identifier: MIT
// Runs that begin with candidates of their own.
#include "solver/formats/puzzle_text.h"
#include "solver/formats/puzzle_writer.h"
#include "solver/run/batch_solver.h"
#include "solver/run/contradiction.h"
#include "solver/run/history.h"
#include "solver/run/proof.h"
#include "solver/run/runner.h"
#include "tests/support/backtracking.h"
#include "tests/support/loop_backend.h"
#include "tests/support/puzzle_files.h"
#include "tests/support/random_tensors.h"
#include "tests/support/test_program.h"
#include "tests/support/tested_backend.h"

#include <QTest>

#include <algorithm>

using namespace convoku;
using namespace convoku::testing;

namespace {

enum class Kind { Unsolvable, Solvable, Several };

/// Nine signs for each cell, row by row: what a person would type. Candidates around a solution; around a second one,
/// which is the first with 1 and 2 exchanged; or with some cells of the solution spoilt.
std::string randomSukaku(Random& random, int extra, Kind kind)
{
    const Grid solution = randomSolution(random);
    std::string text(729, '.');
    for (int cell = 0; cell < 81; ++cell) {
        const auto put = [&](int digit) { text[static_cast<std::size_t>(cell * 9 + digit - 1)] = char('0' + digit); };
        put(solution.digit(cell));
        if (kind == Kind::Several && solution.digit(cell) <= 2)
            put(3 - solution.digit(cell));
        for (int i = 0; i < extra; ++i)
            put(randomNumber(random, 1, 9));
    }
    for (int i = 0; kind == Kind::Unsolvable && i < 12; ++i) {
        const int cell = randomNumber(random, 0, 80);
        const int other = solution.digit(cell) % 9 + 1;
        text.replace(static_cast<std::size_t>(cell) * 9, 9, 9, '.');
        text[static_cast<std::size_t>(cell * 9 + other - 1)] = char('0' + other);
        text[static_cast<std::size_t>(cell * 9 + other % 9)] = char('1' + other % 9);
    }
    return text;
}

Candidates candidatesOf(const std::string& text)
{
    Candidates candidates;
    for (int i = 0; i < 729; ++i) {
        if (text[static_cast<std::size_t>(i)] != '.')
            candidates.add(Candidate{i % 9, i / 9 / 9, i / 9 % 9});
    }
    return candidates;
}

} // namespace

class TestStartingGrid : public QObject
{
    Q_OBJECT

    std::unique_ptr<Backend> m_backend = makeTestedBackend();

private Q_SLOTS:
    /// The network finds what plain backtracking finds that keeps to the candidates: none, one or several.
    void solvesWhatTheCandidatesAllow()
    {
        Random random(5);
        std::vector<std::string> texts;
        for (int n = 0; n < 40; ++n)
            texts.push_back(randomSukaku(random, 1 + n % 4, Kind(n % 3)));
        const PuzzleTextResult read = [&texts] {
            std::string all;
            for (const std::string& text : texts)
                all += text + '\n';
            return readPuzzles(all);
        }();
        QCOMPARE(read.puzzles.size(), texts.size());

        BatchOptions options;
        options.solutions = 2;
        options.batchSize = 16;
        std::vector<SolveOutcome> outcomes(texts.size());
        solveBatch(*m_backend,
            puzzlesInOrder(texts.size(), [&](std::size_t n) { return read.puzzles[n].startingGrid(); }), options,
            [&](std::size_t n, const SolveOutcome& outcome) { outcomes[n] = outcome; });

        std::array<int, 3> ofKind{};
        for (std::size_t n = 0; n < texts.size(); ++n) {
            const Candidates allowed = candidatesOf(texts[n]);
            std::vector<Grid> expected = solutionsOf(allowed, 3);
            const SolveOutcome& outcome = outcomes[n];
            ++ofKind[std::min<std::size_t>(expected.size(), 2)];
            QCOMPARE(outcome.solutions.size(), std::min<std::size_t>(expected.size(), 2));
            QCOMPARE(outcome.result, expected.empty() ? RunResult::NoSolution : RunResult::Solved);
            for (const Grid& solution : outcome.solutions) {
                QVERIFY(isSolution(solution));
                for (int cell = 0; cell < 81; ++cell)
                    QVERIFY(allowed.has(Candidate::of(solution.digit(cell) - 1, Cell::fromIndex(cell))));
            }
            // One puzzle by itself, pass by pass, ends the same way.
            const Recording recording = record(*m_backend, read.puzzles[n].startingGrid(), {});
            QVERIFY(recording.start() == allowed);
            QCOMPARE(*recording.result(), outcome.result);
            if (!outcome.solutions.empty())
                QVERIFY(Grid::fromDecided(recording.lastState().candidates) == outcome.solutions.front());
        }
        // All kinds were there.
        for (const int count : ofKind)
            QVERIFY2(count > 2, qPrintable(QString::number(count)));
    }

    /// 81 cells of candidates and no given.
    void sukaku()
    {
        Random random(11);
        std::string text;
        do {
            text = randomSukaku(random, 4, Kind::Solvable);
        } while (
            solutionsOf(candidatesOf(text), 2).size() != 1 || readPuzzles(text).puzzles.at(0).givens.givenCount() > 0);
        const StartingGrid start = readPuzzles(text).puzzles.at(0).startingGrid();
        const Recording recording = record(*m_backend, start, {});
        QCOMPARE(recording.givens().givenCount(), 0);
        QCOMPARE(*recording.result(), RunResult::Solved);
        QVERIFY(Grid::fromDecided(recording.lastState().candidates) == solutionsOf(candidatesOf(text), 1).at(0));

        // The only solution is the only one also for the search for another.
        Recording further = recording;
        further.reopen();
        Runner runner(*m_backend, further, 0);
        while (!runner.ended())
            further.append(runner.nextPass());
        QCOMPARE(*further.result(), RunResult::Unique);
    }

    /// A cell without a candidate and two cells that clash are starts as well: they end as soon as they are looked at.
    void startsThatContradictThemselves_data()
    {
        QTest::addColumn<int>("emptied"); // cell; -1: two equal cells in row 1 instead
        QTest::newRow("a cell without candidates") << 40;
        QTest::newRow("a clash") << -1;
    }
    void startsThatContradictThemselves()
    {
        QFETCH(int, emptied);
        Candidates candidates = Candidates::all();
        for (int digit = 0; digit < 9; ++digit) {
            if (emptied >= 0) {
                candidates.remove(Candidate::of(digit, Cell::fromIndex(emptied)));
            } else if (digit != 4) {
                candidates.remove(Candidate{digit, 0, 0});
                candidates.remove(Candidate{digit, 0, 8});
            }
        }
        const Recording recording = record(*m_backend, {Grid(), candidates}, {});
        QCOMPARE(*recording.result(), RunResult::NoSolution);
        QCOMPARE(recording.passCount(), 1);
        if (emptied < 0)
            return;
        const auto removals = removalsIn(recording, Cell::fromIndex(emptied), recording.first());
        QCOMPARE(removals.size(), std::size_t{1});
        QCOMPARE(removals.front().event, std::size_t{0});
        QCOMPARE(removals.front().candidates.size(), std::size_t{9});
    }

    /// A candidate that was never there has a history, and a proof of nothing.
    void missingCandidates()
    {
        const Grid givens = gridOf(kArticleHard);
        Candidates candidates = givens.startingCandidates();
        const Grid solution = gridOf(kArticleHardSolution);
        std::vector<std::uint16_t> missing;
        for (int cell = 0; cell < 81; cell += 2) {
            const Candidate wrong = Candidate::of(solution.digit(cell) % 9, Cell::fromIndex(cell));
            if (!givens.isGiven(wrong.cell()) && candidates.has(wrong)) {
                candidates.remove(wrong);
                missing.push_back(static_cast<std::uint16_t>(wrong.index()));
            }
        }
        QVERIFY(missing.size() > 10);
        LoopBackend loops;
        Explainer explainer(loops);
        const Recording recording = record(loops, {givens, candidates}, {});
        QVERIFY(Grid::fromDecided(recording.lastState().candidates) == solution);
        for (const std::uint16_t index : missing) {
            QVERIFY(recording.isMissing(Candidate::fromIndex(index)));
            const auto history = historyOf(recording, index);
            QCOMPARE(history.size(), std::size_t{1});
            QCOMPARE(history.front().change, CandidateChange::Absent);
            const auto proof = prove(explainer, recording, index, recording.last());
            QVERIFY(proof && proof->steps.empty() && proof->givens.empty());
            QCOMPARE(proof->missing, std::vector{index});
        }
        const int given = Candidate::of(givens.digit(0) % 9, Cell{0, 0}).index();
        QVERIFY(!recording.isMissing(Candidate::fromIndex(given)));

        // A proof rests on givens and on missing candidates, each in its own list.
        int withMissing = 0;
        for (int index = 0; index < 729; index += 7) {
            const auto proof = prove(explainer, recording, static_cast<std::uint16_t>(index), recording.last());
            if (!proof)
                continue;
            for (const Cell cell : proof->givens)
                QVERIFY(givens.isGiven(cell));
            for (const std::uint16_t absent : proof->missing)
                QVERIFY(std::find(missing.begin(), missing.end(), absent) != missing.end());
            withMissing += proof->missing.empty() ? 0 : 1;
        }
        QVERIFY(withMissing > 5);
    }

    /// Any state of a run can leave in a format that carries candidates and be the start of another run.
    void statesAsStarts()
    {
        const Recording recording = record(*m_backend, gridOf(kArticleHard), {});
        for (int pass = 0; pass <= recording.passCount(); pass += 5) {
            const Candidates state = recording.stateAt(recording.endOf(pass)).candidates;
            const Puzzle puzzle = puzzleInState(recording.givens(), state);
            for (int cell = 0; cell < 81; ++cell) {
                const int sole = state.soleDigit(Cell::fromIndex(cell)) + 1;
                const int given = recording.givens().digit(cell);
                QCOMPARE(puzzle.known().placed.digit(cell), given == 0 ? sole : 0);
            }
            const auto read = readPuzzles(writePuzzle(PuzzleFormat::CandidateLine, puzzle));
            QVERIFY(read.puzzles.at(0).startingCandidates() == state);
            const Recording again = record(*m_backend, {recording.givens(), state}, {});
            // Guesses are no part of it: with a wrong one there is no solution left.
            const bool possible = !solutionsOf(state, 1).empty();
            QCOMPARE(*again.result(), possible ? RunResult::Solved : RunResult::NoSolution);
        }
    }
};

CONVOKU_GUILESS_TEST(TestStartingGrid)
#include "tst_starting_grid.moc"
