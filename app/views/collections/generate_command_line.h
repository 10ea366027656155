// SPDX-License-Identifier: MIT
#pragma once

#include "solver/generate/puzzle_generator.h"

#include <QString>

namespace convoku {

/// Holds a request for puzzles: their number, their seed and their properties.
struct PuzzleOrder
{
    int count = 1;
    std::uint64_t seed = 0;
    PuzzleRequest request;
};

/// The command that makes the same puzzles: "convoku-cli generate --count 20 --seed 7 …". Wishes that are as usual are
/// left out.
QString commandLineOf(const PuzzleOrder& order);

/// The puzzles as an .sdm file; its first line is a comment with the command that makes them.
QByteArray fileOfPuzzles(const PuzzleOrder& order, const std::vector<Grid>& puzzles);

} // namespace convoku
