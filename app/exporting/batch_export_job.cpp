// SPDX-License-Identifier: MIT
#include "app/exporting/batch_export_job.h"

#include <QElapsedTimer>
#include <QMetaObject>

#include <exception>
#include <optional>
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
        std::unique_ptr<Backend> own;
        std::optional<BatchExport> batch;
        QString problem;
        try {
            own = backend();
            batch.emplace(*own, std::move(plan));
        } catch (const std::exception& error) {
            problem = QString::fromUtf8(error.what());
        }
        int done = 0;
        std::vector<BatchOutcome> fresh;
        const auto report = [&](double part) {
            post([this, done, part, outcomes = std::exchange(fresh, {})] {
                if (!outcomes.empty())
                    Q_EMIT became(outcomes);
                Q_EMIT progress(done, part);
            });
        };
        QElapsedTimer sinceReport;
        sinceReport.start();
        const auto reportSometimes = [&](double part) {
            // A report for every picture, or for every puzzle that is skipped, would flood the window's queue.
            constexpr int kOften = 50;
            if (sinceReport.elapsed() >= kOften) {
                sinceReport.restart();
                report(part);
            }
            return !m_cancelled;
        };
        for (const BatchPuzzle& puzzle : puzzles) {
            if (!reportSometimes(0))
                break;
            BatchOutcome outcome{BatchOutcome::Status::Failed, puzzle.number, puzzle.name, {}, problem, 0};
            if (batch)
                outcome = batch->write(puzzle, reportSometimes);
            if (outcome.status == BatchOutcome::Status::Cancelled)
                break;
            ++done;
            fresh.push_back(std::move(outcome));
        }
        report(0);
        post([this] {
            m_running = false;
            Q_EMIT finished();
        });
    });
}

} // namespace convoku
