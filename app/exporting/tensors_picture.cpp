// SPDX-License-Identifier: MIT
#include "app/exporting/tensors_picture.h"

#include "app/painting/fonts.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace convoku {
namespace {

constexpr double kMargin = 16;
constexpr double kTextSize = 15;
constexpr double kGap = 4;
constexpr double kPlotHeight = 180;
constexpr double kPlotWidth = 640;
constexpr qreal kLargestCell = 48; ///< of chosen planes
constexpr int kWrapped = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;

QFont fontOf(qsizetype sentence)
{
    return pictureFont(kTextSize, sentence == 0 ? QFont::DemiBold : QFont::Normal);
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
}

QSizeF TensorsPicture::size() const
{
    double height = m_room.height() + 2 * kMargin;
    if (m_content.plot)
        height += kPlotHeight + kMargin;
    for (qsizetype i = 0; i < m_content.sentences.size(); ++i)
        height += heightOf(m_content.sentences, i, m_room.width()) + kGap;
    return {m_room.width() + 2 * kMargin, height};
}

void TensorsPicture::paint(QPainter& painter, Theme::Kind kind) const
{
    const Theme& theme = Theme::of(kind);
    painter.fillRect(QRectF(QPointF(), size()), theme.background);
    std::vector<TensorPicture> pictures = m_content.inputs;
    pictures.insert(pictures.end(), m_content.outputs.begin(), m_content.outputs.end());
    std::vector<TensorCut> cuts = m_content.cuts;
    for (std::size_t i = cuts.size(); i < pictures.size(); ++i)
        cuts.push_back(TensorCut::of(pictures[i].shape));
    const auto firstOutput = cuts.begin() + static_cast<std::ptrdiff_t>(m_content.inputs.size());
    CellSizes cells;
    cells.largest = m_content.cuts.empty() ? TensorGeometry::kLargestCell : kLargestCell;
    TensorArrangement arrangement;
    std::vector<QRectF> areas;
    // Titles that take more lines make room for all.
    for (bool fits = false; !fits;) {
        const qreal titles = cells.titleHeight;
        arrangement = arrangeTensors(std::vector<TensorCut>(cuts.begin(), firstOutput),
            std::vector<TensorCut>(firstOutput, cuts.end()), QRectF({kMargin, kMargin}, m_room), 1, cells);
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

    double top = m_room.height() + 2 * kMargin;
    if (m_content.plot) {
        const QRectF area(kMargin, top - kMargin, std::min(m_room.width(), kPlotWidth), kPlotHeight);
        paintFunctionPlot(painter, FunctionPlotGeometry(*m_content.plot, area), *m_content.plot, theme);
        top += kPlotHeight + kMargin;
    }
    painter.save();
    painter.setPen(theme.givenDigit);
    for (qsizetype i = 0; i < m_content.sentences.size(); ++i) {
        const double height = heightOf(m_content.sentences, i, m_room.width());
        painter.setFont(fontOf(i));
        painter.drawText(QRectF(kMargin, top - kGap, m_room.width(), height), kWrapped, m_content.sentences[i]);
        top += height + kGap;
    }
    painter.restore();
}

} // namespace convoku
