// SPDX-License-Identifier: MIT
#pragma once

#include "solver/run/cube_laying.h"

#include <QPointF>
#include <QQuaternion>
#include <QRectF>
#include <QVector3D>

namespace convoku {

/// Maps the turned cube of candidates to the picture. The cube's own axes are columns (x), rows (y) and digits (z), one
/// unit each; its centre is at 0. The picture's axes are right, down and away from the viewer. Unturned, the cube looks
/// like the board, with 1 in front. Parallel lines stay parallel.
class CubeGeometry
{
public:
    /// `margin`: what labels need on each side. `board`: that of the scene which is drawn.
    CubeGeometry(const QRectF& area, const QQuaternion& turn, qreal margin = 0, Board board = {});

    bool isEmpty() const { return m_scale <= 0; }
    const QQuaternion& turn() const { return m_turn; }
    /// From the middle of the cube to a side of it.
    float half() const { return m_half; }
    /// Pixels for the side of a candidate's place that is seen straight on.
    qreal scale() const { return m_scale; }
    QPointF toPicture(QVector3D point) const;
    /// Returns the distance away from the viewer, relative to the centre of the cube (0).
    float depthOf(QVector3D point) const { return m_turn.rotatedVector(point).z(); }

    /// The middle of a candidate's place.
    static QVector3D placeOf(Candidate candidate);
    /// Along one of the cube's three axes.
    static QVector3D directionOf(Axis axis);

private:
    QQuaternion m_turn;
    float m_half;
    QPointF m_middle;
    qreal m_scale = 0;
};

/// The cube turned so that values grow to the right and places downwards, and the slice lies straight in front. Of a
/// box, which is no slice: by the digits and the columns.
QQuaternion turnFor(const CubeLaying& laying);
/// The same, seen a little from the side, so that the cube is a body.
QQuaternion seenFromAside(const QQuaternion& turn);
/// On the way from one to the other, 0 <= part <= 1; between them the cube shows itself from aside.
QQuaternion turnBetween(const QQuaternion& from, const QQuaternion& to, double part);
/// By the mouse or the keyboard, in degrees around the picture's axes: to the right, and downwards.
QQuaternion turnedBy(const QQuaternion& turn, double right, double down);

} // namespace convoku
