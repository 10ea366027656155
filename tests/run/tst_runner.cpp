// SPDX-License-Identifier: MIT
#include "solver/backend/bitwise/bitwise_backend.h"
#include "solver/error.h"
#include "solver/run/runner.h"
#include "tests/support/article_rules.h"
#include "tests/support/backtracking.h"
#include "tests/support/loop_backend.h"
#include "tests/support/network_testing.h"
#include "tests/support/puzzle_files.h"
#include "tests/support/random_tensors.h"
#include "tests/support/test_program.h"
#include "tests/support/tested_backend.h"
#include "tests/support/thorough.h"

#include <QTest>

#include <algorithm>

using namespace convoku;
using namespace convoku::testing;

namespace {

QByteArray gridWith(std::initializer_list<std::pair<int, char>> digits)
{
    QByteArray text(81, '.');
    for (const auto& [cell, sign] : digits)
        text[cell] = sign;
    return text;
}

Grid gridFrom(const QByteArray& text)
{
    return gridOf(std::string_view(text.constData(), static_cast<std::size_t>(text.size())));
}

Grid resultOf(const Recording& recording)
{
    return Grid::fromDecided(recording.lastState().candidates);
}

} // namespace

// Whole runs and the ways in which they end.
class TestRunner : public QObject
{
    Q_OBJECT

    std::unique_ptr<Backend> m_backend = makeTestedBackend();

private Q_SLOTS:
    void solves_data()
    {
        QTest::addColumn<QByteArray>("puzzle");
        QTest::addColumn<QByteArray>("solution");
        QTest::addColumn<int>("passes"); // 0: whatever it takes
        QTest::addColumn<int>("pushes");
        QTest::addColumn<int>("pops");
        QTest::newRow("the article's easy puzzle")
            << QByteArray(kArticleEasy) << QByteArray(kArticleEasySolution) << 2 << 0 << 0;
        QTest::newRow("the article's hard puzzle")
            << QByteArray(kArticleHard) << QByteArray(kArticleHardSolution) << 25 << 3 << 1;
        for (const char* puzzle : {kLosesCandidate17, kLosesCandidateHard}) {
            const std::vector<Grid> solutions = solutionsOf(gridOf(puzzle), 2);
            QCOMPARE(solutions.size(), std::size_t{1});
            QTest::addRow("a puzzle on which a candidate could get lost: %.9s…", puzzle)
                << QByteArray(puzzle) << QByteArray::fromStdString(solutions.front().toText()) << 0 << 0 << 0;
        }
        QTest::newRow("a solution") << QByteArray(kArticleHardSolution) << QByteArray(kArticleHardSolution) << 1 << 0
                                    << 0;
    }
    void solves()
    {
        QFETCH(QByteArray, puzzle);
        QFETCH(QByteArray, solution);
        QFETCH(int, passes);
        QFETCH(int, pushes);
        QFETCH(int, pops);
        const Recording recording = record(*m_backend, gridFrom(puzzle), {});
        QVERIFY(recording.result() == RunResult::Solved);
        QCOMPARE(QByteArray::fromStdString(resultOf(recording).toText()), solution);
        if (passes > 0) {
            QCOMPARE(recording.passCount(), passes);
            QCOMPARE(recording.pushes(), pushes);
            QCOMPARE(recording.pops(), pops);
        }
    }

    void theEmptyGridIsSolved()
    {
        const Recording recording = record(*m_backend, Grid(), {});
        QVERIFY(recording.result() == RunResult::Solved);
        QVERIFY(isSolution(resultOf(recording)));
        QVERIFY(recording.pushes() > 0);
    }

