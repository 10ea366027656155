// SPDX-License-Identifier: MIT
#pragma once

#include "solver/run/breakpoint.h"

#include <QObject>
#include <QTimer>

#include <optional>
#include <span>
#include <vector>

namespace convoku {

class Session;

/// The breakpoints of a session. All their hits in its recording are known at once, in both directions, and grow with
/// the run; another run keeps the breakpoints and finds its own hits. Indices must be in 0 … count() − 1.
class Breakpoints : public QObject
{
    Q_OBJECT

public:
    explicit Breakpoints(Session* session, QObject* parent = nullptr);

    // The list
    int count() const { return static_cast<int>(m_list.size()); }
    const Breakpoint& at(int index) const { return m_list.at(static_cast<std::size_t>(index)).breakpoint; }
    /// The first one that has the same hits, enabled or not; -1 where there is none.
    int find(const Breakpoint& breakpoint) const;
    void add(const Breakpoint& breakpoint) { insert(count(), breakpoint); }
    /// Before the one at `index`; count(): at the end.
    void insert(int index, const Breakpoint& breakpoint);
    void change(int index, const Breakpoint& breakpoint);
    void remove(int index);
    void setEnabled(int index, bool enabled);
    void toggle(int index) { setEnabled(index, !at(index).enabled); }
    /// All of them at once, as from a file.
    void setAll(const std::vector<Breakpoint>& breakpoints);

    // The hits of one, whether it is enabled or not
    /// Ascending. Valid until the list or the recording changes.
    std::span<const Position> hits(int index) const;
    /// The k of "hit k of n": how many hits are at or before a position.
    int hitsUpTo(int index, Position position) const;
    std::optional<Position> nextHit(int index, Position position) const;
    std::optional<Position> previousHit(int index, Position position) const;

    // The stops of the run: the hits of all enabled breakpoints, each from its `fromHit` on
    /// Ascending, without doubles. Valid until the list or the recording changes.
    std::span<const Position> stops() const;
    std::optional<Position> nextStop(Position position) const;
    std::optional<Position> previousStop(Position position) const;
    /// The breakpoints that stop exactly there.
    std::vector<int> stoppingAt(Position position) const;

Q_SIGNALS:
    void aboutToInsert(int index);
    void inserted(int index);
    void aboutToRemove(int index);
    void removed(int index);
    void changed(int index);
    void aboutToReset();
    void wasReset();
    /// After every one of those that has been done.
    void listChanged();
    /// hits() or stops() of some have changed. While a run grows it comes at most every kQuiet; the getters don't wait.
    void hitsChanged();

private:
    static constexpr int kQuiet = 50; ///< milliseconds

    struct Entry
    {
        Breakpoint breakpoint;
        BreakpointHits hits;
        /// Returns the hits at which the breakpoint stops the run.
        std::span<const Position> stops() const;
    };
    Entry makeEntry(const Breakpoint& breakpoint) const;
    void startOver();
    void grow();
    void forgetStops();
    void emitList();

    Session* m_session;
    std::vector<Entry> m_list;
    /// The merged stops, as far as somebody asked for them: those of the first m_merged[i] stops of each breakpoint.
    mutable std::vector<Position> m_stops;
    mutable std::vector<std::size_t> m_merged;
    QTimer m_quiet;
    bool m_untold = false;
};

} // namespace convoku
