// SPDX-License-Identifier: MIT
#pragma once

#include "app/exporting/animation.h"

namespace convoku {

/// Largest number of pictures: all of them are in memory at once, here and in the program that shows the file.
inline constexpr int kMostSvgPictures = 5000;

/// Writes the animation as one SVG without a script. A part that does not change from picture to picture is written
/// once; a style sheet makes each part visible at its times. Programs without support for animations show the last
/// picture, as does a system with reduced motion.
ExportResult writeAnimatedSvg(const FrameSource& source, const AnimationSettings& settings, QIODevice& device,
    const std::function<bool(int done, int total)>& progress);

} // namespace convoku
