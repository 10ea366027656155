// SPDX-License-Identifier: MIT
#pragma once

#include "solver/run/uniqueness.h"

#include <QObject>
#include <QTimer>

#include <atomic>
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
    static constexpr int kPassLimit = 2000;

    explicit PuzzleValidity(BatchEngineFactory engine, QObject* parent = nullptr);
    ~PuzzleValidity() override;

    void setStart(const StartingGrid& start);
    /// Forgets the puzzle, and what was under way.
    void stop();
    /// After a pause: for ten times as many passes.
    void goOn();
    /// Passes until a search pauses.
    void setPassLimit(int limit) { m_passLimit = limit; }

    State state() const { return m_state; }
    /// How far the search has come.
    int passes() const { return m_passes; }
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
        int passLimit = 0;
    };

    void ask();
    /// What has been asked before is not wanted any more.
    void beginRound();
    void setState(State state);
    void work(const std::stop_token& stop, const BatchEngineFactory& makeEngine);
    /// Waits while the search pauses. False: nobody wants the answer any more.
    bool mayGoOn(const std::stop_token& stop, const Question& question, int passes, int& limit);
    template <typename Call>
    void tell(int round, Call call);

    StartingGrid m_start;
    State m_state = State::Idle;
    int m_passes = 0;
    int m_passLimit = kPassLimit;
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
