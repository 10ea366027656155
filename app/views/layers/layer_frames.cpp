// SPDX-License-Identifier: MIT
#include "app/views/layers/layer_frames.h"

#include "app/exporting/run_frames.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace convoku {
namespace {

qreal ratioOf(const SlideOptions& options, const LayerPicture& picture)
{
    return static_cast<qreal>(std::clamp(options.width, AnimationOptions::kMinWidth, AnimationOptions::kMaxWidth))
        / LayerPage::widthOf(picture);
}

LayerPicture withAll(LayerPicture picture, bool allAtOnce)
{
    picture.allAtOnce = allAtOnce;
    return picture;
}

} // namespace

LayerFrames::LayerFrames(const LayerPicture& picture, const SlideOptions& options)
    : m_options(options)
    , m_ratio(ratioOf(options, picture))
    , m_page(withAll(picture, options.allAtOnce), m_ratio, true)
    , m_still((m_page.size() * m_ratio).toSize(), QImage::Format_RGB32)
{
    if (m_still.isNull())
        return;
    m_still.fill(Theme::of(picture.theme).background);
    QPainter painter(&m_still);
    painter.scale(m_ratio, m_ratio);
    m_page.paintStill(painter);
}

QImage LayerFrames::frame(int index) const
{
    QImage image = m_still.copy();
    if (image.isNull())
        return image;
    QPainter painter(&image);
    painter.scale(m_ratio, m_ratio);
    if (m_options.allAtOnce) {
        m_page.paintAllAtOnce(painter, index > 0);
        return image;
    }
    m_page.paintReached(painter, m_options.order, index);
    m_page.paintElement(painter, OutputElement{m_options.output, m_options.order.at(index)});
    painter.end();
    return image;
}

} // namespace convoku
