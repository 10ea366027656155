// SPDX-License-Identifier: MIT
#pragma once

#include "solver/network/layers/layer_traits.h"
#include "solver/run/equality.h"
#include "solver/run/inspection.h"

#include <optional>
#include <vector>

namespace convoku {

/// Describes an element-wise layer as a function of one input, a, derived from the network's description alone; the
/// other inputs keep their values for one element. A layer of "is a equal to k?" is a function of the compared value,
/// for all five layers of the question.
struct LayerFunction
{
    Layer layer;
    std::optional<EqualityPart> equality;

    ValueId variable = kNoValue; ///< value that a is an element of
    Range domain; ///< range of a
    NumberKind numbers = NumberKind::Whole; ///< kind of the numbers in that range
    /// Values of the other inputs, in their order; for Select the result for a = 0, then the result for a = 1.
    std::vector<double> held;
    double argument = 0; ///< value of a for the element
    /// Returns the output of the layer for a.
    double at(double a) const;
    /// Return a − k + 1 and k + 1 − a, or 0 if these are negative. Only for a function with an equality.
    double rising(double a) const;
    double falling(double a) const;
};

/// Returns none for a layer that is not element-wise. Throws Error for an element outside the output's shape.
std::optional<LayerFunction> functionOf(const Inspection& values, const Layer& layer, ElementIndex element);

} // namespace convoku
