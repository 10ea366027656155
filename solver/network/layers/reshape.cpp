// SPDX-License-Identifier: MIT
#include "solver/error.h"
#include "solver/network/layers/kinds.h"
#include "solver/network/layers/places.h"

#include <algorithm>

namespace convoku::layers {
namespace {

Shape wantedShape(const Layer& layer, std::span<const Shape> inputs, Shape wanted)
{
    if (wanted.elements() != inputs.front().elements())
        throw Error(layer.words, toString(inputs.front()) + " does not reshape to " + toString(wanted));
    return wanted;
}

/// The numbers stay in their order: where only lengths of 1 come and go, the others are what they were.
Axes reshapedAxes(const Layer&, std::span<const Value> inputs, Shape out, Board)
{
    const Value& x = inputs.front();
    std::vector<std::pair<int, Axis>> known;
    for (const auto& [length, axis] : {std::pair(x.shape.channels, x.axes.channels),
             std::pair(x.shape.rows, x.axes.rows), std::pair(x.shape.columns, x.axes.columns)}) {
        if (length > 1)
            known.emplace_back(length, axis);
    }
    std::vector<int> wanted;
    for (const int length : {out.channels, out.rows, out.columns}) {
        if (length > 1)
            wanted.push_back(length);
    }
    const bool same = std::ranges::equal(known, wanted, {}, &std::pair<int, Axis>::first);
    std::size_t next = 0;
    const auto take = [&](int length) { return length == 1 ? Axis::One : same ? known[next++].second : Axis::Feature; };
    Axes axes;
    axes.channels = take(out.channels);
    axes.rows = take(out.rows);
    axes.columns = take(out.columns);
    return axes;
}

ElementWindow sameOffset(const LayerInNetwork& context, int, ElementIndex element)
{
    return {{{0, ElementIndex::at(element.offsetIn(context.out()), context.in()), 1}}, 0};
}

std::vector<OutputElement> offsetReaders(const LayerInNetwork& context, int, ElementIndex element)
{
    return {{0, ElementIndex::at(element.offsetIn(context.in()), context.out())}};
}

} // namespace

constinit const LayerTraits kReshape{
    .name = "reshape",
    .word = WordKind::Reshape,
    .cost = LayerCost::Move,
    .shape = wantedShape,
    .axes = reshapedAxes,
    .range = sameRange,
    .window = sameOffset,
    .readers = offsetReaders,
    .result = onlyTerm,
};

} // namespace convoku::layers
