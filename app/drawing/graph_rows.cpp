// SPDX-License-Identifier: MIT
#include "app/drawing/graph_rows.h"

#include "solver/error.h"

#include <algorithm>
#include <map>
#include <numeric>

namespace convoku {
namespace {

using Box = GraphLayout::Box;
using Line = GraphLayout::Line;

std::size_t rowAt(int index)
{
    return static_cast<std::size_t>(index);
}

/// The lines of one value: they share their way down.
struct Net
{
    int from = 0;
    std::vector<int> to;
};

void check(std::span<const Box> boxes, std::span<const Line> lines)
{
    const int count = static_cast<int>(boxes.size());
    for (const Line& line : lines) {
        if (line.from < 0 || line.to >= count || line.from >= line.to)
            throw Error("graph", "a line must lead to a later box");
        if (boxes[rowAt(line.to)].row == Box::Row::First || boxes[rowAt(line.from)].row == Box::Row::Last)
            throw Error("graph", "a line must lead downwards");
    }
}

/// A row for each box, so that lines lead downwards and are short.
class Ranking
{
public:
    Ranking(std::span<const Box> boxes, std::span<const Line> lines)
        : m_boxes(boxes)
        , m_made(boxes.size())
        , m_read(boxes.size())
        , m_row(boxes.size(), 0)
    {
        std::map<std::pair<int, int>, int> nets;
        for (const Line& line : lines) {
            const auto [net, isNew] = nets.insert({{line.from, line.value}, static_cast<int>(m_nets.size())});
            if (isNew) {
                m_nets.push_back({line.from, {}});
                m_made[rowAt(line.from)].push_back(net->second);
            }
            m_nets[rowAt(net->second)].to.push_back(line.to);
            m_read[rowAt(line.to)].push_back(net->second);
        }
    }

    std::vector<int> run()
    {
        // Place each box as high as possible. One pass is enough, because a line always leads to a later box.
        for (std::size_t box = 0; box < m_row.size(); ++box) {
            if (m_boxes[box].row != Box::Row::First)
                m_row[box] = lowest(static_cast<int>(box), 0);
        }
        m_last = m_row.empty() ? 0 : *std::ranges::max_element(m_row);
        for (std::size_t box = 0; box < m_row.size(); ++box) {
            if (m_boxes[box].row == Box::Row::Last)
                m_row[box] = m_last;
        }
        // Moving down where that costs nothing lets chains follow; what gained nothing by it moves up again.
        constexpr int kRounds = 8;
        for (int round = 0; round < kRounds; ++round) {
            const int before = cost();
            for (int box = static_cast<int>(m_row.size()) - 1; box >= 0; --box)
                settle(box, true);
            for (int box = 0; box < static_cast<int>(m_row.size()); ++box)
                settle(box, false);
            if (cost() == before)
                break;
        }
        return m_row;
    }

private:
    int lowest(int box, int least) const
    {
        for (const int net : m_read[rowAt(box)])
            least = std::max(least, m_row[rowAt(m_nets[rowAt(net)].from)] + 1);
        return least;
    }

    int length(const Net& net) const
    {
        int end = m_row[rowAt(net.from)];
        for (const int to : net.to)
            end = std::max(end, m_row[rowAt(to)]);
        return end - m_row[rowAt(net.from)];
    }

    int cost() const
    {
        return std::accumulate(
            m_nets.begin(), m_nets.end(), 0, [this](int sum, const Net& net) { return sum + length(net); });
    }

    int costAt(int box, int row)
    {
        m_row[rowAt(box)] = row;
        int sum = 0;
        for (const int net : m_made[rowAt(box)])
            sum += length(m_nets[rowAt(net)]);
        for (const int net : m_read[rowAt(box)])
            sum += length(m_nets[rowAt(net)]);
        return sum;
    }

    /// To the cheapest row; among those the lowest (highest) one.
    void settle(int box, bool down)
    {
        if (m_boxes[rowAt(box)].row != Box::Row::Free)
            return;
        int low = lowest(box, 0);
        int high = m_last;
        for (const int net : m_made[rowAt(box)]) {
            for (const int to : m_nets[rowAt(net)].to)
                high = std::min(high, m_row[rowAt(to)] - 1);
        }
        if (m_read[rowAt(box)].empty() && m_made[rowAt(box)].empty())
            high = low;
        int best = low;
        int bestCost = costAt(box, low);
        for (int row = low + 1; row <= high; ++row) {
            const int cost = costAt(box, row);
            if (cost < bestCost || (down && cost == bestCost)) {
                best = row;
                bestCost = cost;
            }
        }
        m_row[rowAt(box)] = best;
    }

