// SPDX-License-Identifier: MIT
#include "app/exporting/export_job.h"

#include <QElapsedTimer>
#include <QMetaObject>

namespace convoku {
namespace {

/// Shorter animations are measured as fast as they are estimated.
constexpr int kWorthEstimating = 200;

} // namespace

ExportJob::ExportJob(QObject* parent)
    : QObject(parent)
{
}

ExportJob::~ExportJob()
{
    stop();
}

void ExportJob::cancel()
{
    m_cancelled = true;
}

void ExportJob::stop()
{
    m_cancelled = true;
    if (m_thread.joinable())
        m_thread.join();
    m_cancelled = false;
    m_running = false;
    ++m_round;
}

void ExportJob::start(std::function<void(int round)> work)
{
    stop();
    m_running = true;
    m_thread = std::thread(std::move(work), m_round);
}

void ExportJob::post(int round, std::function<void()> call)
{
    QMetaObject::invokeMethod(
        this,
        [this, round, call = std::move(call)] {
            if (round == m_round)
                call();
        },
        Qt::QueuedConnection);
}

void ExportJob::startWriting(const FrameFactory& make, const AnimationSettings& settings, const QString& path)
{
    start([this, make, settings, path](int round) {
        const auto frames = make();
        QElapsedTimer sinceReport;
        sinceReport.start();
        const ExportResult result = writeAnimation(*frames, settings, path, [&](int done, int total) {
            // A report for every picture would flood the window's queue.
            constexpr int kOften = 30;
            if (sinceReport.elapsed() >= kOften) {
                sinceReport.restart();
                post(round, [this, done, total] { Q_EMIT progress(done, total); });
            }
            return !m_cancelled;
        });
        post(round, [this, result] {
            m_running = false;
            Q_EMIT written(result);
        });
    });
}

void ExportJob::startMeasuring(const FrameFactory& make, const AnimationSettings& settings)
{
    start([this, make, settings](int round) {
        const auto frames = make();
        if (m_cancelled)
            return;
        if (frames->count() > kWorthEstimating) {
            const qint64 bytes = estimateAnimationBytes(*frames, settings, [this] { return m_cancelled.load(); });
            if (!m_cancelled)
                post(round, [this, bytes] { Q_EMIT estimated(bytes); });
        }
        const ExportResult result
            = measureAnimation(*frames, settings, [this](int, int) { return !m_cancelled.load(); });
        if (result.status == ExportResult::Status::Cancelled)
            return;
        post(round, [this, result] {
            m_running = false;
            Q_EMIT measured(result);
        });
    });
}

} // namespace convoku
