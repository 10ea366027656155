// SPDX-License-Identifier: MIT
#include "app/drawing/contrast.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace convoku {
namespace {

using Triple = std::array<double, 3>;

double toLinear(double part)
{
    return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
}

double fromLinear(double part)
{
    return part <= 0.0031308 ? part * 12.92 : 1.055 * std::pow(part, 1 / 2.4) - 0.055;
}

Triple linear(const QColor& colour)
{
    return {toLinear(colour.redF()), toLinear(colour.greenF()), toLinear(colour.blueF())};
}

double luminance(const QColor& colour)
{
    const Triple light = linear(colour);
    return 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2];
}

/// CIELAB in daylight (D65).
Triple lab(const QColor& colour)
{
    const Triple c = linear(colour);
    const Triple xyz{(0.4124564 * c[0] + 0.3575761 * c[1] + 0.1804375 * c[2]) / 0.95047,
        0.2126729 * c[0] + 0.7151522 * c[1] + 0.0721750 * c[2],
        (0.0193339 * c[0] + 0.1191920 * c[1] + 0.9503041 * c[2]) / 1.08883};
    Triple f;
    std::transform(xyz.begin(), xyz.end(), f.begin(),
        [](double t) { return t > 216.0 / 24389 ? std::cbrt(t) : (24389.0 / 27 * t + 16) / 116; });
    return {116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])};
}

double radians(double degrees)
{
    return degrees * std::numbers::pi / 180;
}

/// In degrees, 0 … 360; 0 for a grey.
double hue(double a, double b)
{
    if (a == 0 && b == 0)
        return 0;
    const double angle = std::atan2(b, a) * 180 / std::numbers::pi;
    return angle < 0 ? angle + 360 : angle;
}

/// Returns the chroma term of CIEDE2000: 0 for greys, nearly 1 for vivid colours.
double chromaPart(double chroma)
{
    const double power = std::pow(chroma, 7);
    return std::sqrt(power / (power + std::pow(25.0, 7)));
}

/// Sharma, Wu and Dalal 2005; their names.
double ciede2000(const Triple& one, const Triple& two)
{
    const double stretch = 1 + 0.5 * (1 - chromaPart((std::hypot(one[1], one[2]) + std::hypot(two[1], two[2])) / 2));
    const double c1 = std::hypot(one[1] * stretch, one[2]);
    const double c2 = std::hypot(two[1] * stretch, two[2]);
    const double h1 = hue(one[1] * stretch, one[2]);
    const double h2 = hue(two[1] * stretch, two[2]);
    const bool grey = c1 * c2 == 0;

    double turn = grey ? 0 : h2 - h1;
    if (std::abs(turn) > 180)
        turn -= std::copysign(360, turn);
    double h = h1 + h2;
    if (!grey) {
        if (std::abs(h1 - h2) > 180)
            h += h < 360 ? 360 : -360;
        h /= 2;
    }
    const double l = (one[0] + two[0]) / 2;
    const double c = (c1 + c2) / 2;
    const double t = 1 - 0.17 * std::cos(radians(h - 30)) + 0.24 * std::cos(radians(2 * h))
        + 0.32 * std::cos(radians(3 * h + 6)) - 0.2 * std::cos(radians(4 * h - 63));
    const double fromMiddle = (l - 50) * (l - 50);
    const double deltaL = (two[0] - one[0]) / (1 + 0.015 * fromMiddle / std::sqrt(20 + fromMiddle));
    const double deltaC = (c2 - c1) / (1 + 0.045 * c);
    const double deltaH = 2 * std::sqrt(c1 * c2) * std::sin(radians(turn / 2)) / (1 + 0.015 * c * t);
    const double blueTurn = 30 * std::exp(-((h - 275) / 25) * ((h - 275) / 25));
    const double rotation = -2 * chromaPart(c) * std::sin(radians(2 * blueTurn));
    return std::sqrt(deltaL * deltaL + deltaC * deltaC + deltaH * deltaH + rotation * deltaC * deltaH);
}

} // namespace

double contrastRatio(const QColor& a, const QColor& b)
{
    const auto [dark, bright] = std::minmax({luminance(a), luminance(b)});
    return (bright + 0.05) / (dark + 0.05);
}

QColor readableOn(const QColor& colour, const QColor& ground)
{
    if (contrastRatio(colour, ground) >= kReadableText)
        return colour;
    const QColor black(0x12151a);
    const QColor white(0xffffff);
    return contrastRatio(black, ground) >= contrastRatio(white, ground) ? black : white;
}

QColor seenWith(Vision vision, const QColor& colour)
{
    static constexpr std::array<std::array<Triple, 3>, 3> kWithout{{
        {{{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}},
        {{{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}},
        {{{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}},
    }};
    if (vision == Vision::Usual)
        return colour;
    const Triple light = linear(colour);
    Triple seen;
    for (std::size_t i = 0; i < 3; ++i) {
        const Triple& row = kWithout[static_cast<std::size_t>(vision) - 1][i];
        seen[i] = fromLinear(std::clamp(row[0] * light[0] + row[1] * light[1] + row[2] * light[2], 0.0, 1.0));
    }
    return QColor::fromRgbF(
        static_cast<float>(seen[0]), static_cast<float>(seen[1]), static_cast<float>(seen[2]), colour.alphaF());
}

double colourDistance(const QColor& a, const QColor& b)
{
    return ciede2000(lab(a), lab(b));
}

double colourDistance(const QColor& a, const QColor& b, Vision vision)
{
    return colourDistance(seenWith(vision, a), seenWith(vision, b));
}

QColor withAlpha(QColor colour, qreal alpha)
{
    colour.setAlphaF(static_cast<float>(alpha));
    return colour;
}

} // namespace convoku
