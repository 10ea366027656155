// SPDX-License-Identifier: MIT
#include "app/views/cube/slice_painter.h"

#include "app/drawing/fonts.h"
#include "app/drawing/rule_stroke.h"
#include "app/drawing/tokens.h"
#include "app/views/cube/cube_wording.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace convoku {
namespace {

class Sheet
{
public:
    Sheet(QPainter& painter, const SliceGeometry& geometry, const CubeScene& scene, const Theme& theme)
        : m_painter(painter)
        , m_geometry(geometry)
        , m_scene(scene)
        , m_laying(scene.laying.value())
        , m_board(scene.board())
        , m_theme(theme)
        , m_tokens(tokensOf(theme))
        , m_hue(theme.family(scene.rule.family))
    {
    }

    void paint()
    {
        paintGround();
        paintLines();
        for (int place = 0; place < m_board.side(); ++place) {
            for (int value = 0; value < m_board.side(); ++value)
                paintSquare({place, value});
        }
        paintLabels();
    }

private:
    QRectF row(int place) const
    {
        return m_geometry.square(place, 0).united(m_geometry.square(place, m_board.side() - 1));
    }
    QRectF column(int value) const
    {
        return m_geometry.square(0, value).united(m_geometry.square(m_board.side() - 1, value));
    }

    void paintGround()
    {
        m_painter.fillRect(m_geometry.sheet(), m_tokens.surface);
        if (m_theme.inkOnly)
            return;
        QColor band = m_hue;
        band.setAlphaF(0.13F);
        for (int i = 0; i < m_board.side(); ++i) {
            if (m_scene.isLitPlace(i))
                m_painter.fillRect(row(i), band);
            if (m_scene.isLitValue(i))
                m_painter.fillRect(column(i), band);
        }
    }

    void paintLines()
    {
        const QRectF sheet = m_geometry.sheet();
        const qreal pixel = m_geometry.pixel();
        m_painter.setRenderHint(QPainter::Antialiasing, false);
        // Boxes lie between rows and between columns of the board, not between digits and the places of a box.
        const auto isBetweenBoxes = [this](Axis axis, int line) {
            return (axis == Axis::Row && line % m_board.boxRows() == 0)
                || (axis == Axis::Column && line % m_board.boxColumns() == 0);
        };
        for (const bool strong : {false, true}) {
            for (int i = 1; i < m_board.side(); ++i) {
                const qreal along = i * m_geometry.side();
                const auto line = [&](Axis axis, const QRectF& rect) {
                    if (isBetweenBoxes(axis, i) == strong)
                        m_painter.fillRect(rect, strong ? m_tokens.controlEdge : m_tokens.hairline);
                };
                line(m_laying.value,
                    {sheet.left() + along - pixel, sheet.top(), strong ? 2 * pixel : pixel, sheet.height()});
                line(m_laying.place,
                    {sheet.left(), sheet.top() + along - pixel, sheet.width(), strong ? 2 * pixel : pixel});
            }
        }
        m_painter.setRenderHint(QPainter::Antialiasing);
        m_painter.setBrush(Qt::NoBrush);
        m_painter.setPen(QPen(m_hue, 2));
        m_painter.drawRect(sheet);
    }

    void paintSquare(SliceGeometry::At at)
    {
        const Candidate candidate = sliceCandidate(m_scene, at);
        const QRectF square = m_geometry.square(at.place, at.value);
        const bool there = m_scene.candidates.has(candidate);
        const bool lit = m_scene.isLitPlace(at.place) && m_scene.isLitValue(at.value);
        const qreal width = std::max(1.5, m_geometry.side() * 0.06);
        const auto inside = [&](qreal part) {
            const qreal edge = square.width() * (1 - part) / 2;
            return square.adjusted(edge, edge, -edge, -edge);
        };
        const qreal radius = square.width() * 0.12;
        if (!there) {
            // In a lit place these had to be gone.
            const bool needed = m_scene.isLitPlace(at.place) && !lit;
            m_painter.setPen(Qt::NoPen);
            m_painter.setBrush(needed ? m_hue : blended(m_tokens.surface, m_theme.candidate, 0.45));
            const qreal dot = square.width() * (needed ? 0.07 : 0.045);
            m_painter.drawEllipse(square.center(), dot, dot);
        } else if (m_scene.isRemoved(candidate)) {
            m_painter.setPen(QPen(m_hue, width * 0.7));
            m_painter.setBrush(blended(m_tokens.surface, m_hue, m_theme.inkOnly ? 0 : 0.14));
            m_painter.drawRoundedRect(inside(0.62), radius, radius);
            m_painter.setPen(QPen(m_hue, width, Qt::SolidLine, Qt::RoundCap));
            const qreal reach = square.width() * 0.32;
            paintFamilyStroke(m_painter, square.center(), {reach, -reach}, m_scene.rule.family);
        } else {
            const Cell cell = candidate.cell();
            const QColor plain = m_scene.givens.isGiven(cell) ? m_theme.givenDigit
                : m_scene.candidates.countIn(cell) == 1       ? m_theme.foundDigit
                                                              : m_theme.candidate;
            const QColor colour = lit ? m_hue : blended(m_tokens.surface, plain, 0.72);
            m_painter.setPen(m_theme.inkOnly ? QPen(colour, width * 0.6) : QPen(Qt::NoPen));
            m_painter.setBrush(m_theme.inkOnly && !lit ? QBrush(Qt::NoBrush) : QBrush(colour));
            m_painter.drawRoundedRect(inside(lit ? 0.78 : 0.5), radius, radius);
        }
        paintOutline(candidate, inside(0.94));
    }

