// SPDX-License-Identifier: MIT
#pragma once

#include "app/exporting/animation.h"

namespace convoku {

/// Writes the animation as a video under the terms of writeAnimation(), with the program ffmpeg: H.264 in MP4, VP9 in
/// WebM. `settings.format` says which. Sides are even: the last column or row is repeated where they are not. A picture
/// stays for as long as it is asked to, to within a fiftieth of a second. How often a video plays is up to the player.
ExportResult writeVideo(const FrameSource& source, const AnimationSettings& settings, QIODevice& device,
    const std::function<bool(int done, int total)>& progress);

/// Says how to install ffmpeg where it is missing; empty where it is there.
QString noVideoReason();

} // namespace convoku
