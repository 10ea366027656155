// SPDX-License-Identifier: MIT
#include "solver/formats/puzzle_text.h"
#include "solver/run/history.h"
#include "solver/run/runner.h"
#include "tests/support/loop_backend.h"
#include "tests/support/small_recording.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace convoku;
using convoku::testing::candidateIndex;

namespace {

/// "Present@0.0 SetAside@2.11": changes and where they are.
QByteArray printed(const Recording& recording, int candidate)
{
    static const char* const kNames[] = {"Present", "Absent", "Removed", "SetAside", "Guessed", "Restored", "Failed"};
    QByteArray text;
    for (const CandidateEvent& entry : historyOf(recording, candidate)) {
        const Position position = recording.events()[entry.event].position();
        text += QByteArray(kNames[static_cast<int>(entry.change)]) + "@" + QByteArray::number(position.pass) + "."
            + QByteArray::number(position.step) + " ";
    }
    return text.trimmed();
}

} // namespace

class TestHistory : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void livesOfCandidates_data()
    {
        QTest::addColumn<int>("candidate");
        QTest::addColumn<QByteArray>("life");
        // By hand from the table in small_recording.h.
        QTest::newRow("never touched") << int(candidateIndex(3, 5, 5)) << QByteArray("Present@0.0");
        QTest::newRow("another digit is given") << int(candidateIndex(3, 1, 1)) << QByteArray("Absent@0.0");
        QTest::newRow("removed for good") << int(candidateIndex(5, 1, 7)) << QByteArray("Present@0.0 Removed@1.2");
        QTest::newRow("the guess") << int(candidateIndex(1, 1, 2))
                                   << QByteArray("Present@0.0 Guessed@2.11 Failed@3.11");
        QTest::newRow("set aside") << int(candidateIndex(9, 1, 2))
                                   << QByteArray("Present@0.0 SetAside@2.11 Restored@3.11");
        QTest::newRow("removed under the guess")
            << int(candidateIndex(9, 9, 9)) << QByteArray("Present@0.0 Removed@3.6 Restored@3.11");
        QTest::newRow("removed at the end") << int(candidateIndex(1, 9, 9)) << QByteArray("Present@0.0 Removed@5.3");
    }

    void livesOfCandidates()
    {
        QFETCH(int, candidate);
        QFETCH(QByteArray, life);
        QCOMPARE(printed(testing::smallRecording(), candidate), life);
    }

    void stepsGoFromChangeToChange()
    {
        const Recording recording = testing::smallRecording();
        const auto history = historyOf(recording, candidateIndex(9, 9, 9));
        QVERIFY((nextChange(history, recording, {0, 0}) == Position{3, 6}));
        QVERIFY((nextChange(history, recording, {3, 5}) == Position{3, 6}));
        QVERIFY((nextChange(history, recording, {3, 6}) == Position{3, 11}));
        QVERIFY(!nextChange(history, recording, {3, 11}));
        QVERIFY(!nextChange(history, recording, {5, 11}));
        QVERIFY((previousChange(history, recording, {5, 11}) == Position{3, 11}));
        QVERIFY((previousChange(history, recording, {3, 11}) == Position{3, 6}));
        QVERIFY((previousChange(history, recording, {3, 6}) == Position{0, 0}));
        QVERIFY(!previousChange(history, recording, {0, 0}));
    }

    void growsWithTheRecording()
    {
        const auto records = testing::smallRecords();
        const int candidate = candidateIndex(9, 9, 9);
        Recording recording(testing::smallGivens(), testing::smallGivens().startingCandidates(), PassOptions{});
        auto history = historyOf(recording, candidate);
        for (const PassRecord& record : records) {
            const std::size_t known = recording.events().size();
            recording.append(record);
            extendHistory(history, recording, candidate, known);
        }
        const auto whole = historyOf(recording, candidate);
        QCOMPARE(history.size(), whole.size());
        for (std::size_t i = 0; i < whole.size(); ++i)
            QVERIFY(history[i].change == whole[i].change && history[i].event == whole[i].event);
        QCOMPARE(entryAt(history, recording, {3, 5}), 0);
        QCOMPARE(entryAt(history, recording, {3, 6, 2}), 0);
        QCOMPARE(entryAt(history, recording, {3, 6}), 1);
        QCOMPARE(entryAt(history, recording, {5, 11}), 2);
    }

    /// On real runs: a candidate is there after an entry exactly as the rebuilt states say, and changes nowhere else.
    void historiesAgreeWithTheStates_data()
    {
        QTest::addColumn<QByteArray>("puzzle");
        QTest::newRow("the article's hard puzzle")
            << QByteArray("8.5.....2...9.1...3.........6.7..4..2...5...........6....38.....1....7...4.....9.");
        QTest::newRow("no solution") << QByteArray(
            "55..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    }

    void historiesAgreeWithTheStates()
    {
        QFETCH(QByteArray, puzzle);
        testing::LoopBackend backend;
        const Recording recording = record(backend, readPuzzles(puzzle.toStdString()).puzzles.at(0).givens, {});
        std::vector<Position> positions{{0, 0}};
        std::vector<State> states{recording.stateAt({0, 0})};
        for (int pass = 1; pass <= recording.passCount(); ++pass) {
            for (int step = 1; step <= recording.stepsPerPass(); ++step) {
                positions.push_back({pass, step});
                states.push_back(recording.stateAt({pass, step}));
            }
        }
        for (int candidate = 0; candidate < kCandidates; ++candidate) {
            const auto history = historyOf(recording, candidate);
            std::size_t entry = 1;
            QCOMPARE(history.front().change == CandidateChange::Present, states.front().candidates.has(candidate));
            for (std::size_t i = 1; i < states.size(); ++i) {
                const bool was = states[i - 1].candidates.has(candidate);
                const bool is = states[i].candidates.has(candidate);
                const auto index = static_cast<std::size_t>(candidate);
                const bool guessChanged = states[i - 1].guess[index] != states[i].guess[index];
                const bool listed
                    = entry < history.size() && recording.events()[history[entry].event].position() == positions[i];
                QCOMPARE(listed, was != is || guessChanged);
                if (listed) {
                    const CandidateChange change = history[entry].change;
                    const bool there = change == CandidateChange::Restored || change == CandidateChange::Guessed;
                    QCOMPARE(there, is);
                    ++entry;
                }
            }
            QCOMPARE(entry, history.size());
        }
    }
};

CONVOKU_GUILESS_TEST(TestHistory)
#include "tst_history.moc"
