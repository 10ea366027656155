// SPDX-License-Identifier: MIT
#include "solver/check/question.h"

#include <algorithm>
#include <map>
#include <unordered_map>
#include <vector>

#include <cadical.hpp>

namespace convoku::check {
namespace {

/// With what is told of each, some hundred megabytes.
constexpr int kMostUnknowns = 1 << 20;

constexpr std::size_t kMostLiterals = std::size_t{1} << 26; ///< the solver keeps some ten bytes for each

class Waiting final : public CaDiCaL::Terminator
{
public:
    explicit Waiting(const Patience& patience)
        : m_patience(patience)
    {
    }
    bool terminate() override { return m_patience.isOver(); }

private:
    const Patience& m_patience;
};

} // namespace

struct Question::Encoding
{
    const Circuit& circuit;
    CaDiCaL::Solver solver;
    int unknowns = 0;
    std::size_t literalCount = 0; ///< literals of all clauses
    std::unordered_map<std::uint32_t, int> nodes;
    /// By list: unknowns for "at least 1 … k".
    std::map<Circuit::ListId, std::vector<int>> counts;

    explicit Encoding(const Circuit& of)
        : circuit(of)
    {
        solver.set("quiet", 1);
    }

    void clause(std::initializer_list<int> literals) { clause(std::span(literals.begin(), literals.size())); }
    void clause(std::span<const int> literals)
    {
        literalCount += literals.size();
        if (literalCount > kMostLiterals)
            throw CircuitTooLarge();
        for (const int literal : literals)
            solver.add(literal);
        solver.add(0);
    }
    int next()
    {
        if (unknowns == kMostUnknowns)
            throw CircuitTooLarge();
        return ++unknowns;
    }
    int of(Literal literal) { return isNegated(literal) ? -nodes.at(nodeOf(literal)) : nodes.at(nodeOf(literal)); }

    void define(std::uint32_t which)
    {
        const Circuit::Node& node = circuit.node(which);
        if (node.kind == Circuit::Kind::AtLeast) {
            nodes[which] = counts.at(node.list).at(node.number - 1);
            return;
        }
        const int out = next();
        nodes[which] = out;
        if (node.kind == Circuit::Kind::Constant)
            clause({-out});
        if (node.kind != Circuit::Kind::And)
            return;
        std::vector<int> all{out};
        for (const Literal operand : circuit.list(node.list)) {
            const int in = of(operand);
            clause({-out, in});
            all.push_back(-in);
        }
        clause(all);
    }

    /// A counter that goes from literal to literal: after each, "at least 1 … most" of those so far.
    void count(Circuit::ListId list, std::size_t most)
    {
        std::vector<int> before;
        for (const Literal literal : circuit.list(list)) {
            const int in = of(literal);
            std::vector<int> after;
            for (std::size_t j = 0; j <= std::min(before.size(), most - 1); ++j) {
                const int out = next();
                const bool could = j < before.size();
                const bool needs = j > 0;
                // out = before[j] or (in and before[j − 1])
                if (could)
                    clause({-before[j], out});
                if (needs)
                    clause({-in, -before[j - 1], out});
                else
                    clause({-in, out});
                if (could)
                    clause({-out, before[j], in});
                else
                    clause({-out, in});
                if (needs)
                    clause({-out, before[j - 1]});
                after.push_back(out);
            }
            before = std::move(after);
        }
        counts[list] = std::move(before);
    }
};

Question::Question(const Circuit& circuit)
    : m_encoding(std::make_unique<Encoding>(circuit))
{
}

Question::~Question() = default;

int Question::unknown()
{
    return m_encoding->next();
}

void Question::encode(std::span<const Literal> literals)
{
    const std::vector<std::uint32_t> cone = m_encoding->circuit.coneOf(literals);
    std::map<Circuit::ListId, std::size_t> most;
    for (const std::uint32_t which : cone) {
        const Circuit::Node& node = m_encoding->circuit.node(which);
        if (node.kind == Circuit::Kind::AtLeast) {
            std::size_t& k = most[node.list];
            k = std::max<std::size_t>(k, node.number);
        }
    }
    for (const std::uint32_t which : cone) {
        if (m_encoding->nodes.contains(which))
            continue;
        const Circuit::Node& node = m_encoding->circuit.node(which);
        if (node.kind == Circuit::Kind::AtLeast) {
            // One that an earlier question of fewer has counted is counted once more.
            const auto counted = m_encoding->counts.find(node.list);
            if (counted == m_encoding->counts.end() || counted->second.size() < node.number)
                m_encoding->count(node.list, most[node.list]);
        }
        m_encoding->define(which);
    }
}

int Question::of(Literal literal)
{
    if (!m_encoding->nodes.contains(nodeOf(literal)))
        encode(std::span(&literal, 1));
    return m_encoding->of(literal);
}

void Question::demand(std::span<const int> anyOf)
{
    m_encoding->clause(anyOf);
}

void Question::demandAtMostOne(std::span<const int> of)
{
    for (std::size_t i = 0; i < of.size(); ++i) {
        for (std::size_t j = i + 1; j < of.size(); ++j)
            demand({-of[i], -of[j]});
    }
}

void Question::demandOne(std::span<const int> of)
{
    demand(of);
    demandAtMostOne(of);
}

Question::Answer Question::ask(const Patience& patience)
{
    if (patience.isOver())
        return Answer::Open;
    Waiting waiting(patience);
    m_encoding->solver.connect_terminator(&waiting);
    const int result = m_encoding->solver.solve();
    m_encoding->solver.disconnect_terminator();
    return result == 10 ? Answer::Yes : result == 20 ? Answer::No : Answer::Open;
}

bool Question::holds(int unknown) const
{
    return (m_encoding->solver.val(unknown < 0 ? -unknown : unknown) > 0) == (unknown > 0);
}

} // namespace convoku::check
