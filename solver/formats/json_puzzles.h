// SPDX-License-Identifier: MIT
#pragma once

#include "solver/formats/text_line.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

// Puzzles as JSON: that of f-puzzles, that of Cracking the Cryptic (SudokuPad), and lists and objects of any program.
namespace convoku::formats {

/// Texts that are longer are not read: puzzles with classic rules are not.
inline constexpr std::size_t kMaxJson = 256 * 1024;

/// Reads either kind; errors stand at that place of the line.
Outcome readJsonPuzzle(std::string_view json, const TextLine& line, const char* place);

/// Returns the puzzles of a JSON text of at most kMaxJson bytes: strings of cells, lists of rows or of cells, at any
/// place of it. Members whose names say that they are solutions are not read as puzzles. Lists of 36 or 64 cells are
/// puzzles on the wanted board only. Empty if the text is not JSON.
std::vector<Puzzle> readJsonList(std::string_view json, const TextLine& line, std::optional<Board> wanted);

/// The JSON of f-puzzles.
std::string fPuzzlesJson(const Puzzle& puzzle);

} // namespace convoku::formats
