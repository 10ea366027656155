// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/tensor_cut.h"

#include <QRectF>

#include <optional>
#include <vector>

namespace convoku {

/// Lines of a table that a kernel lies on: they are opened, so that its weights stand beside the numbers they belong
/// to.
struct TensorOpening
{
    int first = 0; ///< row of the table, or column
    int count = 0;
    bool columns = false;

    friend bool operator==(TensorOpening, TensorOpening) = default;
};

/// Where the planes of one value, or of a part of it, lie: side by side, in rows, each with room for its label; a title
/// above them and a legend below. All edges lie on whole device pixels. Elements and channels are those of the whole
/// value.
class TensorGeometry
{
public:
    /// As large as the area allows, with cells of at most `largestCell`, below a title of that height.
    TensorGeometry(Shape shape, const QRectF& area, qreal devicePixelRatio = 1, qreal largestCell = kLargestCell);
    TensorGeometry(TensorCut cut, const QRectF& area, qreal devicePixelRatio = 1, qreal largestCell = kLargestCell,
        qreal titleHeight = kTitleHeight);

    static constexpr qreal kLargestCell = 30;
    /// What an opened row is higher, or an opened column wider: room for a weight.
    static constexpr qreal kOpening = 26;
    /// A title of one line, what stands below it, and a gap.
    static constexpr qreal kTitleHeight = 36;
    /// The same where both stand in one line.
    static constexpr qreal kTitleLineHeight = 22;
    /// The size that a value needs for cells of that size.
    static QSizeF sizeFor(const TensorCut& cut, qreal cell, qreal titleHeight = kTitleHeight);

    /// Opens lines of a table; there has to be room for them (TensorCut::openRows, openColumns).
    void open(TensorOpening opening) { m_opening = opening; }
    const TensorOpening& opening() const { return m_opening; }
    /// Row and column of the table that the element has.
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
    /// Whether each small picture has its label; else one text before them says what they are.
    bool labelsSmall() const { return m_cut.whole.channels > kSide; }
    /// Above it, where the overview has room for weights.
    QRectF smallWeight(int channel) const;
    /// The channel whose small picture is there; −1: none.
    int smallAt(QPointF point) const;
    /// All numbers of a table, without its heads.
    QRectF table() const;
    QRectF element(ElementIndex element) const;
    /// Of an element in an opened line: where its number stands, and where the weight over it. Else all of it, and
    /// nothing.
    QRectF number(ElementIndex element) const;
    QRectF weight(ElementIndex element) const;
    /// Where a line of the table begins, from its upper or left edge; also behind the last one.
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

/// Where the pictures of a layer's inputs and outputs stand: inputs on the left, each group side by side or one below
/// the other, whatever gives them the largest cells. Small values get larger cells than large ones.
struct TensorArrangement
{
    std::vector<QRectF> inputs;
    std::vector<QRectF> outputs;
    QRectF between; ///< room for an arrow from the inputs to the outputs; empty without inputs
    qreal smallestCell = 0; ///< of all pictures, before it is made a whole number of pixels
    /// All of it; larger than the area where that is too small, or the zoom too large.
    QRectF bounds() const;
};
/// How large cells may be made to fill an area.
struct CellSizes
{
    qreal least = 1; ///< of a value like nine boards; below that the area is left rather than that nothing can be seen
    qreal largest = TensorGeometry::kLargestCell;
    qreal titleHeight = TensorGeometry::kTitleHeight;
    qreal between = 0; ///< what is kept free between inputs and outputs, if that is more than the arrow needs
};
/// `zoom`: how much larger than they need to be to fill the area the cells are made; 1 or more.
TensorArrangement arrangeTensors(const std::vector<TensorCut>& inputs, const std::vector<TensorCut>& outputs,
    const QRectF& area, qreal zoom = 1, CellSizes cells = {});
/// All of the values.
TensorArrangement arrangeTensors(
    const std::vector<Shape>& inputs, const std::vector<Shape>& outputs, const QRectF& area);

} // namespace convoku
