// SPDX-License-Identifier: MIT
#pragma once

#include "solver/lowering/lowering.h"
#include "solver/network/network_builder.h"

#include <algorithm>
#include <map>

namespace convoku::testing {

/// What a host does to a value before it hands it to a network in that form: boards laid on boxes, numbers as planes.
/// Written from ONNX' definition of SpaceToDepth: out[(i·3 + k)·C + c, y, x] = in[c, 3y + i, 3x + k].
inline ValueId laidOut(NetworkBuilder& net, ValueId value, LoweredForm form, Shape wanted)
{
    const Shape has = net.shapeOf(value);
    if (has == wanted)
        return value;
    if (has == Shape{1, 1, 1})
        return net.upsample(value, {wanted.rows, wanted.columns}, "everywhere");
    const int places = 9;
    if (form != LoweredForm::SpaceToDepth || wanted != Shape{has.channels * places, 3, 3})
        throw std::runtime_error("no host lays out like that");
    std::vector<float> weights(static_cast<std::size_t>(wanted.channels * has.channels * places));
    for (int place = 0; place < places; ++place) {
        for (int c = 0; c < has.channels; ++c)
            weights[static_cast<std::size_t>(((place * has.channels + c) * has.channels + c) * places + place)] = 1;
    }
    return net.convolution(value, wanted.channels, {3, 3}, {3, 3}, 1, std::move(weights), {}, "on boxes");
}

/// `network` with its outputs laid out like those of `like`.
inline Network withOutputsLike(const Network& network, const Network& like, LoweredForm form)
{
    NetworkBuilder net("hosted");
    Network result = network;
    Group host{GroupKind::Encode, "host", result.layers.size(), 0, {}, {}, {}, {}};
    for (std::size_t i = 0; i < result.outputs.size(); ++i) {
        const ValueId output = result.outputs[i];
        const Shape wanted = like.value(like.outputs[i]).shape;
        if (network.value(output).shape == wanted)
            continue;
        NetworkBuilder small("small");
        const ValueId in = small.input("in", network.value(output).shape, network.value(output).range);
        small.beginGroup(GroupKind::Encode, "host", {in});
        const ValueId out = laidOut(small, in, form, wanted);
        small.endGroup({out});
        const Network made = small.build({out});
        Layer layer = made.layers.front();
        layer.inputs = {output};
        result.values.push_back(made.value(out));
        result.values.back().name = "host." + std::to_string(i);
        layer.outputs = {static_cast<ValueId>(result.values.size() - 1)};
        result.layers.push_back(layer);
        ++host.layerCount;
        result.outputs[i] = layer.outputs.front();
    }
    if (host.layerCount > 0)
        result.groups.push_back(host);
    result.validate();
    return result;
}

/// `network` (a lowered one) with the inputs of `like`, laid out for it.
inline Network withInputsLike(const Network& network, const Network& like, LoweredForm form)
{
    NetworkBuilder host("hosted");
    std::vector<ValueId> inputs;
    for (const ValueId id : like.inputs) {
        const Value& value = like.value(id);
        inputs.push_back(host.input("host." + value.name, value.shape, value.range, value.axes));
    }
    host.beginGroup(GroupKind::Encode, "host", inputs);
    std::vector<ValueId> laid;
    for (std::size_t i = 0; i < inputs.size(); ++i) {
        const ValueId is = laidOut(host, inputs[i], form, network.value(network.inputs[i]).shape);
        laid.push_back(is == inputs[i] ? host.affine(is, 1, 0, "as it is") : is);
    }
    host.endGroup(laid);
    Network result = host.build(laid);
    std::map<ValueId, ValueId> values;
    for (std::size_t i = 0; i < network.inputs.size(); ++i)
        values[network.inputs[i]] = laid[i];
    for (std::size_t i = 0; i < network.values.size(); ++i) {
        const auto id = static_cast<ValueId>(i);
        if (values.contains(id))
            continue;
        result.values.push_back(network.values[i]);
        result.values.back().name = "of." + network.values[i].name;
        values[id] = static_cast<ValueId>(result.values.size() - 1);
    }
    const std::size_t shift = result.layers.size();
    for (Layer layer : network.layers) {
        std::ranges::for_each(layer.inputs, [&](ValueId& id) { id = values.at(id); });
        std::ranges::for_each(layer.outputs, [&](ValueId& id) { id = values.at(id); });
        result.layers.push_back(std::move(layer));
    }
    for (Group group : network.groups) {
        group.firstLayer += shift;
        std::ranges::for_each(group.inputs, [&](ValueId& id) { id = values.at(id); });
        std::ranges::for_each(group.outputs, [&](ValueId& id) { id = values.at(id); });
        result.groups.push_back(std::move(group));
    }
    result.outputs.clear();
    for (const ValueId id : network.outputs)
        result.outputs.push_back(values.at(id));
    result.validate();
    return result;
}

} // namespace convoku::testing
