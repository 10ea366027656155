// SPDX-License-Identifier: MIT
#include "solver/error.h"
#include "solver/generate/puzzle_generator.h"
#include "solver/run/bitwise_batch.h"
#include "solver/run/runner.h"
#include "solver/sudoku/random_numbers.h"
#include "tests/support/backtracking.h"
#include "tests/support/backtracking_engine.h"
#include "tests/support/tested_backend.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <set>

using namespace convoku;
using namespace convoku::testing;

Q_DECLARE_METATYPE(convoku::PuzzleWishes)

namespace {

/// The 9 × 9 pattern of givens as rows of text.
using Pattern = std::array<std::string, kSide>;

Pattern patternOf(const Grid& grid)
{
    Pattern pattern;
    for (int cell = 0; cell < kCells; ++cell)
        pattern[static_cast<std::size_t>(cell / kSide)] += grid.digit(cell) == 0 ? '.' : 'x';
    return pattern;
}

Pattern mirrored(Pattern pattern)
{
    for (std::string& row : pattern)
        std::ranges::reverse(row);
    return pattern;
}

Pattern upsideDown(Pattern pattern)
{
    std::ranges::reverse(pattern);
    return pattern;
}

Pattern transposed(const Pattern& pattern)
{
    Pattern result = pattern;
    for (std::size_t row = 0; row < kSide; ++row) {
        for (std::size_t column = 0; column < kSide; ++column)
            result[column][row] = pattern[row][column];
    }
    return result;
}

bool has(const Pattern& pattern, Symmetry symmetry)
{
    switch (symmetry) {
    case Symmetry::None:
        return true;
    case Symmetry::HalfTurn:
        return upsideDown(mirrored(pattern)) == pattern;
    case Symmetry::QuarterTurn:
        return mirrored(transposed(pattern)) == pattern;
    case Symmetry::LeftRight:
        return mirrored(pattern) == pattern;
    case Symmetry::TopBottom:
        return upsideDown(pattern) == pattern;
    case Symmetry::BothLines:
        return mirrored(pattern) == pattern && upsideDown(pattern) == pattern;
    case Symmetry::Diagonal:
        return transposed(pattern) == pattern;
    case Symmetry::OtherDiagonal:
        return upsideDown(mirrored(transposed(pattern))) == pattern;
    case Symmetry::BothDiagonals:
        return transposed(pattern) == pattern && upsideDown(mirrored(pattern)) == pattern;
    case Symmetry::All:
        break;
    }
    return transposed(pattern) == pattern && mirrored(pattern) == pattern;
}

std::vector<GeneratedPuzzle> made(
    BatchEngine& engine, std::uint64_t seed, const PuzzleWishes& wishes, int count, int sideBySide)
{
    PuzzleGenerator generator(engine, seed, wishes, {sideBySide, 1});
    std::vector<GeneratedPuzzle> puzzles;
    for (int i = 0; i < count; ++i)
        puzzles.push_back(generator.next({}).value());
    return puzzles;
}

std::vector<std::string> texts(const std::vector<GeneratedPuzzle>& puzzles)
{
    std::vector<std::string> result;
    for (const GeneratedPuzzle& puzzle : puzzles)
        result.push_back(puzzle.givens.toText());
    return result;
}

} // namespace

class TestPuzzleGenerator : public QObject
{
    Q_OBJECT

