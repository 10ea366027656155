// SPDX-License-Identifier: MIT
#include "app/views/layers/layer_focus.h"

#include <algorithm>

namespace convoku {
namespace {

bool isIn(const auto& list, const auto& what)
{
    return std::ranges::find(list, what) != list.end();
}

} // namespace

void LayerFocus::follow(std::optional<Candidate> picked)
{
    m_isPicked = picked.has_value();
    m_last = picked.value_or(m_last);
    m_digit.reset();
}

void LayerFocus::pickIn(const std::vector<Cell>& cells, const std::vector<int>& digits)
{
    if (!cells.empty() && !isIn(cells, m_last.cell()))
        m_last = Candidate::of(m_last.digit, cells.front());
    if (!digits.empty() && !isIn(digits, m_last.digit))
        m_last.digit = digits.front();
    m_isPicked = true;
}

void LayerFocus::lookAtDigit(int digit)
{
    if (m_isPicked)
        m_last.digit = digit;
    else
        m_digit = digit;
}

Candidate LayerFocus::candidate() const
{
    if (m_isPicked)
        return m_last;
    Candidate candidate = m_suggested.value_or(m_changed);
    candidate.digit = m_digit.value_or(candidate.digit);
    return candidate;
}

std::optional<Candidate> firstChangedAt(const Recording& recording, Position position)
{
    std::optional<Candidate> first;
    if (position.pass == 0)
        return first;
    for (const Event& event : recording.eventsOf(position.pass)) {
        const auto changed = recording.changed(event);
        if (changed.empty())
            continue;
        if (event.step == position.step)
            return Candidate::fromIndex(changed.front());
        if (!first)
            first = Candidate::fromIndex(changed.front());
    }
    return first;
}

std::vector<ElementIndex> NamedPlaces::elementsOf(Places places, Shape shape) const
{
    std::vector<ElementIndex> elements;
    for (int offset = 0; offset < shape.elements(); ++offset) {
        const ElementIndex element = ElementIndex::at(offset, shape);
        const auto itsCells = cellsOf(places, element);
        const auto digits = digitsOf(places, element);
        const auto isIts = [&](std::uint16_t index) {
            const Candidate candidate = Candidate::fromIndex(index);
            return candidate.cell() == itsCells.front() && (digits.empty() || isIn(digits, candidate.digit));
        };
        const bool isNamed = !itsCells.empty() && (std::ranges::all_of(itsCells, [&](Cell cell) {
            return isIn(cells, cell);
        }) || (itsCells.size() == 1 && std::ranges::any_of(candidates, isIts)));
        if (isNamed)
            elements.push_back(element);
    }
    return elements;
}

} // namespace convoku
