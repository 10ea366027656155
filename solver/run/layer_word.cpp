// SPDX-License-Identifier: MIT
#include "solver/run/layer_word.h"

#include "solver/run/equality.h"

namespace convoku {
namespace {

using Kind = LayerWord::Kind;

constexpr Range kZeroToOne{0, 1};

bool isWhole(const Network& network, ValueId value)
{
    return network.value(value).numbers == NumberKind::Whole;
}

/// A layer by itself.
Kind kindOf(const Network& network, const Layer& layer)
{
    const LayerTraits& traits = traitsOf(layer.kind);
    return traits.wordFor != nullptr ? traits.wordFor({network, layer}) : traits.word;
}

/// The layers of the group from `first` on that ask whether one value is k.
std::size_t equalityFrom(const Network& network, std::size_t first, std::size_t end)
{
    const auto asked = equalityPartOf(network, network.layers[first]);
    std::size_t last = first;
    while (asked && last < end) {
        const auto part = equalityPartOf(network, network.layers[last]);
        if (!part || part->compared != asked->compared || part->k != asked->k)
            break;
        ++last;
        if (part->role == EqualityPart::Role::Peak)
            break;
    }
    return last - first;
}

} // namespace

std::vector<LayerWord> wordsOf(const Network& network, const Group& group)
{
    std::vector<LayerWord> words;
    const std::size_t end = group.firstLayer + group.layerCount;
    const auto follows = [&](std::size_t layer, LayerKind kind, ValueId reads) {
        return layer < end && network.layers[layer].kind == kind && network.layers[layer].inputs.front() == reads;
    };
    for (std::size_t i = group.firstLayer; i < end;) {
        const Layer& layer = network.layers[i];
        const ValueId made = layer.outputs.front();
        LayerWord word{kindOf(network, layer), 0, i, 1};
        const bool clamped = isWhole(network, made) && follows(i + 1, LayerKind::Clamp, made)
            && network.layers[i + 1].limits == kZeroToOne;
        if (const std::size_t count = equalityFrom(network, i, end); count > 1) {
            word = {Kind::Equals, equalityPartOf(network, layer)->k, i, count};
        } else if (clamped && (word.kind == Kind::Minimum || word.kind == Kind::Maximum)) {
            word.kind = word.kind == Kind::Minimum ? Kind::And : Kind::Or;
            word.layerCount = 2;
        } else if (clamped && word.kind == Kind::Count) {
            word.kind = Kind::Any;
            word.layerCount = 2;
        } else if (layer.kind == LayerKind::MaxPoolWithIndices && i + 2 < end
            && network.layers[i + 1].kind == LayerKind::Affine && network.layers[i + 1].factor == 0
            && network.layers[i + 2].kind == LayerKind::MaxUnpool
            && network.layers[i + 2].inputs.at(1) == layer.outputs.at(1)) {
            word.kind = Kind::PickOne;
            word.layerCount = 3;
        }
        words.push_back(word);
        i += word.layerCount;
    }
    return words;
}

} // namespace convoku
