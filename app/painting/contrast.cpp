// SPDX-License-Identifier: MIT
#include "app/painting/contrast.h"

#include <algorithm>
#include <cmath>

namespace convoku {
namespace {

/// What the guidelines ask of text of usual size.
constexpr double kReadable = 4.5;

double luminance(const QColor& colour)
{
    const auto linear
        = [](double part) { return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4); };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}

} // namespace

double contrastRatio(const QColor& a, const QColor& b)
{
    const auto [dark, bright] = std::minmax({luminance(a), luminance(b)});
    return (bright + 0.05) / (dark + 0.05);
}

QColor readableOn(const QColor& colour, const QColor& ground)
{
    if (contrastRatio(colour, ground) >= kReadable)
        return colour;
    const QColor black(0x12151a);
    const QColor white(0xffffff);
    return contrastRatio(black, ground) >= contrastRatio(white, ground) ? black : white;
}

} // namespace convoku
