// SPDX-License-Identifier: MIT
#pragma once

#include "app/exporting/animation.h"
#include "app/exporting/frame_source.h"

#include <QObject>
#include <QString>

#include <atomic>
#include <functional>
#include <memory>
#include <thread>

namespace convoku {

/// Writes an animation, or finds its size, in a worker thread. Signals come in the thread that the job lives in.
/// Deleting the job cancels it and waits; nothing arrives afterwards, and a cancelled export leaves the old file as it
/// was. Frames are made in the worker too.
class ExportJob : public QObject
{
    Q_OBJECT

public:
    explicit ExportJob(QObject* parent = nullptr);
    ~ExportJob() override;

    bool isRunning() const { return m_running; }
    /// Both end what the job was doing before.
    void startWriting(const FrameFactory& make, const AnimationSettings& settings, const QString& path);
    void startMeasuring(const FrameFactory& make, const AnimationSettings& settings);
    void cancel();

Q_SIGNALS:
    void progress(int done, int total);
    void written(const convoku::ExportResult& result);
    /// Of a long animation, before it is measured; bytes as estimateAnimationBytes gives them.
    void estimated(qint64 bytes);
    /// As measureAnimation gives it; not sent when cancelled.
    void measured(const convoku::ExportResult& result);

private:
    void start(std::function<void(int round)> work);
    void stop();
    /// From the worker: calls in the job's thread, unless that has started something else meanwhile.
    void post(int round, std::function<void()> call);

    std::atomic<bool> m_cancelled = false;
    bool m_running = false;
    int m_round = 0; ///< drops what an earlier start still had under way
    std::thread m_thread;
};

} // namespace convoku
