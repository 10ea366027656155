// SPDX-License-Identifier: MIT
#include "solver/network/element_window.h"

#include "solver/error.h"
#include "solver/network/layers/layer_traits.h"

namespace convoku {

ElementWindow windowOf(const Network& network, const Layer& layer, int output, ElementIndex element)
{
    if (!element.isIn(network.value(layer.outputs.at(static_cast<std::size_t>(output))).shape))
        throw Error(layer.words, "has no such output element");
    return traitsOf(layer.kind).window({network, layer}, output, element);
}

std::vector<OutputElement> readersOf(const Network& network, const Layer& layer, int input, ElementIndex element)
{
    if (!element.isIn(network.value(layer.inputs.at(static_cast<std::size_t>(input))).shape))
        throw Error(layer.words, "has no such input element");
    return traitsOf(layer.kind).readers({network, layer}, input, element);
}

} // namespace convoku
