// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/tensor_painter.h"
#include "solver/run/inspection.h"

#include <optional>
#include <vector>

namespace convoku {

/// The input elements that a kernel or a pool reads for one output element, with the weights of a kernel. Of a kernel
/// that writes one input element to several places, these places.
struct KernelWindow
{
    std::vector<Tap> taps; ///< if it writes: elements of the outputs
    OutputElement result; ///< if it writes: the input element
    std::optional<RuleFamily> family; ///< selects the colour; none: the colour of labels
    bool writes = false;
    bool pools = false; ///< the elements have no weights, so that a frame around them is enough

    /// Returns the taps on one of a layer's pictures; inputs come first.
    std::vector<Tap> tapsOn(int picture, int inputs) const;
    QColor colour(const Theme& theme) const;

    friend bool operator==(const KernelWindow&, const KernelWindow&) = default;
};

/// Reserves space in the cut to open the rows of a window of this size, or its columns if it is higher than wide. A
/// window with more than nine of them reserves none.
void keepRoomFor(TensorCut& cut, const std::vector<Tap>& taps);
/// Returns the rows or columns to open for these taps of one input; a count of 0 if keepRoomFor() reserved too few.
TensorOpening openingFor(const TensorCut& cut, const std::vector<Tap>& taps);

/// Returns the frame around the weights and numbers of the window; empty if no rows or columns are open. A pool needs
/// none of them open.
QRectF kernelFrame(const TensorGeometry& geometry, const std::vector<Tap>& taps, bool pools = false);
/// Draws the frame, the weight of each number in it, and the weights of the other planes above their small pictures.
/// `taps` are those of the picture's input. Restores the painter.
void paintKernelWindow(QPainter& painter, const TensorGeometry& geometry, const TensorPicture& picture,
    const std::vector<Tap>& taps, const QColor& colour, const Theme& theme);
/// Draws the frame of a pool. Restores the painter.
void paintPoolWindow(QPainter& painter, const QRectF& frame, const QColor& colour);
/// Draws the result of the kernel on a cell in the kernel's colour. Restores the painter.
void paintKernelResult(QPainter& painter, const TensorGeometry& geometry, const TensorPicture& picture,
    ElementIndex element, const QColor& colour, const Theme& theme);
/// Draws an arrow from inputs to outputs, with a word above its middle. Restores the painter.
void paintSumArrow(
    QPainter& painter, QPointF from, QPointF to, const QString& word, const QColor& colour, const Theme& theme);

} // namespace convoku
