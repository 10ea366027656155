// SPDX-License-Identifier: MIT
// The making of puzzles without a network: on an engine that searches by backtracking.
#include "solver/error.h"
#include "solver/generate/puzzle_generator.h"
#include "solver/sudoku/random_numbers.h"
#include "tests/generate/patterns.h"
#include "tests/support/article_rules.h"
#include "tests/support/backtracking.h"
#include "tests/support/backtracking_engine.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <set>
#include <tuple>

using namespace convoku;
using namespace convoku::testing;

Q_DECLARE_METATYPE(convoku::PuzzleRequest)

class TestPuzzleRequest : public QObject
{
    Q_OBJECT

    BacktrackingEngine m_engine;

private Q_SLOTS:
    // The wishes are checked by hand: the only solution, the number of givens, the pattern.
    void puzzlesAreAsRequested_data()
    {
        QTest::addColumn<PuzzleRequest>("request");
        PuzzleRequest request;
        for (const Symmetry symmetry : {Symmetry::None, Symmetry::HalfTurn, Symmetry::Diagonal, Symmetry::All}) {
            request.symmetry = symmetry;
            request.givens = {32, 40};
            QTest::addRow("%s", idOf(symmetry)) << request;
        }
        request = {};
        request.givens = {30, 30};
        QTest::newRow("30 givens") << request;
        request.givens = {81, 81};
        QTest::newRow("nothing taken out") << request;
        request.givens = {80, 81};
        QTest::newRow("hardly anything taken out") << request;
        request = {};
        request.minimal = true;
        QTest::newRow("minimal") << request;
    }
    void puzzlesAreAsRequested()
    {
        QFETCH(PuzzleRequest, request);
        PuzzleGenerator generator(m_engine, 11, request, {request.minimal ? 1 : 8, 1});
        std::set<std::string> seen;
        std::set<int> counts;
        std::uint64_t before = 0;
        for (int i = 0; i < (request.minimal ? 1 : 6); ++i) {
            const GeneratedPuzzle puzzle = generator.next({}).value();
            const std::vector<Grid> solutions = solutionsOf(puzzle.givens, 2);
            QCOMPARE(solutions.size(), std::size_t{1});
            QVERIFY(solutions[0] == puzzle.solution);
            const int givens = puzzle.givens.givenCount();
            QVERIFY(request.givens.low <= givens && givens <= request.givens.high);
            counts.insert(givens);
            QVERIFY(has(patternOf(puzzle.givens), request.symmetry));
            QVERIFY(seen.insert(puzzle.givens.toText()).second);
            QVERIFY(puzzle.attempt > before && puzzle.attempt <= generator.attempts());
            before = puzzle.attempt;
            for (int cell = 0; request.minimal && cell < kCells; ++cell) {
                Grid fewer = puzzle.givens;
                fewer.setDigit(Cell::fromIndex(cell), 0);
                QVERIFY(fewer == puzzle.givens || solutionsOf(fewer, 2).size() == 2);
            }
        }
        if (request.givens.low == request.givens.high)
            QCOMPARE(counts.size(), std::size_t{1});
        if (request.givens == Range{32, 40} && request.symmetry == Symmetry::None)
            QVERIFY(counts.size() > 2); // the number is drawn
    }

    // One solution, and known to be all: an engine that stops at two may know that there is no third, and one that
    // gives up has found one.
    void whatIsUnique()
    {
        PuzzleRequest request;
        request.givens = {30, 81};
        BacktrackingEngine knows(
            [](const Grid&, const BatchOptions&, SolveOutcome& outcome) { outcome.allFound = true; });
        PuzzleGenerator generator(knows, 3, request, {8, 1});
        for (int i = 0; i < 8; ++i)
            QCOMPARE(solutionsOf(generator.next({}).value().givens, 2).size(), std::size_t{1});
        BacktrackingEngine givesUp([](const Grid&, const BatchOptions& options, SolveOutcome& outcome) {
            if (options.solutions == 2) {
                outcome.solutions.resize(1);
                outcome.allFound = false;
            }
        });
        PuzzleGenerator none(givesUp, 3, request, {8, 1});
        for (int i = 0; i < 8; ++i)
            QCOMPARE(none.next({}).value().givens.givenCount(), 81);
    }

    // Solutions are the engine's, with lines and digits shuffled: none looks like another, and no digit has its place.
    void solutionsAreMixed()
    {
        PuzzleRequest request;
        request.givens = {81, 81};
        PuzzleGenerator generator(m_engine, 2, request, {30, 1});
        std::array<std::set<int>, kCells> digits;
        for (int i = 0; i < 30; ++i) {
            const GeneratedPuzzle puzzle = generator.next({}).value();
            QVERIFY(isSolution(puzzle.givens) && puzzle.givens == puzzle.solution);
            for (int cell = 0; cell < kCells; ++cell)
                digits[static_cast<std::size_t>(cell)].insert(puzzle.givens.digit(cell));
        }
        for (const std::set<int>& seen : digits)
            QVERIFY(seen.size() >= 6);
    }

