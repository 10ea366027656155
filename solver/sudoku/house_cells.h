// SPDX-License-Identifier: MIT
#pragma once

#include "solver/sudoku/cell.h"

#include <optional>
#include <string>
#include <vector>

namespace convoku {

/// A house of a network: cells that hold different digits.
struct HouseCells
{
    CellsOfHouse cells; ///< without duplicates
    std::string name; ///< the name in the network's file; empty: a row, a column or a box
    std::optional<House> known; ///< the row, column or box; none for a house with a name

    friend bool operator==(const HouseCells&, const HouseCells&) = default;
};

/// Returns the houses that every puzzle on the board has, in house order: rows, columns, boxes.
const std::vector<HouseCells>& classicHouses(Board board = {});
/// Returns one of the classic houses.
const HouseCells& classicHouse(House house);

} // namespace convoku
