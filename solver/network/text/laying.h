// SPDX-License-Identifier: MIT
#pragma once

#include "solver/network/network_builder.h"
#include "solver/network/text/part_text.h"

#include <array>
#include <string>

namespace convoku::text {

/// Returns the order of values, groups and places that laid() or unlaid() states. Throws PartMistake.
PartText::Laying writtenLaying(const PartText::Expression& call);

/// Returns the order of dimensions, for NetworkBuilder::permute(), from candidates with houses of the kind as rows or
/// columns to the input of a kernel; `back`: the inverse order. For boxes, apply it to the result of betweenBoxes().
std::array<Dimension, 3> dimensionsOf(const PartText::Laying& order, HouseKind house, bool back);

/// Converts rows and columns, [9, 9, 9], to boxes and places in them, or back: a row and a column have two digits to
/// base 3 each, and the middle two of the four are swapped. Adds five layers, with the same words.
ValueId betweenBoxes(NetworkBuilder& net, ValueId a, Axes axes, const std::string& words);

} // namespace convoku::text
