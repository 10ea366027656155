// SPDX-License-Identifier: MIT
#include "app/drawing/focus_painter.h"

#include "app/drawing/board_painter.h"

#include <QPainter>
#include <QPen>

#include <algorithm>
#include <array>
#include <cmath>

namespace convoku {
namespace {

constexpr qreal kFocusPainterDesignCell = 76; // the cell that the measures are in
constexpr float kWash = 0.10F;
constexpr float kWashOnDark = 0.13F; // the same is seen less there
constexpr double kFinish = 0.22; ///< the most that the wash over a solved board has of its colour
constexpr double kFinishWidth = 5; ///< of that wash, in cells

QColor washOf(const QColor& hue, const Theme& theme, float part)
{
    QColor wash = hue;
    wash.setAlphaF(theme.inkOnly ? 0 : part * (theme.isDark() ? kWashOnDark : kWash));
    return wash;
}

bool has(const House& house, Cell cell)
{
    const auto cells = house.cells();
    return std::find(cells.begin(), cells.end(), cell) != cells.end();
}

/// Width of a line, and the distance of one of its sides from its middle (`before`), so that the line covers whole
/// device pixels.
struct FocusLine
{
    FocusLine(const BoardGeometry& geometry, qreal wanted, int atLeast)
        : width(std::max<qreal>(atLeast, std::round(wanted / geometry.pixel())) * geometry.pixel())
        , before(std::floor(width / geometry.pixel() / 2) * geometry.pixel())
    {
    }
    qreal width;
    qreal before;
};

qreal unitOf(const BoardGeometry& geometry)
{
    return geometry.cellSide() / kFocusPainterDesignCell;
}

QRectF rectOf(const BoardGeometry& geometry, const House& house)
{
    const auto cells = house.cells();
    return geometry.cellRect(cells.front()).united(geometry.cellRect(cells.back()));
}

/// A frame on the lines around a house: no antialiasing, no blur.
void paintHouseFrame(
    QPainter& painter, const BoardGeometry& geometry, const House& house, const QColor& hue, const Theme& theme)
{
    // On paper the greys of families are paler than the grid: there the frame is the same, but wider.
    const FocusLine line(geometry, (theme.inkOnly ? 6 : 3) * unitOf(geometry), 2);
    const QColor& colour = theme.inkOnly ? theme.thickLine : hue;
    const QRectF rect = rectOf(geometry, house);
    const QRectF outer = rect.adjusted(-line.before, -line.before, line.width - line.before, line.width - line.before);
    painter.fillRect(QRectF(outer.left(), outer.top(), outer.width(), line.width), colour);
    painter.fillRect(QRectF(outer.left(), outer.bottom() - line.width, outer.width(), line.width), colour);
    painter.fillRect(QRectF(outer.left(), outer.top(), line.width, outer.height()), colour);
    painter.fillRect(QRectF(outer.right() - line.width, outer.top(), line.width, outer.height()), colour);
}

void paintCellBrackets(QPainter& painter, const BoardGeometry& geometry, const std::vector<Cell>& cells,
    const FocusLine& line, const QColor& colour)
{
    const qreal unit = unitOf(geometry);
    const qreal pixel = geometry.pixel();
    // From the edge of the cell to what stands in its corners: digits, chips and the edges of what is struck out.
    const qreal room = drawsCandidatesAsSquares(geometry) ? 2 * pixel : std::floor(4.2 * unit / pixel) * pixel;
    // If there is room, the grid's line stays between the brackets of neighbours.
    const qreal width = std::min(line.width, std::max(room - geometry.thinLine(), std::min(room, 2 * pixel)));
    const qreal inset = room - width;
    const qreal length = std::round(17 * unit / pixel) * pixel;
    for (const Cell cell : cells) {
        // The grid's line belongs to the next cell: the same room on all sides.
        paintBrackets(painter,
            geometry.cellRect(cell).adjusted(inset, inset, geometry.thinLine() - inset, geometry.thinLine() - inset),
            length, width, colour);
    }
}

} // namespace

QColor houseWash(RuleFamily family, const Theme& theme)
{
    return washOf(theme.family(family), theme, 1);
}

QColor actedOnWash(RuleFamily family, const Theme& theme)
{
    return washOf(theme.family(family), theme, 0.5F);
}

void paintBrackets(QPainter& painter, const QRectF& rect, qreal length, qreal width, const QColor& colour)
{
    for (const bool right : {false, true}) {
        for (const bool low : {false, true}) {
            const qreal x = right ? rect.right() : rect.left();
            const qreal y = low ? rect.bottom() : rect.top();
            painter.fillRect(QRectF(right ? x - length : x, low ? y - width : y, length, width), colour);
            // Not over the corner once more: it would show where the colour is translucent.
            painter.fillRect(
                QRectF(right ? x - width : x, low ? y - length : y + width, width, length - width), colour);
        }
    }
}

std::vector<bool> cellsOfFocus(const BoardScene& scene)
{
    std::vector<Cell> cells;
    const auto add = [&cells](const auto& more) { cells.insert(cells.end(), more.begin(), more.end()); };
    if (scene.clash)
        add(scene.clash->house.cells);
    if (scene.focus) {
        for (const std::vector<House>& houses : {scene.focus->houses, scene.focus->actedOn})
            std::ranges::for_each(houses, [&](const House& house) { add(house.cells()); });
    }
    if (cells.empty())
        return {};
    std::vector<bool> about(static_cast<std::size_t>(scene.board().cells()));
    for (const Cell cell : cells)
        about[static_cast<std::size_t>(cell.index())] = true;
    return about;
}

void paintFinish(QPainter& painter, const BoardGeometry& geometry, const BoardScene& scene, const Theme& theme)
{
    if (scene.finish >= 1)
        return;
    const auto distance
        = [from = scene.finishedBy](int row, int column) { return std::hypot(row - from.row, column - from.column); };
    const Board board = scene.board();
    const int last = board.side() - 1;
    const double farthest = std::max({distance(0, 0), distance(0, last), distance(last, 0), distance(last, last)});
    for (int i = 0; i < board.cells(); ++i) {
        const Cell cell = board.cell(i);
        const double passed
            = (scene.finish * (farthest + kFinishWidth) - distance(cell.row, cell.column)) / kFinishWidth;
        if (passed <= 0 || passed >= 1)
            continue;
        QColor wash = theme.solution;
        wash.setAlphaF(static_cast<float>(kFinish * 4 * passed * (1 - passed)));
        painter.fillRect(geometry.cellRect(cell), wash);
    }
}

void paintFocusGround(QPainter& painter, const BoardGeometry& geometry, const BoardFocus& focus, const Theme& theme)
{
    if (theme.inkOnly)
        return;
    const RuleFamily family = focus.rule.family;
    const auto hasOne = [](const std::vector<House>& houses, Cell cell) {
        return std::ranges::any_of(houses, [cell](const House& house) { return has(house, cell); });
    };
    // Each cell once: a wash is translucent.
    for (int index = 0; index < geometry.boardSize().cells(); ++index) {
        const Cell cell = geometry.boardSize().cell(index);
        if (hasOne(focus.houses, cell))
            painter.fillRect(geometry.cellRect(cell), houseWash(family, theme));
        else if (hasOne(focus.actedOn, cell))
            painter.fillRect(geometry.cellRect(cell), actedOnWash(family, theme));
    }
}

void paintFocusHouses(QPainter& painter, const BoardGeometry& geometry, const BoardFocus& focus, const Theme& theme)
{
    const QColor& colour = theme.family(focus.rule.family);
    if (theme.inkOnly) {
        // A wash is not for paper.
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(colour, std::max(geometry.pixel(), 2 * unitOf(geometry)), Qt::DashLine));
        for (const House& house : focus.actedOn)
            painter.drawRect(rectOf(geometry, house));
    }
    for (const House& house : focus.houses)
        paintHouseFrame(painter, geometry, house, colour, theme);
}

