// SPDX-License-Identifier: MIT
#pragma once

#include "solver/backend/backend.h"
#include "solver/network/pass.h"
#include "solver/run/state.h"
#include "solver/sudoku/grid.h"

#include <random>
#include <span>
#include <vector>

namespace convoku::testing {

using Random = std::mt19937;

/// The densities at which rules behave differently: from nothing at all to everything.
inline constexpr double kDensities[] = {0., .02, .1, .3, .5, .7, .9, 1.};

/// low … high, both included.
int randomNumber(Random& random, int low, int high);

/// Each candidate of the board is there with that probability.
Candidates randomCandidates(Random& random, double density, Board board = {});
/// Some of the candidates, each with that probability.
Candidates randomPart(Random& random, const Candidates& candidates, double density);

/// Any numbers that the tensors can hold, in no relation to each other but for level, which is odd and leaves room for
/// one more push. Numbers near the level are frequent, because those are the ones that search control looks at.
State randomState(Random& random, double density);

/// States of real runs: from each puzzle, states between passes that lie `stride` passes apart on average.
std::vector<State> reachableStates(
    Backend& backend, std::span<const Grid> puzzles, const PassOptions& options, int stride, Random& random);

/// A filled grid that breaks no rule: a shifted pattern with digits, bands, rows, stacks and columns shuffled.
Grid randomSolution(Random& random, Board board = {});

} // namespace convoku::testing
