// SPDX-License-Identifier: MIT
#pragma once

#include "solver/check/circuit.h"
#include "solver/network/network.h"

#include <memory>
#include <vector>

namespace convoku::check {

/// Holds literals of which each implies the one before it: "at least 1", "at least 2" … literals of a set are true. A
/// number that depends only on this count has one value per count. The literals are created on demand.
class Chain
{
public:
    /// Makes a chain that counts how many literals of the list hold.
    Chain(Circuit& circuit, Circuit::ListId list)
        : m_circuit(&circuit)
        , m_list(list)
        , m_size(circuit.list(list).size())
    {
    }
    /// Makes a chain of these literals.
    Chain(Circuit& circuit, std::vector<Literal> steps)
        : m_circuit(&circuit)
        , m_steps(std::move(steps))
        , m_size(m_steps.size())
    {
    }

    std::size_t size() const { return m_size; }
    /// Returns the literal for "at least k hold"; k can have any value.
    Literal atLeast(std::size_t k) const
    {
        if (k == 0)
            return kTrue;
        if (k > m_size)
            return kFalse;
        return m_steps.empty() ? m_circuit->atLeast(m_list, static_cast<int>(k)) : m_steps[k - 1];
    }

private:
    Circuit* m_circuit;
    Circuit::ListId m_list = 0;
    std::vector<Literal> m_steps;
    std::size_t m_size;
};

/// Represents an element of a value: it is table[k] if exactly k literals of the chain hold.
struct Number
{
    std::shared_ptr<const Chain> chain;
    std::vector<int> table;
};

/// Represents the values of a network as circuits over its inputs; they are built on demand. An element of a network
/// input with the range low … high has high − low circuit inputs, "above low" first; they are numbered input by input
/// and element by element. Supports whole numbers only: throws Error with the name of a layer that computes others.
/// Throws CircuitTooLarge if a number can have too many or too large values, or if too many layers follow each other;
/// the object must not be used after that.
class NetworkCircuit
{
public:
    /// Both arguments must outlive this object. Two networks with the same inputs may share a circuit.
    NetworkCircuit(Circuit& circuit, const Network& network);

    const Number& number(ValueId value, int element);
    /// Returns the literal for "the element is at least `limit`".
    Literal atLeast(ValueId value, int element, int limit);
    /// Returns the literal for "the element is 1", if its value is 0 or 1.
    Literal bit(ValueId value, int element) { return atLeast(value, element, 1); }

    /// Returns the number of the circuit's inputs for all inputs of the network.
    std::uint32_t inputs() const { return m_inputs; }
    /// Returns the number of the first circuit input of an element of a network input.
    std::uint32_t firstInput(ValueId input, int element) const;
    /// Returns true if an input of the circuit implies the one before it.
    bool impliesTheOneBefore(std::uint32_t input) const;

private:
    struct Maker
    {
        const Layer* layer = nullptr;
        std::vector<std::uint32_t> reads; ///< read elements, in the form of solver/network/reads.h
        bool hasReads = false;
    };
    /// A number with values in ascending order: values[k] if k of the literals hold.
    struct Ordered
    {
        std::vector<int> values;
        std::vector<Literal> steps;
    };
    /// The product of a factor and a bit.
    struct Term
    {
        std::int64_t factor = 0;
        Literal bit = kFalse;
    };

    Number made(ValueId value, int element);
    Number input(ValueId value, int element);
    Number pooled(const Layer& layer, Maker& maker, int element, bool index);
    Number unpooled(const Layer& layer, int element);
    Number convolved(const Layer& layer, Maker& maker, int element);
    Number selected(const Number& a, const Number& b, const Number& s);
    Number extreme(const Number& a, const Number& b, bool largest);
    Number product(const Number& a, const Number& b);
    Number constant(int value);
    Number sum(std::int64_t constant, std::vector<Term> terms);
    Number fromOrdered(const Ordered& ordered);
    Ordered ordered(const Number& number);
    /// Returns the literal for "the number is at least `limit`"; the table may be in any order.
    Literal above(const Number& number, int limit);
    Literal isExactly(const Number& number, int value);
    static void addTerms(const Ordered& number, std::int64_t factor, std::int64_t& constant, std::vector<Term>& terms);
    const std::vector<std::uint32_t>& readsOf(const Layer& layer, Maker& maker);
    std::size_t repeated(ValueId operand, ValueId result, int element) const;

    Circuit& m_circuit;
    const Network& m_network;
    std::vector<Maker> m_makers; ///< by value
    std::vector<std::vector<std::unique_ptr<Number>>> m_numbers; ///< by value and element
    std::vector<std::uint32_t> m_firstInput; ///< by value
    std::uint32_t m_inputs = 0;
    int m_depth = 0; ///< nesting depth of layers whose circuits are being built
    std::size_t m_tables = 0; ///< total length of the tables of all numbers
    std::shared_ptr<const Chain> m_none; ///< chain without literals, for constants
};

} // namespace convoku::check
