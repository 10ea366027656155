// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>
#include <QIcon>
#include <QPainterPath>
#include <QRectF>

#include <initializer_list>

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
    WhatIf,
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

/// The shape of a sign on a grid of 20 × 20: lines, and filled areas without an outline. Each view draws its own.
struct SignDrawing
{
    QPainterPath lines;
    QPainterPath areas;

    SignDrawing& line(std::initializer_list<QPointF> points);
    /// A polygon.
    SignDrawing& closed(std::initializer_list<QPointF> points);
    SignDrawing& box(qreal x, qreal y, qreal width, qreal height, qreal radius = 1.5);
    SignDrawing& circle(QPointF middle, qreal radius);
    SignDrawing& dot(QPointF middle, qreal radius = 1.3);
    SignDrawing& curve(QPointF from, QPointF c1, QPointF c2, QPointF to);
    /// A filled triangle that points right, or left; its lines round its corners.
    SignDrawing& triangle(qreal left, qreal right, bool pointsRight);
};

SignDrawing drawingOf(Sign sign);

/// In the palette's colours: quiet, and strong where it is on, pointed at or selected.
QIcon icon(Sign sign);
QIcon icon(const SignDrawing& drawing);
/// In one colour, for a ground of its own.
QIcon icon(Sign sign, const QColor& colour);
/// In the middle of `place`.
void paintSign(QPainter& painter, Sign sign, const QRectF& place, const QColor& colour);

} // namespace convoku
