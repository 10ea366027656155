// SPDX-License-Identifier: MIT
#include "solver/run/at_work.h"

#include <algorithm>
#include <optional>

namespace convoku {
namespace {

/// The terms that a result hangs on, the most telling one first.
std::vector<const Term*> decidersOf(const Layer& layer, const Arithmetic& arithmetic)
{
    const std::vector<Term>& terms = arithmetic.terms;
    std::vector<const Term*> deciders;
    const auto take = [&](auto which) {
        for (const Term& term : terms) {
            if (which(term))
                deciders.push_back(&term);
        }
    };
    switch (layer.kind) {
    case LayerKind::Convolution: {
        const auto weighs = [](const Term& term) { return term.tap.weight != 0; };
        take([&](const Term& term) { return weighs(term) && term.value != 0; });
        if (deciders.empty())
            take(weighs);
        deciders.resize(std::min<std::size_t>(deciders.size(), 1));
        break;
    }
    case LayerKind::MaxPool:
    case LayerKind::MaxPoolWithIndices:
    case LayerKind::MaxUnpool:
        if (arithmetic.decisive >= 0)
            deciders.push_back(&terms.at(static_cast<std::size_t>(arithmetic.decisive)));
        else
            deciders.push_back(&terms.front());
        break;
    case LayerKind::AveragePool:
        take([](const Term& term) { return term.value != 0; });
        if (deciders.empty())
            deciders.push_back(&terms.front());
        deciders.resize(1);
        break;
    case LayerKind::MatrixProduct: {
        // The first product that is not 0, or the first one.
        const std::size_t count = terms.size() / 2;
        std::size_t first = 0;
        while (first < count && terms[first].value * terms[count + first].value == 0)
            ++first;
        if (first == count)
            first = 0;
        deciders = {&terms.at(first), &terms.at(count + first)};
        break;
    }
    case LayerKind::RmsNormalise:
    case LayerKind::Softmax:
        deciders.push_back(&terms.at(static_cast<std::size_t>(arithmetic.decisive)));
        break;
    case LayerKind::Minimum:
    case LayerKind::Maximum:
        take([&](const Term& term) { return term.value == arithmetic.result; });
        break;
    case LayerKind::Multiply:
        take([&](const Term& term) { return arithmetic.result != 0 || term.value == 0; });
        break;
    case LayerKind::Select: {
        const auto of = [&](int input) {
            return std::ranges::find_if(terms, [input](const Term& term) { return term.tap.input == input; });
        };
        const auto theSwitch = of(2);
        deciders.push_back(&*theSwitch);
        // One that is neither on nor off mixes both.
        if (theSwitch->value != 1)
            deciders.push_back(&*of(0));
        if (theSwitch->value != 0)
            deciders.push_back(&*of(1));
        break;
    }
    default:
        take([](const Term&) { return true; });
        break;
    }
    return deciders;
}

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
            for (const Term* term : decidersOf(layer, arithmetic))
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
    // What the outputs that stay as they are hang on.
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
