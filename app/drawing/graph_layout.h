// SPDX-License-Identifier: MIT
#pragma once

#include <QPolygonF>
#include <QRectF>

#include <span>
#include <vector>

namespace convoku {

/// Lays out the boxes and lines of a graph without cycles: a layered drawing from top to bottom after Sugiyama, Tagawa
/// and Toda (1981). Rows by longest path, then tightened; crossings lessened by medians and swaps; columns after
/// Brandes and Köpf (2002). The same graph always gives the same drawing.
///
/// The code is our own because Debian 12 has no suitable library: OGDF is only available as a copy private to Tulip,
/// without headers. Graphviz' libgvc would bring a dozen libraries for one picture, keeps its state in globals, and has
/// no lines that several readers of one value share, which make the search's ninety layers readable.
class GraphLayout
{
public:
    struct Box
    {
        enum class Row { Free, First, Last };

        QSizeF size;
        Row row = Row::Free; ///< whether it has to stand in the first or the last row
    };

    /// From a box to one behind it in the list of boxes.
    struct Line
    {
        int from = 0;
        int to = 0;
        int value = 0; ///< lines of one value from one box are drawn as one that branches
    };

    /// A part of the lines: straight inside a row, and from row to row a curve that goes downwards all the way.
    struct Piece
    {
        QPointF from;
        QPointF to;
        int line = 0; ///< the first of the lines that it belongs to
    };

    enum class Direction { Up, Down, Left, Right };

    static constexpr int kSweeps = 100;
    static constexpr double kMargin = 24; ///< around all of it

    GraphLayout() = default;
    /// Throws Error for a line that does not lead to a later box, for one into the first row and one out of the last.
    /// `sweeps`: how often the rows are put in another order, to see whether that has fewer crossings.
    GraphLayout(std::span<const Box> boxes, std::span<const Line> lines, int sweeps = kSweeps);

    QSizeF size() const { return m_size; }
    int rowCount() const { return m_rowCount; }
    std::size_t boxCount() const { return m_boxes.size(); }
    const QRectF& box(int which) const { return m_boxes[static_cast<std::size_t>(which)]; }
    int rowOf(int which) const { return m_rows[static_cast<std::size_t>(which)]; }
    std::span<const Line> lines() const { return m_lines; }
    /// The way of a line, from the lower edge of its first box to the upper edge of its last one. Points 0, 2, 4 … and
    /// the next ones are the ends of straight parts, the parts between those are the curves from row to row.
    const QPolygonF& route(int line) const { return m_routes[static_cast<std::size_t>(line)]; }
    /// All lines, with what they share only once.
    std::span<const Piece> pieces() const { return m_pieces; }

    /// The box at a point, or -1.
    int boxAt(QPointF point) const;
    /// Returns the box that an arrow key leads to: up and down along a line to the next box, sideways to the nearest
    /// one; -1 if there is none.
    int neighbour(int box, Direction direction) const;

private:
    std::vector<QRectF> m_boxes;
    std::vector<int> m_rows;
    std::vector<Line> m_lines;
    std::vector<QPolygonF> m_routes;
    std::vector<Piece> m_pieces;
    QSizeF m_size;
    int m_rowCount = 0;
};

} // namespace convoku
