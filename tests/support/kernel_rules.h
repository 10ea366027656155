// SPDX-License-Identifier: MIT
// Every rule that comes with one_kernel, those too that its network does not run, and claiming.
#pragma once

#include "solver/network/model.h"
#include "solver/network/text/part_layers.h"

namespace convoku::testing {

inline const ModelPtr& kernelRules()
{
    static const ModelPtr kModel = [] {
        const std::vector<PartText>& parts = ownPartsOf("one_kernel");
        NetworkText network = shippedNetworks().networks.front();
        network.id = "kernel_rules";
        network.rules.clear();
        const auto add = [&network](const PartText& part) {
            for (const HouseKind house : part.houses)
                network.rules.push_back({part.id, house, {}, {}});
        };
        for (const PartText& part : parts)
            add(part);
        add(*shippedPart("claiming"));
        return modelOf(network, parts);
    }();
    return kModel;
}

} // namespace convoku::testing
