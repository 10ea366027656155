// SPDX-License-Identifier: MIT
#include "solver/sudoku/cell.h"

namespace convoku {

std::vector<House> allHouses(Board board)
{
    std::vector<House> houses;
    for (const HouseKind kind : {HouseKind::Row, HouseKind::Column, HouseKind::Box}) {
        for (int i = 0; i < board.side(); ++i)
            houses.push_back({kind, i, board});
    }
    return houses;
}

std::string cellName(Cell cell)
{
    return "r" + std::to_string(cell.row + 1) + "c" + std::to_string(cell.column + 1);
}

} // namespace convoku
