// SPDX-License-Identifier: MIT
#include "app/session/what_if.h"
#include "app/wording/comparison_wording.h"
#include "app/wording/language.h"
#include "app/wording/wording.h"
#include "solver/run/runner.h"
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
        whatIf.setWatched(this, true);
        QTRY_VERIFY_WITH_TIMEOUT(!whatIf.other()->isRunning(), kLong);
        QVERIFY(whatIf.other()->recording()->givens() == session.recording()->givens());
        QTRY_VERIFY_WITH_TIMEOUT(whatIf.comparison() && whatIf.comparison()->second.result, kLong);
        QVERIFY(!whatIf.comparison()->firstDifferentPass); // the same rules
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
        std::erase(options.rules, RuleId::HiddenSingleRow);
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
        QCOMPARE(ComparisonWording::rulesAgainst(classicRules(), rules), sentence);
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
        QVERIFY(ComparisonWording::cost(comparison.second).startsWith(QStringLiteral("Running")));
    }
};

QTEST_GUILESS_MAIN(TestWhatIf)
#include "tst_what_if.moc"
