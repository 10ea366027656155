// SPDX-License-Identifier: MIT
#include "app/drawing/kernel_geometry.h"

#include <algorithm>
#include <cmath>

namespace convoku {
namespace {

constexpr qreal kKernelGeometryTitle = 20;
constexpr qreal kKernelGeometryLabelHeight = 13;
/// Labels of two digits must find room above a single cell.
constexpr qreal kLeastLabelled = 17;
constexpr qreal kBiasWidth = 48;
/// kLeastBeside: minimum room for a title beside the cells. kWorthwhile: minimum gain in size for an arrangement that
/// is harder to read.
constexpr qreal kLeastBeside = 120;
constexpr qreal kWorthwhile = 1.15;

} // namespace

KernelGeometry::KernelGeometry(const Kernel& kernel, const QRectF& area, qreal devicePixelRatio)
    : m_shape(kernel.shape)
    , m_count(kernel.cells())
    , m_pixel(1 / devicePixelRatio)
{
    const auto floored = [this](qreal length) { return std::floor(length / m_pixel + 1e-6) * m_pixel; };
    const QPointF corner(floored(area.left()), floored(area.top()));
    m_title = QRectF(corner, QSizeF(area.width(), kKernelGeometryTitle - 4));
    m_origin = corner + QPointF(0, kKernelGeometryTitle);
    if (m_count == 0) {
        const qreal side = std::clamp(floored(area.height() - kKernelGeometryTitle), m_pixel, kLargestCell);
        m_sign = QRectF(m_origin, QSizeF(side, side));
        return;
    }
    const qreal biasWidth = kernel.kind == Kernel::Kind::Weights && kernel.bias != 0 ? kBiasWidth : 0;
    arrange({area.width() - biasWidth, area.height() - kKernelGeometryTitle});
    const KernelGeometry above = *this;
    m_origin = corner;
    arrange({area.width() - biasWidth - kLeastBeside, area.height()});
    if (m_cell > above.m_cell * kWorthwhile) {
        const qreal left = cells().right() + biasWidth + 12;
        m_title = QRectF(left, corner.y(), area.right() - left, 2 * kKernelGeometryTitle);
    } else {
        *this = above;
    }
    m_cell = std::max(floored(m_cell), m_pixel);
    if (biasWidth > 0) {
        const QRectF last = plane(std::min(m_across, m_shape.channels) - 1);
        m_bias = QRectF(last.right() + 6, last.top(), kBiasWidth - 6, last.height());
    }
}

void KernelGeometry::arrange(const QSizeF& room)
{
    m_cell = 0;
    m_across = 1;
    qreal best = 0;
    // A long row is easier to read than several: these must be worth it.
    for (int across = m_shape.channels; across >= 1; --across) {
        const int down = (m_shape.channels + across - 1) / across;
        if (across > (m_shape.channels + down - 1) / down)
            continue; // as many rows, but the last one would be short
        const qreal labels = isLabelled() ? kKernelGeometryLabelHeight : 0;
        const qreal wide = (room.width() - (across - 1) * 2) / (across * m_shape.columns);
        const qreal high = (room.height() / down - labels) / m_shape.rows;
        const qreal cell = std::min({wide, high, kLargestCell});
        // Labels that run into each other are worse than small cells.
        const bool labelsFit = !isLabelled() || wide * m_shape.columns >= kLeastLabelled;
        const qreal worth = cell * (labelsFit ? 1 : 0.25);
        if (worth > best * kWorthwhile) {
            best = worth;
            m_cell = cell;
            m_across = across;
        }
    }
}

QRectF KernelGeometry::plane(int plane) const
{
    const qreal gap = isLabelled() ? 2 * m_pixel * std::max(1.0, std::floor(1 / m_pixel)) : 0;
    const qreal labels = isLabelled() ? kKernelGeometryLabelHeight : 0;
    const qreal width = m_shape.columns * m_cell;
    const qreal height = m_shape.rows * m_cell;
    const QPointF corner
        = m_origin + QPointF((plane % m_across) * (width + gap), labels + (plane / m_across) * (height + labels));
    return {QPointF(std::round(corner.x() / m_pixel) * m_pixel, std::round(corner.y() / m_pixel) * m_pixel),
        QSizeF(width, height)};
}

QRectF KernelGeometry::cells() const
{
    QRectF all;
    for (int i = 0; m_count > 0 && i < m_shape.channels; ++i)
        all |= plane(i) | label(i);
    return all;
}

QRectF KernelGeometry::label(int plane) const
{
    if (!isLabelled())
        return {};
    const QRectF rect = KernelGeometry::plane(plane);
    return {rect.left(), rect.top() - kKernelGeometryLabelHeight, rect.width(), kKernelGeometryLabelHeight};
}

QRectF KernelGeometry::cellRect(int cell) const
{
    const ElementIndex index = ElementIndex::at(cell, m_shape);
    const QRectF rect = plane(index.channel);
    return {rect.left() + index.column * m_cell, rect.top() + index.row * m_cell, m_cell, m_cell};
}

std::optional<int> KernelGeometry::cellAt(QPointF point) const
{
    for (int i = 0; m_count > 0 && i < m_shape.channels; ++i) {
        const QRectF rect = plane(i);
        const ElementIndex index{i, static_cast<int>(std::floor((point.y() - rect.top()) / m_cell)),
            static_cast<int>(std::floor((point.x() - rect.left()) / m_cell))};
        if (index.isIn(m_shape))
            return index.offsetIn(m_shape);
    }
    return std::nullopt;
}

int KernelGeometry::neighbour(int cell, int across, int down) const
{
    const ElementIndex index = ElementIndex::at(cell, m_shape);
    const int column = index.channel % m_across * m_shape.columns + index.column + across;
    const int row = index.channel / m_across * m_shape.rows + index.row + down;
    if (column < 0 || row < 0 || column >= m_across * m_shape.columns)
        return cell;
    const ElementIndex next{
        row / m_shape.rows * m_across + column / m_shape.columns, row % m_shape.rows, column % m_shape.columns};
    return next.isIn(m_shape) ? next.offsetIn(m_shape) : cell;
}

} // namespace convoku
