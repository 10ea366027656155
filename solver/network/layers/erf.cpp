// SPDX-License-Identifier: MIT
#include "solver/network/layers/kinds.h"
#include "solver/network/layers/places.h"

#include <cmath>

namespace convoku::layers {
constinit const LayerTraits kErf{
    .name = "erf",
    .word = WordKind::Erf,
    .makesReal = always,
    .number = [](const Layer&, const double* a) { return std::erf(a[0]); },
    .range =
        [](const Layer&, std::span<const LayerInput>) {
            return Interval{-1, 1};
        },
};

} // namespace convoku::layers
