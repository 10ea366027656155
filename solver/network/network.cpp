// SPDX-License-Identifier: MIT
#include "solver/network/network.h"

#include "solver/error.h"

#include <algorithm>
#include <utility>

namespace convoku {

std::string toString(Shape shape)
{
    return "[" + std::to_string(shape.channels) + ", " + std::to_string(shape.rows) + ", "
        + std::to_string(shape.columns) + "]";
}

ChannelSource channelSource(const Network& network, const Layer& layer, int channel)
{
    ChannelSource source{0, channel};
    for (const ValueId input : layer.inputs) {
        const int channels = network.value(input).shape.channels;
        if (source.channel < channels)
            return source;
        source.channel -= channels;
        ++source.input;
    }
    throw Error(layer.words, "has no such output channel");
}

int firstChannelOf(const Network& network, const Layer& layer, int input)
{
    int first = 0;
    for (int before = 0; before < input; ++before)
        first += network.value(layer.inputs.at(static_cast<std::size_t>(before))).shape.channels;
    return first;
}

ValueId Network::find(std::string_view name) const
{
    const auto it = std::find_if(values.begin(), values.end(), [name](const Value& v) { return v.name == name; });
    return it == values.end() ? kNoValue : static_cast<ValueId>(it - values.begin());
}

ValueId Network::named(std::string_view name) const
{
    const ValueId value = find(name);
    if (value == kNoValue)
        throw Error(id, "no value named " + std::string(name));
    return value;
}

bool Network::isWhole() const
{
    return std::ranges::all_of(values, [](const Value& value) { return value.numbers == NumberKind::Whole; });
}

} // namespace convoku
