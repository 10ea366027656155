// SPDX-License-Identifier: MIT
#include "solver/run/layer_function.h"

#include <algorithm>
#include <array>

namespace convoku {

double LayerFunction::rising(double a) const
{
    return std::max(a - equality->k + 1, 0.0);
}

double LayerFunction::falling(double a) const
{
    return std::max(equality->k + 1 - a, 0.0);
}

double LayerFunction::at(double a) const
{
    if (equality) {
        using Role = EqualityPart::Role;
        switch (equality->role) {
        case Role::Rise:
            return a - equality->k + 1;
        case Role::Fall:
            return equality->k + 1 - a;
        case Role::RiseOnly:
            return rising(a);
        case Role::FallOnly:
            return falling(a);
        case Role::Peak:
            return std::min(rising(a), falling(a));
        }
    }
    std::array<double, 3> arguments{};
    std::size_t next = 0;
    for (std::size_t input = 0; input < held.size() + 1; ++input)
        arguments.at(input) = static_cast<int>(input) == traitsOf(layer.kind).variable ? a : held.at(next++);
    return traitsOf(layer.kind).number(layer, arguments.data());
}

std::optional<LayerFunction> functionOf(const Inspection& values, const Layer& layer, ElementIndex element)
{
    if (!isElementWise(layer.kind))
        return std::nullopt;
    const Network& network = values.network();
    LayerFunction function;
    function.layer = layer;
    function.equality = equalityPartOf(network, layer);
    const Arithmetic arithmetic = arithmeticOf(values, layer, 0, element);
    if (function.equality) {
        // Its layers have one number for each of what is compared, in the same place.
        function.variable = function.equality->compared;
        function.argument = values.at(function.variable, element);
    } else {
        const int variable = traitsOf(layer.kind).variable;
        function.variable = layer.inputs.at(static_cast<std::size_t>(variable));
        for (const Term& term : arithmetic.terms) {
            if (term.tap.input == variable)
                function.argument = term.value;
            else
                function.held.push_back(term.value);
        }
    }
    function.domain = network.value(function.variable).range;
    function.numbers = network.value(function.variable).numbers;
    return function;
}

} // namespace convoku
