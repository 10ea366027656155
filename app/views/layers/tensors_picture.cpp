// SPDX-License-Identifier: MIT
#include "app/views/layers/tensors_picture.h"

#include "app/drawing/fonts.h"
#include "app/drawing/group_thumbnails.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace convoku {
namespace {

constexpr double kTensorsMargin = 16;
constexpr double kTensorsTextSize = 15;
constexpr double kTrailTitle = 26;
constexpr double kTensorsGap = 4;
constexpr double kTensorsPlotHeight = 180;
constexpr double kTensorsPlotWidth = 640;
constexpr qreal kLargestCell = 48; ///< of chosen planes

QFont fontOf(qsizetype sentence)
{
    return pictureFont(kTensorsTextSize, sentence == 0 ? QFont::DemiBold : QFont::Normal);
}

double heightOf(const QStringList& sentences, qsizetype which, double width)
{
    const QRectF room(0, 0, width, 1e6);
    return std::ceil(QFontMetricsF(fontOf(which)).boundingRect(room, kWrapped, sentences[which]).height());
}

} // namespace

TensorsPicture::TensorsPicture(Content content, QSizeF room)
    : m_content(std::move(content))
    , m_room(room)
{
    m_content.sentences.removeAll(QString());
    if (m_content.trail) {
        const Network& network = m_content.trail->values->network();
        m_trail = trailOf(network, network.groups.at(m_content.trail->group));
    }
}

double TensorsPicture::trailHeight() const
{
    return m_content.trail ? kTrailTitle + std::ceil(LayerTrailGeometry::heightFor()) + kTensorsMargin : 0;
}

/// Draws the trail. If it is wider than the room, shows only the layers around the current one.
void TensorsPicture::paintTrail(QPainter& painter, const Theme& theme) const
{
    const Trail& trail = *m_content.trail;
    const QRectF line(kTensorsMargin, kTensorsMargin - 4, m_room.width(), kTrailTitle - 2);
    const QFont strong = pictureFont(13, QFont::DemiBold);
    painter.save();
    painter.setFont(strong);
    painter.setPen(theme.givenDigit);
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, trail.name);
    painter.setFont(pictureFont(12));
    painter.setPen(theme.label);
    painter.drawText(line.adjusted(QFontMetricsF(strong).horizontalAdvance(trail.name) + 10, 0, 0, 0),
        Qt::AlignLeft | Qt::AlignVCenter, trail.place);
    const QRectF room(kTensorsMargin, line.bottom(), m_room.width(), std::ceil(LayerTrailGeometry::heightFor()));
    const LayerTrailGeometry geometry(m_trail, room.width(), 1, {trail.current, trail.current});
    const Thumbnails thumbnails
        = planeThumbnailsOf(*trail.values, trail.values->network().groups.at(trail.group), trail.digit, theme);
    LayerTrailScene scene{&m_trail, &thumbnails, trail.current, trail.done};
    scene.asked = trail.asked;
    const double over = geometry.size().width() - room.width();
    const int stop = m_trail.stopOf(trail.current);
    const double left
        = over > 0 && stop >= 0 ? std::clamp(geometry.stop(stop).center().x() - room.width() / 2, 0.0, over) : 0.0;
    painter.setClipRect(room.adjusted(-6, -6, 6, 6), Qt::IntersectClip);
    painter.translate(room.left() - left, room.top());
    paintLayerTrail(painter, geometry, scene, theme);
    painter.restore();
}

QSizeF TensorsPicture::size() const
{
    double height = trailHeight() + m_room.height() + 2 * kTensorsMargin;
    if (m_content.plot)
        height += kTensorsPlotHeight + kTensorsMargin;
    for (qsizetype i = 0; i < m_content.sentences.size(); ++i)
        height += heightOf(m_content.sentences, i, m_room.width()) + kTensorsGap;
    return {m_room.width() + 2 * kTensorsMargin, height};
}

void TensorsPicture::paint(QPainter& painter, Theme::Kind kind) const
{
    const Theme& theme = Theme::of(kind);
    painter.fillRect(QRectF(QPointF(), size()), theme.background);
    if (m_content.trail)
        paintTrail(painter, theme);
    painter.save();
    painter.translate(0, trailHeight());
    std::vector<TensorPicture> pictures = m_content.inputs;
    pictures.insert(pictures.end(), m_content.outputs.begin(), m_content.outputs.end());
    std::vector<TensorCut> cuts = m_content.cuts;
    for (std::size_t i = cuts.size(); i < pictures.size(); ++i)
        cuts.push_back(TensorCut::of(pictures[i].shape, pictures[i].places.board));
    const auto firstOutput = cuts.begin() + static_cast<std::ptrdiff_t>(m_content.inputs.size());
    CellSizes cells;
    cells.largest = m_content.cuts.empty() ? TensorGeometry::kLargestCell : kLargestCell;
    TensorArrangement arrangement;
    std::vector<QRectF> areas;
    // Titles that take more lines make room for all.
    for (bool fits = false; !fits;) {
        const qreal titles = cells.titleHeight;
        arrangement = arrangeTensors(std::vector<TensorCut>(cuts.begin(), firstOutput),
            std::vector<TensorCut>(firstOutput, cuts.end()), QRectF({kTensorsMargin, kTensorsMargin}, m_room), 1,
            cells);
        areas = arrangement.inputs;
        areas.insert(areas.end(), arrangement.outputs.begin(), arrangement.outputs.end());
        for (std::size_t i = 0; i < areas.size() && !m_content.cuts.empty(); ++i)
            cells.titleHeight = std::max(
                cells.titleHeight, titleHeightFor(pictures[i].title, pictures[i].subtitle, areas[i].width()));
        fits = cells.titleHeight == titles;
    }
    for (std::size_t i = 0; i < pictures.size(); ++i) {
        const TensorGeometry geometry(cuts[i], areas[i], 1, cells.largest, cells.titleHeight);
        paintTensor(painter, geometry, pictures[i], theme);
        if (i < m_content.marks.size())
            paintTensorMarks(painter, geometry, m_content.marks[i], theme);
    }
    paintTensorArrow(painter, arrangement.between, theme);
    if (m_content.kernel)
        paintKernelSign(painter, arrangement.between, *m_content.kernel, theme);

    double top = m_room.height() + 2 * kTensorsMargin;
    if (m_content.plot) {
        const QRectF area(
            kTensorsMargin, top - kTensorsMargin, std::min(m_room.width(), kTensorsPlotWidth), kTensorsPlotHeight);
        paintFunctionPlot(painter, FunctionPlotGeometry(*m_content.plot, area), *m_content.plot, theme);
        top += kTensorsPlotHeight + kTensorsMargin;
    }
    painter.save();
    painter.setPen(theme.givenDigit);
    for (qsizetype i = 0; i < m_content.sentences.size(); ++i) {
        const double height = heightOf(m_content.sentences, i, m_room.width());
        painter.setFont(fontOf(i));
        painter.drawText(
            QRectF(kTensorsMargin, top - kTensorsGap, m_room.width(), height), kWrapped, m_content.sentences[i]);
        top += height + kTensorsGap;
    }
    painter.restore();
    painter.restore();
}

} // namespace convoku