    void unsolvable_data()
    {
        QTest::addColumn<QByteArray>("puzzle");
        QTest::addColumn<bool>("search");
        for (const bool search : {true, false}) {
            const char* how = search ? "" : ", without search";
            QTest::addRow("two equal digits in a row%s", how) << gridWith({{18, '5'}, {26, '5'}}) << search;
            QTest::addRow("two equal digits in a column%s", how) << gridWith({{4, '1'}, {76, '1'}}) << search;
            QTest::addRow("two equal digits in a box%s", how) << gridWith({{60, '9'}, {80, '9'}}) << search;
            QTest::addRow("nothing but fives%s", how) << QByteArray(81, '5') << search;
            // r1c9 can be neither 1 … 8 nor 9.
            QTest::addRow("a cell without a digit%s", how)
                << gridWith({{0, '1'}, {1, '2'}, {2, '3'}, {3, '4'}, {4, '5'}, {5, '6'}, {6, '7'}, {7, '8'}, {80, '9'}})
                << search;
        }
        QTest::newRow("a puzzle that looks valid") << QByteArray(kNoSolution) << true;
        QByteArray changed(kArticleEasy);
        for (qsizetype cell = 0; cell < 81; ++cell) {
            // The easy puzzle with one given changed so that no two givens clash and no solution is left.
            if (changed[cell] == '.')
                continue;
            for (char sign = '1'; sign <= '9'; ++sign) {
                QByteArray other = changed;
                other[cell] = sign;
                if (other != changed && !gridFrom(other).hasClash() && solutionsOf(gridFrom(other), 1).empty()) {
                    QTest::addRow("a solvable puzzle with another given, at cell %d", static_cast<int>(cell))
                        << other << true;
                    break;
                }
            }
        }
    }
    void unsolvable()
    {
        QFETCH(QByteArray, puzzle);
        QFETCH(bool, search);
        QVERIFY(solutionsOf(gridFrom(puzzle), 1).empty());
        RunOptions options;
        options.pass.search = search;
        const Recording recording = record(*m_backend, gridFrom(puzzle), options);
        QVERIFY(recording.result() == RunResult::NoSolution);
        QCOMPARE(recording.pushes(), recording.pops());
        QCOMPARE(recording.lastState().depth(), 0);
        const Contradictions reasons = contradictionsIn(recording.lastState().candidates);
        QVERIFY(!reasons.emptyCells.empty() || !reasons.clashingCells.empty());
    }

    void stallsWithoutSearch()
    {
        RunOptions options;
        options.pass.search = false;
        const Recording recording = record(*m_backend, gridOf(kArticleHard), options);
        QVERIFY(recording.result() == RunResult::Stalled);
        QCOMPARE(recording.pushes(), 0);
        // The rules get on for six passes; in the seventh nothing happens but the end.
        QCOMPARE(recording.passCount(), 7);
        for (int pass = 1; pass <= 6; ++pass)
            QVERIFY(recording.eventsOf(pass).front().kind == EventKind::Rule);
        QCOMPARE(recording.eventsOf(7).size(), std::size_t{1});
        // Deduced only: the solution is still among the candidates.
        const Candidates solution = gridOf(kArticleHardSolution).startingCandidates();
        QCOMPARE(solution.without(recording.lastState().candidates).count(), 0);
        QVERIFY(recording.lastState().stack == State().stack);

        const Recording easy = record(*m_backend, gridOf(kArticleEasy), options);
        QVERIFY(easy.result() == RunResult::Solved);
    }

    void endsWithoutPasses_data()
    {
        QTest::addColumn<int>("limit");
        QTest::addColumn<bool>("solved");
        QTest::newRow("after one pass") << 1 << false;
        QTest::newRow("after ten passes") << 10 << false;
        QTest::newRow("one pass before the solution") << 24 << false;
        QTest::newRow("with the solution in the last pass") << 25 << true;
        QTest::newRow("with passes to spare") << 26 << true;
    }
    void endsWithoutPasses()
    {
        QFETCH(int, limit);
        QFETCH(bool, solved);
        const Recording recording = record(*m_backend, gridOf(kArticleHard), {{}, limit});
        QVERIFY(recording.result() == (solved ? RunResult::Solved : RunResult::OutOfPasses));
        QCOMPARE(recording.passCount(), std::min(limit, 25));
        QVERIFY(recording.events().back().kind == EventKind::End);
    }

