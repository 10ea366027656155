// SPDX-License-Identifier: MIT
#include "app/views/timeline/timeline_span.h"

#include <algorithm>

namespace convoku {
namespace {

/// In passes: closer, nothing more would be seen.
constexpr double kLeastLength = 3;
/// Distance from the edge, as a part of the length, at which the view continues after a page was turned.
constexpr double kPageEdge = 0.15;

} // namespace

void TimelineSpan::setTotal(double total)
{
    const bool whole = isWhole();
    m_total = std::max(total, 1.0);
    if (whole)
        showWhole();
    else
        moveTo(m_from);
}

void TimelineSpan::showWhole()
{
    m_from = 0;
    m_to = m_total;
}

void TimelineSpan::zoom(double factor, double at)
{
    const double wanted = std::clamp(length() / factor, std::min(kLeastLength, m_total), m_total);
    const double before = (at - m_from) / length();
    m_to = m_from + wanted;
    moveTo(at - before * wanted);
}

void TimelineSpan::moveTo(double from)
{
    const double wanted = std::min(length(), m_total);
    m_from = std::clamp(from, 0.0, m_total - wanted);
    m_to = m_from + wanted;
    // Rounding errors must not leave the view slightly zoomed in when the whole run fits.
    if (wanted > m_total - 1e-9)
        showWhole();
}

void TimelineSpan::follow(double first, double last)
{
    if (last > m_to)
        moveTo(last - length());
    if (first < m_from)
        moveTo(first);
}

void TimelineSpan::turnPageTo(double first, double last)
{
    if (last > m_to)
        moveTo(first - kPageEdge * length());
    else if (first < m_from)
        moveTo(last - (1 - kPageEdge) * length());
    follow(first, last);
}

} // namespace convoku
