// SPDX-License-Identifier: MIT
#include "app/drawing/cost_lane.h"

#include <QLocale>

#include <algorithm>

namespace convoku {
namespace {

constexpr qreal kCostLaneMargin = 6;
constexpr qreal kCostLaneLine = 18; ///< of text
constexpr qreal kLegendRow = 18;
constexpr qreal kLegendColumn = 320; ///< with room for it there are two
constexpr qreal kCostWidth = 34;
constexpr qreal kTemperatureHeight = 48;
constexpr qreal kLeastPlot = 46; ///< the bar below a view has 94 in all
constexpr qreal kTrialsApart = 80; ///< between two numbers
constexpr qreal kCostsApart = 22;
constexpr std::uint64_t kLinear = 1000; ///< trials that stand at equal distances

} // namespace

BoardScene sceneOfTrial(const Grid& puzzle, const Grid& grid)
{
    BoardScene scene;
    scene.givens = puzzle;
    scene.candidates = grid.startingCandidates();
    const Board board = grid.board();
    for (int index = 0; index < board.cells(); ++index) {
        const Cell cell = board.cell(index);
        for (int other = 0; other < board.cells(); ++other) {
            const Cell peer = board.cell(other);
            const bool peers
                = other != index && (peer.row == cell.row || peer.column == cell.column || peer.box() == cell.box());
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
        + (scene.showsTemperature() ? kTemperatureHeight + kCostLaneMargin : 0);
}

CostLaneGeometry::CostLaneGeometry(const QRectF& area, const CostLaneScene& scene)
    : m_front(scene.front())
    , m_area(area)
{
    std::uint64_t last = 1;
    std::uint64_t shortest = 0;
    int lowest = 0;
    int highest = 1;
    bool some = false;
    for (const CostCurve& curve : scene.curves) {
        if (curve.record->trials.empty())
            continue;
        last = std::max(last, curve.record->made);
        shortest = some ? std::min(shortest, curve.record->made) : curve.record->made;
        const int least = leastCost(curve.record->settings.counted, curve.record->puzzle.board());
        lowest = some ? std::min(lowest, least) : least;
        some = true;
        for (const BlindTrial& trial : curve.record->trials)
            highest = std::max(highest, trial.cost);
    }
    m_logarithmic = last > kLinear || (some && last > 20 * shortest && last > 100);

    m_legendColumns = area.width() >= 2 * kLegendColumn ? 2 : 1;
    const auto columns = static_cast<std::size_t>(m_legendColumns);
    const auto rows = static_cast<qreal>(std::max<std::size_t>((scene.curves.size() + columns - 1) / columns, 1));
    m_legend = QRectF(area.left() + kCostLaneMargin, area.top() + kCostLaneMargin, area.width() - 2 * kCostLaneMargin,
        rows * kLegendRow);
    axes = area.adjusted(kCostLaneMargin + kCostWidth, kCostLaneMargin + m_legend.height() + kCostLaneMargin / 2,
        -2 * kCostLaneMargin, -kCostLaneMargin - kCostLaneLine);
    across = PlotScale(1, static_cast<double>(last), axes.left(), axes.right(), m_logarithmic);
    if (scene.showsTemperature()) {
        const double hottest = m_front->settings.temperature;
        const QRectF room(axes.left(), axes.bottom() - kTemperatureHeight + kCostLaneMargin, axes.width(),
            kTemperatureHeight - 2 * kCostLaneMargin);
        m_temperature.place(room, {}, {0, hottest});
        m_temperature.across = across;
        m_temperature.ticksUp = {{hottest, QLocale().toString(hottest, 'g', 3)}};
        axes.setBottom(room.top() - 2 * kCostLaneMargin);
    }
    up = PlotScale(lowest, std::max(highest, lowest + 1), axes.bottom(), axes.top());
    const auto text = [](double number) { return QLocale().toString(number, 'f', 0); };
    hasGround = false; // there is a line for a solution
    ticksUp = ticksOf(up.ticks(kCostsApart, 1), text);
    ticksAcross = ticksOf(across.ticks(m_logarithmic ? 1 : kTrialsApart, 1), text);
    if (!m_logarithmic && (ticksAcross.empty() || ticksAcross.front().number > 1))
        ticksAcross.insert(ticksAcross.begin(), {1, text(1)});
}

QRectF CostLaneGeometry::legendRow(std::size_t curve) const
{
    const auto columns = static_cast<std::size_t>(m_legendColumns);
    const qreal wide = m_legend.width() / m_legendColumns;
    return {m_legend.left() + wide * static_cast<qreal>(curve % columns),
        m_legend.top() + kLegendRow * static_cast<qreal>(curve / columns), wide, kLegendRow};
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
