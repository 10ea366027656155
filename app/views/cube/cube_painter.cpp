// SPDX-License-Identifier: MIT
#include "app/views/cube/cube_painter.h"

#include "app/drawing/fonts.h"
#include "app/drawing/rule_stroke.h"
#include "app/drawing/tokens.h"
#include "app/views/cube/cube_wording.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace convoku {
namespace {

constexpr std::array kAxes{Axis::Digit, Axis::Row, Axis::Column};
// Sides of what is drawn in a candidate's place, which has a side of 1.
constexpr float kQuiet = 0.34F;
constexpr float kInSlice = 0.66F;
constexpr float kLit = 0.84F;
constexpr float kBoardRoom = 72; ///< of the pencil marks in a cell of the board, in 76ths
constexpr float kBoardShrinks = 0.25F; ///< so that they stay apart there; more where four stand side by side
constexpr qreal kCubePainterLabelSize = 11;
constexpr qreal kCubePainterLabelRoom = 11; ///< what a label needs of the axis

double smooth(double from, double to, double at)
{
    const double part = std::clamp((at - from) / (to - from), 0., 1.);
    return part * part * (3 - 2 * part);
}

/// A small cube, or where something goes.
struct Item
{
    Candidate candidate;
    int slab = 0; ///< before the slice (1), in it (0), behind it (-1)
    float depth = 0;
};

class Work
{
public:
    Work(QPainter& painter, const CubeGeometry& geometry, const CubeScene& scene, const Theme& theme, double marks,
        double spread)
        : m_painter(painter)
        , m_geometry(geometry)
        , m_scene(scene)
        , m_theme(theme)
        , m_tokens(tokensOf(theme))
        , m_marks(marks)
        , m_spread(static_cast<float>(spread))
        , m_board(scene.board())
        , m_side(static_cast<float>(m_board.side()))
        , m_hue(theme.family(scene.rule.family))
    {
        for (const Axis axis : kAxes) {
            const QVector3D direction = CubeGeometry::directionOf(axis);
            const float away = geometry.depthOf(direction);
            m_faces.push_back({away > 0 ? -direction : direction, std::abs(away)});
        }
        if (scene.laying && scene.laying->isSlice()) {
            m_normal = CubeGeometry::directionOf(scene.laying->group);
            m_facing = std::abs(static_cast<double>(geometry.depthOf(*m_normal)));
        }
    }

    void paint()
    {
        paintEdges(false);
        const std::vector<Item> items = sortedItems();
        std::size_t next = 0;
        const auto paintSlab = [&](int slab) {
            for (; next < items.size() && items[next].slab == slab; ++next)
                paintItem(items[next]);
        };
        paintBox(false);
        paintSlab(-1);
        paintSlice();
        paintSlab(0);
        paintSlab(1);
        paintBox(true);
        paintEdges(true);
        for (const Axis axis : kAxes)
            paintLabels(axis);
    }

private:
    struct Face
    {
        QVector3D outwards;
        float seen = 0; ///< how straight on, 0 … 1
    };

    QColor mixed(const QColor& colour, double part) const { return blended(m_tokens.canvas, colour, part); }
    /// A decided cell of the board shows its digit in the middle.
    QVector3D placeOf(Candidate candidate) const
    {
        const QVector3D place = CubeGeometry::placeOf(candidate);
        if (m_spread <= 0 || m_scene.candidates.countIn(candidate.cell()) == 1)
            return place;
        const auto away = [](int at, int count) {
            const auto all = static_cast<float>(count);
            return (static_cast<float>(at) - (all - 1) / 2) * (kBoardRoom / all / 76);
        };
        const int columns = m_board.boxColumns();
        const QVector3D onBoard(
            away(candidate.digit % columns, columns), away(candidate.digit / columns, m_board.boxRows()), 0);
        return place + onBoard * m_spread;
    }

    QPointF at(QVector3D point) const { return m_geometry.toPicture(point); }

    int slabOf(Candidate candidate) const
    {
        if (!m_normal)
            return m_scene.isInSlice(candidate) ? 0 : -1;
        const int ahead = coordinateOf(m_scene.laying->group, candidate) - m_scene.group;
        if (ahead == 0)
            return 0;
        return (ahead > 0) == (m_geometry.depthOf(*m_normal) < 0) ? 1 : -1;
    }

