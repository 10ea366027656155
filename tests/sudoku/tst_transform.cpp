// SPDX-License-Identifier: MIT
#include "solver/error.h"
#include "solver/run/state.h"
#include "solver/sudoku/transform.h"
#include "tests/support/backtracking.h"
#include "tests/support/random_tensors.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <functional>
#include <set>

using namespace convoku;
using namespace convoku::testing;

namespace {

using Make = std::function<Transform(Random&)>;

Transform withNumbers(Transform (*make)(RandomNumbers&, Board), Random& random)
{
    RandomNumbers numbers(random());
    return make(numbers, {});
}

/// Any start: some cells of a solution as givens, the others with any candidates.
StartingGrid randomStart(Random& random)
{
    const Grid solution = randomSolution(random);
    StartingGrid start{Grid(), randomCandidates(random, 0.6)};
    for (int i = 0; i < kCells; ++i) {
        if (randomNumber(random, 0, 2) != 0)
            continue;
        const Cell cell = Cell::fromIndex(i);
        start.givens.setDigit(cell, solution.digit(i));
        for (int digit = 0; digit < kSide; ++digit)
            start.candidates.remove(Candidate::of(digit, cell));
        start.candidates.add(Candidate::of(solution.digit(i) - 1, cell));
    }
    return start;
}

std::set<int> indexSet(const std::vector<Cell>& cells, const Transform& moved)
{
    std::set<int> indices;
    for (const Cell cell : cells)
        indices.insert(moved(cell).index());
    return indices;
}

} // namespace

