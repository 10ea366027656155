// SPDX-License-Identifier: MIT
#include "solver/check/soundness.h"

#include "solver/check/network_circuit.h"
#include "solver/check/renaming.h"
#include "solver/check/rule_on_boards.h"
#include "solver/error.h"
#include "solver/network/pass.h"
#include "solver/network/text/part_text.h"

#include <algorithm>
#include <set>

namespace convoku::check {
namespace {

/// A circuit of that many nodes is thrown away before the next rule.
constexpr std::size_t kManyNodes = std::size_t{1} << 18;

using Clock = Patience::Clock;

} // namespace

struct SoundnessProver::Work
{
    /// A function under other names, and the houses besides rows, columns and boxes that it was proved with, by their
    /// cells under these names.
    using Known = std::pair<Literal, std::vector<std::vector<int>>>;

    ModelPtr model;
    Board board;
    Units units;
    std::unique_ptr<Circuit> circuit;
    std::set<Known> proved;
    std::optional<bool> allowsGrid; ///< whether one fits the model's houses
    Soundness answer;
    Patience patience;

    explicit Work(ModelPtr of)
        : model(std::move(of))
        , board(model->board)
        , units(unitsOf(model->houses))
    {
    }

    Known knownAs(Literal literal, const Renaming& renaming) const
    {
        Known known{literal, {}};
        if (model->ownHouses().empty())
            return known;
        std::array<bool, kMostCells> occurs{true};
        for (const std::uint32_t input : circuit->inputsOf(std::span(&literal, 1)))
            occurs[input % static_cast<std::uint32_t>(board.cells())] = true;
        for (const HouseCells& house : model->ownHouses()) {
            std::vector<int> cells;
            for (const Cell cell : house.cells)
                cells.push_back(renaming.cell(cell.index()));
            // A house says nothing if fewer than two of its cells occur in the literal.
            const auto isThere = [&occurs](int cell) { return occurs[static_cast<std::size_t>(cell)]; };
            std::ranges::sort(cells);
            if (std::ranges::count_if(cells, isThere) > 1)
                known.second.push_back(std::move(cells));
        }
        std::ranges::sort(known.second);
        return known;
    }

    Question::Answer ask(Question& question)
    {
        ++answer.questions;
        return question.ask(patience);
    }

    /// Asks whether any grid fits the model's houses. If none does, every rule is vacuously sound.
    Question::Answer askForGrid()
    {
        if (!allowsGrid && model->ownHouses().empty())
            allowsGrid = true;
        if (!allowsGrid) {
            Question question(*circuit);
            wholeSolution(question, units);
            const Question::Answer is = ask(question);
            if (is == Question::Answer::Open)
                return is;
            allowsGrid = is == Question::Answer::Yes;
        }
        return *allowsGrid ? Question::Answer::Yes : Question::Answer::No;
    }

    /// Asks whether a board, and a solution of it with the candidate, exist on which the literal is true. First demands
    /// only the parts of a solution that the function reads; if that does not decide, demands a complete solution.
    Question::Answer askPart(Literal literal, int candidate)
    {
        std::vector<std::uint32_t> inputs = circuit->inputsOf(std::span(&literal, 1));
        std::vector<std::uint32_t> candidates = inputs;
        candidates.push_back(static_cast<std::uint32_t>(candidate));
        Question question(*circuit);
        question.demand({question.of(literal)});
        const SolutionUnknowns solution = partOfSolution(question, units, candidates);
        for (const std::uint32_t input : inputs)
            question.demand({-solution[input], question.of(circuit->input(input))});
        question.demand({solution[static_cast<std::size_t>(candidate)]});
        return ask(question);
    }