    void paintOutline(Candidate candidate, const QRectF& rect)
    {
        const bool picked = m_scene.picked == candidate;
        if (!picked && m_scene.hovered != candidate)
            return;
        m_painter.setBrush(Qt::NoBrush);
        m_painter.setPen(QPen(m_theme.cursor, picked ? 2.5 : 1.5));
        m_painter.drawRoundedRect(rect, 3, 3);
    }

    void paintLabels()
    {
        const auto paint = [&](Axis axis, int at, const QRectF& rect, bool lit, int aligned) {
            m_painter.setFont(pictureFont(SliceGeometry::kTextSize, lit ? QFont::DemiBold : QFont::Normal));
            m_painter.setPen(lit ? m_tokens.text1 : m_tokens.text3);
            m_painter.drawText(rect, aligned, CubeWording::label(m_laying, axis, m_scene.group, at, m_board));
        };
        const QRectF sheet = m_geometry.sheet();
        for (int i = 0; i < m_board.side(); ++i) {
            // The names of a box's cells are too long to stand side by side: every other one is higher up.
            QRectF value = m_geometry.valueLabel(i).adjusted(-8, 0, 8, 0);
            if (m_laying.value == Axis::PlaceInBox && m_geometry.side() < 34 && i % 2 == 1)
                value.translate(0, -13);
            paint(m_laying.value, i, value, m_scene.isLitValue(i), Qt::AlignCenter);
            paint(
                m_laying.place, i, m_geometry.placeLabel(i), m_scene.isLitPlace(i), Qt::AlignRight | Qt::AlignVCenter);
        }
        m_painter.setFont(pictureFont(SliceGeometry::kTextSize, QFont::DemiBold));
        m_painter.setPen(m_tokens.text2);
        m_painter.drawText(QRectF(sheet.left(), sheet.top() - SliceGeometry::kAbove, sheet.width(), 18),
            Qt::AlignHCenter | Qt::AlignTop, CubeWording::valueAxis(m_laying));
        m_painter.save();
        m_painter.translate(sheet.left() - SliceGeometry::kLeft + 9, sheet.center().y());
        m_painter.rotate(-90);
        m_painter.drawText(
            QRectF(-sheet.height() / 2, -9, sheet.height(), 18), Qt::AlignCenter, CubeWording::placeAxis(m_laying));
        m_painter.restore();
    }

    QPainter& m_painter;
    const SliceGeometry& m_geometry;
    const CubeScene& m_scene;
    CubeLaying m_laying;
    Board m_board;
    const Theme& m_theme;
    Tokens m_tokens;
    QColor m_hue;
};

} // namespace

SliceGeometry::SliceGeometry(const QRectF& area, qreal devicePixelRatio, Board board)
    : m_count(board.side())
    , m_pixel(1 / devicePixelRatio)
{
    constexpr qreal kEdge = 4;
    const QSizeF free(area.width() - kLeft - kEdge, area.height() - kAbove - kEdge);
    m_side = std::max(0., std::floor(std::min(free.width(), free.height()) / m_count / m_pixel) * m_pixel);
    const auto onPixel = [this](qreal at) { return std::round(at / m_pixel) * m_pixel; };
    m_origin = {onPixel(area.left() + kLeft + (free.width() - m_count * m_side) / 2),
        onPixel(area.top() + kAbove + (free.height() - m_count * m_side) / 2)};
}

QRectF SliceGeometry::square(int place, int value) const
{
    return {m_origin + QPointF(value * m_side, place * m_side), QSizeF(m_side, m_side)};
}

QRectF SliceGeometry::placeLabel(int place) const
{
    constexpr qreal kGap = 6;
    return {m_origin.x() - kLeft + 16, m_origin.y() + place * m_side, kLeft - 16 - kGap, m_side};
}

QRectF SliceGeometry::valueLabel(int value) const
{
    return {m_origin.x() + value * m_side, m_origin.y() - 22, m_side, 18};
}

std::optional<SliceGeometry::At> SliceGeometry::squareAt(QPointF point) const
{
    if (isEmpty() || !sheet().contains(point))
        return std::nullopt;
    const QPointF inside = (point - m_origin) / m_side;
    const auto at = [this](qreal place) { return std::clamp(static_cast<int>(place), 0, m_count - 1); };
    return At{at(inside.y()), at(inside.x())};
}

void paintSlice(QPainter& painter, const SliceGeometry& geometry, const CubeScene& scene, const Theme& theme)
{
    if (geometry.isEmpty() || !scene.laying)
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::TextAntialiasing);
    Sheet(painter, geometry, scene, theme).paint();
    painter.restore();
}

Candidate sliceCandidate(const CubeScene& scene, SliceGeometry::At at)
{
    return candidateAt(scene.laying.value(), at.value, scene.group, at.place, scene.board());
}

} // namespace convoku
