// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/theme.h"
#include "app/views/cube/cube_scene.h"

#include <QRectF>

#include <optional>

class QPainter;

namespace convoku {

/// A slice of the cube as a sheet: a row for each place, a column for each value, whatever these are, so that one
/// kernel looks the same wherever it lies. Its squares are of whole device pixels.
class SliceGeometry
{
public:
    static constexpr qreal kTextSize = 12;
    static constexpr qreal kAbove = 42; ///< the values' labels, and what they are
    static constexpr qreal kLeft = 62; ///< the same of the places

    /// `board`: that of the scene which is drawn.
    explicit SliceGeometry(const QRectF& area, qreal devicePixelRatio = 1, Board board = {});

    bool isEmpty() const { return m_side <= 0; }
    qreal side() const { return m_side; }
    qreal pixel() const { return m_pixel; }
    QRectF sheet() const { return {m_origin, QSizeF(m_count * m_side, m_count * m_side)}; }
    QRectF square(int place, int value) const;
    QRectF placeLabel(int place) const;
    QRectF valueLabel(int value) const;

    struct At
    {
        int place = 0;
        int value = 0;
        friend bool operator==(At, At) = default;
    };
    std::optional<At> squareAt(QPointF point) const;

private:
    int m_count; ///< of places, and of values
    QPointF m_origin;
    qreal m_side = 0;
    qreal m_pixel = 1;
};

/// Draws the slice; the scene has a laying. Fills no ground.
void paintSlice(QPainter& painter, const SliceGeometry& geometry, const CubeScene& scene, const Theme& theme);

/// The candidate of a square.
Candidate sliceCandidate(const CubeScene& scene, SliceGeometry::At at);

} // namespace convoku
