// SPDX-License-Identifier: MIT
#include "solver/backend/bitwise/bitwise_backend.h"
#include "solver/backend/torch/torch_backend.h"
#include "solver/error.h"
#include "solver/network/text/part_text.h"
#include "solver/run/batch_solver.h"
#include "solver/run/bitwise_batch.h"
#include "solver/run/runner.h"
#include "tests/support/article_rules.h"
#include "tests/support/backtracking.h"
#include "tests/support/puzzle_files.h"
#include "tests/support/random_tensors.h"
#include "tests/support/test_program.h"
#include "tests/support/thorough.h"

#include <QTest>

#include <algorithm>
#include <initializer_list>
#include <stdexcept>

using namespace convoku;
using namespace convoku::testing;

namespace {

std::vector<SolveOutcome> solve(
    BatchEngine& engine, const std::vector<StartingGrid>& puzzles, const BatchOptions& options)
{
    std::vector<SolveOutcome> outcomes(puzzles.size());
    std::vector<int> timesSeen(puzzles.size(), 0);
    const bool complete
        = engine.solve(puzzlesInOrder(puzzles.size(), [&](std::size_t n) { return puzzles[n]; }), options,
            [&](std::size_t n, const SolveOutcome& outcome) {
                outcomes.at(n) = outcome;
                ++timesSeen.at(n);
            },
            {});
    if (!complete || std::ranges::any_of(timesSeen, [](int times) { return times != 1; }))
        throw Error("batch", "each puzzle must be told once");
    return outcomes;
}

/// Describes the differences between two outcomes; empty if they are equal.
std::string difference(const SolveOutcome& expected, const SolveOutcome& actual)
{
    const auto numbers = [](const char* what, int a, int b) {
        return a == b ? std::string()
                      : std::string(what) + " " + std::to_string(b) + ", not " + std::to_string(a) + "; ";
    };
    std::string text = numbers("result", static_cast<int>(expected.result), static_cast<int>(actual.result))
        + numbers("solutions", static_cast<int>(expected.solutions.size()), static_cast<int>(actual.solutions.size()))
        + numbers("found", static_cast<int>(expected.found), static_cast<int>(actual.found))
        + numbers("passes", expected.passes, actual.passes) + numbers("pushes", expected.pushes, actual.pushes)
        + numbers("pops", expected.pops, actual.pops) + numbers("depth", expected.depth, actual.depth)
        + numbers("all found", expected.allFound ? 1 : 0, actual.allFound ? 1 : 0);
    text += expected.solutions == actual.solutions ? "" : "other solutions; ";
    text += expected.fired == actual.fired ? "" : "other rules; ";
    text += expected.state() == actual.state() ? "" : "other candidates; ";
    return text;
}

std::string difference(const std::vector<SolveOutcome>& expected, const std::vector<SolveOutcome>& actual)
{
    for (std::size_t n = 0; n < expected.size(); ++n) {
        const std::string wrong = difference(expected[n], actual[n]);
        if (!wrong.empty())
            return "puzzle " + std::to_string(n) + ": " + wrong;
    }
    return {};
}

/// A solved grid without its first cells, as many as each number says.
std::vector<StartingGrid> withOpenCells(std::initializer_list<int> counts)
{
    std::vector<StartingGrid> puzzles;
    for (const int open : counts) {
        Grid grid = gridOf(kArticleHardSolution);
        for (int cell = 0; cell < open; ++cell)
            grid.setDigit(Cell::fromIndex(cell), 0);
        puzzles.emplace_back(grid);
    }
    return puzzles;
}

/// All kinds of puzzles: easy, hard, unsolvable, clashing, solved, many solutions, and some with candidates of their
/// own.
std::vector<StartingGrid> mixedPuzzles()
{
    std::vector<StartingGrid> puzzles{gridOf(kArticleEasy), gridOf(kNoSolution), gridOf(kArticleHard), Grid(),
        gridOf(kArticleHardSolution), gridOf(kLosesCandidateHard), gridOf("55" + std::string(79, '.'))};
    Random random(70);
    const std::size_t size = puzzles.size() + static_cast<std::size_t>(cases(83));
    while (puzzles.size() < size) {
        Grid grid = randomSolution(random);
        for (int cell = 0; cell < 81; ++cell) {
            if (randomNumber(random, 0, 99) < 45 + static_cast<int>(puzzles.size()) % 25)
                grid.setDigit(Cell::fromIndex(cell), 0);
        }
        if (puzzles.size() % 5 == 0)
            puzzles.emplace_back(grid, randomPart(random, grid.startingCandidates(), .9));
        else
            puzzles.emplace_back(grid);
    }
    return puzzles;
}

std::vector<StartingGrid> someOf(const char* file, std::size_t count)
{
    const std::vector<Grid> all = collection(file);
    std::vector<StartingGrid> some;
    for (std::size_t n = 0; n < std::min(count, all.size()); ++n)
        some.emplace_back(all[all.size() * n / std::min(count, all.size())]);
    return some;
}

} // namespace

