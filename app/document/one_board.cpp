// SPDX-License-Identifier: MIT
#include "app/document/one_board.h"

namespace convoku {

bool OneBoard::takes(const Puzzle& puzzle)
{
    const Board board = puzzle.givens.board();
    const bool fits = board == m_board.value_or(board);
    m_board = m_board.value_or(board);
    m_leftOut += fits ? 0 : 1;
    return fits;
}

QString OneBoard::problem() const
{
    return m_leftOut == 0
        ? QString()
        : tr("%n puzzle(s) on a different board from the first one are left out.", nullptr, m_leftOut);
}

} // namespace convoku