    void ruleSets_data()
    {
        QTest::addColumn<QList<int>>("rules");
        QTest::addColumn<bool>("hardToo"); // with few rules the hard puzzle takes tens of thousands of passes
        QList<int> all;
        for (int i = 0; i < 9; ++i)
            all.push_back(i);
        QTest::newRow("classic") << all << true;
        QTest::newRow("basic") << all.first(6) << true;
        QTest::newRow("backwards") << QList<int>(all.crbegin(), all.crend()) << true;
        for (int i = 0; i < 9; ++i) {
            QList<int> fewer = all;
            fewer.removeAt(i);
            QTest::addRow("all but %s", infoOf(static_cast<RuleId>(i)).id) << fewer << (i > 2);
        }
        QTest::newRow("pairs first") << QList<int>{8, 6, 7, 0, 2, 1, 5, 3, 4} << true;
        QTest::newRow("only naked singles and pointing") << QList<int>{0, 1, 2} << false;
    }
    void ruleSets()
    {
        QFETCH(QList<int>, rules);
        QFETCH(bool, hardToo);
        RunOptions options;
        options.pass.rules.clear();
        for (const int rule : rules)
            options.pass.rules.push_back(static_cast<RuleId>(rule));
        const Recording easy = record(*m_backend, gridOf(kArticleEasy), options);
        QVERIFY(easy.result() == RunResult::Solved);
        QCOMPARE(QByteArray::fromStdString(resultOf(easy).toText()), QByteArray(kArticleEasySolution));
        if (!hardToo)
            return;
        const Recording hard = record(*m_backend, gridOf(kArticleHard), options);
        QVERIFY(hard.result() == RunResult::Solved);
        QCOMPARE(QByteArray::fromStdString(resultOf(hard).toText()), QByteArray(kArticleHardSolution));
    }

    void withoutRulesOnlyTheSearchIsLeft()
    {
        RunOptions options;
        options.pass.rules.clear();
        QByteArray puzzle(kArticleEasySolution); // six cells empty: guesses settle them
        for (const qsizetype cell : {0, 10, 40, 41, 77, 80})
            puzzle[cell] = '.';
        const Recording recording = record(*m_backend, gridFrom(puzzle), options);
        QVERIFY(recording.result() == RunResult::Solved);
        QCOMPARE(QByteArray::fromStdString(resultOf(recording).toText()), QByteArray(kArticleEasySolution));
        options.pass.search = false;
        const Recording still = record(*m_backend, gridFrom(puzzle), options);
        QVERIFY(still.result() == RunResult::Stalled);
        QCOMPARE(still.passCount(), 1);
    }

    /// The runner and the recording share one network, even if the search continues after a solution.
    void thePassIsShared()
    {
        Runner runner(*m_backend, gridOf(kArticleEasy), {});
        Recording recording(gridOf(kArticleEasy), runner.start(), {}, runner.pass());
        QVERIFY(recording.nextPass() == runner.pass());
        QCOMPARE(&recording.network(), &runner.pass()->network);
        while (!runner.ended())
            recording.append(runner.nextPass());
        recording.reopen();
        QVERIFY(recording.nextPass() != runner.pass());
        const Runner further(*m_backend, recording, 0);
        QVERIFY(further.pass() == recording.nextPass());
        const Recording copy = recording;
        QVERIFY(copy.nextPass() == recording.nextPass() && &copy.network() == &recording.network());
    }

    void anyBackendGivesTheSameRecords()
    {
        LoopBackend loops;
        for (const char* puzzle : {kArticleEasy, kArticleHard, kLosesCandidateHard}) {
            Runner first(*m_backend, gridOf(puzzle), {});
            Runner second(loops, gridOf(puzzle), {});
            while (!first.ended() && !second.ended()) {
                first.nextPass();
                second.nextPass();
                QVERIFY(first.state() == second.state());
            }
            QVERIFY(first.ended() && second.ended());
        }
    }

    void looksForASecondSolution_data()
    {
        QTest::addColumn<QByteArray>("puzzle");
        QTest::newRow("one, without a guess") << QByteArray(kArticleEasy);
        QTest::newRow("one, with guesses") << QByteArray(kArticleHard);
        QTest::newRow("all given") << QByteArray(kArticleHardSolution);
        QTest::newRow("the empty grid") << QByteArray(81, '.');
        Random random(7);
        for (int n = 0; n < 20; ++n) {
            // A solution with cells taken out: sometimes one, sometimes several ways to fill them again.
            QByteArray puzzle = QByteArray::fromStdString(randomSolution(random).toText());
            for (char& sign : puzzle)
                sign = randomNumber(random, 0, 9) < 6 ? '.' : sign;
            QTest::addRow("a random puzzle, %d", n) << puzzle;
        }
    }
    void looksForASecondSolution()
    {
        QFETCH(QByteArray, puzzle);
        const Grid givens = gridFrom(puzzle);
        Recording recording = record(*m_backend, givens, {});
        QVERIFY(recording.result() == RunResult::Solved);
        const int passes = recording.passCount();
        QCOMPARE(recording.solutions().size(), std::size_t{1});
        recording.reopen();
        QVERIFY(recording.looksForAnother() && !recording.result());
        // Interrupted once on the way: that must make no difference.
        Runner first(*m_backend, recording, passes + 2);
        while (!first.ended())
            recording.append(first.nextPass());
        if (recording.result() == RunResult::OutOfPasses) {
            recording.reopen();
            Runner second(*m_backend, recording, 0);
            while (!second.ended())
                recording.append(second.nextPass());
        }
        const std::vector<Grid> expected = solutionsOf(givens, 2);
        QVERIFY(recording.result() == (expected.size() == 1 ? RunResult::Unique : RunResult::Several));
        QCOMPARE(recording.solutions().size(), expected.size());
        std::vector<Grid> found;
        for (const Position position : recording.solutions()) {
            found.push_back(Grid::fromDecided(recording.stateAt(position).candidates));
            QVERIFY(isSolution(found.back()) && found.back().agreesWith(givens));
        }
        if (found.size() == 2)
            QVERIFY(!(found[0] == found[1]));
        QVERIFY(recording.events().back().kind == EventKind::End);
    }

