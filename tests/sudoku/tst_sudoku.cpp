// SPDX-License-Identifier: MIT
#include "solver/run/state.h"
#include "solver/sudoku/grid.h"
#include "tests/support/backtracking.h"
#include "tests/support/loop_rules.h"
#include "tests/support/puzzle_files.h"
#include "tests/support/random_tensors.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <random>
#include <set>

using namespace convoku;
using namespace convoku::testing;

// Cells, houses, candidates and grids: every number against a count done here.
class TestSudoku : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void indicesRunRowByRow()
    {
        int next = 0;
        for (int row = 0; row < 9; ++row) {
            for (int column = 0; column < 9; ++column) {
                const Cell cell{row, column};
                QCOMPARE(cell.index(), next);
                QVERIFY(Cell::fromIndex(next) == cell);
                ++next;
            }
        }
        int candidate = 0;
        for (int digit = 0; digit < 9; ++digit) {
            for (int row = 0; row < 9; ++row) {
                for (int column = 0; column < 9; ++column) {
                    const Candidate expected{digit, row, column};
                    QCOMPARE(expected.index(), candidate);
                    QVERIFY(Candidate::fromIndex(candidate) == expected);
                    QVERIFY(Candidate::of(digit, Cell{row, column}) == expected);
                    QVERIFY(expected.cell() == (Cell{row, column}));
                    ++candidate;
                }
            }
        }
    }

    void boxesRunRowByRow()
    {
        static const char kBoxes[]
            = "000111222000111222000111222333444555333444555333444555666777888666777888666777888";
        for (int i = 0; i < 81; ++i)
            QCOMPARE(Cell::fromIndex(i).box(), kBoxes[i] - '0');
    }

    void cellNames_data()
    {
        QTest::addColumn<int>("row");
        QTest::addColumn<int>("column");
        QTest::addColumn<QByteArray>("name");
        QTest::newRow("the top left cell") << 0 << 0 << QByteArray("r1c1");
        QTest::newRow("a row is named before a column") << 3 << 6 << QByteArray("r4c7");
        QTest::newRow("the bottom right cell") << 8 << 8 << QByteArray("r9c9");
    }
    void cellNames()
    {
        QFETCH(int, row);
        QFETCH(int, column);
        QFETCH(QByteArray, name);
        QCOMPARE(QByteArray::fromStdString(cellName({row, column})), name);
    }

    void housesHoldTheCellsThatShareThem()
    {
        const auto houses = allHouses();
        std::set<std::pair<int, int>> seen;
        for (std::size_t h = 0; h < houses.size(); ++h) {
            const House house = houses[h];
            QVERIFY(seen.insert({static_cast<int>(house.kind), house.index}).second);
            std::vector<int> expected;
            for (int i = 0; i < 81; ++i) {
                const int row = i / 9;
                const int column = i % 9;
                const int number = house.kind == HouseKind::Row ? row
                    : house.kind == HouseKind::Column           ? column
                                                                : row / 3 * 3 + column / 3;
                if (number == house.index)
                    expected.push_back(i);
            }
            std::vector<int> actual;
            for (const Cell cell : house.cells())
                actual.push_back(cell.index());
            QVERIFY2(actual == expected, "the nine cells in row-major order");
        }
        QCOMPARE(seen.size(), std::size_t{27});
        QVERIFY(houses[0] == (House{HouseKind::Row, 0}));
        QVERIFY(houses[9] == (House{HouseKind::Column, 0}));
        QVERIFY(houses[18] == (House{HouseKind::Box, 0}));
    }

    void candidatesCountLikeASet()
    {
        Random random(1);
        for (const double density : kDensities) {
            for (int round = 0; round < 20; ++round) {
                std::set<int> model;
                Candidates candidates = randomCandidates(random, density);
                for (int i = 0; i < 729; ++i) {
                    if (candidates.has(i))
                        model.insert(i);
                }
                for (int change = 0; change < 50; ++change) {
                    const int add = randomNumber(random, 0, 728);
                    const int remove = randomNumber(random, 0, 728);
                    if (change % 2 == 0) {
                        candidates.add(add);
                        candidates.remove(remove);
                    } else {
                        candidates.add(Candidate::fromIndex(add));
                        candidates.remove(Candidate::fromIndex(remove));
                    }
                    model.insert(add);
                    model.erase(remove);
                }
                QCOMPARE(candidates.count(), static_cast<int>(model.size()));
                const auto indices = candidates.indices();
                QVERIFY(
                    std::vector<int>(indices.begin(), indices.end()) == std::vector<int>(model.begin(), model.end()));
                int decided = 0;
                for (int cell = 0; cell < 81; ++cell) {
                    int count = 0;
                    int digits = 0;
                    int last = -1;
                    for (int digit = 0; digit < 9; ++digit) {
                        if (model.count(digit * 81 + cell) == 0)
                            continue;
                        ++count;
                        digits |= 1 << digit;
                        last = digit;
                    }
                    decided += count == 1 ? 1 : 0;
                    QCOMPARE(candidates.countIn(Cell::fromIndex(cell)), count);
                    QCOMPARE(static_cast<int>(candidates.digitsOf(Cell::fromIndex(cell))), digits);
                    QCOMPARE(candidates.soleDigit(Cell::fromIndex(cell)), count == 1 ? last : -1);
                }
                QCOMPARE(candidates.decidedCells(), decided);
            }
        }
    }

    void allAndNone()
    {
        QCOMPARE(Candidates().count(), 0);
        QCOMPARE(Candidates::all().count(), 729);
        QVERIFY(Candidates().indices().empty());
        QCOMPARE(Candidates::all().decidedCells(), 0);
        QVERIFY(Candidates::all() != Candidates());
    }

    void withoutIsADifferenceOfSets()
    {
        Random random(2);
        for (int round = 0; round < 100; ++round) {
            const Candidates a = randomCandidates(random, .5);
            const Candidates b = randomCandidates(random, .5);
            const Candidates difference = a.without(b);
            for (int i = 0; i < 729; ++i)
                QCOMPARE(difference.has(i), a.has(i) && !b.has(i));
        }
    }

    void aGridStartsWithNineCandidatesOrOne()
    {
        const Grid grid = gridOf(kArticleHard);
        QCOMPARE(grid.givenCount(), 18);
        const Candidates start = grid.startingCandidates();
        for (int i = 0; i < 81; ++i) {
            const char sign = kArticleHard[i];
            for (int digit = 0; digit < 9; ++digit)
                QCOMPARE(start.has(Candidate{digit, i / 9, i % 9}), sign == '.' || sign == '1' + digit);
        }
    }

    void textIsWhatWasReadBefore()
    {
        for (const char* text : {kArticleEasy, kArticleHard, kArticleEasySolution, kNoSolution})
            QCOMPARE(QByteArray::fromStdString(gridOf(text).toText()), QByteArray(text));
        QCOMPARE(QByteArray::fromStdString(Grid().toText()), QByteArray(81, '.'));
    }

    /// Each cell's four bits by a shift and a mask of its own.
    void fourBitsACell()
    {
        for (const char* text : {kArticleEasy, kArticleHard, kArticleHardSolution}) {
            Grid::Packed packed{};
            for (std::size_t i = 0; i < kCells; ++i) {
                const auto digit = static_cast<std::uint64_t>(text[i] == '.' ? 0 : text[i] - '0');
                packed[i / 16] |= digit << (i % 16 * 4);
            }
            QCOMPARE(QByteArray::fromStdString(Grid::fromPacked(packed).toText()), QByteArray(text));
        }
    }

    void cellsThatDiffer()
    {
        const Grid solution = gridOf(kArticleHardSolution);
        QVERIFY(differingCells(solution, solution).empty());
        Grid other = solution;
        other.setDigit({0, 0}, 0); // emptied
        other.setDigit({4, 7}, 1 + solution.digit({4, 7}) % 9); // another digit
        other.setDigit({8, 8}, 0);
        const std::vector<Cell> expected{{0, 0}, {4, 7}, {8, 8}};
        QVERIFY(differingCells(solution, other) == expected);
        QVERIFY(differingCells(other, solution) == expected);
    }

    void digitsOfDecidedCells()
    {
        const Grid solution = gridOf(kArticleHardSolution);
        QVERIFY(Grid::fromDecided(solution.startingCandidates()) == solution);
        Candidates candidates = solution.startingCandidates();
        candidates.add(Candidate{0, 0, 0}); // r1c1 is 8: now two digits
        candidates.remove(Candidate{8, 0, 1}); // r1c2 is 9: now none
        Grid expected = solution;
        expected.setDigit({0, 0}, 0);
        expected.setDigit({0, 1}, 0);
        QVERIFY(Grid::fromDecided(candidates) == expected);
        QVERIFY(Grid::fromDecided(Candidates()) == Grid());
        QVERIFY(Grid::fromDecided(Candidates::all()) == Grid());
    }

    void completeMeansSolved()
    {
        Random random(3);
        for (int round = 0; round < 200; ++round) {
            Grid grid = randomSolution(random);
            QVERIFY(isSolution(grid));
            QVERIFY(grid.isComplete());
            QVERIFY(!grid.hasClash());
            const Cell cell = Cell::fromIndex(randomNumber(random, 0, 80));
            const int digit = randomNumber(random, 0, 9);
            const bool same = digit == grid.digit(cell);
            grid.setDigit(cell, digit);
            QCOMPARE(grid.isComplete(), same);
            QCOMPARE(isSolution(grid), same);
        }
    }

    void agreesWithItsGivens()
    {
        const Grid puzzle = gridOf(kArticleHard);
        const Grid solution = gridOf(kArticleHardSolution);
        QVERIFY(solution.agreesWith(puzzle));
        QVERIFY(!puzzle.agreesWith(solution));
        QVERIFY(puzzle.agreesWith(Grid()));
        QVERIFY(!gridOf(kArticleEasySolution).agreesWith(puzzle));
    }

    /// Against a comparison of each two cells.
    void clashesAnywhere()
    {
        std::mt19937 random(5);
        int with = 0;
        constexpr int kGrids = 20'000;
        for (int n = 0; n < kGrids; ++n) {
            Grid grid;
            const int givens = static_cast<int>(random() % 12);
            for (int i = 0; i < givens; ++i)
                grid.setDigit(Cell::fromIndex(static_cast<int>(random() % kCells)), static_cast<int>(random() % 10));
            bool clash = false;
            for (int a = 0; a < kCells; ++a) {
                for (int b = 0; b < a; ++b) {
                    const Cell x = Cell::fromIndex(a);
                    const Cell y = Cell::fromIndex(b);
                    clash = clash
                        || (grid.digit(a) != 0 && grid.digit(a) == grid.digit(b)
                            && (x.row == y.row || x.column == y.column || x.box() == y.box()));
                }
            }
            QCOMPARE(grid.hasClash(), clash);
            with += clash ? 1 : 0;
        }
        QVERIFY(with > kGrids / 10 && with < kGrids * 9 / 10);
    }

    void firstClash_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("house");
        QTest::addColumn<int>("first");
        QTest::addColumn<int>("second");
        QTest::addColumn<int>("digit");
        const auto grid = [](std::initializer_list<std::pair<int, char>> digits) {
            QByteArray text(81, '.');
            for (const auto& [cell, sign] : digits)
                text[cell] = sign;
            return text;
        };
        QTest::newRow("an empty grid has none") << grid({}) << -1 << 0 << 0 << 0 << 0;
        QTest::newRow("a solution has none") << QByteArray(kArticleEasySolution) << -1 << 0 << 0 << 0 << 0;
        QTest::newRow("twice in a row") << grid({{36, '5'}, {44, '5'}}) << 0 << 4 << 36 << 44 << 5;
        QTest::newRow("twice in a column") << grid({{8, '9'}, {80, '9'}}) << 1 << 8 << 8 << 80 << 9;
        QTest::newRow("twice in a box") << grid({{60, '1'}, {79, '1'}}) << 2 << 8 << 60 << 79 << 1;
        QTest::newRow("in a row and a box: the row is named") << grid({{0, '2'}, {2, '2'}}) << 0 << 0 << 0 << 2 << 2;
        QTest::newRow("in a column and a box: the column is named")
            << grid({{0, '2'}, {18, '2'}}) << 1 << 0 << 0 << 18 << 2;
        QTest::newRow("three of them: the first two are named")
            << grid({{1, '7'}, {4, '7'}, {8, '7'}}) << 0 << 0 << 1 << 4 << 7;
        QTest::newRow("a row further down comes before a column")
            << grid({{0, '3'}, {9, '3'}, {72, '4'}, {80, '4'}}) << 0 << 8 << 72 << 80 << 4;
        QTest::newRow("the same digit without a shared house") << grid({{0, '3'}, {40, '3'}}) << -1 << 0 << 0 << 0 << 0;
    }
    void firstClash()
    {
        QFETCH(QByteArray, text);
        QFETCH(int, kind);
        QFETCH(int, house);
        QFETCH(int, first);
        QFETCH(int, second);
        QFETCH(int, digit);
        const Grid grid = gridOf(std::string_view(text.constData(), 81));
        const Contradictions found = contradictionsIn(grid.startingCandidates());
        const auto* clash = found.clash();
        QCOMPARE(clash != nullptr, kind >= 0);
        QCOMPARE(grid.hasClash(), kind >= 0);
        if (clash == nullptr)
            return;
        QVERIFY((clash->house.known == House{static_cast<HouseKind>(kind), house}));
        QCOMPARE(clash->first.index(), first);
        QCOMPARE(clash->second.index(), second);
        QCOMPARE(clash->digit, digit);
    }

    void contradictionsAreEmptyOrClashingCells()
    {
        Random random(4);
        for (int round = 0; round < 400; ++round) {
            // Cells with no, one or two candidates, so that all kinds of cells meet.
            Candidates candidates;
            for (int cell = 0; cell < 81; ++cell) {
                for (int n = randomNumber(random, 0, 20) == 0 ? 0 : randomNumber(random, 1, 3); n > 0; --n)
                    candidates.add(Candidate::of(randomNumber(random, 0, 8), Cell::fromIndex(cell)));
            }
            std::vector<Cell> empty;
            std::vector<Cell> clashing;
            for (int i = 0; i < 81; ++i) {
                const Cell cell{i / 9, i % 9};
                if (candidates.countIn(cell) == 0)
                    empty.push_back(cell);
                bool clashes = false;
                for (int j = 0; j < 81; ++j) {
                    const Cell other{j / 9, j % 9};
                    const bool sees = inOneHouse(HouseKind::Row, cell, other)
                        || inOneHouse(HouseKind::Column, cell, other) || inOneHouse(HouseKind::Box, cell, other);
                    clashes = clashes
                        || (i != j && sees && candidates.countIn(cell) == 1
                            && candidates.digitsOf(cell) == candidates.digitsOf(other));
                }
                if (clashes)
                    clashing.push_back(cell);
            }
            const Contradictions found = contradictionsIn(candidates);
            QVERIFY(found.emptyCells == empty);
            QVERIFY(found.clashingCells == clashing);
        }
    }

    void depthsOfLevels()
    {
        // A guess at level 1 stands at depth 1; what was derived from it has level 2.
        const int depths[] = {1, 1, 2, 2, 3, 3};
        for (int k = 1; k <= 6; ++k)
            QCOMPARE(depthOfLevel(k), depths[k - 1]);
        State state;
        QCOMPARE(state.depth(), 0);
        state.level = 7;
        QCOMPARE(state.depth(), 3);
    }
};

CONVOKU_GUILESS_TEST(TestSudoku)
#include "tst_sudoku.moc"
