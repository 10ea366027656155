// SPDX-License-Identifier: MIT
#pragma once

#include "app/base/latest_task.h"
#include "app/exporting/picture.h"

#include <QObject>

#include <memory>
#include <vector>

namespace convoku {

/// Draws pictures in a thread that nobody waits for: a large one takes a second. Its signal comes in the thread that
/// the job lives in. Only the newest picture that was asked for arrives, and none after the job was deleted.
class PictureJob : public QObject
{
    Q_OBJECT

public:
    explicit PictureJob(QObject* parent = nullptr);

    /// At the first of these scales that is not too large. drawn() follows.
    void draw(std::shared_ptr<const Picture> picture, Theme::Kind theme, std::vector<double> scales);

Q_SIGNALS:
    /// One that counts in pixels: its ratio is 1. Null where it is too large.
    void drawn(const QImage& image);

private:
    LatestTask<NoTool> m_task;
};

} // namespace convoku
