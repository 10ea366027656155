// SPDX-License-Identifier: MIT
#pragma once

#include "solver/network/layer.h"

namespace convoku {

/// Both [1, 1, 1] of 0 … 1.
struct Verdict
{
    ValueId solved
        = kNoValue; ///< all cells have one candidate and no house has two cells with the same single candidate
    ValueId contradiction = kNoValue; ///< a cell has no candidate, or there is such a clash
};

} // namespace convoku
