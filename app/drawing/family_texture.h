// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/theme.h"

#include <QBrush>

namespace convoku {

/// An area of a family: its colour, with its stroke in it (/ – \ //), so that nothing is told by hue alone. On paper
/// the stroke is the colour and the ground is the paper's. For a painter that draws that many device pixels for one of
/// its own.
QBrush familyTexture(RuleFamily family, const Theme& theme, qreal devicePixelRatio);

} // namespace convoku
