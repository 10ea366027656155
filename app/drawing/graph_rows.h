// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/graph_layout.h"

#include <vector>

namespace convoku {

/// A place in a row of a graph: a box, or the point where a line passes the row.
struct GraphItem
{
    int box = -1; ///< -1: a line passes
    int row = 0;
    double width = 0;
    std::vector<int> up; ///< items of the row above that a line leads from, in their order
    std::vector<int> down;

    bool passes() const { return box < 0; }
};

/// The rows of a graph, and the order in them. Item i < number of boxes is box i.
struct GraphRows
{
    std::vector<GraphItem> items;
    std::vector<std::vector<int>> rows; ///< items from left to right
    std::vector<int> place; ///< of each item in its row
    std::vector<std::vector<int>> ways; ///< for each line the items that it passes, its boxes included

    GraphItem& item(int which) { return items[static_cast<std::size_t>(which)]; }
    const GraphItem& item(int which) const { return items[static_cast<std::size_t>(which)]; }
    int placeOf(int which) const { return place[static_cast<std::size_t>(which)]; }
};

/// `sweeps`: see GraphLayout.
GraphRows graphRows(std::span<const GraphLayout::Box> boxes, std::span<const GraphLayout::Line> lines, int sweeps);

/// The middle of each item, at least so far from its neighbours that nothing touches; the leftmost edge is at 0.
std::vector<double> graphColumns(const GraphRows& rows);

} // namespace convoku
