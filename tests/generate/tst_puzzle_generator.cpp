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

Q_DECLARE_METATYPE(convoku::PuzzleRequest)

namespace {

std::vector<GeneratedPuzzle> made(
    BatchEngine& engine, std::uint64_t seed, const PuzzleRequest& request, int count, int sideBySide)
{
    PuzzleGenerator generator(engine, seed, request, {sideBySide, 1});
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
    void puzzlesAreAsRequested_data()
    {
        QTest::addColumn<PuzzleRequest>("request");
        for (int i = 0; i < kSymmetryCount; ++i) {
            const auto symmetry = static_cast<Symmetry>(i);
            PuzzleRequest request;
            request.symmetry = symmetry;
            request.givens = {30, 45};
            QTest::addRow("%s", idOf(symmetry)) << request;
        }
        PuzzleRequest request;
        request.minimal = true;
        QTest::newRow("minimal") << request;
        request.symmetry = Symmetry::HalfTurn;
        QTest::newRow("minimal and symmetric") << request;
        request = {};
        request.givens = {28, 28};
        QTest::newRow("28 givens") << request;
        request.givens = {24, 32};
        request.fires = {article::NakedPairBox, article::PointingRow};
        QTest::newRow("rules fire") << request;
        request.fires = {};
        request.depth = {0, 0};
        request.passes = {7, 12};
        QTest::newRow("no guess, seven to twelve passes") << request;
        request.rules = basicRules();
        request.depth = {1, PuzzleRequest::kAny};
        request.passes = {1, PuzzleRequest::kAny};
        QTest::newRow("basic rules must guess") << request;
        request = {};
        request.givens = {81, 81};
        QTest::newRow("nothing taken out") << request;
    }
    void puzzlesAreAsRequested()
    {
        QFETCH(PuzzleRequest, request);
        const auto backend = makeTestedBackend();
        std::set<std::string> seen;
        for (const GeneratedPuzzle& puzzle : made(m_engine, 11, request, 3, 8)) {
            const std::vector<Grid> solutions = solutionsOf(puzzle.givens, 2);
            QCOMPARE(solutions.size(), std::size_t{1});
            QVERIFY(solutions[0] == puzzle.solution);
            QVERIFY(isIn(puzzle.givens.givenCount(), request.givens));
            QVERIFY(has(patternOf(puzzle.givens), request.symmetry));
            QVERIFY2(seen.insert(puzzle.givens.toText()).second, "another one each time");
            if (request.minimal) {
                for (int cell = 0; cell < kCells; ++cell) {
                    Grid fewer = puzzle.givens;
                    fewer.setDigit(Cell::fromIndex(cell), 0);
                    QVERIFY(fewer == puzzle.givens || solutionsOf(fewer, 2).size() == 2);
                }
            }
            const Recording run = record(*backend, puzzle.givens, {{request.rules, true, false}, 0});
            QVERIFY(isIn(run.maxDepth(), request.depth));
            QVERIFY(isIn(run.passCount(), request.passes));
            QCOMPARE(puzzle.solved.passes, run.passCount());
            for (const RuleId rule : request.fires) {
                QVERIFY(std::ranges::any_of(run.events(),
                    [&](const Event& event) { return event.kind == EventKind::Rule && event.rule == rule; }));
            }
        }
    }

    void theSameSeedMakesTheSame()
    {
        PuzzleRequest request;
        request.givens = {25, 40};
        request.passes = {4, 30};
        const auto first = made(m_engine, 5, request, 6, 16);
        QCOMPARE(texts(made(m_engine, 5, request, 6, 16)), texts(first));
        // However many are worked on at once, also where the sixth comes out of a second round.
        QCOMPARE(texts(made(m_engine, 5, request, 6, 3)), texts(first));
        for (std::size_t i = 1; i < first.size(); ++i)
            QVERIFY(first[i - 1].attempt < first[i].attempt);
        const auto other = texts(made(m_engine, 6, request, 6, 16));
        for (const std::string& text : texts(first))
            QVERIFY(std::ranges::find(other, text) == other.end());
    }

    void countsWhatIsNotMinimal()
    {
        BacktrackingEngine engine;
        PuzzleRequest request;
        request.givens = anyGivens({});
        request.minimal = true;
        request.symmetry = Symmetry::HalfTurn;
        PuzzleGenerator generator(engine, 4, request, {16, 1});
        int found = 0;
        while (generator.attempts() < 200) {
            QVERIFY(generator.next({}));
            ++found;
        }
        // Takes the remaining puzzles of the last round, too.
        for (const std::uint64_t grids = generator.attempts(); generator.attempts() == grids;) {
            const RequestTally tally = generator.tally();
            if (tally.notMinimal + static_cast<std::uint64_t>(found) == grids)
                return;
            QVERIFY(generator.next({}));
            ++found;
        }
        QFAIL("grids are missing");
    }

    void continuesAfterItWasStopped()
    {
        PuzzleRequest request;
        request.givens = {30, 40};
        const auto expected = texts(made(m_engine, 9, request, 3, 4));
        PuzzleGenerator generator(m_engine, 9, request, {4, 1});
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