    std::span<const Box> m_boxes;
    std::vector<Net> m_nets;
    std::vector<std::vector<int>> m_made; ///< nets that begin at a box
    std::vector<std::vector<int>> m_read; ///< nets that end there
    std::vector<int> m_row;
    int m_last = 0;
};

GraphRows itemsOf(std::span<const Box> boxes, std::span<const Line> lines)
{
    GraphRows result;
    const std::vector<int> row = Ranking(boxes, lines).run();
    for (std::size_t box = 0; box < boxes.size(); ++box)
        result.items.push_back({static_cast<int>(box), row[box], boxes[box].size.width(), {}, {}});
    const auto connect = [&result](int upper, int lower) {
        auto& down = result.item(upper).down;
        if (std::ranges::find(down, lower) == down.end()) {
            down.push_back(lower);
            result.item(lower).up.push_back(upper);
        }
    };
    std::map<std::pair<int, int>, std::vector<int>> trunks; // of a value: the items that it passes, row by row
    for (const Line& line : lines) {
        std::vector<int>& trunk = trunks[{line.from, line.value}];
        std::vector<int> way{line.from};
        for (int r = row[rowAt(line.from)] + 1; r < row[rowAt(line.to)]; ++r) {
            const std::size_t passed = way.size() - 1;
            if (passed == trunk.size()) {
                trunk.push_back(static_cast<int>(result.items.size()));
                result.items.push_back({-1, r, 0, {}, {}});
                connect(way.back(), trunk.back());
            }
            way.push_back(trunk[passed]);
        }
        way.push_back(line.to);
        connect(way[way.size() - 2], line.to);
        result.ways.push_back(std::move(way));
    }
    const int rowCount = row.empty() ? 0 : *std::ranges::max_element(row) + 1;
    result.rows.resize(rowAt(rowCount));
    for (std::size_t i = 0; i < result.items.size(); ++i)
        result.rows[rowAt(result.items[i].row)].push_back(static_cast<int>(i));
    return result;
}

/// Puts the rows in an order with few crossings.
class Ordering
{
public:
    explicit Ordering(GraphRows& graph)
        : m_graph(graph)
    {
        place();
    }

    void run(int sweeps)
    {
        sortNeighbours();
        std::vector<std::vector<int>> best = m_graph.rows;
        long fewest = crossings();
        for (int sweep = 0; sweep < sweeps && fewest > 0; ++sweep) {
            byMedians(sweep % 2 == 0, sweep % 4 < 2);
            swapNeighbours();
            const long count = crossings();
            if (count < fewest) {
                fewest = count;
                best = m_graph.rows;
            }
        }
        m_graph.rows = best;
        place();
        sortNeighbours();
    }

private:
    void place()
    {
        m_graph.place.resize(m_graph.items.size());
        for (const std::vector<int>& row : m_graph.rows)
            place(row);
    }

    void place(const std::vector<int>& row)
    {
        for (std::size_t i = 0; i < row.size(); ++i)
            m_graph.place[rowAt(row[i])] = static_cast<int>(i);
    }

    void sortNeighbours()
    {
        const auto byPlace = [this](int a, int b) { return m_graph.placeOf(a) < m_graph.placeOf(b); };
        for (GraphItem& item : m_graph.items) {
            std::ranges::sort(item.up, byPlace);
            std::ranges::sort(item.down, byPlace);
        }
    }

    /// Returns the weighted median of the neighbours' places after Gansner and others (1993); -1 without neighbours.
    double median(const std::vector<int>& neighbours)
    {
        m_places.clear();
        for (const int neighbour : neighbours)
            m_places.push_back(m_graph.placeOf(neighbour));
        std::ranges::sort(m_places);
        const std::size_t count = m_places.size();
        if (count == 0)
            return -1;
        const std::size_t middle = count / 2;
        if (count % 2 == 1)
            return m_places[middle];
        if (count == 2)
            return (m_places[0] + m_places[1]) / 2.0;
        const double left = m_places[middle - 1] - m_places[0];
        const double right = m_places[count - 1] - m_places[middle];
        if (left + right <= 0)
            return (m_places[middle - 1] + m_places[middle]) / 2.0;
        return (m_places[middle - 1] * right + m_places[middle] * left) / (left + right);
    }

