// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>

namespace convoku {

/// From 1 (the same) to 21 (black on white), as the Web Content Accessibility Guidelines define it.
double contrastRatio(const QColor& a, const QColor& b);
/// The colour itself where text in it can be read on the ground, else black or white, whichever stands out more.
QColor readableOn(const QColor& colour, const QColor& ground);

} // namespace convoku
