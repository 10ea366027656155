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

/// Collections that networks are trained on elsewhere, by how many givens their puzzles have. Their rows are nobody's
/// to give away, and their generators made other puzzles: only the counts are theirs.
enum class KnownData : std::uint8_t {
    KaggleLike, ///< the million of Kyubyong Park: 33.81 givens in the mean, deviation 0.9
    NineMillionLike, ///< Kaggle's nine million: 38.9 in the mean, deviation 6.1, from 26 to 63
};
/// Returns the share of the puzzles with that number of givens, 0 … 1; all shares add up to 1.
double shareOf(KnownData data, int givens);
/// So many puzzles with that share of givens each, in random order. The same seed makes the same puzzles. Fewer where
/// `goOn`, which is asked all the time and may be empty, says false.
std::vector<SolvedPuzzle> puzzlesLike(
    KnownData data, int count, std::uint64_t seed, const std::function<bool()>& goOn = {});

} // namespace convoku
