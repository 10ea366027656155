// SPDX-License-Identifier: MIT
// What is counted of a network on a list of puzzles: the same by single runs, by backtracking and by hand.
#include "solver/backend/bitwise/bitwise_backend.h"
#include "solver/backend/scalar/scalar_backend.h"
#include "solver/learn/network_data.h"
#include "solver/run/batch_solver.h"
#include "solver/run/bitwise_batch.h"
#include "solver/run/report_card.h"
#include "solver/run/runner.h"
#include "tests/run/filling_network.h"
#include "tests/support/backtracking.h"
#include "tests/support/careless_network.h"
#include "tests/support/foreign_network.h"
#include "tests/support/puzzle_files.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <array>
#include <cmath>
#include <string>
#include <utility>

using namespace convoku;
using namespace convoku::testing;

namespace {

/// Seven givens (1 to 7): several solutions.
constexpr char kSeveral[] = "123...............4.................5....................6...................7...";

std::vector<StartingGrid> puzzles()
{
    std::vector<StartingGrid> all;
    for (const char* text : {kArticleEasy, kArticleHard, kSeveral, kNoSolution, kArticleHardSolution})
        all.emplace_back(gridOf(text));
    return all;
}

std::vector<JudgedPuzzle> known(const std::vector<StartingGrid>& of)
{
    BitwiseBatch engine;
    return judged(engine, *articleModel(), of).value();
}

/// Returns the known results of puzzles().
const std::vector<JudgedPuzzle>& knownPuzzles()
{
    static const std::vector<JudgedPuzzle> kKnown = known(puzzles());
    return kKnown;
}

PassOptions optionsOf(const ModelPtr& model, bool search)
{
    return {.rules = model->everyRule(), .search = search, .model = model};
}

struct Counted
{
    std::size_t solved = 0;
    std::size_t withoutSearch = 0;
    std::uint64_t right = 0;
    std::uint64_t open = 0;
    std::uint64_t passes = 0;
    std::uint64_t guesses = 0;
};

/// By single runs and backtracking.
Counted countedOf(const PassOptions& options, int maxPasses)
{
    Counted counted;
    const auto backend = makeBitwiseBackend();
    for (const StartingGrid& puzzle : puzzles()) {
        const std::vector<Grid> solutions = solutionsOf(puzzle.givens, 2);
        if (solutions.empty())
            continue;
        const Recording run = record(*backend, puzzle, {options, maxPasses});
        const Candidates end = run.lastState().candidates;
        Grid grid;
        for (int cell = 0; cell < kCells; ++cell) {
            const Cell which = Cell::fromIndex(cell);
            int digits = 0;
            for (int digit = 0; digit < kSide; ++digit) {
                if (end.has(Candidate::of(digit, which))) {
                    ++digits;
                    grid.setDigit(which, digit + 1);
                }
            }
            if (digits != 1)
                grid.setDigit(which, 0);
        }
        bool keeps = true;
        for (int cell = 0; cell < kCells; ++cell)
            keeps = keeps && (puzzle.givens.digit(cell) == 0 || puzzle.givens.digit(cell) == grid.digit(cell));
        const bool solved = keeps && testing::isSolution(grid);
        counted.solved += solved ? 1U : 0U;
        counted.withoutSearch += solved && run.pushes() == 0 ? 1U : 0U;
        counted.passes += static_cast<std::uint64_t>(run.passCount());
        counted.guesses += static_cast<std::uint64_t>(run.pushes());
        if (solutions.size() > 1)
            continue;
        for (int cell = 0; cell < kCells; ++cell) {
            if (puzzle.givens.digit(cell) != 0)
                continue;
            ++counted.open;
            if (grid.digit(cell) == solutions.front().digit(cell))
                ++counted.right;
        }
    }
    return counted;
}

void compareCards(const ReportCard& card, const Counted& expected)
{
    QCOMPARE(card.solved, expected.solved);
    QCOMPARE(card.solvedWithoutSearch, expected.withoutSearch);
    QCOMPARE(card.rightCells, expected.right);
    QCOMPARE(card.openCells, expected.open);
    QCOMPARE(card.passes, expected.passes);
    QCOMPARE(card.guesses, expected.guesses);
}

/// Made ready with a puzzle, then runs one and fails.
class FailsAtTheSecond final : public BatchEngine
{
public:
    std::string name() const override { return "fails"; }
    bool solve(const NextPuzzle& next, const BatchOptions& options, const PuzzleFinished& finished,
        const std::function<bool()>& keepRunning) override
    {
        if (!std::exchange(m_isReady, true))
            return m_engine.solve(next, options, finished, keepRunning);
        bool given = false;
        m_engine.solve(
            [&] { return std::exchange(given, true) ? std::nullopt : next(); }, options, finished, keepRunning);
        throw NetworkFault(NetworkFault::Kind::TooDeep, "search");
    }

private:
    BitwiseBatch m_engine;
    bool m_isReady = false;
};

} // namespace

