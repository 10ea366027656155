// SPDX-License-Identifier: MIT
#include "app/painting/marks.h"

#include "app/painting/board_painter.h"

#include <QPainter>
#include <QPixmap>

#include <functional>

namespace convoku {
namespace {

constexpr int kSideOfMark = 16;

QIcon draw(const std::function<void(QPainter&)>& paint)
{
    QIcon icon;
    for (const int ratio : {1, 2, 3}) {
        QPixmap pixmap(kSideOfMark * ratio, kSideOfMark * ratio);
        pixmap.setDevicePixelRatio(ratio);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        painter.setRenderHint(QPainter::Antialiasing);
        paint(painter);
        painter.end();
        icon.addPixmap(pixmap);
    }
    return icon;
}

} // namespace

QIcon ruleMark(RuleId rule, const Theme& theme)
{
    const RuleInfo& info = infoOf(rule);
    const QColor& colour = theme.family(info.family);
    return draw([&](QPainter& painter) {
        paintHouseEdges(
            painter, QRectF(0.5, 1, 15, 14), info.house, colour, 1.5, 1 / painter.device()->devicePixelRatioF());
        painter.setPen(QPen(colour, 1.5));
        painter.drawLine(QPointF(6, 10.5), QPointF(10, 5.5));
    });
}

QIcon depthMark(int depth, const Theme& theme)
{
    return draw([&](QPainter& painter) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.depth(depth));
        painter.drawRoundedRect(QRectF(2, 2, 12, 12), 2.5, 2.5);
    });
}

QIcon failedMark(int depth, const Theme& theme)
{
    return draw([&](QPainter& painter) {
        painter.setPen(QPen(theme.depth(depth), 1.8));
        painter.drawRoundedRect(QRectF(2.5, 2.5, 11, 11), 3.5, 3.5);
        painter.drawLine(QPointF(5, 11), QPointF(11, 5));
    });
}

QIcon contradictionMark(const Theme& theme)
{
    return draw([&](QPainter& painter) {
        painter.setPen(QPen(theme.contradictionMark, 2));
        painter.drawLine(QPointF(4, 4), QPointF(12, 12));
        painter.drawLine(QPointF(4, 12), QPointF(12, 4));
    });
}

} // namespace convoku