void paintCauseBrackets(
    QPainter& painter, const BoardGeometry& geometry, const std::vector<Cell>& cells, const QColor& colour)
{
    paintCellBrackets(painter, geometry, cells, {geometry, 3.6 * unitOf(geometry), 2}, colour);
}

void paintFocusMarks(QPainter& painter, const BoardGeometry& geometry, const BoardScene& scene, const Theme& theme)
{
    const BoardFocus& focus = *scene.focus;
    const qreal unit = unitOf(geometry);
    const QColor& colour = theme.family(focus.rule.family);
    paintCellBrackets(painter, geometry, focus.others, {geometry, 1.4 * unit, 1}, colour);
    paintCauseBrackets(painter, geometry, focus.cells, colour);

    std::array<bool, kMostCandidates> removed{};
    for (const BoardScene::Removal& removal : scene.removals)
        removed[removal.candidate] = true;
    const qreal radius = std::max(1.5 * geometry.pixel(), 3.4 * unit * geometry.markScale());
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    for (const std::uint16_t index : focus.gone) {
        const Candidate candidate = geometry.boardSize().candidate(index);
        // In a cell with a large digit all others are missing, as everybody sees.
        if (scene.isShownLarge(candidate.cell()) || removed[index] || scene.asideDepth[index] > 0)
            continue;
        painter.drawEllipse(geometry.candidateRect(candidate).center(), radius, radius);
    }
    painter.setBrush(Qt::NoBrush);
}

