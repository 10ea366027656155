// SPDX-License-Identifier: MIT
#include "solver/network/layers/kinds.h"
#include "solver/network/layers/places.h"

#include <cmath>

namespace convoku::layers {

constinit const LayerTraits kTanh{
    .name = "tanh",
    .word = WordKind::Tanh,
    .makesReal = always,
    .number = [](const Layer&, const double* a) { return std::tanh(a[0]); },
    .range =
        [](const Layer&, std::span<const LayerInput>) {
            return Interval{-1, 1};
        },
};

} // namespace convoku::layers
