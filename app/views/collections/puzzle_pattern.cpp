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

/// Givens that lie as the symmetry says: always the same ones, so that the icons can be told apart again.
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
    const qreal side = square.width() / kSide;
    const auto cellRect = [&](int index) {
        return QRectF(square.left() + index % kSide * side, square.top() + index / kSide * side, side, side);
    };
    painter.save();
    painter.fillRect(square, theme.board);
    const bool digits = side >= kRoomForDigit;
    if (digits)
        painter.setFont(pictureFont(side * 0.72));
    for (int cell = 0; cell < kCells; ++cell) {
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
    for (int line = 0; line <= kSide; ++line) {
        const bool thick = line % 3 == 0;
        if (!thick && !digits)
            continue;
        painter.setPen(QPen(thick ? theme.thickLine : theme.thinLine, 1));
        const qreal at = line * side;
        painter.drawLine(square.topLeft() + QPointF(at, 0), square.bottomLeft() + QPointF(at, 0));
        painter.drawLine(square.topLeft() + QPointF(0, at), square.topRight() + QPointF(0, at));
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
