// SPDX-License-Identifier: MIT
#pragma once

#include "app/document/session.h"
#include "app/exporting/animation.h"
#include "app/exporting/export_schema.h"
#include "app/exporting/frame_source.h"
#include "app/exporting/run_frames.h"

#include <functional>
#include <memory>
#include <optional>

namespace convoku {

/// How the numbers of a layer come, one after another or at once.
enum class SlideWay { OnePlane, AllPlanes, AllAtOnce };

/// What was chosen about an animation.
struct ExportValues
{
    AnimationOptions animation; ///< passes, times, width and look
    SlideWay slide = SlideWay::OnePlane;
};

/// Something of which an animation can be made. The view that shows it says what it is; what can be chosen about it
/// follows from its kind (export_schema.h).
struct Exportable
{
    ExportKind kind = ExportKind::Run;
    int passes = 0; ///< the last one
    int currentPass = 0; ///< where a chosen range ends at first
    std::optional<PassRange> range = {}; ///< chosen at first
    int width = 480; ///< usual, in pixels
    int delay = 30; ///< usual, in hundredths of a second
    bool delayIsThat = false; ///< the usual delay, whatever was chosen for another one before
    const char* widthKey = "width"; ///< under which the choice is remembered
    const char* delayKey = "delay";
    int planes = 0; ///< of a layer
    SlideWay slide = SlideWay::OnePlane; ///< of a layer, at first
    std::function<FrameFactory(const ExportValues& values)> frames = {};
    std::function<DocumentFacts(const ExportValues& values)> facts = {};
};

/// Gives an animation that has these fields the look that was chosen.
void takeLook(auto& show, const AnimationOptions& options)
{
    show.theme = options.style.theme;
    show.width = options.width;
    show.delay = options.delay;
    show.hold = options.hold;
}

/// A run, which must not change any more: a copy where it still goes on.
Exportable runExportable(
    std::shared_ptr<const Recording> recording, int currentPass, std::optional<PassRange> range = {});

} // namespace convoku
