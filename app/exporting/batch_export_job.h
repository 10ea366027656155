// SPDX-License-Identifier: MIT
#pragma once

#include "app/base/latest_task.h"
#include "app/exporting/batch_export.h"

#include <QObject>

#include <functional>
#include <memory>
#include <stop_token>
#include <vector>

namespace convoku {

/// A file for each puzzle, in a worker thread with a backend of its own. Signals come in the thread that the job lives
/// in. Where there is no backend, every puzzle fails and its outcome says why. Deleting the job cancels it and waits
/// for nothing; nothing arrives afterwards, and no half file is left.
class BatchExportJob : public QObject
{
    Q_OBJECT

public:
    explicit BatchExportJob(QObject* parent = nullptr);
    ~BatchExportJob() override;

    bool isRunning() const { return m_running; }
    /// Not while it runs.
    void start(
        const std::function<std::unique_ptr<Backend>()>& backend, std::vector<BatchPuzzle> puzzles, BatchPlan plan);
    void cancel() { m_stop.request_stop(); }

Q_SIGNALS:
    /// `part`: of the puzzle after those that are done, 0 … 1.
    void progress(int done, double part);
    /// Sent for several puzzles at once, in their order: there can be thousands of skipped ones.
    void became(const std::vector<convoku::BatchOutcome>& outcomes);
    void finished();

private:
    /// In the worker, where the job may be gone: only what is told is done with it.
    static void work(BatchExportJob* job, const LatestTask<NoTool>::Question& question, const std::stop_token& stop,
        const std::function<std::unique_ptr<Backend>()>& backend, const std::vector<BatchPuzzle>& puzzles,
        const BatchPlan& plan);

    bool m_running = false;
    std::stop_source m_stop;
    LatestTask<NoTool> m_task;
};

} // namespace convoku
