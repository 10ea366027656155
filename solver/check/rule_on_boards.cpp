// SPDX-License-Identifier: MIT
#include "solver/check/rule_on_boards.h"

#include "solver/backend/bitwise/bitwise_backend.h"
#include "solver/network/pass.h"
#include "solver/run/network_size.h"
#include "solver/run/tensors.h"

#include <algorithm>

namespace convoku::check {

RuleOnBoards::RuleOnBoards(const Model& model, RuleId rule)
    : m_network(std::make_shared<const Network>(buildRule(model, rule)))
    , m_backend(makeBitwiseBackend())
    , m_loaded(m_backend->load(m_network))
{
}

std::vector<Candidates> RuleOnBoards::leftOf(std::span<const Candidates> boards)
{
    if (boards.empty())
        return {};
    const Tensor input = toTensor(boards);
    const Tensor output = m_loaded->run(std::span(&input, 1), m_network->outputs).front();
    std::vector<Candidates> left;
    for (std::size_t i = 0; i < boards.size(); ++i)
        left.push_back(candidatesFrom(output.of(static_cast<int>(i)), m_network->board));
    return left;
}

std::size_t RuleOnBoards::atOnce(std::size_t most) const
{
    constexpr std::uint64_t kOperations = std::uint64_t{1} << 29U;
    return puzzlesFor(*m_network, kOperations, most);
}

std::optional<Counterexample> RuleOnBoards::wrongOn(
    const Candidates& board, const Candidates& left, const Grid& solution, bool hasSolution)
{
    const Board of = board.board();
    const Candidates restored = left.without(board);
    if (restored.count() > 0)
        return Counterexample{
            Counterexample::Kind::RestoresCandidate, board, Grid(of), of.candidate(restored.indices().front())};
    for (int cell = 0; hasSolution && cell < of.cells(); ++cell) {
        const Candidate candidate = Candidate::of(solution.digit(cell) - 1, of.cell(cell));
        if (!left.has(candidate))
            return Counterexample{Counterexample::Kind::LosesSolution, board, solution, candidate};
    }
    return std::nullopt;
}

Counterexample shrunk(RuleOnBoards& rule, const Units& units, Counterexample found, const Patience& patience)
{
    const auto without = [&found](int candidate) {
        Candidates less = found.board;
        less.remove(candidate);
        return less;
    };
    const auto inSolution = [&found](int candidate) {
        const Candidate of = found.board.board().candidate(candidate);
        return found.kind == Counterexample::Kind::LosesSolution && found.solution.digit(of.cell()) == of.digit + 1;
    };
    bool shrinks = true;
    while (shrinks && !patience.isOver()) {
        shrinks = false;
        // First with the same solution.
        for (const std::uint16_t candidate : found.board.indices()) {
            if (inSolution(candidate) || patience.isOver())
                continue;
            const Candidates less = without(candidate);
            const auto still = RuleOnBoards::wrongOn(
                less, rule.leftOf(less), found.solution, found.kind == Counterexample::Kind::LosesSolution);
            if (still && still->kind == found.kind) {
                found = *still;
                shrinks = true;
            }
        }
        // Then with another one.
        for (const std::uint16_t candidate : found.board.indices()) {
            if (found.kind != Counterexample::Kind::LosesSolution || patience.isOver())
                break;
            const Candidates less = without(candidate);
            const Candidates lost = less.without(rule.leftOf(less));
            const std::optional<Grid> other
                = lost.count() > 0 ? solutionWith(units, less, lost, patience) : std::nullopt;
            if (!other)
                continue;
            found = *RuleOnBoards::wrongOn(less, rule.leftOf(less), *other);
            shrinks = true;
            break;
        }
    }
    return found;
}

} // namespace convoku::check
