// SPDX-License-Identifier: MIT
#pragma once

#include "solver/run/uniqueness.h"

#include <QObject>
#include <QTimer>

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <optional>
#include <thread>

namespace convoku {

/// Says whether a puzzle that changes under somebody's hands has no, one, or several solutions. The network is asked in
/// a thread with an engine of its own, as soon as the puzzle rests for a moment; answers about an older puzzle are
/// dropped. A search that takes long pauses until somebody wants it to go on.
class PuzzleValidity : public QObject
{
    Q_OBJECT

public:
    enum class State { Idle, Looking, Paused, Known };
    /// How long a search looks before it pauses: an engine runs thousands of puzzles' passes in this time or a few
    /// hundred, so passes would tell nothing.
    static constexpr std::chrono::milliseconds kPatience{3000};

    explicit PuzzleValidity(BatchEngineFactory engine, QObject* parent = nullptr);
    ~PuzzleValidity() override;

    void setStart(const StartingGrid& start);
    /// Forgets the puzzle, and what was under way.
    void stop();
    /// After a pause: for ten times as long.
    void goOn();
    /// For searches that begin from now on.
    void setPatience(std::chrono::milliseconds patience) { m_patience = patience; }

    State state() const { return m_state; }
    /// How long the search has looked, pauses left out.
    std::chrono::milliseconds looked() const { return m_looked; }
    /// Only where it is known.
    const std::optional<UniquenessAnswer>& answer() const { return m_answer; }

Q_SIGNALS:
    void changed();
    /// The program failed; not for translation.
    void failed(const QString& error);

private:
    struct Question
    {
        StartingGrid start;
        int round = 0;
        std::chrono::milliseconds patience{};
    };

    void ask();
    /// What has been asked before is not wanted any more.
    void beginRound();
    void setState(State state);
    void work(const std::stop_token& stop, const BatchEngineFactory& makeEngine);
    /// No answer where the puzzle has changed meanwhile.
    std::optional<UniquenessAnswer> answerTo(
        const Question& question, BatchEngine& engine, const std::stop_token& stop);
    /// Waits until somebody wants the search to go on, or nobody wants its answer any more.
    void pause(const std::stop_token& stop, int round, std::chrono::milliseconds looked);
    template <typename Call>
    void tell(int round, Call call);

    StartingGrid m_start;
    State m_state = State::Idle;
    std::chrono::milliseconds m_looked{};
    std::chrono::milliseconds m_patience = kPatience;
    std::optional<UniquenessAnswer> m_answer;
    QTimer m_rest;

    std::atomic<int> m_round = 0; ///< what is said about earlier rounds is dropped
    std::mutex m_mutex;
    std::condition_variable_any m_wake;
    std::optional<Question> m_question; ///< guarded by m_mutex, as the next
    int m_goOnRound = 0; ///< the round whose pause somebody ended
    std::jthread m_thread; // last: it ends before the rest goes
};

} // namespace convoku
