// SPDX-License-Identifier: MIT
#include "solver/run/layer_function.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace convoku {

bool isElementWise(LayerKind kind)
{
    switch (kind) {
    case LayerKind::Affine:
    case LayerKind::Relu:
    case LayerKind::Clamp:
    case LayerKind::Minimum:
    case LayerKind::Maximum:
    case LayerKind::Add:
    case LayerKind::Subtract:
    case LayerKind::Multiply:
    case LayerKind::Select:
    case LayerKind::Sigmoid:
    case LayerKind::Tanh:
    case LayerKind::AtLeast:
    case LayerKind::Gelu:
        return true;
    case LayerKind::Convolution:
    case LayerKind::MaxPool:
    case LayerKind::MaxPoolWithIndices:
    case LayerKind::MaxUnpool:
    case LayerKind::Upsample:
    case LayerKind::Reshape:
    case LayerKind::Permute:
    case LayerKind::Pad:
    case LayerKind::AveragePool:
    case LayerKind::Softmax:
    case LayerKind::Concatenate:
    case LayerKind::MatrixProduct:
    case LayerKind::RmsNormalise:
        break;
    }
    return false;
}

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
    switch (kind) {
    case LayerKind::Affine:
        return factor * a + offset;
    case LayerKind::Relu:
        return std::max(a, 0.0);
    case LayerKind::Clamp:
        return std::clamp<double>(a, limits.low, limits.high);
    case LayerKind::Minimum:
        return std::min(a, held.at(0));
    case LayerKind::Maximum:
        return std::max(a, held.at(0));
    case LayerKind::Add:
        return a + held.at(0);
    case LayerKind::Subtract:
        return a - held.at(0);
    case LayerKind::Multiply:
        return a * held.at(0);
    case LayerKind::Select:
        return held.at(0) + a * (held.at(1) - held.at(0));
    case LayerKind::Sigmoid:
        return 1 / (1 + std::exp(-a));
    case LayerKind::Tanh:
        return std::tanh(a);
    case LayerKind::AtLeast:
        return a >= threshold ? 1 : 0;
    case LayerKind::Gelu:
        return a * std::erfc(-a / std::numbers::sqrt2) / 2;
    case LayerKind::Convolution:
    case LayerKind::MaxPool:
    case LayerKind::MaxPoolWithIndices:
    case LayerKind::MaxUnpool:
    case LayerKind::Upsample:
    case LayerKind::Reshape:
    case LayerKind::Permute:
    case LayerKind::Pad:
    case LayerKind::AveragePool:
    case LayerKind::Softmax:
    case LayerKind::Concatenate:
    case LayerKind::MatrixProduct:
    case LayerKind::RmsNormalise:
        break; // functionOf() makes none
    }
    return a;
}

std::optional<LayerFunction> functionOf(const Inspection& values, const Layer& layer, ElementIndex element)
{
    if (!isElementWise(layer.kind))
        return std::nullopt;
    const Network& network = values.network();
    LayerFunction function;
    function.kind = layer.kind;
    function.factor = layer.factor;
    function.offset = layer.offset;
    function.limits = layer.limits;
    function.threshold = static_cast<double>(layer.threshold);
    function.equality = equalityPartOf(network, layer);
    const Arithmetic arithmetic = arithmeticOf(values, layer, 0, element);
    if (function.equality) {
        // Its layers have one number for each of what is compared, in the same place.
        function.variable = function.equality->compared;
        function.argument = values.at(function.variable, element);
    } else {
        const int variable = layer.kind == LayerKind::Select ? 2 : 0;
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