    // However many are worked on at once, and wherever it was stopped.
    void theSameSeedMakesTheSame()
    {
        PuzzleRequest request;
        request.givens = {30, 45};
        request.passes = {5, 6}; // of the engine: from 21 givens taken out each ten take one more
        const auto made = [&](std::uint64_t seed, int sideBySide, bool stops) {
            PuzzleGenerator generator(m_engine, seed, request, {sideBySide, 1});
            std::vector<std::string> texts;
            int questions = 0;
            for (int patience = 1; texts.size() < 4; patience += 5) {
                questions = 0;
                const std::uint64_t before = generator.attempts();
                if (const auto puzzle = generator.next([&] { return !stops || ++questions < patience; })) {
                    texts.push_back(puzzle->givens.toText() + std::to_string(puzzle->attempt));
                    if (puzzle->solved.passes < 5 || puzzle->solved.passes > 6)
                        texts.push_back("not as wished");
                } else if (!stops || generator.attempts() != before) {
                    texts.push_back("stopped, and something is lost");
                }
            }
            return texts;
        };
        const std::vector<std::string> expected = made(5, 16, false);
        QCOMPARE(made(5, 3, false), expected);
        QCOMPARE(made(5, 0, false), expected); // at least one
        QCOMPARE(made(5, 4, true), expected);
        QVERIFY(made(6, 16, false) != expected);
    }

    // A single refusal to go on, at any question, yields no puzzle, and the round begins again.
    void oneNoIsEnough_data()
    {
        QTest::addColumn<bool>("minimal");
        QTest::newRow("any") << false;
        QTest::newRow("minimal and symmetric") << true;
    }
    void oneNoIsEnough()
    {
        QFETCH(bool, minimal);
        PuzzleRequest request;
        request.minimal = minimal;
        request.symmetry = minimal ? Symmetry::HalfTurn : Symmetry::None;
        for (int question = 1;; ++question) {
            PuzzleGenerator generator(m_engine, 8, request, {1, 1});
            int asked = 0;
            const auto puzzle = generator.next([&] { return ++asked != question; }, 1);
            if (asked < question) { // nobody said no
                QCOMPARE(generator.attempts(), std::uint64_t{1});
                QCOMPARE(generator.tally().notMinimal, std::uint64_t{puzzle ? 0U : 1U});
                QVERIFY(question > 8);
                break;
            }
            QVERIFY(!puzzle);
            QCOMPARE(generator.attempts(), std::uint64_t{0});
        }
    }

    // If removing a pair of cells is too much, the middle cell may still be removed: 11 cells are five pairs and that
    // one.
    void smallerGroupsStillFit()
    {
        PuzzleRequest request;
        request.symmetry = Symmetry::HalfTurn;
        request.givens = {70, 70};
        PuzzleGenerator generator(m_engine, 8, request, {16, 1});
        QVERIFY(generator.next({}));
        QCOMPARE(generator.tally().givens.failed, std::uint64_t{0});
    }

    void everyRequestedRuleFires()
    {
        BacktrackingEngine engine([](const Grid& givens, const BatchOptions&, SolveOutcome& outcome) {
            outcome.fired.assign(20, 1);
            outcome.fired[2] = givens.digit(1);
            outcome.fired[4] = givens.digit(2);
        });
        PuzzleRequest request;
        request.givens = {35, 50};
        request.fires = {request.rules[4], request.rules[2]};
        PuzzleGenerator generator(engine, 3, request, {16, 1});
        for (int i = 0; i < 8; ++i) {
            const Grid givens = generator.next({}).value().givens;
            QVERIFY(givens.digit(1) != 0 && givens.digit(2) != 0);
        }
        QVERIFY(generator.tally().notFired[0] > 0 && generator.tally().notFired[1] > 0);
    }

    void noGridAboveTheLast()
    {
        PuzzleRequest request;
        request.givens = {30, 45};
        PuzzleGenerator generator(m_engine, 7, request, {8, 1});
        int found = 0;
        while (generator.next({}, 10)) // one round of eight, and one of two
            ++found;
        QCOMPARE(generator.attempts(), std::uint64_t{10});
        QCOMPARE(static_cast<std::uint64_t>(found), 10 - generator.tally().givens.failed);
        QVERIFY(!generator.next({}, 10));
        const auto more = generator.next({}, 11);
        QCOMPARE(generator.attempts(), std::uint64_t{11});
        QVERIFY(!more || more->attempt == 11);
        // A refusal to go on takes effect without waiting for a round.
        int asked = 0;
        QVERIFY(!generator.next([&] {
            ++asked;
            return false;
        }));
        QCOMPARE(asked, 1);
        QCOMPARE(generator.attempts(), std::uint64_t{11});
    }

