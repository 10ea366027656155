// SPDX-License-Identifier: MIT
#include "app/exporting/picture_frames.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace convoku {

PictureFrames::PictureFrames(std::shared_ptr<const Picture> picture, Theme::Kind theme, double scale)
    : m_picture(std::move(picture))
    , m_theme(theme)
    , m_scale(scale)
{
}

QSize PictureFrames::size() const
{
    const QSizeF size = m_picture->size() * m_scale;
    return {static_cast<int>(std::ceil(size.width())), static_cast<int>(std::ceil(size.height()))};
}

QImage PictureFrames::frame(int) const
{
    constexpr double kLargestSide = 2000;
    const QSizeF size = m_picture->size();
    QImage image
        = imageOf(*m_picture, m_theme, std::min(m_scale, kLargestSide / std::max(size.width(), size.height())));
    image.setDevicePixelRatio(1);
    return image;
}

} // namespace convoku
