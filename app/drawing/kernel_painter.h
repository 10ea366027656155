// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/kernel_geometry.h"
#include "app/drawing/tensor_geometry.h"
#include "app/drawing/theme.h"

#include <QString>

#include <vector>

class QPainter;

namespace convoku {

/// A layer's kernel as a picture, as plain data.
struct KernelPicture
{
    Kernel kernel;
    LayerKind layer = LayerKind::Convolution; ///< whose sign is drawn where there is no kernel
    QString title;
    std::vector<QString> labels; ///< by plane of cells; empty where there is only one
    std::optional<int> here; ///< a block's cell that the element looked at has in it
    std::optional<int> hovered; ///< a cell
};

/// Returns the kernel of an output channel, without `here` and `hovered`.
KernelPicture kernelPictureOf(const Network& network, const Layer& layer, int channel);

/// Title, cells with their weights, bias; or the sign of the layer. Leaves the painter as it was.
void paintKernel(QPainter& painter, const KernelGeometry& geometry, const KernelPicture& picture, const Theme& theme);

/// The kernel small above the arrow from a layer's inputs to its outputs, its planes below one another; the sign of the
/// layer where it has none. `between`: TensorArrangement::between; nothing where it is empty.
void paintKernelSign(QPainter& painter, const QRectF& between, const KernelPicture& picture, const Theme& theme);

/// Covers the elements of an output that a slide has not come to: those behind `place` in its order.
void paintNotReached(
    QPainter& painter, const TensorGeometry& geometry, const SlideOrder& order, int place, const Theme& theme);

} // namespace convoku
