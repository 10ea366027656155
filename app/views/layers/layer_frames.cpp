// SPDX-License-Identifier: MIT
#include "app/views/layers/layer_frames.h"

#include "app/exporting/run_frames.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace convoku {
namespace {

LayerPicture chosen(LayerPicture picture, const SlideOptions& options)
{
    picture.allAtOnce = options.allAtOnce;
    picture.width = std::clamp(options.width, AnimationOptions::kMinWidth, AnimationOptions::kMaxWidth);
    return picture;
}

qreal ratioOf(const LayerPicture& picture)
{
    return static_cast<qreal>(picture.width) / LayerPage::widthOf(picture);
}

} // namespace

LayerFrames::LayerFrames(const LayerPicture& picture, const SlideOptions& options)
    : m_options(options)
    , m_ratio(ratioOf(chosen(picture, options)))
    , m_page(chosen(picture, options), m_ratio, true)
    , m_background(Theme::of(picture.theme).background)
    , m_still((m_page.size() * m_ratio).toSize(), QImage::Format_RGB32)
{
    if (m_still.isNull())
        return;
    m_still.fill(m_background);
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
    paintMoving(painter, index);
    painter.end();
    return image;
}

void LayerFrames::paint(QPainter& painter, int index) const
{
    painter.fillRect(QRect(QPoint(), size()), m_background);
    painter.scale(m_ratio, m_ratio);
    m_page.paintStill(painter);
    paintMoving(painter, index);
}

void LayerFrames::paintMoving(QPainter& painter, int index) const
{
    if (m_options.allAtOnce) {
        m_page.paintAllAtOnce(painter, index > 0);
        return;
    }
    m_page.paintReached(painter, m_options.order, index);
    m_page.paintElement(painter, OutputElement{m_options.output, m_options.order.at(index)});
}

Exportable slideExportable(const LayerPicture& picture, const SlideOptions& slide)
{
    Exportable exportable;
    exportable.kind = ExportKind::Layer;
    exportable.width = slide.width;
    exportable.delay = slide.delay;
    exportable.fixedDelay = true; // as fast as it was on the screen
    exportable.widthKey = "layer_width";
    exportable.delayKey = "layer_delay";
    exportable.planes = slide.order.shape.channels;
    exportable.slide = slide.allAtOnce                   ? SlideMode::AllAtOnce
        : slide.order.allPlanes && exportable.planes > 1 ? SlideMode::AllPlanes
                                                         : SlideMode::OnePlane;
    exportable.frames = [picture, slide](const ExportValues& values) -> FrameFactory {
        LayerPicture chosen = picture;
        SlideOptions options = slide;
        options.order.allPlanes = values.slide == SlideMode::AllPlanes;
        options.allAtOnce = values.slide == SlideMode::AllAtOnce;
        options.width = values.animation.width;
        options.delay = values.animation.delay;
        options.hold = values.animation.hold;
        chosen.theme = values.animation.style.theme;
        if (options.order.allPlanes)
            chosen.cuts.clear(); // it goes over planes that were not looked at
        return [chosen, options] { return std::make_shared<LayerFrames>(chosen, options); };
    };
    exportable.facts = [picture](const ExportValues&) {
        DocumentFacts facts;
        facts.title = layerTitle(picture);
        return facts;
    };
    return exportable;
}

} // namespace convoku
