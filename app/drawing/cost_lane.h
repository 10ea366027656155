// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/board_scene.h"
#include "app/drawing/plot.h"
#include "solver/blind/blind_run.h"

#include <QCoreApplication>

#include <memory>

namespace convoku {

/// The board of a trial: givens, digits that were tried, and every cell whose digit stands twice in a house marked as
/// the board marks a contradiction.
BoardScene sceneOfTrial(const Grid& puzzle, const Grid& grid);

/// The costs of a search over its trials.
struct CostCurve
{
    std::shared_ptr<const BlindRecord> record; ///< never null
    QString name;
};

struct CostLaneScene
{
    static constexpr std::size_t kMostCurves = 4;

    /// Up to kMostCurves. Of the last one every trial is drawn, of the others how the best cost falls.
    std::vector<CostCurve> curves;
    std::optional<std::size_t> at; ///< the place in the last one's trials that is looked at

    /// Null where there is none.
    const BlindRecord* front() const { return curves.empty() ? nullptr : curves.back().record.get(); }
    bool showsTemperature() const { return front() != nullptr && front()->settings.anneals(); }
};

/// Lays out the lane. Trials run from left to right; if there are more than a thousand, or some searches are much
/// longer than others, the axis is logarithmic: each factor of ten has the same width.
class CostLaneGeometry : public Plot
{
public:
    CostLaneGeometry(const QRectF& area, const CostLaneScene& scene);

    const QRectF& area() const { return m_area; }
    const QRectF& legend() const { return m_legend; }
    /// Returns the place of a curve's name in the legend.
    QRectF legendRow(std::size_t curve) const;
    /// Below the costs; its axes are empty where nothing was annealed.
    const Plot& temperature() const { return m_temperature; }
    /// The lower edge of both.
    qreal bottom() const { return std::max(axes.bottom(), m_temperature.axes.bottom()); }
    bool isLogarithmic() const { return m_logarithmic; }
    qreal xOf(std::uint64_t trial) const { return across.at(static_cast<double>(trial)); }
    /// The place in the front search's trials that is nearest; none where there are none.
    std::optional<std::size_t> trialAt(qreal x) const;

private:
    const BlindRecord* m_front; ///< of the scene
    QRectF m_area;
    QRectF m_legend;
    int m_legendColumns = 1;
    Plot m_temperature;
    bool m_logarithmic = false;
};

/// The least cost so far, as a line's corners: (trial, cost), one for each improvement, and the end.
std::vector<std::pair<std::uint64_t, int>> bestSoFar(const BlindRecord& record);

/// The texts on the lane.
class CostLaneWords
{
    Q_DECLARE_TR_FUNCTIONS(convoku::CostLaneWords)

public:
    static QString cost() { return tr("Cost"); }
    static QString trial() { return tr("Trial"); }
    static QString temperature() { return tr("Temperature"); }
    static QString solution(int cost) { return tr("a solution: %1").arg(cost); }
    static QString best(const QString& curve, int cost) { return tr("%1: best %2").arg(curve, QString::number(cost)); }
    static QString nothing() { return tr("The cost of each trial appears here."); }
};

/// Fills the area. Curves differ in colour and in how their line is broken.
void paintCostLane(QPainter& painter, const CostLaneGeometry& geometry, const CostLaneScene& scene, const Theme& theme);

/// Height that the lane needs at least, for as many curves.
qreal leastCostLaneHeight(const CostLaneScene& scene);

} // namespace convoku
