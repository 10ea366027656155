// SPDX-License-Identifier: MIT
#pragma once

#include "app/base/latest_task.h"
#include "app/exporting/picture.h"

#include <QObject>
#include <QSize>

#include <memory>
#include <stop_token>
#include <vector>

namespace convoku {

/// Draws pictures in a thread that nobody waits for: a large one takes a second. Signals come in the thread that the
/// job lives in. What is asked for while it runs follows, and what is under way then is not told. Deleting the job
/// drops it: nothing arrives afterwards, and a file that was not begun is not written.
class PictureJob : public QObject
{
    Q_OBJECT

public:
    explicit PictureJob(QObject* parent = nullptr);
    ~PictureJob() override;

    /// At the first of these scales that is not too large; made that large afterwards where `size` is not empty.
    /// drawn() follows.
    void draw(std::shared_ptr<const Picture> picture, Theme::Kind theme, std::vector<double> scales, QSize size = {});
    /// As writePicture does. written() follows.
    void write(std::shared_ptr<const Picture> picture, const PictureSettings& settings, const QString& path);
    bool isRunning() const { return m_running; }

Q_SIGNALS:
    /// One that counts in pixels: its ratio is 1. Null where it is too large.
    void drawn(const QImage& image);
    /// See writePicture.
    void written(const QString& problem);

private:
    void ask(bool writes, LatestTask<NoTool>::Task task);

    bool m_running = false;
    bool m_writes = false; ///< what is asked for writes a file, else it draws
    std::stop_source m_stop;
    LatestTask<NoTool> m_task;
};

} // namespace convoku
