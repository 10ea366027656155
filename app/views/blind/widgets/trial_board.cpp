// SPDX-License-Identifier: MIT
#include "app/views/blind/widgets/trial_board.h"

#include "app/drawing/cost_lane.h"
#include "app/wording/blind_wording.h"
#include "app/wording/wording.h"

namespace convoku {

TrialBoard::TrialBoard(QWidget* parent)
    : BoardWidget(parent)
{
    setObjectName(QStringLiteral("trial_board"));
    setAccessibleName(tr("Grid of the trial"));
}

void TrialBoard::setPuzzle(const Grid& puzzle)
{
    m_puzzle = m_grid = puzzle;
    m_tried = false;
    setScene(sceneOfGivens(puzzle), {});
}

void TrialBoard::setTrial(const std::shared_ptr<const BlindRecord>& record, std::size_t place)
{
    const Grid& grid = record->trials.at(place).grid;
    if (m_tried && grid == m_grid && record->puzzle == m_puzzle)
        return;
    m_puzzle = record->puzzle;
    m_grid = grid;
    m_tried = true;
    setScene(sceneOfTrial(m_puzzle, m_grid), {});
}

BoardGeometry TrialBoard::geometryOfBoard() const
{
    return {room(), true, pixels(), m_scene.board()};
}

QSize TrialBoard::sizeHint() const
{
    return scaled({280, 280});
}

QSize TrialBoard::minimumSizeHint() const
{
    return {250, 250};
}

QString TrialBoard::nameOf(int part)
{
    const Cell cell = m_scene.board().cell(part);
    return m_grid.digit(cell) == 0 ? tr("%1: empty").arg(Wording::cell(cell))
                                   : BlindWording::cell(m_puzzle, m_grid, cell);
}

} // namespace convoku
