// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/theme.h"
#include "solver/run/recording.h"

#include <QPixmap>

namespace convoku {

/// Draws the cell of a found digit, enlarged: what left it, struck in the strokes of the rules that took it, and the
/// digit itself in a disc. `most`: its side at most, in device-independent pixels.
QPixmap foundCellPicture(const Recording& recording, Position position, Candidate found, const Theme& theme, int most,
    qreal devicePixelRatio);

} // namespace convoku
