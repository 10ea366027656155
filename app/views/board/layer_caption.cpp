// SPDX-License-Identifier: MIT
#include "app/views/board/layer_caption.h"

#include "app/drawing/fonts.h"
#include "app/drawing/tensor_legend.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace convoku {

void paintLayerCaption(
    QPainter& painter, const QRectF& area, const LayerMeaning& meaning, const Theme& theme, qreal pixel)
{
    constexpr qreal kGap = 14;
    painter.save();
    painter.setRenderHint(QPainter::TextAntialiasing);
    const QFont font = pictureFont(12, QFont::DemiBold);
    const QFontMetricsF metrics(font, painter.device());
    const qreal width = std::min(std::ceil(metrics.horizontalAdvance(meaning.caption)), area.width());
    painter.setFont(font);
    painter.setPen(theme.givenDigit);
    painter.drawText(QRectF(area.left(), area.top(), width, kLayerCaptionHeight), Qt::AlignLeft | Qt::AlignVCenter,
        metrics.elidedText(meaning.caption, Qt::ElideRight, width));
    QRectF legend(area.left() + width + kGap, area.top() + 3, area.width() - width - kGap, kLayerCaptionHeight - 6);
    if (legend.width() < kLeastLegendWidth)
        legend = QRectF(area.left(), area.top() + kLayerCaptionHeight, area.width(), kLayerCaptionHeight - 6);
    if (meaning.hasPlaces() && area.contains(legend))
        paintLegend(painter, legend, meaning.range, theme, pixel, meaning.numbers);
    painter.restore();
}

} // namespace convoku
