// SPDX-License-Identifier: MIT
#pragma once

#include "solver/backend/trainer.h"
#include "solver/network/network_builder.h"

#include <optional>

namespace convoku {

/// The network with other numbers there, learnedNumbersOf() as long. Values that hang on them are real, unless the
/// numbers are whole, and their ranges follow. Throws Error where there are more or fewer numbers, one that is not
/// finite, and where something could become larger than what stays exact.
Network withLearnedNumbers(
    const Network& network, std::span<const LearnedLayer> layers, std::span<const float> numbers);

/// The layers with these numbers in place of their own, by place in Network::layers: what withLearnedNumbers() does,
/// but for ranges and sorts of numbers. Throws Error as it does.
std::vector<Layer> layersWith(
    const Network& network, std::span<const LearnedLayer> learned, std::span<const float> numbers);
/// Adds a layer of the network to the open group, on other inputs, where it has numbers of its own: the first of its
/// outputs, with the axes that the network has. A peak, min(relu(x + a), relu(b − x)), is known to end at (a + b) / 2.
ValueId addedAgain(NetworkBuilder& net, const Network& network, const Layer& layer, std::vector<ValueId> inputs);

/// Returns b − a if everything that reads the value forms one peak, min(relu(x + a), relu(b − x)); else none. Then b −
/// a − x can replace x.
std::optional<double> mirrorOf(const Network& network, ValueId value);

} // namespace convoku
