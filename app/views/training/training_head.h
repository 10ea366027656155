// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/line_chart.h"
#include "app/views/training/kernel_bars.h"
#include "app/views/training/start_tiles.h"

namespace convoku {

/// The numbers of one start up to a step, beside the written ones.
struct TrainingHead
{
    struct Side
    {
        QString title; ///< "Found by start 5"
        QString note; ///< "bias 2"
        QString share; ///< of answers that are right
        TrainingInk ink = TrainingInk::Chosen;
        std::optional<KernelBars> bars; ///< of one kernel along a house
        NumberPlanes planes; ///< of all others
    };
    QString title; ///< "How start 5 found the rule"
    QString steps; ///< which steps the curves show
    LineChart curves;
    Side written;
    Side learned;
    QString meaning; ///< what the learned numbers answer
    SumPlot plot; ///< what the layers after the kernel make of a sum; may be empty
};

/// Numbers that are a kernel's own, without the bias behind them: of one kernel; else all of them.
std::size_t kernelSize(const LearningTask& task);
/// Returns the outcome of a start as it was at a step.
TrainingOutcome outcomeAt(const TrainingRecord& record, const TrainingRun& run, int step);
/// The last step that curves of a start have to show: later, its numbers hardly change. A round number.
int lastStepShown(const TrainingRecord& record, const TrainingRun& run);
/// The record has that start. `function` is what the layers after the kernel make of a sum. It is empty if that is not
/// known, or depends on more than the sum.
TrainingHead trainingHeadOf(
    const TrainingRecord& record, std::size_t start, int step, const QPolygonF& function, const QString& meaning = {});
/// The starts as they were at a step, group by group. Within a group those come first whose loss dropped first, then
/// those with the most right answers.
StartTiles startTilesOf(const TrainingRecord& record, std::size_t chosen, int step);
/// The losses of all starts, with the chosen one above the others.
LineChart lossChartOf(const TrainingRecord& record, std::size_t chosen);

/// Places the parts of a head: numbers beside the curves, or below them if there is little room.
class TrainingHeadGeometry
{
public:
    TrainingHeadGeometry(const TrainingHead& head, qreal width);

    qreal height() const { return m_height; }
    const QRectF& curves() const { return m_curves; } ///< with their title
    const QRectF& written() const { return m_written; }
    const QRectF& learned() const { return m_learned; }
    const QRectF& meaning() const { return m_meaning; }
    const QRectF& plot() const { return m_plot; }
    /// The bars or planes of a side.
    static QRectF numbersIn(const QRectF& side);

private:
    QRectF m_curves;
    QRectF m_written;
    QRectF m_learned;
    QRectF m_meaning;
    QRectF m_plot;
    qreal m_height = 0;
};
void paintTrainingHead(
    QPainter& painter, const TrainingHeadGeometry& geometry, const TrainingHead& head, const Theme& theme);

} // namespace convoku