// Batches with one bit a puzzle: their outcomes are those of any other engine, in every field.
class TestBitwiseBatch : public QObject
{
    Q_OBJECT

    BackendBatch m_torch{makeTorchBackend()};

private Q_SLOTS:
    void outcomesAreThoseOfTheBackend_data()
    {
        QTest::addColumn<QByteArray>("network");
        QTest::addColumn<bool>("search");
        QTest::addColumn<int>("maxPasses");
        QTest::addColumn<int>("solutions");
        QTest::addColumn<bool>("countRules");
        QTest::newRow("classic") << QByteArray("article") << true << 0 << 1 << false;
        QTest::newRow("classic, rules counted") << QByteArray("article") << true << 0 << 1 << true;
        QTest::newRow("basic, rules counted") << QByteArray("six rules") << true << 0 << 1 << true;
        QTest::newRow("without search") << QByteArray("article") << false << 0 << 1 << true;
        QTest::newRow("for five passes") << QByteArray("article") << true << 5 << 1 << true;
        QTest::newRow("for two passes without search") << QByteArray("six rules") << false << 2 << 1 << false;
        QTest::newRow("two solutions") << QByteArray("article") << true << 0 << 2 << true;
        QTest::newRow("twenty solutions") << QByteArray("six rules") << true << 0 << 20 << false;
        QTest::newRow("two solutions in thirty passes") << QByteArray("article") << true << 30 << 2 << false;
        QTest::newRow("fast") << QByteArray("fast") << true << 0 << 1 << false;
        QTest::newRow("fast, two solutions") << QByteArray("fast") << true << 0 << 2 << true;
        QTest::newRow("fast, twenty solutions") << QByteArray("fast") << true << 0 << 20 << false;
        QTest::newRow("fast, without search") << QByteArray("fast") << false << 0 << 1 << true;
    }
    void outcomesAreThoseOfTheBackend()
    {
        QFETCH(QByteArray, network);
        QFETCH(bool, search);
        QFETCH(int, maxPasses);
        QFETCH(int, solutions);
        QFETCH(bool, countRules);
        const std::vector<StartingGrid> puzzles = mixedPuzzles();
        BatchOptions options;
        const bool sixRules = network == "six rules"; // of the article's
        options.model = sixRules ? articleModel() : shippedModel(network.toStdString());
        options.rules = sixRules ? basicRules() : options.model->everyRule();
        options.search = search;
        options.maxPasses = maxPasses;
        options.solutions = solutions;
        options.countRules = countRules;
        const std::vector<SolveOutcome> expected = solve(m_torch, puzzles, options);
        for (const InstructionSet set : availableInstructionSets()) {
            for (const bool splits : {false, true}) {
                for (const int threads : {1, 3}) {
                    options.threads = threads;
                    BitwiseBatch engine(set, splits);
                    const std::string wrong = difference(expected, solve(engine, puzzles, options));
                    QVERIFY2(wrong.empty(),
                        (std::string(toString(set)) + (splits ? ", split, " : ", ") + std::to_string(threads) + ": "
                            + wrong)
                            .c_str());
                }
            }
        }
    }

