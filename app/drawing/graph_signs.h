// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/theme.h"
#include "solver/network/layer.h"

class QPainter;
class QRectF;

namespace convoku {

/// Families of layer operations, which differ in colour and in the sign that stands for the kind.
enum class OperationFamily {
    Convolution, ///< weighted sums over a window
    Sampling, ///< pooling, unpooling, upsampling, reshaping, padding: other places, fewer or more
    Arithmetic, ///< the same sum or product for each element
    Logic, ///< what turns numbers into yes and no: minimum, maximum, clamp, ReLU, select
};
inline constexpr int kOperationFamilies = 4;

OperationFamily operationFamily(LayerKind kind);
/// Readable as text on the theme's board.
QColor operationColour(OperationFamily family, const Theme& theme);
/// The kind as a small line drawing that fills a square: a grid for a convolution, a funnel for a pooling, a bend for a
/// ReLU …
void paintLayerSign(QPainter& painter, const QRectF& square, LayerKind kind, const QColor& colour);
/// An arrow into a tray or out of one.
void paintPortSign(QPainter& painter, const QRectF& square, bool comesIn, const QColor& colour);

} // namespace convoku
