// SPDX-License-Identifier: MIT
#include "app/exporting/export_job.h"

#include "app/session/trouble.h"

#include <QElapsedTimer>

#include <utility>

namespace convoku {
namespace {

/// Shorter animations are measured as fast as they are estimated.
constexpr int kWorthEstimating = 200;

} // namespace

ExportJob::ExportJob(QObject* parent)
    : QObject(parent)
    , m_back(this)
{
}

ExportJob::~ExportJob()
{
    cancel();
    m_back.cut();
}

void ExportJob::cancel()
{
    if (m_task)
        m_task->cancelled = true;
}

void ExportJob::start(bool writes, std::function<void(const std::atomic<bool>& cancelled, const Post& post)> work)
{
    cancel();
    m_running = true;
    const std::shared_ptr<Task> before = std::exchange(m_task, std::make_shared<Task>());
    const Post post = [back = m_back, round = ++m_round](std::function<void(ExportJob&)> call) {
        back.post([round, call = std::move(call)](ExportJob& job) {
            if (round == job.m_round)
                call(job);
        });
    };
    runInBackground([before, task = m_task, writes, work = std::move(work), post] {
        // One at a time: they may write to the same file.
        if (before)
            before->ended.wait();
        const QString trouble = troubleIn([&] { work(task->cancelled, post); });
        if (!trouble.isEmpty())
            post([result = ExportResult{ExportResult::Status::BrokeOff, trouble}, writes](ExportJob& job) {
                job.m_running = false;
                if (writes)
                    Q_EMIT job.written(result);
                else
                    Q_EMIT job.measured(result);
            });
        task->end.set_value();
    });
}

void ExportJob::startWriting(const FrameFactory& make, const AnimationSettings& settings, const QString& path)
{
    start(true, [make, settings, path](const std::atomic<bool>& cancelled, const Post& post) {
        const auto frames = make();
        QElapsedTimer sinceReport;
        sinceReport.start();
        const ExportResult result = writeAnimation(*frames, settings, path, [&](int done, int total) {
            // A report for every picture would flood the window's queue.
            constexpr int kOften = 30;
            if (sinceReport.elapsed() >= kOften) {
                sinceReport.restart();
                post([done, total](ExportJob& job) { Q_EMIT job.progress(done, total); });
            }
            return !cancelled;
        });
        post([result](ExportJob& job) {
            job.m_running = false;
            Q_EMIT job.written(result);
        });
    });
}

void ExportJob::startMeasuring(const FrameFactory& make, const AnimationSettings& settings)
{
    start(false, [make, settings](const std::atomic<bool>& cancelled, const Post& post) {
        if (cancelled)
            return;
        const auto frames = make();
        if (cancelled)
            return;
        if (frames->count() > kWorthEstimating) {
            const qint64 bytes = estimateAnimationBytes(*frames, settings, [&] { return cancelled.load(); });
            if (!cancelled)
                post([bytes](ExportJob& job) { Q_EMIT job.estimated(bytes); });
        }
        const ExportResult result = measureAnimation(*frames, settings, [&](int, int) { return !cancelled.load(); });
        if (result.status == ExportResult::Status::Cancelled)
            return;
        post([result](ExportJob& job) {
            job.m_running = false;
            Q_EMIT job.measured(result);
        });
    });
}

} // namespace convoku
