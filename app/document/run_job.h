// SPDX-License-Identifier: MIT
#pragma once

#include "app/base/job.h"
#include "solver/run/runner.h"

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace convoku {

/// Makes the backend, in the thread that will run it.
using BackendFactory = std::function<std::unique_ptr<Backend>()>;

/// Computes one run and hands over what is there every few dozen milliseconds. Cancelled, it stops after the current
/// pass.
class RunJob : public Job<RunJob>
{
    Q_OBJECT

public:
    /// Runs a puzzle from its start.
    RunJob(BackendFactory backend, const StartingGrid& start, RunOptions options, PassPtr pass = nullptr,
        QObject* parent = nullptr);
    /// Goes on from where a recording stands; see Runner.
    RunJob(BackendFactory backend, const Recording& recording, int maxPasses, QObject* parent = nullptr);

Q_SIGNALS:
    /// The puzzle is encoded: the recording can begin. Not sent when going on.
    void started(const convoku::Candidates& start);
    /// The next passes, in order.
    void advanced(const std::vector<convoku::PassRecord>& passes);
    /// No more will come: the run ended, was cancelled, or failed (error: why, from the program, not for translation).
    void finished(const QString& error);

private:
    using MakeRunner = std::function<std::unique_ptr<Runner>(Backend&)>;
    void beginRun(BackendFactory backend, MakeRunner makeRunner, bool announceStart);
    static void run(const std::stop_token& stop, const Receiver& receiver, const BackendFactory& backend,
        const MakeRunner& makeRunner, bool announceStart);
};

} // namespace convoku
