// SPDX-License-Identifier: MIT
#pragma once

#include "solver/backend/trainer.h"
#include "solver/network/network_builder.h"

#include <optional>

namespace convoku {

/// Returns the network with these numbers in the learned layers; their count is that of learnedNumbersOf(). Values that
/// depend on them are real, unless the numbers are whole, and their ranges are adapted. Throws Error if there are too
/// many or too few numbers, if one is not finite, or if a value could exceed the range of exact numbers.
Network withLearnedNumbers(
    const Network& network, std::span<const LearnedLayer> layers, std::span<const float> numbers);

/// Returns the layers of the network with these numbers in place of the old ones, by index in Network::layers. Unlike
/// withLearnedNumbers(), does not adapt ranges and kinds of numbers. Throws Error if there are too many or too few
/// numbers, or if one is not finite.
std::vector<Layer> layersWith(
    const Network& network, std::span<const LearnedLayer> learned, std::span<const float> numbers);
/// Adds a layer of the network, with its changed numbers, to the open group, with different inputs, and returns its
/// first output. The axes are those of the network. The maximum of a peak, min(relu(x + a), relu(b − x)), is limited to
/// (a + b) / 2.
ValueId addedAgain(NetworkBuilder& net, const Network& network, const Layer& layer, std::vector<ValueId> inputs);

/// Returns b − a if all layers that read the value form one peak, min(relu(x + a), relu(b − x)); otherwise none. Then b
/// − a − x can replace x.
std::optional<double> mirrorOf(const Network& network, ValueId value);

} // namespace convoku
