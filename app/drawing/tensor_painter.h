// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/tensor_geometry.h"
#include "app/drawing/theme.h"

#include <QString>

#include <vector>

class QPainter;

namespace convoku {

/// One value of a pass as a picture, as plain data.
struct TensorPicture
{
    Shape shape;
    Places places = Places::Nothing;
    Range range; ///< what the colours span
    std::vector<double> numbers; ///< row-major, shape.elements() of them
    NumberKind numberKind = NumberKind::Whole; ///< what the value holds
    QString title;
    QString subtitle;
    bool colours = true; ///< the heat map
    bool writesNumbers = true; ///< in the cells, where there is room for them
    bool hidden = false; ///< its numbers are asked for: "?" in their places
};

/// Marks that are drawn over the picture.
struct TensorMarks
{
    std::vector<ElementIndex> lit; ///< a window
    RuleFamily family = RuleFamily::Pointing; ///< whose colour that has
    std::optional<ElementIndex> hovered;
    std::optional<ElementIndex> picked;
};

/// The same without its numbers: each place asks for its own.
TensorPicture hiddenPicture(TensorPicture picture);

/// The colour of a number: 0 is the ground, more is darker (lighter on dark grounds), less than 0 has another hue.
/// Any number but 0 can be told from it.
QColor heatColour(double number, Range range, const Theme& theme);

/// Returns the height of the letters of a number in a cell of that width.
qreal tensorNumberHeight(qreal cell);

/// Title, planes with their labels, legend. Leaves the painter as it was.
void paintTensor(QPainter& painter, const TensorGeometry& geometry, const TensorPicture& picture, const Theme& theme);
void paintTensorMarks(QPainter& painter, const TensorGeometry& geometry, const TensorMarks& marks, const Theme& theme);

/// Returns the text below the title of a table: its plane, its range, and the meaning of its rows and columns. If the
/// cut is not a table: the picture's subtitle.
QString subtitleOf(const TensorPicture& picture, const TensorCut& cut);
/// Like subtitleOf(), for pictures with a tool tip that shows the rest: only the plane, or the meaning of rows and
/// columns.
QString shortSubtitleOf(const TensorPicture& picture, const TensorCut& cut);

/// From the inputs of a layer to its outputs, in the room that TensorArrangement::between keeps; nothing where there is
/// none.
void paintTensorArrow(QPainter& painter, const QRectF& between, const Theme& theme);
/// The height at which that arrow lies.
qreal arrowLine(const QRectF& between);

/// Returns the height that TensorGeometry must reserve above a picture of that width, so that nothing of its title is
/// cut; at least TensorGeometry::kTitleLineHeight.
qreal titleHeightFor(const QString& title, const QString& subtitle, qreal width);

/// Returns true if all numbers of the picture can be read in cells of the geometry.
bool hasRoomForNumbers(const TensorGeometry& geometry, const TensorPicture& picture);

/// A frame inside the rectangle, filled: lines of whole pixels have no soft edges.
void paintSharpFrame(QPainter& painter, const QRectF& rect, qreal thickness, const QColor& colour);

} // namespace convoku
