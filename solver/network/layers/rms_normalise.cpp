// SPDX-License-Identifier: MIT
#include "solver/error.h"
#include "solver/network/layers/kinds.h"
#include "solver/network/layers/places.h"

#include <cmath>

namespace convoku::layers {
namespace {

Shape normalisedShape(const Layer& layer, std::span<const Shape> inputs, Shape)
{
    if (!(layer.epsilon > 0))
        throw Error(layer.words, "needs an epsilon above 0");
    return inputs.front();
}

/// Returns bounds of ±√n: a single number that is not 0 among n becomes ±√n. A bound is 0 only for whole numbers: real
/// numbers can be slightly outside their range, and numbers near 0 are made larger.
Interval normalisedRange(const Layer& layer, std::span<const LayerInput> inputs)
{
    const LayerInput& x = inputs.front();
    const double most = std::sqrt(extentOf(x.shape, layer.along));
    return {x.isWhole && x.numbers.low >= 0 ? 0 : -most, x.isWhole && x.numbers.high <= 0 ? 0 : most};
}

/// The number over the root of the mean of all squares along the dimension.
double normalised(const LayerInNetwork& context, Arithmetic& arithmetic)
{
    findOwnTerm(context, arithmetic);
    double squares = 0;
    for (const Term& term : arithmetic.terms)
        squares += term.value * term.value;
    const double mean = squares / static_cast<double>(arithmetic.terms.size());
    return decisiveTerm(arithmetic).front()->value / std::sqrt(mean + static_cast<double>(context.layer.epsilon));
}

} // namespace

constinit const LayerTraits kRmsNormalise{
    .name = "rms_normalise",
    .word = WordKind::Normalise,
    .makesReal = always,
    .shape = normalisedShape,
    .range = normalisedRange,
    .window = lineWindow,
    .readers = lineReaders,
    .result = normalised,
    .deciders = decisiveTerm,
};

} // namespace convoku::layers
