// SPDX-License-Identifier: MIT
// Houses that are neither row, column nor box: what runs with them is compared with plain loops over lists of cells.
#include "solver/error.h"
#include "solver/generate/puzzle_generator.h"
#include "solver/network/text/part_layers.h"
#include "solver/run/batch_solver.h"
#include "solver/run/bitwise_batch.h"
#include "solver/run/clash_causes.h"
#include "solver/run/contradiction.h"
#include "solver/run/explanation.h"
#include "solver/run/runner.h"
#include "solver/run/tensors.h"
#include "solver/run/uniqueness.h"
#include "tests/support/backtracking.h"
#include "tests/support/foreign_network.h"
#include "tests/support/loop_backend.h"
#include "tests/support/puzzle_files.h"
#include "tests/support/random_tensors.h"
#include "tests/support/test_program.h"
#include "tests/support/tested_backend.h"
#include "tests/support/thorough.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <numeric>
#include <set>

using namespace convoku;
using namespace convoku::testing;

namespace {

const ModelPtr& diagonals()
{
    static const ModelPtr kModel = shippedModel("diagonals");
    return kModel;
}

PassOptions diagonalPass()
{
    return {diagonals()->everyRule(), true, false, diagonals()};
}

/// Written down, not asked of the model.
std::vector<std::vector<Cell>> diagonalCells()
{
    std::vector<std::vector<Cell>> both(2);
    for (int i = 0; i < kSide; ++i) {
        both[0].push_back({i, i});
        both[1].push_back({kSide - 1 - i, i});
    }
    return both;
}

/// Sudoku X by plain backtracking: cell by cell, the digits in an order of its own for each cell.
class LoopSolver
{
public:
    LoopSolver(const Grid& puzzle, std::size_t limit, Random* random = nullptr)
        : m_grid(puzzle)
        , m_limit(limit)
        , m_random(random)
    {
        for (int i = 0; i < kCells; ++i) {
            const Cell cell = Cell::fromIndex(i);
            if (const int digit = m_grid.digit(cell)) {
                m_grid.setDigit(cell, 0);
                m_isPossible = m_isPossible && fits(cell, digit);
                m_grid.setDigit(cell, digit);
            }
        }
    }
    std::vector<Grid> solutions()
    {
        if (m_isPossible)
            next();
        return m_found;
    }

private:
    bool fits(Cell cell, int digit) const
    {
        for (int i = 0; i < kCells; ++i) {
            const Cell other = Cell::fromIndex(i);
            const bool falling = cell.row == cell.column && other.row == other.column;
            const bool rising = cell.row + cell.column == 8 && other.row + other.column == 8;
            const bool sees = cell.row == other.row || cell.column == other.column || cell.box() == other.box()
                || falling || rising;
            if (sees && m_grid.digit(other) == digit)
                return false;
        }
        return true;
    }
    void next()
    {
        // In the cell that has fewest digits: else it takes minutes.
        std::vector<int> digits;
        int where = -1;
        for (int i = 0; i < kCells; ++i) {
            const Cell cell = Cell::fromIndex(i);
            if (m_grid.digit(cell) != 0)
                continue;
            std::vector<int> allowed;
            for (int digit = 1; digit <= kSide; ++digit) {
                if (fits(cell, digit))
                    allowed.push_back(digit);
            }
            if (where < 0 || allowed.size() < digits.size()) {
                where = i;
                digits = std::move(allowed);
            }
        }
        if (where < 0) {
            m_found.push_back(m_grid);
            return;
        }
        if (m_random != nullptr)
            std::shuffle(digits.begin(), digits.end(), *m_random);
        for (const int digit : digits) {
            m_grid.setDigit(Cell::fromIndex(where), digit);
            next();
            if (m_found.size() == m_limit)
                return;
        }
        m_grid.setDigit(Cell::fromIndex(where), 0);
    }

    Grid m_grid;
    std::size_t m_limit;
    Random* m_random;
    bool m_isPossible = true;
    std::vector<Grid> m_found;
};

/// Solutions of Sudoku X with holes: some with one solution, some with several.
std::vector<Grid> puzzles(int count)
{
    std::vector<Grid> all;
    Random random(23);
    for (int n = 0; n < count; ++n) {
        Grid grid = LoopSolver(Grid(), 1, &random).solutions().front();
        std::vector<int> cells(kCells);
        std::iota(cells.begin(), cells.end(), 0);
        std::shuffle(cells.begin(), cells.end(), random);
        const int holes = 40 + 3 * (n % 8);
        for (int i = 0; i < holes; ++i)
            grid.setDigit(Cell::fromIndex(cells[static_cast<std::size_t>(i)]), 0);
        all.push_back(grid);
    }
    return all;
}

} // namespace

class TestOwnHouses : public QObject
{
    Q_OBJECT

