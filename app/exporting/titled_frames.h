// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/theme.h"
#include "app/exporting/frame_source.h"

#include <QString>

#include <memory>

namespace convoku {

/// An animation with a first picture that shows its title.
class TitledFrames final : public FrameSource
{
public:
    /// hundredths of a second that the title is shown
    static constexpr int kDelay = 200;

    TitledFrames(std::shared_ptr<const FrameSource> frames, QString title, Theme::Kind theme);

    QSize size() const override { return m_frames->size(); }
    int count() const override { return m_frames->count() + 1; }
    QImage frame(int index) const override;
    QRegion redraw(QImage& picture, int shown, int index) const override;
    void paint(QPainter& painter, int index) const override;
    int delay(int index) const override { return index == 0 ? kDelay : m_frames->delay(index - 1); }

private:
    std::shared_ptr<const FrameSource> m_frames;
    QString m_title;
    Theme::Kind m_theme;
};

} // namespace convoku
