// SPDX-License-Identifier: MIT
#pragma once

#include "solver/sudoku/cell.h"

#include <QPointF>
#include <QRectF>
#include <QSizeF>

#include <algorithm>
#include <optional>

namespace convoku {

/// Computes the layout of the board. Cells are squares of whole device pixels, so that lines are crisp at any size and
/// pixel ratio.
class BoardGeometry
{
public:
    /// The largest one that fits into the area, in the middle of it. `labels` keeps room for row and column numbers.
    /// `board`: that of the scene which is drawn.
    BoardGeometry(const QRectF& area, bool labels, qreal devicePixelRatio = 1, Board board = {});

    bool isEmpty() const { return m_cell <= 0; }
    bool hasLabels() const { return m_labels; }
    /// Side of a cell in logical pixels.
    qreal cellSide() const { return m_cell; }
    /// One device pixel in logical pixels.
    qreal pixel() const { return m_pixel; }
    /// All cells, without labels and the outer half of the frame.
    QRectF board() const { return {m_origin, QSizeF(m_board.side() * m_cell, m_board.side() * m_cell)}; }
    Board boardSize() const { return m_board; }
    QRectF cellRect(Cell cell) const;
    /// The place of a pencil mark, a square: digits lie in a cell as cells do in a box, 1 at the top left.
    QRectF candidateRect(Candidate candidate) const;
    /// The same of what is small beside the large digit of the cell: nearer to the edge, so that it does not cover it.
    QRectF besideDigit(Candidate candidate) const;
    /// Returns how much larger pencil marks can be than in a cell with nine digits, as a factor.
    qreal markScale() const { return 3.0 / std::max(m_board.boxRows(), m_board.boxColumns()); }
    /// Return the place of a row's or column's number. Rows and columns count from 0.
    QRectF rowLabel(int row) const;
    QRectF columnLabel(int column) const;

    std::optional<Cell> cellAt(QPointF point) const;
    /// The nearest pencil mark's place inside a cell.
    std::optional<Candidate> candidateAt(QPointF point) const;

    /// Widths of lines in logical pixels, whole device pixels.
    qreal thinLine() const { return m_pixel; }
    qreal thickLine() const;

private:
    QRectF placeInCell(Candidate candidate, QSizeF apart, qreal side) const;

    Board m_board;
    QPointF m_origin;
    qreal m_cell = 0;
    qreal m_pixel = 1;
    qreal m_margin = 0;
    bool m_labels = false;
};

} // namespace convoku
