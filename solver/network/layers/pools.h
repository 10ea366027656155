// SPDX-License-Identifier: MIT
#pragma once

#include "solver/network/layers/layer_traits.h"

namespace convoku::layers {

// Functions common to all pools: each number is made of the numbers of a window on one plane.
Shape pooledShape(const Layer& layer, std::span<const Shape> inputs, Shape wanted);
ElementWindow pooledWindow(const LayerInNetwork& context, int output, ElementIndex element);
std::vector<OutputElement> pooledReaders(const LayerInNetwork& context, int input, ElementIndex element);

} // namespace convoku::layers
