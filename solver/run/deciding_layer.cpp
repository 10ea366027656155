// SPDX-License-Identifier: MIT
#include "solver/run/deciding_layer.h"

#include "solver/network/element.h"
#include "solver/network/text/part_text.h"
#include "solver/run/contradiction.h"
#include "solver/run/layer_word.h"

#include <algorithm>

namespace convoku {
namespace {

int decidingStep(const Recording& recording, Position position)
{
    if (!recording.isEndOfPass(position))
        return position.step;
    const auto events = recording.eventsOf(position.pass);
    for (const EventKind kind : {EventKind::Contradiction, EventKind::Rule}) {
        const auto found = std::ranges::find(events, kind, &Event::kind);
        if (found != events.end())
            return found->step;
    }
    return position.step;
}

/// The shape of the counts that a contradiction is seen in: a digit in each house of a kind, or the candidates of each
/// cell. None where there is no contradiction, or it is one of the network's own houses.
std::optional<Shape> countsOf(const Recording& recording, Position verdict)
{
    const Contradictions found = contradictionsAt(recording, verdict);
    const auto* clash = found.clash();
    const Board board = recording.start().board();
    const int side = board.side();
    if (clash == nullptr)
        return found.emptyCells.empty() ? std::nullopt : std::optional(Shape{1, side, side});
    if (!clash->house.known)
        return std::nullopt;
    switch (clash->house.known->kind) {
    case HouseKind::Row:
        return Shape{side, side, 1};
    case HouseKind::Column:
        return Shape{side, 1, side};
    case HouseKind::Box:
        return Shape{side, side / board.boxRows(), side / board.boxColumns()};
    }
    return std::nullopt;
}

/// The first layer of the group that counts into that shape; null where none does.
const Layer* countingInto(const Network& network, const Group& group, const Shape& shape)
{
    for (std::size_t i = group.firstLayer; i < group.firstLayer + group.layerCount; ++i) {
        const Layer& layer = network.layers[i];
        if (layer.kind == LayerKind::Convolution && network.value(layer.outputs.front()).shape == shape)
            return &layer;
    }
    return nullptr;
}

} // namespace

std::optional<Position> decidingPlace(const Recording& recording, Position position)
{
    if (position.pass == 0 || !recording.contains(position))
        return std::nullopt;
    const int step = decidingStep(recording, position);
    const Network& network = *recording.networkOf(position.pass);
    const Group& group = network.groups.at(static_cast<std::size_t>(step) - 1);
    const Layer* layer = nullptr;
    if (group.kind == GroupKind::Rule) {
        const Model::Rule& rule = recording.ruleAt(step);
        const ValueId count = network.find(rule.id + "." + rule.part->count);
        layer = count == kNoValue ? nullptr : producerOf(network, count);
    } else if (group.kind == GroupKind::Verdict) {
        if (const auto counts = countsOf(recording, {position.pass, step, 0}))
            layer = countingInto(network, group, *counts);
    }
    std::size_t place = group.firstLayer;
    if (layer != nullptr)
        place = static_cast<std::size_t>(layer - network.layers.data());
    if (layer == nullptr || place < group.firstLayer || place >= group.firstLayer + group.layerCount) {
        place = group.firstLayer;
        const std::vector<LayerWord> words = wordsOf(network, group);
        const auto count = std::ranges::find_if(words, [](const LayerWord& word) {
            return word.kind == LayerWord::Kind::Count || word.kind == LayerWord::Kind::Sum;
        });
        if (count != words.end())
            place = count->firstLayer;
    }
    return Position{position.pass, step, static_cast<int>(place - group.firstLayer) + 1};
}

} // namespace convoku
