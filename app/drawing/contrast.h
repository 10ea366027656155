// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>

#include <array>

namespace convoku {

/// Minimum contrast ratio of text of usual size in the Web Content Accessibility Guidelines.
inline constexpr double kReadableText = 4.5;
/// Minimum contrast ratio of marks and lines that carry a meaning.
inline constexpr double kVisibleMark = 3;

/// From 1 (the same) to 21 (black on white), as the Web Content Accessibility Guidelines define it.
double contrastRatio(const QColor& a, const QColor& b);
/// The colour itself where text in it can be read on the ground, else black or white, whichever stands out more.
QColor readableOn(const QColor& colour, const QColor& ground);

/// Returns the colour with that opacity, 0 (clear) to 1 (opaque).
QColor withAlpha(QColor colour, qreal alpha);

/// Colour vision: usual, or without the cones for long (Protan), middle (Deutan) or short (Tritan) waves.
enum class Vision { Usual, Protan, Deutan, Tritan };
inline constexpr std::array<Vision, 4> kVisions{Vision::Usual, Vision::Protan, Vision::Deutan, Vision::Tritan};

/// Returns the colour as it looks with this vision: Machado, Oliveira and Fernandes 2009, the full loss, in linear
/// light.
QColor seenWith(Vision vision, const QColor& colour);

/// Returns the CIEDE2000 difference of two colours: 1 is just visible side by side, 100 is black and white.
double colourDistance(const QColor& a, const QColor& b);
/// Returns the difference with this vision.
double colourDistance(const QColor& a, const QColor& b, Vision vision);

} // namespace convoku