    // If no puzzle meets the wishes, rounds double in size, up to 256.
    void roundsGrow()
    {
        PuzzleRequest request;
        request.givens = {81, 81};
        request.passes = {7, 8}; // a full grid takes 1
        PuzzleGenerator generator(m_engine, 7, request, {4, 1});
        std::vector<std::uint64_t> rounds;
        std::uint64_t before = 0;
        const auto keepRunning = [&] {
            if (generator.attempts() != before) {
                rounds.push_back(generator.attempts() - before);
                before = generator.attempts();
            }
            return rounds.size() < 9;
        };
        QVERIFY(!generator.next(keepRunning));
        QCOMPARE(rounds, (std::vector<std::uint64_t>{4, 8, 16, 32, 64, 128, 256, 256, 256}));
        QCOMPARE(generator.tally().passes.failed, generator.attempts());
        QVERIFY((generator.tally().passes.numbers == Range{1, 1} && generator.tally().depth.numbers == Range{0, 0}));
        // More than that only where somebody asks for it.
        PuzzleGenerator large(m_engine, 7, request, {300, 1});
        rounds.clear();
        before = 0;
        const auto twice = [&] {
            if (large.attempts() != before) {
                rounds.push_back(large.attempts() - before);
                before = large.attempts();
            }
            return rounds.size() < 2;
        };
        QVERIFY(!large.next(twice));
        QCOMPARE(rounds, (std::vector<std::uint64_t>{300, 300}));
        using Work = PuzzleGenerator::Work;
        const std::array<std::pair<int, int>, 6> sizes{{{0, 16}, {1, 16}, {8, 16}, {9, 18}, {128, 256}, {1000, 256}}};
        for (const auto& [count, sideBySide] : sizes)
            QCOMPARE(Work::forCount(count, 3).sideBySide, sideBySide);
        QCOMPARE(Work::forCount(1, 3).threads, 3);
    }

    // The engine is asked for what each question needs: one solution of the article's network, so that seeds keep their
    // puzzles; two of the fastest; or the rules of the wishes, counted.
    void whatTheEngineIsAsked()
    {
        std::set<std::tuple<int, bool, std::size_t, int, std::string>> asked;
        BacktrackingEngine engine([&](const Grid&, const BatchOptions& options, SolveOutcome&) {
            asked.insert(
                {options.solutions, options.countRules, options.rules.size(), options.threads, options.model->id});
        });
        PuzzleRequest request;
        request.rules = basicRules();
        request.givens = {40, 60};
        PuzzleGenerator generator(engine, 1, request, {4, 5});
        QVERIFY(generator.next({}));
        const std::size_t all = classicRules().size();
        QCOMPARE(asked.size(), std::size_t{3});
        QVERIFY(asked.contains({1, false, all, 5, "article"}));
        QVERIFY(asked.contains({2, false, fastModel()->rules.size(), 5, "fast"}));
        QVERIFY(asked.contains({1, true, basicRules().size(), 5, "article"}));
    }

    // The tally of failed wishes is compared with the puzzles that the same seed makes without these wishes.
    void countsWhatRequestsFailBy()
    {
        BacktrackingEngine engine([](const Grid& givens, const BatchOptions&, SolveOutcome& outcome) {
            outcome.depth = givens.digit(0) == 0 ? givens.digit(80) % 3 : 0;
            outcome.fired[2] = givens.digit(1);
            outcome.fired[4] = givens.digit(2);
        });
        PuzzleRequest request;
        request.givens = {30, 50};
        PuzzleRequest narrow = request;
        narrow.depth = {2, 5};
        narrow.passes = {4, 5};
        narrow.fires = {request.rules[4], request.rules[2]};
        PuzzleGenerator some(engine, 3, narrow, {32, 1});
        int found = 0;
        while (some.attempts() < 320 || found == 0) {
            QVERIFY(some.next({}));
            ++found;
        }
        const RequestTally& tally = some.tally();
        QCOMPARE(tally.grids % 32, std::uint64_t{0});

        PuzzleGenerator all(engine, 3, request, {32, 1});
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

    void requestsThatCannotBeMet_data()
    {
        QTest::addColumn<PuzzleRequest>("request");
        PuzzleRequest request;
        request.givens = {16, 20};
        QTest::newRow("too few givens") << request;
        request.givens = {30, 20};
        QTest::newRow("the wrong way round") << request;
        request = {};
        request.depth = {-1, 2};
        QTest::newRow("depth below nothing") << request;
        request = {};
        request.rules = basicRules();
        request.fires = {article::NakedPairRow};
        QTest::newRow("a rule that is off") << request;
    }
    void requestsThatCannotBeMet()
    {
        QFETCH(PuzzleRequest, request);
        QVERIFY_THROWS_EXCEPTION(Error, PuzzleGenerator(m_engine, 1, request, {}));
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
};

CONVOKU_GUILESS_TEST(TestPuzzleRequest)
#include "tst_puzzle_request.moc"
