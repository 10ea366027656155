// SPDX-License-Identifier: MIT
#include "solver/sudoku/minimal_form.h"
#include "tests/support/random_tensors.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>

using namespace convoku;
using namespace convoku::testing;

namespace {

/// Some cells of a random solution.
Grid randomPuzzle(Random& random, int givens)
{
    const Grid solution = randomSolution(random);
    Grid puzzle;
    while (puzzle.givenCount() < givens) {
        const Cell cell = Cell::fromIndex(randomNumber(random, 0, kCells - 1));
        puzzle.setDigit(cell, solution.digit(cell));
    }
    return puzzle;
}

Grid moved(const Grid& grid, Random& random)
{
    RandomNumbers numbers(random());
    Grid other = randomRelabelling(numbers)(randomShuffle(numbers)(grid));
    other = rotation(randomNumber(random, 0, 3))(other);
    return randomNumber(random, 0, 1) == 0 ? other : mirroring(MirrorAxis::Antidiagonal)(other);
}

/// All 1,296 orders of nine lines that keep lines of a three together.
std::vector<std::array<int, kSide>> allOrders()
{
    std::vector<std::array<int, kSide>> orders;
    std::array<int, kSide> lines{0, 1, 2, 3, 4, 5, 6, 7, 8};
    do {
        const auto three = [&lines](std::size_t place) { return lines[place] / 3; };
        bool together = true;
        for (std::size_t place = 0; place < kSide; ++place)
            together = together && three(place) == three(place / 3 * 3);
        if (together)
            orders.push_back(lines);
    } while (std::ranges::next_permutation(lines).found);
    return orders;
}

/// The least of all 2 · 1,296 · 1,296 arrangements, each with the digits numbered as they appear.
Grid::Digits leastByTrying(const Grid& grid)
{
    const auto orders = allOrders();
    Grid::Digits least;
    least.fill(kSide + 1);
    std::array<std::array<int, kSide>, kSide> cells{};
    for (const bool transposed : {false, true}) {
        for (int i = 0; i < kCells; ++i) {
            const Cell cell = Cell::fromIndex(i);
            cells[static_cast<std::size_t>(transposed ? cell.column : cell.row)]
                 [static_cast<std::size_t>(transposed ? cell.row : cell.column)]
                = grid.digit(cell);
        }
        for (const auto& rows : orders) {
            for (const auto& columns : orders) {
                std::array<std::uint8_t, kSide + 1> labels{};
                std::uint8_t labelled = 0;
                bool less = false;
                std::size_t place = 0;
                for (; place < kCells; ++place) {
                    const int digit = cells[static_cast<std::size_t>(rows[place / kSide])]
                                           [static_cast<std::size_t>(columns[place % kSide])];
                    std::uint8_t& label = labels[static_cast<std::size_t>(digit)];
                    if (digit != 0 && label == 0)
                        label = ++labelled;
                    if (!less && label > least[place])
                        break;
                    less = less || label < least[place];
                    least[place] = label;
                }
            }
        }
    }
    return least;
}

} // namespace

class TestMinimalForm : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isTheLeastOfAll_data()
    {
        QTest::addColumn<int>("givens");
        QTest::newRow("few givens") << 9;
        QTest::newRow("a puzzle") << 26;
    }

    void isTheLeastOfAll()
    {
        QFETCH(int, givens);
        Random random(20261129);
        const Grid puzzle = randomPuzzle(random, givens);
        QCOMPARE(minimalForm(puzzle)->grid.toText(), Grid::fromDigits(leastByTrying(puzzle)).toText());
    }

    void isTheSameForAllThatIsTheSame()
    {
        Random random(20261129);
        for (int round = 0; round < 200; ++round) {
            const Grid puzzle = randomPuzzle(random, randomNumber(random, 0, 40));
            const MinimalForm form = minimalForm(puzzle).value();
            QCOMPARE(form.transform(puzzle), form.grid);
            QCOMPARE(minimalForm(moved(puzzle, random))->grid, form.grid);
            QCOMPARE(minimalForm(form.grid)->grid, form.grid);
            for (int other = 0; other < 10; ++other)
                QVERIFY(form.grid.toText() <= moved(puzzle, random).toText());
        }
    }

    void ofGridsWithManySymmetries()
    {
        Random random(20261129);
        Grid full;
        for (int i = 0; i < kCells; ++i) {
            const Cell cell = Cell::fromIndex(i);
            full.setDigit(cell, (cell.row * 3 + cell.row / 3 + cell.column) % kSide + 1);
        }
        for (const auto& isThere : std::vector<bool (*)(Cell)>{[](Cell) { return true; }, [](Cell) { return false; },
                 [](Cell cell) { return cell.row % 3 == 0; }, [](Cell cell) { return cell.row / 3 == cell.column / 3; },
                 [](Cell cell) { return cell.row == cell.column; }}) {
            Grid puzzle;
            for (int i = 0; i < kCells; ++i) {
                if (const Cell cell = Cell::fromIndex(i); isThere(cell))
                    puzzle.setDigit(cell, full.digit(cell));
            }
            QCOMPARE(minimalForm(moved(puzzle, random))->grid, minimalForm(puzzle)->grid);
        }
    }

    void differsForWhatDiffers()
    {
        Random random(20261129);
        for (int round = 0; round < 50; ++round) {
            const Grid puzzle = randomPuzzle(random, 25);
            Grid less = puzzle;
            for (int i = 0; i < kCells && less == puzzle; ++i)
                less.setDigit(Cell::fromIndex(i), 0);
            QVERIFY(minimalForm(puzzle)->grid != minimalForm(less)->grid);
        }
    }

    void hasNoneWithADigitTwiceInAHouse()
    {
        Grid grid;
        grid.setDigit({4, 4}, 7);
        QVERIFY(minimalForm(grid).has_value());
        grid.setDigit({3, 5}, 7);
        QVERIFY(!minimalForm(grid).has_value());
    }
};

CONVOKU_APPLESS_TEST(TestMinimalForm)
#include "tst_minimal_form.moc"