void paintWrongCell(
    QPainter& painter, const BoardGeometry& geometry, const BoardScene& scene, Cell cell, const Theme& theme)
{
    const qreal unit = unitOf(geometry);
    const qreal width = std::max(2 * geometry.pixel(), 3 * unit);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.contradictionMark, width));
    const qreal inset = 4 * unit + width / 2;
    const QRectF rect = geometry.cellRect(cell).adjusted(inset, inset, -inset, -inset);
    painter.drawRoundedRect(rect, 8 * unit, 8 * unit);
    if (scene.candidates.digitsOf(cell) == 0) {
        const qreal reach = 12 * unit;
        painter.drawLine(rect.center() - QPointF(reach, reach), rect.center() + QPointF(reach, reach));
        painter.drawLine(rect.center() - QPointF(reach, -reach), rect.center() + QPointF(reach, -reach));
    }
}

void paintClashHouse(
    QPainter& painter, const BoardGeometry& geometry, const Contradictions::Clash& clash, const Theme& theme)
{
    if (clash.house.known) {
        paintHouseFrame(painter, geometry, *clash.house.known, theme.contradictionMark, theme);
        return;
    }
    // Its cells may stand anywhere: a frame for each.
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.contradictionMark, std::max(geometry.pixel(), 3 * unitOf(geometry))));
    for (const Cell cell : clash.house.cells)
        painter.drawRect(geometry.cellRect(cell));
}

void paintClash(
    QPainter& painter, const BoardGeometry& geometry, const Contradictions::Clash& clash, const Theme& theme)
{
    const qreal unit = unitOf(geometry);
    const QRectF first = geometry.cellRect(clash.first);
    const QRectF second = geometry.cellRect(clash.second);
    QPointF from = first.center();
    QPointF to = second.center();
    // Along the edge of a row or a column, that no digit is covered; at the far edges of the board on their inner side.
    const std::optional<House>& house = clash.house.known;
    if (house && house->kind == HouseKind::Column)
        from.rx() = to.rx() = clash.first.column + 1 < clash.first.board.side() ? first.right() : first.left();
    else if (house && house->kind == HouseKind::Row)
        from.ry() = to.ry() = clash.first.row + 1 < clash.first.board.side() ? first.bottom() : first.top();
    painter.setPen(QPen(theme.contradictionMark, std::max(2 * geometry.pixel(), 5 * unit), Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(from, to);
    const QPointF middle = (from + to) / 2;
    const qreal radius = std::max(5 * geometry.pixel(), 12 * unit);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.contradictionMark);
    painter.drawEllipse(middle, radius, radius);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.board, std::max(geometry.pixel(), 2.6 * unit), Qt::SolidLine, Qt::RoundCap));
    const qreal reach = radius * 0.36;
    painter.drawLine(middle - QPointF(reach, reach), middle + QPointF(reach, reach));
    painter.drawLine(middle - QPointF(reach, -reach), middle + QPointF(reach, -reach));
}

