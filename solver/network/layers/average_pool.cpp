// SPDX-License-Identifier: MIT
#include "solver/network/layers/kinds.h"
#include "solver/network/layers/places.h"
#include "solver/network/layers/pools.h"

namespace convoku::layers {
namespace {

Deciders firstOfMean(const Arithmetic& arithmetic)
{
    const Term* term = firstTerm(arithmetic, [](const Term& t) { return t.value != 0; });
    return {term == nullptr ? &arithmetic.terms.front() : term};
}

} // namespace

constinit const LayerTraits kAveragePool{
    .name = "average_pool",
    .word = WordKind::Average,
    .cost = LayerCost::Window,
    .kernel = KernelKind::Window,
    .makesReal = always,
    .shape = pooledShape,
    .axes = windowedAxes,
    .range = sameRange,
    .window = pooledWindow,
    .readers = pooledReaders,
    .result = weightedSum,
    .deciders = firstOfMean,
};

} // namespace convoku::layers