    void refusesToGoOnAfterTheEnd()
    {
        Runner runner(*m_backend, gridOf(kArticleEasy), {});
        Recording recording(gridOf(kArticleEasy), runner.start(), {});
        PassRecord record;
        while (!runner.ended()) {
            record = runner.nextPass();
            recording.append(record);
        }
        const State last = runner.state();
        QVERIFY_THROWS_EXCEPTION(Error, runner.nextPass());
        QVERIFY(runner.ended() && runner.state() == last);
        QVERIFY_THROWS_EXCEPTION(Error, recording.append(record));
        QCOMPARE(recording.passCount(), 2);
    }

    void refusesToLookBeyondASolution()
    {
        RunOptions options;
        options.pass.continueAfterSolved = true;
        QVERIFY_THROWS_EXCEPTION(Error, Runner(*m_backend, Grid(), options));
    }

    void statesAsTensorsAndBack()
    {
        Random random(50);
        std::vector<State> states;
        for (int n = 0; n < 20; ++n)
            states.push_back(randomState(random, .5));
        for (const bool search : {true, false}) {
            const std::vector<Tensor> expected = tensorsOf(states, search);
            const std::vector<Tensor> actual = toTensors(states, search);
            QVERIFY(actual == expected);
            for (int n = 0; n < 20; ++n) {
                State state;
                storeState(state, actual, n);
                if (search)
                    QVERIFY(state == states[static_cast<std::size_t>(n)]);
                else
                    QVERIFY(state.candidates == states[static_cast<std::size_t>(n)].candidates && state.level == 1);
            }
        }
    }

    /// A recording takes memory: a run without a limit stops after so many passes, and can be continued for as many.
    void withoutALimit()
    {
        QCOMPARE(Runner::limitOf(0, 0), 100'000);
        QCOMPARE(Runner::limitOf(-1, 0), 100'000);
        QCOMPARE(Runner::limitOf(0, 100'000), 200'000);
        QCOMPARE(Runner::limitOf(50, 0), 50);
        QCOMPARE(Runner::limitOf(250'000, 100'000), 250'000);
        if (oneCaseOf() > 1)
            return; // the rest takes half a minute
        RunOptions options;
        options.pass.rules = {article::PointingRow};
        Recording run = record(*makeBitwiseBackend(), gridFrom(QByteArray(kArticleHard)), options);
        QVERIFY(run.result() == RunResult::OutOfPasses);
        QCOMPARE(run.passCount(), 100'000);
    }

    void wordsOfResults()
    {
        QCOMPARE(QByteArray(toString(RunResult::Solved)), QByteArray("solved"));
        QCOMPARE(QByteArray(toString(RunResult::NoSolution)), QByteArray("no_solution"));
        QCOMPARE(QByteArray(toString(RunResult::Stalled)), QByteArray("stalled"));
        QCOMPARE(QByteArray(toString(RunResult::OutOfPasses)), QByteArray("out_of_passes"));
        QCOMPARE(QByteArray(toString(RunResult::Unique)), QByteArray("unique"));
        QCOMPARE(QByteArray(toString(RunResult::Several)), QByteArray("several"));
    }
};

CONVOKU_GUILESS_TEST(TestRunner)
#include "tst_runner.moc"
