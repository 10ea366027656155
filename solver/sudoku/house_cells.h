// SPDX-License-Identifier: MIT
#pragma once

#include "solver/sudoku/cell.h"

#include <optional>
#include <string>
#include <vector>

namespace convoku {

/// A house as a network speaks of it: nine cells that hold nine different digits.
struct HouseCells
{
    std::array<Cell, kSide> cells{}; ///< each once
    std::string name; ///< what its file calls it; empty: it is a row, a column or a box
    std::optional<House> known; ///< then which

    friend bool operator==(const HouseCells&, const HouseCells&) = default;
};

/// The 27 of every board, in house order: rows, columns, boxes.
const std::vector<HouseCells>& classicHouses();
/// One of them.
const HouseCells& classicHouse(House house);

} // namespace convoku
