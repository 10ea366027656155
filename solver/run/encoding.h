// SPDX-License-Identifier: MIT
#pragma once

#include "solver/network/model.h"
#include "solver/sudoku/grid.h"

#include <optional>

namespace convoku {

/// A grid of which the model's encoding makes other candidates than its givens say, Grid::startingCandidates(); none
/// where it is the one that comes with the program, or where nothing is found: boards of one digit, each digit alone in
/// nine cells, and the empty board are tried. Runs begin with what the givens say, and a Runner throws where its
/// encoding makes something else of the puzzle after all.
std::optional<Grid> wronglyEncoded(const Model& model);

} // namespace convoku
