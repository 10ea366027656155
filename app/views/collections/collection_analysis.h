// SPDX-License-Identifier: MIT
#pragma once

#include "app/base/job.h"
#include "app/document/collection.h"
#include "solver/run/runner.h"

#include <QObject>

#include <stop_token>

namespace convoku {

/// Lets the network solve the puzzles of a collection, in a thread with an engine of its own, and fills in what it
/// tells. First each puzzle runs to its first solution, as the debugger shows it; then those that needed a guess run
/// again to see whether there is a second one.
class CollectionAnalysis : public QObject
{
    Q_OBJECT

public:
    /// A puzzle ends out of passes after that many, where the options set no limit.
    static constexpr int kPassLimit = 100'000;
    enum class Stage { Idle, Runs, Verdicts };

    CollectionAnalysis(BatchEngineFactory engine, Collection* collection, QObject* parent = nullptr);
    ~CollectionAnalysis() override;

    /// The rules and limits that puzzles are run with; what is under way with others ends.
    void setOptions(const RunOptions& options);
    /// Analyses what is not known yet; what is known of other options is forgotten. Ignored where it does not fit.
    void start();
    /// Stops soon; what is known stays, and start() goes on.
    void cancel();

    /// Returns true if the network of the options is made for the collection's board.
    bool fits() const { return m_collection->board() == m_options.pass.model->board; }
    Stage stage() const { return m_stage; }
    bool isRunning() const { return m_stage != Stage::Idle; }
    /// Return the number of finished puzzles, and of all puzzles, of the current stage.
    std::size_t done() const;
    std::size_t total() const;
    /// Returns true if outcomes are known, but from a run with different options.
    bool isOld() const { return m_collection->knownCount() > 0 && !(m_knownWith == m_options); }
    bool isComplete() const;

Q_SIGNALS:
    /// It began, got on, or ended. At most 20 times a second.
    void changed();
    /// The engine failed; not for translation.
    void failed(const QString& error);

private:
    struct Task;
    void end();
    using Receiver = WeakReceiver<CollectionAnalysis>;
    static void work(
        const std::stop_token& stop, const Receiver& receiver, const BatchEngineFactory& makeEngine, const Task& task);
    template <typename Call>
    static void deliver(const Receiver& receiver, int round, Call call);

    BatchEngineFactory m_engine;
    Collection* m_collection;
    RunOptions m_options;
    RunOptions m_knownWith;
    Stage m_stage = Stage::Idle;
    std::size_t m_waitingAtFirst = 0; ///< puzzles that waited for a verdict when the second stage began
    int m_round = 0; ///< what is said of earlier rounds is dropped
    std::stop_source m_stop; ///< of the latest round; one before it was told to stop, and works on for a moment
    Receiver m_receiver;
};

} // namespace convoku
