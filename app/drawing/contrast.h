// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>

#include <array>

namespace convoku {

/// What the guidelines ask of text of usual size.
inline constexpr double kReadableText = 4.5;
/// The same of marks and lines that carry a meaning.
inline constexpr double kVisibleMark = 3;

/// From 1 (the same) to 21 (black on white), as the Web Content Accessibility Guidelines define it.
double contrastRatio(const QColor& a, const QColor& b);
/// The colour itself where text in it can be read on the ground, else black or white, whichever stands out more.
QColor readableOn(const QColor& colour, const QColor& ground);

/// Returns the colour with that opacity, 0 (clear) to 1 (opaque).
QColor withAlpha(QColor colour, qreal alpha);

/// How somebody sees: with all three kinds of cones, or without those for long, middle or short waves.
enum class Vision { Usual, Protan, Deutan, Tritan };
inline constexpr std::array<Vision, 4> kVisions{Vision::Usual, Vision::Protan, Vision::Deutan, Vision::Tritan};

/// The colour as it looks to them: Machado, Oliveira and Fernandes 2009, the full loss, in linear light.
QColor seenWith(Vision vision, const QColor& colour);

/// How different two colours look, CIEDE2000: 1 is just seen side by side, 100 is black and white.
double colourDistance(const QColor& a, const QColor& b);
/// As somebody sees them.
double colourDistance(const QColor& a, const QColor& b, Vision vision);

} // namespace convoku
