// SPDX-License-Identifier: MIT
#pragma once

#include "solver/backend/bitwise/numbers.h"
#include "solver/network/layer.h"

namespace convoku::bitwise {

/// Something that whole chains of layers are functions of: a sum over windows, a difference, or any number. As long as
/// nobody needs it as a number it is not computed as one: "the count equals 1" is asked of the ones themselves, and
/// "the difference equals 0" of the two numbers.
struct Base
{
    enum class Kind { Sum, Difference, Number } kind = Kind::Number;
    Range range;
    Bit bit; ///< Sum: of these terms of it
    const Map* taps = nullptr; ///< Sum: `terms` for each output
    int terms = 0;
    Number number; ///< Number; Difference: the minuend; the others once they had to be computed
    Number subtrahend; ///< Difference
    bool computed = false;
};

/// A value of the network while it is compiled: numbers in planes, or a table over a base.
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

    /// Returns the base that the value is a function of. A number becomes a base of its own, if its range makes a table
    /// of reasonable size; otherwise the result is null.
    const std::shared_ptr<Base>& base();
    const std::vector<int>& table() const { return m_table; }

    /// Returns the value as planes.
    const Number& number(Draft& draft, Numbers& numbers);
    /// Returns the one plane of a value of 0 … 1.
    Bit bit(Draft& draft, Numbers& numbers);
    /// States a smaller range.
    void narrow(Range range, Numbers& numbers);

private:
    Number resolve(Draft& draft, Numbers& numbers) const;

    Shape m_shape;
    Range m_range;
    std::shared_ptr<Base> m_base;
    std::vector<int> m_table; ///< by the base's value, from the lowest
    Number m_number;
    bool m_resolved = false;
};

} // namespace convoku::bitwise
