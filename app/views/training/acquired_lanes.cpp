// SPDX-License-Identifier: MIT
#include "app/views/training/acquired_lanes.h"

#include "app/drawing/contrast.h"
#include "app/drawing/fonts.h"
#include "app/drawing/rule_stroke.h"
#include "app/drawing/tokens.h"
#include "app/views/training/acquired_wording.h"

#include <QFontMetricsF>
#include <QLocale>
#include <QPainter>

#include <algorithm>

namespace convoku {
namespace {

constexpr qreal kAcquiredFont = 12;
constexpr qreal kRow = 24; ///< a lane and what is between it and the next one
constexpr qreal kAcquiredLane = 19; ///< of that its line
constexpr qreal kAcquiredBelow = 20; ///< numbers of the steps
constexpr qreal kAcquiredGap = 8;
constexpr qreal kAcquiredSign = 14; ///< in front of a name
constexpr qreal kMostName = 0.34; ///< of the width
constexpr qreal kMostWhen = 0.24;
constexpr qreal kAcquiredAcross = 64; ///< between two numbers
constexpr double kFilled = 0.22; ///< of the colour below a line

QColor colourOf(const AcquiredLanes::Lane& lane, const Theme& theme)
{
    const Tokens tokens = tokensOf(theme);
    switch (lane.sort) {
    case AcquiredLanes::Lane::Sort::Rule:
        return theme.family(lane.family);
    case AcquiredLanes::Lane::Sort::Unexplained:
        return tokens.text3;
    case AcquiredLanes::Lane::Sort::Unsound:
        break;
    }
    return tokens.contradiction;
}

/// Paints what distinguishes the lane without colours: the family's stroke, a dotted line or a cross.
void paintSign(QPainter& painter, QPointF middle, const AcquiredLanes::Lane& lane, const QColor& colour)
{
    constexpr qreal kReach = 4.5;
    painter.setPen(QPen(
        colour, 2, lane.sort == AcquiredLanes::Lane::Sort::Unexplained ? Qt::DotLine : Qt::SolidLine, Qt::FlatCap));
    switch (lane.sort) {
    case AcquiredLanes::Lane::Sort::Rule:
        paintFamilyStroke(painter, middle, QPointF(kReach, -kReach), lane.family);
        break;
    case AcquiredLanes::Lane::Sort::Unexplained:
        painter.drawLine(middle - QPointF(kReach + 1, 0), middle + QPointF(kReach + 1, 0));
        break;
    case AcquiredLanes::Lane::Sort::Unsound:
        painter.drawLine(middle - QPointF(kReach, kReach), middle + QPointF(kReach, kReach));
        painter.drawLine(middle - QPointF(kReach, -kReach), middle + QPointF(kReach, -kReach));
        break;
    }
}

} // namespace

AcquiredLanes acquiredLanesOf(const AcquiredHistory& history, int steps)
{
    using Sort = AcquiredLanes::Lane::Sort;
    AcquiredLanes lanes;
    lanes.steps = std::max(steps, 1);
    for (std::size_t row = 0; row < history.rows(); ++row) {
        AcquiredLanes::Lane& lane = lanes.lanes.emplace_back();
        lane.name = AcquiredWording::row(row);
        lane.when = AcquiredWording::when(history, row);
        if (row < history.unexplainedRow())
            lane.family = articleModel()->rules.at(row).family;
        else
            lane.sort = row == history.unexplainedRow() ? Sort::Unexplained : Sort::Unsound;
        if (lane.sort != Sort::Unsound)
            lane.from = history.acquiredFrom(row);
        for (std::size_t frame = 0; frame < history.frames.size(); ++frame)
            lane.shares << QPointF(history.frames[frame].step, history.share(row, frame));
    }
    return lanes;
}

AcquiredLanesGeometry::AcquiredLanesGeometry(
    const AcquiredLanes& lanes, const QRectF& area, std::optional<std::pair<qreal, qreal>> others)
    : m_area(area)
{
    const QFontMetricsF metrics(pictureFont(kAcquiredFont));
    const QFontMetricsF bold(pictureFont(kAcquiredFont, QFont::DemiBold));
    qreal names = 0;
    qreal whens = 0;
    for (const AcquiredLanes::Lane& lane : lanes.lanes) {
        names = std::max(names, metrics.horizontalAdvance(lane.name) + 1);
        whens = std::max(whens, bold.horizontalAdvance(lane.when) + 1);
    }
    qreal left = area.left() + kAcquiredSign + kAcquiredGap + std::min(names, area.width() * kMostName) + kAcquiredGap;
    qreal right = area.right() - std::min(whens, area.width() * kMostWhen) - kAcquiredGap;
    // Both ends, or neither: steps that stand nearly above those of others mislead.
    if (others && others->first >= left && others->second <= right)
        std::tie(left, right) = *others;
    const QRectF room(
        left, area.top(), std::max<qreal>(right - left, 1), static_cast<qreal>(lanes.lanes.size()) * kRow);
    place(room, {0, lanes.steps}, {0, 1});
    ticksAcross
        = ticksOf(across.ticks(kAcquiredAcross, 1), [](double step) { return QLocale().toString(step, 'f', 0); });
}

qreal AcquiredLanesGeometry::heightOf(std::size_t lanes)
{
    return static_cast<qreal>(lanes) * kRow + kAcquiredBelow;
}

QRectF AcquiredLanesGeometry::lane(std::size_t which) const
{
    const qreal top = axes.top() + static_cast<qreal>(which) * kRow;
    return {axes.left(), top + (kRow - kAcquiredLane) / 2, axes.width(), kAcquiredLane};
}

QRectF AcquiredLanesGeometry::name(std::size_t which) const
{
    const QRectF line = lane(which);
    const qreal left = m_area.left() + kAcquiredSign + kAcquiredGap;
    return {left, line.top(), axes.left() - kAcquiredGap - left, line.height()};
}

QRectF AcquiredLanesGeometry::when(std::size_t which) const
{
    const QRectF line = lane(which);
    return {axes.right() + kAcquiredGap, line.top(), m_area.right() - axes.right() - kAcquiredGap, line.height()};
}

Plot AcquiredLanesGeometry::plotOf(std::size_t which) const
{
    Plot plot;
    plot.place(lane(which), {across.low(), across.high()}, {0, 1});
    return plot;
}

std::optional<std::size_t> AcquiredLanesGeometry::at(QPointF point) const
{
    if (point.x() < m_area.left() || point.x() > m_area.right() || point.y() < axes.top() || point.y() >= axes.bottom())
        return std::nullopt;
    return static_cast<std::size_t>((point.y() - axes.top()) / kRow);
}

void paintAcquiredLanes(QPainter& painter, const AcquiredLanesGeometry& geometry, const AcquiredLanes& lanes,
    std::optional<int> position, const Theme& theme)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const Tokens tokens = tokensOf(theme);
    const QFont font = pictureFont(kAcquiredFont);
    const QFont bold = pictureFont(kAcquiredFont, QFont::DemiBold);
    const auto write = [&](const QRectF& room, const QFont& with, const QColor& colour, const QString& text) {
        painter.setFont(with);
        painter.setPen(colour);
        painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
            QFontMetricsF(with).elidedText(text, Qt::ElideRight, room.width()));
    };
    for (std::size_t i = 0; i < lanes.lanes.size(); ++i) {
        const AcquiredLanes::Lane& lane = lanes.lanes[i];
        const QRectF room = geometry.lane(i);
        const QColor colour = colourOf(lane, theme);
        const bool isBroken = lane.sort == AcquiredLanes::Lane::Sort::Unexplained;
        const QRectF name = geometry.name(i);
        paintSign(painter, QPointF(name.left() - kAcquiredGap - kAcquiredSign / 2, name.center().y()), lane, colour);
        write(name, font, tokens.text1, lane.name);
        const bool isMet = lane.from.has_value();
        const bool isBad
            = lane.sort == AcquiredLanes::Lane::Sort::Unsound && !lane.shares.isEmpty() && lane.shares.back().y() > 0;
        write(geometry.when(i), isMet || isBad ? bold : font,
            isMet       ? tokens.text1
                : isBad ? (contrastRatio(colour, tokens.canvas) >= kReadableText ? colour : tokens.text1)
                        : tokens.text3,
            lane.when);
        painter.setPen(QPen(tokens.hairline, 1));
        painter.drawLine(room.bottomLeft(), room.bottomRight());
        painter.setPen(QPen(tokens.hairline, 1, Qt::DotLine)); // half: there a rule is acquired
        painter.drawLine(QPointF(room.left(), room.center().y()), QPointF(room.right(), room.center().y()));
        if (lane.shares.isEmpty())
            continue;
        const Plot plot = geometry.plotOf(i);
        PlotPainter plotted(painter, plot, theme);
        plotted.paintLine(lane.shares,
            QPen(colour, 1.6, isBroken ? Qt::DashLine : Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin),
            theme.inkOnly || isBroken ? QColor() : blended(tokens.canvas, colour, kFilled));
        if (lane.from) {
            const auto first = std::ranges::find(lane.shares, static_cast<qreal>(*lane.from), &QPointF::x);
            if (first != lane.shares.end())
                plotted.paintDot(*first, colour);
        }
    }
    PlotPainter plotted(painter, geometry, theme, kAcquiredFont);
    plotted.paintAcross(
        geometry.axes.adjusted(-kAcquiredGap, geometry.axes.height(), kAcquiredGap, kAcquiredBelow), false);
    if (position && *position <= lanes.steps)
        plotted.paintPosition(*position);
    painter.restore();
}

} // namespace convoku
