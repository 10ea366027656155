// SPDX-License-Identifier: MIT
#pragma once

#include "solver/network/rule.h"
#include "solver/sudoku/cell.h"

#include <QCoreApplication>
#include <QString>

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace convoku {

/// Content of a cell of the board. Digits count from 0, depths from 1; a depth of 0 means none.
struct CellFacts
{
    Cell cell;
    std::uint16_t digits = 0; ///< bit k: the digit k + 1 is possible
    bool given = false;
    int guessDepth = 0; ///< its digit is the guess at this depth
    int derivedDepth = 0; ///< its digit follows from the guess at this depth
    std::vector<std::pair<int, QString>>
        removed; ///< what the step cleared, and the rule by its name; a digit may come more than once
    std::vector<std::pair<int, int>> aside; ///< digits and the depths of the guesses that set them aside
    std::vector<int> restored; ///< what came back as a guess failed
    std::optional<std::pair<int, int>> failed; ///< that guess, where it was here, and its depth
    bool empty = false; ///< contradiction: no digit is left
    bool clashes = false; ///< contradiction: its digit stands twice in a house
};

/// A cell of the board in words, for who hears the board.
class CellWording
{
    Q_DECLARE_TR_FUNCTIONS(convoku::CellWording)

public:
    /// "r4c5, candidates 2, 7; 5 removed by Naked pair in row"
    static QString sentence(const CellFacts& facts);
};

} // namespace convoku
