// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>
#include <QIcon>
#include <QRectF>

class QPainter;

namespace convoku {

/// The signs of the window, of one hand: lines of 1.5 on a grid of 20, drawn in the palette's text colours; crisp at
/// any size and pixel ratio, right in light and dark.
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
    Board,
    Layers,
    Graph,
    Tree,
    WhatIf,
    Chain,
    Cube,
    Workshop,
    Learned,
    Events,
    Stack,
    Marks,
    Breakpoints,
    Watch,
    History,
    Why,
    Lessons,
    List,
    Search,
    More,
    Close,
    Float,
    Up,
    Down,
};
inline constexpr int kSigns = static_cast<int>(Sign::Down) + 1;

/// In the palette's colours: quiet, and strong where it is on, pointed at or selected.
QIcon icon(Sign sign);
/// In one colour, for a ground of its own.
QIcon icon(Sign sign, const QColor& colour);
/// In the middle of `place`.
void paintSign(QPainter& painter, Sign sign, const QRectF& place, const QColor& colour);

} // namespace convoku
