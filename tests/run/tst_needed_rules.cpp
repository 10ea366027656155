// SPDX-License-Identifier: MIT
#include "solver/run/bitwise_batch.h"
#include "solver/run/needed_rules.h"
#include "solver/run/runner.h"
#include "tests/support/puzzle_files.h"
#include "tests/support/test_program.h"
#include "tests/support/tested_backend.h"

#include <QTest>

#include <algorithm>

using namespace convoku;
using namespace convoku::testing;

namespace {

/// Returns true if these rungs alone solve the puzzle, in a separate run.
bool solves(const RuleLadder& ladder, const NeededRules& rungs, const Grid& puzzle)
{
    RunOptions options;
    options.pass.model = ladder.model;
    options.pass.search = false;
    options.pass.rules.clear();
    for (const int rung : rungs) {
        for (const RuleId rule : ladder.rungs[static_cast<std::size_t>(rung)].rules)
            options.pass.rules.push_back(rule);
    }
    const auto backend = makeTestedBackend();
    Runner runner(*backend, puzzle, options);
    PassRecord last;
    while (!runner.ended())
        last = runner.nextPass();
    return last.result == RunResult::Solved;
}

NeededRules upTo(int rung)
{
    NeededRules rungs;
    for (int i = 0; i <= rung; ++i)
        rungs.push_back(i);
    return rungs;
}

} // namespace

class TestNeededRules : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aRungIsARuleWithItsHouses()
    {
        const RuleLadder ladder(articleModel());
        QStringList ids;
        std::size_t rules = 0;
        for (const RuleLadder::Rung& rung : ladder.rungs) {
            ids << QString::fromStdString(rung.id);
            rules += rung.rules.size();
        }
        QCOMPARE(ids.join(QLatin1Char(' ')), QStringLiteral("naked_single pointing hidden_single naked_pair"));
        QCOMPARE(rules, articleModel()->rules.size());
    }

    void areAWeakestSet()
    {
        const RuleLadder ladder(shippedModel("one_kernel"));
        std::vector<Grid> grids{gridOf(kArticleEasy), gridOf(kArticleHard), gridOf(kNoSolution)};
        const std::vector<Grid> top = collection("magictour_top1465.txt");
        for (std::size_t i = 0; i < top.size() && i < 3; ++i)
            grids.push_back(top[i]);
        const std::vector<StartingGrid> starts(grids.begin(), grids.end());
        BitwiseBatch engine;
        const auto needed = neededRules(engine, ladder, starts, {});
        QCOMPARE(needed.size(), grids.size());
        for (std::size_t i = 0; i < grids.size(); ++i) {
            const NeededRules all = upTo(static_cast<int>(ladder.rungs.size()) - 1);
            QCOMPARE(needed[i].has_value(), solves(ladder, all, grids[i]));
            if (!needed[i])
                continue;
            const NeededRules& set = *needed[i];
            QVERIFY(std::is_sorted(set.begin(), set.end()));
            QVERIFY(solves(ladder, set, grids[i]));
            QVERIFY(!solves(ladder, upTo(set.back() - 1), grids[i]));
            for (std::size_t k = 0; k < set.size(); ++k) {
                NeededRules less = set;
                less.erase(less.begin() + static_cast<std::ptrdiff_t>(k));
                QVERIFY(!solves(ladder, less, grids[i]));
            }
        }
        QVERIFY(needed[0].has_value());
        QVERIFY(!needed[2].has_value());
    }

    void countsOnlyWhatIsRight()
    {
        const RuleLadder ladder(articleModel());
        const std::vector<StartingGrid> starts{gridOf(kArticleEasy)};
        BitwiseBatch engine;
        QVERIFY(neededRules(engine, ladder, starts, {}).front().has_value());
        const auto none = neededRules(
            engine, ladder, starts, {}, {}, [](const StartingGrid&, const SolveOutcome&) { return false; });
        QVERIFY(!none.front().has_value());
    }
};

CONVOKU_APPLESS_TEST(TestNeededRules)
#include "tst_needed_rules.moc"
