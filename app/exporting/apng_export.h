// SPDX-License-Identifier: MIT
#pragma once

#include "app/exporting/animation.h"

namespace convoku {

/// Writes the animation as an animated PNG (https://www.w3.org/TR/png-3/) under the terms of writeAnimation(). It has a
/// palette of `settings.colours`, or exact colours with `allColours`. Each picture contains only the rectangle that
/// changed. Programs without support for animations show the first picture.
ExportResult writeApng(const FrameSource& source, const AnimationSettings& settings, QIODevice& device,
    const std::function<bool(int done, int total)>& progress);

} // namespace convoku
