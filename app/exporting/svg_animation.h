// SPDX-License-Identifier: MIT
#pragma once

#include "app/exporting/animation.h"

namespace convoku {

/// The most pictures of an animated SVG: all that they show is in memory, and in the page that shows the file.
inline constexpr int kMostSvgPictures = 5000;

/// Writes the animation as one SVG without a script, sharp at any size. What does not change from picture to picture is
/// in the file once; a style sheet says when each part is visible. Programs that know no animations, and readers who
/// asked for less motion, see the last picture.
ExportResult writeAnimatedSvg(const FrameSource& source, const AnimationSettings& settings, QIODevice& device,
    const std::function<bool(int done, int total)>& progress);

} // namespace convoku
