// SPDX-License-Identifier: MIT
#include "solver/network/layers/kinds.h"
#include "solver/network/layers/places.h"

namespace convoku::layers {
namespace {

template <typename Number>
Number product(const Layer&, const Number* a)
{
    return a[0] * a[1];
}

Interval rangeOfProduct(const Layer&, std::span<const LayerInput> inputs)
{
    return productRange(inputs[0].numbers, inputs[1].numbers);
}

/// A product of 0 depends on the factors that are 0.
Deciders factorsOfResult(const Arithmetic& arithmetic)
{
    Deciders deciders;
    for (const Term& term : arithmetic.terms) {
        if (arithmetic.result != 0 || term.value == 0)
            deciders.push_back(&term);
    }
    return deciders;
}

} // namespace

constinit const LayerTraits kMultiply{
    .name = "multiply",
    .word = WordKind::Multiply,
    .inputs = 2,
    .number = product<double>,
    .whole = product<std::int64_t>,
    .range = rangeOfProduct,
    .deciders = factorsOfResult,
};

} // namespace convoku::layers
