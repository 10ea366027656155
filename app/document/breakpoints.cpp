// SPDX-License-Identifier: MIT
#include "app/document/breakpoints.h"

#include "app/document/session.h"

#include <algorithm>

namespace convoku {
namespace {

std::optional<Position> firstAfter(std::span<const Position> positions, Position position)
{
    const auto it = std::ranges::upper_bound(positions, position);
    return it == positions.end() ? std::nullopt : std::optional(*it);
}

std::optional<Position> lastBefore(std::span<const Position> positions, Position position)
{
    const auto it = std::ranges::lower_bound(positions, position);
    return it == positions.begin() ? std::nullopt : std::optional(*(it - 1));
}

} // namespace

std::span<const Position> Breakpoints::Entry::stops() const
{
    const auto all = hits.positions();
    const auto passed = static_cast<std::size_t>(std::max(breakpoint.fromHit, 1) - 1);
    return breakpoint.enabled && passed < all.size() ? all.subspan(passed) : std::span<const Position>();
}

Breakpoints::Breakpoints(Session* session, QObject* parent)
    : QObject(parent)
    , m_session(session)
{
    m_quiet.setSingleShot(true);
    m_quiet.setInterval(kQuiet);
    connect(&m_quiet, &QTimer::timeout, this, [this] {
        if (!m_untold)
            return;
        m_untold = false;
        m_quiet.start();
        Q_EMIT hitsChanged();
    });
    connect(session, &Session::recordingReset, this, &Breakpoints::startOver);
    connect(session, &Session::recordingGrew, this, &Breakpoints::grow);
}

Breakpoints::Entry Breakpoints::makeEntry(const Breakpoint& breakpoint) const
{
    Entry entry{breakpoint, BreakpointHits(breakpoint)};
    if (m_session->hasPuzzle())
        entry.hits.update(*m_session->recording());
    return entry;
}

int Breakpoints::find(const Breakpoint& breakpoint) const
{
    const auto it
        = std::ranges::find_if(m_list, [&](const Entry& entry) { return haveSameHits(entry.breakpoint, breakpoint); });
    return it == m_list.end() ? -1 : static_cast<int>(it - m_list.begin());
}

void Breakpoints::insert(int index, const Breakpoint& breakpoint)
{
    Entry entry = makeEntry(breakpoint);
    Q_EMIT aboutToInsert(index);
    m_list.insert(m_list.begin() + index, std::move(entry));
    forgetStops();
    Q_EMIT inserted(index);
    emitList();
}

void Breakpoints::change(int index, const Breakpoint& breakpoint)
{
    Entry& entry = m_list.at(static_cast<std::size_t>(index));
    if (entry.breakpoint == breakpoint)
        return;
    if (haveSameHits(entry.breakpoint, breakpoint))
        entry.breakpoint = breakpoint;
    else
        entry = makeEntry(breakpoint);
    forgetStops();
    Q_EMIT changed(index);
    emitList();
}

void Breakpoints::remove(int index)
{
    Q_EMIT aboutToRemove(index);
    m_list.erase(m_list.begin() + index);
    forgetStops();
    Q_EMIT removed(index);
    emitList();
}

void Breakpoints::setEnabled(int index, bool enabled)
{
    Breakpoint breakpoint = at(index);
    breakpoint.enabled = enabled;
    change(index, breakpoint);
}

void Breakpoints::setAll(const std::vector<Breakpoint>& breakpoints)
{
    Q_EMIT aboutToReset();
    m_list.clear();
    for (const Breakpoint& breakpoint : breakpoints)
        m_list.push_back(makeEntry(breakpoint));
    forgetStops();
    Q_EMIT wasReset();
    emitList();
}

void Breakpoints::forgetStops()
{
    m_stops.clear();
    m_merged.clear();
}

void Breakpoints::emitList()
{
    Q_EMIT listChanged();
    Q_EMIT hitsChanged();
}

void Breakpoints::startOver()
{
    forgetStops();
    for (Entry& entry : m_list) {
        entry.hits.reset();
        entry.hits.update(*m_session->recording());
    }
    Q_EMIT hitsChanged();
}

void Breakpoints::grow()
{
    bool news = false;
    for (Entry& entry : m_list) {
        const std::size_t before = entry.hits.positions().size();
        entry.hits.update(*m_session->recording());
        news = news || entry.hits.positions().size() != before;
    }
    if (!news)
        return;
    if (m_quiet.isActive()) {
        m_untold = true;
        return;
    }
    m_quiet.start();
    Q_EMIT hitsChanged();
}

std::span<const Position> Breakpoints::hits(int index) const
{
    return m_list.at(static_cast<std::size_t>(index)).hits.positions();
}

int Breakpoints::hitsUpTo(int index, Position position) const
{
    return m_list.at(static_cast<std::size_t>(index)).hits.countUpTo(position);
}

std::optional<Position> Breakpoints::nextHit(int index, Position position) const
{
    return firstAfter(hits(index), position);
}

std::optional<Position> Breakpoints::previousHit(int index, Position position) const
{
    return lastBefore(hits(index), position);
}

std::span<const Position> Breakpoints::stops() const
{
    // A recording only grows at its end, by whole passes: new stops come behind all that have been merged.
    m_merged.resize(m_list.size());
    const std::size_t known = m_stops.size();
    for (std::size_t i = 0; i < m_list.size(); ++i) {
        const auto stops = m_list[i].stops();
        const auto fresh = stops.subspan(m_merged[i]);
        m_stops.insert(m_stops.end(), fresh.begin(), fresh.end());
        m_merged[i] = stops.size();
    }
    const auto begin = m_stops.begin() + static_cast<std::ptrdiff_t>(known);
    std::sort(begin, m_stops.end());
    m_stops.erase(std::unique(begin, m_stops.end()), m_stops.end());
    return m_stops;
}

std::optional<Position> Breakpoints::nextStop(Position position) const
{
    std::optional<Position> nearest;
    for (const Entry& entry : m_list) {
        const auto next = firstAfter(entry.stops(), position);
        if (next && (!nearest || *next < *nearest))
            nearest = next;
    }
    return nearest;
}

std::optional<Position> Breakpoints::previousStop(Position position) const
{
    std::optional<Position> nearest;
    for (const Entry& entry : m_list) {
        const auto previous = lastBefore(entry.stops(), position);
        if (previous && (!nearest || *previous > *nearest))
            nearest = previous;
    }
    return nearest;
}

std::vector<int> Breakpoints::stoppingAt(Position position) const
{
    std::vector<int> found;
    for (int i = 0; i < count(); ++i) {
        if (std::ranges::binary_search(m_list[static_cast<std::size_t>(i)].stops(), position))
            found.push_back(i);
    }
    return found;
}

} // namespace convoku
