// SPDX-License-Identifier: MIT
#include "app/drawing/tree_camera.h"

#include <algorithm>
#include <cmath>

namespace convoku {
namespace {

constexpr double kTreeMargin = TreeCamera::margin();
constexpr double kRootGap = 143; ///< from the root's board to the next one: its words are above and below
constexpr double kWordsGap = 18; ///< from a board to its words
constexpr double kMostRow = 48; ///< of bitmaps that fill an area
constexpr double kMostColumn = 230;
constexpr double kMostStretch = 1.5; ///< of boards that fill an area
/// With more nodes, a parent in the middle between its children would be out of sight with them.
constexpr std::size_t kMostSpread = 200;

// Lengths beside a board, at the usual size of letters.
constexpr double kAboveRoot = 68;
constexpr double kBelowRoot = 90;

int gaps(const TreeLayout& layout)
{
    return std::max(layout.columnCount() - 2, 0);
}

/// Sets the size of the drawing, and its place: in the middle of an area that is larger.
void place(TreeCamera& camera, const TreeLayout& layout, QSizeF area)
{
    const bool isWide = layout.columnCount() > 1;
    const double across = (isWide ? camera.rootColumn + gaps(layout) * camera.column : 0) + camera.side
        + (isWide || !camera.hasBoards() ? camera.reach() : 0);
    double above = camera.side / 2;
    double below = camera.side / 2;
    const double rows = std::max(layout.rowCount() - 1, 0) * camera.row;
    if (camera.hasBoards()) {
        const double root = camera.spread && !layout.places().empty() ? layout.places().front().middle * camera.row : 0;
        above = std::max(above, camera.side / 2 + kAboveRoot * camera.text.scale - root);
        below = std::max(below, camera.side / 2 + kBelowRoot * camera.text.scale - (rows - root));
    }
    camera.size = {across + 2 * kTreeMargin, above + rows + below + 2 * kTreeMargin};
    camera.above = above + kTreeMargin;
    camera.origin = {kTreeMargin + std::max((area.width() - camera.size.width()) / 2, 0.0),
        camera.above + std::max((area.height() - camera.size.height()) / 2, 0.0)};
}

bool isIn(const TreeCamera& camera, QSizeF area)
{
    return camera.size.width() <= area.width() && camera.size.height() <= area.height();
}

/// Moves rows and columns apart to fill the area, up to a largest distance.
void fill(TreeCamera& camera, const TreeLayout& layout, QSizeF area, double mostColumn, double mostRow)
{
    if (layout.columnCount() > 1) {
        const double free = (area.width() - camera.size.width()) / (gaps(layout) + 1);
        const double more = std::clamp(free, 0.0, std::max(mostColumn - camera.column, 0.0));
        camera.column += more;
        camera.rootColumn += more;
    }
    if (layout.rowCount() > 1) {
        const double free = (area.height() - camera.size.height()) / (layout.rowCount() - 1);
        camera.row += std::clamp(free, 0.0, std::max(mostRow - camera.row, 0.0));
    }
    place(camera, layout, area);
}

} // namespace

double TreeCamera::columnAt(double x) const
{
    const double from = x - origin.x();
    return from < rootColumn ? from / rootColumn : 1 + (from - rootColumn) / column;
}

double TreeCamera::elbow(int depth) const
{
    // The words of other boards reach close to the next column.
    return left(depth) - (hasBoards() ? (depth == 1 ? kRootGap / 2 : 10) : std::min(13.0, (column - side) / 2));
}

double TreeCamera::reach() const
{
    if (hasBoards())
        return kWordsGap + wordsWidth();
    return hasWords ? text.label + text.reason + 34 * text.scale : 0;
}

const TreeLayout::Place* TreeCamera::placeAt(const TreeLayout& layout, QPointF point) const
{
    const auto isAt = [&](const TreeLayout::Place& place) {
        const QRectF node = rectOf(place);
        const double words = !hasWords ? 0
            : hasBoards()              ? (place.depth == 0 ? 0 : kWordsGap + wordsWidth())
            : place.isLeaf()           ? reach()
                                       : text.label + 8 * text.scale;
        return node.adjusted(0, 0, words, 0).adjusted(-2, -2, 2, 2).contains(point);
    };
    if (spread) {
        const auto found = std::ranges::find_if(layout.places(), isAt);
        return found == layout.places().end() ? nullptr : &*found;
    }
    const int inRow = static_cast<int>(std::lround(rowAt(point.y())));
    const int inColumn = static_cast<int>(std::floor(columnAt(point.x() + 2)));
    const TreeLayout::Place* place = layout.at(inRow, inColumn);
    // The words of a leaf are beside all columns at its right.
    if (!place && inRow >= 0 && inRow < layout.rowCount() && layout.row(inRow).back().depth < inColumn)
        place = &layout.row(inRow).back();
    return place && isAt(*place) ? place : nullptr;
}

TreeCamera zoomedCamera(const TreeLayout& layout, QSizeF area, double zoom, const TreeText& text)
{
    TreeCamera camera;
    camera.zoom = zoom;
    camera.text = text;
    camera.spread = zoom >= TreeCamera::kBoardZoom && layout.places().size() <= kMostSpread;
    if (camera.hasBoards()) {
        // Whole pixels for each cell.
        const int cells = text.board.side();
        camera.side = cells * std::floor(TreeCamera::kBitmap * zoom / cells + 1e-6);
        camera.column = camera.side + kWordsGap + camera.wordsWidth() + kTreeMargin;
        camera.rootColumn = camera.side + kRootGap;
        camera.row = std::max(camera.side, text.words) + kTreeMargin;
    } else if (zoom >= 1) {
        camera.side = TreeCamera::kBitmap * zoom;
        camera.column = std::max(TreeCamera::kColumn, camera.side + text.label + 24 + 8 * text.scale);
        camera.row = std::max(camera.side + 5, TreeCamera::kRow * text.scale);
    } else {
        camera = zoomedCamera(layout, area, 1, text);
        camera.zoom = zoom;
        camera.row *= zoom;
        const double most = camera.column;
        const auto column = [&] {
            const double free = area.width() - 2 * kTreeMargin - camera.side - camera.reach();
            return std::clamp(free / (gaps(layout) + 1), 3.0, most);
        };
        camera.side = std::clamp(camera.row - 3, 2.0, camera.side);
        camera.hasWords = camera.row >= 16 * text.scale;
        camera.column = column();
        if (camera.hasWords && camera.column < camera.side + text.label + 8 * text.scale) {
            camera.hasWords = false;
            camera.column = column();
        }
        camera.side = std::max(std::min(camera.side, camera.column - 3), 2.0);
    }
    if (!camera.hasBoards())
        camera.rootColumn = camera.column;
    place(camera, layout, area);
    return camera;
}

TreeCamera usualCamera(const TreeLayout& layout, QSizeF area, const TreeText& text)
{
    constexpr double kPerCell = 3; // of nine, at zoom 1
    // A puzzle without a guess is the only thing to see.
    const double most = layout.rowCount() * layout.columnCount() > 1 ? TreeCamera::kMaxZoom : 2 * TreeCamera::kMaxZoom;
    for (double cell = kPerCell * most; cell >= kPerCell * TreeCamera::kBoardZoom; --cell) {
        TreeCamera camera = zoomedCamera(layout, area, cell / kPerCell, text);
        if (!isIn(camera, area))
            continue;
        fill(camera, layout, area, kMostStretch * camera.column, kMostStretch * camera.row);
        return camera;
    }
    TreeCamera camera = zoomedCamera(layout, area, 1, text);
    fill(camera, layout, area, kMostColumn, kMostRow * text.scale);
    return camera;
}

TreeCamera fittedCamera(const TreeLayout& layout, QSizeF area, const TreeText& text)
{
    TreeCamera camera = usualCamera(layout, area, text);
    if (isIn(camera, area))
        return camera;
    const double rows = std::max(layout.rowCount() - 1, 1);
    const auto zoomOf = [&](double side) {
        const double height = std::max(area.height() - 2 * kTreeMargin - side, 20.0);
        return std::min(1.0 - 1e-9, height / rows / (TreeCamera::kRow * text.scale));
    };
    // Small rows have small nodes, which leave more room for rows.
    camera = zoomedCamera(layout, area, zoomOf(TreeCamera::kBitmap), text);
    camera = zoomedCamera(layout, area, zoomOf(camera.side), text);
    return isIn(camera, area) ? camera : zoomedCamera(layout, area, zoomOf(TreeCamera::kBitmap), text);
}

} // namespace convoku
