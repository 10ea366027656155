// SPDX-License-Identifier: MIT
#include "app/drawing/board_geometry.h"

#include <algorithm>
#include <cmath>

namespace convoku {
namespace {

/// Room for the row and column numbers, in cells.
constexpr qreal kBoardGeometryLabelRoom = 0.36;
// Pencil marks lie in a grid, and have some room between them. In 76ths of a cell.
constexpr qreal kBoardGeometryDesignCell = 76;
constexpr qreal kKeyRoom = 72; ///< of all, across and down
constexpr qreal kKeySide = 22; ///< of one of nine
constexpr qreal kKeyEdge = 48; ///< from the first to the last one beside a large digit

} // namespace

BoardGeometry::BoardGeometry(const QRectF& area, bool labels, qreal devicePixelRatio, Board board)
    : m_board(board)
    , m_pixel(1 / devicePixelRatio)
    , m_labels(labels)
{
    const qreal side = std::min(area.width(), area.height());
    // Labels need room on the left and above only; the frame's outer half needs a little everywhere.
    const qreal cellsAcross = m_board.side() + (labels ? kBoardGeometryLabelRoom : 0);
    const qreal frame = 2 * m_pixel;
    const qreal cell = (side - 2 * frame) / cellsAcross;
    m_cell = std::max(0.0, std::floor(cell * devicePixelRatio) * m_pixel);
    m_margin = labels ? kBoardGeometryLabelRoom * m_cell : 0;
    const auto snapped = [this](qreal x) { return std::floor(x / m_pixel) * m_pixel; };
    const qreal used = m_board.side() * m_cell + m_margin;
    m_origin = {snapped(area.left() + (area.width() - used) / 2 + m_margin),
        snapped(area.top() + (area.height() - used) / 2 + m_margin)};
}

QRectF BoardGeometry::cellRect(Cell cell) const
{
    return {m_origin.x() + cell.column * m_cell, m_origin.y() + cell.row * m_cell, m_cell, m_cell};
}

/// `apart`: from one middle to the next, across and down. Both lengths are in 76ths of a cell.
QRectF BoardGeometry::placeInCell(Candidate candidate, QSizeF apart, qreal side) const
{
    const auto length = [this](qreal parts) { return parts / kBoardGeometryDesignCell * m_cell; };
    const QPointF middle = cellRect(candidate.cell()).center();
    const int columns = m_board.boxColumns();
    const qreal x = candidate.digit % columns - (columns - 1) / 2.0;
    const qreal y = candidate.digit / columns - (m_board.boxRows() - 1) / 2.0;
    QRectF place(0, 0, length(side), length(side));
    place.moveCenter(middle + QPointF(x * length(apart.width()), y * length(apart.height())));
    return place;
}

QRectF BoardGeometry::candidateRect(Candidate candidate) const
{
    return placeInCell(
        candidate, {kKeyRoom / m_board.boxColumns(), kKeyRoom / m_board.boxRows()}, kKeySide * markScale());
}

QRectF BoardGeometry::besideDigit(Candidate candidate) const
{
    return placeInCell(candidate, {kKeyEdge / (m_board.boxColumns() - 1), kKeyEdge / (m_board.boxRows() - 1)},
        kKeySide * std::min(1.0, markScale()));
}

QRectF BoardGeometry::rowLabel(int row) const
{
    return {m_origin.x() - m_margin, m_origin.y() + row * m_cell, m_margin, m_cell};
}

QRectF BoardGeometry::columnLabel(int column) const
{
    return {m_origin.x() + column * m_cell, m_origin.y() - m_margin, m_cell, m_margin};
}

std::optional<Cell> BoardGeometry::cellAt(QPointF point) const
{
    if (isEmpty())
        return std::nullopt;
    const int column = static_cast<int>(std::floor((point.x() - m_origin.x()) / m_cell));
    const int row = static_cast<int>(std::floor((point.y() - m_origin.y()) / m_cell));
    if (row < 0 || row >= m_board.side() || column < 0 || column >= m_board.side())
        return std::nullopt;
    return m_board.cell(row, column);
}

std::optional<Candidate> BoardGeometry::candidateAt(QPointF point) const
{
    const std::optional<Cell> cell = cellAt(point);
    if (!cell)
        return std::nullopt;
    const QRectF rect = cellRect(*cell);
    const auto key = [this](qreal offset, int count) {
        return std::clamp(static_cast<int>(std::floor(offset / m_cell * count)), 0, count - 1);
    };
    const int columns = m_board.boxColumns();
    return Candidate::of(
        key(point.y() - rect.top(), m_board.boxRows()) * columns + key(point.x() - rect.left(), columns), *cell);
}

qreal BoardGeometry::thickLine() const
{
    return std::max(2.0, std::round(m_cell / m_pixel * 3 / kBoardGeometryDesignCell)) * m_pixel;
}

} // namespace convoku
