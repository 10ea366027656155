// SPDX-License-Identifier: MIT
#include "app/drawing/cost_lane.h"
#include "app/drawing/fonts.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>
#include <cmath>

namespace convoku {
namespace {

constexpr qreal kCostPainterTextSize = 12;
constexpr qreal kSample = 26; ///< of a line in the legend
constexpr qreal kCostPainterGap = 8;

class LanePainter
{
public:
    LanePainter(QPainter& painter, const CostLaneGeometry& geometry, const CostLaneScene& scene, const Theme& theme)
        : m_painter(painter)
        , m_geometry(geometry)
        , m_scene(scene)
        , m_theme(theme)
        , m_tokens(tokensOf(theme))
        , m_font(pictureFont(kCostPainterTextSize))
        , m_metrics(m_font)
        , m_plotted(painter, geometry, theme, kCostPainterTextSize)
    {
    }

    void paint()
    {
        m_painter.fillRect(m_geometry.area(), m_tokens.canvas);
        m_painter.setFont(m_font);
        if (m_scene.front() == nullptr || m_scene.front()->trials.empty()) {
            m_painter.setPen(m_tokens.text2);
            m_painter.drawText(m_geometry.area(), Qt::AlignCenter, CostLaneWords::nothing());
        }
        if (m_scene.curves.empty())
            return;
        paintLegend();
        paintAxes();
        if (m_scene.front()->trials.empty() && m_scene.curves.size() == 1)
            return;
        paintTrials(*m_scene.front());
        for (std::size_t i = 0; i < m_scene.curves.size(); ++i)
            paintBest(i);
        if (m_scene.showsTemperature())
            paintTemperature(*m_scene.front());
        paintPlace();
    }

private:
    QPen penOf(std::size_t curve) const
    {
        constexpr std::array kBroken{Qt::DashLine, Qt::DotLine, Qt::DashDotLine};
        const bool front = curve + 1 == m_scene.curves.size();
        QPen pen(m_theme.inkOnly ? m_tokens.text1 : m_theme.families.at(curve % Theme::kFamilyHues), front ? 2 : 1.5,
            front ? Qt::SolidLine : kBroken[curve % kBroken.size()], Qt::FlatCap, Qt::MiterJoin);
        return pen;
    }

    void text(const QRectF& place, int flags, const QString& text)
    {
        m_painter.drawText(
            place, flags | Qt::TextSingleLine, m_metrics.elidedText(text, Qt::ElideRight, place.width()));
    }

    void paintLegend()
    {
        for (std::size_t i = 0; i < m_scene.curves.size(); ++i) {
            const CostCurve& curve = m_scene.curves[i];
            const QRectF line = m_geometry.legendRow(i);
            m_painter.setPen(penOf(i));
            m_painter.drawLine(
                QPointF(line.left(), line.center().y()), QPointF(line.left() + kSample, line.center().y()));
            m_painter.setPen(i + 1 == m_scene.curves.size() ? m_tokens.text1 : m_tokens.text2);
            text(line.adjusted(kSample + kCostPainterGap, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
                curve.record->trials.empty() ? curve.name
                                             : CostLaneWords::best(curve.name, curve.record->trials.back().best));
        }
    }

    void paintAxes()
    {
        const QRectF& plot = m_geometry.axes;
        const qreal half = m_metrics.height() / 2;
        m_plotted.paintUp();
        const int least = leastCost(m_scene.front()->settings.counted, m_scene.front()->puzzle.board());
        if (least >= m_geometry.up.low()) {
            const qreal y = std::round(m_geometry.up.at(least)) + 0.5;
            m_painter.setPen(QPen(m_tokens.solved, 1, Qt::DashLine));
            m_painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y));
            m_painter.setPen(m_tokens.solved);
            text(QRectF(plot.left() + kCostPainterGap / 2, y - 2 * half - 1, plot.width() - kCostPainterGap, 2 * half),
                Qt::AlignLeft | Qt::AlignVCenter, CostLaneWords::solution(least));
        }
        const qreal bottom = m_geometry.bottom();
        const QString word = CostLaneWords::trial();
        const qreal wordLeft = plot.right() - m_metrics.horizontalAdvance(word);
        m_plotted.paintAcross(QRectF(QPointF(m_geometry.area().left(), bottom),
                                  QPointF(wordLeft - kCostPainterGap, m_geometry.area().bottom())),
            true);
        m_painter.setFont(m_font);
        m_painter.setPen(m_tokens.text3);
        m_painter.drawText(
            QRectF(wordLeft - 1, bottom + 3, plot.right() - wordLeft + 2, 2 * half), Qt::AlignCenter, word);
        m_painter.setPen(QPen(m_tokens.text3, 1));
        m_painter.drawLine(QPointF(plot.left(), bottom), QPointF(plot.right(), bottom));
    }

