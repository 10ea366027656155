// SPDX-License-Identifier: MIT
#include "app/exporting/batch_export_job.h"

#include "app/base/trouble.h"

#include <QElapsedTimer>

#include <exception>
#include <optional>
#include <utility>

namespace convoku {

BatchExportJob::BatchExportJob(QObject* parent)
    : QObject(parent)
    , m_task(this, [this](std::size_t, const QString&) {
        m_running = false;
        Q_EMIT finished();
    })
{
}

BatchExportJob::~BatchExportJob()
{
    m_stop.request_stop();
}

void BatchExportJob::start(
    const std::function<std::unique_ptr<Backend>()>& backend, std::vector<BatchPuzzle> puzzles, BatchPlan plan)
{
    m_stop = {};
    m_running = true;
    m_task.ask([this, stop = m_stop.get_token(), backend, puzzles = std::move(puzzles), plan = std::move(plan)](
                   NoTool&, const auto& question) { work(this, question, stop, backend, puzzles, plan); });
}

void BatchExportJob::work(BatchExportJob* job, const LatestTask<NoTool>::Question& question,
    const std::stop_token& stop, const std::function<std::unique_ptr<Backend>()>& backend,
    const std::vector<BatchPuzzle>& puzzles, const BatchPlan& plan)
{
    std::unique_ptr<Backend> own;
    std::optional<BatchExport> batch;
    QString problem;
    try {
        own = backend();
        batch.emplace(*own, plan);
    } catch (const std::exception& error) {
        problem = troubleOf(error);
    }
    int done = 0;
    std::vector<BatchOutcome> fresh;
    const auto report = [&](double part) {
        question.post([job, done, part, outcomes = std::exchange(fresh, {})] {
            if (!outcomes.empty())
                Q_EMIT job->became(outcomes);
            Q_EMIT job->progress(done, part);
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
        return !stop.stop_requested();
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
    question.post([job] {
        job->m_running = false;
        Q_EMIT job->finished();
    });
}

} // namespace convoku
