// SPDX-License-Identifier: MIT
// What the chip beside the puzzle's name says of a run, and of the place in it. The runs are made by hand: their passes
// and guesses are counted on fingers.
#include "app/wording/language.h"
#include "app/wording/verdict_wording.h"
#include "tests/support/made_search.h"
#include "tests/support/sentences.h"
#include "tests/support/small_recording.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <functional>

using namespace convoku;

using Make = std::function<void(Recording&)>;
Q_DECLARE_METATYPE(Make)
Q_DECLARE_METATYPE(convoku::Position)

class TestVerdictWording : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useLanguage({}); }

    void aRunInAChip_data()
    {
        QTest::addColumn<Make>("make"); // from an empty grid without a pass
        QTest::addColumn<bool>("running");
        QTest::addColumn<QByteArray>("id");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("cost");
        const auto row
            = [](const char* name, const Make& make, bool running, const char* id, const QString& text,
                  const QString& cost) { QTest::newRow(name) << make << running << QByteArray(id) << text << cost; };
        const auto rule
            = [](Recording& r, int digit) { testing::appendRule(r, {testing::candidateIndex(digit, 9, 9)}); };
        row(
            "nothing yet", [](Recording&) {}, true, "running", testing::sentence("wording.verdicts.running"),
            testing::sentence("wording.chips.nothing_yet"));
        row(
            "running",
            [=](Recording& r) {
                rule(r, 1);
                testing::appendPush(r, 0);
            },
            true, "running", testing::sentence("wording.verdicts.running"), testing::sentence("wording.chips.running"));
        row(
            "stopped by a person", [=](Recording& r) { rule(r, 1); }, false, "stopped",
            testing::sentence("wording.verdicts.stopped"), testing::sentence("wording.chips.stopped_by_a_person"));
        row(
            "the limit of passes",
            [=](Recording& r) {
                rule(r, 1);
                rule(r, 2);
                testing::appendEnd(r, RunResult::OutOfPasses);
            },
            false, "stopped", testing::sentence("wording.verdicts.stopped"),
            testing::sentence("wording.chips.the_limit_of_passes"));
        row(
            "solved at once", [](Recording& r) { testing::appendEnd(r, RunResult::Solved); }, false, "solved",
            testing::sentence("wording.verdicts.solved"), testing::sentence("wording.chips.solved_at_once"));
        row(
            "solved with guesses that stand",
            [](Recording& r) {
                testing::appendPush(r, testing::candidateIndex(1, 1, 1));
                testing::appendPush(r, testing::candidateIndex(2, 1, 2));
                testing::appendEnd(r, RunResult::Solved);
            },
            false, "solved", testing::sentence("wording.verdicts.solved"),
            testing::sentence("wording.chips.solved_with_guesses_that_stand"));
        row(
            "solved with guesses, one taken back",
            [](Recording& r) {
                testing::appendPush(r, testing::candidateIndex(1, 1, 1));
                testing::appendPop(r);
                testing::appendPush(r, testing::candidateIndex(2, 1, 1));
                testing::appendPush(r, testing::candidateIndex(3, 1, 2));
                testing::appendEnd(r, RunResult::Solved);
            },
            false, "solved", testing::sentence("wording.verdicts.solved"),
            testing::sentence("wording.chips.solved_with_guesses_one_taken_back"));
        row(
            "no solution",
            [](Recording& r) {
                testing::appendPush(r, testing::candidateIndex(1, 1, 1));
                testing::appendPop(r);
                testing::appendEnd(r, RunResult::NoSolution);
            },
            false, "no_solution", testing::sentence("wording.verdicts.no_solution"),
            testing::sentence("wording.chips.no_solution"));
        row(
            "stalled",
            [=](Recording& r) {
                rule(r, 1);
                testing::appendEnd(r, RunResult::Stalled);
            },
            false, "stalled", testing::sentence("wording.verdicts.stalled"),
            testing::sentence("wording.chips.stalled"));
        row(
            "another one is looked for",
            [](Recording& r) {
                testing::appendEnd(r, RunResult::Solved);
                r.reopen();
            },
            true, "running", testing::sentence("wording.verdicts.running"),
            testing::sentence("wording.chips.another_one_is_looked_for"));
    }
    void aRunInAChip()
    {
        QFETCH(Make, make);
        QFETCH(bool, running);
        QFETCH(QByteArray, id);
        QFETCH(QString, text);
        QFETCH(QString, cost);
        Recording recording = testing::emptyRecording();
        make(recording);
        const VerdictChip verdict = VerdictWording::of(recording, running);
        QCOMPARE(QByteArray(VerdictWording::id(verdict.state)), id);
        QCOMPARE(verdict.text, text);
        QCOMPARE(verdict.cost, cost);
    }

    /// Until its last verdict is reached, the text uses the future tense: the run will solve the puzzle, or stall.
    void theEndIsAheadUntilItIsReached()
    {
        Recording solved = testing::emptyRecording();
        testing::appendPush(solved, testing::candidateIndex(1, 1, 1));
        testing::appendPush(solved, testing::candidateIndex(2, 1, 2));
        testing::appendEnd(solved, RunResult::Solved);
        for (const Position place : {Position{}, Position{1, 11, 0}, Position{3, 9, 0}, Position{3, 10, 1}}) {
            const VerdictChip ahead = VerdictWording::of(solved, false, place);
            QCOMPARE(QByteArray(VerdictWording::id(ahead.state)), QByteArray("solves"));
            QCOMPARE(ahead.text, testing::sentence("wording.verdicts.solves", {QStringLiteral("3")}));
            QCOMPARE(ahead.cost, testing::sentence("wording.chips.two_guesses"));
        }
        for (const Position place : {Position{3, 10, 0}, Position{3, 11, 0}}) {
            const VerdictChip reached = VerdictWording::of(solved, false, place);
            QCOMPARE(reached.text, testing::sentence("wording.verdicts.solved"));
            QCOMPARE(reached.cost, testing::sentence("wording.chips.solved_with_guesses_that_stand"));
        }
        Recording stalled = testing::emptyRecording();
        testing::appendRule(stalled, {testing::candidateIndex(1, 9, 9)});
        testing::appendEnd(stalled, RunResult::Stalled);
        const VerdictChip ahead = VerdictWording::of(stalled, false, Position{});
        QCOMPARE(ahead.text, testing::sentence("wording.verdicts.stalls", {QStringLiteral("2")}));
        QCOMPARE(ahead.cost, testing::sentence("wording.chips.no_guess"));
        QCOMPARE(
            VerdictWording::of(stalled, false, stalled.last()).text, testing::sentence("wording.verdicts.stalled"));
        // A run that is running, and one that was stopped, say so at every position.
        QCOMPARE(VerdictWording::of(solved, true, Position{}).text, testing::sentence("wording.verdicts.running"));
        Recording stopped = testing::emptyRecording();
        testing::appendRule(stopped, {testing::candidateIndex(1, 9, 9)});
        QCOMPARE(VerdictWording::of(stopped, false, Position{}).text, testing::sentence("wording.verdicts.stopped"));
    }

    void solutionsAreNamedByTheirPasses()
    {
        Recording recording = testing::emptyRecording();
        testing::appendPush(recording, testing::candidateIndex(1, 1, 1));
        testing::appendEnd(recording, RunResult::Solved);
        const QString part = testing::sentence("wording.verdicts.solutions_part");
        QVERIFY(!VerdictWording::of(recording, false).detail.contains(part));
        recording.reopen();
        QVERIFY(VerdictWording::of(recording, true).detail.contains(part));
        QCOMPARE(VerdictWording::of(recording, true).detail,
            testing::sentence("wording.verdicts.solutions", {QStringLiteral("2")}));
    }

    /// The contradiction of the small run is seen by the verdict, step 10 of pass 3, and taken back by step 11.
    void aContradictionStandsUntilItIsTakenBack_data()
    {
        QTest::addColumn<Position>("position");
        QTest::addColumn<bool>("stands");
        QTest::newRow("before the pass") << Position{2, 11} << false;
        QTest::newRow("before the verdict") << Position{3, 9} << false;
        QTest::newRow("inside the verdict") << Position{3, 10, 1} << false;
        QTest::newRow("the verdict") << Position{3, 10} << true;
        QTest::newRow("inside the search") << Position{3, 11, 1} << true;
        QTest::newRow("taken back") << Position{3, 11} << false;
        QTest::newRow("afterwards") << Position{4, 11} << false;
        QTest::newRow("the start") << Position{0, 0} << false;
    }
    void aContradictionStandsUntilItIsTakenBack()
    {
        QFETCH(Position, position);
        QFETCH(bool, stands);
        const auto verdict = VerdictWording::at(testing::smallRecording(), position);
        QCOMPARE(verdict.has_value(), stands);
        if (verdict) {
            QCOMPARE(QByteArray(VerdictWording::id(verdict->state)), QByteArray("contradiction"));
            QCOMPARE(verdict->text, testing::sentence("wording.verdicts.contradiction_of_a_branch"));
        }
    }

    /// A puzzle that contradicts itself has no branch.
    void withoutAGuessThereIsNoBranch()
    {
        Recording recording = testing::emptyRecording();
        PassRecord record;
        record.events = {{EventKind::Contradiction, {}, 10, 0, {}}, {EventKind::End, {}, 11, 0, {}}};
        record.result = RunResult::NoSolution;
        recording.append(record);
        const auto verdict = VerdictWording::at(recording, recording.last());
        QVERIFY(verdict);
        QCOMPARE(verdict->text, testing::sentence("wording.verdicts.contradiction"));
    }
};

CONVOKU_GUILESS_TEST(TestVerdictWording)
#include "tst_verdict_wording.moc"
