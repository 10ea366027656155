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
    if (m_last.board != m_board)
        m_last = m_board.candidate(0);
    if (!cells.empty() && !isIn(cells, m_last.cell()))
        m_last = Candidate::of(m_last.digit, cells.front());
    if (!digits.empty() && !isIn(digits, m_last.digit))
        m_last.digit = digits.front();
    m_isPicked = true;
}

void LayerFocus::lookAtDigit(int digit)
{
    if (picked())
        m_last.digit = digit;
    else
        m_digit = digit;
}

Candidate LayerFocus::candidate() const
{
    if (picked())
        return m_last;
    Candidate candidate = m_changed.board == m_board ? m_changed : m_board.candidate(0);
    if (m_suggested && m_suggested->board == m_board)
        candidate = *m_suggested;
    if (m_digit && *m_digit < m_board.side())
        candidate.digit = *m_digit;
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
            return recording.board().candidate(changed.front());
        if (!first)
            first = recording.board().candidate(changed.front());
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
            const Candidate candidate = places.board.candidate(index);
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
