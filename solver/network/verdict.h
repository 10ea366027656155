// SPDX-License-Identifier: MIT
#pragma once

#include "solver/network/layer.h"

namespace convoku {

/// The two values that a verdict computes, both [1, 1, 1] of 0 … 1.
struct Verdict
{
    /// 1 if all cells have one candidate and no house has two cells with the same single candidate
    ValueId solved = kNoValue;
    /// 1 if a cell has no candidate, or a house has two cells with the same single candidate
    ValueId contradiction = kNoValue;
};

} // namespace convoku