    /// A verdict may lie: what it calls solved is several digits in a cell, or none, or a grid that clashes.
    void verdictsThatLie_data()
    {
        QTest::addColumn<QByteArray>("solved");
        QTest::addColumn<QByteArray>("contradiction");
        QTest::addColumn<bool>("search");
        QTest::addColumn<int>("solutions");
        const QByteArray never = "equals(all, 730)  # none";
        const QByteArray many = "clamp(scaled(all, by=1, plus=-300), from=0, to=1)  # beyond; many";
        const QByteArray few = "clamp(scaled(all, by=-1, plus=250), from=0, to=1)  # short of it; few";
        QTest::newRow("all is solved") << QByteArray("~contradiction  # all") << never << true << 1;
        QTest::newRow("all is solved, no search") << QByteArray("~contradiction  # all") << never << false << 1;
        QTest::newRow("all is both") << QByteArray("contradiction | contradiction  # both")
                                     << QByteArray("clamp(all, from=0, to=1)  # all") << true << 1;
        QTest::newRow("few left is solved") << few << never << true << 1;
        QTest::newRow("few left is solved, three of them") << few << never << true << 3;
        QTest::newRow("many are wrong, few solved") << few << many << true << 1;
    }
    void verdictsThatLie()
    {
        QFETCH(QByteArray, solved);
        QFETCH(QByteArray, contradiction);
        QFETCH(bool, search);
        QFETCH(int, solutions);
        const std::string text
            = "verdict lies(candidates):\n    \"Lies.\"\n"
              "    all = count(count(candidates, over=digit), over=board)  # candidates; all\n    contradiction = "
            + contradiction.toStdString() + "\n    solved = " + solved.toStdString()
            + "\n    return solved, contradiction\nnetwork n:\n    \"Lies.\"\n    encoding digits_as_planes\n"
              "    rule naked_single(row), naked_single(box)\n    verdict lies\n    search fewest_candidates\n";
        const auto parsed = parseNetworkFile(text);
        const auto* mistake = std::get_if<TextMistake>(&parsed);
        QVERIFY2(!mistake, mistake ? std::to_string(mistake->place.line).c_str() : "");
        const auto& file = std::get<NetworkFile>(parsed);
        BatchOptions options;
        options.model = modelOf(file.networks.at(0), file.parts);
        options.rules = {static_cast<RuleId>(0), static_cast<RuleId>(1)};
        options.search = search;
        options.solutions = solutions;
        options.maxPasses = 40;
        const std::vector<StartingGrid> puzzles = mixedPuzzles();
        const std::vector<SolveOutcome> expected = solve(m_torch, puzzles, options);
        QVERIFY(std::ranges::any_of(expected, [](const SolveOutcome& outcome) {
            return outcome.result == RunResult::Solved && !outcome.solutions.front().isComplete();
        }));
        for (const int threads : {1, 3}) {
            options.threads = threads;
            BitwiseBatch engine;
            const std::string wrong = difference(expected, solve(engine, puzzles, options));
            QVERIFY2(wrong.empty(), wrong.c_str());
        }
    }

    void noRulesAtAll()
    {
        // Everything is guessed: the deepest search there is.
        std::vector<StartingGrid> puzzles{
            gridOf(kArticleEasySolution), gridOf("1" + std::string(kArticleEasySolution + 1))};
        BatchOptions options;
        options.rules = {};
        options.maxPasses = 300;
        puzzles.emplace_back(Grid());
        BitwiseBatch engine;
        const std::string wrong = difference(solve(m_torch, puzzles, options), solve(engine, puzzles, options));
        QVERIFY2(wrong.empty(), wrong.c_str());
    }

    void collectionsEndAsOnTheBackend_data()
    {
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<int>("taken");
        QTest::addColumn<int>("solutions");
        QTest::addColumn<QByteArray>("network");
        for (const char* network : {"article", "fast"}) {
            const auto row = [network](const char* name, const char* file, int taken, int solutions) {
                QTest::addRow("%s, %s", name, network) << QByteArray(file) << taken << solutions << QByteArray(network);
            };
            row("17_clue", "17_clue.txt", 120, 1);
            row("17_clue, unique", "17_clue.txt", 60, 2);
            row("magictour_top1465", "magictour_top1465.txt", 30, 1);
            row("forum_hardest_1106", "forum_hardest_1106.txt", 6, 1);
            row("many_solutions", "many_solutions.txt", 60, 30);
            row("no_solution", "no_solution.txt", 40, 1);
        }
    }
    void collectionsEndAsOnTheBackend()
    {
        QFETCH(QByteArray, file);
        QFETCH(int, taken);
        QFETCH(int, solutions);
        QFETCH(QByteArray, network);
        const std::vector<StartingGrid> puzzles = someOf(file.constData(), static_cast<std::size_t>(cases(taken)));
        if (puzzles.empty())
            QSKIP("the collection is not there");
        BatchOptions options;
        options.model = shippedModel(network.toStdString());
        options.rules = options.model->everyRule();
        options.solutions = solutions;
        options.countRules = true;
        BitwiseBatch engine;
        const std::string wrong = difference(solve(m_torch, puzzles, options), solve(engine, puzzles, options));
        QVERIFY2(wrong.empty(), wrong.c_str());
    }

