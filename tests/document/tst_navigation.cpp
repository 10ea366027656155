// SPDX-License-Identifier: MIT
#include "solver/network/pass.h"
#include "solver/run/navigation.h"
#include "tests/support/small_recording.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace convoku;

Q_DECLARE_METATYPE(convoku::Position)

namespace {

constexpr Position kNone{-1, -1};

bool is(std::optional<Position> found, Position expected)
{
    return found ? *found == expected : expected == kNone;
}

} // namespace

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
            << Position{3, 6} << Position{3, 10} << Position{2, 11} << Position{3, 10} << Position{2, 11};
        // A guess is taken back in pass 3: its contradiction is a place of its own.
        QTest::newRow("before a pass that takes a guess back")
            << Position{2, 11} << Position{3, 10} << Position{1, 11} << Position{3, 6} << Position{1, 2};
        QTest::newRow("the contradiction")
            << Position{3, 10} << Position{3, 11} << Position{2, 11} << Position{3, 11} << Position{3, 6};
        QTest::newRow("inside the verdict's layers")
            << Position{3, 10, 2} << Position{3, 10} << Position{2, 11} << Position{3, 10} << Position{3, 6};
        QTest::newRow("inside the search that takes it back")
            << Position{3, 11, 2} << Position{3, 11} << Position{3, 10} << Position{3, 11} << Position{3, 10};
        QTest::newRow("over a pass without events")
            << Position{3, 11} << Position{4, 11} << Position{3, 10} << Position{5, 3} << Position{3, 10};
        QTest::newRow("behind a pass that took a guess back")
            << Position{4, 11} << Position{5, 11} << Position{3, 11} << Position{5, 3} << Position{3, 11};
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
        QVERIFY(is(nextPass(recording, from), passOn));
        QVERIFY(is(previousPass(recording, from), passBack));
        QVERIFY(is(nextStep(recording, from, true), ruleOn));
        QVERIFY(is(previousStep(recording, from, true), ruleBack));
    }

    /// Walked by passes, what lies before a guess is taken back is there once in both directions.
    void everyPassIsVisitedInBothDirections()
    {
        const Recording recording = testing::smallRecording();
        const std::vector<Position> places{{0, 0}, {1, 11}, {2, 11}, {3, 10}, {3, 11}, {4, 11}, {5, 11}};
        std::vector<Position> on{recording.first()};
        while (const auto next = nextPass(recording, on.back()))
            on.push_back(*next);
        QVERIFY(on == places);
        std::vector<Position> back{recording.last()};
        while (const auto previous = previousPass(recording, back.back()))
            back.push_back(*previous);
        std::reverse(back.begin(), back.end());
        QVERIFY(back == places);
        for (int pass = -1; pass <= 6; ++pass)
            QCOMPARE(beforeBacktrack(recording, pass).has_value(), pass == 3);
    }

    void placesAreComparedWithWhatWasBefore_data()
    {
        QTest::addColumn<Position>("position");
        QTest::addColumn<Position>("before");
        QTest::newRow("the start") << Position{0, 0} << kNone;
        QTest::newRow("a pass") << Position{1, 11} << Position{0, 0};
        QTest::newRow("a rule") << Position{1, 2} << Position{1, 1};
        QTest::newRow("a rule that found nothing") << Position{1, 5} << Position{1, 4};
        QTest::newRow("a layer") << Position{3, 6, 2} << Position{3, 5};
        QTest::newRow("a verdict that saw nothing") << Position{1, 10} << Position{1, 9};
        // The contradiction is what its pass came to; what is taken back changes that.
        QTest::newRow("a contradiction") << Position{3, 10} << Position{2, 11};
        QTest::newRow("inside the contradiction's layers") << Position{3, 10, 3} << Position{3, 9};
        QTest::newRow("what is taken back") << Position{3, 11} << Position{3, 10};
    }

    void placesAreComparedWithWhatWasBefore()
    {
        QFETCH(Position, position);
        QFETCH(Position, before);
        QVERIFY(is(comparedWith(testing::smallRecording(), position), before));
    }

    /// A solution that is taken back to look for another one was seen in the pass before: nothing new is seen there.
    void aSolutionOfThePassBeforeIsNoMomentAgain()
    {
        auto records = testing::smallRecords();
        Recording recording(testing::smallGivens(), testing::smallGivens().startingCandidates(), PassOptions{});
        recording.append(records[0]);
        recording.append(records[1]);
        PassRecord solved;
        solved.events.push_back({EventKind::End, {}, 10, 0, {}});
        solved.result = RunResult::Solved;
        recording.append(solved);
        recording.reopen();
        // The pass that follows begins with the solution and takes its guess back at once.
        PassRecord& pop = records[2];
        pop.events.erase(pop.events.begin(), pop.events.begin() + 2);
        pop.events.front().changed.pop_back();
        recording.append(pop);
        QVERIFY(!beforeBacktrack(recording, 4));
        QVERIFY(is(nextPass(recording, {3, 11}), {4, 11}));
        QVERIFY(is(previousPass(recording, {4, 11}), {3, 11}));
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

    /// A layer is before the end of its step and behind the end of the step before.
    void layersAreOrderedInsideTheirStep()
    {
        const Recording recording = testing::smallRecording();
        std::vector<Position> on{recording.first()};
        while (const auto next = nextLayer(recording, on.back(), false))
            on.push_back(*next);
        // Each pass has every layer of its network once, and the end of each step.
        const auto layers = static_cast<int>(buildPass(recording.options()).network.layers.size());
        QCOMPARE(static_cast<int>(on.size()), 1 + 5 * (layers + 11));
        QVERIFY(std::is_sorted(on.begin(), on.end()));
        QVERIFY(std::adjacent_find(on.begin(), on.end()) == on.end());
        std::vector<Position> back{recording.last()};
        while (const auto previous = previousLayer(recording, back.back(), false))
            back.push_back(*previous);
        std::reverse(back.begin(), back.end());
        QVERIFY(on == back);
    }

    /// Looking into a step changes nothing: the state is the one that the step starts from.
    void layersShowTheStateBeforeTheirStep()
    {
        const Recording recording = testing::smallRecording();
        for (const Position position : {Position{1, 2}, Position{2, 11}, Position{3, 6}, Position{3, 11}}) {
            const State before = recording.stateAt(*previousStep(recording, position, false));
            for (int layer = 1; layer <= recording.layersIn(position.step); ++layer)
                QVERIFY(recording.stateAt({position.pass, position.step, layer}) == before);
            QVERIFY(!(recording.stateAt(position) == before));
            QVERIFY(!recording.contains({position.pass, position.step, recording.layersIn(position.step) + 1}));
            QVERIFY(!recording.contains({position.pass, position.step, -1}));
        }
        QVERIFY(!recording.contains({0, 0, 1}));
    }

    void intoAndOut_data()
    {
        QTest::addColumn<Position>("from");
        QTest::addColumn<Position>("into");
        QTest::addColumn<Position>("out");
        QTest::addColumn<Position>("outBackwards");
        QTest::newRow("the start") << Position{} << kNone << Position{5, 11} << kNone;
        QTest::newRow("a layer") << Position{3, 6, 4} << Position{3, 6, 1} << Position{3, 6} << Position{3, 5};
        QTest::newRow("a layer of the first rule")
            << Position{3, 1, 2} << Position{3, 1, 1} << Position{3, 1} << Position{2, 11};
        QTest::newRow("a rule") << Position{3, 6} << Position{3, 6, 1} << Position{3, 11} << Position{2, 11};
        QTest::newRow("a pass") << Position{3, 11} << Position{3, 11, 1} << Position{5, 11} << Position{};
        QTest::newRow("the end") << Position{5, 11} << Position{5, 11, 1} << kNone << Position{};
    }

    void intoAndOut()
    {
        QFETCH(Position, from);
        QFETCH(Position, into);
        QFETCH(Position, out);
        QFETCH(Position, outBackwards);
        const Recording recording = testing::smallRecording();
        QVERIFY(is(intoLayers(recording, from), into));
        QVERIFY(is(outOf(recording, from), out));
        QVERIFY(is(outOfBackwards(recording, from), outBackwards));
    }
};

CONVOKU_GUILESS_TEST(TestNavigation)
#include "tst_navigation.moc"
