// SPDX-License-Identifier: MIT
#pragma once

#include "solver/run/kernel.h"

#include <QRectF>

#include <optional>

namespace convoku {

/// Lays out the cells of a kernel: planes side by side, in as many rows as give the largest cells; a label above each
/// plane if there are several; a title above the planes, or beside high ones; room for the bias after the last plane.
/// All edges lie on whole device pixels.
class KernelGeometry
{
public:
    static constexpr qreal kLargestCell = 34;

    KernelGeometry(const Kernel& kernel, const QRectF& area, qreal devicePixelRatio = 1);

    qreal cell() const { return m_cell; }
    /// One device pixel in logical pixels.
    qreal pixel() const { return m_pixel; }
    const QRectF& title() const { return m_title; }
    /// The sign of a layer without a kernel; empty for the others.
    const QRectF& sign() const { return m_sign; }
    /// All cells with their labels; empty without a kernel.
    QRectF cells() const;
    QRectF plane(int plane) const;
    /// Empty where there is only one plane.
    QRectF label(int plane) const;
    QRectF cellRect(int cell) const;
    /// Empty where the kernel has no bias.
    const QRectF& bias() const { return m_bias; }
    std::optional<int> cellAt(QPointF point) const;
    /// The cell that an arrow key leads to, on into the neighbouring plane; the same one at the edge.
    int neighbour(int cell, int across, int down) const;

private:
    /// Chooses how many planes stand in a row, for cells below a title of that height.
    void arrange(const QSizeF& room);
    bool isLabelled() const { return m_shape.channels > 1; }

    Shape m_shape;
    int m_count; ///< cells
    int m_across = 1; ///< planes in a row
    qreal m_pixel;
    qreal m_cell = 1;
    QPointF m_origin;
    QRectF m_title;
    QRectF m_sign;
    QRectF m_bias;
};

} // namespace convoku
