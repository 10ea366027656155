// SPDX-License-Identifier: MIT
#pragma once

#include "app/wording/layer_wording.h"
#include "solver/network/network_builder.h"
#include "tests/support/board_places.h"
#include "tests/support/loop_backend.h"

#include <functional>
#include <memory>
#include <utility>
#include <vector>

namespace convoku::testing {

/// A network of one group over inputs of given shapes and numbers, run once; the last layer is what is asked about.
struct Run
{
    using Build = std::function<ValueId(NetworkBuilder&, const std::vector<ValueId>&)>;

    std::unique_ptr<Inspection> inspection;

    Run(const std::vector<std::pair<Shape, std::vector<float>>>& inputs, const Build& build)
    {
        NetworkBuilder net("test");
        std::vector<ValueId> ids;
        std::vector<Tensor> tensors;
        for (const auto& [shape, numbers] : inputs) {
            // The last of three is a switch.
            const Range range = ids.size() == 2 ? Range{0, 1} : Range{-9, 99};
            ids.push_back(net.input("in" + std::to_string(ids.size()), shape, range, boardAxes(shape)));
            tensors.emplace_back(1, shape);
            tensors.back().data = numbers;
        }
        net.beginGroup(GroupKind::Rule, "group", ids);
        const ValueId out = build(net, ids);
        net.endGroup({out});
        const auto network = std::make_shared<const Network>(net.build({out}));
        const auto loaded = LoopBackend().load(network);
        inspection = std::make_unique<Inspection>(network, *loaded, tensors);
    }

    const Layer& layer() const { return inspection->network().layers.back(); }
    QString formula(ElementIndex element = {}, int output = 0) const
    {
        return LayerWording::formula(*inspection, layer(), arithmeticOf(*inspection, layer(), output, element));
    }
    QString sentence() const { return LayerWording::sentence(inspection->network(), layer()); }
};

} // namespace convoku::testing
