// SPDX-License-Identifier: MIT
#pragma once

#include "app/exporting/gif_export.h"
#include "app/exporting/run_frames.h"

#include <QObject>
#include <QString>

#include <atomic>
#include <memory>
#include <thread>

namespace convoku {

/// Writes an animation, or estimates its size, in a worker thread. Signals come in the thread that the job lives in.
/// Deleting the job cancels it and waits; nothing arrives afterwards, and a cancelled export leaves the old file as it
/// was.
class ExportJob : public QObject
{
    Q_OBJECT

public:
    explicit ExportJob(QObject* parent = nullptr);
    ~ExportJob() override;

    bool isRunning() const { return m_running; }
    /// Both end what the job was doing before.
    void startWriting(std::shared_ptr<const FrameSource> frames, const GifSettings& settings, const QString& path);
    void startEstimating(std::shared_ptr<const FrameSource> frames, const GifSettings& settings);
    void cancel();

Q_SIGNALS:
    void progress(int done, int total);
    void written(const convoku::ExportResult& result);
    /// bytes as estimateGifBytes gives them; not sent when cancelled.
    void estimated(qint64 bytes);

private:
    void stop();

    std::atomic<bool> m_cancelled = false;
    bool m_running = false;
    int m_round = 0; ///< drops what an earlier start still had under way
    std::thread m_thread;
};

} // namespace convoku