    BitwiseBatch m_engine;

private Q_SLOTS:
    void puzzlesAreAsWished_data()
    {
        QTest::addColumn<PuzzleWishes>("wishes");
        for (int i = 0; i < kSymmetryCount; ++i) {
            const auto symmetry = static_cast<Symmetry>(i);
            PuzzleWishes wishes;
            wishes.symmetry = symmetry;
            wishes.givens = {30, 45};
            QTest::addRow("%s", idOf(symmetry)) << wishes;
        }
        PuzzleWishes wishes;
        wishes.minimal = true;
        QTest::newRow("minimal") << wishes;
        wishes.symmetry = Symmetry::HalfTurn;
        QTest::newRow("minimal and symmetric") << wishes;
        wishes = {};
        wishes.givens = {28, 28};
        QTest::newRow("28 givens") << wishes;
        wishes.givens = {24, 32};
        wishes.fires = {RuleId::NakedPairBox, RuleId::PointingRow};
        QTest::newRow("rules fire") << wishes;
        wishes.fires = {};
        wishes.depth = {0, 0};
        wishes.passes = {7, 12};
        QTest::newRow("no guess, seven to twelve passes") << wishes;
        wishes.rules = basicRules();
        wishes.depth = {1, PuzzleWishes::kAny};
        wishes.passes = {1, PuzzleWishes::kAny};
        QTest::newRow("basic rules must guess") << wishes;
        wishes = {};
        wishes.givens = {81, 81};
        QTest::newRow("nothing taken out") << wishes;
    }
    void puzzlesAreAsWished()
    {
        QFETCH(PuzzleWishes, wishes);
        const auto backend = makeTestedBackend();
        std::set<std::string> seen;
        for (const GeneratedPuzzle& puzzle : made(m_engine, 11, wishes, 3, 8)) {
            const std::vector<Grid> solutions = solutionsOf(puzzle.givens, 2);
            QCOMPARE(solutions.size(), std::size_t{1});
            QVERIFY(solutions[0] == puzzle.solution);
            QVERIFY(isIn(puzzle.givens.givenCount(), wishes.givens));
            QVERIFY(has(patternOf(puzzle.givens), wishes.symmetry));
            QVERIFY2(seen.insert(puzzle.givens.toText()).second, "another one each time");
            if (wishes.minimal) {
                for (int cell = 0; cell < kCells; ++cell) {
                    Grid fewer = puzzle.givens;
                    fewer.setDigit(Cell::fromIndex(cell), 0);
                    QVERIFY(fewer == puzzle.givens || solutionsOf(fewer, 2).size() == 2);
                }
            }
            const Recording run = record(*backend, puzzle.givens, {{wishes.rules, true, false}, 0});
            QVERIFY(isIn(run.maxDepth(), wishes.depth));
            QVERIFY(isIn(run.passCount(), wishes.passes));
            QCOMPARE(puzzle.solved.passes, run.passCount());
            for (const RuleId rule : wishes.fires) {
                QVERIFY(std::ranges::any_of(run.events(),
                    [&](const Event& event) { return event.kind == EventKind::Rule && event.rule == rule; }));
            }
        }
    }

    void theSameSeedMakesTheSame()
    {
        PuzzleWishes wishes;
        wishes.givens = {25, 40};
        wishes.passes = {4, 30};
        const auto first = made(m_engine, 5, wishes, 6, 16);
        QCOMPARE(texts(made(m_engine, 5, wishes, 6, 16)), texts(first));
        // However many are worked on at once, also where the sixth comes out of a second round.
        QCOMPARE(texts(made(m_engine, 5, wishes, 6, 3)), texts(first));
        for (std::size_t i = 1; i < first.size(); ++i)
            QVERIFY(first[i - 1].attempt < first[i].attempt);
        const auto other = texts(made(m_engine, 6, wishes, 6, 16));
        for (const std::string& text : texts(first))
            QVERIFY(std::ranges::find(other, text) == other.end());
    }

    // What fails is counted against what the same seed makes without these wishes.
    void countsWhatWishesFailBy()
    {
        BacktrackingEngine engine([](const Grid& givens, const BatchOptions&, SolveOutcome& outcome) {
            outcome.depth = givens.digit(0) == 0 ? givens.digit(80) % 3 : 0;
            outcome.fired[2] = givens.digit(1);
            outcome.fired[4] = givens.digit(2);
        });
        PuzzleWishes wishes;
        wishes.givens = {30, 50};
        PuzzleWishes narrow = wishes;
        narrow.depth = {2, 5};
        narrow.passes = {4, 5};
        narrow.fires = {wishes.rules[4], wishes.rules[2]};
        PuzzleGenerator some(engine, 3, narrow, {32, 1});
        int found = 0;
        while (some.attempts() < 320 || found == 0) {
            QVERIFY(some.next({}));
            ++found;
        }
        const WishTally& tally = some.tally();
        QCOMPARE(tally.grids % 32, std::uint64_t{0});

        PuzzleGenerator all(engine, 3, wishes, {32, 1});
        std::uint64_t depth = 0;
        std::uint64_t passes = 0;
        std::uint64_t first = 0;
        std::uint64_t second = 0;
        std::uint64_t looked = 0;
        Range seen{1000, 0};
        for (auto puzzle = all.next({}); puzzle && puzzle->attempt <= tally.grids; puzzle = all.next({})) {
            ++looked;
            depth += puzzle->solved.depth < 2 ? 1U : 0U;
            passes += puzzle->solved.passes < 4 || puzzle->solved.passes > 5 ? 1U : 0U;
            first += puzzle->givens.digit(2) == 0 ? 1U : 0U;
            second += puzzle->givens.digit(1) == 0 ? 1U : 0U;
            seen = {std::min(seen.low, puzzle->solved.passes), std::max(seen.high, puzzle->solved.passes)};
        }
        QVERIFY(depth > 0 && passes > 0 && first > 0 && second > 0);
        QCOMPARE(tally.depth.failed, depth);
        QCOMPARE(tally.passes.failed, passes);
        QCOMPARE(tally.notFired, (std::vector<std::uint64_t>{first, second}));
        QCOMPARE(tally.grids - tally.givens.failed, looked);
        QVERIFY(tally.passes.numbers == seen);
        // Digits are taken out until so many are left: below 30 nobody looks.
        QVERIFY(tally.givens.numbers.low >= 30);
    }

