// SPDX-License-Identifier: MIT
#include "solver/error.h"
#include "solver/run/comparison.h"
#include "solver/run/runner.h"
#include "tests/support/article_rules.h"
#include "tests/support/loop_backend.h"
#include "tests/support/puzzle_files.h"
#include "tests/support/small_recording.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <set>

using namespace convoku;
using namespace convoku::testing;

class TestComparison : public QObject
{
    Q_OBJECT

    LoopBackend m_loops;

private Q_SLOTS:
    void costsAreCounted()
    {
        // By hand from the table in small_recording.h.
        const RunCost cost = costOf(smallRecording());
        QCOMPARE(cost.passes, 5);
        QCOMPARE(cost.pushes, 1);
        QCOMPARE(cost.pops, 1);
        QCOMPARE(cost.maxDepth, 1);
        QVERIFY(cost.result == RunResult::OutOfPasses);
        std::vector<int> removed(kRuleCount);
        removed[static_cast<std::size_t>(article::NakedSingleBox)] = 8;
        removed[static_cast<std::size_t>(article::PointingRow)] = 6;
        removed[static_cast<std::size_t>(article::HiddenSingleBox)] = 1;
        removed[static_cast<std::size_t>(article::PointingColumn)] = 1;
        QVERIFY(cost.removed == removed);
    }

    void placesAlike_data()
    {
        QTest::addColumn<QList<int>>("first"); ///< rules, in their order
        QTest::addColumn<QList<int>>("second");
        QTest::addColumn<Position>("at");
        QTest::addColumn<Position>("alike"); ///< worked out by hand
        const QList<int> four{0, 1, 2, 3};
        QTest::newRow("the start") << four << four << Position{0, 0} << Position{0, 0};
        QTest::newRow("the same") << four << four << Position{1, 2} << Position{1, 2};
        QTest::newRow("the end of a pass") << four << QList<int>{0, 3} << Position{1, 6} << Position{1, 4};
        QTest::newRow("the verdict") << four << QList<int>{0, 3} << Position{1, 5} << Position{1, 3};
        QTest::newRow("one less, before it") << four << QList<int>{0, 2, 3} << Position{1, 1} << Position{1, 1};
        QTest::newRow("one less, at it") << four << QList<int>{0, 2, 3} << Position{1, 2} << Position{1, 1};
        QTest::newRow("one less, after it") << four << QList<int>{0, 2, 3} << Position{1, 3} << Position{1, 2};
        QTest::newRow("the first is missing") << four << QList<int>{1, 2, 3} << Position{2, 1} << Position{1, 5};
        QTest::newRow("one more") << QList<int>{0, 2} << four << Position{1, 1} << Position{1, 2};
        QTest::newRow("moved") << four << QList<int>{1, 0, 2, 3} << Position{2, 1} << Position{1, 6};
        QTest::newRow("moved, and done") << four << QList<int>{1, 0, 2, 3} << Position{1, 2} << Position{1, 2};
        QTest::newRow("inside layers") << four << four << Position{1, 3, 2} << Position{1, 2};
        QTest::newRow("behind its end") << four << four << Position{3, 2} << Position{2, 6};
    }
    void placesAlike()
    {
        QFETCH(QList<int>, first);
        QFETCH(QList<int>, second);
        QFETCH(Position, at);
        QFETCH(Position, alike);
        const auto run = [this](const QList<int>& rules, int passes) {
            RunOptions options;
            options.maxPasses = passes;
            options.pass.rules.clear();
            for (const int rule : rules)
                options.pass.rules.push_back(static_cast<RuleId>(rule));
            return record(m_loops, gridOf(kArticleHard), options);
        };
        QVERIFY(placeAlike(run(first, 3), at, run(second, 2)) == alike);
    }

    /// A run that a limit ended has no end to differ by.
    void aLimitIsNoDifference()
    {
        const auto run = [this](int passes) { return record(m_loops, gridOf(kArticleHard), {{}, passes}); };
        QVERIFY(!compare(run(5), run(9)).firstDifferentPass);
        QVERIFY(!compare(run(9), run(5)).firstDifferentPass);
        QVERIFY(!compare(run(5), run(0)).firstDifferentPass);
    }

    void findsTheFirstDifferentPass_data()
    {
        QTest::addColumn<QByteArray>("puzzle");
        QTest::addColumn<int>("without");
        for (const char* puzzle : {kArticleEasy, kArticleHard}) {
            for (const ArticleRule& info : allRules())
                QTest::addRow("%.9s without %s", puzzle, info.id) << QByteArray(puzzle) << static_cast<int>(info.rule);
        }
    }
    void findsTheFirstDifferentPass()
    {
        QFETCH(QByteArray, puzzle);
        QFETCH(int, without);
        const Grid givens = gridOf(puzzle.toStdString());
        RunOptions options;
        options.maxPasses = 60;
        const Recording first = record(m_loops, givens, options);
        std::erase(options.pass.rules, static_cast<RuleId>(without));
        const Recording second = record(m_loops, givens, options);
        // The plain way: every state of both.
        int expected = 0;
        for (int pass = 1; pass <= std::max(first.passCount(), second.passCount()) && expected == 0; ++pass) {
            if (pass > first.passCount() || pass > second.passCount()
                || !(first.stateAt(first.endOf(pass)) == second.stateAt(second.endOf(pass))))
                expected = pass;
        }
        const Comparison comparison = compare(first, second);
        QCOMPARE(comparison.firstDifferentPass.value_or(0), expected);
        // From what is known to be alike it finds the same.
        if (expected > 1)
            QCOMPARE(compare(first, second, expected - 1).firstDifferentPass.value_or(0), expected);
        QVERIFY(compare(first, first).firstDifferentPass == std::nullopt);

        for (const int pass : {0, expected, 7, 1000}) {
            std::set<std::uint16_t> different;
            const Candidates a = first.stateAt(first.endOf(std::min(pass, first.passCount()))).candidates;
            const Candidates b = second.stateAt(second.endOf(std::min(pass, second.passCount()))).candidates;
            for (int candidate = 0; candidate < kCandidates; ++candidate) {
                if (a.has(candidate) != b.has(candidate))
                    different.insert(static_cast<std::uint16_t>(candidate));
            }
            const auto found = differencesAt(first, second, pass);
            QVERIFY(std::equal(found.begin(), found.end(), different.begin(), different.end()));
        }
    }

    void refusesTwoPuzzles()
    {
        const Recording first = record(m_loops, gridOf(kArticleEasy), {{}, 1});
        const Recording second = record(m_loops, gridOf(kArticleHard), {{}, 1});
        QVERIFY_THROWS_EXCEPTION(Error, compare(first, second));
    }
};

CONVOKU_GUILESS_TEST(TestComparison)
#include "tst_comparison.moc"
