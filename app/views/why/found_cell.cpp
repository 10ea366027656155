// SPDX-License-Identifier: MIT
#include "app/views/why/found_cell.h"

#include "app/drawing/board_painter.h"
#include "app/drawing/fonts.h"
#include "solver/run/contradiction.h"

#include <QPainter>

#include <algorithm>

namespace convoku {
namespace {

/// The scene of the cell alone: all removals at once, whichever step they were of.
BoardScene sceneOfCell(const Recording& recording, Position position, Candidate found)
{
    BoardScene scene;
    scene.givens = Grid(found.board);
    scene.candidates = Candidates(found.board);
    scene.tintDerived = false;
    for (const CellRemoval& removal : removalsIn(recording, found.cell(), position)) {
        const Event& by = recording.events()[removal.event];
        for (const std::uint16_t candidate : removal.candidates) {
            if (by.kind == EventKind::Rule)
                scene.removals.push_back({candidate, by.rule, recording.ruleOf(by)});
            else if (by.kind == EventKind::Push)
                scene.asideDepth[candidate] = static_cast<std::uint8_t>(by.depth);
        }
    }
    return scene;
}

} // namespace

QPixmap foundCellPicture(const Recording& recording, Position position, Candidate found, const Theme& theme, int most,
    qreal devicePixelRatio)
{
    const Board board = found.board;
    const BoardGeometry geometry(
        QRectF(0, 0, most * board.side(), most * board.side()), false, devicePixelRatio, board);
    const QRectF cell = geometry.cellRect(found.cell());
    const qreal side = cell.width();
    QPixmap picture((cell.size() * devicePixelRatio).toSize());
    picture.setDevicePixelRatio(devicePixelRatio);
    picture.fill(theme.board);
    QPainter painter(&picture);
    painter.translate(-cell.topLeft());
    paintCells(painter, geometry, sceneOfCell(recording, position, found), theme, {found.cell()});
    painter.resetTransform();
    painter.setRenderHint(QPainter::Antialiasing);
    const int rows = board.boxRows();
    const int columns = board.boxColumns();
    const qreal place = side / std::max(rows, columns);
    const QPointF middle(
        (found.digit % columns + 0.5) * (side / columns), (found.digit / columns + 0.5) * (side / rows));
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.foundDigit);
    painter.drawEllipse(middle, place * 0.42, place * 0.42);
    painter.setPen(theme.isDark() ? theme.board : theme.onColour);
    painter.setFont(pictureFont(place * 0.55, QFont::DemiBold));
    painter.drawText(QRectF(middle - QPointF(place, place) / 2, QSizeF(place, place)), Qt::AlignCenter,
        QString::number(found.digit + 1));
    painter.setPen(QPen(theme.givenDigit, 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(1, 1, side - 2, side - 2), 4, 4);
    return picture;
}

} // namespace convoku
