// SPDX-License-Identifier: MIT
#pragma once

#include "app/base/latest_task.h"
#include "solver/run/uniqueness.h"

#include <QObject>
#include <QTimer>

#include <chrono>
#include <functional>
#include <memory>
#include <optional>

namespace convoku {

/// Says whether a puzzle that changes under somebody's hands has no, one, or several solutions. The network is asked in
/// a thread with an engine of its own, as soon as the puzzle rests for a moment; answers about an older puzzle are
/// dropped. A search that takes long pauses until somebody wants it to go on.
class PuzzleValidity : public QObject
{
    Q_OBJECT

public:
    enum class State { Idle, Looking, Paused, Known };
    /// Search time before a pause. A time, not a number of passes: meanwhile one engine runs thousands of passes,
    /// another a few hundred.
    static constexpr std::chrono::milliseconds kPatience{3000};

    explicit PuzzleValidity(BatchEngineFactory engine, QObject* parent = nullptr);

    void setStart(const StartingGrid& start);
    /// Whose houses the board has.
    void setNetwork(const ModelPtr& network);
    /// Forgets the puzzle, and what was under way.
    void stop();
    /// After a pause: for ten times as long.
    void resume();
    /// For searches that begin from now on.
    void setPatience(std::chrono::milliseconds patience) { m_patience = patience; }

    State state() const { return m_state; }
    /// Returns how long the search has looked, without the pauses.
    std::chrono::milliseconds looked() const { return m_looked; }
    /// Only where it is known.
    const std::optional<UniquenessAnswer>& answer() const { return m_answer; }

Q_SIGNALS:
    void changed();
    /// The program failed; not for translation.
    void failed(const QString& error);

private:
    using Task = LatestTask<BatchEngine>;

    void ask();
    void setState(State state);
    using Pause = std::function<void(std::chrono::milliseconds looked)>;
    using Progress = std::function<void(std::chrono::milliseconds looked)>;
    /// In the thread: no answer where the puzzle has changed meanwhile. `pause` comes back when the search is to go on.
    static std::optional<UniquenessAnswer> answerTo(const StartingGrid& start, const ModelPtr& network,
        std::chrono::milliseconds patience, BatchEngine& engine, const Task::Question& question, const Pause& pause,
        const Progress& progress);

    StartingGrid m_start;
    ModelPtr m_network = articleModel();
    State m_state = State::Idle;
    std::chrono::milliseconds m_looked{};
    std::chrono::milliseconds m_patience = kPatience;
    std::optional<UniquenessAnswer> m_answer;
    QTimer m_rest;

    /// true: the user has ended the pause. Read by the thread, which may outlive this object, under the task's lock.
    std::shared_ptr<bool> m_resumed;
    Task m_task; // last: it ends before the rest goes
};

} // namespace convoku
