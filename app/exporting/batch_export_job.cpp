// SPDX-License-Identifier: MIT
#include "app/exporting/batch_export_job.h"

#include "app/session/trouble.h"

#include <QElapsedTimer>

#include <exception>
#include <optional>
#include <utility>

namespace convoku {

BatchExportJob::BatchExportJob(QObject* parent)
    : QObject(parent)
    , m_way(this)
{
}

BatchExportJob::~BatchExportJob()
{
    m_way.cut();
    m_stop.request_stop();
}

void BatchExportJob::start(
    const std::function<std::unique_ptr<Backend>()>& backend, std::vector<BatchPuzzle> puzzles, BatchPlan plan)
{
    m_stop = {};
    m_running = true;
    runInBackground([stop = m_stop.get_token(), way = m_way, backend, puzzles = std::move(puzzles),
                        plan = std::move(plan)] { work(stop, way, backend, puzzles, plan); });
}

void BatchExportJob::work(const std::stop_token& stop, const Way& way,
    const std::function<std::unique_ptr<Backend>()>& backend, const std::vector<BatchPuzzle>& puzzles,
    const BatchPlan& plan)
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
        way.post([done, part, outcomes = std::exchange(fresh, {})](BatchExportJob& job) {
            if (!outcomes.empty())
                Q_EMIT job.became(outcomes);
            Q_EMIT job.progress(done, part);
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
    way.post([](BatchExportJob& job) {
        job.m_running = false;
        Q_EMIT job.finished();
    });
}

} // namespace convoku
