// SPDX-License-Identifier: MIT
#include "app/drawing/tree_camera.h"

#include <algorithm>
#include <cmath>

namespace convoku {
namespace {

constexpr double kTreeCameraRadius = 9; ///< at zoom 1
constexpr double kMaxRadius = 14;

/// The zoom at which all rows fit, at most 1.
double zoomOfRows(const TreeLayout& layout, const QSizeF& area)
{
    const double height = std::max(area.height() - 2 * kTreeMargin, 20.0);
    return std::min(1.0, height / (std::max(layout.rowCount() - 1, 1) * TreeCamera::kDown));
}

} // namespace

double TreeCamera::radius() const
{
    // Marks shrink more slowly than the room between them, as long as there is any.
    return std::min({kTreeCameraRadius * std::pow(zoom, 0.6), 0.28 * across(), 0.28 * down(), kMaxRadius});
}

QSizeF TreeCamera::sizeOf(const TreeLayout& layout) const
{
    return {(layout.right() - layout.left()) * across() + kTreeMargin + kTreeLabelMargin,
        (layout.rowCount() - 1) * down() + 2 * kTreeMargin};
}

void TreeCamera::placeIn(const TreeLayout& layout, const QSizeF& area)
{
    const double spare = std::max(area.width() - sizeOf(layout).width(), 0.0);
    root = {spare / 2 + kTreeMargin - layout.left() * across(), kTreeMargin};
}

TreeCamera zoomedCamera(const TreeLayout& layout, const QSizeF& area, double zoom)
{
    TreeCamera camera;
    camera.zoom = zoom;
    camera.zoomDown = std::max(zoom, zoomOfRows(layout, area));
    camera.placeIn(layout, area);
    return camera;
}

TreeCamera fittedCamera(const TreeLayout& layout, const QSizeF& area)
{
    const double width = std::max(area.width() - kTreeMargin - kTreeLabelMargin, 40.0);
    const double across = std::max(layout.right() - layout.left(), 1e-9) * TreeCamera::kAcross;
    return zoomedCamera(layout, area, std::min(width / across, zoomOfRows(layout, area)));
}

} // namespace convoku