    void countsWhatIsNotMinimal()
    {
        BacktrackingEngine engine;
        PuzzleWishes wishes;
        wishes.minimal = true;
        wishes.symmetry = Symmetry::HalfTurn;
        PuzzleGenerator generator(engine, 4, wishes, {16, 1});
        int found = 0;
        while (generator.attempts() < 200) {
            QVERIFY(generator.next({}));
            ++found;
        }
        // What is left when the last round's puzzles are taken, too.
        for (const std::uint64_t grids = generator.attempts(); generator.attempts() == grids;) {
            const WishTally tally = generator.tally();
            if (tally.notMinimal + static_cast<std::uint64_t>(found) == grids)
                return;
            QVERIFY(generator.next({}));
            ++found;
        }
        QFAIL("grids are missing");
    }

    void goesOnAfterItWasStopped()
    {
        PuzzleWishes wishes;
        wishes.givens = {30, 40};
        const auto expected = texts(made(m_engine, 9, wishes, 3, 4));
        PuzzleGenerator generator(m_engine, 9, wishes, {4, 1});
        int questions = 0;
        std::vector<GeneratedPuzzle> puzzles;
        // Every second time it is stopped somewhere, ever later.
        for (int patience = 1; puzzles.size() < expected.size(); patience += 7) {
            questions = 0;
            if (auto puzzle = generator.next([&] { return ++questions < patience; }))
                puzzles.push_back(*puzzle);
        }
        QCOMPARE(texts(puzzles), expected);
    }

    void orbitsArePartsOfTheBoard_data()
    {
        QTest::addColumn<int>("symmetry");
        QTest::addColumn<int>("orbitCount"); // by Burnside's lemma: mean number of cells that the group's members keep
        const std::array counts{81, (81 + 1) / 2, (81 + 1 + 1 + 1) / 4, (81 + 9) / 2, (81 + 9) / 2,
            (81 + 9 + 9 + 1) / 4, (81 + 9) / 2, (81 + 9) / 2, (81 + 9 + 9 + 1) / 4,
            (81 + 1 + 1 + 1 + 9 + 9 + 9 + 9) / 8};
        for (int i = 0; i < kSymmetryCount; ++i)
            QTest::addRow("%s", idOf(static_cast<Symmetry>(i))) << i << counts[static_cast<std::size_t>(i)];
    }
    void orbitsArePartsOfTheBoard()
    {
        QFETCH(int, symmetry);
        const auto groups = orbits(static_cast<Symmetry>(symmetry));
        QTEST(static_cast<int>(groups.size()), "orbitCount");
        std::set<int> cells;
        for (const auto& group : groups) {
            for (const Cell cell : group)
                QVERIFY(cells.insert(cell.index()).second);
        }
        QCOMPARE(cells.size(), std::size_t{81});
        QVERIFY(symmetryNamed(idOf(static_cast<Symmetry>(symmetry))) == static_cast<Symmetry>(symmetry));
    }

    void wishesThatCannotBe_data()
    {
        QTest::addColumn<PuzzleWishes>("wishes");
        PuzzleWishes wishes;
        wishes.givens = {16, 20};
        QTest::newRow("too few givens") << wishes;
        wishes.givens = {30, 20};
        QTest::newRow("the wrong way round") << wishes;
        wishes = {};
        wishes.depth = {-1, 2};
        QTest::newRow("depth below nothing") << wishes;
        wishes = {};
        wishes.rules = basicRules();
        wishes.fires = {RuleId::NakedPairRow};
        QTest::newRow("a rule that is off") << wishes;
    }
    void wishesThatCannotBe()
    {
        QFETCH(PuzzleWishes, wishes);
        QVERIFY_EXCEPTION_THROWN(PuzzleGenerator(m_engine, 1, wishes, {}), Error);
    }

    void randomNumbersAreEven()
    {
        // 70,000 throws of a seven-sided die: each face 10,000 times, give or take five standard deviations (93).
        RandomNumbers random(3);
        std::array<int, 7> faces{};
        for (int i = 0; i < 70'000; ++i)
            ++faces.at(random.below(7));
        for (const int count : faces)
            QVERIFY(std::abs(count - 10'000) < 465);
        QVERIFY(RandomNumbers(1).next() == RandomNumbers(1).next() && RandomNumbers(1).next() != RandomNumbers(2).next()
            && RandomNumbers(1, 1).next() != RandomNumbers(1, 2).next());
    }

private:
    static bool isIn(int number, Range range) { return range.low <= number && number <= range.high; }
};

QTEST_GUILESS_MAIN(TestPuzzleGenerator)
#include "tst_puzzle_generator.moc"
