// SPDX-License-Identifier: MIT
#pragma once

#include "solver/backend/bitwise/draft.h"
#include "solver/network/reads.h"

namespace convoku::bitwise {

/// Holds a whole number per element, as planes: plain binary if the range has no negative numbers, otherwise two's
/// complement.
struct Number
{
    Range range;
    int elements = 0;
    std::vector<Bit> planes; ///< planesFor(range) planes, the lowest first

    bool isSigned() const { return range.low < 0; }
};

/// Computes with numbers in planes: adders, comparisons, choices. A result has the range that the caller states, which
/// is often narrower than the operands' ranges allow, and as many planes as this range needs.
class Numbers
{
public:
    explicit Numbers(Draft& draft)
        : m_draft(draft)
    {
    }

    Number constant(int elements, int value);
    Number pattern(const std::vector<int>& values);
    static Number ofBit(const Bit& bit) { return {{0, 1}, bit->elements, {bit}}; }

    /// Returns the same numbers with the planes of a different range.
    Number inRange(const Number& a, Range range);
    Number remap(const Number& a, const Map* map);
    /// Returns the elements of all parts, one part after the other.
    Number joined(std::span<const Number> parts);

    Number add(const Number& a, const Number& b, Range range);
    Number subtract(const Number& a, const Number& b, Range range);
    Number multiply(const Number& a, const Number& b, Range range);
    Number scale(const Number& a, int factor, Range range);
    /// Returns the sum of products: each of `reads` selects the elements of a and b for one product.
    Number sumOfProducts(const Number& a, const Number& b, std::vector<ProductReads> reads, Range range);
    /// Returns the sum of bits. Each full adder turns three bits of one weight into one of this weight and one of the
    /// next.
    Number sum(std::vector<Bit> bits, Range range);
    Number choose(const Bit& s, const Number& a, const Number& b, Range range); ///< returns a if s is 0, b if s is 1
    Bit equal(const Number& a, const Number& b);
    Bit less(const Number& a, const Number& b);
    /// Returns table[a − a.range.low] for each element.
    Number lookUp(const Number& a, const std::vector<int>& table, Range range);

private:
    Bit plane(const Number& a, std::size_t p) const;
    Number sumWithCarry(const Number& a, const Number& b, bool negateB, Range range);

    Draft& m_draft;
};

} // namespace convoku::bitwise
