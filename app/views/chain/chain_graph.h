// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/graph_painter.h"
#include "app/views/chain/chain_painter.h"

namespace convoku {

/// A proof as a graph: a box a row, below all that it rests on, and a line for each thing that it rests on. In layers
/// by the longest way from the start; within one, boxes lie near what they rest on and what rests on them. Made for
/// thousands of rows: time goes with the number of lines, not with how far they reach (GraphLayout, which bends each
/// line around what it passes, takes a minute for what this does at once).
class ChainGraph
{
public:
    static constexpr qreal kBoxWidth = 150;
    static constexpr qreal kBoxHeight = 40;

    ChainGraph() = default;
    explicit ChainGraph(const ProofRows& rows);

    QSizeF size() const { return m_size; }
    int boxCount() const { return static_cast<int>(m_boxes.size()); }
    const QRectF& box(int row) const { return m_boxes[static_cast<std::size_t>(row)]; }
    /// Returns the number of layers above the row's box; 0: the start.
    int layerOf(int row) const { return m_layerOf[static_cast<std::size_t>(row)]; }
    /// The row of the box at a point, or -1.
    int boxAt(QPointF point) const;
    /// The nearest box in the next layer that is one or more up or down, or beside it; -1 if there is none.
    int neighbour(int row, GraphLayout::Direction direction) const;

private:
    std::vector<QRectF> m_boxes;
    std::vector<int> m_layerOf;
    std::vector<std::vector<int>> m_layers; ///< rows, from left to right
    QSizeF m_size;
};

/// Draws the part of a proof's graph that lies in an area of the picture.
void paintChainGraph(QPainter& painter, const QRectF& area, const ChainContent& content, const ChainGraph& graph,
    const GraphCamera& camera, const ChainMarks& marks, const Theme& theme);

} // namespace convoku
