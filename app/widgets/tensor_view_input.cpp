// SPDX-License-Identifier: MIT
// What is pointed at and picked in a TensorView, and what is said and lit for it.
#include "app/session/session.h"
#include "app/widgets/tensor_view.h"
#include "app/wording/layer_wording.h"
#include "app/wording/wording.h"

#include <QLabel>

#include <algorithm>
#include <set>

namespace convoku {

void TensorView::followSessionsPick()
{
    if (isPinned())
        return;
    const auto picked = m_session->picked();
    m_hasFocus = picked.has_value();
    if (picked)
        m_focus = *picked;
    if (m_shown.layer == nullptr)
        return;
    m_picked.reset();
    showPictures();
}

void TensorView::pick(std::optional<OutputElement> element)
{
    if (m_shown.layer == nullptr)
        return;
    if (!element) {
        m_picked.reset();
        m_hasFocus = false;
        if (!isPinned())
            m_session->pick(std::nullopt);
        showNumber();
        return;
    }
    const Network& network = m_shown.values->network();
    const ValueId value = m_shown.layer->outputs.at(static_cast<std::size_t>(element->output));
    const Shape shape = network.value(value).shape;
    if (!element->element.isIn(shape))
        return;
    const Places places = placesOf(network, value);
    const auto cells = cellsOf(places, element->element);
    const auto digits = digitsOf(shape, places, element->element);
    // What an element leaves open stays as it was picked last.
    const auto isOneOf = [](const auto& list, const auto& what) {
        return list.empty() || std::find(list.begin(), list.end(), what) != list.end();
    };
    if (!isOneOf(cells, m_focus.cell()))
        m_focus = Candidate::of(m_focus.digit, cells.front());
    if (!isOneOf(digits, m_focus.digit))
        m_focus.digit = digits.front();
    m_hasFocus = true;
    if (places == Places::Cells && digits.size() == 1 && !isPinned())
        m_session->pick(m_focus);
    m_picked = element;
    showNumber();
}

void TensorView::takeHovered(const std::optional<TensorSpot>& spot)
{
    if (spot == m_hovered)
        return;
    m_hovered = m_shown.layer ? spot : std::nullopt;
    showNumber();
    Q_EMIT hovered(m_hovered ? QStringLiteral("%1 · %2").arg(Wording::address(*m_shown.recording, m_shown.position),
                       LayerWording::elementValue(*m_shown.values, valueOf(*m_hovered), m_hovered->element))
                             : QString());
}

void TensorView::takeClicked(const TensorSpot& spot)
{
    if (!isInput(spot)) {
        pick(outputOf(spot));
        return;
    }
    // An input goes somewhere: to the first number that reads it.
    const auto readers = readersOf(m_shown.values->network(), *m_shown.layer, spot.picture, spot.element);
    if (!readers.empty())
        pick(readers.front());
}

void TensorView::movePick(int across, int down, int planes)
{
    if (m_shown.layer == nullptr)
        return;
    m_hovered.reset();
    OutputElement next = m_picked.value_or(OutputElement{});
    const TensorGeometry geometry = m_canvas->geometryOf(m_canvas->inputCount() + next.output);
    if (m_picked) {
        next.element = geometry.neighbour(next.element, across, down);
        next.element.channel = std::clamp(next.element.channel + planes, 0, geometry.shape().channels - 1);
    }
    pick(next);
}

std::optional<TensorSpot> TensorView::lookedAt() const
{
    if (m_hovered)
        return m_hovered;
    if (!m_picked)
        return std::nullopt;
    return TensorSpot{m_canvas->inputCount() + m_picked->output, m_picked->element};
}

ValueId TensorView::valueOf(const TensorSpot& spot) const
{
    return isInput(spot) ? m_shown.layer->inputs.at(static_cast<std::size_t>(spot.picture))
                         : m_shown.layer->outputs.at(static_cast<std::size_t>(outputOf(spot).output));
}

std::vector<TensorMarks> TensorView::marksOf(const std::optional<TensorSpot>& spot) const
{
    const auto inputs = static_cast<std::size_t>(m_canvas->inputCount());
    std::vector<TensorMarks> marks(m_canvas->pictures().size());
    const Network& network = m_shown.values->network();
    if (spot && isInput(*spot)) {
        for (const OutputElement& reader : readersOf(network, *m_shown.layer, spot->picture, spot->element))
            marks.at(inputs + static_cast<std::size_t>(reader.output)).lit.push_back(reader.element);
    } else if (spot) {
        for (const Tap& tap : windowOf(network, *m_shown.layer, outputOf(*spot).output, spot->element).taps) {
            if (tap.weight != 0)
                marks.at(static_cast<std::size_t>(tap.input)).lit.push_back(tap.element);
        }
    }
    if (m_hovered)
        marks.at(static_cast<std::size_t>(m_hovered->picture)).hovered = m_hovered->element;
    if (m_picked)
        marks.at(inputs + static_cast<std::size_t>(m_picked->output)).picked = m_picked->element;
    return marks;
}

QString TensorView::textOf(const std::optional<TensorSpot>& spot) const
{
    if (!spot)
        return LayerWording::pickHint();
    const Inspection& values = *m_shown.values;
    if (isInput(*spot))
        return LayerWording::readers(values, *m_shown.layer, spot->picture, spot->element);
    const OutputElement output = outputOf(*spot);
    const Network& network = values.network();
    const ValueId value = valueOf(*spot);
    return LayerWording::elementFormula(
        LayerWording::element(network.value(value).shape, placesOf(network, value), output.element),
        LayerWording::formula(
            values, *m_shown.layer, arithmeticOf(values, *m_shown.layer, output.output, output.element)));
}

void TensorView::showNumber()
{
    if (m_shown.layer == nullptr)
        return;
    const auto spot = lookedAt();
    if (m_hasFocus)
        m_canvas->setLookedAt(m_focus);
    m_canvas->setMarks(marksOf(spot));
    m_arithmetic->setText(textOf(spot));
    m_canvas->setAccessibleDescription(m_arithmetic->text());
    light(spot);
}

QString TensorView::arithmeticText() const
{
    return m_arithmetic->text();
}

void TensorView::light(const std::optional<TensorSpot>& spot)
{
    std::set<int> cells;
    std::set<int> digits;
    if (spot && m_shown.layer) {
        const Network& network = m_shown.values->network();
        const auto add = [&](ValueId value, ElementIndex element) {
            const Places places = placesOf(network, value);
            for (const Cell cell : cellsOf(places, element))
                cells.insert(cell.index());
            for (const int digit : digitsOf(network.value(value).shape, places, element))
                digits.insert(digit);
        };
        if (isInput(*spot)) {
            add(valueOf(*spot), spot->element);
        } else {
            for (const Tap& tap : windowOf(network, *m_shown.layer, outputOf(*spot).output, spot->element).taps) {
                if (tap.weight != 0)
                    add(m_shown.layer->inputs.at(static_cast<std::size_t>(tap.input)), tap.element);
            }
        }
    }
    std::vector<Cell> lit;
    for (const int cell : cells)
        lit.push_back(Cell::fromIndex(cell));
    std::vector<int> litDigits(digits.begin(), digits.end());
    if (lit == m_litCells && litDigits == m_litDigits)
        return;
    m_litCells = lit;
    m_litDigits = litDigits;
    Q_EMIT cellsLit(m_litCells, m_litDigits);
}

} // namespace convoku
