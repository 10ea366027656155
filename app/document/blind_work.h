// SPDX-License-Identifier: MIT
#pragma once

#include "app/base/latest_task.h"
#include "solver/blind/blind_run.h"

#include <QObject>

#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace convoku {

/// State of the view of a blind search: the selected trial, and the searches before this one. Kept with the search, so
/// that a window that is rebuilt in another language continues where the old one was.
struct BlindViewState
{
    BlindSettings choices; ///< for the next search
    std::vector<std::shared_ptr<const BlindRecord>> before; ///< of the same puzzle, the newest last
    std::optional<std::size_t> at; ///< the place in the search's trials
    bool follows = true; ///< that place goes with the newest trial
};

/// A blind search in a worker thread: it can be paused, goes on, and hands over what it has tried some times a second.
/// Nobody ever waits for it.
class BlindWork : public QObject
{
    Q_OBJECT

public:
    explicit BlindWork(QObject* parent = nullptr);

    /// In place of what was searched before. Nothing is tried yet. Throws Error as makeBlindEngine does.
    void begin(const Grid& puzzle, const BlindSettings& settings);
    /// Drops the search.
    void clear();
    /// Until it is over, or paused.
    void search();
    /// Pauses the search. The trials made until then arrive soon.
    void pause();
    /// One trial; ends a search that goes on.
    void step();

    /// Returns the trials that have arrived so far; null if no search was begun. A record never changes: more trials
    /// come as a new record.
    const std::shared_ptr<const BlindRecord>& record() const { return m_record; }
    bool isSearching() const { return m_searching; }
    bool isOver() const { return m_record && m_record->end != BlindRecord::End::None; }

    const BlindViewState& viewState() const { return m_viewState; }
    void setViewState(BlindViewState viewState) { m_viewState = std::move(viewState); }

Q_SIGNALS:
    /// Another record.
    void changed();
    void searchingChanged();
    /// The program failed; not for translation.
    void failed(const QString& error);

private:
    using Question = LatestTask<NoTool>::Question;

    /// In any thread. `to` is only looked at in its own, and if it is still there.
    static void deliver(BlindWork* to, const BlindRun& run, const Question& question, bool last);
    void take(std::shared_ptr<const BlindRecord> record);
    void setSearching(bool searching);

    std::shared_ptr<BlindRun> m_run; ///< of the thread's tasks, which run one after the other
    std::shared_ptr<const BlindRecord> m_record;
    bool m_searching = false;
    BlindViewState m_viewState;
    LatestTask<NoTool> m_task;
};

} // namespace convoku
