// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <stdexcept>
#include <unordered_map>
#include <utility>
#include <vector>

namespace convoku::check {

/// A node of a circuit or its negation: twice the number of the node, plus 1 if negated.
using Literal = std::uint32_t;
inline constexpr Literal kFalse = 0;
inline constexpr Literal kTrue = 1;
constexpr Literal notOf(Literal a)
{
    return a ^ 1U;
}
constexpr std::uint32_t nodeOf(Literal a)
{
    return a >> 1U;
}
constexpr bool isNegated(Literal a)
{
    return (a & 1U) != 0;
}

/// Thrown if a circuit would exceed its memory limit.
struct CircuitTooLarge : std::runtime_error
{
    CircuitTooLarge()
        : std::runtime_error("the circuit is too large")
    {
    }
};

/// Represents a Boolean circuit of conjunctions and thresholds ("at least k of these literals"). Equal nodes are
/// created only once. The order of operands does not matter, so a circuit with renamed inputs that equals an existing
/// one has the same node number. Not thread-safe, not even for const calls.
class Circuit
{
public:
    enum class Kind : std::uint8_t { Constant, Input, And, AtLeast };
    /// Identifies a sorted list of literals. A literal can occur several times.
    using ListId = std::uint32_t;
    struct Node
    {
        Kind kind = Kind::Constant;
        std::uint32_t number = 0; ///< Input: number of the input; AtLeast: k, the required number of true literals
        ListId list = 0; ///< operands of And and AtLeast
    };
    /// Number of true literals: `sure`, plus the true ones of the list. The list contains no constant, and no literal
    /// together with its negation.
    struct Count
    {
        ListId list = 0;
        int sure = 0;
    };

    /// Makes an empty circuit. `mostWords`: memory limit in 32-bit numbers; beyond it, CircuitTooLarge is thrown.
    explicit Circuit(std::size_t mostWords = std::size_t{1} << 26);

    /// Returns the literal of input `number`, counted from 0.
    Literal input(std::uint32_t number);
    Literal andOf(std::vector<Literal> operands);
    Literal orOf(std::vector<Literal> operands);
    /// Returns the literal for "a if s is 0, b if s is 1".
    Literal choose(Literal s, Literal a, Literal b);
    Count count(std::vector<Literal> literals);
    /// Returns the literal for "at least k literals of the list are true"; k can have any value.
    Literal atLeast(ListId which, int k);

    const Node& node(std::uint32_t which) const { return m_nodes[which]; }
    std::size_t nodes() const { return m_nodes.size(); }
    std::size_t lists() const { return m_lists.size(); }
    std::span<const Literal> list(ListId which) const;

    /// Returns the nodes on which these literals depend, including their own; operands come before the nodes that use
    /// them.
    std::vector<std::uint32_t> coneOf(std::span<const Literal> roots) const;
    /// Returns the numbers of the inputs on which these literals depend, in ascending order.
    std::vector<std::uint32_t> inputsOf(std::span<const Literal> roots) const;
    /// Returns the values of these literals if the inputs have these values.
    std::vector<bool> valuesOf(std::span<const Literal> roots, const std::vector<bool>& inputs) const;

private:
    ListId intern(std::vector<Literal> sorted);
    Literal nodeFor(Kind kind, std::uint32_t number, ListId list);

    std::vector<Node> m_nodes;
    std::vector<Literal> m_pool; ///< literals of all lists
    /// by list: index of the first literal in m_pool, and length
    std::vector<std::pair<std::uint32_t, std::uint32_t>> m_lists;
    std::unordered_multimap<std::uint64_t, ListId> m_listsByHash;
    std::unordered_map<std::uint64_t, std::uint32_t> m_nodesByKey;
    std::size_t m_mostWords;
    // Buffers of valuesOf() and coneOf(), kept so that they are not allocated on each call.
    mutable std::vector<std::uint8_t> m_values;
    mutable std::vector<std::uint64_t> m_seen; ///< by node: number of the last walk that visited it
    mutable std::uint64_t m_walk = 0;
};

/// Splits the literal into cases whose "or" it is, as far as possible. Each case can be asked about separately, and
/// many cases differ only in names. Returns an empty list if the literal is never true.
std::vector<Literal> casesOf(Circuit& circuit, Literal literal);

/// Replaces the inputs of a circuit with other literals and rebuilds the nodes that depend on them.
class Renamer
{
public:
    /// `inputs`: for each input, the literal that replaces it.
    Renamer(Circuit& circuit, std::vector<Literal> inputs)
        : m_circuit(circuit)
        , m_inputs(std::move(inputs))
        , m_known(circuit.nodes(), kUnknown)
        , m_counts(circuit.lists(), {0, -1})
    {
    }

    /// Returns the literal with its inputs replaced. The literal must have existed when this object was made.
    Literal operator()(Literal literal);

private:
    Circuit& m_circuit;
    std::vector<Literal> m_inputs;
    static constexpr Literal kUnknown = UINT32_MAX;
    std::vector<Literal> m_known; ///< by node: renamed literal
    std::vector<Circuit::Count> m_counts; ///< by list; `sure` −1: unknown
};

} // namespace convoku::check
