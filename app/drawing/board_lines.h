// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/board_geometry.h"
#include "app/drawing/theme.h"

#include <optional>

class QPainter;

namespace convoku {

/// Paints the lines between the cells of a board and, thicker, those around its boxes: filled rectangles of whole
/// device pixels, without antialiasing. All, or those around a cell.
void paintBoardLines(QPainter& painter, const BoardGeometry& geometry, const Theme& theme,
    const std::optional<Cell>& around = std::nullopt);

} // namespace convoku
