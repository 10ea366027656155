// SPDX-License-Identifier: MIT
#pragma once

#include "solver/network/network.h"

#include <cstdint>
#include <vector>

namespace convoku {

// Which element of its input a layer reads, row-major, for each element of its output.

using Reads = std::vector<std::uint32_t>;

/// Upsample, Reshape, Permute. Pad: any one for the edge.
Reads readsOf(const Network& network, const Layer& layer);
/// Of an operand that is repeated where its extent is 1.
Reads readsRepeated(Shape from, Shape to);
/// The elements of each window: by output, its terms in the order of input channel, kernel row, kernel column. Of a
/// pool both numbers are 1.
Reads windowsOf(const Network& network, const Layer& layer, int inPerGroup, int outPerGroup);

} // namespace convoku
