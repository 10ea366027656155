// SPDX-License-Identifier: MIT
#include "app/drawing/cost_lane.h"

#include <algorithm>
#include <cmath>

namespace convoku {
namespace {

constexpr qreal kCostLaneMargin = 8;
constexpr qreal kCostLaneLine = 18; ///< of text
constexpr qreal kLegendRow = 18;
constexpr qreal kLegendColumn = 320; ///< with room for it there are two
constexpr qreal kCostWidth = 34;
constexpr qreal kTemperatureHeight = 48;
constexpr qreal kLeastPlot = 84;
constexpr std::uint64_t kLinear = 1000; ///< trials that stand at equal distances

std::uint64_t roundStep(double number)
{
    for (double power = 1;; power *= 10) {
        for (const int digit : {1, 2, 5}) {
            if (digit * power >= number)
                return static_cast<std::uint64_t>(digit * power);
        }
    }
}

} // namespace

BoardScene sceneOfTrial(const Grid& puzzle, const Grid& grid)
{
    BoardScene scene;
    scene.givens = puzzle;
    scene.candidates = grid.startingCandidates();
    for (int index = 0; index < kCells; ++index) {
        const Cell cell = Cell::fromIndex(index);
        for (int other = 0; other < kCells; ++other) {
            const Cell its = Cell::fromIndex(other);
            const bool peers
                = other != index && (its.row == cell.row || its.column == cell.column || its.box() == cell.box());
            if (peers && grid.digit(index) != 0 && grid.digit(index) == grid.digit(other)) {
                scene.clashingCells.push_back(cell);
                break;
            }
        }
    }
    return scene;
}

std::vector<std::pair<std::uint64_t, int>> bestSoFar(const BlindRecord& record)
{
    std::vector<std::pair<std::uint64_t, int>> corners;
    for (const BlindTrial& trial : record.trials) {
        if (trial.improves)
            corners.emplace_back(trial.number, trial.cost);
    }
    if (!corners.empty() && corners.back().first != record.trials.back().number)
        corners.emplace_back(record.trials.back().number, corners.back().second);
    return corners;
}

qreal leastCostLaneHeight(const CostLaneScene& scene)
{
    const auto rows = static_cast<qreal>(std::max<std::size_t>(scene.curves.size(), 1));
    return 2 * kCostLaneMargin + rows * kLegendRow + kLeastPlot + kCostLaneLine
        + (scene.showsTemperature() ? kTemperatureHeight : 0);
}

CostLaneGeometry::CostLaneGeometry(const QRectF& area, const CostLaneScene& scene)
    : m_front(scene.front())
    , m_area(area)
{
    std::uint64_t shortest = 0;
    bool some = false;
    for (const CostCurve& curve : scene.curves) {
        if (curve.record->trials.empty())
            continue;
        m_last = std::max(m_last, curve.record->made);
        shortest = some ? std::min(shortest, curve.record->made) : curve.record->made;
        const int least = leastCost(curve.record->settings.counted);
        m_lowest = some ? std::min(m_lowest, least) : least;
        some = true;
        for (const BlindTrial& trial : curve.record->trials)
            m_highest = std::max(m_highest, trial.cost);
    }
    m_logarithmic = m_last > kLinear || (some && m_last > 20 * shortest && m_last > 100);
    m_highest = std::max(m_highest, m_lowest + 1);
    if (m_front != nullptr && m_front->settings.anneals())
        m_hottest = m_front->settings.temperature;

    m_legendColumns = area.width() >= 2 * kLegendColumn ? 2 : 1;
    const auto columns = static_cast<std::size_t>(m_legendColumns);
    const auto rows = static_cast<qreal>(std::max<std::size_t>((scene.curves.size() + columns - 1) / columns, 1));
    m_legend = QRectF(area.left() + kCostLaneMargin, area.top() + kCostLaneMargin, area.width() - 2 * kCostLaneMargin,
        rows * kLegendRow);
    QRectF rest = area.adjusted(kCostLaneMargin + kCostWidth, kCostLaneMargin + m_legend.height() + kCostLaneMargin / 2,
        -2 * kCostLaneMargin, 0);
    rest.setBottom(area.bottom() - kCostLaneMargin - kCostLaneLine);
    if (scene.showsTemperature()) {
        m_temperature = QRectF(rest.left(), rest.bottom() - kTemperatureHeight + kCostLaneMargin, rest.width(),
            kTemperatureHeight - 2 * kCostLaneMargin);
        rest.setBottom(m_temperature.top() - 2 * kCostLaneMargin);
    }
    m_plot = rest;

    if (m_logarithmic) {
        for (std::uint64_t tick = 1; tick <= m_last; tick *= 10)
            m_trialTicks.push_back(tick);
    } else {
        const std::uint64_t step
            = roundStep(std::max(1.0, static_cast<double>(m_last) / std::max(m_plot.width() / 80, 1.0)));
        m_trialTicks.push_back(1);
        for (std::uint64_t tick = step; tick <= m_last; tick += step) {
            if (tick > 1)
                m_trialTicks.push_back(tick);
        }
    }
    const int costStep
        = static_cast<int>(roundStep(std::max(1.0, (m_highest - m_lowest) / std::max(m_plot.height() / 28, 1.0))));
    for (int cost = (m_lowest + costStep - 1) / costStep * costStep; cost <= m_highest; cost += costStep)
        m_costTicks.push_back(cost);
}

QRectF CostLaneGeometry::legendRow(std::size_t curve) const
{
    const auto columns = static_cast<std::size_t>(m_legendColumns);
    const qreal wide = m_legend.width() / m_legendColumns;
    return {m_legend.left() + wide * static_cast<qreal>(curve % columns),
        m_legend.top() + kLegendRow * static_cast<qreal>(curve / columns), wide, kLegendRow};
}

qreal CostLaneGeometry::xOf(std::uint64_t trial) const
{
    if (m_last <= 1)
        return m_plot.left();
    const auto number = static_cast<double>(std::clamp<std::uint64_t>(trial, 1, m_last));
    const auto last = static_cast<double>(m_last);
    const double part = m_logarithmic ? std::log(number) / std::log(last) : (number - 1) / (last - 1);
    return m_plot.left() + m_plot.width() * part;
}

qreal CostLaneGeometry::yOf(int cost) const
{
    const double part = static_cast<double>(cost - m_lowest) / (m_highest - m_lowest);
    return m_plot.bottom() - m_plot.height() * std::clamp(part, 0.0, 1.0);
}

qreal CostLaneGeometry::temperatureY(double temperature) const
{
    return m_temperature.bottom() - m_temperature.height() * std::clamp(temperature / m_hottest, 0.0, 1.0);
}

std::optional<std::size_t> CostLaneGeometry::trialAt(qreal x) const
{
    if (m_front == nullptr || m_front->trials.empty())
        return std::nullopt;
    const std::vector<BlindTrial>& trials = m_front->trials;
    const auto right = std::partition_point(
        trials.begin(), trials.end(), [this, x](const BlindTrial& trial) { return xOf(trial.number) < x; });
    if (right == trials.end())
        return trials.size() - 1;
    if (right == trials.begin())
        return 0;
    const auto left = right - 1;
    const bool nearer = x - xOf(left->number) < xOf(right->number) - x;
    return static_cast<std::size_t>((nearer ? left : right) - trials.begin());
}

} // namespace convoku
