// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/tensor_painter.h"
#include "solver/run/inspection.h"

#include <optional>
#include <vector>

namespace convoku {

/// A kernel on what it reads for one number, and that number.
struct KernelWindow
{
    std::vector<Tap> taps;
    OutputElement result;
    std::optional<RuleFamily> family; ///< whose colour it has; none: that of labels

    std::vector<Tap> tapsOf(int input) const;
    QColor colour(const Theme& theme) const;

    friend bool operator==(const KernelWindow&, const KernelWindow&) = default;
};

/// Keeps room in the cut to open lines for a window like this one, wherever it stands: the rows of a window that is at
/// least as wide as high, else its columns, and three at most.
void keepRoomFor(TensorCut& cut, const std::vector<Tap>& taps);
/// The lines that open to lay these taps of one input on the table; none where no room is kept for as many.
TensorOpening openingFor(const TensorCut& cut, const std::vector<Tap>& taps);

/// The frame of the window in opened lines: with its weights, and the numbers below or behind them. Empty where no
/// lines are open.
QRectF kernelFrame(const TensorGeometry& geometry, const std::vector<Tap>& taps);
/// Taps of one input over the picture of it: the frame, each weight at its number, and the weights of other planes at
/// their small pictures. Leaves the painter as it was.
void paintKernelWindow(QPainter& painter, const TensorGeometry& geometry, const TensorPicture& picture,
    const std::vector<Tap>& taps, const QColor& colour, const Theme& theme);
/// The number that comes out, filled with the kernel's colour.
void paintKernelResult(QPainter& painter, const TensorGeometry& geometry, const TensorPicture& picture,
    ElementIndex element, const QColor& colour, const Theme& theme);
/// From beside the kernel to the outputs, with a word above it.
void paintSumArrow(QPainter& painter, const QRectF& between, QPointF from, const QString& word, const QColor& colour,
    const Theme& theme);

} // namespace convoku
