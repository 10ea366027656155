// SPDX-License-Identifier: MIT
#include "app/drawing/rule_stroke.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace convoku {

void paintFamilyStroke(QPainter& painter, QPointF middle, QPointF reach, RuleFamily family)
{
    const auto line = [&](QPointF end) { painter.drawLine(middle - end, middle + end); };
    // Also where the strokes are small two stay two: the ground between them is to be seen.
    const QPointF aside(std::max(reach.x() * 0.3, painter.pen().widthF() * 1.1), 0);
    switch (family) {
    case RuleFamily::NakedSingle:
        line(reach);
        break;
    case RuleFamily::Pointing:
        line({reach.x(), 0});
        break;
    case RuleFamily::HiddenSingle:
        line({reach.x(), -reach.y()});
        break;
    case RuleFamily::NakedPair:
        painter.drawLine(middle - reach - aside, middle + reach - aside);
        painter.drawLine(middle - reach + aside, middle + reach + aside);
        break;
    case RuleFamily::HiddenPair: {
        const QPointF falling(reach.x(), -reach.y());
        painter.drawLine(middle - falling - aside, middle + falling - aside);
        painter.drawLine(middle - falling + aside, middle + falling + aside);
        break;
    }
    case RuleFamily::Fish:
        line({reach.x(), 0});
        line({0, reach.y()});
        break;
    case RuleFamily::Claiming: {
        const QPointF below(0, std::max(std::abs(reach.y()) * 0.4, painter.pen().widthF() * 1.1));
        painter.drawLine(middle - QPointF(reach.x(), 0) - below, middle + QPointF(reach.x(), 0) - below);
        painter.drawLine(middle - QPointF(reach.x(), 0) + below, middle + QPointF(reach.x(), 0) + below);
        break;
    }
    case RuleFamily::Other:
        line({0, reach.y()});
        break;
    }
}

void paintHouseEdges(
    QPainter& painter, const QRectF& rect, RuleKind rule, const QColor& colour, qreal width, qreal pixel)
{
    if (rule.ownHouse < 0 && !rule.noHouse)
        paintHouseEdges(painter, rect, rule.house, colour, width, pixel);
}

void paintHouseEdges(
    QPainter& painter, const QRectF& rect, HouseKind house, const QColor& colour, qreal width, qreal pixel)
{
    // Crisp lines look better when they are small, and make a GIF a third smaller.
    const auto snapped = [pixel](qreal x) { return std::round(x / pixel) * pixel; };
    const qreal line = std::max(1.0, std::round(width / pixel)) * pixel;
    const qreal left = snapped(rect.left() + rect.width() / 22);
    const qreal right = snapped(rect.right() - rect.width() / 22);
    const qreal top = snapped(rect.top());
    const qreal bottom = snapped(rect.bottom());
    if (house != HouseKind::Column) {
        painter.fillRect(QRectF(left, top, right - left, line), colour);
        painter.fillRect(QRectF(left, bottom - line, right - left, line), colour);
    }
    if (house != HouseKind::Row) {
        // A frame's corners are drawn once: twice would show where the colour is translucent.
        const qreal inset = house == HouseKind::Box ? line : 0;
        painter.fillRect(QRectF(left, top + inset, line, bottom - top - 2 * inset), colour);
        painter.fillRect(QRectF(right - line, top + inset, line, bottom - top - 2 * inset), colour);
    }
}

} // namespace convoku
