// SPDX-License-Identifier: MIT
#pragma once

#include "solver/network/network_builder.h"
#include "solver/network/text/part_text.h"

#include <array>
#include <string>

namespace convoku::text {

/// Returns the order of values, groups and places that laid() or unlaid() states. Throws PartMistake.
PartText::Laying writtenLaying(const PartText::Expression& call);

/// The order of dimensions, for NetworkBuilder::permute(), that makes of the candidates, in which houses of the kind
/// are rows or columns, what a kernel is handed; `back`: the other way round. Of boxes what betweenBoxes() makes.
std::array<Dimension, 3> dimensionsOf(const PartText::Laying& order, HouseKind house, bool back);

/// Rows and columns, [9, 9, 9], as boxes and places in them, or back: a row and a column are two digits to base 3 each,
/// and the middle two of the four change places. Five layers, with the same words.
ValueId betweenBoxes(NetworkBuilder& net, ValueId a, Axes axes, const std::string& words);

} // namespace convoku::text
