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
    RuleSet rules = classicRules(); ///< places in the model's list
    bool search = true;
    /// A contradiction does not end a puzzle; it runs until nothing changes. A network that fills one cell per pass
    /// then fills the grid to the end. Needs that there is no search.
    bool pastContradictions = false;
    bool asksOneShot = false; ///< fill in SolveOutcome::oneShot and predicted
    int maxPasses = 0; ///< a puzzle ends out of passes after that many; 0: no limit
    int solutions = 1; ///< how many solutions to look for; more than 1 needs search
    int batchSize = 256; ///< puzzles side by side in the network; an engine may round it to what it computes at once
    int threads = 1; ///< for engines that can use several
    bool countRules = false; ///< fill in SolveOutcome::fired, which takes some time
    /// No puzzle is asked for while it would come this many puzzles after the oldest one that has not finished, so that
    /// who puts the outcomes in order needs to keep only so many. 0: no limit.
    std::size_t mostAhead = 0;
    /// Counts solutions and keeps only one of them. The search ends as soon as `solutions` of them are found anywhere
    /// in its tree; then passes, pushes, pops and depth depend on the engine, and the kept one need not be the first.
    bool countOnly = false;
    /// Solutions that an engine may keep at once because the search comes to others before them, roughly: each of its
    /// parallel searches may find one more. What is done further ahead waits.
    std::size_t mostKept = 100'000;
    /// If set, it is called with each solution as soon as the search reaches it, and SolveOutcome keeps only the first
    /// one: a puzzle may have more solutions than fit into memory. Called like PuzzleFinished, and before that for the
    /// same puzzle.
    std::function<void(std::size_t puzzle, const Grid& solution)> eachSolution;
    ModelPtr model = articleModel();
};

/// The outcome of one puzzle of a batch.
struct SolveOutcome
{
    RunResult result = RunResult::Stalled; ///< OutOfPasses also where some, but not all wanted, solutions were found
    std::vector<Grid> solutions; ///< in the order in which the search found them; see BatchOptions::eachSolution
    std::size_t found = 0; ///< how many solutions that were
    bool allFound = false; ///< the search went through everything: there are no other solutions
    int passes = 0;
    int pushes = 0;
    int pops = 0;
    int depth = 0; ///< the most guesses that stood at once
    std::vector<int> fired; ///< by place in BatchOptions::rules: passes in which the rule removed something; empty
                            ///< unless they are counted
    Candidates last; ///< the state in which it ended without a solution
    /// The givens and, in each other cell, the digit that the network finds likeliest in its first pass. None if it was
    /// not asked for or the network has no such scores (scoresOf()).
    std::optional<Grid> oneShot;
    /// The same with the digit that the network finds likeliest in cells with a given, too.
    std::optional<Grid> predicted;

    /// The state in which it ended; with solutions the first one, also where it was taken back to look for others.
    Candidates state() const { return solutions.empty() ? last : solutions.front().startingCandidates(); }
};

/// The next puzzle, or none. Puzzles are numbered from 0 in the order in which they are handed out.
using NextPuzzle = std::function<std::optional<StartingGrid>()>;
/// Told each outcome once, in the order in which puzzles finish.
using PuzzleFinished = std::function<void(std::size_t puzzle, const SolveOutcome& outcome)>;

/// Solves many puzzles side by side. What comes out for a puzzle depends on neither its place, the batch's size, the
/// threads, nor, where all numbers are whole, the engine.
class BatchEngine
{
public:
    virtual ~BatchEngine() = default;
    virtual std::string name() const = 0;

    /// Until there are no more puzzles: a finished one leaves the batch and the next one takes its place, so that the
    /// network never runs on puzzles that are done. The three functions are never called at the same time, but not
    /// always from the caller's thread. `goOn` (may be empty) is asked now and then, at least once in a few
    /// milliseconds of work; false ends it, and solve returns false. Throws Error for options that contradict each
    /// other. Not for two threads at once.
    virtual bool solve(const NextPuzzle& next, const BatchOptions& options, const PuzzleFinished& finished,
        const std::function<bool()>& goOn)
        = 0;
};

/// Makes an engine; called in the thread that uses it.
using BatchEngineFactory = std::function<std::unique_ptr<BatchEngine>()>;

/// For engines: one more solution of that puzzle.
void takeSolution(const BatchOptions& options, std::size_t puzzle, SolveOutcome& outcome, const Grid& solution);

/// Throws Error for options that contradict each other.
void requireBatchOptions(const BatchOptions& options);

} // namespace convoku
