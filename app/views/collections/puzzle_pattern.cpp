// SPDX-License-Identifier: MIT
#include "app/views/collections/puzzle_pattern.h"

#include "app/drawing/fonts.h"
#include "solver/sudoku/random_numbers.h"

#include <QPainter>
#include <QPixmap>

namespace convoku {
namespace {

constexpr qreal kRoomForDigit = 9; ///< a cell's side from which a digit can be read
constexpr int kExampleGivens = 30;

/// Givens that lie as the symmetry says, on a board of 9×9: always the same ones, so that the icons can be told apart
/// again.
Grid example(Symmetry symmetry)
{
    auto groups = orbits(symmetry);
    RandomNumbers random(5);
    random.shuffle(groups);
    Grid grid;
    for (const std::vector<Cell>& group : groups) {
        if (grid.givenCount() >= kExampleGivens)
            break;
        for (const Cell cell : group)
            grid.setDigit(cell, 1);
    }
    return grid;
}

} // namespace

void paintPuzzlePattern(QPainter& painter, const QRectF& square, const Grid& givens, const Theme& theme)
{
    const Board board = givens.board();
    const qreal side = square.width() / board.side();
    const auto cellRect = [&](Cell cell) {
        return QRectF(square.left() + cell.column * side, square.top() + cell.row * side, side, side);
    };
    painter.save();
    painter.fillRect(square, theme.board);
    const bool digits = side >= kRoomForDigit;
    if (digits)
        painter.setFont(pictureFont(side * 0.72));
    for (int i = 0; i < board.cells(); ++i) {
        const Cell cell = board.cell(i);
        const int digit = givens.digit(cell);
        if (digit == 0)
            continue;
        if (digits) {
            painter.fillRect(cellRect(cell), theme.givenCell);
            painter.setPen(theme.givenDigit);
            painter.drawText(cellRect(cell), Qt::AlignCenter, QString::number(digit));
        } else {
            painter.fillRect(cellRect(cell), theme.givenDigit);
        }
    }
    const auto drawLine = [&](bool thick, QPointF from, QPointF to) {
        if (!thick && !digits)
            return;
        painter.setPen(QPen(thick ? theme.thickLine : theme.thinLine, 1));
        painter.drawLine(from, to);
    };
    for (int line = 0; line <= board.side(); ++line) {
        const QPointF right(line * side, 0);
        const QPointF down(0, line * side);
        drawLine(line % board.boxColumns() == 0, square.topLeft() + right, square.bottomLeft() + right);
        drawLine(line % board.boxRows() == 0, square.topLeft() + down, square.topRight() + down);
    }
    painter.restore();
}

QIcon symmetryIcon(Symmetry symmetry, const Theme& theme)
{
    const Grid grid = example(symmetry);
    QIcon icon;
    for (const int ratio : {1, 2, 3}) {
        QPixmap pixmap(kSymmetryIconSide * ratio, kSymmetryIconSide * ratio);
        pixmap.setDevicePixelRatio(ratio);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paintPuzzlePattern(painter, QRectF(0.5, 0.5, kSymmetryIconSide - 1, kSymmetryIconSide - 1), grid, theme);
        painter.end();
        icon.addPixmap(pixmap);
    }
    return icon;
}

} // namespace convoku
