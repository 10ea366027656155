// SPDX-License-Identifier: MIT
#include "solver/check/sampling.h"

#include "solver/backend/bitwise/bitwise_backend.h"
#include "solver/check/rule_on_boards.h"
#include "solver/run/runner.h"
#include "solver/sudoku/random_numbers.h"
#include "solver/sudoku/transform.h"

#include <algorithm>
#include <numeric>

namespace convoku::check {
namespace {

constexpr std::size_t kAtOnce = 64; ///< boards that the rule is run on side by side
constexpr int kMostPasses = 200; ///< of a run: a long search has no states that others have not
constexpr std::size_t kSolutions = 32; ///< that boards made by chance are made of
/// Densities of the candidates that are in no solution of a board, in percent: rules behave differently on sparse and
/// on full boards.
constexpr int kDensities[] = {0, 2, 5, 10, 20, 30, 50, 70, 90, 100};
constexpr std::uint64_t kSeed = 20'260;

class Sampler
{
public:
    Sampler(const ModelPtr& model, RuleId rule, const SampleLimits& limits, Soundness& answer)
        : m_model(model)
        , m_rule(*model, rule)
        , m_atOnce(m_rule.atOnce(kAtOnce))
        , m_limits(limits)
        , m_answer(answer)
        , m_patience(patience(limits.seconds / 2))
        , m_units(unitsOf(model->houses))
        , m_random(kSeed)
    {
    }

    void run(std::span<const StartingGrid> puzzles)
    {
        // Each has half of the time.
        states(puzzles);
        look();
        m_patience = patience(m_limits.seconds / 2);
        boards();
        look();
    }

private:
    /// A board of candidates and solutions that it has.
    struct Case
    {
        Candidates candidates;
        std::vector<Grid> solutions;
    };

    Patience patience(double seconds) const { return {Patience::in(seconds), m_limits.keepRunning}; }

    bool isOver() const { return m_answer.counterexample || m_patience.isOver(); }

    void add(Case board, int& counter)
    {
        m_boards.push_back(std::move(board));
        ++counter;
        if (m_boards.size() == m_atOnce)
            look();
    }

    /// Runs the rule on what has been collected.
    void look()
    {
        if (m_boards.empty())
            return;
        std::vector<Candidates> all;
        for (const Case& board : m_boards)
            all.push_back(board.candidates);
        const std::vector<Candidates> left = m_rule.leftOf(all);
        for (std::size_t i = 0; i < m_boards.size() && !m_answer.counterexample; ++i) {
            for (const Grid& solution : m_boards[i].solutions) {
                auto wrong = RuleOnBoards::wrongOn(m_boards[i].candidates, left[i], solution);
                if (!wrong)
                    continue;
                m_answer.verdict = Soundness::Verdict::Refuted;
                m_answer.counterexample
                    = shrunk(m_rule, m_units, *wrong, {Patience::in(kShrinking), m_limits.keepRunning});
                break;
            }
        }
        m_boards.clear();
        if (m_limits.progress)
            m_limits.progress(static_cast<double>(m_answer.sampledStates + m_answer.sampledBoards)
                / std::max(1, m_limits.states + m_limits.boards));
    }

    void states(std::span<const StartingGrid> puzzles)
    {
        const auto backend = makeBitwiseBackend();
        // The more passes a run takes, the more states there are.
        const bool isArticles = m_model->ownHouses().empty() && m_model->board == articleModel()->board;
        const ModelPtr judge = isArticles ? articleModel() : judgeOf(*m_model);
        RunOptions options{
            {.rules = judge->everyRule(), .search = true, .continueAfterSolved = false, .model = judge}, kMostPasses};
        const PassPtr pass = buildSharedPass(options.pass);
        for (const StartingGrid& puzzle : puzzles) {
            if (isOver() || m_answer.sampledStates >= m_limits.states)
                return;
            if (puzzle.givens.board() != m_model->board)
                continue; // it has no runs here
            Runner runner(*backend, puzzle, options, pass);
            std::vector<Candidates> seen{runner.state().candidates};
            while (!runner.ended()) {
                runner.nextPass();
                seen.push_back(runner.state().candidates);
            }
            if (runner.state().candidates.decidedCells() != m_model->board.cells())
                continue;
            const Grid solution = Grid::fromDecided(runner.state().candidates);
            const Candidates of = solution.startingCandidates();
            if (!solution.isComplete())
                continue;
            for (const Candidates& state : seen) {
                // Others are behind a wrong guess.
                if (of.without(state).count() == 0 && m_answer.sampledStates < m_limits.states && !isOver())
                    add({state, {solution}}, m_answer.sampledStates);
            }
        }
    }

