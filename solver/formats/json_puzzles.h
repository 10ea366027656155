// SPDX-License-Identifier: MIT
#pragma once

#include "solver/formats/text_line.h"

#include <string>
#include <string_view>

// Puzzles as JSON: that of f-puzzles, and that of Cracking the Cryptic (SudokuPad).
namespace convoku::formats {

/// Texts that are longer are not read: puzzles with classic rules are not.
inline constexpr std::size_t kMaxJson = 256 * 1024;

/// Reads either kind; errors stand at that place of the line.
Outcome readJsonPuzzle(std::string_view json, const TextLine& line, const char* place);

/// The JSON of f-puzzles.
std::string fPuzzlesJson(const Puzzle& puzzle);

} // namespace convoku::formats