    std::unique_ptr<Backend> m_backend = makeTestedBackend();

private Q_SLOTS:
    void theModelListsThem()
    {
        const Model& model = *diagonals();
        QCOMPARE(model.houses.size(), std::size_t{29});
        QCOMPARE(model.ownHouses().size(), std::size_t{2});
        for (int i = 0; i < 27; ++i) {
            const House house = allHouses().at(static_cast<std::size_t>(i));
            QVERIFY(model.houses[static_cast<std::size_t>(i)] == (HouseCells{house.cells(), {}, house}));
        }
        const auto cells = diagonalCells();
        for (std::size_t i = 0; i < 2; ++i) {
            const HouseCells& house = model.ownHouses()[i];
            QVERIFY(std::ranges::equal(house.cells, cells[i]));
            QVERIFY(house.name == (i == 0 ? "falling" : "rising") && !house.known);
        }
        const RuleId rule = model.find("hidden_single_rising").value();
        QVERIFY(model.rule(rule).ownHouse == 28 && model.rule(rule).family == RuleFamily::Other);
        QVERIFY(model.rule(model.find("hidden_single_row").value()).family == RuleFamily::HiddenSingle);
        QVERIFY(articleModel()->ownHouses().empty() && articleModel()->houses.size() == 27);
    }

    /// Each rule for a diagonal against a loop over its cells, on random boards.
    void rulesOfOwnHouses()
    {
        Random random(5);
        const Model& model = *diagonals();
        const auto cells = diagonalCells();
        int changes = 0;
        for (int n = 0; n < cases(120); ++n) {
            const Candidates before = randomPart(random, Candidates::all(), 0.1 + 0.05 * static_cast<double>(n % 8));
            for (std::size_t which = 0; which < 2; ++which) {
                const std::vector<Cell>& house = cells[which];
                const std::string name = which == 0 ? "_falling" : "_rising";
                const auto after = [&](const std::string& rule) {
                    const auto net = std::make_shared<const Network>(buildRule(model, model.find(rule + name).value()));
                    Tensor in(1, kCandidatesShape);
                    storeCandidates(before, in.of(0));
                    return candidatesFrom(m_backend->load(net)->run(std::span(&in, 1), net->outputs).front().of(0));
                };
                Candidates naked = before;
                Candidates hidden = before;
                Candidates pairs = before;
                for (const Cell cell : house) {
                    const auto isOnlyPlace = [&](int digit) {
                        return before.has(Candidate::of(digit, cell)) && std::ranges::count_if(house, [&](Cell other) {
                            return before.has(Candidate::of(digit, other));
                        }) == 1;
                    };
                    bool has = false;
                    for (int digit = 0; digit < kSide; ++digit)
                        has = has || isOnlyPlace(digit);
                    for (int digit = 0; digit < kSide; ++digit) {
                        const Candidate candidate = Candidate::of(digit, cell);
                        const bool taken
                            = std::ranges::any_of(house, [&](Cell other) { return before.soleDigit(other) == digit; });
                        if (taken && before.countIn(cell) != 1)
                            naked.remove(candidate);
                        if (has && !isOnlyPlace(digit))
                            hidden.remove(candidate);
                    }
                    for (const Cell one : house) {
                        const bool isPair = before.countIn(one) == 2 && std::ranges::count_if(house, [&](Cell other) {
                            return before.digitsOf(other) == before.digitsOf(one);
                        }) == 2;
                        if (!isPair || before.digitsOf(cell) == before.digitsOf(one))
                            continue;
                        for (int digit = 0; digit < kSide; ++digit) {
                            if (before.has(Candidate::of(digit, one)))
                                pairs.remove(Candidate::of(digit, cell));
                        }
                    }
                }
                QVERIFY(after("naked_single") == naked);
                QVERIFY(after("hidden_single") == hidden);
                QVERIFY(after("naked_pair") == pairs);
                changes += (naked != before) + (hidden != before) + (pairs != before);
            }
        }
        QVERIFY(changes > 100);
    }

    /// Every value of every layer is what the judge says it is.
    void everyLayer()
    {
        Random random(8);
        const auto network = std::make_shared<const Network>(buildPass(diagonalPass()).network);
        LoopBackend loops;
        std::vector<ValueId> all(network->values.size());
        for (std::size_t i = 0; i < all.size(); ++i)
            all[i] = static_cast<ValueId>(i);
        for (const Grid& puzzle : puzzles(3)) {
            State state;
            state.candidates = randomPart(random, puzzle.startingCandidates(), .9);
            const std::vector<Tensor> in = toTensors(std::span(&state, 1), true);
            const std::vector<Tensor> ours = m_backend->load(network)->run(in, all);
            const std::vector<Tensor> judged = loops.load(network)->run(in, all);
            for (std::size_t i = 0; i < all.size(); ++i)
                QVERIFY2(ours[i].data == judged[i].data, network->values[i].name.c_str());
        }
    }