    /// A pixel's column of trials is one bar from its least to its highest cost: a million trials are still a picture.
    void paintTrials(const BlindRecord& record)
    {
        const QColor colour = blended(m_tokens.canvas, m_tokens.text3, 0.55);
        const auto bar = [&](qreal x, int least, int highest) {
            const qreal top = m_geometry.up.at(highest) - 1;
            m_painter.fillRect(QRectF(x - 0.75, top, 1.5, m_geometry.up.at(least) + 1 - top), colour);
        };
        qreal column = -1;
        int least = 0;
        int highest = 0;
        for (const BlindTrial& trial : record.trials) {
            const qreal x = std::floor(m_geometry.xOf(trial.number)) + 0.5;
            if (x != column) {
                if (column >= 0)
                    bar(column, least, highest);
                column = x;
                least = highest = trial.cost;
            }
            least = std::min(least, trial.cost);
            highest = std::max(highest, trial.cost);
        }
        if (column >= 0)
            bar(column, least, highest);
    }

    void paintBest(std::size_t index)
    {
        const auto corners = bestSoFar(*m_scene.curves[index].record);
        if (corners.empty())
            return;
        QPolygonF steps;
        for (const auto& [trial, cost] : corners) {
            const auto number = static_cast<double>(trial);
            if (!steps.isEmpty())
                steps << QPointF(number, steps.back().y());
            steps << QPointF(number, cost);
        }
        m_plotted.paintLine(steps, penOf(index));
        if (m_scene.curves[index].record->isSolved()) {
            // A diamond, as the timeline marks what is solved.
            const QPointF end = m_geometry.toPicture(steps.back());
            QPainterPath diamond(end + QPointF(0, -5));
            for (const QPointF by : {QPointF(5, 0), QPointF(0, 5), QPointF(-5, 0)})
                diamond.lineTo(end + by);
            diamond.closeSubpath();
            m_painter.setPen(QPen(m_tokens.canvas, 1));
            m_painter.setBrush(m_tokens.solved);
            m_painter.drawPath(diamond);
        }
    }

    void paintTemperature(const BlindRecord& record)
    {
        const Plot& plot = m_geometry.temperature();
        PlotPainter plotted(m_painter, plot, m_theme);
        plotted.paintUp();
        QPolygonF line;
        for (const BlindTrial& trial : record.trials)
            line << QPointF(static_cast<double>(trial.number), trial.temperature);
        plotted.paintLine(line, QPen(m_tokens.text2, 1.25));
        m_painter.setPen(m_tokens.text2);
        // On a ground of its own: the line may pass behind.
        const QString word = CostLaneWords::temperature();
        const QRectF place(plot.axes.left() + kCostPainterGap / 2, plot.axes.bottom() - m_metrics.height() - 1,
            m_metrics.horizontalAdvance(word) + kCostPainterGap / 2, m_metrics.height());
        m_painter.fillRect(place, m_tokens.canvas);
        m_painter.drawText(place, Qt::AlignCenter, word);
    }

    void paintPlace()
    {
        const BlindRecord& record = *m_scene.front();
        if (!m_scene.at || *m_scene.at >= record.trials.size())
            return;
        const BlindTrial& trial = record.trials[*m_scene.at];
        const qreal x = std::floor(m_geometry.xOf(trial.number)) + 0.5;
        m_painter.setPen(QPen(m_tokens.ink, 1.5));
        m_painter.drawLine(QPointF(x, m_geometry.axes.top() - 4), QPointF(x, m_geometry.bottom()));
        m_plotted.paintDot(QPointF(static_cast<double>(trial.number), trial.cost), m_tokens.ink, 4.5);
    }

    QPainter& m_painter;
    const CostLaneGeometry& m_geometry;
    const CostLaneScene& m_scene;
    const Theme& m_theme;
    Tokens m_tokens;
    QFont m_font;
    QFontMetricsF m_metrics;
    PlotPainter m_plotted;
};

} // namespace

void paintCostLane(QPainter& painter, const CostLaneGeometry& geometry, const CostLaneScene& scene, const Theme& theme)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    LanePainter(painter, geometry, scene, theme).paint();
    painter.restore();
}

} // namespace convoku
