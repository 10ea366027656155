// SPDX-License-Identifier: MIT
#include "app/document/what_if.h"
#include "app/wording/comparison_wording.h"
#include "app/wording/language.h"
#include "app/wording/wording.h"
#include "solver/network/text/bending.h"
#include "solver/run/runner.h"
#include "tests/support/article_rules.h"
#include "tests/support/bitwise.h"
#include "tests/support/loop_backend.h"
#include "tests/support/puzzle_files.h"
#include "tests/support/sentences.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace convoku;
using namespace convoku::testing;

class TestWhatIf : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useLanguage({}); }

    void runsOnlyWhileSomebodyLooks()
    {
        Session session(makeBitwise);
        WhatIf whatIf(&session, makeBitwise);
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
        Session session(makeBitwise);
        WhatIf whatIf(&session, makeBitwise);
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
        Session session(makeBitwise);
        WhatIf whatIf(&session, makeBitwise);
        session.open(gridOf(kArticleEasy), {});
        whatIf.setWatched(this, true);
        whatIf.setOptions(options);
        QVERIFY(whatIf.isOfOtherRules());
        QCOMPARE(ComparisonWording::otherRun(session.options().pass, whatIf.options()),
            testing::sentence("session.what_if.other_numbers", {QStringLiteral("hidden_single")}));
        QTRY_VERIFY_WITH_TIMEOUT(!session.isRunning() && !whatIf.other()->isRunning(), kLong);
        LoopBackend backend;
        const Recording other = record(backend, gridOf(kArticleEasy), {options, 0});
        QCOMPARE(whatIf.other()->recording()->passCount(), other.passCount());
        QVERIFY(whatIf.other()->recording()->result() == other.result());
        QVERIFY(session.recording()->result() == RunResult::Solved);
        QVERIFY(other.result() != RunResult::Solved);
        QTRY_VERIFY_WITH_TIMEOUT(whatIf.comparison() && whatIf.comparison()->second.result, kLong);
        QVERIFY(ComparisonWording::text(*whatIf.comparison(), session.options().pass, options)
                    .contains(testing::sentence("session.what_if.compared_part", {QStringLiteral("hidden_single")})));

        session.setRuleEnabled(article::PointingRow, false);
        QVERIFY(whatIf.options() == options);
        QCOMPARE(ComparisonWording::otherRun(session.options().pass, whatIf.options()),
            testing::sentence("session.what_if.other_rules_and_numbers"));
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
        QTest::newRow("the same") << all << testing::sentence("session.what_if.rules.the_same");
        QTest::newRow("one less") << QList<int>{0, 2, 3, 4, 5, 6, 7, 8}
                                  << testing::sentence("session.what_if.rules.one_less");
        QTest::newRow("moved") << QList<int>{1, 0, 2, 3, 4, 5, 6, 7, 8}
                               << testing::sentence("session.what_if.rules.moved");
        QTest::newRow("both") << QList<int>{8, 2, 1, 3, 4, 5, 6, 7} << testing::sentence("session.what_if.rules.both");
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
        QCOMPARE(ComparisonWording::summary(comparison), testing::sentence("session.what_if.summary"));
        QCOMPARE(ComparisonWording::cost(comparison.second), testing::sentence("session.what_if.cost"));
        comparison.second.result.reset();
        comparison.second.running = true;
        QVERIFY(
            ComparisonWording::cost(comparison.second).startsWith(testing::sentence("session.what_if.running_start")));
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
        const auto parted
            = [](const char* end) { return testing::sentence("session.what_if.ends.part", {testing::sentence(end)}); };
        QTest::newRow("at its limit") << solved << with(5000, RunResult::OutOfPasses)
                                      << parted("session.what_if.ends.at_its_limit");
        QTest::newRow("by hand") << solved << with(70, {}) << parted("session.what_if.ends.by_hand");
        QTest::newRow("goes on") << solved << with(70, {}, true) << parted("session.what_if.ends.goes_on");
        QTest::newRow("this one") << with(9, RunResult::OutOfPasses) << solved
                                  << parted("session.what_if.ends.this_one");
        QTest::newRow("both") << with(9, {}) << with(8, {}, true) << parted("session.what_if.ends.both");
        QTest::newRow("other ends") << solved << with(4, RunResult::Stalled)
                                    << parted("session.what_if.ends.other_ends");
        QTest::newRow("went on") << solved << with(60, RunResult::Unique) << parted("session.what_if.ends.went_on");
        QTest::newRow("alike") << solved << with(30, RunResult::Solved) << parted("session.what_if.ends.alike");
    }
    void onlyLikeEndsAreCompared()
    {
        QFETCH(RunCost, first);
        QFETCH(RunCost, second);
        QFETCH(QString, sentence);
        QCOMPARE(ComparisonWording::summary({first, second, 3}), sentence);
        const QString cost = ComparisonWording::cost(second);
        QCOMPARE(cost.startsWith(testing::sentence("session.what_if.running_start")), second.running);
        QCOMPARE(
            cost.startsWith(testing::sentence("session.what_if.stopped_start")), !second.result && !second.running);
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
        Session session(makeBitwise);
        WhatIf whatIf(&session, makeBitwise);
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

CONVOKU_GUILESS_TEST(TestWhatIf)
#include "tst_what_if.moc"
