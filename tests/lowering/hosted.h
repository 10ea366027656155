// SPDX-License-Identifier: MIT
#pragma once

#include "solver/lowering/lowering.h"
#include "solver/network/network_builder.h"

#include <stdexcept>

namespace convoku::testing {

/// Lays out a value as a host does before it passes it to a network in that form: boards on boxes, numbers as planes.
/// Follows ONNX's definition of SpaceToDepth: out[(i·3 + k)·C + c, y, x] = in[c, 3y + i, 3x + k].
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
    return net.inRange(net.convolution(value, wanted.channels, {3, 3}, {3, 3}, 1, std::move(weights), {}, "on boxes"),
        net.rangeOf(value));
}

/// `network` on the inputs of `inputs`, with outputs in the shapes of those of `outputs`: laid out where they differ.
inline Network hosted(const Network& network, const Network& inputs, const Network& outputs, LoweredForm form)
{
    NetworkBuilder net("hosted");
    std::vector<ValueId> in;
    for (const ValueId id : inputs.inputs) {
        const Value& value = inputs.value(id);
        in.push_back(net.input(value.name, value.shape, value.range, value.axes));
    }
    net.beginGroup(GroupKind::Rule, "hosted", in);
    std::vector<ValueId> laid;
    for (std::size_t i = 0; i < in.size(); ++i)
        laid.push_back(laidOut(net, in[i], form, network.value(network.inputs[i]).shape));
    std::vector<ValueId> out = net.append(network, laid);
    for (std::size_t i = 0; i < out.size(); ++i)
        out[i] = laidOut(net, out[i], form, outputs.value(outputs.outputs[i]).shape);
    net.endGroup(out);
    return net.build(out);
}

} // namespace convoku::testing
