// SPDX-License-Identifier: MIT
#include "app/views/compare/evaluation_picture.h"

#include "app/drawing/fonts.h"
#include "app/drawing/tokens.h"

#include <QPainter>

#include <algorithm>
#include <utility>

namespace convoku {
namespace {

// In pixels.
constexpr qreal kOutside = 24;
constexpr qreal kHead = 36;
constexpr qreal kChartTitle = 26;
constexpr QSizeF kChartSize(440, 280);
constexpr qreal kBetweenCharts = 24;
constexpr qreal kBelowChart = 24;

LineChart chartOf(const Evaluation& evaluation, Accuracy Evaluated::*which)
{
    LineChart chart;
    chart.percent = true;
    // Wide, dashed and thin lines: nothing rests on colours alone.
    chart.lines = {{.ink = TrainingInk::Written, .width = 2, .label = QStringLiteral("accuracy1")},
        {.ink = TrainingInk::Chosen, .width = 1.6, .style = Qt::DashLine, .label = QStringLiteral("accuracy2")},
        {.ink = TrainingInk::Other, .width = 1.2, .label = QStringLiteral("accuracy3")}};
    bool isFirst = true;
    for (std::size_t givens = 0; givens < evaluation.byGivens.size(); ++givens) {
        const Accuracy& accuracy = evaluation.byGivens[givens].*which;
        if (accuracy.puzzles() == 0)
            continue;
        const auto x = static_cast<double>(givens);
        chart.left = std::exchange(isFirst, false) ? x : chart.left;
        chart.right = std::max(x, chart.left + 1);
        chart.lines[0].points << QPointF(x, accuracy.accuracy1().share);
        if (accuracy.openCells() > 0)
            chart.lines[1].points << QPointF(x, accuracy.accuracy2().share);
        chart.lines[2].points << QPointF(x, accuracy.accuracy3().share);
    }
    return chart;
}

} // namespace

EvaluationPicture::EvaluationPicture(const Evaluation& evaluation, QString network)
    : m_network(std::move(network))
{
    if (evaluation.all.oneShot.puzzles() > 0)
        m_charts.push_back({tr("In one shot"), chartOf(evaluation, &Evaluated::oneShot)});
    m_charts.push_back({tr("At the end"), chartOf(evaluation, &Evaluated::atTheEnd)});
}

QSizeF EvaluationPicture::size() const
{
    const auto count = static_cast<qreal>(m_charts.size());
    return {2 * kOutside + count * kChartSize.width() + (count - 1) * kBetweenCharts,
        2 * kOutside + kHead + kChartTitle + kChartSize.height() + kBelowChart};
}

void EvaluationPicture::paint(QPainter& painter, Theme::Kind kind) const
{
    const Theme& theme = Theme::of(kind);
    const Tokens tokens = tokensOf(theme);
    painter.fillRect(QRectF(QPointF(), size()), tokens.canvas);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(pictureFont(16, QFont::DemiBold));
    painter.setPen(tokens.text1);
    painter.drawText(
        QRectF(kOutside, kOutside, size().width() - 2 * kOutside, kHead), Qt::AlignLeft | Qt::AlignTop, title());
    QRectF area(QPointF(kOutside, kOutside + kHead + kChartTitle), kChartSize);
    for (const Chart& chart : m_charts) {
        painter.setFont(pictureFont(13, QFont::DemiBold));
        painter.setPen(tokens.text1);
        painter.drawText(area.adjusted(0, -kChartTitle, 0, 0), Qt::AlignLeft | Qt::AlignTop, chart.title);
        paintLineChart(painter, linePlotOf(chart.lines, area), chart.lines, theme);
        painter.setFont(pictureFont(12));
        painter.setPen(tokens.text3);
        painter.drawText(QRectF(area.left(), area.bottom(), area.width(), kBelowChart), Qt::AlignCenter, tr("givens"));
        area.translate(kChartSize.width() + kBetweenCharts, 0);
    }
    painter.restore();
}

} // namespace convoku
