// SPDX-License-Identifier: MIT
#include "solver/network/layers/kinds.h"
#include "solver/network/layers/places.h"

#include <array>
#include <limits>
#include <tuple>

namespace convoku::layers {
namespace {

template <typename Number>
Number selected(const Layer&, const Number* a)
{
    return a[0] + a[2] * (a[1] - a[0]);
}

/// Linear in each of the three: widest at their ends.
Interval selectedRange(const Layer& layer, std::span<const LayerInput> inputs)
{
    const auto& [a, b, s] = std::tie(inputs[0].numbers, inputs[1].numbers, inputs[2].numbers);
    Interval range{std::numeric_limits<double>::infinity(), -std::numeric_limits<double>::infinity()};
    for (const double x : {a.low, a.high}) {
        for (const double y : {b.low, b.high}) {
            for (const double position : {s.low, s.high}) {
                const std::array numbers{x, y, position};
                const double number = selected(layer, numbers.data());
                range = hull(range, {number, number});
            }
        }
    }
    return range;
}

Deciders switchAndSelected(const Arithmetic& arithmetic)
{
    const auto of = [&](int input) {
        return firstTerm(arithmetic, [input](const Term& term) { return term.tap.input == input; });
    };
    Deciders deciders{of(2)};
    // A switch that is neither on nor off mixes both.
    const double position = of(2)->value;
    if (position != 1)
        deciders.push_back(of(0));
    if (position != 0)
        deciders.push_back(of(1));
    return deciders;
}

} // namespace

constinit const LayerTraits kSelect{
    .name = "select",
    .word = WordKind::Select,
    .inputs = 3,
    .number = selected<double>,
    .whole = selected<std::int64_t>,
    .variable = 2,
    .range = selectedRange,
    .deciders = switchAndSelected,
};

} // namespace convoku::layers
