// SPDX-License-Identifier: MIT
#pragma once

#include "solver/network/layer.h"

namespace convoku {

class NetworkBuilder;

/// Both [1, 1, 1] of 0 … 1.
struct Verdict
{
    ValueId solved
        = kNoValue; ///< 81 cells have one candidate and no house has two cells with the same single candidate
    ValueId contradiction = kNoValue; ///< a cell has no candidate, or there is such a clash
};

/// Adds the verdict's layers to the open group and names the two values "solved" and "contradiction".
Verdict buildVerdict(NetworkBuilder& net, ValueId candidates);

} // namespace convoku
