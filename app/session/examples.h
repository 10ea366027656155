// SPDX-License-Identifier: MIT
#pragma once

#include "solver/sudoku/grid.h"

#include <QString>

#include <vector>

namespace convoku {

/// A puzzle that comes with the program.
struct Example
{
    QString name;
    Grid givens;
    const char* id; ///< what lesson files call it
};

/// The article's puzzle with the search comes first: the window opens with it.
std::vector<Example> examples();

} // namespace convoku