    std::vector<Item> sortedItems() const
    {
        std::vector<Item> items;
        for (int index = 0; index < m_board.candidates(); ++index) {
            const Candidate candidate = m_board.candidate(index);
            if (m_scene.candidates.has(index) || m_scene.isInSlice(candidate))
                items.push_back({candidate, slabOf(candidate), m_geometry.depthOf(placeOf(candidate))});
        }
        std::ranges::sort(items, [](const Item& a, const Item& b) {
            if (a.slab != b.slab)
                return a.slab < b.slab;
            return a.depth != b.depth ? a.depth > b.depth : a.candidate.index() < b.candidate.index();
        });
        return items;
    }

    QColor colourOf(Candidate candidate) const
    {
        const Cell cell = candidate.cell();
        if (m_scene.givens.isGiven(cell))
            return m_theme.givenDigit;
        return m_scene.candidates.countIn(cell) == 1 ? m_theme.foundDigit : m_theme.candidate;
    }

    void paintItem(const Item& item)
    {
        const bool there = m_scene.candidates.has(item.candidate);
        const bool inSlice = m_scene.isInSlice(item.candidate);
        const bool removed = m_scene.isRemoved(item.candidate);
        if (!there) {
            paintGone(item.candidate);
            return;
        }
        if (removed) {
            // While the marks fade, a removed candidate is also drawn as an ordinary cube.
            if (m_marks < 1) {
                m_painter.setOpacity(1 - m_marks);
                paintBody(placeOf(item.candidate), kQuiet, mixed(colourOf(item.candidate), 0.5), false);
            }
            paintRemoved(item.candidate);
            return;
        }
        const bool lit = m_scene.isLit(item.candidate);
        // Far ones fade into the ground, and what stands before the slice lets it be seen.
        const double corner = m_board.side() * 8 / 9.; // about as far away as one of the cube
        const double far = smooth(-corner, corner, static_cast<double>(item.depth));
        double strength = 0.62 - 0.36 * far;
        double opacity = 1;
        if (item.slab > 0)
            opacity = 1 - (0.6 + 0.4 * smooth(0.8, 0.98, m_facing)) * m_marks;
        const float most = 3.F / static_cast<float>(std::max({3, m_board.boxRows(), m_board.boxColumns()}));
        const float shrinks = 1 - (1 - kBoardShrinks) * most;
        float side = kQuiet * (1 - shrinks * m_spread);
        QColor colour = colourOf(item.candidate);
        if (inSlice) {
            const auto part = static_cast<float>(m_marks);
            side += ((lit ? kLit : kInSlice) - kQuiet) * part;
            strength += ((lit ? 1. : 0.78) - strength) * m_marks;
            if (lit)
                colour = blended(colour, m_hue, m_marks);
        } else if (m_scene.laying) {
            strength *= 1 - 0.25 * m_marks;
        }
        if (opacity <= 0.01)
            return;
        m_painter.setOpacity(opacity);
        paintBody(placeOf(item.candidate), side, mixed(colour, strength), lit);
        m_painter.setOpacity(1);
        paintOutline(item.candidate, side);
    }

    QPolygonF faceOf(QVector3D middle, const Face& face, float side) const
    {
        const QVector3D out = face.outwards * side / 2;
        const QVector3D one(face.outwards.y(), face.outwards.z(), face.outwards.x());
        const QVector3D other(face.outwards.z(), face.outwards.x(), face.outwards.y());
        QPolygonF polygon;
        for (const auto& [a, b] : {std::pair{-1.F, -1.F}, {1.F, -1.F}, {1.F, 1.F}, {-1.F, 1.F}})
            polygon << at(middle + out + one * (a * side / 2) + other * (b * side / 2));
        return polygon;
    }

