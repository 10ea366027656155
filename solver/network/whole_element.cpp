// SPDX-License-Identifier: MIT
#include "solver/network/whole_element.h"

#include "solver/error.h"

#include <algorithm>

namespace convoku {

std::int64_t wholeElementOf(const Layer& layer, std::int64_t a, std::int64_t b)
{
    using Whole = std::int64_t;
    switch (layer.kind) {
    case LayerKind::Affine:
        return static_cast<Whole>(layer.factor) * a + static_cast<Whole>(layer.offset);
    case LayerKind::Relu:
        return std::max<Whole>(a, 0);
    case LayerKind::Clamp:
        return std::clamp<Whole>(a, layer.limits.low, layer.limits.high);
    case LayerKind::Minimum:
        return std::min(a, b);
    case LayerKind::Maximum:
        return std::max(a, b);
    case LayerKind::Add:
        return a + b;
    case LayerKind::Subtract:
        return a - b;
    case LayerKind::Multiply:
        return a * b;
    case LayerKind::AtLeast:
        return a >= wholeThreshold(layer.threshold) ? 1 : 0;
    default:
        throw Error(layer.words, "is not an element-wise layer");
    }
}

} // namespace convoku
