// SPDX-License-Identifier: MIT
#pragma once

#include "solver/sudoku/grid.h"

#include <cstdint>
#include <functional>
#include <vector>

namespace convoku {

/// A puzzle and its only solution.
struct SolvedPuzzle
{
    Grid givens;
    Grid solution;

    friend bool operator==(const SolvedPuzzle&, const SolvedPuzzle&) = default;
};

/// Known collections of training puzzles, described by their distribution of givens only. Their puzzles may not be
/// redistributed, so puzzlesLike() generates similar ones.
enum class KnownData : std::uint8_t {
    KaggleLike, ///< Kyubyong Park's million: mean 33.81 givens, deviation 0.9
    NineMillionLike, ///< Kaggle's nine million: mean 38.9, deviation 6.1, from 26 to 63
};
/// Returns the share of the puzzles with that number of givens, 0 … 1; all shares add up to 1.
double shareOf(KnownData data, int givens);
/// Generates `count` puzzles with that distribution of givens, in random order. The same seed makes the same puzzles.
/// Stops early and returns fewer if `keepRunning`, which is called often and may be empty, returns false.
std::vector<SolvedPuzzle> puzzlesLike(
    KnownData data, int count, std::uint64_t seed, const std::function<bool()>& keepRunning = {});

} // namespace convoku
