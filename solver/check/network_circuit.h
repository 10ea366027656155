// SPDX-License-Identifier: MIT
#pragma once

#include "solver/check/circuit.h"
#include "solver/network/network.h"

#include <memory>
#include <vector>

namespace convoku::check {

/// Literals of which each implies the one before it: "at least 1", "at least 2" … of something. What is a function of
/// it has a number for each of how many of them hold. They are made when somebody asks.
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
    /// These.
    Chain(Circuit& circuit, std::vector<Literal> steps)
        : m_circuit(&circuit)
        , m_steps(std::move(steps))
        , m_size(m_steps.size())
    {
    }

    std::size_t size() const { return m_size; }
    /// At least k hold, for any k.
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

/// An element of a value: table[k] where k of the chain's literals hold.
struct Number
{
    std::shared_ptr<const Chain> chain;
    std::vector<int> table;
};

/// The network's values as circuits over its inputs, made as far as they are asked for. An input that can be low … high
/// has high − low inputs of the circuit for each element, "above low" first; element after element, input after input.
/// Whole numbers only: Error names a layer that makes others. CircuitTooLarge where a number can be too much, or too
/// many layers follow each other; then it is of no use any more.
class NetworkCircuit
{
public:
    /// Both must outlive it. Two networks with the same inputs may share a circuit.
    NetworkCircuit(Circuit& circuit, const Network& network);

    const Number& number(ValueId value, int element);
    /// Returns the literal for "the element is at least `limit`".
    Literal atLeast(ValueId value, int element, int limit);
    /// Returns the literal for "the element is 1", if its value is 0 or 1.
    Literal bit(ValueId value, int element) { return atLeast(value, element, 1); }

    /// Returns the number of the circuit's inputs for all inputs of the network.
    std::uint32_t inputs() const { return m_inputs; }
    /// The first of an element's.
    std::uint32_t firstInput(ValueId input, int element) const;
    /// Returns true if an input of the circuit implies the one before it.
    bool impliesTheOneBefore(std::uint32_t input) const;

private:
    struct Maker
    {
        const Layer* layer = nullptr;
        std::vector<std::uint32_t> reads; ///< as solver/network/reads.h has them
        bool hasReads = false;
    };
    /// A number with values in ascending order: values[k] where k of the literals hold.
    struct Ordered
    {
        std::vector<int> values;
        std::vector<Literal> steps;
    };
    /// factor · a bit.
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
    /// The literal "at least that", of a table in any order.
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
    int m_depth = 0; ///< of layers that wait for others
    std::size_t m_tables = 0; ///< numbers in the tables of all numbers
    std::shared_ptr<const Chain> m_none; ///< of constants
};

} // namespace convoku::check
