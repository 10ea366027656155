// SPDX-License-Identifier: MIT
#pragma once

#include "solver/sudoku/grid.h"

#include <string_view>
#include <vector>

namespace convoku::testing {

/// A puzzle of 81 characters, '.' or '0' for an empty cell; throws Error for anything else.
Grid gridOf(std::string_view text);

/// All puzzles of a collection, read without the parser under test; empty where the file is not there.
std::vector<Grid> collection(const char* fileName);

// The puzzles of the article's two pictures, with their solutions.
inline constexpr char kArticleEasy[]
    = ".54.87...329..1.......9.6.45..6..7.37.6..921..3..48..5.82.3.4...7...6.91...1...5.";
inline constexpr char kArticleEasySolution[]
    = "654287139329461587817593624598612743746359218231748965182935476475826391963174852";
inline constexpr char kArticleHard[]
    = "8.5.....2...9.1...3.........6.7..4..2...5...........6....38.....1....7...4.....9.";
inline constexpr char kArticleHardSolution[]
    = "895476132426931857371528946569713428284659371137842569952387614613294785748165293";

// Unique puzzles that a search which loses candidates calls solved with a wrong grid.
inline constexpr char kLosesCandidate17[]
    = "..............1..2.34....5.......53..6.......72...8.......3.......45.9...8......7";
inline constexpr char kLosesCandidateHard[]
    = "98.7.....6...5.8....4..8.9.7..6......5..8......9..4.3...2...3.9....1..2......24..";

/// Looks valid, but has no solution; it takes a search to see it.
inline constexpr char kNoSolution[]
    = "................12..3.45........65...7.......18......4....18.7..4.......2.5......";

} // namespace convoku::testing