    /// The same with all that a solution is; keeps the counterexample.
    Question::Answer askWhole(Literal literal, int candidate)
    {
        const std::vector<std::uint32_t> inputs = circuit->inputsOf(std::span(&literal, 1));
        Question question(*circuit);
        question.demand({question.of(literal)});
        const SolutionUnknowns solution = wholeSolution(question, units);
        for (const std::uint32_t input : inputs)
            question.demand({-solution[input], question.of(circuit->input(input))});
        question.demand({solution[static_cast<std::size_t>(candidate)]});
        const Question::Answer result = ask(question);
        if (result != Question::Answer::Yes)
            return result;
        const Grid grid = gridOf(question, solution, board);
        Candidates found = grid.startingCandidates();
        for (const std::uint32_t input : inputs) {
            if (question.holds(question.of(circuit->input(input))))
                found.add(static_cast<int>(input));
        }
        answer.counterexample
            = Counterexample{Counterexample::Kind::LosesSolution, found, grid, board.candidate(candidate)};
        return result;
    }

    Literal withCandidate(Literal literal, int candidate, Literal is) const
    {
        std::vector<Literal> inputs;
        inputs.reserve(static_cast<std::size_t>(board.candidates()));
        for (int i = 0; i < board.candidates(); ++i)
            inputs.push_back(i == candidate ? is : circuit->input(static_cast<std::uint32_t>(i)));
        return Renamer(*circuit, std::move(inputs))(literal);
    }

    /// `lost`: that the candidate is removed, where it is there. Yes: there is a counterexample.
    Question::Answer askAboutLoss(Literal lost, int candidate, bool& anyName)
    {
        for (const Literal which : casesOf(*circuit, lost)) {
            if (patience.isOver())
                return Question::Answer::Open;
            std::vector<Known> names;
            bool isKnown = false;
            for (const bool transposed : {false, true}) {
                if (transposed && !canBeTransposed(board))
                    break;
                const Renaming renaming = canonicalRenaming(*circuit, which, board.candidate(candidate), transposed);
                Renamer renamer(*circuit, renamedInputs(*circuit, renaming, kTrue));
                names.push_back(knownAs(renamer(which), renaming));
                isKnown = proved.contains(names.back());
                if (isKnown)
                    break;
            }
            if (isKnown)
                continue;
            Question::Answer is = askPart(which, candidate);
            if (is == Question::Answer::Yes) {
                // Only a part of what a solution is was asked for.
                is = askWhole(which, candidate);
                anyName = anyName && model->ownHouses().empty();
                if (is == Question::Answer::No && !model->ownHouses().empty())
                    continue;
            }
            if (is != Question::Answer::No)
                return is;
            proved.insert(names.begin(), names.end());
        }
        return Question::Answer::No;
    }

    /// `restored`: that the candidate is put back, where it is not there.
    Question::Answer askAboutRestoring(Literal restored, int candidate)
    {
        Question question(*circuit);
        question.demand({question.of(restored)});
        const Question::Answer is = ask(question);
        if (is != Question::Answer::Yes)
            return is;
        Candidates found(board);
        for (const std::uint32_t input : circuit->inputsOf(std::span(&restored, 1))) {
            if (question.holds(question.of(circuit->input(input))))
                found.add(static_cast<int>(input));
        }
        answer.counterexample
            = Counterexample{Counterexample::Kind::RestoresCandidate, found, Grid(board), board.candidate(candidate)};
        return is;
    }

    /// Asks whether anything is wrong with the candidate. No: nothing is wrong.
    Question::Answer askAbout(Literal left, int candidate)
    {
        std::vector<Known> names;
        bool isKnown = false;
        for (const bool transposed : {false, true}) {
            if (transposed && !canBeTransposed(board))
                break;
            const Renaming renaming = toTheFirst(board.candidate(candidate), transposed);
            Renamer renamer(*circuit, renamedInputs(*circuit, renaming, kTrue));
            names.push_back(knownAs(renamer(notOf(left)), renaming));
            isKnown = names.back().first == kFalse || proved.contains(names.back());
            if (isKnown)
                break;
        }
        if (!isKnown) {
            bool anyName = true;
            const Question::Answer is = askAboutLoss(withCandidate(notOf(left), candidate, kTrue), candidate, anyName);
            if (is != Question::Answer::No)
                return is;
            if (anyName)
                proved.insert(names.begin(), names.end());
        }
        // Most rules are candidates & …
        const Circuit::Node& node = circuit->node(nodeOf(left));
        if (!isNegated(left) && node.kind == Circuit::Kind::And
            && std::ranges::binary_search(
                circuit->list(node.list), circuit->input(static_cast<std::uint32_t>(candidate))))
            return Question::Answer::No;
        const Literal restored = withCandidate(left, candidate, kFalse);
        return restored == kFalse ? Question::Answer::No : askAboutRestoring(restored, candidate);
    }