class TestTransform : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsThePuzzle_data()
    {
        QTest::addColumn<Make>("make");
        const auto row = [](const char* name, Make make) { QTest::newRow(name) << make; };
        row("nothing", [](Random&) { return Transform(); });
        row("right", [](Random&) { return rotation(1); });
        row("left", [](Random&) { return rotation(-1); });
        row("half", [](Random&) { return rotation(2); });
        row("left and right", [](Random&) { return mirroring(MirrorAxis::Vertical); });
        row("top and bottom", [](Random&) { return mirroring(MirrorAxis::Horizontal); });
        row("diagonal", [](Random&) { return mirroring(MirrorAxis::Diagonal); });
        row("other diagonal", [](Random&) { return mirroring(MirrorAxis::Antidiagonal); });
        row("two digits", [](Random&) { return swappingDigits(3, 7); });
        row("appearance", [](Random& random) { return relabellingByAppearance(randomStart(random).givens); });
        row("random names", [](Random& random) { return withNumbers(randomRelabelling, random); });
        row("shuffle", [](Random& random) { return withNumbers(randomShuffle, random); });
    }

    /// A solution stays one; clashes and empty cells are those of before, moved; nothing is lost.
    void keepsThePuzzle()
    {
        QFETCH(Make, make);
        Random random(11);
        for (int round = 0; round < 40; ++round) {
            const Transform transform = make(random);
            const Grid solution = randomSolution(random);
            QVERIFY(isSolution(transform(solution)));
            const StartingGrid start = randomStart(random);
            const StartingGrid moved = transform(start);
            QCOMPARE(moved.candidates.count(), start.candidates.count());
            QCOMPARE(moved.givens.givenCount(), start.givens.givenCount());
            for (int i = 0; i < kCandidates; ++i) {
                const Candidate candidate = Candidate::fromIndex(i);
                QCOMPARE(moved.candidates.has(transform(candidate)), start.candidates.has(candidate));
            }
            for (int i = 0; i < kCells; ++i) {
                const Cell cell = Cell::fromIndex(i);
                const int digit = start.givens.digit(cell);
                QCOMPARE(moved.givens.digit(transform(cell)),
                    digit == 0 ? 0 : transform(Candidate::of(digit - 1, cell)).digit + 1);
            }
            const Contradictions before = contradictionsIn(start.candidates);
            const Contradictions after = contradictionsIn(moved.candidates);
            QCOMPARE(indexSet(after.emptyCells, Transform()), indexSet(before.emptyCells, transform));
            QCOMPARE(indexSet(after.clashingCells, Transform()), indexSet(before.clashingCells, transform));
        }
    }

    /// Counted on fingers in a corner: what stands in r1c2.
    void leadsThere_data()
    {
        QTest::addColumn<Transform>("transform");
        QTest::addColumn<int>("row");
        QTest::addColumn<int>("column");
        QTest::newRow("right") << rotation(1) << 2 << 9;
        QTest::newRow("left") << rotation(-1) << 8 << 1;
        QTest::newRow("half") << rotation(2) << 9 << 8;
        QTest::newRow("five quarters") << rotation(5) << 2 << 9;
        QTest::newRow("left and right") << mirroring(MirrorAxis::Vertical) << 1 << 8;
        QTest::newRow("top and bottom") << mirroring(MirrorAxis::Horizontal) << 9 << 2;
        QTest::newRow("diagonal") << mirroring(MirrorAxis::Diagonal) << 2 << 1;
        QTest::newRow("other diagonal") << mirroring(MirrorAxis::Antidiagonal) << 8 << 9;
    }
    void leadsThere()
    {
        QFETCH(Transform, transform);
        QFETCH(int, row);
        QFETCH(int, column);
        Grid grid;
        grid.setDigit({0, 1}, 5);
        Grid expected;
        expected.setDigit({row - 1, column - 1}, 5);
        QVERIFY(transform(grid) == expected);
    }

    void takenTwiceOrFourTimes()
    {
        Random random(5);
        const StartingGrid start = randomStart(random);
        StartingGrid turned = start;
        for (int i = 0; i < 4; ++i) {
            turned = rotation(1)(turned);
            QCOMPARE(turned == start, i == 3);
        }
        QVERIFY(rotation(-1)(rotation(1)(start)) == start);
        for (const MirrorAxis axis :
            {MirrorAxis::Vertical, MirrorAxis::Horizontal, MirrorAxis::Diagonal, MirrorAxis::Antidiagonal}) {
            QVERIFY(!(mirroring(axis)(start) == start));
            QVERIFY(mirroring(axis)(mirroring(axis)(start)) == start);
        }
        QVERIFY(swappingDigits(2, 9)(swappingDigits(2, 9)(start)) == start);
    }

    void digitsByAppearance()
    {
        Grid grid;
        const std::pair<int, int> places[] = {{3, 7}, {9, 2}, {10, 7}, {40, 9}};
        for (const auto& [cell, digit] : places)
            grid.setDigit(Cell::fromIndex(cell), digit);
        const Grid renamed = relabellingByAppearance(grid)(grid);
        const std::pair<int, int> expected[] = {{3, 1}, {9, 2}, {10, 1}, {40, 3}};
        for (const auto& [cell, digit] : expected)
            QCOMPARE(renamed.digit(cell), digit);
        QVERIFY(relabellingByAppearance(renamed) == Transform());
    }

    void twoDigitsChangePlaces_data()
    {
        QTest::addColumn<int>("first");
        QTest::addColumn<int>("second");
        QTest::addColumn<QByteArray>("expected"); // what stands for 1, 2, … 9
        QTest::newRow("apart") << 2 << 9 << QByteArray("193456782");
        QTest::newRow("neighbours") << 4 << 5 << QByteArray("123546789");
        QTest::newRow("the larger one first") << 7 << 1 << QByteArray("723456189");
        QTest::newRow("a digit with itself") << 3 << 3 << QByteArray("123456789");
    }
    void twoDigitsChangePlaces()
    {
        QFETCH(int, first);
        QFETCH(int, second);
        QFETCH(QByteArray, expected);
        Grid grid;
        for (int i = 0; i < kSide; ++i)
            grid.setDigit(Cell::fromIndex(i), i + 1);
        const Grid swapped = swappingDigits(first, second)(grid);
        for (int i = 0; i < kSide; ++i)
            QCOMPARE(swapped.digit(i), expected[i] - '0');
    }

    /// Bands and stacks stay together, and all orders come.
    void aShuffleMoves()
    {
        RandomNumbers random(3);
        std::set<std::uint8_t> places;
        for (int round = 0; round < 500; ++round)
            places.insert(randomShuffle(random).cells[0]);
        QCOMPARE(places.size(), std::size_t(kCells));
    }

    void onlyPermutations()
    {
        QVERIFY_THROWS_EXCEPTION(Error, relabelling({1, 1, 3, 4, 5, 6, 7, 8, 9}));
        QVERIFY_THROWS_EXCEPTION(Error, relabelling({0, 1, 2, 3, 4, 5, 6, 7, 8}));
    }
};

CONVOKU_APPLESS_TEST(TestTransform)
#include "tst_transform.moc"
