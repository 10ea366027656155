// SPDX-License-Identifier: MIT
#pragma once

#include "solver/sudoku/cell.h"

#include <QPointF>
#include <QRectF>

#include <optional>

namespace convoku {

/// Where everything on the board lies. Cells are squares of whole device pixels, so that lines are crisp at any size
/// and pixel ratio.
class BoardGeometry
{
public:
    /// The largest board that fits into the area, in the middle of it. `labels` keeps room for row and column numbers.
    BoardGeometry(const QRectF& area, bool labels, qreal devicePixelRatio = 1);

    bool isEmpty() const { return m_cell <= 0; }
    bool hasLabels() const { return m_labels; }
    /// Side of a cell in logical pixels.
    qreal cellSide() const { return m_cell; }
    /// One device pixel in logical pixels.
    qreal pixel() const { return m_pixel; }
    /// The 81 cells, without labels and the outer half of the frame.
    QRectF board() const { return {m_origin, QSizeF(kSide * m_cell, kSide * m_cell)}; }
    QRectF cellRect(Cell cell) const;
    /// The place of a pencil mark: 3×3 places in the order of a telephone's keys, 1 at the top left.
    QRectF candidateRect(Candidate candidate) const;
    /// Where a row's or column's number stands. index: 0 … 8
    QRectF rowLabel(int row) const;
    QRectF columnLabel(int column) const;

    std::optional<Cell> cellAt(QPointF point) const;
    /// The nearest pencil mark's place inside a cell.
    std::optional<Candidate> candidateAt(QPointF point) const;

    /// Widths of lines in logical pixels, whole device pixels.
    qreal thinLine() const { return m_pixel; }
    qreal thickLine() const;

private:
    QPointF m_origin;
    qreal m_cell = 0;
    qreal m_pixel = 1;
    qreal m_margin = 0;
    bool m_labels = false;
};

} // namespace convoku