    void prove(RuleId rule, const CheckLimits& limits)
    {
        if (!circuit || circuit->nodes() > kManyNodes) {
            circuit = std::make_unique<Circuit>();
            proved.clear();
        }
        const Question::Answer grid = askForGrid();
        if (grid != Question::Answer::Yes) {
            answer.reason = grid == Question::Answer::No ? Soundness::Reason::NoGrid : Soundness::Reason::OutOfTime;
            return;
        }
        const Network network = buildRule(*model, rule);
        if (!network.isWhole()) {
            answer.reason = model->rule(rule).part->memories.empty() ? Soundness::Reason::RealNumbers
                                                                     : Soundness::Reason::Remembers;
            return;
        }
        NetworkCircuit layers(*circuit, network);
        for (int candidate = 0; candidate < board.candidates(); ++candidate) {
            if (limits.progress)
                limits.progress(static_cast<double>(candidate) / board.candidates());
            if (patience.isOver()) {
                answer.reason = Soundness::Reason::OutOfTime;
                return;
            }
            const Question::Answer is = askAbout(layers.bit(network.outputs[0], candidate), candidate);
            if (is == Question::Answer::Open) {
                answer.reason = Soundness::Reason::OutOfTime;
                return;
            }
            if (is == Question::Answer::Yes) {
                answer.verdict = Soundness::Verdict::Refuted;
                report(rule);
                return;
            }
            ++answer.proved;
        }
        answer.verdict = Soundness::Verdict::Proved;
    }

    /// Runs the rule on the board that the solver found, and shrinks the counterexample.
    void report(RuleId rule)
    {
        RuleOnBoards ruleOnBoards(*model, rule);
        Counterexample& found = *answer.counterexample;
        const auto wrong = RuleOnBoards::wrongOn(found.board, ruleOnBoards.leftOf(found.board), found.solution,
            found.kind == Counterexample::Kind::LosesSolution);
        if (!wrong || wrong->kind != found.kind)
            throw Error(model->rule(rule).id, "its circuit and its layers are not the same");
        found = shrunk(ruleOnBoards, units, *wrong, {Patience::in(kShrinking), patience.keepRunning});
    }
};

SoundnessProver::SoundnessProver(ModelPtr model)
    : m_work(std::make_unique<Work>(std::move(model)))
{
}

SoundnessProver::~SoundnessProver() = default;

Soundness SoundnessProver::prove(RuleId rule, const CheckLimits& limits)
{
    const Clock::time_point start = Clock::now();
    m_work->answer = {};
    m_work->patience = {Patience::in(limits.seconds), limits.keepRunning};
    try {
        m_work->prove(rule, limits);
    } catch (const CircuitTooLarge&) {
        m_work->circuit.reset();
        m_work->answer.reason = Soundness::Reason::TooLarge;
    }
    Soundness& answer = m_work->answer;
    if (answer.reason == Soundness::Reason::OutOfTime && m_work->patience.isGivenUp())
        answer.reason = Soundness::Reason::Cancelled;
    if (limits.progress && answer.reason != Soundness::Reason::Cancelled)
        limits.progress(1);
    answer.seconds = std::chrono::duration<double>(Clock::now() - start).count();
    return answer;
}

} // namespace convoku::check
