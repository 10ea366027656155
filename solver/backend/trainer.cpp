// SPDX-License-Identifier: MIT
#include "solver/backend/trainer.h"

#include "solver/error.h"

namespace convoku {

std::size_t learnedNumbers(const Network& network, const LearnedLayer& layer)
{
    const Layer& of = network.layers.at(layer.layer);
    if (of.kind != LayerKind::Convolution)
        throw Error(of.words, "has no numbers that could be learned");
    const std::size_t planes = of.bias.size();
    const bool isOfPlane
        = planes == static_cast<std::size_t>(of.groups) && of.groups == network.value(of.inputs.front()).shape.channels;
    if (layer.oneKernel && !isOfPlane)
        throw Error(of.words, "has no kernel for each plane, so that one could serve all");
    if (layer.like)
        return 0;
    const std::size_t kernels = layer.oneKernel ? planes : 1;
    return of.weights.size() / kernels + (layer.offset ? planes / kernels : 0);
}

std::vector<float> learnedNumbersOf(const Network& network, std::span<const LearnedLayer> layers)
{
    std::vector<float> numbers;
    for (const LearnedLayer& layer : layers) {
        if (layer.like)
            continue;
        const Layer& of = network.layers.at(layer.layer);
        const std::size_t biases = !layer.offset ? 0 : layer.oneKernel ? 1 : of.bias.size();
        const std::size_t weights = learnedNumbers(network, layer) - biases;
        numbers.insert(numbers.end(), of.weights.begin(), of.weights.begin() + static_cast<std::ptrdiff_t>(weights));
        numbers.insert(numbers.end(), of.bias.begin(), of.bias.begin() + static_cast<std::ptrdiff_t>(biases));
    }
    return numbers;
}

} // namespace convoku
