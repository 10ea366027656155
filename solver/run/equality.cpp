// SPDX-License-Identifier: MIT
#include "solver/run/equality.h"

#include "solver/error.h"
#include "solver/network/element.h"

#include <algorithm>

namespace convoku {
namespace {

using Role = EqualityPart::Role;

/// A half by its scale and offset; whether it is one shows only where its other half is. Of real numbers it is a roof,
/// and no question that is answered by yes or no.
std::optional<EqualityPart> slopeOf(const Network& network, const Layer* layer)
{
    if (layer == nullptr || layer->kind != LayerKind::Affine || !isWholeNumber(layer->offset)
        || network.value(layer->inputs.front()).numbers != NumberKind::Whole)
        return std::nullopt;
    if (layer->factor == 1)
        return EqualityPart{Role::Rise, layer->inputs.front(), static_cast<int>(1 - layer->offset)};
    if (layer->factor == -1)
        return EqualityPart{Role::Fall, layer->inputs.front(), static_cast<int>(layer->offset - 1)};
    return std::nullopt;
}

std::optional<EqualityPart> halfOf(const Network& network, ValueId value)
{
    const Layer* relu = producerOf(network, value);
    if (relu == nullptr || relu->kind != LayerKind::Relu)
        return std::nullopt;
    return slopeOf(network, producerOf(network, relu->inputs.front()));
}

std::optional<EqualityPart> peakOf(const Network& network, const Layer& layer)
{
    if (layer.kind != LayerKind::Minimum)
        return std::nullopt;
    const auto first = halfOf(network, layer.inputs[0]);
    const auto second = halfOf(network, layer.inputs[1]);
    if (!first || !second || first->compared != second->compared || first->k != second->k
        || first->role == second->role)
        return std::nullopt;
    return EqualityPart{Role::Peak, first->compared, first->k};
}

bool reads(const Layer& layer, ValueId value)
{
    return std::find(layer.inputs.begin(), layer.inputs.end(), value) != layer.inputs.end();
}

} // namespace

std::optional<EqualityPart> equalityPartOf(const Network& network, const Layer& layer)
{
    if (layer.kind == LayerKind::Minimum)
        return peakOf(network, layer);
    const bool isSlope = layer.kind == LayerKind::Affine;
    if (!isSlope && layer.kind != LayerKind::Relu)
        return std::nullopt;
    auto half = isSlope ? slopeOf(network, &layer) : halfOf(network, layer.outputs.front());
    if (!half)
        return std::nullopt;
    const auto partOfPeak = [&](ValueId positive) {
        return std::any_of(network.layers.begin(), network.layers.end(),
            [&](const Layer& other) { return reads(other, positive) && peakOf(network, other).has_value(); });
    };
    const bool whole = isSlope ? std::any_of(network.layers.begin(), network.layers.end(),
                           [&](const Layer& other) {
                               return other.kind == LayerKind::Relu && reads(other, layer.outputs.front())
                                   && partOfPeak(other.outputs.front());
                           })
                               : partOfPeak(layer.outputs.front());
    if (!whole)
        return std::nullopt;
    if (!isSlope)
        half->role = half->role == Role::Rise ? Role::RiseOnly : Role::FallOnly;
    return half;
}

Inspection comparedWith(const Inspection& values, const Layer& layer, int k, const std::string& words)
{
    const Network& own = values.network();
    const auto question = equalityPartOf(own, layer);
    if (!question)
        throw Error(layer.words, "compares with no number");
    const Range range = own.value(question->compared).range;
    const auto changed = std::make_shared<Network>(own);
    std::vector<std::size_t> layers;
    for (std::size_t i = 0; i < own.layers.size(); ++i) {
        const auto part = equalityPartOf(own, own.layers[i]);
        if (!part || part->compared != question->compared || part->k != question->k)
            continue;
        layers.push_back(i);
        Layer& changedLayer = changed->layers[i];
        const std::size_t half = part->role == Role::Peak ? std::string::npos : changedLayer.words.rfind(": ");
        changedLayer.words = words + (half == std::string::npos ? std::string() : changedLayer.words.substr(half));
        const Range rise{range.low - k + 1, range.high - k + 1};
        const Range fall{k + 1 - range.high, k + 1 - range.low};
        Range& made = changed->values.at(static_cast<std::size_t>(changedLayer.outputs.front())).range;
        switch (part->role) {
        case Role::Rise:
            changedLayer.offset = 1 - k;
            made = rise;
            break;
        case Role::Fall:
            changedLayer.offset = k + 1;
            made = fall;
            break;
        case Role::RiseOnly:
            made = {std::max(rise.low, 0), std::max(rise.high, 0)};
            break;
        case Role::FallOnly:
            made = {std::max(fall.low, 0), std::max(fall.high, 0)};
            break;
        case Role::Peak:
            break;
        }
    }
    return values.recomputed(changed, layers);
}

} // namespace convoku
