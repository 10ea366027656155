// SPDX-License-Identifier: MIT
// Columns after U. Brandes and B. Köpf, Fast and simple horizontal coordinate assignment (2002). Blocks are put beside
// each other by longest paths, which has none of the original's trouble with classes of blocks.
#include "app/drawing/graph_rows.h"
#include "app/drawing/graph_simplex.h"

#include <algorithm>
#include <array>
#include <limits>
#include <set>

namespace convoku {
namespace {

constexpr double kBetweenBoxes = 28;
constexpr double kBesideBox = 18; ///< between a box and a line that passes
constexpr double kBetweenLines = 14;
/// Balanced columns look better, but where many long lines go side by side they need far too much room.
constexpr double kTooWide = 1.35; ///< times what the widest row needs

std::size_t columnAt(int index)
{
    return static_cast<std::size_t>(index);
}

double distance(const GraphItem& left, const GraphItem& right)
{
    const double gap = left.passes() && right.passes() ? kBetweenLines
        : left.passes() || right.passes()              ? kBesideBox
                                                       : kBetweenBoxes;
    return (left.width + right.width) / 2 + gap;
}

/// Pairs (upper, lower) that would cross the inside of a long line: those stay straight.
std::set<std::pair<int, int>> conflicts(const GraphRows& graph)
{
    std::set<std::pair<int, int>> marked;
    for (std::size_t r = 0; r + 1 < graph.rows.size(); ++r) {
        const std::vector<int>& lower = graph.rows[r + 1];
        int from = 0;
        std::size_t next = 0;
        for (std::size_t i = 0; i < lower.size(); ++i) {
            const GraphItem& item = graph.item(lower[i]);
            int inner = -1;
            if (item.passes()) {
                for (const int upper : item.up)
                    inner = graph.item(upper).passes() ? upper : inner;
            }
            if (inner < 0 && i + 1 < lower.size())
                continue;
            const int to = inner >= 0 ? graph.placeOf(inner) : std::numeric_limits<int>::max();
            for (; next <= i; ++next) {
                for (const int upper : graph.item(lower[next]).up) {
                    const bool isInner = graph.item(upper).passes() && graph.item(lower[next]).passes();
                    if (!isInner && (graph.placeOf(upper) < from || graph.placeOf(upper) > to))
                        marked.insert({upper, lower[next]});
                }
            }
            from = to;
        }
    }
    return marked;
}

/// One of the four drawings: aligned with the row above or below, and packed to the left or to the right.
class Alignment
{
public:
    Alignment(const GraphRows& graph, const std::set<std::pair<int, int>>& conflicts, bool downwards, bool leftwards)
        : m_graph(graph)
        , m_conflicts(conflicts)
        , m_down(downwards)
        , m_left(leftwards)
        , m_root(graph.items.size())
        , m_next(graph.items.size())
    {
        for (std::size_t i = 0; i < graph.items.size(); ++i)
            m_root[i] = m_next[i] = static_cast<int>(i);
        m_rows = graph.rows;
        if (!m_down)
            std::ranges::reverse(m_rows);
        if (!m_left) {
            for (std::vector<int>& row : m_rows)
                std::ranges::reverse(row);
        }
    }

    std::vector<double> run()
    {
        for (std::size_t r = 1; r < m_rows.size(); ++r)
            align(r);
        std::vector<double> x = compact();
        if (!m_left) {
            for (double& value : x)
                value = -value;
        }
        return x;
    }

private:
    /// Counted from the side that is packed to.
    int placeOf(int item) const
    {
        const int place = m_graph.placeOf(item);
        return m_left ? place : static_cast<int>(m_graph.rows[columnAt(m_graph.item(item).row)].size()) - 1 - place;
    }

    void align(std::size_t r)
    {
        int reached = -1;
        for (const int item : m_rows[r]) {
            std::vector<int> neighbours = m_down ? m_graph.item(item).up : m_graph.item(item).down;
            if (neighbours.empty())
                continue;
            if (!m_left)
                std::ranges::reverse(neighbours);
            const std::size_t last = neighbours.size() - 1;
            for (std::size_t i = last / 2; i <= (last + 1) / 2; ++i) {
                const int other = neighbours[i];
                const auto pair = m_down ? std::pair(other, item) : std::pair(item, other);
                if (m_next[columnAt(item)] != item || placeOf(other) <= reached || m_conflicts.contains(pair))
                    continue;
                m_next[columnAt(other)] = item;
                m_root[columnAt(item)] = m_root[columnAt(other)];
                m_next[columnAt(item)] = m_root[columnAt(item)];
                reached = placeOf(other);
            }
        }
    }