    void paintBody(QVector3D middle, float side, const QColor& colour, bool lit)
    {
        for (const Face& face : m_faces) {
            if (face.seen < 0.02F)
                continue;
            // Lit from above, from the left and from where one looks.
            const QVector3D turned = m_geometry.turn().rotatedVector(face.outwards);
            const double light = 0.6 * static_cast<double>(face.seen) - 0.35 * static_cast<double>(turned.y())
                - 0.2 * static_cast<double>(turned.x());
            QColor fill = light > 0.5 ? blended(colour, Qt::white, (light - 0.5) * (m_theme.isDark() ? 0.22 : 0.35))
                                      : blended(colour, Qt::black, (0.5 - light) * 0.42);
            QColor edge = blended(fill, Qt::black, m_theme.isDark() ? 0.35 : 0.22);
            if (m_theme.inkOnly) {
                edge = colour;
                fill = lit ? colour : m_tokens.canvas;
            }
            m_painter.setPen(QPen(edge, 0.7, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
            m_painter.setBrush(fill);
            m_painter.drawPolygon(faceOf(middle, face, side));
        }
    }

    /// Returns the face of a place in the slice, as large as it is drawn, for strokes and rings.
    QPolygonF flatPlace(Candidate candidate, float side) const
    {
        const QVector3D middle = placeOf(candidate);
        const Face straight = m_normal ? Face{*m_normal, 1} : *std::ranges::max_element(m_faces, {}, &Face::seen);
        const QVector3D out = straight.outwards * side / 2;
        QPolygonF polygon = faceOf(middle, straight, side);
        polygon.translate(at(middle) - at(middle + out));
        return polygon;
    }

    void paintRemoved(Candidate candidate)
    {
        const float side = kQuiet + (kLit - kQuiet) * static_cast<float>(m_marks);
        const QPolygonF place = flatPlace(candidate, side);
        const qreal width = std::clamp(m_geometry.scale() * 0.055, 1., 3.);
        m_painter.setOpacity(m_marks);
        m_painter.setBrush(mixed(m_hue, m_theme.inkOnly ? 0 : 0.14));
        m_painter.setPen(QPen(m_hue, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        m_painter.drawPolygon(place);
        m_painter.setPen(QPen(m_hue, width * 1.2, Qt::SolidLine, Qt::RoundCap));
        const QRectF frame = place.boundingRect();
        const QPointF reach(frame.width() * 0.34, -frame.height() * 0.34);
        paintFamilyStroke(m_painter, frame.center(), reach, m_scene.rule.family);
        m_painter.setOpacity(1);
        paintOutline(candidate, side);
    }

    /// Draws the place of an absent candidate as a point, larger and in the rule's colour if the kernel needs its
    /// absence.
    void paintGone(Candidate candidate)
    {
        const bool needed = m_scene.isLitPlace(coordinateOf(m_scene.laying->place, candidate));
        const QPointF middle = at(placeOf(candidate));
        m_painter.setOpacity(m_marks);
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(mixed(needed ? m_hue : m_theme.candidate, needed ? 0.9 : 0.45));
        const qreal radius = std::max(1., m_geometry.scale() * (needed ? 0.075 : 0.045));
        m_painter.drawEllipse(middle, radius, radius);
        m_painter.setOpacity(1);
        if (m_scene.picked == candidate || m_scene.hovered == candidate)
            paintOutline(candidate, kInSlice);
    }

    void paintOutline(Candidate candidate, float side)
    {
        const bool picked = m_scene.picked == candidate;
        if (!picked && m_scene.hovered != candidate)
            return;
        const QPointF middle = at(placeOf(candidate));
        const qreal reach = m_geometry.scale() * static_cast<qreal>(side) * 0.5 + 5;
        m_painter.setBrush(Qt::NoBrush);
        m_painter.setPen(QPen(m_theme.cursor, picked ? 2.5 : 1.5));
        m_painter.drawRoundedRect(QRectF(middle - QPointF(reach, reach), middle + QPointF(reach, reach)), 4, 4);
    }

    /// The sheet that the kernel lies on.
    void paintSlice()
    {
        if (!m_normal || m_marks <= 0)
            return;
        const CubeLaying& laying = *m_scene.laying;
        const QVector3D first = CubeGeometry::placeOf(candidateAt(laying, 0, m_scene.group, 0, m_board));
        const QVector3D right = CubeGeometry::directionOf(laying.value);
        const QVector3D down = CubeGeometry::directionOf(laying.place);
        const QVector3D middle = first + (right + down) * ((m_side - 1) / 2);
        const auto strip = [&](float left, float top, float width, float height) {
            const QVector3D corner = middle + right * left + down * top;
            return QPolygonF{{at(corner), at(corner + right * width), at(corner + right * width + down * height),
                at(corner + down * height)}};
        };
        const float half = m_geometry.half();
        m_painter.setOpacity(m_marks);
        QColor sheet = m_tokens.surface;
        sheet.setAlphaF(m_theme.inkOnly ? 0.F : 0.82F);
        m_painter.setBrush(sheet);
        m_painter.setPen(Qt::NoPen);
        m_painter.drawPolygon(strip(-half, -half, m_side, m_side));
        QColor band = m_hue;
        band.setAlphaF(m_theme.inkOnly ? 0.F : 0.13F);
        m_painter.setBrush(band);
        if (m_scene.lit) {
            for (const int place : m_scene.lit->places)
                m_painter.drawPolygon(strip(-half, static_cast<float>(place) - half, m_side, 1));
            for (const int value : m_scene.lit->values)
                m_painter.drawPolygon(strip(static_cast<float>(value) - half, -half, 1, m_side));
        }
        m_painter.setBrush(Qt::NoBrush);
        for (int line = 0; line <= m_board.side(); ++line) {
            const float along = static_cast<float>(line) - half;
            const auto drawn = [&](Axis axis) {
                const bool strong = line % (axis == Axis::Row ? m_board.boxRows() : m_board.boxColumns()) == 0;
                return QPen(strong && axis != Axis::Digit ? m_tokens.controlEdge : m_tokens.hairline, strong ? 1.4 : 1);
            };
            m_painter.setPen(drawn(laying.value));
            m_painter.drawLine(at(middle + right * along - down * half), at(middle + right * along + down * half));
            m_painter.setPen(drawn(laying.place));
            m_painter.drawLine(at(middle + down * along - right * half), at(middle + down * along + right * half));
        }
        m_painter.setPen(QPen(m_hue, 2));
        m_painter.drawPolygon(strip(-half, -half, m_side, m_side));
        m_painter.setOpacity(1);
    }

    /// The cells of a box with all their digits: a column of the cube, not a slice.
    void paintBox(bool front)
    {
        if (!m_scene.laying || m_scene.laying->isSlice() || m_marks <= 0)
            return;
        const CellsOfHouse cells = House{HouseKind::Box, m_scene.group, m_board}.cells();
        const QVector3D first = CubeGeometry::placeOf(Candidate::of(0, cells.front()));
        const QVector3D last = CubeGeometry::placeOf(Candidate::of(m_board.side() - 1, cells.back()));
        const QVector3D middle = (first + last) / 2;
        const QVector3D half = (last - first) / 2 + QVector3D(0.5F, 0.5F, 0.5F);
        m_painter.setOpacity(m_marks);
        paintEdgesOf(middle, half, front, QPen(m_hue, front ? 2 : 1));
        m_painter.setOpacity(1);
    }

    void paintEdges(bool front)
    {
        const QVector3D half(m_geometry.half(), m_geometry.half(), m_geometry.half());
        paintEdgesOf({}, half, front, front ? QPen(m_tokens.controlEdge, 1.4) : QPen(m_tokens.hairline, 1.2));
    }

    /// Front edges are those of a side that is seen.
    void paintEdgesOf(QVector3D middle, QVector3D half, bool front, const QPen& pen)
    {
        m_painter.setPen(pen);
        for (int axis = 0; axis < 3; ++axis) {
            const int one = (axis + 1) % 3;
            const int other = (axis + 2) % 3;
            for (int corner = 0; corner < 4; ++corner) {
                QVector3D start;
                start[one] = (corner & 1) != 0 ? half[one] : -half[one];
                start[other] = (corner & 2) != 0 ? half[other] : -half[other];
                const auto seen = [&](int side) {
                    QVector3D out;
                    out[side] = start[side];
                    return m_geometry.depthOf(out) < 0;
                };
                if ((seen(one) || seen(other)) != front)
                    continue;
                QVector3D end = start;
                start[axis] = -half[axis];
                end[axis] = half[axis];
                m_painter.drawLine(at(middle + start), at(middle + end));
            }
        }
    }

    /// Along the upper or left edge of the outline that has the axis.
    void paintLabels(Axis axis)
    {
        const QVector3D along = CubeGeometry::directionOf(axis);
        const QVector3D one(along.y(), along.z(), along.x());
        const QVector3D other(along.z(), along.x(), along.y());
        const QPointF axisLine = at(along) - at({});
        const double length = std::hypot(axisLine.x(), axisLine.y()) / m_geometry.scale();
        const double opacity = smooth(0.3, 0.55, length);
        if (opacity <= 0)
            return;
        std::optional<QVector3D> edge;
        double best = 0;
        for (const auto& [a, b] : {std::pair{-1.F, -1.F}, {1.F, -1.F}, {1.F, 1.F}, {-1.F, 1.F}}) {
            const float first = m_geometry.depthOf(one * a);
            const float second = m_geometry.depthOf(other * b);
            constexpr float kStraight = 0.02F;
            const bool outline
                = std::abs(first) < kStraight || std::abs(second) < kStraight || (first < 0) != (second < 0);
            const QVector3D middle = (one * a + other * b) * m_geometry.half();
            const QPointF place = at(middle) - at({});
            const double score = place.x() + place.y();
            if (outline && (!edge || score < best)) {
                edge = middle;
                best = score;
            }
        }
        if (!edge)
            return;
        QPointF out(-axisLine.y(), axisLine.x());
        out /= std::hypot(out.x(), out.y());
        if (QPointF::dotProduct(out, at(*edge) - at({})) < 0)
            out = -out;
        m_painter.setOpacity(opacity);
        const bool isLit = m_scene.lit && m_scene.laying;
        for (int i = 0; i < m_board.side(); ++i) {
            const bool lit = isLit
                && ((axis == m_scene.laying->value && m_scene.isLitValue(i))
                    || (axis == m_scene.laying->place && m_scene.isLitPlace(i))
                    || (axis == m_scene.laying->group && m_scene.group == i));
            // If labels would overlap, draw only some: the lit ones, or every fourth if nothing is lit.
            if (length * m_geometry.scale() < kCubePainterLabelRoom && !lit && (i % 4 != 0 || isLit))
                continue;
            m_painter.setFont(pictureFont(kCubePainterLabelSize, lit ? QFont::DemiBold : QFont::Normal));
            m_painter.setPen(lit ? m_tokens.text1 : m_tokens.text3);
            const QPointF place = at(*edge + along * (static_cast<float>(i) - (m_side - 1) / 2)) + out * 10;
            m_painter.drawText(QRectF(place - QPointF(12, 8), QSizeF(24, 16)), Qt::AlignCenter, QString::number(i + 1));
        }
        m_painter.setFont(pictureFont(kCubePainterLabelSize, QFont::DemiBold));
        m_painter.setPen(m_tokens.text2);
        m_painter.save();
        m_painter.translate(at(*edge) + out * 25);
        double angle = std::atan2(axisLine.y(), axisLine.x()) * 180 / std::numbers::pi;
        if (angle > 90.5 || angle < -89.5)
            angle += 180;
        m_painter.rotate(angle);
        m_painter.drawText(QRectF(-90, -9, 180, 18), Qt::AlignCenter, CubeWording::axis(axis));
        m_painter.restore();
        m_painter.setOpacity(1);
    }

    QPainter& m_painter;
    const CubeGeometry& m_geometry;
    const CubeScene& m_scene;
    const Theme& m_theme;
    Tokens m_tokens;
    double m_marks;
    float m_spread;
    Board m_board;
    float m_side;
    QColor m_hue;
    std::vector<Face> m_faces;
    std::optional<QVector3D> m_normal; ///< of the slice
    double m_facing = 0; ///< how straight one looks at it
};

} // namespace

void paintCube(QPainter& painter, const CubeGeometry& geometry, const CubeScene& scene, const Theme& theme,
    double marks, double spread)
{
    if (geometry.isEmpty())
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::TextAntialiasing);
    Work(painter, geometry, scene, theme, std::clamp(marks, 0., 1.), spread).paint();
    painter.restore();
}

std::optional<Candidate> cubeCandidateAt(const CubeGeometry& geometry, const CubeScene& scene, QPointF point)
{
    std::optional<Candidate> found;
    float best = 0;
    bool inSlice = false;
    for (const std::uint16_t index : scene.candidates.indices()) {
        const Candidate candidate = scene.board().candidate(index);
        const bool inThisSlice = scene.isInSlice(candidate);
        const qreal reach = geometry.scale() * static_cast<qreal>(inThisSlice ? kInSlice : kQuiet) / 2 + 1;
        const QPointF away = geometry.toPicture(CubeGeometry::placeOf(candidate)) - point;
        if (std::hypot(away.x(), away.y()) > reach)
            continue;
        const float depth = geometry.depthOf(CubeGeometry::placeOf(candidate));
        if (!found || (inThisSlice && !inSlice) || (inThisSlice == inSlice && depth < best)) {
            found = candidate;
            best = depth;
            inSlice = inThisSlice;
        }
    }
    return found;
}

} // namespace convoku
