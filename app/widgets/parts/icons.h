// SPDX-License-Identifier: MIT
#pragma once

#include <QIcon>

namespace convoku {

/// The signs of the window's buttons, drawn in the palette's text colour: crisp at any size and pixel ratio, right in
/// light and dark.
enum class Sign {
    First,
    PreviousPass,
    PreviousRule,
    Play,
    Pause,
    NextRule,
    NextPass,
    Last,
    Stop,
    Open,
    Edit,
    Export,
    Undo,
    Redo,
    Yes,
    No,
    Several,
    Waiting,
};

QIcon icon(Sign sign);

} // namespace convoku