    std::vector<double> compact() const
    {
        struct Beside
        {
            int block;
            double distance;
        };
        const std::size_t count = m_graph.items.size();
        std::vector<std::vector<Beside>> right(count);
        std::vector<std::vector<Beside>> left(count);
        std::vector<int> waitsFor(count, 0);
        for (const std::vector<int>& row : m_rows) {
            for (std::size_t i = 0; i + 1 < row.size(); ++i) {
                const int a = m_root[columnAt(row[i])];
                const int b = m_root[columnAt(row[i + 1])];
                const double apart = distance(m_graph.item(row[i]), m_graph.item(row[i + 1]));
                right[columnAt(a)].push_back({b, apart});
                left[columnAt(b)].push_back({a, apart});
                ++waitsFor[columnAt(b)];
            }
        }
        std::vector<int> order;
        for (std::size_t i = 0; i < count; ++i) {
            if (columnAt(m_root[i]) == i && waitsFor[i] == 0)
                order.push_back(static_cast<int>(i));
        }
        for (std::size_t i = 0; i < order.size(); ++i) {
            for (const Beside& other : right[columnAt(order[i])]) {
                if (--waitsFor[columnAt(other.block)] == 0)
                    order.push_back(other.block);
            }
        }
        std::vector<double> x(count, 0);
        for (const int block : order) {
            for (const Beside& other : left[columnAt(block)])
                x[columnAt(block)] = std::max(x[columnAt(block)], x[columnAt(other.block)] + other.distance);
        }
        // Move blocks with free space towards their right neighbours, so that none remains alone at the left edge.
        for (auto block = order.rbegin(); block != order.rend(); ++block) {
            double limit = std::numeric_limits<double>::max();
            for (const Beside& other : right[columnAt(*block)])
                limit = std::min(limit, x[columnAt(other.block)] - other.distance);
            if (limit != std::numeric_limits<double>::max())
                x[columnAt(*block)] = std::max(x[columnAt(*block)], limit);
        }
        for (std::size_t i = 0; i < count; ++i)
            x[i] = x[columnAt(m_root[i])];
        return x;
    }

    const GraphRows& m_graph;
    const std::set<std::pair<int, int>>& m_conflicts;
    bool m_down;
    bool m_left;
    std::vector<std::vector<int>> m_rows;
    std::vector<int> m_root; ///< of the block that an item belongs to
    std::vector<int> m_next; ///< in the block, round and round
};

double widthOf(const GraphRows& graph, const std::vector<double>& x)
{
    double low = std::numeric_limits<double>::max();
    double high = std::numeric_limits<double>::lowest();
    for (std::size_t item = 0; item < x.size(); ++item) {
        low = std::min(low, x[item] - graph.items[item].width / 2);
        high = std::max(high, x[item] + graph.items[item].width / 2);
    }
    return high - low;
}

/// Returns the width of the widest row, without any room to spare.
double leastWidth(const GraphRows& graph)
{
    double widest = 0;
    for (const std::vector<int>& row : graph.rows) {
        double width = 0;
        for (std::size_t i = 0; i < row.size(); ++i)
            width += i == 0 ? graph.item(row[i]).width : distance(graph.item(row[i - 1]), graph.item(row[i]));
        widest = std::max(widest, width);
    }
    return widest;
}

/// Makes all lines together as little sideways as they can be; long ones before short ones, so that they stay straight.
void shorten(const GraphRows& graph, std::vector<double>& x)
{
    constexpr int kMaxPivots = 4000;
    std::vector<LengthConstraint> constraints;
    for (const std::vector<int>& row : graph.rows) {
        for (std::size_t i = 0; i + 1 < row.size(); ++i)
            constraints.push_back({row[i], row[i + 1], distance(graph.item(row[i]), graph.item(row[i + 1])), 0});
    }
    std::vector<double> places = x;
    for (std::size_t item = 0; item < graph.items.size(); ++item) {
        for (const int lower : graph.items[item].down) {
            // A helper left of both ends: its two distances add up to the ends' distance where it is at one of them.
            const int helper = static_cast<int>(places.size());
            const int ends = (graph.items[item].passes() ? 1 : 0) + (graph.item(lower).passes() ? 1 : 0);
            const double weight = ends == 0 ? 1 : ends == 1 ? 2 : 8;
            places.push_back(std::min(x[item], x[columnAt(lower)]));
            constraints.push_back({helper, static_cast<int>(item), 0, weight});
            constraints.push_back({helper, lower, 0, weight});
        }
    }
    improveLengths(places, constraints, kMaxPivots);
    std::copy_n(places.begin(), x.size(), x.begin());
}

} // namespace

std::vector<double> graphColumns(const GraphRows& graph)
{
    const std::size_t count = graph.items.size();
    if (count == 0)
        return {};
    const std::set<std::pair<int, int>> marked = conflicts(graph);
    struct Drawing
    {
        std::vector<double> x;
        double low = std::numeric_limits<double>::max();
        double high = std::numeric_limits<double>::lowest();
    };
    std::array<Drawing, 4> drawings;
    for (std::size_t i = 0; i < drawings.size(); ++i) {
        Drawing& drawing = drawings[i];
        drawing.x = Alignment(graph, marked, i < 2, i % 2 == 0).run();
        for (std::size_t item = 0; item < count; ++item) {
            drawing.low = std::min(drawing.low, drawing.x[item] - graph.items[item].width / 2);
            drawing.high = std::max(drawing.high, drawing.x[item] + graph.items[item].width / 2);
        }
    }
    const Drawing& narrowest = *std::ranges::min_element(drawings, {}, [](const Drawing& d) { return d.high - d.low; });
    // The mean of the two in the middle keeps every distance that all four keep.
    std::vector<double> x(count);
    for (std::size_t item = 0; item < count; ++item) {
        std::array<double, 4> places{};
        for (std::size_t i = 0; i < drawings.size(); ++i) {
            const bool leftwards = i % 2 == 0;
            const double shift = leftwards ? narrowest.low - drawings[i].low : narrowest.high - drawings[i].high;
            places[i] = drawings[i].x[item] + shift;
        }
        std::ranges::sort(places);
        x[item] = (places[1] + places[2]) / 2;
    }
    if (widthOf(graph, x) > kTooWide * leastWidth(graph))
        shorten(graph, x);
    double low = x[0] - graph.items[0].width / 2;
    for (std::size_t item = 1; item < count; ++item)
        low = std::min(low, x[item] - graph.items[item].width / 2);
    for (double& value : x)
        value -= low;
    return x;
}

} // namespace convoku
