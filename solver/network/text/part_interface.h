// SPDX-License-Identifier: MIT
#pragma once

#include "solver/network/layer.h"
#include "solver/sudoku/board.h"

#include <optional>
#include <string_view>

namespace convoku {

/// The shape, range and axes of a value that a part receives or returns.
struct PartInterface
{
    Shape shape;
    Range range; ///< whole numbers
    std::optional<Axes> axes;
};

/// Return the interface of an input from inputsOf(), or of a result from resultsOf().
PartInterface inputNamed(std::string_view name, Board board);
PartInterface resultNamed(std::string_view name, Board board);

} // namespace convoku
