// SPDX-License-Identifier: MIT
#include "solver/run/at_work.h"

#include "solver/network/layers/layer_traits.h"

#include <algorithm>
#include <optional>

namespace convoku {
namespace {

/// The first element of a value that is not as in `before`, or not 0 where there is no such value.
std::optional<ElementIndex> firstChange(const Inspection& values, ValueId value, ValueId before)
{
    const Shape shape = values.network().value(value).shape;
    for (int offset = 0; offset < shape.elements(); ++offset) {
        const ElementIndex element = ElementIndex::at(offset, shape);
        if (values.at(value, element) != (before == kNoValue ? 0 : values.at(before, element)))
            return element;
    }
    return std::nullopt;
}

class Walk
{
public:
    Walk(const Inspection& values, const Group& group)
        : m_values(values)
        , m_group(group)
        , m_elements(group.layerCount)
    {
    }

    /// Back from an element; nothing where the group does not compute the value, or its layer has been come by.
    void from(ValueId value, ElementIndex element)
    {
        const Network& network = m_values.network();
        for (std::size_t i = 0; i < m_group.layerCount; ++i) {
            const Layer& layer = network.layers.at(m_group.firstLayer + i);
            const auto output = std::ranges::find(layer.outputs, value);
            if (output == layer.outputs.end())
                continue;
            if (m_elements[i])
                return;
            const int which = static_cast<int>(output - layer.outputs.begin());
            Arithmetic arithmetic = arithmeticOf(m_values, layer, which, element);
            if (layer.kind == LayerKind::MaxUnpool && arithmetic.decisive < 0) {
                // It is seen where it puts something.
                element = firstChange(m_values, value, kNoValue).value_or(element);
                arithmetic = arithmeticOf(m_values, layer, which, element);
            }
            m_elements[i] = OutputElement{which, element};
            for (const Term* term : traitsOf(layer.kind).deciders(arithmetic))
                from(layer.inputs.at(static_cast<std::size_t>(term->tap.input)), term->tap.element);
            return;
        }
    }

    const std::vector<std::optional<OutputElement>>& elements() const { return m_elements; }

private:
    const Inspection& m_values;
    const Group& m_group;
    std::vector<std::optional<OutputElement>> m_elements; ///< by layer
};

} // namespace

std::vector<OutputElement> elementsAtWork(const Inspection& values, const Group& group)
{
    const Network& network = values.network();
    Walk walk(values, group);
    for (std::size_t i = 0; i < group.outputs.size(); ++i) {
        const ValueId output = group.outputs[i];
        const bool alike
            = i < group.inputs.size() && network.value(group.inputs[i]).shape == network.value(output).shape;
        if (const auto element = firstChange(values, output, alike ? group.inputs[i] : kNoValue))
            walk.from(output, *element);
    }
    // Then the layers that lead to the outputs that the group did not change.
    for (const ValueId output : group.outputs)
        walk.from(output, firstChange(values, output, kNoValue).value_or(ElementIndex{}));

    std::vector<OutputElement> elements;
    for (std::size_t i = 0; i < group.layerCount; ++i) {
        const ValueId output = network.layers.at(group.firstLayer + i).outputs.front();
        elements.push_back(walk.elements()[i].value_or(
            OutputElement{0, firstChange(values, output, kNoValue).value_or(ElementIndex{})}));
    }
    return elements;
}

} // namespace convoku
