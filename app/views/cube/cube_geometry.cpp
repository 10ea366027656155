// SPDX-License-Identifier: MIT
#include "app/views/cube/cube_geometry.h"

#include <QMatrix3x3>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace convoku {
namespace {

constexpr float kAside = -34;
constexpr float kAbove = 24;
/// Largest deviation of a turn from the straight path, in degrees, so that the cube is seen as a solid.
constexpr float kBulge = 30;

QVector3D across(QVector3D a, QVector3D b)
{
    return QVector3D::crossProduct(a, b);
}

} // namespace

CubeGeometry::CubeGeometry(const QRectF& area, const QQuaternion& turn, qreal margin, Board board)
    : m_turn(turn.normalized())
    , m_half(static_cast<float>(board.side()) / 2)
    , m_middle(area.center())
{
    float reach = 0;
    for (int corner = 0; corner < 8; ++corner) {
        const QVector3D at((corner & 1) != 0 ? m_half : -m_half, (corner & 2) != 0 ? m_half : -m_half,
            (corner & 4) != 0 ? m_half : -m_half);
        const QVector3D turned = m_turn.rotatedVector(at);
        reach = std::max({reach, std::abs(turned.x()), std::abs(turned.y())});
    }
    m_scale = std::max<qreal>(0, std::min(area.width(), area.height()) / 2 - margin) / static_cast<qreal>(reach);
}

QPointF CubeGeometry::toPicture(QVector3D point) const
{
    const QVector3D turned = m_turn.rotatedVector(point);
    return m_middle + QPointF(static_cast<qreal>(turned.x()), static_cast<qreal>(turned.y())) * m_scale;
}

QVector3D CubeGeometry::placeOf(Candidate candidate)
{
    const auto fromMiddle = [middle = static_cast<float>(candidate.board.side() - 1) / 2](
                                int place) { return static_cast<float>(place) - middle; };
    return {fromMiddle(candidate.column), fromMiddle(candidate.row), fromMiddle(candidate.digit)};
}

QVector3D CubeGeometry::directionOf(Axis axis)
{
    switch (axis) {
    case Axis::Digit:
        return {0, 0, 1};
    case Axis::Row:
        return {0, 1, 0};
    default:
        return {1, 0, 0};
    }
}

QQuaternion turnFor(const CubeLaying& laying)
{
    const QVector3D right = CubeGeometry::directionOf(laying.value);
    const QVector3D down = CubeGeometry::directionOf(laying.place);
    const QVector3D away = across(right, down); // to the front or to the back, whichever is a turn
    QMatrix3x3 rows; // what each of the picture's axes takes of the cube's
    const QVector3D all[] = {right, down, away};
    for (int row = 0; row < 3; ++row) {
        for (int column = 0; column < 3; ++column)
            rows(row, column) = all[row][column];
    }
    return QQuaternion::fromRotationMatrix(rows);
}

QQuaternion seenFromAside(const QQuaternion& turn)
{
    return turnedBy(turn, static_cast<double>(kAside), static_cast<double>(kAbove));
}

QQuaternion turnBetween(const QQuaternion& from, const QQuaternion& to, double part)
{
    const double at = std::clamp(part, 0., 1.);
    const QQuaternion straight = QQuaternion::slerp(from, to, static_cast<float>(at));
    if (at <= 0 || at >= 1)
        return straight;
    const double away = std::sin(at * std::numbers::pi) * static_cast<double>(kBulge);
    // Also less of it where the two are nearly the same.
    const double apart = std::min(1., 2. * (1. - std::abs(static_cast<double>(QQuaternion::dotProduct(from, to)))));
    return turnedBy(straight, -away * apart, away * apart / 2);
}

QQuaternion turnedBy(const QQuaternion& turn, double right, double down)
{
    // Around the picture's own axes: what is in front goes to the right, and down. Away from who looks is the third.
    const QQuaternion sideways = QQuaternion::fromAxisAndAngle(0, 1, 0, static_cast<float>(-right));
    const QQuaternion upright = QQuaternion::fromAxisAndAngle(1, 0, 0, static_cast<float>(down));
    return (upright * sideways * turn).normalized();
}

} // namespace convoku
