// SPDX-License-Identifier: MIT
// What a collection keeps of a batch's answers, from answers made by hand.
#include "solver/run/puzzle_outcome.h"
#include "tests/support/article_rules.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>

using namespace convoku;

class TestPuzzleOutcome : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void verdictsOfAFirstSolution_data()
    {
        QTest::addColumn<RunResult>("result");
        QTest::addColumn<int>("pushes");
        QTest::addColumn<PuzzleVerdict>("verdict");
        // Without a guess nothing but the one solution was left.
        QTest::newRow("without a guess") << RunResult::Solved << 0 << PuzzleVerdict::Unique;
        QTest::newRow("with a guess") << RunResult::Solved << 1 << PuzzleVerdict::Solved;
        QTest::newRow("no solution") << RunResult::NoSolution << 0 << PuzzleVerdict::None;
        QTest::newRow("no solution, guessed") << RunResult::NoSolution << 7 << PuzzleVerdict::None;
        QTest::newRow("stalled") << RunResult::Stalled << 0 << PuzzleVerdict::Stalled;
        QTest::newRow("out of passes") << RunResult::OutOfPasses << 2 << PuzzleVerdict::OutOfPasses;
    }

    void verdictsOfAFirstSolution()
    {
        QFETCH(const RunResult, result);
        QFETCH(const int, pushes);
        QFETCH(const PuzzleVerdict, verdict);
        SolveOutcome outcome;
        outcome.result = result;
        outcome.pushes = pushes;
        QCOMPARE(outcomeOf(outcome, true).verdict, verdict);
        QVERIFY(outcomeOf(outcome, true).isKnown());
        QVERIFY(!PuzzleOutcome().isKnown());
        // Rules that may be wrong prove nothing.
        const PuzzleVerdict other = outcomeOf(outcome, false).verdict;
        QCOMPARE(other, verdict == PuzzleVerdict::Unique ? PuzzleVerdict::Solved : verdict);
    }

    void verdictsOfTwoSolutions_data()
    {
        QTest::addColumn<int>("solutions");
        QTest::addColumn<bool>("allFound");
        QTest::addColumn<RunResult>("result");
        QTest::addColumn<PuzzleVerdict>("verdict");
        QTest::newRow("one, and no other") << 1 << true << RunResult::Unique << PuzzleVerdict::Unique;
        QTest::newRow("one so far") << 1 << false << RunResult::OutOfPasses << PuzzleVerdict::Undecided;
        QTest::newRow("two") << 2 << false << RunResult::Several << PuzzleVerdict::Several;
        QTest::newRow("two, and no other") << 2 << true << RunResult::Several << PuzzleVerdict::Several;
        QTest::newRow("none") << 0 << true << RunResult::NoSolution << PuzzleVerdict::None;
        QTest::newRow("none so far") << 0 << false << RunResult::OutOfPasses << PuzzleVerdict::OutOfPasses;
    }

    void verdictsOfTwoSolutions()
    {
        QFETCH(const int, solutions);
        QFETCH(const bool, allFound);
        QFETCH(const RunResult, result);
        QFETCH(const PuzzleVerdict, verdict);
        SolveOutcome outcome;
        outcome.solutions.resize(static_cast<std::size_t>(solutions));
        outcome.found = static_cast<std::size_t>(solutions);
        outcome.allFound = allFound;
        outcome.result = result;
        QCOMPARE(verdictOf(outcome), verdict);
        // The same where solutions were only counted, and one of them was kept.
        outcome.solutions.resize(std::min<std::size_t>(outcome.found, 1));
        QCOMPARE(verdictOf(outcome), verdict);
    }

    /// Rules that ran are counted under their ids, whatever their order; numbers that don't fit end at the greatest.
    void countsHaveTheirPlaces()
    {
        const RuleSet rules{article::PointingRow, article::NakedSingleBox};
        SolveOutcome outcome;
        outcome.result = RunResult::Solved;
        outcome.passes = 14'417;
        outcome.pushes = 123;
        outcome.pops = 45;
        outcome.depth = 100;
        outcome.fired = {70'000, 3};
        const PuzzleOutcome kept = outcomeOf(outcome, true);
        const std::vector<std::uint16_t> fired = firedOf(outcome, rules, *articleModel());
        QCOMPARE(fired.size(), std::size_t{kRuleCount});
        QCOMPARE(kept.passes, std::uint32_t{14'417});
        QCOMPARE(kept.pushes, std::uint32_t{123});
        QCOMPARE(kept.pops, std::uint32_t{45});
        QCOMPARE(int{kept.depth}, 81);
        for (std::size_t rule = 0; rule < kRuleCount; ++rule) {
            const auto id = static_cast<RuleId>(rule);
            QCOMPARE(int{fired[rule]}, id == article::PointingRow ? 65'535 : id == article::NakedSingleBox ? 3 : 0);
        }
        // Without counts, no rule fired.
        outcome.fired.clear();
        QCOMPARE(firedOf(outcome, rules, *articleModel()), std::vector<std::uint16_t>(kRuleCount));
    }
};

CONVOKU_APPLESS_TEST(TestPuzzleOutcome)
#include "tst_puzzle_outcome.moc"
