// SPDX-License-Identifier: MIT
#include "solver/run/navigation.h"
#include "tests/support/small_recording.h"

#include <QTest>

using namespace convoku;

Q_DECLARE_METATYPE(convoku::Position)

class TestNavigation : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void steps_data()
    {
        QTest::addColumn<Position>("from");
        QTest::addColumn<Position>("passOn");
        QTest::addColumn<Position>("passBack");
        QTest::addColumn<Position>("ruleOn");
        QTest::addColumn<Position>("ruleBack");
        constexpr Position kNone{-1, -1};
        // By hand from the table in small_recording.h: 11 steps a pass, events at 1.1 1.2 2.11 3.6 3.10 3.11 5.3 5.11.
        QTest::newRow("the start") << Position{0, 0} << Position{1, 11} << kNone << Position{1, 1} << kNone;
        QTest::newRow("inside a pass") << Position{1, 1} << Position{1, 11} << Position{0, 0} << Position{1, 2}
                                       << Position{0, 0};
        QTest::newRow("the last rule that did something")
            << Position{1, 2} << Position{1, 11} << Position{0, 0} << Position{2, 11} << Position{1, 1};
        QTest::newRow("the end of a pass")
            << Position{1, 11} << Position{2, 11} << Position{0, 0} << Position{2, 11} << Position{1, 2};
        QTest::newRow("a rule that found nothing")
            << Position{1, 5} << Position{1, 11} << Position{0, 0} << Position{2, 11} << Position{1, 2};
        QTest::newRow("before a contradiction")
            << Position{3, 6} << Position{3, 11} << Position{2, 11} << Position{3, 10} << Position{2, 11};
        QTest::newRow("over a pass without events")
            << Position{3, 11} << Position{4, 11} << Position{2, 11} << Position{5, 3} << Position{3, 10};
        QTest::newRow("the end") << Position{5, 11} << kNone << Position{4, 11} << kNone << Position{5, 3};
    }

    void steps()
    {
        QFETCH(Position, from);
        QFETCH(Position, passOn);
        QFETCH(Position, passBack);
        QFETCH(Position, ruleOn);
        QFETCH(Position, ruleBack);
        const Recording recording = testing::smallRecording();
        const auto is = [](std::optional<Position> found, Position expected) {
            return found ? *found == expected : expected == Position{-1, -1};
        };
        QVERIFY(is(nextPass(recording, from), passOn));
        QVERIFY(is(previousPass(recording, from), passBack));
        QVERIFY(is(nextStep(recording, from, true), ruleOn));
        QVERIFY(is(previousStep(recording, from, true), ruleBack));
    }

    void everyStepIsVisitedOnceInBothDirections()
    {
        const Recording recording = testing::smallRecording();
        std::vector<Position> on{recording.first()};
        while (const auto next = nextStep(recording, on.back(), false))
            on.push_back(*next);
        QCOMPARE(on.size(), std::size_t(1 + 5 * 11));
        std::vector<Position> back{recording.last()};
        while (const auto previous = previousStep(recording, back.back(), false))
            back.push_back(*previous);
        std::reverse(back.begin(), back.end());
        QVERIFY(on == back);
        for (const Position position : on)
            QVERIFY(recording.contains(position));
    }
};

QTEST_GUILESS_MAIN(TestNavigation)
#include "tst_navigation.moc"
