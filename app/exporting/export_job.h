// SPDX-License-Identifier: MIT
#pragma once

#include "app/base/latest_task.h"
#include "app/exporting/animation.h"
#include "app/exporting/frame_source.h"
#include "app/exporting/picture.h"

#include <QObject>
#include <QString>

#include <atomic>
#include <functional>
#include <memory>

namespace convoku {

/// Writes an animation or a picture, or finds its size, in a worker thread. Signals come in the thread that the job
/// lives in. Deleting the job cancels it without waiting; nothing arrives afterwards, and a cancelled export leaves the
/// old file as it was. Frames are made in the worker too.
class ExportJob : public QObject
{
    Q_OBJECT

public:
    explicit ExportJob(QObject* parent = nullptr);

    bool isRunning() const { return m_running; }
    /// Both end what the job was doing before.
    void startWriting(const FrameFactory& make, const AnimationSettings& settings, const QString& path);
    void startMeasuring(const FrameFactory& make, const AnimationSettings& settings);
    /// The same for a picture.
    void startWriting(std::shared_ptr<const Picture> picture, const PictureSettings& settings, const QString& path);
    void startMeasuring(std::shared_ptr<const Picture> picture, const PictureSettings& settings);
    void cancel();

Q_SIGNALS:
    void progress(int done, int total);
    void written(const convoku::ExportResult& result);
    /// Sent for a long animation before it is measured; bytes as from estimateAnimationBytes().
    void estimated(qint64 bytes);
    /// Sent with the result of measureAnimation(); not if cancelled.
    void measured(const convoku::ExportResult& result);

private:
    using Question = LatestTask<NoTool>::Question;
    using Cancelled = std::function<bool()>;
    using Work = std::function<ExportResult(const Cancelled& isCancelled, const Question& question)>;

    /// `work` writes, or measures.
    void start(bool writes, Work work);
    void end(const ExportResult& result);

    bool m_running = false;
    bool m_writes = false; ///< what was started last
    std::shared_ptr<std::atomic<bool>> m_cancelled; ///< of what was started last; null: nothing was
    LatestTask<NoTool> m_task; ///< one at a time: they may write to the same file
};

} // namespace convoku
