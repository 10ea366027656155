// SPDX-License-Identifier: MIT
#pragma once

#include "solver/network/pass_options.h"
#include "solver/run/recording.h"
#include "solver/sudoku/starting_grid.h"

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace convoku {

struct BatchOptions
{
    RuleSet rules = classicRules(); ///< indices in the model's list of rules
    bool search = true;
    /// A contradiction does not end a puzzle: it runs on until nothing changes. A network that fills one cell per pass
    /// then fills the whole grid. Requires that `search` is false.
    bool pastContradictions = false;
    bool asksOneShot = false; ///< fill in SolveOutcome::oneShot and predicted
    int maxPasses = 0; ///< a puzzle ends with OutOfPasses after that many passes; 0: no limit
    int solutions = 1; ///< number of solutions to look for; more than 1 requires `search`
    int batchSize = 256; ///< number of puzzles computed in parallel; an engine may round it
    int threads = 1; ///< number of threads, for engines that can use several
    bool countRules = false; ///< fill in SolveOutcome::fired, which takes some time
    /// No puzzle is requested that is this many puzzles after the oldest unfinished one. This limits the number of
    /// outcomes that a caller must keep in order to sort them. 0: no limit.
    std::size_t mostAhead = 0;
    /// Counts solutions and keeps only one of them. The search ends as soon as `solutions` of them are found anywhere
    /// in its tree; then passes, pushes, pops and depth depend on the engine, and the kept one need not be the first.
    bool countOnly = false;
    /// Approximate number of solutions that an engine may keep until the search has found the ones that precede them:
    /// each parallel search may find one more. Searches that are further ahead wait.
    std::size_t mostKept = 100'000;
    /// If set, it is called with each solution as soon as the search reaches it, and SolveOutcome keeps only the first
    /// one, because a puzzle may have more solutions than fit into memory. Called like PuzzleFinished, and before it
    /// for the same puzzle.
    std::function<void(std::size_t puzzle, const Grid& solution)> eachSolution;
    ModelPtr model = articleModel();
};

/// The outcome of one puzzle of a batch.
struct SolveOutcome
{
    RunResult result = RunResult::Stalled; ///< OutOfPasses also if some, but not all wanted, solutions were found
    std::vector<Grid> solutions; ///< in the order in which the search found them; see BatchOptions::eachSolution
    std::size_t found = 0; ///< number of solutions found
    bool allFound = false; ///< the search was exhaustive: there are no other solutions
    int passes = 0;
    int pushes = 0;
    int pops = 0;
    int depth = 0; ///< largest number of active guesses
    std::vector<int> fired; ///< by index in BatchOptions::rules: passes in which the rule removed something; empty
                            ///< without BatchOptions::countRules
    Candidates last; ///< final state of a puzzle without a solution
    /// The givens and, in each other cell, the most likely digit according to the network's first pass. None without
    /// BatchOptions::asksOneShot, or if the network has no such scores (scoresOf()).
    std::optional<Grid> oneShot;
    /// Like oneShot, but with the most likely digit in cells with a given, too.
    std::optional<Grid> predicted;

    /// Returns the final state: the first solution if there is one, even if the search continued after it.
    Candidates state() const { return solutions.empty() ? last : solutions.front().startingCandidates(); }
};

/// Returns the next puzzle, or none at the end. Puzzles are numbered from 0 in this order.
using NextPuzzle = std::function<std::optional<StartingGrid>()>;
/// Receives each outcome once, in the order in which puzzles finish.
using PuzzleFinished = std::function<void(std::size_t puzzle, const SolveOutcome& outcome)>;

/// Solves many puzzles in parallel. The outcome of a puzzle does not depend on its position, the batch size or the
/// number of threads; nor on the engine if all numbers are whole.
class BatchEngine
{
public:
    virtual ~BatchEngine() = default;
    virtual std::string name() const = 0;

    /// Solves puzzles until `next` returns none. The next puzzle takes the place of a finished one, so that the network
    /// never runs on finished puzzles. The three functions are never called at the same time, but not always from the
    /// caller's thread. `keepRunning` (may be empty) is called every few milliseconds; if it returns false, the batch
    /// ends and solve() returns false. Throws Error for options that contradict each other. Two threads must not call
    /// solve() at once.
    virtual bool solve(const NextPuzzle& next, const BatchOptions& options, const PuzzleFinished& finished,
        const std::function<bool()>& keepRunning)
        = 0;
};

/// Makes an engine; called in the thread that uses it.
using BatchEngineFactory = std::function<std::unique_ptr<BatchEngine>()>;

/// Records one more solution of a puzzle; for engines.
void takeSolution(const BatchOptions& options, std::size_t puzzle, SolveOutcome& outcome, const Grid& solution);

/// Throws Error for options that contradict each other.
void requireBatchOptions(const BatchOptions& options);

} // namespace convoku
