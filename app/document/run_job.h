// SPDX-License-Identifier: MIT
#pragma once

#include "app/base/background_work.h"
#include "solver/run/runner.h"

#include <QObject>

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace convoku {

/// Makes the backend, in the thread that will run it.
using BackendFactory = std::function<std::unique_ptr<Backend>()>;

/// Computes one run in a worker thread and hands over what is there every few dozen milliseconds. All signals come in
/// the thread that the job lives in. Deleting the job cancels it and waits
/// for nothing, where LibTorch is still being loaded for instance; nothing of it arrives afterwards.
class RunJob : public QObject
{
    Q_OBJECT

public:
    /// Runs a puzzle from its start.
    RunJob(BackendFactory backend, const StartingGrid& start, RunOptions options, PassPtr pass = nullptr,
        QObject* parent = nullptr);
    /// Goes on from where a recording stands; see Runner.
    RunJob(BackendFactory backend, const Recording& recording, int maxPasses, QObject* parent = nullptr);
    ~RunJob() override;

    /// Stops after the current pass; finished() follows.
    void cancel();

Q_SIGNALS:
    /// The puzzle is encoded: the recording can begin. Not sent when going on.
    void started(const convoku::Candidates& start);
    /// The next passes, in order.
    void advanced(const std::vector<convoku::PassRecord>& passes);
    /// No more will come: the run ended, was cancelled, or failed (error: why, from the program, not for translation).
    void finished(const QString& error);

private:
    using MakeRunner = std::function<std::unique_ptr<Runner>(Backend&)>;
    void begin(BackendFactory backend, MakeRunner makeRunner, bool announceStart);
    static void run(const std::stop_token& stop, const WeakReceiver<RunJob>& way, const BackendFactory& backend,
        const MakeRunner& makeRunner, bool announceStart);

    std::stop_source m_stop;
    WeakReceiver<RunJob> m_way;
};

} // namespace convoku
