// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/tensor_cut.h"

#include <QRectF>

#include <optional>
#include <vector>

namespace convoku {

/// The rows or columns of a table below a kernel. They are drawn higher or wider, so that there is room for a weight
/// beside each number.
struct TensorOpening
{
    int first = 0; ///< index of the first row or column of the table
    int count = 0;
    bool columns = false;

    friend bool operator==(TensorOpening, TensorOpening) = default;
};

/// Lays out the planes of one value, or of a part of it: side by side, in rows, each with room for its label; a title
/// above them and a legend below. All edges lie on whole device pixels. Elements and channels are those of the whole
/// value.
class TensorGeometry
{
public:
    /// Makes the picture as large as the area allows, with cells of at most `largestCell`, below a title of that
    /// height.
    TensorGeometry(Shape shape, const QRectF& area, qreal devicePixelRatio = 1, qreal largestCell = kLargestCell);
    TensorGeometry(TensorCut cut, const QRectF& area, qreal devicePixelRatio = 1, qreal largestCell = kLargestCell,
        qreal titleHeight = kTitleHeight);

    static constexpr qreal kLargestCell = 30;
    /// Extra height of an opened row, or width of an opened column, in pixels.
    static constexpr qreal kOpening = 26;
    /// A title of one line, what stands below it, and a gap.
    static constexpr qreal kTitleHeight = 36;
    /// The same if title and subtitle fit in one line.
    static constexpr qreal kTitleLineHeight = 22;
    /// The size that a value needs for cells of that size.
    static QSizeF sizeFor(const TensorCut& cut, qreal cell, qreal titleHeight = kTitleHeight);

    /// Opens rows or columns of a table. TensorCut::openRows or openColumns must reserve the space.
    void open(TensorOpening opening) { m_opening = opening; }
    const TensorOpening& opening() const { return m_opening; }
    /// Returns the column (x) and row (y) of an element in the table.
    QPoint placeInTable(ElementIndex element) const;

    Shape shape() const { return m_cut.whole; }
    const TensorCut& cut() const { return m_cut; }
    qreal cell() const { return m_cell; }
    /// One device pixel in logical pixels.
    qreal pixel() const { return m_pixel; }
    /// Planes in a row.
    int across() const { return m_across; }
    const QRectF& title() const { return m_title; }
    const QRectF& legend() const { return m_legend; }
    /// All planes with their labels.
    QRectF planes() const;
    /// Empty where the plane is not drawn.
    QRectF plane(int channel) const;
    /// Empty where the value has only one plane, and of a plane that is a table; the digit's head in a table of
    /// several.
    QRectF label(int channel) const;
    /// The names of a table's rows (from the value's own first one on) and columns; empty where it has none of its own,
    /// because they are those of the planes.
    QRectF rowHead(int row) const;
    QRectF columnHead(int column) const;
    /// A plane's small picture; empty where there is no overview.
    QRectF small(int channel) const;
    /// Returns true if each small picture has a label; otherwise one label for all of them precedes the row.
    bool labelsSmall() const { return m_cut.whole.channels > m_cut.board.side(); }
    /// Returns the place for a weight above a small picture; empty if TensorCut::weighsPlanes is false.
    QRectF smallWeight(int channel) const;
    /// The channel whose small picture is there; −1: none.
    int smallAt(QPointF point) const;
    /// All numbers of a table, without its heads.
    QRectF table() const;
    QRectF element(ElementIndex element) const;
    /// Returns the place of an element's number, and of the weight beside it. Without an opening, the number fills the
    /// element and the weight is empty.
    QRectF number(ElementIndex element) const;
    QRectF weight(ElementIndex element) const;
    /// Returns the offset of a row or column from the edge of the table, in pixels. The index after the last one gives
    /// the size of the table.
    qreal rowStart(int row) const { return lineStart(row, false); }
    qreal columnStart(int column) const { return lineStart(column, true); }
    std::optional<ElementIndex> elementAt(QPointF point) const;
    /// The channel whose label is there; −1: none.
    int labelAt(QPointF point) const;
    /// The element that an arrow key leads to, on into the neighbouring plane; the same one at the edge of all planes.
    /// From an element that is not drawn: the first one that is.
    ElementIndex neighbour(ElementIndex element, int across, int down) const;

private:
    QPointF originOf(int place) const;
    qreal lineStart(int line, bool columns) const;
    bool isOpen(int line, bool columns) const;
    /// To whole device pixels.
    qreal floored(qreal length) const;

    TensorCut m_cut;
    TensorOpening m_opening;
    int m_across;
    qreal m_pixel;
    qreal m_cell = 1;
    QRectF m_title;
    QRectF m_legend;
    qreal m_overview = 0; ///< where the small pictures begin
    QPointF m_origin; ///< of the first plane's label, or of the plane where there is none
};

/// Positions of the pictures of a layer's inputs and outputs: inputs on the left, each group side by side or one below
/// the other, depending on which gives the largest cells. Small values get larger cells than large ones.
struct TensorArrangement
{
    std::vector<QRectF> inputs;
    std::vector<QRectF> outputs;
    QRectF between; ///< room for an arrow from the inputs to the outputs; empty without inputs
    qreal smallestCell = 0; ///< of all pictures, before it is made a whole number of pixels
    /// All of it; larger than the area where that is too small, or the zoom too large.
    QRectF bounds() const;
};
/// Limits for the sizes of cells that fill an area.
struct CellSizes
{
    qreal least
        = 1; ///< of a value like the candidates; below that the area is left rather than that nothing can be seen
    qreal largest = TensorGeometry::kLargestCell;
    qreal titleHeight = TensorGeometry::kTitleHeight;
    qreal between = 0; ///< least distance from inputs to outputs, in pixels; 0: that of the arrow
};
/// `zoom`: how much larger than they need to be to fill the area the cells are made; 1 or more.
TensorArrangement arrangeTensors(const std::vector<TensorCut>& inputs, const std::vector<TensorCut>& outputs,
    const QRectF& area, qreal zoom = 1, CellSizes cells = {});
/// All of the values.
TensorArrangement arrangeTensors(
    const std::vector<Shape>& inputs, const std::vector<Shape>& outputs, const QRectF& area);

} // namespace convoku
