// SPDX-License-Identifier: MIT
#include "solver/generate/puzzle_generator.h"
#include "solver/run/bitwise_batch.h"
#include "solver/run/runner.h"
#include "tests/generate/patterns.h"
#include "tests/support/article_rules.h"
#include "tests/support/backtracking.h"
#include "tests/support/backtracking_engine.h"
#include "tests/support/test_program.h"
#include "tests/support/tested_backend.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <set>

using namespace convoku;
using namespace convoku::testing;

Q_DECLARE_METATYPE(convoku::PuzzleWishes)

namespace {

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
        wishes.fires = {article::NakedPairBox, article::PointingRow};
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

    void countsWhatIsNotMinimal()
    {
        BacktrackingEngine engine;
        PuzzleWishes wishes;
        wishes.givens = anyGivens({});
        wishes.minimal = true;
        wishes.symmetry = Symmetry::HalfTurn;
        PuzzleGenerator generator(engine, 4, wishes, {16, 1});
        int found = 0;
        while (generator.attempts() < 200) {
            QVERIFY(generator.next({}));
            ++found;
        }
        // Takes the remaining puzzles of the last round, too.
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

private:
    static bool isIn(int number, Range range) { return range.low <= number && number <= range.high; }
};

CONVOKU_GUILESS_TEST(TestPuzzleGenerator)
#include "tst_puzzle_generator.moc"
