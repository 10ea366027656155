// SPDX-License-Identifier: MIT
#pragma once

#include "app/exporting/frame_source.h"
#include "app/exporting/picture.h"

#include <memory>

namespace convoku {

/// A picture for a preview of animations. Its size is that of the file; one with more than 2000 pixels a side is drawn
/// smaller.
class PictureFrames final : public FrameSource
{
public:
    PictureFrames(std::shared_ptr<const Picture> picture, Theme::Kind theme, double scale);

    QSize size() const override;
    int count() const override { return 1; }
    QImage frame(int index) const override;
    int delay(int) const override { return 0; }

private:
    std::shared_ptr<const Picture> m_picture;
    Theme::Kind m_theme;
    double m_scale;
};

} // namespace convoku
