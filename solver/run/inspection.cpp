// SPDX-License-Identifier: MIT
#include "solver/run/inspection.h"

#include "solver/error.h"
#include "solver/network/layers/layer_traits.h"
#include "solver/run/recording.h"
#include "solver/run/tensors.h"

#include <algorithm>
#include <numeric>

namespace convoku {
namespace {

Shape shapeOf(const Network& network, ValueId value)
{
    return network.value(value).shape;
}

} // namespace

Inspection::Inspection(std::shared_ptr<const Network> network, LoadedNetwork& loaded, std::span<const Tensor> inputs)
    : m_network(std::move(network))
{
    std::vector<ValueId> all(m_network->values.size());
    std::iota(all.begin(), all.end(), 0);
    m_values = loaded.run(inputs, all);
    if (m_values.front().count != 1)
        throw Error(m_network->id, "is inspected one puzzle at a time");
}

Inspection Inspection::ofPass(std::shared_ptr<const Network> network, LoadedNetwork& loaded, const State& before)
{
    const std::vector<Tensor> inputs = toTensors(std::span(&before, 1), *network);
    return {std::move(network), loaded, inputs};
}

Inspection Inspection::recomputed(std::shared_ptr<const Network> network, const std::vector<std::size_t>& layers) const
{
    Inspection changed = *this;
    changed.m_network = std::move(network);
    for (const std::size_t which : layers) {
        const Layer& layer = changed.network().layers.at(which);
        for (int output = 0; output < static_cast<int>(layer.outputs.size()); ++output) {
            const ValueId out = layer.outputs[static_cast<std::size_t>(output)];
            Tensor& tensor = changed.m_values.at(static_cast<std::size_t>(out));
            for (int offset = 0; offset < tensor.shape.elements(); ++offset)
                tensor.data[static_cast<std::size_t>(offset)] = static_cast<float>(
                    arithmeticOf(changed, layer, output, ElementIndex::at(offset, tensor.shape)).result);
        }
    }
    return changed;
}

double Inspection::at(ValueId which, ElementIndex element) const
{
    const Tensor& tensor = value(which);
    if (!element.isIn(tensor.shape))
        throw Error(m_network->value(which).name, "has no such element");
    return tensor.of(0)[static_cast<std::size_t>(element.offsetIn(tensor.shape))];
}

LayerAtPosition layerAtPosition(const Network& network, const Recording& recording, Position position)
{
    if (position.step == 0)
        return {};
    LayerAtPosition result;
    const Group& group = network.groups.at(static_cast<std::size_t>(position.step) - 1);
    if (position.layer > 0) {
        result.layer = &network.layers.at(group.firstLayer + static_cast<std::size_t>(position.layer) - 1);
        const Shape shape = shapeOf(network, result.layer->outputs.front());
        const ValueId first = result.layer->inputs.front();
        if (shape == candidatesShape(network.board) && shapeOf(network, first) == shape)
            result.before = first;
    } else if (recording.isEndOfPass(position)) {
        // The candidates that the pass leaves: the search's, or without one the last rule's.
        const PassOptions& options = recording.options();
        ValueId left = network.inputs.front();
        if (options.search)
            left = network.named("next_candidates");
        else if (!options.rules.empty())
            left = network.groups.at(options.rules.size() - 1).outputs.front();
        result.layer = producerOf(network, left);
        if (result.layer)
            result.before = network.inputs.front();
    } else {
        result.layer = &network.layers.at(group.firstLayer + group.layerCount - 1);
        if (shapeOf(network, result.layer->outputs.front()) == candidatesShape(network.board)
            && group.kind == GroupKind::Rule)
            result.before = group.inputs.front();
    }
    return result;
}

Arithmetic arithmeticOf(const Inspection& inspection, const Layer& layer, int output, ElementIndex element)
{
    const Network& network = inspection.network();
    ElementWindow window = windowOf(network, layer, output, element);
    Arithmetic arithmetic;
    arithmetic.output = output;
    arithmetic.element = element;
    arithmetic.bias = window.bias;
    arithmetic.terms.reserve(window.taps.size());
    for (const Tap& tap : window.taps)
        arithmetic.terms.push_back(
            {tap, inspection.at(layer.inputs.at(static_cast<std::size_t>(tap.input)), tap.element)});
    arithmetic.result = traitsOf(layer.kind).result({network, layer}, arithmetic);
    return arithmetic;
}

} // namespace convoku