    // Alone in its block every search is split as far as it goes.
    void splitSearchesEndLikeWholeOnes_data()
    {
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<int>("solutions");
        QTest::newRow("forum_hardest_1106") << QByteArray("forum_hardest_1106.txt") << 1;
        QTest::newRow("forum_hardest_1106, unique") << QByteArray("forum_hardest_1106.txt") << 2;
        QTest::newRow("magictour_top1465") << QByteArray("magictour_top1465.txt") << 1;
        QTest::newRow("many_solutions") << QByteArray("many_solutions.txt") << 40;
        QTest::newRow("no_solution") << QByteArray("no_solution.txt") << 1;
    }
    void splitSearchesEndLikeWholeOnes()
    {
        QFETCH(QByteArray, file);
        QFETCH(int, solutions);
        const std::vector<StartingGrid> puzzles
            = someOf(file.constData(), std::max<std::size_t>(8, static_cast<std::size_t>(cases(20))));
        if (puzzles.empty())
            QSKIP("the collection is not there");
        BatchOptions options;
        options.model = fastModel();
        options.rules = options.model->everyRule();
        options.solutions = solutions;
        options.countRules = true;
        BitwiseBatch whole(bestInstructionSet(), false);
        const std::vector<SolveOutcome> expected = solve(whole, puzzles, options);
        QCOMPARE(whole.figures().splits, std::uint64_t{0});
        std::uint64_t splits = 0;
        for (std::size_t n = 0; n < puzzles.size(); ++n) {
            BitwiseBatch split;
            options.threads = 1 + static_cast<int>(n % 2);
            const std::string wrong = difference(expected[n], solve(split, {puzzles[n]}, options).front());
            QVERIFY2(wrong.empty(), (std::to_string(n) + ": " + wrong).c_str());
            splits += split.figures().splits;
        }
        QVERIFY(2 * splits > puzzles.size());
    }

