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
        end({ExportResult::Status::BrokeOff, trouble});
    })
{
}

void ExportJob::cancel()
{
    if (m_cancelled)
        *m_cancelled = true;
}

void ExportJob::start(bool writes, Work work)
{
    m_running = true;
    m_writes = writes;
    m_cancelled = std::make_shared<std::atomic<bool>>(false);
    m_task.ask([this, work = std::move(work), cancelled = m_cancelled](NoTool&, const Question& question) {
        const ExportResult result = work([&] { return *cancelled || !question.isCurrent(); }, question);
        question.post([this, result] { end(result); });
    });
}

void ExportJob::end(const ExportResult& result)
{
    m_running = false;
    if (m_writes)
        Q_EMIT written(result);
    else if (result.status != ExportResult::Status::Cancelled)
        Q_EMIT measured(result);
}

void ExportJob::startWriting(const FrameFactory& make, const AnimationSettings& settings, const QString& path)
{
    start(true, [this, make, settings, path](const Cancelled& isCancelled, const Question& question) {
        const auto frames = make();
        QElapsedTimer sinceReport;
        sinceReport.start();
        return writeAnimation(*frames, settings, path, [&](int done, int total) {
            // A report for every picture would flood the window's queue.
            constexpr int kOften = 30;
            if (sinceReport.elapsed() >= kOften) {
                sinceReport.restart();
                question.post([this, done, total] { Q_EMIT progress(done, total); });
            }
            return !isCancelled();
        });
    });
}

void ExportJob::startMeasuring(const FrameFactory& make, const AnimationSettings& settings)
{
    start(false, [this, make, settings](const Cancelled& isCancelled, const Question& question) -> ExportResult {
        if (isCancelled())
            return {ExportResult::Status::Cancelled};
        const auto frames = make();
        if (isCancelled())
            return {ExportResult::Status::Cancelled};
        if (frames->count() > kWorthEstimating) {
            const qint64 bytes = estimateAnimationBytes(*frames, settings, isCancelled);
            if (!isCancelled())
                question.post([this, bytes] { Q_EMIT estimated(bytes); });
        }
        return measureAnimation(*frames, settings, [&](int, int) { return !isCancelled(); });
    });
}

void ExportJob::startWriting(
    std::shared_ptr<const Picture> picture, const PictureSettings& settings, const QString& path)
{
    start(true, [picture = std::move(picture), settings, path](const Cancelled& isCancelled, const Question&) {
        return writePicture(*picture, settings, path, isCancelled);
    });
}

void ExportJob::startMeasuring(std::shared_ptr<const Picture> picture, const PictureSettings& settings)
{
    start(false, [picture = std::move(picture), settings](const Cancelled& isCancelled, const Question&) {
        return writePicture(*picture, settings, {}, isCancelled);
    });
}

} // namespace convoku
