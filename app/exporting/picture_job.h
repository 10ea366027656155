// SPDX-License-Identifier: MIT
#pragma once

#include "app/exporting/picture.h"
#include "app/session/background_work.h"

#include <QObject>
#include <QSize>

#include <functional>
#include <memory>
#include <stop_token>
#include <vector>

namespace convoku {

/// Draws pictures in a thread that nobody waits for: a large one takes a second. Signals come in the thread that the
/// job lives in. What is asked for while it is busy follows, and what is under way then is not told. Deleting the job
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
    bool isBusy() const { return m_busy; }

Q_SIGNALS:
    /// One that counts in pixels: its ratio is 1. Null where it is too large.
    void drawn(const QImage& image);
    /// See writePicture.
    void written(const QString& problem);

private:
    using Tell = std::function<void(PictureJob&)>;
    using Work = std::function<Tell()>;
    void begin(Work work);
    void end(const Tell& tell);

    bool m_busy = false;
    Work m_next; ///< the latest that was asked for meanwhile; empty: nothing
    std::stop_source m_stop;
    WeakReceiver<PictureJob> m_way;
};

} // namespace convoku
