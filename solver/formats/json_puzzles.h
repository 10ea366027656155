// SPDX-License-Identifier: MIT
#pragma once

#include "solver/formats/text_line.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

// Puzzles as JSON: the formats of f-puzzles and of Cracking the Cryptic (SudokuPad), and lists and objects of any
// program.
namespace convoku::formats {

/// Limit in bytes; longer texts are not read. Puzzles with classic rules are shorter.
inline constexpr std::size_t kMaxJson = 256 * 1024;

/// Reads a puzzle of f-puzzles or SudokuPad. Errors refer to `place` in the line.
Outcome readJsonPuzzle(std::string_view json, const TextLine& line, const char* place);

/// Returns the puzzles of a JSON text of at most kMaxJson bytes: strings of cells, and lists of rows or of cells,
/// anywhere in the text. Members named as solutions are not read as puzzles. Lists of 36 or 64 cells are puzzles only
/// if `wanted` is a board of that size. Returns an empty list if the text is not JSON.
std::vector<Puzzle> readJsonList(std::string_view json, const TextLine& line, std::optional<Board> wanted);

/// Returns the puzzle as JSON of f-puzzles.
std::string fPuzzlesJson(const Puzzle& puzzle);

} // namespace convoku::formats
