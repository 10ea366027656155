// SPDX-License-Identifier: MIT
#pragma once

#include "solver/network/network.h"

#include <vector>

namespace convoku::lowering {

/// Something that is stored: Sheet has it.
using NodeId = int;

struct Term
{
    NodeId node = 0;
    int element = 0; ///< of the node
    int weight = 0; ///< never 0
};

/// A number as a sum over what is stored.
struct Linear
{
    int constant = 0;
    std::vector<Term> terms; ///< by node and element, each once

    bool isConstant() const { return terms.empty(); }
    /// Adds factor · other.
    void add(const Linear& other, int factor);
};

/// A value before any of it is stored: a sum for each element, and the function still to be applied to it.
struct Field
{
    enum class Pending : std::uint8_t {
        Nothing,
        Relu, ///< max(sum, 0)
        Threshold, ///< 1 where the sum is at least 1
        Missing, ///< it was not worked out: too large a number, or one that hardly anybody reads
    };

    Shape shape;
    Axes axes;
    Range range; ///< of the value
    Pending pending = Pending::Nothing;
    std::vector<Linear> elements;

    bool isLogical() const { return range.low >= 0 && range.high <= 1; }
};

using Sums = std::vector<Linear>;

/// a + b; elements that one of them repeats, as element-wise layers do.
Sums combined(const Field& a, int factorOfA, const Field& b, int factorOfB, Shape shape);

/// Element by element: a + factor · b.
Sums added(Sums a, const Sums& b, int factor);

/// Its sums, repeated where it has extent 1.
Sums repeatedTo(Shape shape, const Field& field, int factor = 1);

} // namespace convoku::lowering
