// SPDX-License-Identifier: MIT
#include "solver/network/layers/kinds.h"
#include "solver/network/layers/places.h"

#include <algorithm>
#include <cmath>

namespace convoku::layers {
namespace {

/// e to the power of the number over all of them along the dimension. Taken from the largest, which none is beyond: so
/// nothing overflows.
double share(const LayerInNetwork& context, Arithmetic& arithmetic)
{
    findOwnTerm(context, arithmetic);
    const double most = std::ranges::max(arithmetic.terms, {}, &Term::value).value;
    const auto power = [most](const Term& term) { return std::exp(term.value - most); };
    double sum = 0;
    for (const Term& term : arithmetic.terms)
        sum += power(term);
    return power(*decisiveTerm(arithmetic).front()) / sum;
}

} // namespace

constinit const LayerTraits kSoftmax{
    .name = "softmax",
    .word = WordKind::Softmax,
    .makesReal = always,
    .range =
        [](const Layer&, std::span<const LayerInput>) {
            return Interval{0, 1};
        },
    .window = lineWindow,
    .readers = lineReaders,
    .result = share,
    .deciders = decisiveTerm,
};

} // namespace convoku::layers
