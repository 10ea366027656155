// SPDX-License-Identifier: MIT
#pragma once

#include "app/drawing/board_scene.h"
#include "solver/network/pass.h"
#include "solver/run/inspection.h"

#include <array>
#include <optional>

namespace convoku {

/// One number that a kernel over a whole row makes of a digit's plane.
struct RowSum
{
    BoardScene board;
    Board size; ///< of that board
    std::array<double, kMostSide> weights = {}; ///< by column
    std::array<double, kMostCells> plane = {}; ///< row-major
    int row = 0;
    int digit = 0;
    std::optional<double> result; ///< none: a lesson asks for it
    std::optional<RuleFamily> family; ///< selects the colour; none: the colour of labels
};

/// Returns the sum at an output element, without a board and a family; none if the layer is not a kernel over a row of
/// the board without a bias.
std::optional<RowSum> rowSumOf(const Inspection& values, const Layer& layer, const OutputElement& place);

} // namespace convoku
