// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <stdexcept>
#include <unordered_map>
#include <utility>
#include <vector>

namespace convoku::check {

/// A node of a circuit, or its negation: twice the node's number, plus 1 where it is negated.
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

/// Thrown where a circuit would take more memory than it may have.
struct CircuitTooLarge : std::runtime_error
{
    CircuitTooLarge()
        : std::runtime_error("the circuit is too large")
    {
    }
};

/// A Boolean circuit of conjunctions and "at least k of these": what does the same as something that is there already
/// is that node. Both take their operands in any order, so that what only differs by it is one node too, and the same
/// circuit with its inputs renamed is recognised by its number. Not for two threads at once, also where it is const.
class Circuit
{
public:
    enum class Kind : std::uint8_t { Constant, Input, And, AtLeast };
    /// Literals of which some number may be asked for. Sorted; one may stand there several times.
    using ListId = std::uint32_t;
    struct Node
    {
        Kind kind = Kind::Constant;
        std::uint32_t number = 0; ///< Input: which one; AtLeast: of how many
        ListId list = 0; ///< And, AtLeast
    };
    /// Number of true literals: `sure`, plus the true ones of the list, which contains no constant and no literal
    /// beside its negation.
    struct Count
    {
        ListId list = 0;
        int sure = 0;
    };

    /// `mostWords`: how many numbers of 32 bits it may hold.
    explicit Circuit(std::size_t mostWords = std::size_t{1} << 26);

    /// Input `number`, from 0.
    Literal input(std::uint32_t number);
    Literal andOf(std::vector<Literal> operands);
    Literal orOf(std::vector<Literal> operands);
    /// a where s is 0, b where it is 1.
    Literal choose(Literal s, Literal a, Literal b);
    Count count(std::vector<Literal> literals);
    /// At least k of the list's literals.
    Literal atLeast(ListId which, int k);

    const Node& node(std::uint32_t which) const { return m_nodes[which]; }
    std::size_t nodes() const { return m_nodes.size(); }
    std::size_t lists() const { return m_lists.size(); }
    std::span<const Literal> list(ListId which) const;

    /// The nodes that these literals depend on, operands before those that take them.
    std::vector<std::uint32_t> coneOf(std::span<const Literal> roots) const;
    /// The inputs among them, ascending.
    std::vector<std::uint32_t> inputsOf(std::span<const Literal> roots) const;
    /// Returns the values of these literals if the inputs have these values.
    std::vector<bool> valuesOf(std::span<const Literal> roots, const std::vector<bool>& inputs) const;

private:
    ListId intern(std::vector<Literal> sorted);
    Literal nodeFor(Kind kind, std::uint32_t number, ListId list);

    std::vector<Node> m_nodes;
    std::vector<Literal> m_pool; ///< of the lists
    std::vector<std::pair<std::uint32_t, std::uint32_t>> m_lists; ///< where each begins, and how long it is
    std::unordered_multimap<std::uint64_t, ListId> m_listsByHash;
    std::unordered_map<std::uint64_t, std::uint32_t> m_nodesByKey;
    std::size_t m_mostWords;
    // Room for valuesOf() and coneOf(), so that neither makes it each time.
    mutable std::vector<std::uint8_t> m_values;
    mutable std::vector<std::uint64_t> m_seen; ///< by node: the last walk that met it
    mutable std::uint64_t m_walk = 0;
};

/// Splits the literal into the cases of which it is the "or", as far as possible: each can be asked about by itself,
/// and many differ only in names. Empty: it is never true.
std::vector<Literal> casesOf(Circuit& circuit, Literal literal);

/// The same circuit with other things in the place of its inputs, and what follows from that.
class Renamer
{
public:
    /// `inputs`: by input, what stands in its place.
    Renamer(Circuit& circuit, std::vector<Literal> inputs)
        : m_circuit(circuit)
        , m_inputs(std::move(inputs))
        , m_known(circuit.nodes(), kUnknown)
        , m_counts(circuit.lists(), {0, -1})
    {
    }

    /// Renames a literal that the circuit already had when this object was made.
    Literal operator()(Literal literal);

private:
    Circuit& m_circuit;
    std::vector<Literal> m_inputs;
    static constexpr Literal kUnknown = UINT32_MAX;
    std::vector<Literal> m_known; ///< by node
    std::vector<Circuit::Count> m_counts; ///< by list; −1 sure ones: unknown
};

} // namespace convoku::check
