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

    ValueId variable = kNoValue; ///< what a is an element of
    Range domain; ///< the numbers that a can have
    NumberKind numbers = NumberKind::Whole; ///< and which of them
    std::vector<double>
        held; ///< the other inputs, in their order; Select: what stays where a is 0, what comes where it is 1
    double argument = 0; ///< a for the element
    /// Returns the output of the layer for a.
    double at(double a) const;
    /// a − k + 1 and k + 1 − a, 0 where they are less. Only with an equality.
    double rising(double a) const;
    double falling(double a) const;
};

/// Returns none for a layer that is not element-wise. Throws Error for an element outside the output's shape.
std::optional<LayerFunction> functionOf(const Inspection& values, const Layer& layer, ElementIndex element);

} // namespace convoku
