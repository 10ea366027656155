// SPDX-License-Identifier: MIT
#pragma once

#include "app/exporting/animation.h"
#include "app/exporting/frame_source.h"
#include "app/session/background_work.h"

#include <QObject>
#include <QString>

#include <atomic>
#include <functional>
#include <future>
#include <memory>

namespace convoku {

/// Writes an animation, or finds its size, in a worker thread. Signals come in the thread that the job lives in.
/// Deleting the job cancels it without waiting; nothing arrives afterwards, and a cancelled export leaves the old file
/// as it was. Frames are made in the worker too.
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
    /// What the worker has of the job.
    struct Task
    {
        std::atomic<bool> cancelled = false;
        std::promise<void> end;
        std::shared_future<void> ended = end.get_future().share();
    };
    using Post = std::function<void(std::function<void(ExportJob&)> call)>;

    /// `work` writes, or measures. It is told whether it is cancelled, and what it posts is called in the job's thread,
    /// unless that has started something else meanwhile.
    void start(bool writes, std::function<void(const std::atomic<bool>& cancelled, const Post& post)> work);

    bool m_running = false;
    int m_round = 0; ///< drops what an earlier start still had under way
    std::shared_ptr<Task> m_task; ///< the newest one
    WeakReceiver<ExportJob> m_back;
};

} // namespace convoku
