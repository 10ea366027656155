// SPDX-License-Identifier: MIT
#pragma once

#include "solver/run/inspection.h"

#include <vector>

namespace convoku {

/// Where a group of layers is seen at work: for each of its layers one number of an output, in the order of the layers.
/// The numbers hang together. The way begins at the first number that the group changes (of outputs that no input is
/// like: the first that is not 0) and leads back through those that decide it: of a sum the first that adds something,
/// of a maximum the first largest one, of a minimum the smallest ones, of a switch the switch before what it lets
/// through; an unpooling is seen where it puts something. Layers that no such way comes by have their first number that
/// is not 0, or else the first.
std::vector<OutputElement> elementsAtWork(const Inspection& values, const Group& group);

} // namespace convoku