class TestReportCard : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void judgesPuzzles()
    {
        const std::vector<StartingGrid> all = puzzles();
        const std::vector<JudgedPuzzle> said = known(all);
        QCOMPARE(said.size(), all.size());
        for (std::size_t i = 0; i < all.size(); ++i) {
            const std::vector<Grid> solutions = solutionsOf(all[i].givens, 2);
            QCOMPARE(said[i].hasSolution(), !solutions.empty());
            QCOMPARE(said[i].verdict,
                solutions.empty()           ? PuzzleVerdict::None
                    : solutions.size() == 1 ? PuzzleVerdict::Unique
                                            : PuzzleVerdict::Several);
            if (solutions.size() == 1)
                QCOMPARE(said[i].solution, solutions.front());
        }
    }

    void countsWhatRunsDo_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<bool>("search");
        QTest::addColumn<int>("maxPasses");
        for (const char* id : {"article", "fast", "basic"}) {
            QTest::addRow("%s", id) << QString::fromLatin1(id) << true << 0;
            QTest::addRow("%s without search", id) << QString::fromLatin1(id) << false << 0;
            QTest::addRow("%s, three passes", id) << QString::fromLatin1(id) << true << 3;
        }
    }

    void countsWhatRunsDo()
    {
        QFETCH(const QString, id);
        QFETCH(const bool, search);
        QFETCH(const int, maxPasses);
        const std::vector<StartingGrid> all = puzzles();
        const PassOptions options = optionsOf(shippedModel(id.toStdString()), search);
        ReportLimits limits;
        limits.maxPasses = maxPasses;
        std::size_t calls = 0;
        limits.progress = [&calls](std::size_t done) { calls = done; };
        const Counted expected = countedOf(options, maxPasses);
        BitwiseBatch bitwise;
        const auto card = reportOf(bitwise, options, all, knownPuzzles(), limits);
        QVERIFY(card);
        QCOMPARE(calls, all.size());
        QCOMPARE(card->ran, all.size());
        QCOMPARE(card->puzzles, std::size_t{4});
        QCOMPARE(card->leftOut, std::size_t{1});
        QCOMPARE(card->unique, std::size_t{3});
        QCOMPARE(card->illegal, std::size_t{0});
        compareCards(*card, expected);
        // Another engine, on what is quick.
        if (maxPasses > 0) {
            BackendBatch other(makeBitwiseBackend());
            compareCards(*reportOf(other, options, all, knownPuzzles(), limits), expected);
        }
    }

    /// In the easy puzzle, each digit keeps the first cell that can have it; a loop works out which cells are right.
    void anIllegalGridIsOne()
    {
        const std::vector<StartingGrid> all{StartingGrid(gridOf(kArticleEasy))};
        const Candidates start = all.front().candidates;
        const Grid solution = gridOf(kArticleEasySolution);
        std::array<int, kCells> digits{};
        std::array<int, kCells> digit{};
        for (int d = 0; d < kSide; ++d) {
            for (int cell = 0; cell < kCells; ++cell) {
                if (start.has(Candidate::of(d, Cell::fromIndex(cell)))) {
                    ++digits.at(static_cast<std::size_t>(cell));
                    digit.at(static_cast<std::size_t>(cell)) = d + 1;
                    break;
                }
            }
        }
        std::uint64_t right = 0;
        for (int cell = 0; cell < kCells; ++cell) {
            const auto i = static_cast<std::size_t>(cell);
            if (all.front().givens.digit(cell) == 0 && digits.at(i) == 1 && digit.at(i) == solution.digit(cell))
                ++right;
        }
        const ModelPtr careless = modelIn(kCareless);
        BitwiseBatch engine;
        const auto card = reportOf(engine, optionsOf(careless, false), all, known(all));
        QVERIFY(card && !card->fault);
        QCOMPARE(card->illegal, std::size_t{1});
        QCOMPARE(card->solved, std::size_t{0});
        QCOMPARE(card->openCells, std::uint64_t{81U - static_cast<unsigned>(gridOf(kArticleEasy).givenCount())});
        QCOMPARE(card->rightCells, right);
        // A contradiction does not end it: the second pass changes nothing.
        QCOMPARE(card->passes, std::uint64_t{2});
        BackendBatch other(makeBitwiseBackend());
        QCOMPARE(reportOf(other, optionsOf(careless, false), all, known(all))->passes, std::uint64_t{2});
    }

    /// The grid is filled to its end, past the first contradiction; and once more in one shot.
    void oneCellAtATimeAndInOneShot()
    {
        const std::pair<const char*, const char*> puzzles[]
            = {{kArticleEasy, kArticleEasySolution}, {kArticleHard, kArticleHardSolution}};
        std::vector<StartingGrid> all;
        int atATime = 0;
        int inOneShot = 0;
        int open = 0;
        for (const auto& [text, solved] : puzzles) {
            const Grid givens = gridOf(text);
            const Grid solution = gridOf(solved);
            all.emplace_back(givens);
            open += kCells - givens.givenCount();
            atATime += rightCells(givens, filledByLoops(givens), solution);
            Grid once = givens;
            for (int cell = 0; cell < kCells; ++cell) {
                if (givens.digit(cell) == 0)
                    once.setDigit(Cell::fromIndex(cell), rarest(givens, cell / kSide).first);
            }
            inOneShot += rightCells(givens, once, solution);
        }
        QVERIFY(atATime != inOneShot);
        const PassOptions options = optionsOf(modelIn(kFills), false);
        BitwiseBatch engine;
        BackendBatch other(makeScalarBackend());
        for (BatchEngine* which : {static_cast<BatchEngine*>(&engine), static_cast<BatchEngine*>(&other)}) {
            const auto card = reportOf(*which, options, all, known(all));
            QVERIFY(card && card->oneShot);
            QVERIFY(card->toTheEnd);
            QCOMPARE(card->openCells, static_cast<std::uint64_t>(open));
            QCOMPARE(card->rightCells, static_cast<std::uint64_t>(atATime));
            QCOMPARE(card->oneShot->rightCells, static_cast<std::uint64_t>(inOneShot));
            QCOMPARE(card->solved, std::size_t{0});
            QCOMPARE(card->oneShot->solved, std::size_t{0});
            QCOMPARE(card->passes, static_cast<std::uint64_t>(open + 2)); // and one that finds nothing to fill
        }
        // One cell is left: both fill it.
        Grid nearly = gridOf(kArticleEasySolution);
        nearly.setDigit(Cell::fromIndex(40), 0);
        const std::vector<StartingGrid> one{StartingGrid(nearly)};
        const auto card = reportOf(engine, options, one, known(one));
        QCOMPARE(card->solved, std::size_t{1});
        QCOMPARE(card->oneShot->solved, std::size_t{1});
        QCOMPARE(card->oneShot->rightCells, std::uint64_t{1});
    }

    void whoHasNoAnswerInOneShot()
    {
        const std::vector<StartingGrid> all{StartingGrid(gridOf(kArticleEasy))};
        BitwiseBatch engine;
        const auto written = reportOf(engine, optionsOf(articleModel(), false), all, known(all));
        QVERIFY(!written->oneShot);
        QVERIFY(written->toTheEnd);
        const auto searches = reportOf(engine, optionsOf(shippedModel("houses"), true), all, known(all));
        QVERIFY(searches->oneShot); // its first pass, whatever comes later
        QVERIFY(!searches->toTheEnd);
        ReportLimits limits;
        limits.budget = 1; // pays for no pass
        QVERIFY(!reportOf(engine, optionsOf(modelIn(kFills), false), all, known(all), limits)->oneShot);
        std::string twice = kFills;
        twice.replace(twice.find("rule surest()\n"), 13, "rule surest(), other()");
        std::string other(kFills, std::string(kFills).find("network"));
        other.replace(other.find("surest"), 6, "other");
        QVERIFY(!reportOf(engine, optionsOf(modelIn(other + twice), false), all, known(all))->oneShot);
    }

    /// Counts and time are those of the puzzles before.
    void aNetworkThatFails()
    {
        const std::vector<StartingGrid> all{StartingGrid(gridOf(kArticleEasy)), StartingGrid(gridOf(kArticleHard))};
        FailsAtTheSecond engine;
        const auto card = reportOf(engine, optionsOf(articleModel(), true), all, known(all));
        QVERIFY(card && card->fault);
        QVERIFY(card->fault->kind == NetworkFault::Kind::TooDeep);
        QCOMPARE(card->ran, std::size_t{1});
        QCOMPARE(card->solved, std::size_t{1});
        QVERIFY(card->seconds > 0);
    }

    void aBudgetPaysForPasses()
    {
        const std::vector<StartingGrid> all = puzzles();
        const PassOptions options = optionsOf(articleModel(), true);
        const ModelSize size = sizeOf(options);
        BitwiseBatch engine;
        for (const int passes : {0, 1, 5, 12}) {
            ReportLimits limits;
            // One less than what one more costs.
            limits.budget
                = size.encoding.multiplyAdds + static_cast<std::uint64_t>(passes + 1) * size.pass.multiplyAdds - 1;
            const auto card = reportOf(engine, options, all, knownPuzzles(), limits);
            QVERIFY(card);
            QCOMPARE(card->budgetPasses.value(), static_cast<std::uint64_t>(passes));
            if (passes > 0) {
                compareCards(*card, countedOf(options, passes));
                continue;
            }
            QCOMPARE(card->passes, std::uint64_t{0});
            QCOMPARE(card->solved, std::size_t{1}); // the puzzle that is solved as it is
            QCOMPARE(card->outOfPasses, std::size_t{4});
        }
    }

    void sharesAndCosts()
    {
        ReportCard card;
        card.puzzles = 4;
        card.solved = 3;
        card.passes = 10;
        card.size.encoding.multiplyAdds = 50;
        card.size.pass.multiplyAdds = 100;
        QCOMPARE(card.share(), 0.75);
        QCOMPARE(card.meanPasses(), 2.5);
        QCOMPARE(card.multiplyAdds(), 300.0);
        QCOMPARE(card.solvedPerBillion().value(), 2'500'000.0); // 3 for 1200
        card.size = {};
        QVERIFY(!card.solvedPerBillion());
    }

    void wilson_data()
    {
        QTest::addColumn<int>("right");
        QTest::addColumn<int>("of");
        QTest::newRow("none of ten") << 0 << 10;
        QTest::newRow("one of ten") << 1 << 10;
        QTest::newRow("half of a hundred") << 50 << 100;
        QTest::newRow("all of a thousand") << 1000 << 1000;
        QTest::newRow("one of one") << 1 << 1;
    }

    /// The ends are the shares p for which the sample is 1.96 standard deviations away: (x − p)² n = z² p (1 − p).
    void wilson()
    {
        QFETCH(const int, right);
        QFETCH(const int, of);
        const double x = static_cast<double>(right) / of;
        const auto distance
            = [&](double p) { return (x - p) * (x - p) * of - 1.959963984540054 * 1.959963984540054 * p * (1 - p); };
        // By bisection, outwards from the sample.
        const auto root = [&](double inside, double outside) {
            for (int i = 0; i < 200; ++i) {
                const double middle = (inside + outside) / 2;
                (distance(middle) < 0 ? inside : outside) = middle;
            }
            return outside;
        };
        const ShareInterval interval
            = wilsonInterval(static_cast<std::uint64_t>(right), static_cast<std::uint64_t>(of));
        const double low = right == 0 ? 0 : root(x - 1e-9, 0);
        const double high = right == of ? 1 : root(x + 1e-9, 1);
        QVERIFY(std::abs(interval.low - low) < 1e-6);
        QVERIFY(std::abs(interval.high - high) < 1e-6);
        QVERIFY(interval.low >= 0 && interval.high <= 1);
    }

    void endsWhenItIsTold()
    {
        const std::vector<StartingGrid> all = puzzles();
        ReportLimits limits;
        limits.keepRunning = [] { return false; };
        BitwiseBatch engine;
        QVERIFY(!judged(engine, *articleModel(), all, limits));
        QVERIFY(!reportOf(engine, optionsOf(articleModel(), true), all, knownPuzzles(), limits));
    }

    /// Rules that treat all houses alike give the same result on the turned board; rules for rows alone do not.
    void turned()
    {
        std::vector<StartingGrid> all;
        std::vector<JudgedPuzzle> said;
        for (const SolvedPuzzle& puzzle : puzzlesLike(KnownData::NineMillionLike, 40, 5)) {
            all.emplace_back(puzzle.givens);
            said.push_back({PuzzleVerdict::Unique, puzzle.solution});
        }
        all.emplace_back(); // every grid solves it …
        said.emplace_back(); // … but nobody has said so: not counted
        ReportLimits limits;
        BitwiseBatch engine;
        PassOptions article = optionsOf(articleModel(), false);
        QVERIFY(!reportOf(engine, article, all, said, limits)->sameTurned);
        limits.turned = true;
        std::vector<std::size_t> calls; // also of the second run
        limits.progress = [&calls](std::size_t done) { calls.push_back(done); };
        const auto whole = reportOf(engine, article, all, said, limits);
        QCOMPARE(calls.size(), 2 * all.size());
        for (std::size_t i = 0; i < calls.size(); ++i)
            QCOMPARE(calls[i], i + 1);
        limits.progress = {};
        QCOMPARE(whole->puzzles, std::size_t{40});
        QCOMPARE(whole->sameTurned, std::optional<std::size_t>(40));
        PassOptions rows = article;
        rows.rules = {*articleModel()->find("naked_single_box"), *articleModel()->find("hidden_single_row")};
        limits.maxPasses = 3; // before both are solved
        const auto some = reportOf(engine, rows, all, said, limits);
        QVERIFY(some->sameTurned.has_value());
        QVERIFY2(*some->sameTurned < 20, qPrintable(QString::number(*some->sameTurned)));
        // All other counts are those of the first run.
        limits.turned = false;
        const auto once = reportOf(engine, rows, all, said, limits);
        QCOMPARE(some->passes, once->passes);
        QCOMPARE(some->rightCells, once->rightCells);
        QCOMPARE(some->ran, once->ran);
        limits.turned = true;
        limits.maxPasses = 0;
        QVERIFY(!reportOf(engine, optionsOf(shippedModel("diagonals"), false), std::span(all).first(1),
            std::span(said).first(1), limits)
                     ->sameTurned);
        bool stop = false; // between the two runs
        limits.progress = [&](std::size_t done) { stop = stop || done == all.size(); };
        limits.keepRunning = [&stop] { return !stop; };
        QVERIFY(!reportOf(engine, article, all, said, limits));
        FailsAtTheSecond failing;
        limits.keepRunning = {};
        limits.progress = {};
        QVERIFY(!reportOf(failing, article, all, said, limits)->sameTurned);
    }

    void nothingOfNothing()
    {
        BitwiseBatch engine;
        const auto card = reportOf(engine, optionsOf(fastModel(), true), {}, {});
        QVERIFY(card);
        QCOMPARE(card->share(), 0.0);
        QCOMPARE(card->interval().high, 1.0);
    }
};

CONVOKU_APPLESS_TEST(TestReportCard)
#include "tst_report_card.moc"
