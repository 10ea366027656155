// SPDX-License-Identifier: MIT
#include "solver/network/layers/kinds.h"
#include "solver/network/layers/places.h"

#include <cmath>

namespace convoku::layers {

constinit const LayerTraits kSigmoid{
    .name = "sigmoid",
    .word = WordKind::Sigmoid,
    .makesReal = always,
    .number = [](const Layer&, const double* a) { return 1 / (1 + std::exp(-a[0])); },
    .range =
        [](const Layer&, std::span<const LayerInput>) {
            return Interval{0, 1};
        },
};

} // namespace convoku::layers
