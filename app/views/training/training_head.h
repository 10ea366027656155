// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/line_chart.h"
#include "app/views/training/kernel_bars.h"
#include "app/views/training/start_tiles.h"

namespace convoku {

/// The written numbers, those of one start at a step, and how that start went there: plain data.
struct TrainingHead
{
    struct Side
    {
        QString title;
        QString note;
        QString share; ///< how much of it is right; empty: nobody knows yet
        TrainingInk ink = TrainingInk::Written;
        std::optional<KernelBars> bars; ///< of one kernel along a house
        NumberPlanes planes; ///< of all others
        SumPlot plot; ///< empty: there is none
    };
    Side written;
    Side learned;
    QString wentTitle;
    LineChart went;
};

/// Numbers that are a kernel's own, without the bias behind them: of one kernel; else all of them.
std::size_t kernelSize(const LearningTask& task);
/// What had become of a start at a step.
TrainingOutcome outcomeAt(const TrainingRecord& record, const TrainingRun& run, int step);
/// `function`: what the layers behind the kernel make of a sum; empty: that is not known, or hangs on more. The record
/// has that start.
TrainingHead trainingHeadOf(const TrainingRecord& record, std::size_t start, int step, const QPolygonF& function);
/// The starts as they were at a step, group by group; within a group the sooner its loss dropped, the sooner it comes.
StartTiles startTilesOf(const TrainingRecord& record, std::size_t chosen, int step);
/// The losses of all starts, with the chosen one above the others.
LineChart lossChartOf(const TrainingRecord& record, std::size_t chosen);

/// Where the three parts of a head lie: side by side, or below one another where there is little room.
class TrainingHeadGeometry
{
public:
    TrainingHeadGeometry(const TrainingHead& head, qreal width);

    qreal height() const { return m_height; }
    const QRectF& written() const { return m_written; }
    const QRectF& learned() const { return m_learned; }
    const QRectF& went() const { return m_went; }
    /// In a side: its bars, or its numbers.
    static QRectF numbersIn(const QRectF& side, const TrainingHead::Side& of);
    static QRectF plotIn(const QRectF& side, const TrainingHead::Side& of);

private:
    QRectF m_written;
    QRectF m_learned;
    QRectF m_went;
    qreal m_height = 0;
};
void paintTrainingHead(
    QPainter& painter, const TrainingHeadGeometry& geometry, const TrainingHead& head, const Theme& theme);

} // namespace convoku
