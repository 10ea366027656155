// SPDX-License-Identifier: MIT
#include "solver/network/layers/layer_traits.h"

#include "solver/error.h"
#include "solver/network/layers/kinds.h"
#include "solver/network/layers/places.h"

#include <algorithm>
#include <array>

namespace convoku {
namespace {

using layers::kKinds;

double numberOf(const LayerInNetwork& context, Arithmetic& arithmetic)
{
    std::array<double, 3> numbers{};
    for (std::size_t i = 0; i < arithmetic.terms.size(); ++i)
        numbers.at(i) = arithmetic.terms[i].value;
    return traitsOf(context.layer.kind).number(context.layer, numbers.data());
}

Deciders allTerms(const Arithmetic& arithmetic)
{
    Deciders all;
    for (const Term& term : arithmetic.terms)
        all.push_back(&term);
    return all;
}

std::array<LayerTraits, kKinds.size()> withDefaults()
{
    std::array<LayerTraits, kKinds.size()> all{};
    for (std::size_t i = 0; i < all.size(); ++i) {
        LayerTraits& traits = all[i] = *kKinds[i];
        const auto orElse = [](auto& function, auto otherwise) {
            if (function == nullptr)
                function = otherwise;
        };
        orElse(traits.shape, broadcastShape);
        orElse(traits.axes, broadcastAxes);
        orElse(traits.window, broadcastWindow);
        orElse(traits.readers, broadcastReaders);
        orElse(traits.result, numberOf);
        orElse(traits.deciders, allTerms);
    }
    return all;
}

} // namespace

const LayerTraits& traitsOf(LayerKind kind)
{
    static const std::array kAll = withDefaults();
    return kAll.at(static_cast<std::size_t>(kind));
}

LayerWork workOf(const Layer& layer, Shape first, Shape out)
{
    const auto numbers = static_cast<std::uint64_t>(out.elements());
    switch (traitsOf(layer.kind).cost) {
    case LayerCost::Weights:
        // They are those of all planes that come out, each used once for each place of its plane.
        return {.multiplyAdds = layer.weights.size() * static_cast<std::uint64_t>(out.rows * out.columns)};
    case LayerCost::Columns:
        return {.multiplyAdds = numbers * static_cast<std::uint64_t>(first.columns)};
    case LayerCost::Window:
        return {.otherOperations = numbers * static_cast<std::uint64_t>(layer.kernel.rows)
                * static_cast<std::uint64_t>(layer.kernel.columns)};
    case LayerCost::Operation:
        return {.otherOperations = numbers};
    case LayerCost::Move:
        break;
    }
    return {.moves = numbers};
}

Shape outputShape(const Layer& layer, const std::vector<Shape>& inputs, Shape unpooled)
{
    const LayerTraits& traits = traitsOf(layer.kind);
    if (traits.takesMore ? inputs.size() < traits.inputs : inputs.size() != traits.inputs)
        throw Error(layer.words,
            std::string(traits.name) + " takes " + std::to_string(traits.inputs) + (traits.takesMore ? " or more" : "")
                + " inputs");
    return traits.shape(layer, inputs, unpooled);
}

Axes outputAxes(const Layer& layer, const std::vector<Value>& inputs, Shape shape, Board board)
{
    return traitsOf(layer.kind).axes(layer, inputs, shape, board);
}

const char* toString(LayerKind kind)
{
    return traitsOf(kind).name;
}

NumberKind numbersOf(const Layer& layer, std::span<const LayerInput> inputs)
{
    const LayerTraits& traits = traitsOf(layer.kind);
    if (traits.makesWhole != nullptr && traits.makesWhole(layer))
        return NumberKind::Whole;
    const bool isReal = (traits.makesReal != nullptr && traits.makesReal(layer))
        || !std::ranges::all_of(inputs, &LayerInput::isWhole);
    return isReal ? NumberKind::Real : NumberKind::Whole;
}

std::int64_t wholeElementOf(const Layer& layer, std::int64_t a, std::int64_t b)
{
    const LayerTraits& traits = traitsOf(layer.kind);
    if (traits.whole == nullptr || traits.inputs > 2)
        throw Error(layer.words, "is not an element-wise layer of whole numbers");
    const std::array numbers{a, b};
    return traits.whole(layer, numbers.data());
}

bool isElementWise(LayerKind kind)
{
    return traitsOf(kind).number != nullptr;
}

} // namespace convoku
