// SPDX-License-Identifier: MIT
#pragma once

#include "solver/run/inspection.h"

#include <vector>

namespace convoku {

/// Returns one output element for each layer of the group, in the order of the layers, at which its work is visible.
/// The elements are connected: the path begins at the first number that the group changes (in outputs that match no
/// input: the first that is not 0) and leads back through the numbers that decide it: in a sum the first that adds
/// something, in a maximum the first largest one, in a minimum the smallest ones, in a switch the switch before the
/// number that it lets through; an unpooling is shown at a number that it places. Layers that no path reaches get their
/// first number that is not 0, or else their first number.
std::vector<OutputElement> elementsAtWork(const Inspection& values, const Group& group);

} // namespace convoku
