// SPDX-License-Identifier: MIT
#pragma once

#include "solver/backend/backend.h"
#include "solver/network/pass.h"
#include "solver/run/recording.h"

#include <functional>
#include <span>

namespace convoku {

struct BatchOptions
{
    RuleSet rules = classicRules();
    bool search = true;
    int maxPasses = 0; ///< a puzzle ends out of passes after that many; 0: no limit
    int solutions = 1; ///< how many solutions to look for; more than 1 needs search
    int batchSize = 256; ///< puzzles side by side in the network
};

/// How one puzzle of a batch ended.
struct SolveOutcome
{
    RunResult result = RunResult::Stalled; ///< OutOfPasses also where some, but not all wanted, solutions were found
    std::vector<Grid> solutions; ///< in the order in which the search found them
    bool allFound = false; ///< the search went through everything: there are no other solutions
    int passes = 0;
    int pushes = 0;
    int pops = 0;
    Candidates candidates; ///< the state in which it ended
};

/// Makes the puzzle with that number; asked for each one once, when it enters the batch.
using PuzzleAt = std::function<StartingGrid(std::size_t puzzle)>;

/// Solves `count` puzzles side by side. A finished puzzle leaves the batch and the next one takes its place, so that
/// the network never runs on puzzles that are done. The outcome of a puzzle depends on neither its place nor the
/// batch's size. `finished` is told each outcome once, in the order in which puzzles finish; `goOn` is asked before
/// each pass. Returns false if goOn did. Throws Error for options that contradict each other.
bool solveBatch(Backend& backend, std::size_t count, const PuzzleAt& puzzleAt, const BatchOptions& options,
    const std::function<void(std::size_t puzzle, const SolveOutcome& outcome)>& finished,
    const std::function<bool()>& goOn = {});
bool solveBatch(Backend& backend, std::span<const Grid> puzzles, const BatchOptions& options,
    const std::function<void(std::size_t puzzle, const SolveOutcome& outcome)>& finished,
    const std::function<bool()>& goOn = {});

} // namespace convoku
