// SPDX-License-Identifier: MIT
#include "solver/error.h"
#include "solver/network/layers/layer_traits.h"

#include <set>

namespace convoku {

void Network::validate() const
{
    std::set<std::string> names;
    for (const Value& v : values) {
        if (v.name.empty() || !names.insert(v.name).second)
            throw Error(id, "value name '" + v.name + "' is empty or used twice");
        if (v.shape.channels < 1 || v.shape.rows < 1 || v.shape.columns < 1 || v.range.low > v.range.high)
            throw Error(v.name, "impossible shape or range");
    }

    std::vector<bool> known(values.size(), false);
    const auto requireExists = [&](ValueId v, const std::string& where) {
        if (v < 0 || static_cast<std::size_t>(v) >= values.size())
            throw Error(where, "names a value that does not exist");
    };
    const auto requireKnown = [&](ValueId v, const std::string& where) {
        requireExists(v, where);
        if (!known[static_cast<std::size_t>(v)])
            throw Error(where, "uses a value that is not computed yet");
    };
    for (const ValueId v : inputs) {
        requireExists(v, id);
        known[static_cast<std::size_t>(v)] = true;
    }

    std::size_t next = 0;
    for (const Group& group : groups) {
        if (group.firstLayer != next || group.layerCount == 0)
            throw Error(group.id, "groups must follow each other and hold a layer");
        for (const ValueId v : group.inputs)
            requireKnown(v, group.id);
        next += group.layerCount;
        if (next > layers.size())
            throw Error(group.id, "ends behind the last layer");
        for (std::size_t i = group.firstLayer; i < next; ++i) {
            const Layer& layer = layers[i];
            std::vector<Shape> shapes;
            for (const ValueId v : layer.inputs) {
                requireKnown(v, layer.words);
                shapes.push_back(value(v).shape);
            }
            if (layer.outputs.size() != traitsOf(layer.kind).outputs)
                throw Error(layer.words, "wrong number of outputs");
            for (const ValueId v : layer.outputs) {
                requireExists(v, layer.words);
                if (known[static_cast<std::size_t>(v)])
                    throw Error(layer.words, "computes a value that is there already");
                known[static_cast<std::size_t>(v)] = true;
                if (outputShape(layer, shapes, value(v).shape) != value(v).shape)
                    throw Error(layer.words, "output shape " + toString(value(v).shape) + " is not the layer's");
            }
        }
        for (const ValueId v : group.outputs)
            requireKnown(v, group.id);
    }
    if (next != layers.size())
        throw Error(id, "a layer stands outside the groups");
    for (const ValueId v : outputs)
        requireKnown(v, id);
}

} // namespace convoku
