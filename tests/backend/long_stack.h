// SPDX-License-Identifier: MIT
#pragma once

#include "solver/network/network_builder.h"

#include <memory>
#include <vector>

namespace convoku::testing {

/// A network of `layers` convolutions, each of `planes` × `planes` × 9 weights on a board.
inline std::shared_ptr<const Network> stack(int layers, int planes)
{
    NetworkBuilder net("stack");
    ValueId x = net.input("in", {planes, 9, 9}, {0, 1});
    net.beginGroup(GroupKind::Encode, "all", {x});
    for (int layer = 0; layer < layers; ++layer) {
        const std::vector<float> weights(static_cast<std::size_t>(planes * planes * 9), 1.F);
        x = net.clamp(net.convolution(net.pad(x, {1, 1}, "edge"), planes, {3, 3}, {1, 1}, 1, weights, {}, "sum"),
            {0, 1}, "limits");
    }
    net.endGroup({x});
    return std::make_shared<const Network>(net.build({x}));
}

} // namespace convoku::testing
