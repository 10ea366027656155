// SPDX-License-Identifier: MIT
#include "app/window/parts/text_scale.h"

#include <QFontInfo>
#include <QWidget>

#include <algorithm>
#include <cmath>

namespace convoku {

qreal textScale(const QWidget* widget)
{
    return textScale(widget->font());
}

qreal textScale(const QFont& font)
{
    constexpr qreal kUsual = 13; // pixels: 10 points at 96 dots per inch, rounded down
    constexpr qreal kSame = 1.2;
    constexpr qreal kMost = 3;
    constexpr qreal kSteps = 20; // in even steps, so that pictures are kept
    const qreal ratio = QFontInfo(font).pixelSize() / kUsual;
    return ratio < kSame ? 1 : std::min(kMost, std::round(ratio * kSteps) / kSteps);
}

} // namespace convoku
