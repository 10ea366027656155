// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/theme.h"
#include "solver/generate/symmetry.h"
#include "solver/sudoku/grid.h"

#include <QIcon>

class QPainter;

namespace convoku {

/// A small picture of where a puzzle has its givens: squares, and digits where there is room for them.
void paintPuzzlePattern(QPainter& painter, const QRectF& square, const Grid& givens, const Theme& theme);

/// An example of the symmetry.
QIcon symmetryIcon(Symmetry symmetry, const Theme& theme);
inline constexpr int kSymmetryIconSide = 28; ///< nine cells of three pixels, and an edge

} // namespace convoku
