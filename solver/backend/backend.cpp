// SPDX-License-Identifier: MIT
#include "solver/backend/backend.h"

#include "solver/error.h"

#include <algorithm>

namespace convoku {

void requireInputs(const Network& network, std::span<const Tensor> inputs)
{
    const auto isMemory = [&network](ValueId input) { return network.value(input).numbers == NumberKind::Real; };
    if (inputs.empty() || inputs.size() > network.inputs.size()
        || !std::all_of(
            network.inputs.begin() + static_cast<std::ptrdiff_t>(inputs.size()), network.inputs.end(), isMemory))
        throw Error(network.id,
            "takes " + std::to_string(network.inputs.size()) + " inputs, got " + std::to_string(inputs.size()));
    for (std::size_t i = 0; i < inputs.size(); ++i) {
        const Value& value = network.value(network.inputs[i]);
        const Tensor& tensor = inputs[i];
        const auto elements
            = static_cast<std::size_t>(tensor.count) * static_cast<std::size_t>(tensor.shape.elements());
        if (tensor.shape != value.shape || tensor.data.size() != elements)
            throw Error(value.name, "expected " + toString(value.shape) + ", got " + toString(tensor.shape));
        if (tensor.count < 1 || tensor.count != inputs.front().count)
            throw Error(value.name, "all inputs need the same number of puzzles, at least one");
    }
}

} // namespace convoku
