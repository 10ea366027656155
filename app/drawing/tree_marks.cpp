// SPDX-License-Identifier: MIT
#include "app/drawing/tree_marks.h"

#include <QPainter>
#include <QPolygonF>

namespace convoku {

void paintBranchEnd(QPainter& painter, QPointF centre, double reach, bool solved, const Theme& theme)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (solved) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.solution);
        const double half = reach * 1.1;
        painter.drawPolygon(QPolygonF({{0, -half}, {half, 0}, {0, half}, {-half, 0}}).translated(centre));
    } else {
        const double arm = reach * 0.8;
        painter.setPen(QPen(theme.contradictionMark, 2, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(centre - QPointF(arm, arm), centre + QPointF(arm, arm));
        painter.drawLine(centre - QPointF(arm, -arm), centre + QPointF(arm, -arm));
    }
    painter.restore();
}

} // namespace convoku
