// SPDX-License-Identifier: MIT
#include "tests/document/session_testing.h"
#include "tests/support/bitwise.h"
#include "tests/support/test_program.h"

#include <QSignalSpy>
#include <QTest>

using namespace convoku;
using convoku::testing::easy;
using convoku::testing::hard;
using convoku::testing::kLong;
using convoku::testing::makeBitwise;

class TestStepping : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void stepsOutOfThePassAndTheRun()
    {
        Session session(makeBitwise);
        session.open(hard(), {});
        QTRY_VERIFY_WITH_TIMEOUT(!session.isRunning(), kLong);
        QSignalSpy refused(&session, &Session::stepRefused);
        session.goTo({3, 2, 4});
        session.stepOut(true);
        QVERIFY((session.position() == Position{3, 2}));
        session.stepOut(true);
        QVERIFY((session.position() == Position{3, 11}));
        session.stepOut(true);
        QVERIFY((session.position() == Position{25, 11}));
        QCOMPARE(refused.count(), 0);
        session.stepOut(true);
        QVERIFY((session.position() == Position{25, 11}));
        QCOMPARE(refused.takeLast(), QVariantList{true});
        session.goTo({3, 2, 4});
        session.stepOut(false);
        QVERIFY((session.position() == Position{3, 1}));
        session.stepOut(false);
        QVERIFY((session.position() == Position{2, 11}));
        session.stepOut(false);
        QVERIFY((session.position() == Position{}));
        session.stepOut(false);
        QCOMPARE(refused.takeLast(), QVariantList{false});
    }

    void withoutAPuzzleNothingIsSteppedOrRefused_data()
    {
        QTest::addColumn<int>("granularity");
        QTest::newRow("pass") << static_cast<int>(Session::Granularity::Pass);
        QTest::newRow("rule") << static_cast<int>(Session::Granularity::Rule);
        QTest::newRow("layer") << static_cast<int>(Session::Granularity::Layer);
    }

    void withoutAPuzzleNothingIsSteppedOrRefused()
    {
        QFETCH(int, granularity);
        Session session(makeBitwise);
        session.setGranularity(static_cast<Session::Granularity>(granularity));
        session.pick(Candidate{0, 0, 0});
        QSignalSpy refused(&session, &Session::stepRefused);
        QSignalSpy moved(&session, &Session::positionChanged);
        for (const bool forward : {true, false}) {
            session.stepOn(forward);
            session.stepPass(forward);
            session.stepInto(forward);
            session.stepRule(forward);
            session.stepOut(forward);
            QVERIFY(!session.stepChange(forward));
        }
        session.enterLayers();
        session.goToFirst();
        session.goToLast();
        session.playBackwards();
        QCOMPARE(refused.count(), 0);
        QCOMPARE(moved.count(), 0);
        QVERIFY(session.position() == Position{});
    }

    void stepsIntoLayers()
    {
        Session session(makeBitwise);
        session.open(easy(), {});
        QTRY_VERIFY_WITH_TIMEOUT(!session.isRunning(), kLong);
        session.stepInto(true); // rules first
        const Position rule = session.position();
        QVERIFY(rule.pass == 1 && rule.layer == 0);
        session.enterLayers();
        QVERIFY((session.position() == Position{rule.pass, rule.step, 1}));
        // Inside the layers, "into" means the next one, over the step's end into the next step's layers.
        const int layers = session.recording()->layersIn(rule.step);
        for (int layer = 2; layer <= layers; ++layer) {
            session.stepInto(true);
            QCOMPARE(session.position().layer, layer);
        }
        session.stepInto(true);
        QVERIFY(session.position() == rule);
        session.stepInto(false);
        session.setGranularity(Session::Granularity::Layer);
        QVERIFY(session.position() < rule);
        session.goTo(rule);
        session.stepInto(false); // now layers from the end of a step too
        QCOMPARE(session.position().layer, layers);
        // A layer is no state of its own: the board shows what the step starts from.
        QVERIFY(session.recording()->stateAt(session.position()).candidates
            == session.recording()->stateAt(Position{}).candidates);
    }

    void steppingByRuleCanVisitIdleRules()
    {
        Session session(makeBitwise);
        session.open(easy(), {});
        QTRY_VERIFY_WITH_TIMEOUT(!session.isRunning(), kLong);
        session.setSkipIdleRules(false);
        for (int step = 1; step <= 11; ++step) {
            session.stepRule(true);
            QVERIFY((session.position() == Position{1, step}));
        }
    }
};

CONVOKU_GUILESS_TEST(TestStepping)
#include "tst_stepping.moc"
