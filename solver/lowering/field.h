// SPDX-License-Identifier: MIT
#pragma once

#include "solver/network/network.h"

#include <vector>

namespace convoku::lowering {

/// Identifies a stored node of a Sheet.
using NodeId = int;

struct Term
{
    NodeId node = 0;
    int element = 0; ///< index within the node
    int weight = 0; ///< never 0
};

/// A number as a sum over stored nodes.
struct Linear
{
    int constant = 0;
    std::vector<Term> terms; ///< sorted by node and element, without duplicates

    bool isConstant() const { return terms.empty(); }
    /// Adds factor · other.
    void add(const Linear& other, int factor);
};

/// A value before it is stored: a sum for each element, and the function still to be applied to it.
struct Field
{
    enum class Pending : std::uint8_t {
        Nothing,
        Relu, ///< max(sum, 0)
        Threshold, ///< 1 where the sum is at least 1
        Missing, ///< not computed: the number is too large, or the value is hardly ever read
    };

    Shape shape;
    Axes axes;
    Range range; ///< of the value
    Pending pending = Pending::Nothing;
    std::vector<Linear> elements;

    bool isLogical() const { return range.low >= 0 && range.high <= 1; }
};

using Sums = std::vector<Linear>;

/// Returns factorOfA · a + factorOfB · b; repeats operands along dimensions of extent 1, as element-wise layers do.
Sums combined(const Field& a, int factorOfA, const Field& b, int factorOfB, Shape shape);

/// Returns a + factor · b, element by element.
Sums added(Sums a, const Sums& b, int factor);

/// Returns factor · the sums of the field, repeated along dimensions of extent 1.
Sums repeatedTo(Shape shape, const Field& field, int factor = 1);

} // namespace convoku::lowering