    /// Solutions, how many there are, and that no candidate of the only one goes before a guess.
    void solves()
    {
        const std::vector<Grid> all = puzzles(cases(24));
        int unique = 0;
        int guessed = 0;
        for (const Grid& puzzle : all) {
            const std::vector<Grid> solutions = LoopSolver(puzzle, 2).solutions();
            const Recording run = record(*m_backend, puzzle, {diagonalPass(), 0});
            QVERIFY(run.result() == RunResult::Solved);
            const Grid found = Grid::fromDecided(run.lastState().candidates);
            QVERIFY(LoopSolver(found, 1).solutions().size() == 1 && found.givenCount() == kCells);
            guessed += run.pushes() > 0 ? 1 : 0;
            if (solutions.size() != 1)
                continue;
            ++unique;
            QVERIFY(found == solutions.front());
            for (int pass = 1; pass <= run.passCount(); ++pass) {
                const State state = run.stateAt(run.endOf(pass));
                for (int i = 0; i < kCells && state.level == 1; ++i) {
                    const Cell cell = Cell::fromIndex(i);
                    QVERIFY(state.candidates.has(Candidate::of(solutions.front().digit(cell) - 1, cell)));
                }
            }
        }
        QVERIFY(unique > 4 && guessed > 2 && unique < static_cast<int>(all.size()));

        // Both engines count what the loops count.
        BatchOptions options;
        options.model = diagonals();
        options.rules = diagonals()->everyRule();
        options.solutions = 2;
        const auto compare = [&](const char* engine, const auto& solve) {
            std::size_t ended = 0;
            solve([&](std::size_t puzzle, const SolveOutcome& outcome) {
                const std::vector<Grid> solutions = LoopSolver(all[puzzle], 2).solutions();
                QVERIFY2(outcome.found == solutions.size(), engine);
                QVERIFY2(solutions.size() != 1 || outcome.solutions.front() == solutions.front(), engine);
                ++ended;
            });
            QCOMPARE(ended, all.size());
        };
        compare("backend", [&](const PuzzleFinished& finished) { solveBatch(*m_backend, all, options, finished); });
        compare("bitwise", [&](const PuzzleFinished& finished) {
            BitwiseBatch().solve(
                puzzlesInOrder(all.size(), [&](std::size_t puzzle) { return StartingGrid(all[puzzle]); }), options,
                finished, {});
        });
    }

    /// A clash that only a diagonal has: the verdict sees it, and so does whoever tells of it.
    void clashes()
    {
        Grid givens;
        givens.setDigit({0, 0}, 7);
        givens.setDigit({8, 8}, 7);
        QVERIFY(!givens.hasClash());
        const Contradictions classic = contradictionsIn(givens.startingCandidates());
        QVERIFY(classic.clashingCells.empty() && classic.clashes.empty());
        RunOptions options{diagonalPass(), 0};
        const Recording run = record(*m_backend, givens, options);
        QVERIFY(run.result() == RunResult::NoSolution);
        QCOMPARE(run.passCount(), 1);
        const Position verdict{1, run.verdictStep(), 0};
        const Contradictions seen = contradictionsAt(run, verdict);
        QCOMPARE(seen.clashes.size(), std::size_t{1});
        QCOMPARE(seen.clash()->house.name, std::string("falling"));
        QVERIFY((seen.clash()->first == Cell{0, 0} && seen.clash()->second == Cell{8, 8} && seen.clash()->digit == 7));
        QVERIFY((seen.clashingCells == std::vector<Cell>{{0, 0}, {8, 8}}));
        QVERIFY((contradictingCells(seen) == std::vector<Cell>{{0, 0}, {8, 8}}));
        const auto cell = contradictionIn(run, verdict, {8, 8});
        QVERIFY(cell && cell->clashes.size() == 1 && cell->clashes.front().house == diagonals()->houses[27]);
        QVERIFY((cell->clashes.front().other == Cell{0, 0}));
        // The same two are no clash for the article.
        QVERIFY(record(*m_backend, givens, {}).result() == RunResult::Solved);
    }

