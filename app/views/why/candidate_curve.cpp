// SPDX-License-Identifier: MIT
#include "app/views/why/candidate_curve.h"

#include "app/drawing/fonts.h"
#include "solver/run/recording.h"

#include <QFontMetricsF>
#include <QLocale>
#include <QPainter>

namespace convoku {
namespace {

constexpr qreal kCurveFont = 12;
constexpr qreal kCurveText = 18; ///< height of a line of text
constexpr qreal kCurveEdge = 6; ///< beside the axes, for the marks at both ends
constexpr qreal kCurveDot = 4;

QPolygonF diamond(QPointF middle)
{
    constexpr qreal kReach = 6;
    return {{middle + QPointF(0, -kReach), middle + QPointF(kReach, 0), middle + QPointF(0, kReach),
        middle + QPointF(-kReach, 0)}};
}

} // namespace

CandidateCurve CandidateCurve::of(const Recording& recording)
{
    CandidateCurve curve;
    for (int pass = 0; pass <= recording.passCount(); ++pass)
        curve.left.push_back(recording.stateAt(recording.endOf(pass)).candidates.count());
    for (const Event& event : recording.events()) {
        if (event.kind != EventKind::Pop)
            continue;
        const auto restored = static_cast<int>(event.changedCount);
        if (restored > curve.restored) {
            curve.restored = restored;
            curve.popPass = event.position().pass;
        }
    }
    curve.solved = curve.left.back() == recording.board().cells();
    return curve;
}

Plot plotOf(const CandidateCurve& curve, const QRectF& area)
{
    Plot plot;
    const auto most = *std::max_element(curve.left.begin(), curve.left.end());
    plot.place(area.adjusted(kCurveEdge, kCurveEdge, -kCurveEdge, -kCurveText), {0, std::max(1, curve.last())},
        {0, std::max(1, most)});
    return plot;
}

void paintCandidateCurve(
    QPainter& painter, const QRectF& area, const CandidateCurve& curve, const QString& popLabel, const Theme& theme)
{
    if (curve.left.empty())
        return;
    const Tokens tokens = tokensOf(theme);
    const Plot plot = plotOf(curve, area);
    PlotPainter plotted(painter, plot, theme, kCurveFont);
    QPolygonF line;
    for (int pass = 0; pass <= curve.last(); ++pass)
        line << QPointF(pass, curve.left[static_cast<std::size_t>(pass)]);
    plotted.paintLine(line, QPen(tokens.text1, 2), tokens.sunken);
    painter.setPen(QPen(tokens.hairline, 1));
    painter.drawLine(plot.axes.bottomLeft(), plot.axes.bottomRight());

    const auto write = [&](QRectF place, Qt::Alignment alignment, const QColor& colour, const QString& text) {
        painter.setPen(colour);
        painter.drawText(place, static_cast<int>(alignment) | Qt::TextSingleLine, text);
    };
    const QLocale locale;
    const QRectF below(area.left(), plot.axes.bottom(), area.width(), kCurveText);
    painter.setFont(pictureFont(kCurveFont));
    write(below, Qt::AlignLeft | Qt::AlignBottom, tokens.text2, QStringLiteral("0"));
    write(below, Qt::AlignRight | Qt::AlignBottom, tokens.text2, locale.toString(curve.last()));
    if (curve.popPass > 0) {
        const QPointF pop = line.at(curve.popPass);
        plotted.paintDot(pop, tokens.contradiction, kCurveDot);
        const QPointF at = plot.toPicture(pop);
        const QFontMetricsF metrics(painter.font(), painter.device());
        const qreal wide = metrics.horizontalAdvance(popLabel);
        const qreal left = std::min(at.x() + kCurveDot, area.right() - wide);
        write({left, at.y() - kCurveText - 2, wide, kCurveText}, Qt::AlignLeft | Qt::AlignVCenter, tokens.contradiction,
            popLabel);
    }
    painter.setFont(pictureFont(kCurveFont, QFont::DemiBold));
    plotted.paintDot(line.front(), tokens.text1, kCurveDot);
    const QPointF first = plot.toPicture(line.front()) + QPointF(2 * kCurveDot, -kCurveText / 2);
    write({first, QSizeF(area.width() / 3, kCurveText)}, Qt::AlignLeft | Qt::AlignVCenter, tokens.text1,
        locale.toString(curve.left.front()));
    const QPointF end = plot.toPicture(line.back());
    painter.setPen(Qt::NoPen);
    painter.setBrush(curve.solved ? tokens.solved : tokens.text1);
    painter.drawPolygon(diamond(end));
    write({end.x() - area.width() / 3, end.y() - kCurveText - 6, area.width() / 3 + kCurveEdge, kCurveText},
        Qt::AlignRight | Qt::AlignVCenter, curve.solved ? tokens.solved : tokens.text1,
        locale.toString(curve.left.back()));
}

} // namespace convoku
