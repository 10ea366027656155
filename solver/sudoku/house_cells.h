// SPDX-License-Identifier: MIT
#pragma once

#include "solver/sudoku/cell.h"

#include <optional>
#include <string>
#include <vector>

namespace convoku {

/// A house as a network speaks of it: cells that hold different digits.
struct HouseCells
{
    CellsOfHouse cells; ///< each once
    std::string name; ///< what its file calls it; empty: it is a row, a column or a box
    std::optional<House> known; ///< then which

    friend bool operator==(const HouseCells&, const HouseCells&) = default;
};

/// Returns the houses that every puzzle on the board has, in house order: rows, columns, boxes.
const std::vector<HouseCells>& classicHouses(Board board = {});
/// Returns one of the classic houses.
const HouseCells& classicHouse(House house);

} // namespace convoku