    /// Each generated puzzle has one solution on a board with the diagonals, whoever asks for it; and the grids differ
    /// in more than the names of their digits.
    void generated_data()
    {
        QTest::addColumn<bool>("shipped");
        QTest::newRow("the program's network") << true;
        QTest::newRow("somebody's own") << false;
    }
    void generated()
    {
        QFETCH(const bool, shipped);
        const ModelPtr own = modelIn("network mine:\n \"M.\"\n encoding digits_as_planes\n"
                                     " house down: r1c1, r2c2, r3c3, r4c4, r5c5, r6c6, r7c7, r8c8, r9c9\n"
                                     " house up: r9c1, r8c2, r7c3, r6c4, r5c5, r4c6, r3c7, r2c8, r1c9\n"
                                     " rule naked_single(box), pointing(row), pointing(column), hidden_single(up)\n"
                                     " rule hidden_single(row), hidden_single(down), naked_single(up)\n"
                                     " rule naked_single(down)\n"
                                     " verdict clashes_in_own_houses\n search fewest_candidates\n");
        PuzzleRequest request;
        request.model = shipped ? diagonals() : own;
        request.rules = request.model->everyRule();
        BitwiseBatch engine;
        PuzzleGenerator generator(engine, 11, request, {8, 1});
        std::set<std::string> grids;
        for (int n = 0; n < cases(8); ++n) {
            const GeneratedPuzzle made = generator.next({}).value();
            const std::vector<Grid> solutions = LoopSolver(made.givens, 2).solutions();
            QCOMPARE(solutions.size(), std::size_t{1});
            QVERIFY(solutions.front() == made.solution);
            std::map<int, char> names; // by the digit that they replace
            std::string grid;
            for (int i = 0; i < kCells; ++i) {
                const auto next = static_cast<char>('a' + names.size());
                grid += names.emplace(made.solution.digit(i), next).first->second;
            }
            grids.insert(grid);
        }
        QCOMPARE(grids.size(), static_cast<std::size_t>(cases(8)));
    }

    /// Houses that leave no grid: that is said, and not looked for for years.
    void noGrid()
    {
        const ModelPtr model = modelIn("network none:\n \"N.\"\n encoding digits_as_planes\n"
                                       " house bent: r1c1, r1c2, r1c3, r1c4, r1c5, r1c6, r1c7, r1c8, r2c9\n"
                                       " rule naked_single(bent)\n verdict clashes\n search fewest_candidates\n");
        PuzzleRequest request;
        request.model = model;
        request.rules = model->everyRule();
        BitwiseBatch engine;
        PuzzleGenerator generator(engine, 1, request, {2, 1});
        QVERIFY_THROWS_EXCEPTION(NetworkFault, generator.next({}));
    }

    /// One solution with the diagonals, though the rows, columns and boxes leave several.
    void uniqueness()
    {
        BitwiseBatch engine;
        int different = 0;
        for (const Grid& puzzle : puzzles(16)) {
            const auto answer = uniquenessOf(engine, puzzle, {}, diagonals()).value();
            QCOMPARE(static_cast<std::size_t>(answer.uniqueness), LoopSolver(puzzle, 2).solutions().size());
            const auto classic = uniquenessOf(engine, puzzle).value();
            QCOMPARE(static_cast<std::size_t>(classic.uniqueness), solutionsOf(puzzle, 2).size());
            different += answer.uniqueness != classic.uniqueness ? 1 : 0;
        }
        QVERIFY(different > 0);
        Grid clash;
        clash.setDigit({0, 0}, 1);
        clash.setDigit({4, 4}, 1);
        QVERIFY(uniquenessOf(engine, clash, {}, diagonals())->uniqueness == Uniqueness::NoSolution);
        QVERIFY(judgeOf(*diagonals()) == judgeOf(*diagonals()) && judgeOf(*articleModel()) == fastModel());
    }

    /// A removal by a rule for a diagonal is explained by the candidates that would have prevented it.
    void explanations()
    {
        Grid givens;
        givens.setDigit({0, 0}, 7);
        const Recording run = record(*m_backend, givens, {diagonalPass(), 2});
        Explainer explainer(*m_backend, diagonals());
        int explained = 0;
        for (std::size_t event = 0; event < run.events().size(); ++event) {
            const Event& current = run.events()[event];
            if (current.kind != EventKind::Rule || run.ruleOf(current).id != "naked_single_falling")
                continue;
            const Candidates before = run.stateAt({static_cast<int>(current.pass), current.step, 1}).candidates;
            for (const std::uint16_t gone : run.changed(current)) {
                const auto causes = explainer.causes(current.rule, before, std::span(&gone, 1));
                // 7 in r1c1 and no other digit there; and the cell itself has another one: a single keeps its digit.
                const Cause& cause = causes.front().front();
                const Candidate itself = Candidate::fromIndex(gone);
                QCOMPARE(cause.there.size(), std::size_t{2});
                for (const std::uint16_t there : cause.there) {
                    const Candidate candidate = Candidate::fromIndex(there);
                    QVERIFY((candidate == Candidate{6, 0, 0})
                        || (candidate.cell() == itself.cell() && candidate.digit != itself.digit));
                }
                QCOMPARE(cause.gone.size(), std::size_t{8});
                ++explained;
            }
        }
        QCOMPARE(explained, 6); // the other cells of the diagonal, but for those of its box, which went before
    }
};

CONVOKU_APPLESS_TEST(TestOwnHouses)
#include "tst_own_houses.moc"
