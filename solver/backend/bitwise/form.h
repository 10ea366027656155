// SPDX-License-Identifier: MIT
#pragma once

#include "solver/backend/bitwise/numbers.h"
#include "solver/network/layer.h"

namespace convoku::bitwise {

/// Holds the number that a chain of layers is a function of: a sum over windows, a difference, or any number. It is
/// computed only if a layer needs it as a number: "the count equals 1" is answered from the terms of the sum, and "the
/// difference equals 0" from its two operands.
struct Base
{
    enum class Kind { Sum, Difference, Number } kind = Kind::Number;
    Range range;
    Bit bit; ///< Sum: source of the terms
    const Map* taps = nullptr; ///< Sum: `terms` elements of `bit` per output
    int terms = 0;
    Number number; ///< Number, or any kind once computed: the value; Difference before that: the minuend
    Number subtrahend; ///< Difference
    bool computed = false;
};

/// Represents a value of the network during compilation: numbers in planes, or a table over a base.
class Form
{
public:
    Form() = default;
    Form(Shape shape, Number number)
        : m_shape(shape)
        , m_range(number.range)
        , m_number(std::move(number))
        , m_resolved(true)
    {
    }
    Form(Shape shape, std::shared_ptr<Base> base, std::vector<int> table, Range range)
        : m_shape(shape)
        , m_range(range)
        , m_base(std::move(base))
        , m_table(std::move(table))
    {
    }

    Shape shape() const { return m_shape; }
    Range range() const { return m_range; }
    bool isConstant() const { return m_range.low == m_range.high; }
    bool isLogical() const { return m_range.low >= 0 && m_range.high <= 1; }

    /// Returns the base that the value is a function of. If there is none yet, the number becomes a base, provided that
    /// its range gives a table of reasonable size; otherwise the result is null.
    const std::shared_ptr<Base>& base();
    const std::vector<int>& table() const { return m_table; }

    /// Returns the value as planes.
    const Number& number(Draft& draft, Numbers& numbers);
    /// Returns the single plane of a value in 0 … 1.
    Bit bit(Draft& draft, Numbers& numbers);
    /// Intersects the range with `range`, which the caller guarantees.
    void narrow(Range range, Numbers& numbers);

private:
    Number resolve(Draft& draft, Numbers& numbers) const;

    Shape m_shape;
    Range m_range;
    std::shared_ptr<Base> m_base;
    std::vector<int> m_table; ///< results, by value of the base from its lowest on
    Number m_number;
    bool m_resolved = false;
};

} // namespace convoku::bitwise
