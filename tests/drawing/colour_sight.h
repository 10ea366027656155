// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>

#include <algorithm>
#include <array>
#include <cmath>

// Colours as the publications define them, apart from the program: what judges its themes and its own checks.
namespace convoku::testing {

inline constexpr double kTurn = 6.283185307179586;

inline double linearPart(int byte)
{
    const double part = byte / 255.0;
    return part > 0.04045 ? std::pow((part + 0.055) / 1.055, 2.4) : part / 12.92;
}

/// Relative luminance of WCAG 2.
inline double wcagLuminance(const QColor& colour)
{
    return 0.2126 * linearPart(colour.red()) + 0.7152 * linearPart(colour.green()) + 0.0722 * linearPart(colour.blue());
}

inline double wcagContrast(const QColor& a, const QColor& b)
{
    const double one = wcagLuminance(a) + 0.05;
    const double two = wcagLuminance(b) + 0.05;
    return one > two ? one / two : two / one;
}

struct Lab
{
    double l, a, b;
};

/// 0: usual sight, 1: protanopia, 2: deuteranopia, 3: tritanopia; severity 1.0 of Machado et al. 2009.
inline Lab labSeen(const QColor& colour, int sight)
{
    static constexpr double kMatrix[4][3][3] = {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}},
        {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}},
        {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}},
        {{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}};
    const double in[3] = {linearPart(colour.red()), linearPart(colour.green()), linearPart(colour.blue())};
    double rgb[3];
    for (int i = 0; i < 3; ++i) {
        const auto& row = kMatrix[sight][i];
        rgb[i] = std::min(1.0, std::max(0.0, row[0] * in[0] + row[1] * in[1] + row[2] * in[2]));
    }
    const auto f = [](double t) {
        constexpr double kEdge = 6.0 / 29;
        return t > kEdge * kEdge * kEdge ? std::pow(t, 1.0 / 3) : t / (3 * kEdge * kEdge) + 4.0 / 29;
    };
    const double x = f((0.4124 * rgb[0] + 0.3576 * rgb[1] + 0.1805 * rgb[2]) / 0.9505);
    const double y = f(0.2126 * rgb[0] + 0.7152 * rgb[1] + 0.0722 * rgb[2]);
    const double z = f((0.0193 * rgb[0] + 0.1192 * rgb[1] + 0.9505 * rgb[2]) / 1.0890);
    return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

/// CIEDE2000, after the steps in Sharma, Wu and Dalal 2005.
inline double deltaE2000(const Lab& p, const Lab& q)
{
    const auto seventh = [](double c) { return std::sqrt(std::pow(c, 7) / (std::pow(c, 7) + std::pow(25.0, 7))); };
    const double g = 0.5 * (1 - seventh((std::sqrt(p.a * p.a + p.b * p.b) + std::sqrt(q.a * q.a + q.b * q.b)) / 2));
    const double a1 = p.a * (1 + g);
    const double a2 = q.a * (1 + g);
    const double c1 = std::sqrt(a1 * a1 + p.b * p.b);
    const double c2 = std::sqrt(a2 * a2 + q.b * q.b);
    const auto angle
        = [](double a, double b) { return a == 0 && b == 0 ? 0 : std::fmod(std::atan2(b, a) + kTurn, kTurn); };
    const double h1 = angle(a1, p.b);
    const double h2 = angle(a2, q.b);
    double dh = 0;
    double hm = h1 + h2;
    if (c1 != 0 && c2 != 0) {
        dh = std::remainder(h2 - h1, kTurn);
        // The middle of the shorter arc.
        if (std::fabs(h2 - h1) <= kTurn / 2)
            hm /= 2;
        else
            hm = hm < kTurn ? (hm + kTurn) / 2 : (hm - kTurn) / 2;
        if (std::fabs(std::fabs(h2 - h1) - kTurn / 2) < 1e-12)
            dh = h2 - h1;
    }
    const double bigH = 2 * std::sqrt(c1 * c2) * std::sin(dh / 2);
    const double lm = (p.l + q.l) / 2 - 50;
    const double cm = (c1 + c2) / 2;
    const double degree = kTurn / 360;
    const double t = 1 - 0.17 * std::cos(hm - 30 * degree) + 0.24 * std::cos(2 * hm)
        + 0.32 * std::cos(3 * hm + 6 * degree) - 0.20 * std::cos(4 * hm - 63 * degree);
    const double sl = 1 + 0.015 * lm * lm / std::sqrt(20 + lm * lm);
    const double sc = 1 + 0.045 * cm;
    const double sh = 1 + 0.015 * cm * t;
    const double spot = (hm / degree - 275) / 25;
    const double rt = -std::sin(60 * degree * std::exp(-spot * spot)) * 2 * seventh(cm);
    const double l = (q.l - p.l) / sl;
    const double c = (c2 - c1) / sc;
    const double h = bigH / sh;
    return std::sqrt(l * l + c * c + h * h + rt * c * h);
}

inline double worstDistance(const QColor& one, const QColor& two)
{
    double worst = 1000;
    for (int sight = 0; sight < 4; ++sight)
        worst = std::min(worst, deltaE2000(labSeen(one, sight), labSeen(two, sight)));
    return worst;
}

} // namespace convoku::testing
