// SPDX-License-Identifier: MIT
#include "tests/support/test_program.h"
#include "tests/window/window_testing.h"

#include <QAction>
#include <QTest>

using namespace convoku;
using namespace convoku::testing;

// Tests the cost of a step while a key is held: all that the window shows of it comes from one state.
class TestStepCost : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aStepReplaysNothing_data()
    {
        QTest::addColumn<QString>("perspective");
        QTest::addColumn<bool>("passes");
        for (const char* perspective : {"puzzle", "debug"}) {
            QTest::addRow("%s, passes", perspective) << QString::fromLatin1(perspective) << true;
            QTest::addRow("%s, rules", perspective) << QString::fromLatin1(perspective) << false;
        }
    }
    void aStepReplaysNothing()
    {
        QFETCH(QString, perspective);
        QFETCH(bool, passes);
        WindowFixture fixture;
        QVERIFY(QTest::qWaitForWindowActive(fixture.window.get()));
        fixture.window->openText(QString::fromLatin1(kArticleHard));
        QTRY_VERIFY_WITH_TIMEOUT(!fixture.session().isRunning(), kLong);
        auto* action = fixture.child<QAction>((QStringLiteral("perspective_") + perspective).toLatin1().constData());
        QVERIFY(action != nullptr);
        action->trigger();
        fixture.session().goTo({4, 1});
        QTest::qWait(50); // causes and numbers, which threads work out
        const Recording& run = *fixture.session().recording();
        const std::size_t before = run.rebuiltStates();
        const Position from = fixture.session().position();
        constexpr int kSteps = 12;
        for (int step = 0; step < kSteps; ++step) {
            if (passes)
                fixture.session().stepPass(true);
            else
                fixture.session().stepRule(true);
            QCoreApplication::processEvents();
        }
        QVERIFY(fixture.session().position() > from);
        QVERIFY2(run.rebuiltStates() == before,
            qPrintable(QStringLiteral("%1 in %2 steps").arg(run.rebuiltStates() - before).arg(kSteps)));
    }
};

CONVOKU_TEST(TestStepCost)
#include "tst_step_cost.moc"
