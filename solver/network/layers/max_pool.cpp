// SPDX-License-Identifier: MIT
#include "solver/network/layers/kinds.h"
#include "solver/network/layers/places.h"
#include "solver/network/layers/pools.h"

#include <algorithm>

namespace convoku::layers {
namespace {

double largest(const LayerInNetwork& context, Arithmetic& arithmetic)
{
    const auto first = std::ranges::max_element(arithmetic.terms, {}, &Term::value);
    arithmetic.decisive = static_cast<int>(first - arithmetic.terms.begin());
    const ElementIndex at = first->tap.element;
    return arithmetic.output == 0 ? first->value : at.row * context.in().columns + at.column;
}

constexpr LayerTraits maxPool(const char* name, std::size_t outputs)
{
    return {
        .name = name,
        .word = WordKind::Largest,
        .outputs = outputs,
        .cost = LayerCost::Window,
        .kernel = KernelKind::Window,
        .shape = pooledShape,
        .axes = windowedAxes,
        .range = sameRange,
        .window = pooledWindow,
        .readers = pooledReaders,
        .result = largest,
        .deciders = decisiveTerm,
    };
}

} // namespace

constinit const LayerTraits kMaxPool = maxPool("max_pool", 1);
constinit const LayerTraits kMaxPoolWithIndices = maxPool("max_pool_with_indices", 2);

} // namespace convoku::layers
