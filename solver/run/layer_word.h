// SPDX-License-Identifier: MIT
#pragma once

#include "solver/network/layers/layer_traits.h"

#include <vector>

namespace convoku {

/// A sequence of layers that do one thing together, which one word describes.
struct LayerWord
{
    using Kind = WordKind;

    Kind kind = Kind::Count;
    int k = 0; ///< the number that is compared with; only for Equals
    std::size_t firstLayer = 0; ///< index in the layers of the network
    std::size_t layerCount = 1;

    friend bool operator==(const LayerWord&, const LayerWord&) = default;
};

/// Returns the words of a group, in the order of its layers; each layer belongs to exactly one word. Derived from the
/// kinds, numbers and connections of the layers alone.
std::vector<LayerWord> wordsOf(const Network& network, const Group& group);

} // namespace convoku
