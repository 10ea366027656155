// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/theme.h"
#include "solver/network/layer.h"

#include <QImage>

#include <span>

namespace convoku {

/// A value as a small picture without words: its planes side by side, every element a square of whole pixels in the
/// colour of its number. `numbers`: row-major, shape.elements() of them. No larger than `side` × `side` pixels, but at
/// least a pixel an element.
QImage tensorThumbnail(Shape shape, Range range, std::span<const float> numbers, const Theme& theme, int side);

} // namespace convoku
