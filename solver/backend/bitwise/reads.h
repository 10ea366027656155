// SPDX-License-Identifier: MIT
#pragma once

#include "solver/backend/bitwise/draft.h"
#include "solver/network/network.h"

namespace convoku::bitwise {

// Which element of its input a layer reads, row-major, for each element of its output.

/// Upsample, Reshape, Permute. Pad: any one for the edge.
Map readsOf(const Network& network, const Layer& layer);
/// Of an operand that is repeated where its extent is 1.
Map readsRepeated(Shape from, Shape to);
/// The elements of each window: by output, its terms in the order of input channel, kernel row, kernel column.
Map windowsOf(const Network& network, const Layer& layer, int inPerGroup, int outPerGroup);

} // namespace convoku::bitwise
