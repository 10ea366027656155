// SPDX-License-Identifier: MIT
#pragma once

#include "solver/network/layers/layer_traits.h"

#include <vector>

namespace convoku {

/// A run of layers that do one thing together, as a person would say it in a word.
struct LayerWord
{
    using Kind = WordKind;

    Kind kind = Kind::Count;
    int k = 0; ///< Equals
    std::size_t firstLayer = 0; ///< in the network's
    std::size_t layerCount = 1;

    friend bool operator==(const LayerWord&, const LayerWord&) = default;
};

/// The words of a group, in the order of its layers; together they hold each of them once. Read from kinds, numbers and
/// connections alone.
std::vector<LayerWord> wordsOf(const Network& network, const Group& group);

} // namespace convoku
