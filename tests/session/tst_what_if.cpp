// SPDX-License-Identifier: MIT
#include "app/session/what_if.h"
#include "app/wording/comparison_wording.h"
#include "app/wording/language.h"
#include "app/wording/wording.h"
#include "solver/network/text/bending.h"
#include "solver/run/runner.h"
#include "tests/support/article_rules.h"
#include "tests/support/loop_backend.h"
#include "tests/support/puzzle_files.h"

#include <QTest>

using namespace convoku;
using namespace convoku::testing;

namespace {

constexpr int kLong = 60000;

BackendFactory loops()
{
    return [] { return std::make_unique<LoopBackend>(); };
}

} // namespace

class TestWhatIf : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useLanguage({}); }

    void runsOnlyWhileSomebodyLooks()
    {
        Session session(loops());
        WhatIf whatIf(&session, loops());
        session.open(gridOf(kArticleHard), {});
        QTRY_VERIFY_WITH_TIMEOUT(!session.isRunning(), kLong);
        QVERIFY(!whatIf.other()->hasPuzzle());
        QVERIFY(!whatIf.goToFirstDifference()); // nothing was compared
        whatIf.setWatched(this, true);
        QTRY_VERIFY_WITH_TIMEOUT(!whatIf.other()->isRunning(), kLong);
        QVERIFY(whatIf.other()->recording()->givens() == session.recording()->givens());
        QTRY_VERIFY_WITH_TIMEOUT(whatIf.comparison() && whatIf.comparison()->second.result, kLong);
        QVERIFY(!whatIf.comparison()->firstDifferentPass); // the same rules
        session.goTo({3, 2});
        QVERIFY(!whatIf.goToFirstDifference());
        QVERIFY((session.position() == Position{3, 2}));
        // Another puzzle while it is out of sight, and back.
        whatIf.setWatched(this, false);
        session.open(gridOf(kArticleEasy), {});
        QTRY_VERIFY_WITH_TIMEOUT(!session.isRunning(), kLong);
        QVERIFY(!(whatIf.other()->recording()->givens() == session.recording()->givens()));
        whatIf.setWatched(this, true);
        QVERIFY(whatIf.other()->recording()->givens() == session.recording()->givens());
        QTRY_VERIFY_WITH_TIMEOUT(!whatIf.other()->isRunning(), kLong);
    }

    void goesAlongAndFindsTheDifference()
    {
        Session session(loops());
        WhatIf whatIf(&session, loops());
        session.open(gridOf(kArticleHard), {});
        whatIf.setWatched(this, true);
        PassOptions options;
        std::erase(options.rules, article::HiddenSingleRow);
        whatIf.setOptions(options);
        QTRY_VERIFY_WITH_TIMEOUT(!session.isRunning() && !whatIf.other()->isRunning(), kLong);
        LoopBackend backend;
        const Comparison expected
            = compare(record(backend, gridOf(kArticleHard), {}), record(backend, gridOf(kArticleHard), {options, 0}));
        QVERIFY(expected.firstDifferentPass.has_value());
        QVERIFY(whatIf.goToFirstDifference());
        QCOMPARE(session.position().pass, *expected.firstDifferentPass);
        QCOMPARE(whatIf.other()->position().pass, *expected.firstDifferentPass);
        QVERIFY(!whatIf.differences().empty());
        session.goTo({*expected.firstDifferentPass - 1, 11});
        QCOMPARE(whatIf.other()->position().pass, *expected.firstDifferentPass - 1);
        QVERIFY(whatIf.differences().empty());
        session.goToLast(); // the shorter one waits at its end
        QCOMPARE(whatIf.other()->position().pass, std::min(25, whatIf.other()->recording()->passCount()));
    }

    /// The other run may have other numbers in its rules. Only another network of the session takes it along.
    void aNetworkOfItsOwn()
    {
        const auto rule = std::ranges::find(
            articleModel()->rules, std::string("hidden_single"), [](const Model::Rule& its) { return its.part->id; });
        ParsedFile parsed = parseNetworkFile(toText(*articleModel()));
        auto& file = std::get<NetworkFile>(parsed);
        file.parts.push_back(bent(*rule->part, optionsOf(*rule, {}), {1, 0, 2})); // two places: "equals 2"
        PassOptions options;
        options.model = modelOf(file.networks.front(), file.parts);
        Session session(loops());
        WhatIf whatIf(&session, loops());
        session.open(gridOf(kArticleEasy), {});
        whatIf.setWatched(this, true);
        whatIf.setOptions(options);
        QVERIFY(whatIf.isOfOtherRules());
        QCOMPARE(ComparisonWording::otherRun(session.options().pass, whatIf.options()),
            QStringLiteral("The other run: with other numbers in hidden_single"));
        QTRY_VERIFY_WITH_TIMEOUT(!session.isRunning() && !whatIf.other()->isRunning(), kLong);
        LoopBackend backend;
        const Recording other = record(backend, gridOf(kArticleEasy), {options, 0});
        QCOMPARE(whatIf.other()->recording()->passCount(), other.passCount());
        QVERIFY(whatIf.other()->recording()->result() == other.result());
        QVERIFY(session.recording()->result() == RunResult::Solved);
        QVERIFY(other.result() != RunResult::Solved);
        QTRY_VERIFY_WITH_TIMEOUT(whatIf.comparison() && whatIf.comparison()->second.result, kLong);
        QVERIFY(ComparisonWording::text(*whatIf.comparison(), session.options().pass, options)
                    .contains(QStringLiteral("The other run (with other numbers in hidden_single): No solution")));

        session.setRuleEnabled(article::PointingRow, false);
        QVERIFY(whatIf.options() == options);
        QCOMPARE(ComparisonWording::otherRun(session.options().pass, whatIf.options()),
            QStringLiteral("The other run: with Pointing in row; with other numbers in hidden_single"));
        RunOptions basic;
        basic.pass.model = shippedModel("basic");
        basic.pass.rules = basic.pass.model->everyRule();
        session.setOptions(basic);
        QVERIFY(whatIf.options() == basic.pass);
        QVERIFY(!whatIf.isOfOtherRules());
    }

    void sentences_data()
    {
        QTest::addColumn<QList<int>>("second");
        QTest::addColumn<QString>("sentence");
        const QList<int> all{0, 1, 2, 3, 4, 5, 6, 7, 8};
        QTest::newRow("the same") << all << QStringLiteral("the same rules in the same order");
        QTest::newRow("one less") << QList<int>{0, 2, 3, 4, 5, 6, 7, 8} << QStringLiteral("without Pointing in row");
        QTest::newRow("moved") << QList<int>{1, 0, 2, 3, 4, 5, 6, 7, 8} << QStringLiteral("in another order");
        QTest::newRow("both") << QList<int>{8, 2, 1, 3, 4, 5, 6, 7}
                              << QStringLiteral("without Naked single in box; in another order");
    }
    void sentences()
    {
        QFETCH(QList<int>, second);
        QFETCH(QString, sentence);
        RuleSet rules;
        for (const int rule : second)
            rules.push_back(static_cast<RuleId>(rule));
        QCOMPARE(ComparisonWording::rulesAgainst(*articleModel(), classicRules(), rules), sentence);
    }

    void whatAComparisonSays()
    {
        Comparison comparison;
        comparison.first = {2, 0, 0, 0, {}, RunResult::Solved};
        comparison.second = {7, 1, 0, 1, {}, RunResult::Solved};
        comparison.firstDifferentPass = 1;
        QCOMPARE(ComparisonWording::summary(comparison),
            QStringLiteral("The runs part in pass 1. The other one takes 5 passes more. It makes 1 guess more. What it "
                           "lacks is needed here: without it, guessing begins."));
        QCOMPARE(
            ComparisonWording::cost(comparison.second), QStringLiteral("Solved: 7 passes, 1 guess, 0 taken back."));
        comparison.second.result.reset();
        comparison.second.running = true;
        QVERIFY(ComparisonWording::cost(comparison.second).startsWith(QStringLiteral("Running")));
    }

    /// A run without an end of its own is neither longer nor shorter than another.
    void onlyLikeEndsAreCompared_data()
    {
        QTest::addColumn<RunCost>("first");
        QTest::addColumn<RunCost>("second");
        QTest::addColumn<QString>("sentence");
        const RunCost solved{25, 3, 1, 2, {}, RunResult::Solved};
        const auto with = [&solved](int passes, std::optional<RunResult> result, bool running = false) {
            RunCost cost = solved;
            cost.passes = passes;
            cost.result = result;
            cost.running = running;
            return cost;
        };
        const QString part = QStringLiteral("The runs part in pass 3. ");
        QTest::newRow("at its limit") << solved << with(5000, RunResult::OutOfPasses)
                                      << part
                + QStringLiteral("The other run was stopped after 5,000 passes, before its end.");
        QTest::newRow("by hand") << solved << with(70, {})
                                 << part + QStringLiteral("The other run was stopped after 70 passes, before its end.");
        QTest::newRow("goes on") << solved << with(70, {}, true) << part + QStringLiteral("The other run goes on.");
        QTest::newRow("this one") << with(9, RunResult::OutOfPasses) << solved
                                  << part + QStringLiteral("This run was stopped after 9 passes, before its end.");
        QTest::newRow("both") << with(9, {}) << with(8, {}, true)
                              << part
                + QStringLiteral("This run was stopped after 9 passes, before its end. The other run goes on.");
        QTest::newRow("other ends") << solved << with(4, RunResult::Stalled)
                                    << part + QStringLiteral("They end differently: Solved, Stalled.");
        QTest::newRow("went on") << solved << with(60, RunResult::Unique)
                                 << part
                + QStringLiteral("The other run went on after its solution, this one did not.");
        QTest::newRow("alike") << solved << with(30, RunResult::Solved)
                               << part + QStringLiteral("The other one takes 5 passes more.");
    }
    void onlyLikeEndsAreCompared()
    {
        QFETCH(RunCost, first);
        QFETCH(RunCost, second);
        QFETCH(QString, sentence);
        QCOMPARE(ComparisonWording::summary({first, second, 3}), sentence);
        const QString cost = ComparisonWording::cost(second);
        QCOMPARE(cost.startsWith(QStringLiteral("Running")), second.running);
        QCOMPARE(cost.startsWith(QStringLiteral("Stopped")), !second.result && !second.running);
    }

    /// As the language writes them, also those that stand in a text by themselves.
    void countsAreWrittenAsTheLanguageDoes()
    {
        const RunCost cost{4975, 1234, 1200, 2, {}, RunResult::Solved};
        QVERIFY2(ComparisonWording::cost(cost).contains(QStringLiteral("4,975")), "English");
        useLanguage(QStringLiteral("de"));
        const QString german = ComparisonWording::cost(cost);
        useLanguage({});
        for (const char* number : {"4.975", "1.234", "1.200"})
            QVERIFY2(german.contains(QLatin1String(number)), qPrintable(german));
    }

    /// The other board is at the place that this one is at, inside a pass too.
    void goesAlongInsideAPass()
    {
        Session session(loops());
        WhatIf whatIf(&session, loops());
        session.open(gridOf(kArticleHard), {});
        whatIf.setWatched(this, true);
        QTRY_VERIFY_WITH_TIMEOUT(!session.isRunning() && !whatIf.other()->isRunning(), kLong);
        QVERIFY(!whatIf.isOfOtherRules());
        session.goTo({3, 4});
        QVERIFY((whatIf.other()->position() == Position{3, 4}));
        PassOptions options;
        std::erase(options.rules, options.rules.front());
        whatIf.setOptions(options);
        QVERIFY(whatIf.isOfOtherRules());
        // Without it the run is a long one: its beginning will do.
        QTRY_VERIFY_WITH_TIMEOUT(whatIf.other()->recording()->passCount() >= 4, kLong);
        session.goTo({3, 5});
        QVERIFY((whatIf.other()->position() == Position{3, 4})); // the same rule, which is one earlier there
        QCOMPARE(
            whatIf.differences(), differencesAt(*session.recording(), {3, 5}, *whatIf.other()->recording(), {3, 4}));
        session.goTo({3, 1}); // after the rule that the other one lacks: as at its start
        QVERIFY((whatIf.other()->position() == whatIf.other()->recording()->endOf(2)));
    }
};

QTEST_GUILESS_MAIN(TestWhatIf)
#include "tst_what_if.moc"
