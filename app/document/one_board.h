// SPDX-License-Identifier: MIT
#pragma once

#include "solver/formats/puzzle.h"

#include <QCoreApplication>
#include <QString>

#include <optional>

namespace convoku {

/// The puzzles of a list are on one board, that of the first: others are left out.
class OneBoard
{
    Q_DECLARE_TR_FUNCTIONS(convoku::OneBoard)

public:
    /// False where the puzzle is left out.
    bool takes(const Puzzle& puzzle);
    /// Returns a sentence that says how many puzzles were left out; empty: none.
    QString problem() const;

private:
    std::optional<Board> m_board;
    int m_leftOut = 0;
};

} // namespace convoku