    void byMedians(bool down, bool equalsStay)
    {
        const int rows = static_cast<int>(m_graph.rows.size());
        for (int i = 1; i < rows; ++i) {
            std::vector<int>& row = m_graph.rows[rowAt(down ? i : rows - 1 - i)];
            std::vector<std::pair<double, int>> free;
            for (const int item : row) {
                const double m = median(down ? m_graph.item(item).up : m_graph.item(item).down);
                if (m >= 0)
                    free.push_back({m, item});
            }
            if (!equalsStay)
                std::ranges::reverse(free);
            std::ranges::stable_sort(free, {}, &std::pair<double, int>::first);
            // Items without neighbours there keep their places.
            auto next = free.begin();
            for (int& item : row) {
                if (median(down ? m_graph.item(item).up : m_graph.item(item).down) >= 0)
                    item = (next++)->second;
            }
            place(row);
        }
        sortNeighbours();
    }

    /// Crossings of the lines of two items in this order, by one merge of their sorted neighbours.
    int crossings(const std::vector<int>& left, const std::vector<int>& right) const
    {
        int count = 0;
        std::size_t before = 0;
        for (const int neighbour : left) {
            while (before < right.size() && m_graph.placeOf(right[before]) < m_graph.placeOf(neighbour))
                ++before;
            count += static_cast<int>(before);
        }
        return count;
    }

    void swapNeighbours()
    {
        constexpr int kRounds = 12;
        bool better = true;
        for (int round = 0; better && round < kRounds; ++round) {
            better = false;
            for (std::vector<int>& row : m_graph.rows) {
                bool swapped = false;
                for (std::size_t i = 0; i + 1 < row.size(); ++i) {
                    const GraphItem& a = m_graph.item(row[i]);
                    const GraphItem& b = m_graph.item(row[i + 1]);
                    const int now = crossings(a.up, b.up) + crossings(a.down, b.down);
                    const int then = crossings(b.up, a.up) + crossings(b.down, a.down);
                    if (then >= now)
                        continue;
                    std::swap(row[i], row[i + 1]);
                    swapped = true;
                }
                if (!swapped)
                    continue;
                better = true;
                place(row);
                sortNeighboursOf(row);
            }
        }
    }

    /// The lists that hold items of this row.
    void sortNeighboursOf(const std::vector<int>& row)
    {
        const auto byPlace = [this](int a, int b) { return m_graph.placeOf(a) < m_graph.placeOf(b); };
        for (const int item : row) {
            for (const int upper : m_graph.item(item).up)
                std::ranges::sort(m_graph.item(upper).down, byPlace);
            for (const int lower : m_graph.item(item).down)
                std::ranges::sort(m_graph.item(lower).up, byPlace);
        }
    }

    /// All of them, after Barth, Jünger and Mutzel (2002): inversions, counted in a tree.
    long crossings()
    {
        long count = 0;
        for (std::size_t r = 0; r + 1 < m_graph.rows.size(); ++r) {
            std::size_t leaf = 1;
            while (leaf < m_graph.rows[r + 1].size())
                leaf *= 2;
            m_tree.assign(2 * leaf, 0);
            for (const int item : m_graph.rows[r]) {
                for (const int lower : m_graph.item(item).down) {
                    std::size_t node = leaf + rowAt(m_graph.placeOf(lower));
                    ++m_tree[node];
                    for (; node > 1; node /= 2) {
                        if (node % 2 == 0)
                            count += m_tree[node + 1];
                        ++m_tree[node / 2];
                    }
                }
            }
        }
        return count;
    }

    GraphRows& m_graph;
    std::vector<int> m_places;
    std::vector<long> m_tree;
};

} // namespace

GraphRows graphRows(std::span<const Box> boxes, std::span<const Line> lines, int sweeps)
{
    check(boxes, lines);
    GraphRows result = itemsOf(boxes, lines);
    Ordering(result).run(sweeps);
    return result;
}

} // namespace convoku