    /// Complete grids for the model's houses.
    std::vector<Grid> someSolutions()
    {
        std::vector<Grid> grids;
        const Circuit nothing(0);
        for (std::size_t i = 0; i < kSolutions && !isOver(); ++i) {
            Question question(nothing);
            const SolutionUnknowns solution = wholeSolution(question, m_units);
            // The digits in any order in a house, which no network can forbid.
            std::vector<int> digits(static_cast<std::size_t>(m_model->board.side()));
            std::iota(digits.begin(), digits.end(), 0);
            m_random.shuffle(digits);
            const HouseCells& house = m_model->houses[m_random.below(m_model->houses.size())];
            for (std::size_t k = 0; k < digits.size(); ++k) {
                const Candidate given = Candidate::of(digits[k], house.cells[k]);
                question.demand({solution[static_cast<std::size_t>(given.index())]});
            }
            if (question.ask(m_patience) == Question::Answer::Yes)
                grids.push_back(gridOf(question, solution, m_model->board));
            else
                return grids;
        }
        return grids;
    }

    void boards()
    {
        const std::vector<Grid> solutions = someSolutions();
        const bool isClassic = m_model->ownHouses().empty();
        const Board of = m_model->board;
        for (int i = 0; i < m_limits.boards && !solutions.empty() && !isOver(); ++i) {
            const Transform change = randomRelabelling(m_random, of);
            const Transform places = isClassic ? randomShuffle(m_random, of) : Transform(of);
            const auto changed = [&](const Grid& grid) { return change(places(grid)); };
            Case board{Candidates(of), {}};
            board.solutions.push_back(changed(solutions[m_random.below(solutions.size())]));
            // One solution, two that have little in common, two that differ in two digits.
            if (i % 3 == 1)
                board.solutions.push_back(changed(solutions[m_random.below(solutions.size())]));
            if (i % 3 == 2) {
                const int first = m_random.between(1, of.side() - 1);
                board.solutions.push_back(
                    swappingDigits(first, m_random.between(first + 1, of.side()), of)(board.solutions[0]));
            }
            const int density = kDensities[m_random.below(std::size(kDensities))];
            for (int index = 0; index < of.candidates(); ++index) {
                const Candidate candidate = of.candidate(index);
                const auto stands
                    = [&](const Grid& grid) { return grid.digit(candidate.cell()) == candidate.digit + 1; };
                if (m_random.between(1, 100) <= density || std::ranges::any_of(board.solutions, stands))
                    board.candidates.add(candidate);
            }
            add(std::move(board), m_answer.sampledBoards);
        }
    }

    ModelPtr m_model;
    RuleOnBoards m_rule;
    std::size_t m_atOnce; ///< boards that it is run on
    const SampleLimits& m_limits;
    Soundness& m_answer;
    Patience m_patience;
    Units m_units;
    RandomNumbers m_random;
    std::vector<Case> m_boards; ///< that the rule is to be run on
};

} // namespace

void sample(const ModelPtr& model, RuleId rule, std::span<const StartingGrid> puzzles, const SampleLimits& limits,
    Soundness& answer)
{
    if (answer.reason != Soundness::Reason::NoGrid)
        Sampler(model, rule, limits, answer).run(puzzles);
}

} // namespace convoku::check
