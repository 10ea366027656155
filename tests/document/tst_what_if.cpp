// SPDX-License-Identifier: MIT
#include "app/document/side_by_side.h"
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

namespace {

bool ended(const Session& session, const SideBySide& runs)
{
    return !session.isRunning() && runs.runs().size() == 2 && !runs.isRunning() && runs.comparisonOf(1)
        && runs.comparisonOf(1)->second.result;
}

/// Candidates that only one of the two boards has, by what is marked; ascending.
std::vector<std::uint16_t> differences(const SideBySide& runs)
{
    const ComparedMarks marks = marksOf(runs.runs(), 0, runs.place(), std::nullopt);
    std::vector<std::uint16_t> all = marks.onlyHereRemoved;
    all.insert(all.end(), marks.onlyHereThere.begin(), marks.onlyHereThere.end());
    std::ranges::sort(all);
    return all;
}

} // namespace

class TestWhatIf : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useLanguage({}); }

    void runsOnlyWhileSomebodyLooks()
    {
        Session session(makeBitwise);
        SideBySide runs(&session, makeBitwise);
        runs.show(SideBySide::Columns::OtherRules);
        session.open(gridOf(kArticleHard), {});
        QTRY_VERIFY_WITH_TIMEOUT(!session.isRunning(), kLong);
        QVERIFY(runs.isOwn(0) && !runs.isOwn(1));
        QVERIFY(!runs.runOf(1) && !runs.firstDifference()); // nothing was compared
        runs.setWatched(this, true);
        runs.setOtherRules(session.options().pass);
        QTRY_VERIFY_WITH_TIMEOUT(runs.comparisonOf(1) && runs.comparisonOf(1)->second.result, kLong);
        QVERIFY(!runs.comparisonOf(0));
        QVERIFY(!runs.comparisonOf(1)->firstDifferentPass); // the same rules
        QVERIFY(runs.rulesOf(1).isEmpty());
        // Another puzzle while it is out of sight, and back.
        runs.setWatched(this, false);
        session.open(gridOf(kArticleEasy), {});
        QTRY_VERIFY_WITH_TIMEOUT(!session.isRunning(), kLong);
        runs.setWatched(this, true);
        QTRY_VERIFY_WITH_TIMEOUT(runs.comparisonOf(1) && runs.comparisonOf(1)->second.result, kLong);
        for (const auto& run : runs.runs())
            QCOMPARE(run->sceneAt(0).givens, gridOf(kArticleEasy));
    }

    void goesAlongAndFindsTheDifference()
    {
        Session session(makeBitwise);
        SideBySide runs(&session, makeBitwise);
        runs.show(SideBySide::Columns::OtherRules);
        session.open(gridOf(kArticleHard), {});
        runs.setWatched(this, true);
        PassOptions options;
        std::erase(options.rules, article::HiddenSingleRow);
        runs.setOtherRules(options);
        QTRY_VERIFY_WITH_TIMEOUT(ended(session, runs), kLong);
        LoopBackend backend;
        const Recording other = record(backend, gridOf(kArticleHard), {options, 0});
        const Comparison expected = compare(record(backend, gridOf(kArticleHard), {}), other);
        QVERIFY(expected.firstDifferentPass.has_value());
        QTRY_COMPARE_WITH_TIMEOUT(runs.firstDifference(), expected.firstDifferentPass, kLong);
        runs.goTo(*expected.firstDifferentPass);
        QCOMPARE(session.position().pass, *expected.firstDifferentPass);
        QVERIFY(!differences(runs).empty());
        session.goTo({*expected.firstDifferentPass - 1, 11});
        QCOMPARE(runs.position(), *expected.firstDifferentPass - 1);
        QVERIFY(differences(runs).empty());
        session.goToLast(); // the shorter one waits at its end
        QCOMPARE(runs.runs()[1]->candidatesAt(runs.place()),
            other.stateAt(other.endOf(std::min(25, other.passCount()))).candidates);
    }

    /// The other run may have other numbers in its rules. Only another network of the session takes it along.
    void aNetworkOfItsOwn()
    {
        const auto rule = std::ranges::find(
            articleModel()->rules, std::string("hidden_single"), [](const Model::Rule& each) { return each.part->id; });
        ParsedFile parsed = parseNetworkFile(toText(*articleModel()));
        auto& file = std::get<NetworkFile>(parsed);
        file.parts.push_back(bent(*rule->part, optionsOf(*rule, *articleModel()), {1, 0, 2})); // two places: "equals 2"
        PassOptions options;
        options.model = modelOf(file.networks.front(), file.parts);
        Session session(makeBitwise);
        SideBySide runs(&session, makeBitwise);
        runs.show(SideBySide::Columns::OtherRules);
        session.open(gridOf(kArticleEasy), {});
        runs.setWatched(this, true);
        runs.setOtherRules(options);
        QVERIFY(!runs.rulesOf(1).isEmpty());
        QCOMPARE(ComparisonWording::otherRun(session.options().pass, runs.otherRules()),
            testing::sentence("session.what_if.other_numbers", {QStringLiteral("hidden_single")}));
        QVERIFY(ComparisonWording::otherRun(session.options().pass, runs.otherRules()).endsWith(runs.rulesOf(1)));
        QTRY_VERIFY_WITH_TIMEOUT(ended(session, runs), kLong);
        LoopBackend backend;
        const Recording other = record(backend, gridOf(kArticleEasy), {options, 0});
        QCOMPARE(runs.runs()[1]->count(), other.passCount() + 1);
        QVERIFY(runs.comparisonOf(1)->second.result == other.result());
        QVERIFY(session.recording()->result() == RunResult::Solved);
        QVERIFY(other.result() != RunResult::Solved);
        QVERIFY(ComparisonWording::text(*runs.comparisonOf(1), session.options().pass, options)
                    .contains(testing::sentence("session.what_if.compared_part", {QStringLiteral("hidden_single")})));

        session.setRuleEnabled(article::PointingRow, false);
        QVERIFY(runs.otherRules() == options);
        QCOMPARE(ComparisonWording::otherRun(session.options().pass, runs.otherRules()),
            testing::sentence("session.what_if.other_rules_and_numbers"));
        // The rules of the first column are those of the session.
        runs.setOptions(0, PassOptions());
        QVERIFY(session.options().pass == PassOptions());
        RunOptions basic;
        basic.pass.model = shippedModel("basic");
        basic.pass.rules = basic.pass.model->everyRule();
        session.setOptions(basic);
        QCOMPARE(runs.otherRules().model, basic.pass.model);
        QVERIFY(runs.otherRules() != basic.pass);
        runs.setOtherRules(options);
        runs.resetOtherRules();
        QCOMPARE(runs.otherRules().model, basic.pass.model);
    }

    /// Both sets of columns are as they were left; only that which is shown runs.
    void eachSetStaysAsItWasLeft()
    {
        Session session(makeBitwise);
        SideBySide runs(&session, makeBitwise);
        session.open(gridOf(kArticleEasy), {});
        runs.setWatched(this, true);
        QTRY_VERIFY_WITH_TIMEOUT(runs.runs().size() == 2 && !runs.isRunning(), kLong);
        runs.addNetwork(QStringLiteral("basic"), shippedModel("basic"));
        PassOptions less;
        less.rules.pop_back();
        QVERIFY(runs.otherRules() == less); // at first
        less.rules.pop_back();
        runs.setOtherRules(less);
        QCOMPARE(runs.count(), 3);
        QVERIFY(!runs.isOwn(0));
        runs.show(SideBySide::Columns::OtherRules);
        QCOMPARE(runs.count(), 2);
        QVERIFY(runs.isOwn(0) && runs.optionsOf(1) == less);
        QTRY_VERIFY_WITH_TIMEOUT(ended(session, runs), kLong);
        // The session's run is not run once more.
        QCOMPARE(runs.runs()[0]->recording()->passCount(), session.recording()->passCount());
        runs.show(SideBySide::Columns::Networks);
        QCOMPARE(runs.count(), 3);
        QCOMPARE(runs.networkOf(2), shippedModel("basic"));
        runs.show(SideBySide::Columns::OtherRules);
        QVERIFY(runs.optionsOf(1) == less);
        // A run that the user removed returns when its rules are requested again.
        runs.remove(1);
        runs.setOtherRules(less);
        QVERIFY(runs.count() == 2 && runs.optionsOf(1) == less);
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

    /// Counts use the language's number format, including counts that are alone in a text.
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
        SideBySide runs(&session, makeBitwise);
        runs.show(SideBySide::Columns::OtherRules);
        session.open(gridOf(kArticleHard), {});
        runs.setWatched(this, true);
        runs.setOtherRules(session.options().pass);
        QTRY_VERIFY_WITH_TIMEOUT(ended(session, runs), kLong);
        session.goTo({3, 4});
        const Recording& own = *session.recording();
        for (const auto& run : runs.runs())
            QCOMPARE(run->candidatesAt(runs.place()), own.stateAt({3, 4}).candidates);
        PassOptions options;
        std::erase(options.rules, options.rules.front());
        runs.setOtherRules(options);
        // Without it the run is a long one: its beginning will do.
        QTRY_VERIFY_WITH_TIMEOUT(runs.runs().size() == 2 && runs.runs()[1]->count() >= 5, kLong);
        const Recording other = *runs.runs()[1]->recording();
        const auto there = [&] { return runs.runs()[1]->candidatesAt(runs.place()); };
        session.goTo({3, 5});
        QCOMPARE(there(), other.stateAt({3, 4}).candidates); // the same rule, which is one earlier there
        QVERIFY(there() != other.stateAt(other.endOf(3)).candidates);
        QCOMPARE(differences(runs), differencesAt(own, {3, 5}, other, {3, 4}));
        session.goTo({3, 1}); // after the rule that the other one lacks: as at its start
        QCOMPARE(there(), other.stateAt(other.endOf(2)).candidates);
    }
};

CONVOKU_GUILESS_TEST(TestWhatIf)
#include "tst_what_if.moc"