    /// Solutions that parallel parts of a search find out of order are kept in limited room, and the result does not
    /// depend on the limit.
    void keepsOnlySoManySolutions_data()
    {
        QTest::addColumn<int>("most");
        QTest::addColumn<int>("threads");
        QTest::addColumn<int>("solutions");
        for (const int most : {0, 50, 100'000}) {
            for (const int threads : {1, 3}) {
                for (const int solutions : {7, 500, cases(5000)})
                    QTest::addRow("%d kept, %d threads, %d solutions", most, threads, solutions)
                        << most << threads << solutions;
            }
        }
    }
    void keepsOnlySoManySolutions()
    {
        QFETCH(int, most);
        QFETCH(int, threads);
        QFETCH(int, solutions);
        const std::vector<StartingGrid> puzzles = withOpenCells({33, 9, 30});
        BatchOptions options;
        options.solutions = solutions;
        BitwiseBatch whole(InstructionSet::Plain, false);
        const std::vector<SolveOutcome> expected = solve(whole, puzzles, options);
        QVERIFY(expected[0].found >= static_cast<std::size_t>(std::min(solutions, 912)));

        options.threads = threads;
        options.mostKept = static_cast<std::size_t>(most);
        std::vector<std::vector<Grid>> timesSeen(puzzles.size());
        options.eachSolution
            = [&timesSeen](std::size_t puzzle, const Grid& solution) { timesSeen[puzzle].push_back(solution); };
        BitwiseBatch split(InstructionSet::Plain);
        std::vector<SolveOutcome> outcomes = solve(split, puzzles, options);
        for (std::size_t n = 0; n < puzzles.size(); ++n) {
            QCOMPARE(outcomes[n].solutions.size(), std::size_t{1});
            QVERIFY(outcomes[n].solutions.front() == timesSeen[n].front());
            QCOMPARE(outcomes[n].found, timesSeen[n].size());
            outcomes[n].solutions = timesSeen[n];
        }
        QCOMPARE(difference(expected, outcomes), std::string());
        // Lanes of plain words. Where threads split at once, a part may wait for a lane while all of them wait for
        // room; then they go on without it.
        const auto lanes = static_cast<std::uint64_t>(64 * threads);
        QVERIFY2(threads > 1 || most == 0 || split.figures().keptAtOnce <= static_cast<std::uint64_t>(most) + lanes,
            qPrintable(QString::number(split.figures().keptAtOnce)));
    }

    /// The same numbers, and the first solution.
    void countsWithoutKeeping_data()
    {
        QTest::addColumn<int>("threads");
        QTest::addColumn<int>("solutions");
        for (const int threads : {1, 3}) {
            for (const int solutions : {2, 500, cases(20'000)})
                QTest::addRow("%d threads, %d solutions", threads, solutions) << threads << solutions;
        }
    }
    void countsWithoutKeeping()
    {
        QFETCH(int, threads);
        QFETCH(int, solutions);
        const std::vector<StartingGrid> puzzles = withOpenCells({33, 9, 40});
        BatchOptions options;
        options.solutions = solutions;
        BitwiseBatch whole(InstructionSet::Plain, false);
        std::vector<SolveOutcome> expected = solve(whole, puzzles, options);
        options.threads = threads;
        options.countOnly = true;
        BitwiseBatch split(InstructionSet::Plain);
        const std::vector<SolveOutcome> counted = solve(split, puzzles, options);
        for (std::size_t n = 0; n < puzzles.size(); ++n) {
            QCOMPARE(counted[n].found, expected[n].found);
            QCOMPARE(counted[n].allFound, expected[n].allFound);
            QCOMPARE(counted[n].solutions.size(), std::size_t{1});
            QVERIFY(
                isSolution(counted[n].solutions.front()) && counted[n].solutions.front().agreesWith(puzzles[n].givens));
            if (!counted[n].allFound)
                continue;
            expected[n].solutions.resize(1);
            QCOMPARE(difference(expected[n], counted[n]), std::string());
        }
    }

    void countsSolutionsLikeABacktracker()
    {
        const std::vector<StartingGrid> puzzles = someOf("many_solutions.txt", static_cast<std::size_t>(cases(300)));
        if (puzzles.empty())
            QSKIP("the collection is not there");
        BatchOptions options;
        options.solutions = 100;
        BitwiseBatch engine;
        const std::vector<SolveOutcome> outcomes = solve(engine, puzzles, options);
        for (std::size_t n = 0; n < puzzles.size(); ++n) {
            const std::size_t count = solutionsOf(puzzles[n].givens, 100).size();
            QCOMPARE(outcomes[n].solutions.size(), count);
            for (const Grid& solution : outcomes[n].solutions)
                QVERIFY(isSolution(solution) && solution.agreesWith(puzzles[n].givens));
        }
    }

    void staysNearTheOldest_data()
    {
        QTest::addColumn<int>("mostAhead");
        QTest::addColumn<int>("threads");
        for (const int threads : {1, 2}) {
            for (const int most : {1, 5, 70})
                QTest::addRow("%d ahead, %d threads", most, threads) << most << threads;
        }
    }
    void staysNearTheOldest()
    {
        QFETCH(int, mostAhead);
        QFETCH(int, threads);
        const std::vector<StartingGrid> puzzles = mixedPuzzles();
        std::vector<bool> done(puzzles.size(), false);
        std::size_t asked = 0;
        bool tooFar = false;
        BatchOptions options;
        options.mostAhead = static_cast<std::size_t>(mostAhead);
        options.threads = threads;
        BitwiseBatch engine;
        QVERIFY(engine.solve(
            [&]() -> std::optional<StartingGrid> {
                const auto oldest = static_cast<std::size_t>(std::ranges::find(done, false) - done.begin());
                tooFar = tooFar || asked >= oldest + options.mostAhead;
                return asked < puzzles.size() ? std::optional(puzzles[asked++]) : std::nullopt;
            },
            options, [&](std::size_t n, const SolveOutcome&) { done[n] = true; }, {}));
        QVERIFY(!tooFar);
        QVERIFY(std::ranges::count(done, true) == static_cast<std::ptrdiff_t>(puzzles.size()));
    }

    void cancels_data()
    {
        QTest::addColumn<int>("asked");
        QTest::addColumn<int>("threads");
        QTest::newRow("at once") << 1 << 1;
        QTest::newRow("later") << 20 << 1;
        QTest::newRow("two threads") << 5 << 2;
    }
    void cancels()
    {
        QFETCH(int, asked);
        QFETCH(int, threads);
        BatchOptions options;
        options.threads = threads;
        BitwiseBatch engine;
        int questions = 0;
        const auto endless = []() -> std::optional<StartingGrid> { return gridOf(kArticleHard); };
        QVERIFY(!engine.solve(
            endless, options, [](std::size_t, const SolveOutcome&) {}, [&] { return ++questions < asked; }));
        QCOMPARE(questions, asked);
    }

    void whatTheCallersFunctionsThrowComesOut_data()
    {
        QTest::addColumn<bool>("byNext");
        QTest::addColumn<int>("threads");
        for (const int threads : {1, 2}) {
            QTest::addRow("next, %d threads", threads) << true << threads;
            QTest::addRow("finished, %d threads", threads) << false << threads;
        }
    }
    void whatTheCallersFunctionsThrowComesOut()
    {
        QFETCH(bool, byNext);
        QFETCH(int, threads);
        BatchOptions options;
        options.threads = threads;
        BitwiseBatch engine;
        int puzzles = 0;
        const auto next = [&]() -> std::optional<StartingGrid> {
            if (byNext && puzzles == 30)
                throw std::runtime_error("no more");
            return ++puzzles < 1000 ? std::optional<StartingGrid>(gridOf(kArticleEasy)) : std::nullopt;
        };
        const auto finished = [&](std::size_t, const SolveOutcome&) {
            if (!byNext)
                throw std::runtime_error("enough");
        };
        QVERIFY_THROWS_EXCEPTION(std::runtime_error, engine.solve(next, options, finished, {}));
    }

    // An engine keeps what it compiled, and the memory of searches that were cut off.
    void oneEngineForManyBatches()
    {
        const std::vector<StartingGrid> puzzles = mixedPuzzles();
        BatchOptions options;
        BatchOptions others;
        others.rules = basicRules();
        others.countRules = true;
        const std::vector<SolveOutcome> expected = solve(m_torch, puzzles, options);
        const std::vector<SolveOutcome> expectedOfOthers = solve(m_torch, puzzles, others);
        for (const InstructionSet set : availableInstructionSets()) {
            BitwiseBatch engine(set);
            int questions = 0;
            const auto cutOff = [&] {
                const auto endless = []() -> std::optional<StartingGrid> { return gridOf(kArticleHard); };
                engine.solve(
                    endless, options, [](std::size_t, const SolveOutcome&) {}, [&] { return ++questions % 10 != 0; });
            };
            const auto broken = [&] {
                solve(engine, puzzles, options);
                engine.solve([] { return std::optional<StartingGrid>(gridOf(kArticleEasy)); }, options,
                    [](std::size_t, const SolveOutcome&) { throw std::runtime_error("enough"); }, {});
            };
            for (const int threads : {2, 1, 3}) {
                options.threads = others.threads = threads;
                QCOMPARE(difference(expected, solve(engine, puzzles, options)), std::string());
                cutOff();
                QCOMPARE(difference(expected, solve(engine, puzzles, options)), std::string());
                QCOMPARE(difference(expectedOfOthers, solve(engine, puzzles, others)), std::string());
                QVERIFY_THROWS_EXCEPTION(std::runtime_error, broken());
            }
        }
    }

    void noPuzzles()
    {
        BitwiseBatch engine;
        BatchOptions options;
        options.threads = 2;
        QVERIFY(engine.solve([] { return std::optional<StartingGrid>(); }, options,
            [](std::size_t, const SolveOutcome&) { QFAIL("nothing to tell"); }, {}));
    }

    void contradictingOptionsAreErrors()
    {
        BitwiseBatch engine;
        BatchOptions options;
        options.search = false;
        options.solutions = 2;
        QVERIFY_THROWS_EXCEPTION(Error, solve(engine, {Grid()}, options));
        options = {};
        options.rules = {article::NakedPairRow, article::NakedPairRow};
        QVERIFY_THROWS_EXCEPTION(Error, solve(engine, {Grid()}, options));
    }
};

CONVOKU_GUILESS_TEST(TestBitwiseBatch)
#include "tst_bitwise_batch.moc"
