// SPDX-License-Identifier: MIT
#pragma once

#include "solver/network/rule.h"

#include <QPointF>
#include <QRectF>

class QColor;
class QPainter;

namespace convoku {

/// The stroke through a candidate that a rule of the family removed, with the painter's pen: / – \ // | in the order of
/// the families, so that nothing rests on their hues. reach: from the middle to the stroke's upper right end, y upwards
/// negative.
void paintFamilyStroke(QPainter& painter, QPointF middle, QPointF reach, RuleFamily family);

/// The mark that says which kind of house a rule works in: lines above and below for a row, left and right for a
/// column, a frame for a box. `rect` as for a candidate; the lines, about `width` wide, lie on whole device pixels of
/// the size `pixel`.
void paintHouseEdges(
    QPainter& painter, const QRectF& rect, HouseKind house, const QColor& colour, qreal width, qreal pixel);
/// The same for a rule: nothing for a house that is none of these.
void paintHouseEdges(
    QPainter& painter, const QRectF& rect, RuleKind rule, const QColor& colour, qreal width, qreal pixel);

} // namespace convoku
