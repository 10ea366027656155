// SPDX-License-Identifier: MIT
#pragma once

#include "solver/generate/symmetry.h"
#include "solver/sudoku/grid.h"

#include <algorithm>
#include <array>
#include <string>

namespace convoku::testing {

/// The 9 × 9 pattern of givens as rows of text.
using Pattern = std::array<std::string, kSide>;

inline Pattern patternOf(const Grid& grid)
{
    Pattern pattern;
    for (int cell = 0; cell < kCells; ++cell)
        pattern[static_cast<std::size_t>(cell / kSide)] += grid.digit(cell) == 0 ? '.' : 'x';
    return pattern;
}

inline Pattern mirrored(Pattern pattern)
{
    for (std::string& row : pattern)
        std::ranges::reverse(row);
    return pattern;
}

inline Pattern upsideDown(Pattern pattern)
{
    std::ranges::reverse(pattern);
    return pattern;
}

inline Pattern transposed(const Pattern& pattern)
{
    Pattern result = pattern;
    for (std::size_t row = 0; row < kSide; ++row) {
        for (std::size_t column = 0; column < kSide; ++column)
            result[column][row] = pattern[row][column];
    }
    return result;
}

inline bool has(const Pattern& pattern, Symmetry symmetry)
{
    switch (symmetry) {
    case Symmetry::None:
        return true;
    case Symmetry::HalfTurn:
        return upsideDown(mirrored(pattern)) == pattern;
    case Symmetry::QuarterTurn:
        return mirrored(transposed(pattern)) == pattern;
    case Symmetry::LeftRight:
        return mirrored(pattern) == pattern;
    case Symmetry::TopBottom:
        return upsideDown(pattern) == pattern;
    case Symmetry::BothLines:
        return mirrored(pattern) == pattern && upsideDown(pattern) == pattern;
    case Symmetry::Diagonal:
        return transposed(pattern) == pattern;
    case Symmetry::OtherDiagonal:
        return upsideDown(mirrored(transposed(pattern))) == pattern;
    case Symmetry::BothDiagonals:
        return transposed(pattern) == pattern && upsideDown(mirrored(pattern)) == pattern;
    case Symmetry::All:
        break;
    }
    return transposed(pattern) == pattern && mirrored(pattern) == pattern;
}

} // namespace convoku::testing
