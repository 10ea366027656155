// SPDX-License-Identifier: MIT
#include "app/exporting/export_job.h"

#include <QElapsedTimer>
#include <QMetaObject>

namespace convoku {

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

void ExportJob::startWriting(
    std::shared_ptr<const FrameSource> frames, const GifSettings& settings, const QString& path)
{
    stop();
    m_running = true;
    m_thread = std::thread([this, round = m_round, frames = std::move(frames), settings, path] {
        const auto post = [this, round](auto call) {
            QMetaObject::invokeMethod(
                this,
                [this, round, call] {
                    if (round == m_round)
                        call();
                },
                Qt::QueuedConnection);
        };
        QElapsedTimer sinceReport;
        sinceReport.start();
        const ExportResult result = writeGif(*frames, settings, path, [&](int done, int total) {
            // A report for every picture would flood the window's queue.
            if (sinceReport.elapsed() >= 30) {
                sinceReport.restart();
                post([this, done, total] { Q_EMIT progress(done, total); });
            }
            return !m_cancelled;
        });
        post([this, result] {
            m_running = false;
            Q_EMIT written(result);
        });
    });
}

void ExportJob::startEstimating(std::shared_ptr<const FrameSource> frames, const GifSettings& settings)
{
    stop();
    m_running = true;
    m_thread = std::thread([this, round = m_round, frames = std::move(frames), settings] {
        const qint64 bytes = estimateGifBytes(*frames, settings, [this] { return m_cancelled.load(); });
        if (m_cancelled)
            return;
        QMetaObject::invokeMethod(
            this,
            [this, round, bytes] {
                if (round != m_round)
                    return;
                m_running = false;
                Q_EMIT estimated(bytes);
            },
            Qt::QueuedConnection);
    });
}

} // namespace convoku
