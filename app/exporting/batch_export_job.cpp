// SPDX-License-Identifier: MIT
#include "app/exporting/batch_export_job.h"

#include <QElapsedTimer>
#include <QMetaObject>

#include <utility>

namespace convoku {

BatchExportJob::BatchExportJob(QObject* parent)
    : QObject(parent)
{
}

BatchExportJob::~BatchExportJob()
{
    m_cancelled = true;
    if (m_thread.joinable())
        m_thread.join();
}

void BatchExportJob::start(
    const std::function<std::unique_ptr<Backend>()>& backend, std::vector<BatchPuzzle> puzzles, BatchPlan plan)
{
    if (m_thread.joinable())
        m_thread.join();
    m_cancelled = false;
    m_running = true;
    m_thread = std::thread([this, backend, puzzles = std::move(puzzles), plan = std::move(plan)]() mutable {
        const auto post = [this](auto call) { QMetaObject::invokeMethod(this, std::move(call), Qt::QueuedConnection); };
        const std::unique_ptr<Backend> own = backend();
        BatchExport batch(*own, std::move(plan));
        QElapsedTimer sinceReport;
        sinceReport.start();
        int done = 0;
        for (const BatchPuzzle& puzzle : puzzles) {
            const BatchOutcome outcome = batch.write(puzzle, [&](double part) {
                // A report for every picture would flood the window's queue.
                constexpr int kOften = 50;
                if (sinceReport.elapsed() >= kOften) {
                    sinceReport.restart();
                    post([this, done, part] { Q_EMIT progress(done, part); });
                }
                return !m_cancelled;
            });
            if (outcome.status == BatchOutcome::Status::Cancelled)
                break;
            ++done;
            post([this, outcome] { Q_EMIT became(outcome); });
        }
        post([this] {
            m_running = false;
            Q_EMIT finished();
        });
    });
}

} // namespace convoku
