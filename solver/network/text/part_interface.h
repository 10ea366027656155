// SPDX-License-Identifier: MIT
#pragma once

#include "solver/network/layer.h"
#include "solver/sudoku/board.h"

#include <optional>
#include <string_view>

namespace convoku {

/// The shape, range and axes of a value that a part is handed or returns.
struct PartInterface
{
    Shape shape;
    Range range; ///< whole numbers
    std::optional<Axes> axes;
};

/// By the names that inputsOf() and resultsOf() have.
PartInterface inputNamed(std::string_view name, Board board);
PartInterface resultNamed(std::string_view name, Board board);

} // namespace convoku
