// SPDX-License-Identifier: MIT
#include "app/drawing/marks.h"

#include "app/drawing/board_painter.h"
#include "app/drawing/focus_painter.h"
#include "app/drawing/fonts.h"
#include "app/drawing/rule_stroke.h"

#include <QPainter>
#include <QPixmap>

#include <algorithm>
#include <functional>
#include <iterator>

namespace convoku {
namespace {

constexpr int kSideOfMark = 16;

QIcon draw(const Theme& theme, const std::function<void(QPainter&)>& paint)
{
    QIcon icon;
    for (const int ratio : {1, 2, 3}) {
        for (const QIcon::Mode mode : {QIcon::Normal, QIcon::Selected}) {
            QPixmap pixmap(kSideOfMark * ratio, kSideOfMark * ratio);
            pixmap.setDevicePixelRatio(ratio);
            pixmap.fill(Qt::transparent);
            QPainter painter(&pixmap);
            painter.setRenderHint(QPainter::Antialiasing);
            if (mode == QIcon::Selected && theme.background.lightness() == 0) {
                // On black a selected row is loud, and a mark would be gone: it keeps the board's ground.
                painter.setPen(Qt::NoPen);
                painter.setBrush(theme.board);
                painter.drawRoundedRect(QRectF(0, 0, kSideOfMark, kSideOfMark), 3, 3);
                painter.setBrush(Qt::NoBrush);
            }
            paint(painter);
            painter.end();
            icon.addPixmap(pixmap, mode);
        }
    }
    return icon;
}

/// Fills the square of a mark with one stripe for each of the deepest guesses.
void paintStripes(QPainter& painter, const std::set<int>& depths, float opacity, const Theme& theme)
{
    constexpr std::size_t kMostStripes = 3;
    const auto count = static_cast<int>(std::min(depths.size(), kMostStripes));
    auto depth = std::prev(depths.end(), count);
    for (int i = 0; i < count; ++i, ++depth) {
        QColor colour = theme.depth(*depth);
        colour.setAlphaF(opacity);
        painter.fillRect(QRectF(2.5 + 11.0 * i / count, 2.5, 11.0 / count, 11), colour);
    }
}

} // namespace

void paintRuleMark(QPainter& painter, const QRectF& square, RuleKind rule, const Theme& theme, qreal pixel)
{
    const QColor& colour = theme.family(rule.family);
    const qreal scale = square.width() / kSideOfMark;
    painter.save();
    painter.translate(square.topLeft());
    painter.scale(scale, scale);
    paintHouseEdges(painter, QRectF(1, 2, 14, 12), rule, colour, 1.5, pixel / scale);
    painter.setPen(QPen(colour, 1.5));
    paintFamilyStroke(painter, {8, 8}, {2, -2.5}, rule.family);
    painter.restore();
}

void paintRingMark(QPainter& painter, const QRectF& square, int depth, bool failed, const Theme& theme)
{
    const qreal scale = square.width() / kSideOfMark;
    painter.save();
    painter.translate(square.topLeft());
    painter.scale(scale, scale);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.depth(depth), 1.8));
    painter.drawRoundedRect(QRectF(2.5, 2.5, 11, 11), 3.5, 3.5);
    if (failed)
        painter.drawLine(QPointF(5, 11), QPointF(11, 5));
    painter.restore();
}

QIcon ruleMark(RuleKind rule, const Theme& theme)
{
    return draw(theme, [&](QPainter& painter) {
        paintRuleMark(
            painter, QRectF(0, 0, kSideOfMark, kSideOfMark), rule, theme, 1 / painter.device()->devicePixelRatioF());
    });
}

QIcon depthMark(int depth, const Theme& theme)
{
    return draw(theme, [&](QPainter& painter) {
        painter.setPen(QPen(theme.depth(depth), 1.5));
        painter.setBrush(theme.inkOnly ? theme.board : theme.depth(depth));
        painter.drawRoundedRect(QRectF(2.75, 2.75, 10.5, 10.5), 2, 2);
        if (Theme::repeatsHue(depth) || theme.inkOnly) {
            QFont font = pictureFont(depth > 9 ? 8 : 10, QFont::DemiBold);
            painter.setFont(font);
            painter.setPen(theme.inkOnly ? theme.depth(depth) : theme.onColour);
            painter.drawText(QRectF(1, 1, 14, 14), Qt::AlignCenter, QString::number(depth));
        }
    });
}

QIcon failedMark(int depth, const Theme& theme)
{
    return draw(theme,
        [&](QPainter& painter) { paintRingMark(painter, QRectF(0, 0, kSideOfMark, kSideOfMark), depth, true, theme); });
}

QIcon contradictionMark(const Theme& theme)
{
    return draw(theme, [&](QPainter& painter) {
        painter.setPen(QPen(theme.contradictionMark, 2));
        painter.drawLine(QPointF(4, 4), QPointF(12, 12));
        painter.drawLine(QPointF(4, 12), QPointF(12, 4));
    });
}

QIcon removalMark(const Theme& theme)
{
    return draw(theme, [&](QPainter& painter) {
        painter.setFont(pictureFont(8, QFont::DemiBold));
        painter.setPen(theme.givenDigit);
        painter.drawText(QRectF(-4, 0, kSideOfMark + 8, kSideOfMark), Qt::AlignCenter, QStringLiteral("1→0"));
    });
}

QIcon restoredMark(const Theme& theme)
{
    return draw(theme, [&](QPainter& painter) { painter.fillRect(QRectF(2, 10, 12, 3), theme.depth(1)); });
}

