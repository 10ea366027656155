// SPDX-License-Identifier: MIT
#pragma once

#include "solver/sudoku/starting_grid.h"

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

/// Puzzles of one kind that come with the program. resources/collections tells how they were made.
struct ExampleCollection
{
    QString name;
    QString help; ///< what they have in common
    QString path; ///< of the file inside the program
};

std::vector<ExampleCollection> exampleCollections();

/// Returns the 9×9 examples. The article's puzzle with the search comes first, because the window opens with it.
std::vector<Example> examples();

/// The first thing to see of a network that is for puzzles on that board; on others than 9×9 it needs no guess.
StartingGrid exampleFor(Board board);

} // namespace convoku
