// SPDX-License-Identifier: MIT
#pragma once

#include "app/painting/board_scene.h"
#include "app/painting/theme.h"

#include <QRegion>
#include <QSize>
#include <QString>

class QPainter;
class QRectF;

namespace convoku {

/// What stands around the board in a picture.
struct FrameStyle
{
    Theme::Kind theme = Theme::Kind::Light;
    bool labels = true; ///< row and column numbers
    bool caption = true; ///< a line above: pass, depth, candidates left
    bool legend = true; ///< rules with what they removed in this step, houses, depths

    friend bool operator==(const FrameStyle&, const FrameStyle&) = default;
};

/// One picture of a run for people who only see the picture: board, caption, legend. Screen, PNG, SVG and GIF use the
/// same.
struct Frame
{
    BoardScene scene;
    QString caption;
    int legendDepths = 0; ///< depths that the legend names; the same for all pictures of a run, so that nothing jumps
    bool legendReasons = false; ///< the legend explains the marks of a proof too
};

/// The picture of a position. The caption is empty where the style has none.
Frame frameAt(const Recording& recording, Position position);

/// The picture's size for a width in pixels: without caption and legend it is square.
QSize frameSize(int width, const FrameStyle& style, int legendDepths, bool legendReasons = false);

/// Makes a picture of one frame, as paintFrame() fills it at its frameSize(), the picture of another one with the same
/// style and legend, by painting what differs. Returns where that is. Every pixel is as if it were painted whole.
QRegion repaintFrame(QPainter& painter, QSize size, const Frame& shown, const Frame& frame, const FrameStyle& style);

/// Fills the rectangle, whose size is frameSize() scaled evenly.
void paintFrame(QPainter& painter, const QRectF& rect, const Frame& frame, const FrameStyle& style);

} // namespace convoku
