// SPDX-License-Identifier: MIT
#include "app/views/blind/widgets/trial_board.h"

#include "app/drawing/board_painter.h"
#include "app/drawing/cost_lane.h"
#include "app/wording/blind_wording.h"
#include "app/wording/wording.h"

namespace convoku {

TrialBoard::TrialBoard(QWidget* parent)
    : PictureView(parent)
{
    setObjectName(QStringLiteral("trial_board"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setAccessibleName(tr("Grid of the trial"));
}

void TrialBoard::setPuzzle(const Grid& puzzle)
{
    m_puzzle = m_grid = puzzle;
    m_tried = false;
    m_scene = sceneOfGivens(puzzle);
    partsChanged();
}

void TrialBoard::setTrial(const std::shared_ptr<const BlindRecord>& record, std::size_t place)
{
    const Grid& grid = record->trials.at(place).grid;
    if (m_tried && grid == m_grid && record->puzzle == m_puzzle)
        return;
    m_puzzle = record->puzzle;
    m_grid = grid;
    m_tried = true;
    m_scene = sceneOfTrial(m_puzzle, m_grid);
    partsChanged();
}

BoardGeometry TrialBoard::geometryOfBoard() const
{
    return BoardGeometry(room(), true, pixels());
}

QSize TrialBoard::sizeHint() const
{
    return scaled({280, 280});
}

QSize TrialBoard::minimumSizeHint() const
{
    return {250, 250};
}

void TrialBoard::paintPicture(QPainter& painter, const Theme& theme)
{
    paintBoard(painter, geometryOfBoard(), m_scene, theme);
}

QRectF TrialBoard::partRect(int part) const
{
    return geometryOfBoard().cellRect(Cell::fromIndex(part));
}

int TrialBoard::partAtPlace(QPointF place) const
{
    const auto cell = geometryOfBoard().cellAt(place);
    return cell ? cell->index() : kWhole;
}

int TrialBoard::countIn(int part)
{
    return part == kWhole ? kCells : 0;
}

QString TrialBoard::nameOf(int part)
{
    const Cell cell = Cell::fromIndex(part);
    return m_grid.digit(cell) == 0 ? tr("%1: empty").arg(Wording::cell(cell))
                                   : BlindWording::cell(m_puzzle, m_grid, cell);
}

int TrialBoard::columnsOf(int part) const
{
    return part == kWhole ? kSide : 0;
}

} // namespace convoku
