// SPDX-License-Identifier: MIT
#include "app/drawing/board_lines.h"

#include <QPainter>

#include <cmath>

namespace convoku {

void paintBoardLines(
    QPainter& painter, const BoardGeometry& geometry, const Theme& theme, const std::optional<Cell>& around)
{
    const QRectF board = geometry.board();
    const Board size = geometry.boardSize();
    const auto paintLine = [&](bool beside, int i, bool thick) {
        const qreal width = thick ? geometry.thickLine() : geometry.thinLine();
        const qreal at = i * geometry.cellSide();
        const qreal before = std::floor(width / geometry.pixel() / 2) * geometry.pixel();
        const bool isThicker = width > geometry.thinLine(); // not on the smallest boards
        const qreal over = isThicker ? before : 0;
        const qreal longer = isThicker ? width : 0;
        const QRectF line = beside
            ? QRectF(board.left() + at - before, board.top() - over, width, board.height() + longer)
            : QRectF(board.left() - over, board.top() + at - before, board.width() + longer, width);
        painter.fillRect(line, thick ? theme.thickLine : theme.thinLine);
    };
    for (const bool thick : {false, true}) {
        for (int i = 0; i <= size.side(); ++i) {
            // Beside a column or above a row.
            for (const bool beside : {true, false}) {
                const int place = around ? (beside ? around->column : around->row) : i;
                const bool isAroundBoxes = i % (beside ? size.boxColumns() : size.boxRows()) == 0;
                if (isAroundBoxes == thick && (i == place || i == place + 1))
                    paintLine(beside, i, thick);
            }
        }
    }
}

} // namespace convoku