QIcon ringMark(int depth, const Theme& theme)
{
    return draw(theme, [&](QPainter& painter) {
        paintRingMark(painter, QRectF(0, 0, kSideOfMark, kSideOfMark), depth, false, theme);
    });
}

QIcon derivedMark(const std::set<int>& depths, const Theme& theme)
{
    return draw(theme, [&](QPainter& painter) {
        paintStripes(painter, depths, 0.25F, theme); // stronger than on the board: a small patch needs it
        painter.setPen(theme.thinLine);
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(QRectF(2.5, 2.5, 11, 11));
    });
}

QIcon asideMark(const std::set<int>& depths, const Theme& theme)
{
    if (depths.size() == 1 || theme.inkOnly)
        return depthMark(*depths.rbegin(), theme);
    return draw(theme, [&](QPainter& painter) { paintStripes(painter, depths, 1, theme); });
}

QIcon digitMark(bool given, const Theme& theme)
{
    return draw(theme, [&](QPainter& painter) {
        const QRectF cell(1, 1, 14, 14);
        painter.fillRect(cell, given ? theme.givenCell : theme.board);
        painter.setPen(given ? theme.givenDigit : theme.foundDigit);
        painter.setFont(pictureFont(12, given ? QFont::DemiBold : QFont::Normal));
        painter.drawText(cell, Qt::AlignCenter, given ? QStringLiteral("8") : QStringLiteral("9"));
    });
}

QIcon verdictMark(const Theme& theme)
{
    return draw(theme, [&](QPainter& painter) {
        painter.setPen(QPen(theme.label, 1.4));
        painter.drawPolygon(QPolygonF{{8, 2}, {14, 8}, {8, 14}, {2, 8}});
    });
}

QIcon searchMark(const Theme& theme)
{
    return draw(theme, [&](QPainter& painter) {
        painter.setPen(QPen(theme.label, 1.4));
        painter.drawLine(QPointF(5, 8), QPointF(11, 4));
        painter.drawLine(QPointF(5, 8), QPointF(11, 12));
        for (const QPointF& node : {QPointF(4, 8), QPointF(12, 4), QPointF(12, 12)})
            painter.drawEllipse(node, 1.8, 1.8);
    });
}

QIcon positionMark(const Recording& recording, Position position, const Theme& theme)
{
    if (position.pass == 0 || position.step == 0)
        return {};
    for (const Event& event : recording.eventsOf(position.pass)) {
        if (event.step != position.step)
            continue;
        if (event.kind == EventKind::Contradiction)
            return contradictionMark(theme);
        if (event.kind == EventKind::Push)
            return ringMark(event.depth, theme);
        if (event.kind == EventKind::Pop)
            return failedMark(event.depth + 1, theme);
    }
    if (position.step < recording.verdictStep())
        return ruleMark(recording.ruleAt(position.step), theme);
    return position.step == recording.verdictStep() ? verdictMark(theme) : QIcon();
}

QIcon causeMark(RuleFamily family, const Theme& theme)
{
    return draw(
        theme, [&](QPainter& painter) { paintBrackets(painter, QRectF(1, 1, 14, 14), 4.5, 2, theme.family(family)); });
}

QIcon otherCauseMark(RuleFamily family, const Theme& theme)
{
    return draw(
        theme, [&](QPainter& painter) { paintBrackets(painter, QRectF(1, 1, 14, 14), 4, 1, theme.family(family)); });
}

QIcon goneMark(RuleFamily family, const Theme& theme)
{
    return draw(theme, [&](QPainter& painter) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.family(family));
        painter.drawEllipse(QPointF(8, 8), 2.5, 2.5);
    });
}

QIcon houseMark(RuleFamily family, const Theme& theme)
{
    return draw(theme, [&](QPainter& painter) {
        painter.setPen(QPen(theme.family(family), 2, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
        painter.setBrush(houseWash(family, theme));
        painter.drawRect(QRectF(2, 2, 12, 12));
    });
}

QIcon actedOnMark(RuleFamily family, const Theme& theme)
{
    return draw(theme, [&](QPainter& painter) {
        painter.setPen(theme.inkOnly ? QPen(theme.family(family), 1, Qt::DashLine) : QPen(theme.thinLine));
        painter.setBrush(houseWash(family, theme)); // as the house's: half of it could not be seen on a small patch
        painter.drawRect(QRectF(2.5, 2.5, 11, 11));
    });
}

QIcon clashMark(const Theme& theme)
{
    return draw(theme, [&](QPainter& painter) {
        painter.setPen(QPen(theme.contradictionMark, 1.8));
        painter.setBrush(theme.contradictionCell);
        painter.drawRoundedRect(QRectF(2.5, 2.5, 11, 11), 2.5, 2.5);
    });
}

QIcon reasonMark(ReasonMark mark, const Theme& theme)
{
    return draw(theme, [&](QPainter& painter) {
        painter.setPen(QPen(theme.cursor, 1.5,
            mark == ReasonMark::Present      ? Qt::SolidLine
                : mark == ReasonMark::Absent ? Qt::DotLine
                                             : Qt::DashLine));
        if (mark == ReasonMark::Picked) {
            painter.setPen(QPen(theme.cursor, 1.8));
            painter.drawEllipse(QRectF(2.5, 2.5, 11, 11));
        } else if (mark == ReasonMark::Needed) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(theme.cursor);
            painter.drawEllipse(QRectF(5, 5, 6, 6));
        } else {
            painter.drawRect(QRectF(2.5, 2.5, 11, 11));
            if (mark == ReasonMark::Absent) {
                painter.setPen(QPen(theme.cursor, 1.2));
                painter.drawLine(QPointF(5, 8), QPointF(11, 8));
            }
        }
    });
}

} // namespace convoku
