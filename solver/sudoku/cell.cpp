// SPDX-License-Identifier: MIT
#include "solver/sudoku/cell.h"

namespace convoku {

std::string cellName(Cell cell)
{
    return "r" + std::to_string(cell.row + 1) + "c" + std::to_string(cell.column + 1);
}

} // namespace convoku