void paintLit(QPainter& painter, const BoardGeometry& geometry, const BoardScene& scene, const Theme& theme)
{
    const qreal unit = unitOf(geometry);
    QColor wash = theme.cursor;
    wash.setAlphaF(static_cast<float>(wash.alphaF() * Theme::kLit));
    painter.setBrush(Qt::NoBrush);
    // A tint, or, where a layer has coloured the cells already, the outline of all such cells.
    const bool outlined = scene.layer && scene.layer->hasPlaces();
    const qreal width = std::max(2 * geometry.pixel(), std::round(4 * unit / geometry.pixel()) * geometry.pixel());
    for (const Cell cell : scene.lit) {
        const QRectF rect = geometry.cellRect(cell);
        if (!outlined) {
            painter.fillRect(rect, wash);
            continue;
        }
        const auto edge = [&](int down, int across, const QRectF& line) {
            const Cell neighbour = cell.board.cell(cell.row + down, cell.column + across);
            if (std::ranges::find(scene.lit, neighbour) == scene.lit.end())
                painter.fillRect(line, theme.cursor);
        };
        edge(-1, 0, {rect.left(), rect.top(), rect.width(), width});
        edge(1, 0, {rect.left(), rect.bottom() - width, rect.width(), width});
        edge(0, -1, {rect.left(), rect.top(), width, rect.height()});
        edge(0, 1, {rect.right() - width, rect.top(), width, rect.height()});
    }
    const Board board = geometry.boardSize();
    for (const std::uint16_t candidate : scene.litCandidates) {
        const QRectF rect = geometry.candidateRect(board.candidate(candidate));
        painter.fillRect(rect, wash);
        painter.setPen(QPen(theme.cursor, std::max(1.0, rect.width() / 16)));
        painter.drawRect(rect);
    }
    const qreal radius = std::max(1.5 * geometry.pixel(), 3.2 * unit * geometry.markScale());
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.cursor);
    for (const std::uint16_t absence : scene.needed)
        painter.drawEllipse(geometry.candidateRect(board.candidate(absence)).center(), radius, radius);
    painter.setBrush(Qt::NoBrush);
}

void paintChosen(QPainter& painter, const BoardGeometry& geometry, const BoardScene& scene, const Theme& theme)
{
    const qreal unit = unitOf(geometry);
    painter.setBrush(Qt::NoBrush);
    if (scene.cursor) {
        const qreal width = std::max(2 * geometry.pixel(), 3 * unit);
        const qreal inset = width / 2 + geometry.pixel();
        painter.setPen(QPen(theme.cursor, width));
        painter.drawRect(geometry.cellRect(*scene.cursor).adjusted(inset, inset, -inset, -inset));
    }
    if (scene.picked) {
        const qreal width = std::max(2 * geometry.pixel(), 2.5 * unit);
        const bool large = scene.isShownLarge(scene.picked->cell());
        const QRectF place = large ? geometry.cellRect(scene.picked->cell()) : geometry.candidateRect(*scene.picked);
        painter.setPen(QPen(theme.cursor, width));
        painter.drawEllipse(place.marginsAdded(QMarginsF(1, 1, 1, 1) * (large ? -width : width)));
    }
}

} // namespace convoku
