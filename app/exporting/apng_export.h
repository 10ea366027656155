// SPDX-License-Identifier: MIT
#pragma once

#include "app/exporting/animation.h"

namespace convoku {

/// Writes the animation as an animated PNG (https://www.w3.org/TR/png-3/) under the terms of writeAnimation(). Programs
/// that know no animations show its first picture. Colours are those of a palette of `settings.colours`; with
/// `allColours` every colour is exact. Each picture contains only the rectangle that changed.
ExportResult writeApng(const FrameSource& source, const AnimationSettings& settings, QIODevice& device,
    const std::function<bool(int done, int total)>& progress);

} // namespace convoku
