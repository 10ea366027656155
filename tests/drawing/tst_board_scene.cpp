// SPDX-License-Identifier: MIT
#include "app/drawing/board_scene.h"
#include "tests/support/article_rules.h"
#include "tests/support/small_recording.h"
#include "tests/support/test_program.h"

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
    derived.events.push_back({EventKind::Rule, article::HiddenSingleRow, 4, 0, {}});
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
            naked += removal.rule == article::NakedSingleBox ? 1 : 0;
        }
        QCOMPARE(naked, 8);
    }

    /// By hand from the table in small_recording.h: the step's removals at its last layer, and nowhere else inside it.
    void theLastLayerShowsWhatBecomesNothing()
    {
        const Recording recording = smallRecording();
        const int last = recording.layersAt({1, 1});
        for (int layer = 0; layer <= last; ++layer) {
            BoardScene scene = sceneAt(recording, {1, 1, layer});
            const std::size_t before = scene.removals.size();
            showRemovalsOfLastLayer(scene, recording, {1, 1, layer});
            QCOMPARE(scene.removalsAsNumbers, layer == last);
            QCOMPARE(scene.removals.size(), layer == last ? std::size_t(8) : before);
            QCOMPARE(before, layer == 0 ? std::size_t(8) : std::size_t(0));
        }
        BoardScene scene = sceneAt(recording, {1, 1, last});
        showRemovalsOfLastLayer(scene, recording, {1, 1, last});
        for (const BoardScene::Removal& removal : scene.removals) {
            const Candidate candidate = Candidate::fromIndex(removal.candidate);
            QVERIFY(candidate.digit == 4 && candidate.row < 3 && candidate.column < 3); // the fives of box 1
            QVERIFY(removal.rule == article::NakedSingleBox);
        }
        // A rule that removed nothing, and the start.
        for (const Position position : {Position{1, 4, recording.layersAt({1, 4})}, Position{0, 0, 0}}) {
            BoardScene nothing = sceneAt(recording, position);
            showRemovalsOfLastLayer(nothing, recording, position);
            QVERIFY(!nothing.removalsAsNumbers && nothing.removals.empty());
        }
        BoardScene digits = sceneAt(recording, {1, 1});
        BoardScene numbers = digits;
        numbers.removalsAsNumbers = true;
        QCOMPARE(changedCells(digits, numbers).value().size(), std::size_t(8));
    }

    void insideAPassShowsOneRule()
    {
        const BoardScene first = sceneAt(smallRecording(), {1, 1});
        QCOMPARE(first.candidates.count(), 713);
        QCOMPARE(first.removals.size(), std::size_t(8));
        const BoardScene second = sceneAt(smallRecording(), {1, 2});
        QCOMPARE(second.candidates.count(), 707);
        QCOMPARE(second.removals.size(), std::size_t(6));
        QVERIFY(second.removals.front().rule == article::PointingRow);
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
        // The removals by the rules of the pass were shown before.
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

    /// A contradiction and what is taken back for it are never seen at once.
    void contradictionsAreShownUntilThePop()
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
        const BoardScene clash = sceneAt(recording, {3, 10});
        QCOMPARE(clash.emptyCells.size(), std::size_t(1));
        QVERIFY((clash.emptyCells.front() == Cell{8, 8}));
        QVERIFY(clash.removals.empty() && clash.restored.empty() && !clash.failed);
        QCOMPARE(int(clash.guessDepth[candidateIndex(1, 1, 2)]), 1);
        // Undoing the guess is a separate moment.
        const BoardScene after = sceneAt(recording, {3, 11});
        QVERIFY(after.emptyCells.empty() && after.clashingCells.empty() && after.removals.empty() && !after.clash);
        QCOMPARE(after.restored.size(), std::size_t(16));
        QCOMPARE(after.failed, std::optional<std::uint16_t>(candidateIndex(1, 1, 2)));
    }

    // A contradiction of two cells is told by the one clash that its sentence names, where the board shows it.
    void aClashIsToldWhereItIsSeen()
    {
        // r1c2 is guessed 1; a rule leaves nothing but 5 in r1c9, where r1c1 has it; the guess is taken back.
        Recording recording(testing::smallGivens(), testing::smallGivens().startingCandidates(), PassOptions{});
        const auto records = testing::smallRecords();
        recording.append(records[0]);
        recording.append(records[1]);
        PassRecord pass = records[2];
        pass.events[0].changed.clear();
        std::vector<std::uint16_t>& back = pass.events[2].changed;
        back.pop_back();
        for (int digit = 1; digit <= 9; ++digit) {
            for (const int column : {8, 9}) {
                if (digit == 4)
                    continue;
                const std::uint16_t candidate = candidateIndex(digit, 2, column);
                if (!recording.stateAt(recording.last()).candidates.has(candidate))
                    continue;
                pass.events[0].changed.push_back(candidate);
                back.push_back(candidate);
            }
        }
        recording.append(pass);
        QVERIFY(!sceneAt(recording, {3, 6}).clash);
        const BoardScene verdict = sceneAt(recording, {3, 10});
        QVERIFY(verdict.clash.has_value());
        QVERIFY((verdict.clash->house.known == House{HouseKind::Row, 1}));
        QVERIFY((verdict.clash->first == Cell{1, 7} && verdict.clash->second == Cell{1, 8}));
        QCOMPARE(verdict.clash->digit, 4);
        QCOMPARE(verdict.clashingCells.size(), std::size_t(2));
        // Behind it the board shows what came back.
        QVERIFY(!sceneAt(recording, {3, 11}).clash);
    }

    // For each family, the focus holds the searched houses, the houses acted on, the candidates found and those
    // required absent.
    void focusOfAFinding()
    {
        const auto ids = [](int digit, std::initializer_list<Cell> cells) {
            std::vector<std::uint16_t> indices;
            for (const Cell cell : cells)
                indices.push_back(candidateIndex(digit, cell.row + 1, cell.column + 1));
            return indices;
        };
        const House box2{HouseKind::Box, 1};
        const House column5{HouseKind::Column, 4};
        const std::vector<Finding> pointing{{{column5, {{0, 4}, {2, 4}}, {1}, 1}, ids(2, {{5, 4}})},
            {{{HouseKind::Column, 7}, {{6, 7}}, {0}, 8}, ids(1, {{0, 7}})}};
        BoardFocus focus = focusOn(ruleOf(article::PointingColumn), pointing, 0);
        QVERIFY(focus.rule == ruleOf(article::PointingColumn));
        QVERIFY(focus.houses == std::vector{box2} && focus.actedOn == std::vector{column5});
        QVERIFY((focus.cells == std::vector<Cell>{{0, 4}, {2, 4}}));
        QCOMPARE(focus.held, ids(2, {{0, 4}, {2, 4}}));
        QCOMPARE(focus.gone, ids(2, {{0, 3}, {0, 5}, {1, 3}, {1, 5}, {2, 3}, {2, 5}}));
        QVERIFY((focus.others == std::vector<Cell>{{6, 7}}));
        focus = focusOn(ruleOf(article::PointingColumn), pointing, 1);
        QVERIFY((focus.houses == std::vector{House{HouseKind::Box, 8}}));
        QVERIFY((focus.others == std::vector<Cell>{{0, 4}, {2, 4}}));

        const House row4{HouseKind::Row, 3};
        const std::vector<Finding> hidden{{{row4, {{3, 2}}, {8}, -1}, ids(1, {{3, 2}})}};
        focus = focusOn(ruleOf(article::HiddenSingleRow), hidden, 0);
        QVERIFY(focus.houses == std::vector{row4} && focus.actedOn.empty() && focus.others.empty());
        QCOMPARE(focus.held, ids(9, {{3, 2}}));
        QCOMPARE(focus.gone, ids(9, {{3, 0}, {3, 1}, {3, 3}, {3, 4}, {3, 5}, {3, 6}, {3, 7}, {3, 8}}));

        // A cell of two pairs is marked as one of the pair that is looked at.
        const House row5{HouseKind::Row, 4};
        const std::vector<Finding> pairs{{{row5, {{4, 1}, {4, 6}}, {2, 7}, -1}, ids(3, {{4, 8}})},
            {{row5, {{4, 6}, {4, 7}}, {2, 7}, -1}, ids(8, {{4, 0}})}};
        focus = focusOn(ruleOf(article::NakedPairRow), pairs, 0);
        QVERIFY(focus.houses == std::vector{row5} && focus.actedOn.empty());
        QVERIFY((focus.others == std::vector<Cell>{{4, 7}}));
        std::vector<std::uint16_t> gone;
        for (const int digit : {1, 2, 4, 5, 6, 7, 9}) {
            gone.push_back(candidateIndex(digit, 5, 2));
            gone.push_back(candidateIndex(digit, 5, 7));
        }
        QCOMPARE(focus.gone, gone);
        QCOMPARE(focus.held.size(), std::size_t(4));
        const std::vector<Finding> single{{{box2, {{2, 4}}, {1}, -1}, ids(2, {{0, 4}})}};
        focus = focusOn(ruleOf(article::NakedSingleBox), single, 0);
        QVERIFY(focus.houses == std::vector{box2} && focus.actedOn.empty());
        QCOMPARE(focus.gone.size(), std::size_t(8));
    }

    void digitsAreLargeWhereNothingHappened()
    {
        // r1c1 is given; in the box around it a rule has cleared something, and r1c2 is left with one candidate.
        BoardScene scene = sceneOfGivens(testing::smallGivens());
        scene.candidates = testing::smallGivens().startingCandidates();
        QVERIFY(scene.isShownLarge({0, 0}));
        QVERIFY(!scene.isShownLarge({0, 1}));
        for (int digit = 2; digit <= 9; ++digit)
            scene.candidates.remove(candidateIndex(digit, 1, 2));
        QVERIFY(scene.isShownLarge({0, 1}));
        scene.removals.push_back({candidateIndex(3, 1, 2), article::HiddenSingleRow, ruleOf(article::HiddenSingleRow)});
        QVERIFY(!scene.isShownLarge({0, 1}));
        scene.removals.clear();
        scene.failed = candidateIndex(3, 1, 2);
        QVERIFY(!scene.isShownLarge({0, 1}));
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

CONVOKU_GUILESS_TEST(TestBoardScene)
#include "tst_board_scene.moc"
