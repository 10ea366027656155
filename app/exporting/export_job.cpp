// SPDX-License-Identifier: MIT
#include "app/exporting/export_job.h"

#include <QElapsedTimer>

#include <utility>

namespace convoku {
namespace {

/// Shorter animations are measured as fast as they are estimated.
constexpr int kWorthEstimating = 200;

} // namespace

ExportJob::ExportJob(QObject* parent)
    : QObject(parent)
    , m_task(this, [this](std::size_t, const QString& trouble) {
        m_running = false;
        const ExportResult result{ExportResult::Status::BrokeOff, trouble};
        if (m_writes)
            Q_EMIT written(result);
        else
            Q_EMIT measured(result);
    })
{
}

void ExportJob::cancel()
{
    if (m_cancelled)
        *m_cancelled = true;
}

void ExportJob::start(bool writes, std::function<void(const Cancelled& isCancelled, const Question& question)> work)
{
    m_running = true;
    m_writes = writes;
    m_cancelled = std::make_shared<std::atomic<bool>>(false);
    m_task.ask([work = std::move(work), cancelled = m_cancelled](NoTool&, const Question& question) {
        work([&] { return *cancelled || !question.isWanted(); }, question);
    });
}

void ExportJob::startWriting(const FrameFactory& make, const AnimationSettings& settings, const QString& path)
{
    start(true, [this, make, settings, path](const Cancelled& isCancelled, const Question& question) {
        const auto frames = make();
        QElapsedTimer sinceReport;
        sinceReport.start();
        const ExportResult result = writeAnimation(*frames, settings, path, [&](int done, int total) {
            // A report for every picture would flood the window's queue.
            constexpr int kOften = 30;
            if (sinceReport.elapsed() >= kOften) {
                sinceReport.restart();
                question.tell([this, done, total] { Q_EMIT progress(done, total); });
            }
            return !isCancelled();
        });
        question.tell([this, result] {
            m_running = false;
            Q_EMIT written(result);
        });
    });
}

void ExportJob::startMeasuring(const FrameFactory& make, const AnimationSettings& settings)
{
    start(false, [this, make, settings](const Cancelled& isCancelled, const Question& question) {
        if (isCancelled())
            return;
        const auto frames = make();
        if (isCancelled())
            return;
        if (frames->count() > kWorthEstimating) {
            const qint64 bytes = estimateAnimationBytes(*frames, settings, isCancelled);
            if (!isCancelled())
                question.tell([this, bytes] { Q_EMIT estimated(bytes); });
        }
        const ExportResult result = measureAnimation(*frames, settings, [&](int, int) { return !isCancelled(); });
        if (result.status == ExportResult::Status::Cancelled)
            return;
        question.tell([this, result] {
            m_running = false;
            Q_EMIT measured(result);
        });
    });
}

} // namespace convoku
