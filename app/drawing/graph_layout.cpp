// SPDX-License-Identifier: MIT
#include "app/drawing/graph_layout.h"

#include "app/drawing/graph_rows.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

namespace convoku {
namespace {

constexpr double kLeastGap = 30; ///< between rows
constexpr double kMostGap = 84;
constexpr double kPortDistance = 30;

std::size_t placeAt(int index)
{
    return static_cast<std::size_t>(index);
}

/// The i-th of so many ends of lines along the edge of a box.
double portAt(const QRectF& box, std::size_t i, std::size_t count)
{
    const double apart = count < 2 ? 0 : std::min(kPortDistance, box.width() * 0.8 / static_cast<double>(count - 1));
    return box.center().x() + (static_cast<double>(i) - static_cast<double>(count - 1) / 2) * apart;
}

} // namespace

GraphLayout::GraphLayout(std::span<const Box> boxes, std::span<const Line> lines, int sweeps)
    : m_lines(lines.begin(), lines.end())
{
    const GraphRows graph = graphRows(boxes, lines, sweeps);
    std::vector<double> x = graphColumns(graph);
    for (double& value : x)
        value = std::round(value) + kMargin;
    m_rowCount = static_cast<int>(graph.rows.size());
    m_boxes.resize(boxes.size());
    m_rows.resize(boxes.size());

    // Rows: the further lines have to go sideways, the more room they get for it.
    std::vector<double> top(graph.rows.size());
    std::vector<double> bottom(graph.rows.size());
    double y = kMargin;
    for (std::size_t r = 0; r < graph.rows.size(); ++r) {
        double height = 0;
        double sideways = 0;
        for (const int item : graph.rows[r]) {
            if (!graph.item(item).passes())
                height = std::max(height, boxes[placeAt(graph.item(item).box)].size.height());
            for (const int lower : graph.item(item).down)
                sideways = std::max(sideways, std::abs(x[placeAt(item)] - x[placeAt(lower)]));
        }
        top[r] = y;
        bottom[r] = y + height;
        y = std::ceil(bottom[r] + std::min(kLeastGap + sideways * 0.08, kMostGap));
        for (const int item : graph.rows[r]) {
            const int box = graph.item(item).box;
            if (box < 0)
                continue;
            const QSizeF size = boxes[placeAt(box)].size;
            m_boxes[placeAt(box)]
                = QRectF(QPointF(x[placeAt(item)] - size.width() / 2, top[r] + (height - size.height()) / 2), size);
            m_rows[placeAt(box)] = static_cast<int>(r);
            m_size.setWidth(std::max(m_size.width(), m_boxes[placeAt(box)].right() + kMargin));
        }
        m_size.setHeight(bottom[r] + kMargin);
    }
    for (std::size_t item = 0; item < graph.items.size(); ++item)
        m_size.setWidth(std::max(m_size.width(), x[item] + kMargin));

    // Order the ports at which values leave a box by the places to which the values lead.
    std::map<std::pair<int, int>, double> out; // by box and value
    {
        std::map<int, std::map<int, double>> target; // of each box and value, the first place that it leads to
        for (std::size_t i = 0; i < m_lines.size(); ++i) {
            const double next = x[placeAt(graph.ways[i][1])];
            const auto [it, isNew] = target[m_lines[i].from].insert({m_lines[i].value, next});
            if (!isNew)
                it->second = std::min(it->second, next);
        }
        for (const auto& [box, values] : target) {
            std::vector<std::pair<double, int>> order;
            for (const auto& [value, next] : values)
                order.push_back({next, value});
            std::ranges::sort(order);
            for (std::size_t i = 0; i < order.size(); ++i)
                out[{box, order[i].second}] = portAt(m_boxes[placeAt(box)], i, order.size());
        }
    }
    // Order the ports at which lines arrive by the places from which the lines come.
    const auto cameFrom = [&](int line) {
        const std::vector<int>& way = graph.ways[placeAt(line)];
        const int before = way[way.size() - 2];
        return graph.item(before).passes() ? x[placeAt(before)]
                                           : out.at({m_lines[placeAt(line)].from, m_lines[placeAt(line)].value});
    };
    std::vector<std::vector<int>> arriving(boxes.size());
    for (std::size_t i = 0; i < m_lines.size(); ++i)
        arriving[placeAt(m_lines[i].to)].push_back(static_cast<int>(i));
    std::vector<double> in(m_lines.size());
    for (std::size_t box = 0; box < boxes.size(); ++box) {
        std::ranges::stable_sort(arriving[box], {}, cameFrom);
        for (std::size_t i = 0; i < arriving[box].size(); ++i)
            in[placeAt(arriving[box][i])] = portAt(m_boxes[box], i, arriving[box].size());
    }

    std::set<std::pair<std::pair<double, double>, std::pair<double, double>>> drawn;
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        const Line& line = m_lines[i];
        const std::vector<int>& way = graph.ways[i];
        QPolygonF route;
        const double start = out.at({line.from, line.value});
        route << QPointF(start, m_boxes[placeAt(line.from)].bottom())
              << QPointF(start, bottom[placeAt(rowOf(line.from))]);
        for (std::size_t k = 1; k + 1 < way.size(); ++k) {
            const std::size_t r = placeAt(graph.item(way[k]).row);
            route << QPointF(x[placeAt(way[k])], top[r]) << QPointF(x[placeAt(way[k])], bottom[r]);
        }
        route << QPointF(in[i], top[placeAt(rowOf(line.to))]) << QPointF(in[i], m_boxes[placeAt(line.to)].top());
        for (int k = 0; k + 1 < route.size(); ++k) {
            const QPointF a = route[k];
            const QPointF b = route[k + 1];
            if (a != b && drawn.insert({{a.x(), a.y()}, {b.x(), b.y()}}).second)
                m_pieces.push_back({a, b, static_cast<int>(i)});
        }
        m_routes.push_back(std::move(route));
    }
}

int GraphLayout::boxAt(QPointF point) const
{
    const auto found = std::ranges::find_if(m_boxes, [point](const QRectF& box) { return box.contains(point); });
    return found == m_boxes.end() ? -1 : static_cast<int>(found - m_boxes.begin());
}

int GraphLayout::neighbour(int from, Direction direction) const
{
    if (from < 0 || placeAt(from) >= m_boxes.size())
        return -1;
    const QPointF middle = box(from).center();
    int best = -1;
    double bestAway = 0;
    const auto offer = [&](int to, double away) {
        if (best < 0 || away < bestAway) {
            best = to;
            bestAway = away;
        }
    };
    if (direction == Direction::Up || direction == Direction::Down) {
        constexpr double kRow = 1e6; // rows first, then what is nearest in one
        for (const Line& line : m_lines) {
            const bool down = direction == Direction::Down;
            if ((down ? line.from : line.to) != from)
                continue;
            const int to = down ? line.to : line.from;
            offer(to, std::abs(rowOf(to) - rowOf(from)) * kRow + std::abs(box(to).center().x() - middle.x()));
        }
        return best;
    }
    for (int to = 0; placeAt(to) < m_boxes.size(); ++to) {
        const QPointF away = box(to).center() - middle;
        const double sideways = direction == Direction::Right ? away.x() : -away.x();
        // A cone: what is more above or below than beside is no neighbour at that side.
        if (to != from && sideways > 0 && std::abs(away.y()) <= 1.5 * sideways)
            offer(to, sideways + 2.5 * std::abs(away.y()));
    }
    return best;
}

} // namespace convoku
