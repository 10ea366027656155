// SPDX-License-Identifier: MIT
#pragma once

#include "app/document/session.h"
#include "app/exporting/animation.h"
#include "app/exporting/export_schema.h"
#include "app/exporting/frame_source.h"
#include "app/exporting/picture.h"
#include "app/exporting/run_frames.h"

#include <functional>
#include <memory>
#include <optional>

namespace convoku {

/// The order in which a layer's numbers appear.
enum class SlideMode { OnePlane, AllPlanes, AllAtOnce };

/// The choices for an animation.
struct ExportValues
{
    AnimationOptions animation; ///< passes, times, width and look
    SlideMode slide = SlideMode::OnePlane;
};

/// Describes something that can be exported as an animation or a picture. Each view makes its own; the kind determines
/// the choices (export_schema.h).
struct Exportable
{
    ExportKind kind = ExportKind::Run;
    int passes = 0; ///< number of the last pass
    int currentPass = 0; ///< initial end of a range
    std::optional<PassRange> range = {}; ///< initial choice; none: the whole run
    int width = 480; ///< usual, in pixels
    int delay = 30; ///< usual, in hundredths of a second
    bool fixedDelay = false; ///< `delay` is offered even if another delay was chosen for an earlier export
    const char* widthKey = "width"; ///< settings key of the chosen width
    const char* delayKey = "delay";
    int planes = 0; ///< of a layer's output
    SlideMode slide = SlideMode::OnePlane; ///< of a layer, initially
    bool hasWords = true; ///< of a picture: it can be drawn without its caption and legend
    std::function<FrameFactory(const ExportValues& values)> frames = {}; ///< null: a picture
    std::function<std::shared_ptr<const Picture>(const ExportValues& values)> still = {}; ///< null: an animation
    std::function<DocumentFacts(const ExportValues& values)> facts = {};
};

/// Makes an Exportable of a description with the fields theme, width, delay and hold, which `Frames` animates. Its
/// width and delay are the usual ones.
template <typename Frames, typename Description>
Exportable animationExportable(
    ExportKind kind, const Description& shown, const char* widthKey, const char* delayKey, const DocumentFacts& facts)
{
    Exportable exportable;
    exportable.kind = kind;
    exportable.width = shown.width;
    exportable.delay = shown.delay;
    exportable.widthKey = widthKey;
    exportable.delayKey = delayKey;
    exportable.frames = [shown](const ExportValues& values) -> FrameFactory {
        Description chosen = shown;
        chosen.theme = values.animation.style.theme;
        chosen.width = values.animation.width;
        chosen.delay = values.animation.delay;
        chosen.hold = values.animation.hold;
        return [chosen] { return std::make_shared<Frames>(chosen); };
    };
    exportable.facts = [facts](const ExportValues&) { return facts; };
    return exportable;
}

/// Makes an Exportable of a run. The recording must not change any more: pass a copy of a run that is still computed.
Exportable runExportable(
    std::shared_ptr<const Recording> recording, int currentPass, std::optional<PassRange> range = {});

/// Makes an Exportable of a picture.
Exportable pictureExportable(std::shared_ptr<const Picture> picture, const DocumentFacts& facts);

} // namespace convoku
