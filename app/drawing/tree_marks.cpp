// SPDX-License-Identifier: MIT
#include "app/drawing/tree_marks.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace convoku {
namespace {

QPainterPath pathOf(NodeShape shape, double radius)
{
    QPainterPath path;
    switch (shape) {
    case NodeShape::Circle:
        path.addEllipse(QPointF(0, 0), radius, radius);
        break;
    case NodeShape::Square: {
        const double half = radius * 0.88;
        path.addRect(QRectF(-half, -half, 2 * half, 2 * half));
        break;
    }
    case NodeShape::Diamond: {
        const double half = radius * 1.22;
        path.addPolygon(QPolygonF({{0, -half}, {half, 0}, {0, half}, {-half, 0}}));
        path.closeSubpath();
        break;
    }
    case NodeShape::Triangle:
        path.addPolygon(QPolygonF({{0, -radius}, {1.15 * radius, 0.95 * radius}, {-1.15 * radius, 0.95 * radius}}));
        path.closeSubpath();
        break;
    }
    return path;
}

} // namespace

void paintNodeMark(
    QPainter& painter, QPointF centre, NodeShape shape, double radius, const QColor& fill, const QColor& outline)
{
    const double width = std::clamp(radius / 4.5, 1.0, 2.5);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(outline, width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.setBrush(fill);
    painter.drawPath(pathOf(shape, radius - width / 2).translated(centre));
    painter.restore();
}

QPixmap nodeMark(NodeShape shape, double radius, const QColor& fill, const QColor& outline, double pixelRatio)
{
    const int side = 2 * static_cast<int>(std::ceil(radius * 1.25 + 2)) + 1;
    QPixmap pixmap(QSize(side, side) * pixelRatio);
    pixmap.setDevicePixelRatio(pixelRatio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    paintNodeMark(painter, {side / 2.0, side / 2.0}, shape, radius, fill, outline);
    return pixmap;
}

QColor solutionMark(const Theme& theme)
{
    return theme.solution;
}

QColor fadedMark(const QColor& colour, const Theme& theme)
{
    const QColor& other = theme.background;
    return QColor(
        (colour.red() + other.red()) / 2, (colour.green() + other.green()) / 2, (colour.blue() + other.blue()) / 2);
}

} // namespace convoku
