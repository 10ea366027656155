// SPDX-License-Identifier: MIT
#include "app/drawing/contrast.h"
#include "app/drawing/fonts.h"
#include "app/drawing/function_plot.h"
#include "app/drawing/graph_signs.h"
#include "app/wording/layer_wording.h"
#include "app/wording/plot_wording.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <vector>

namespace convoku {
namespace {

using Curve = FunctionPlot::Curve;

constexpr qreal kPlotPainterTickFont = 11;
constexpr qreal kLabelFont = 11;
constexpr qreal kCountFont = 10;
constexpr qreal kPlotPainterTitleFont = 12;
constexpr qreal kPlotPainterDot = 5;
constexpr qreal kNear = 8;

QPen penOf(Curve::Kind kind, const QColor& whole, const Theme& theme)
{
    switch (kind) {
    case Curve::Kind::Whole:
        return QPen(whole, 2.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    case Curve::Kind::Rising:
    case Curve::Kind::First:
        return QPen(theme.label, 1.5, Qt::DashLine, Qt::FlatCap);
    case Curve::Kind::Falling:
    case Curve::Kind::Second:
        return QPen(theme.label, 1.5, Qt::DotLine, Qt::FlatCap);
    case Curve::Kind::Roof:
        break;
    }
    return QPen(theme.label, 1, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
}

class FunctionPainter
{
public:
    FunctionPainter(
        QPainter& painter, const FunctionPlotGeometry& geometry, const FunctionPlot& plot, const Theme& theme)
        : m_painter(painter)
        , m_geometry(geometry)
        , m_plot(plot)
        , m_theme(theme)
        , m_plotted(painter, geometry, theme, kPlotPainterTickFont)
        , m_colour(operationColour(operationFamily(plot.kind), theme))
    {
    }

    void paint()
    {
        paintTitle();
        paintAxes();
        paintCounts();
        paintTable();
        for (const Curve& curve : m_plot.curves)
            paintCurve(curve);
        if (m_plot.dot)
            paintDot(*m_plot.dot);
        const auto isDot = [this](double argument) { return m_plot.dot && argument == m_plot.dot->argument; };
        if (m_plot.pointed && !isDot(*m_plot.pointed))
            paintPointed(*m_plot.pointed,
                PlotWording::dot(QStringLiteral("a"), *m_plot.pointed, m_plot.resultOf(*m_plot.pointed)));
        else if (m_plot.second && !isDot(m_plot.second->argument))
            paintPointed(m_plot.second->argument, m_plot.second->label);
        for (const Curve& curve : m_plot.curves)
            paintCurveLabel(curve);
    }

private:
    void paintTitle()
    {
        const QRectF area = m_geometry.title();
        const QFont strong = pictureFont(kPlotPainterTitleFont, QFont::DemiBold);
        const QFontMetricsF wide(strong, m_painter.device());
        m_painter.setFont(strong);
        m_painter.setPen(m_theme.givenDigit);
        const QString title = wide.elidedText(m_plot.title, Qt::ElideRight, area.width());
        m_painter.drawText(area, Qt::AlignLeft | Qt::AlignVCenter, title);
        const QFont plain = pictureFont(kPlotPainterTitleFont);
        const QFontMetricsF metrics(plain, m_painter.device());
        const qreal left = area.left() + wide.horizontalAdvance(title) + kNear;
        QString rest = m_plot.formula;
        if (!m_plot.held.isEmpty())
            rest += QStringLiteral("   ") + m_plot.held;
        m_painter.setFont(plain);
        m_painter.setPen(m_theme.label);
        if (left < area.right())
            m_painter.drawText(QRectF(QPointF(left, area.top()), area.bottomRight()), Qt::AlignLeft | Qt::AlignVCenter,
                metrics.elidedText(rest, Qt::ElideRight, area.right() - left));
    }

    void paintAxes()
    {
        const auto marked = [&](double FunctionPlot::Dot::*number) {
            return m_plot.dot ? std::optional((*m_plot.dot).*number) : std::nullopt;
        };
        const QRectF& title = m_geometry.title();
        m_plotted.paintUp(marked(&FunctionPlot::Dot::result));
        m_plotted.paintAcross(QRectF(title.left(), m_geometry.axes.bottom(), title.width(), 20), true,
            marked(&FunctionPlot::Dot::argument));
    }

    /// Draws a bar below each number: how many of the input's elements have it.
    void paintCounts()
    {
        const QRectF area = m_geometry.counts();
        if (area.isEmpty())
            return;
        m_painter.setRenderHint(QPainter::Antialiasing, false);
        m_painter.setFont(pictureFont(kCountFont));
        const QFontMetricsF metrics(m_painter.font(), m_painter.device());
        const qreal most = *std::max_element(m_plot.counts.begin(), m_plot.counts.end());
        const qreal unit
            = m_geometry.axes.width() / static_cast<qreal>(std::max<std::size_t>(m_plot.counts.size() - 1, 1));
        const qreal ground = area.bottom() - metrics.height();
        const qreal highest = ground - area.top() - 2;
        for (std::size_t place = 0; place < m_plot.counts.size(); ++place) {
            const int count = m_plot.counts[place];
            if (count == 0)
                continue;
            const double argument = m_plot.argumentAt(static_cast<int>(place));
            const bool here = m_plot.dot && m_plot.dot->argument == argument;
            const qreal x = std::round(m_geometry.toPicture(argument, m_plot.up.low).x());
            const qreal width = std::floor(std::clamp(unit * 0.5, 2.0, 16.0));
            const qreal height = std::max(1.0, std::round(highest * count / most));
            m_painter.fillRect(QRectF(x - std::floor(width / 2), std::round(ground) - height, width, height),
                here ? m_colour : blended(m_theme.background, m_theme.label, 0.45));
            const QString text = PlotWording::times(count);
            if (metrics.horizontalAdvance(text) > unit - 2)
                continue;
            m_painter.setPen(here ? m_theme.givenDigit : m_theme.label);
            QRectF room(0, ground, metrics.horizontalAdvance(text), metrics.height());
            room.moveLeft(std::clamp(x - room.width() / 2, m_geometry.title().left(),
                std::max(m_geometry.title().left(), m_geometry.title().right() - room.width())));
            m_painter.drawText(room, Qt::AlignCenter, text);
        }
        m_painter.setRenderHint(QPainter::Antialiasing);
    }

    void paintTable()
    {
        if (m_geometry.table().isEmpty())
            return;
        const FunctionPlot::Table& table = *m_plot.table;
        const int across = static_cast<int>(table.across.size());
        m_painter.setRenderHint(QPainter::Antialiasing, false);
        const auto isHere = [&](int row, int column) {
            return table.here && (row < 0 || *table.here / across == row)
                && (column < 0 || *table.here % across == column);
        };
        const auto head = [&](const QRectF& rect, Qt::AlignmentFlag side, const QString& text, bool here) {
            m_painter.setFont(pictureFont(kPlotPainterTickFont, here ? QFont::DemiBold : QFont::Normal));
            m_painter.setPen(here ? m_theme.givenDigit : m_theme.label);
            m_painter.drawText(rect, static_cast<int>(side) | Qt::AlignVCenter, text);
        };
        for (int column = 0; column < across; ++column)
            head(m_geometry.tableHeadAcross(column), Qt::AlignHCenter, table.across[static_cast<std::size_t>(column)],
                isHere(-1, column));
        for (int row = 0; row < static_cast<int>(table.down.size()); ++row) {
            head(m_geometry.tableHeadDown(row), Qt::AlignRight, table.down[static_cast<std::size_t>(row)],
                isHere(row, -1));
            for (int column = 0; column < across; ++column) {
                const QRectF cell = m_geometry.tableCell(row, column);
                const bool here = isHere(row, column);
                const QColor ground = here ? m_colour : m_theme.board;
                m_painter.fillRect(cell, m_theme.thinLine);
                m_painter.fillRect(cell.adjusted(row == 0 ? 1 : 0, 1, -1, -1), ground);
                const double result = table.results[static_cast<std::size_t>(row) * table.across.size()
                    + static_cast<std::size_t>(column)];
                m_painter.setFont(pictureFont(kPlotPainterTitleFont, here ? QFont::DemiBold : QFont::Normal));
                m_painter.setPen(here ? readableOn(m_theme.givenDigit, ground)
                        : result == 0 ? blended(m_theme.board, m_theme.label, 0.6)
                                      : m_theme.givenDigit);
                m_painter.drawText(cell, Qt::AlignCenter, LayerWording::number(result));
            }
        }
        m_painter.setRenderHint(QPainter::Antialiasing);
    }

    void paintCurve(const Curve& curve)
    {
        const bool isFilled = curve.kind == Curve::Kind::Whole && !m_theme.inkOnly && m_plot.up.low <= 0;
        m_plotted.paintLine(curve.points, penOf(curve.kind, m_colour, m_theme),
            isFilled ? blended(m_theme.background, m_colour, 0.14) : QColor());
    }

    /// Beside the end of the curve that is higher up, where nothing else is.
    void paintCurveLabel(const Curve& curve)
    {
        if (curve.label.isEmpty() || curve.points.size() < 2)
            return;
        m_painter.setFont(pictureFont(kLabelFont));
        const QFontMetricsF metrics(m_painter.font(), m_painter.device());
        const QPointF first = m_geometry.toPicture(curve.points.first());
        const QPointF last = m_geometry.toPicture(curve.points.last());
        const QPointF top = first.y() < last.y() ? first : last;
        const QSizeF size(metrics.horizontalAdvance(curve.label), metrics.height());
        QRectF place(top + QPointF(kNear, -size.height() / 2), size);
        if (place.right() > m_geometry.title().right())
            place.moveLeft(m_geometry.title().right() - size.width());
        if (top == last && top.x() + kNear + size.width() > m_geometry.title().right())
            place.moveTop(top.y() + (curve.kind == Curve::Kind::Second ? -size.height() - 2 : 2));
        if (isTaken(place))
            return; // what the dot says comes first
        m_taken.push_back(place);
        m_painter.setPen(m_theme.label);
        m_painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter, curve.label);
    }

    /// A ring, and what comes out there: above it, or below where there is no room.
    void paintPointed(double argument, const QString& text)
    {
        const double result = m_plot.resultOf(argument);
        if (!std::isfinite(result) || result < m_plot.up.low || result > m_plot.up.high)
            return;
        const QPointF at = m_geometry.toPicture(argument, result);
        m_painter.setPen(QPen(m_theme.givenDigit, 1.5));
        m_painter.setBrush(m_theme.background);
        m_painter.drawEllipse(at, kPlotPainterDot, kPlotPainterDot);
        m_painter.setFont(pictureFont(kPlotPainterTitleFont));
        const QFontMetricsF metrics(m_painter.font(), m_painter.device());
        FunctionPlot asked = m_plot;
        asked.dot = FunctionPlot::Dot{argument, result, text};
        QRectF place = dotLabelPlace(m_geometry, asked, QSizeF(metrics.horizontalAdvance(text), metrics.height()));
        if (isTaken(place))
            place.moveTop(at.y() + kPlotPainterDot + 2);
        paintLabel(place, text, m_theme.givenDigit);
    }

    /// Draws text that may lie over a line.
    void paintLabel(const QRectF& place, const QString& text, const QColor& colour)
    {
        QColor veil = m_theme.background;
        veil.setAlphaF(0.8F);
        m_painter.fillRect(place, veil);
        m_painter.setPen(colour);
        m_painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter, text);
    }

    void paintDot(const FunctionPlot::Dot& dot)
    {
        const QPointF at = m_geometry.toPicture(dot.argument, dot.result);
        const QPointF ground = m_geometry.toPicture(dot.argument, m_plot.up.low);
        m_painter.setPen(QPen(m_colour, 1.5, Qt::DotLine));
        m_painter.drawLine(at, ground);
        m_painter.drawLine(at, QPointF(m_geometry.axes.left(), at.y()));
        m_plotted.paintDot({dot.argument, dot.result}, m_colour, kPlotPainterDot);

        m_painter.setFont(pictureFont(kPlotPainterTitleFont, QFont::DemiBold));
        const QFontMetricsF metrics(m_painter.font(), m_painter.device());
        const QString text = metrics.elidedText(dot.label, Qt::ElideRight, m_geometry.axes.width());
        const QSizeF size(metrics.horizontalAdvance(text), metrics.height());
        const QRectF place = dotLabelPlace(m_geometry, m_plot, size);
        paintLabel(place, text, m_colour);
        m_taken.push_back(place);
    }

    [[nodiscard]] bool isTaken(const QRectF& place) const
    {
        return std::ranges::any_of(m_taken, [&](const QRectF& taken) { return taken.intersects(place); });
    }

    QPainter& m_painter;
    const FunctionPlotGeometry& m_geometry;
    const FunctionPlot& m_plot;
    const Theme& m_theme;
    PlotPainter m_plotted;
    QColor m_colour;
    std::vector<QRectF> m_taken; ///< by what is written in the plot
};

} // namespace

void paintFunctionPlot(
    QPainter& painter, const FunctionPlotGeometry& geometry, const FunctionPlot& plot, const Theme& theme)
{
    painter.save();
    painter.setRenderHint(QPainter::TextAntialiasing);
    FunctionPainter(painter, geometry, plot, theme).paint();
    painter.restore();
}

} // namespace convoku
