// SPDX-License-Identifier: MIT
#include "app/drawing/board_geometry.h"

#include <algorithm>
#include <cmath>

namespace convoku {
namespace {

/// Room for the row and column numbers, in cells.
constexpr qreal kBoardGeometryLabelRoom = 0.36;
/// Pencil marks sit on a 3×3 grid whose middles are this far apart, in cells.
constexpr qreal kKeySpacing = 24.0 / 76.0;
constexpr qreal kKeyWidth = 22.0 / 76.0;
constexpr qreal kKeyHeight = 22.0 / 76.0;

} // namespace

BoardGeometry::BoardGeometry(const QRectF& area, bool labels, qreal devicePixelRatio)
    : m_pixel(1 / devicePixelRatio)
    , m_labels(labels)
{
    const qreal side = std::min(area.width(), area.height());
    // Labels need room on the left and above only; the frame's outer half needs a little everywhere.
    const qreal cellsAcross = kSide + (labels ? kBoardGeometryLabelRoom : 0);
    const qreal frame = 2 * m_pixel;
    const qreal cell = (side - 2 * frame) / cellsAcross;
    m_cell = std::max(0.0, std::floor(cell * devicePixelRatio) * m_pixel);
    m_margin = labels ? kBoardGeometryLabelRoom * m_cell : 0;
    const auto snapped = [this](qreal x) { return std::floor(x / m_pixel) * m_pixel; };
    const qreal used = kSide * m_cell + m_margin;
    m_origin = {snapped(area.left() + (area.width() - used) / 2 + m_margin),
        snapped(area.top() + (area.height() - used) / 2 + m_margin)};
}

QRectF BoardGeometry::cellRect(Cell cell) const
{
    return {m_origin.x() + cell.column * m_cell, m_origin.y() + cell.row * m_cell, m_cell, m_cell};
}

QRectF BoardGeometry::candidateRect(Candidate candidate) const
{
    const QPointF middle = cellRect(candidate.cell()).center();
    const qreal x = middle.x() + (candidate.digit % 3 - 1) * kKeySpacing * m_cell;
    const qreal y = middle.y() + (candidate.digit / 3 - 1) * kKeySpacing * m_cell;
    const qreal width = kKeyWidth * m_cell;
    const qreal height = kKeyHeight * m_cell;
    return {x - width / 2, y - height / 2, width, height};
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
    if (row < 0 || row >= kSide || column < 0 || column >= kSide)
        return std::nullopt;
    return Cell{row, column};
}

std::optional<Candidate> BoardGeometry::candidateAt(QPointF point) const
{
    const std::optional<Cell> cell = cellAt(point);
    if (!cell)
        return std::nullopt;
    const QRectF rect = cellRect(*cell);
    const auto key
        = [this](qreal offset) { return std::clamp(static_cast<int>(std::floor(offset / m_cell * 3)), 0, 2); };
    return Candidate::of(key(point.y() - rect.top()) * 3 + key(point.x() - rect.left()), *cell);
}

qreal BoardGeometry::thickLine() const
{
    return std::max(2.0, std::round(m_cell / m_pixel * 3 / 76)) * m_pixel;
}

} // namespace convoku
