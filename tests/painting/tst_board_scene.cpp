// SPDX-License-Identifier: MIT
#include "app/painting/board_scene.h"
#include "tests/support/small_recording.h"

#include <QTest>

#include <numeric>

using namespace convoku;
using convoku::testing::candidateIndex;
using convoku::testing::smallRecording;

namespace {

/// r1c2 = 1 is guessed in pass 2; in step 4 of pass 3 r5c5 loses all digits but 4.
Recording derivedFromAGuess()
{
    Recording recording(testing::smallGivens(), testing::smallGivens().startingCandidates(), PassOptions{});
    const auto records = testing::smallRecords();
    recording.append(records[0]);
    recording.append(records[1]);
    PassRecord derived;
    derived.events.push_back({EventKind::Rule, RuleId::HiddenSingleRow, 4, 0, {}});
    for (int digit = 1; digit <= 9; ++digit) {
        if (digit != 4)
            derived.events.back().changed.push_back(candidateIndex(digit, 5, 5));
    }
    recording.append(derived);
    return recording;
}

} // namespace

class TestBoardScene : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void startShowsThePuzzle()
    {
        const BoardScene scene = sceneAt(smallRecording(), {0, 0});
        QCOMPARE(scene.candidates.count(), 721);
        QVERIFY(scene.givens.isGiven({0, 0}));
        QVERIFY(scene.removals.empty() && scene.restored.empty() && !scene.failed);
        QVERIFY(scene.emptyCells.empty() && scene.clashingCells.empty());
    }

    void endOfAPassShowsAllThatItRemoved()
    {
        const BoardScene scene = sceneAt(smallRecording(), {1, 11});
        QCOMPARE(scene.candidates.count(), 707);
        QCOMPARE(scene.removals.size(), std::size_t(14));
        int naked = 0;
        for (const BoardScene::Removal& removal : scene.removals) {
            QVERIFY(!scene.candidates.has(removal.candidate));
            naked += removal.rule == RuleId::NakedSingleBox ? 1 : 0;
        }
        QCOMPARE(naked, 8);
    }

    void insideAPassShowsOneRule()
    {
        const BoardScene first = sceneAt(smallRecording(), {1, 1});
        QCOMPARE(first.candidates.count(), 713);
        QCOMPARE(first.removals.size(), std::size_t(8));
        const BoardScene second = sceneAt(smallRecording(), {1, 2});
        QCOMPARE(second.candidates.count(), 707);
        QCOMPARE(second.removals.size(), std::size_t(6));
        QVERIFY(second.removals.front().rule == RuleId::PointingRow);
        QVERIFY(sceneAt(smallRecording(), {1, 3}).removals.empty());
    }

    void guessShowsSquaresAndRing()
    {
        const BoardScene scene = sceneAt(smallRecording(), {2, 11});
        const auto squares = std::count(scene.asideDepth.begin(), scene.asideDepth.end(), 1);
        QCOMPARE(squares, 7);
        QCOMPARE(std::accumulate(scene.asideDepth.begin(), scene.asideDepth.end(), 0), 7);
        QCOMPARE(int(scene.asideDepth[candidateIndex(9, 1, 2)]), 1);
        QCOMPARE(int(scene.guessDepth[candidateIndex(1, 1, 2)]), 1);
        QCOMPARE(std::accumulate(scene.guessDepth.begin(), scene.guessDepth.end(), 0), 1);
        QVERIFY(scene.removals.empty());
        // The guess itself is no consequence of a guess.
        QCOMPARE(int(scene.derivedDepth[1]), 0);
    }

    void whatARuleClearedAfterAGuessIsNoSquare()
    {
        const BoardScene scene = sceneAt(smallRecording(), {3, 6});
        QCOMPARE(int(scene.asideDepth[candidateIndex(9, 9, 9)]), 0);
        QCOMPARE(scene.removals.size(), std::size_t(1));
    }

    void popShowsWhatCameBackAndWhatFailed()
    {
        const BoardScene scene = sceneAt(smallRecording(), {3, 11});
        QCOMPARE(scene.candidates.count(), 706);
        QCOMPARE(scene.restored.size(), std::size_t(8));
        QVERIFY(scene.failed.has_value());
        QCOMPARE(*scene.failed, candidateIndex(1, 1, 2));
        QCOMPARE(scene.failedDepth, 1);
        // Cleared and brought back in the same pass: not gone.
        QVERIFY(scene.removals.empty());
        QCOMPARE(std::accumulate(scene.asideDepth.begin(), scene.asideDepth.end(), 0), 0);
        QCOMPARE(std::accumulate(scene.guessDepth.begin(), scene.guessDepth.end(), 0), 0);
    }

    void decidedCellsKnowTheGuessTheyFollowFrom()
    {
        const Recording recording = derivedFromAGuess();
        const BoardScene scene = sceneAt(recording, recording.last());
        QCOMPARE(int(scene.derivedDepth[static_cast<std::size_t>(Cell{4, 4}.index())]), 1);
        QCOMPARE(std::accumulate(scene.derivedDepth.begin(), scene.derivedDepth.end(), 0), 1);
    }

    /// The network writes the stack at the end of the pass; the tint does not wait for it, and a step looked into has
    /// not cleared anything yet.
    void whatFollowsFromAGuessIsTintedInsideThePassToo()
    {
        const Recording recording = derivedFromAGuess();
        const auto tinted = [&recording](Position position) {
            const BoardScene scene = sceneAt(recording, position);
            return std::accumulate(scene.derivedDepth.begin(), scene.derivedDepth.end(), 0);
        };
        QCOMPARE(tinted({3, 3}), 0);
        QCOMPARE(tinted({3, 4, 2}), 0);
        QVERIFY(sceneAt(recording, {3, 4, 2}).removals.empty());
        QCOMPARE(tinted({3, 4}), 1);
        QCOMPARE(tinted({3, 9}), 1);
        QCOMPARE(tinted({3, 11}), 1);
    }

    void contradictionsAreShownAlsoAfterThePop()
    {
        // r1c2 is guessed 1; a rule empties r9c9; the guess is taken back in the same pass.
        Recording recording(testing::smallGivens(), testing::smallGivens().startingCandidates(), PassOptions{});
        const auto records = testing::smallRecords();
        recording.append(records[0]);
        recording.append(records[1]);
        PassRecord pass = records[2];
        pass.events[0].changed.clear();
        std::vector<std::uint16_t>& back = pass.events[2].changed;
        back.pop_back();
        for (int digit = 1; digit <= 9; ++digit) {
            pass.events[0].changed.push_back(candidateIndex(digit, 9, 9));
            back.push_back(candidateIndex(digit, 9, 9));
        }
        recording.append(pass);
        for (const int step : {6, 9})
            QVERIFY(sceneAt(recording, {3, step}).emptyCells.empty()); // the verdict has not been asked yet
        QVERIFY(sceneAt(recording, {3, 10, 1}).emptyCells.empty());
        for (const int step : {10, 11}) {
            const BoardScene scene = sceneAt(recording, {3, step});
            QCOMPARE(scene.emptyCells.size(), std::size_t(1));
            QVERIFY((scene.emptyCells.front() == Cell{8, 8}));
        }
    }

    void typedGivensShowTheirClashes()
    {
        Grid grid;
        grid.setDigit({0, 0}, 7);
        grid.setDigit({4, 4}, 7);
        QVERIFY(sceneOfGivens(grid).clashingCells.empty());
        QVERIFY(sceneOfGivens(grid).emptyCells.empty());
        grid.setDigit({0, 8}, 7);
        const BoardScene scene = sceneOfGivens(grid);
        QCOMPARE(scene.clashingCells.size(), std::size_t(2));
        QVERIFY((scene.clashingCells[0] == Cell{0, 0} && scene.clashingCells[1] == Cell{0, 8}));
        QCOMPARE(scene.candidates.count(), 3);
    }
};

QTEST_GUILESS_MAIN(TestBoardScene)
#include "tst_board_scene.moc"
