// SPDX-License-Identifier: MIT
#pragma once

#include "app/exporting/animation.h"

namespace convoku {

/// Writes the animation as a video under the terms of writeAnimation(), using the program ffmpeg: H.264 in MP4, or
/// AV1 in WebM (VP9 where ffmpeg has no AV1), by `settings.format`. Videos need even sides, so the last column or row
/// may be repeated. Delays are kept to within 1/50 s. The player decides how often a video plays.
ExportResult writeVideo(const FrameSource& source, const AnimationSettings& settings, QIODevice& device,
    const std::function<bool(int done, int total)>& progress);

/// Returns how to install ffmpeg if it is missing; empty if it is installed.
QString noVideoReason();

} // namespace convoku
