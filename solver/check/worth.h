// SPDX-License-Identifier: MIT
#pragma once

#include "solver/network/model.h"
#include "solver/sudoku/starting_grid.h"

#include <cstdint>
#include <functional>
#include <span>

namespace convoku::check {

/// Worth of a rule: results of the same puzzles, run with it and without it.
struct Worth
{
    struct Runs
    {
        int solved = 0;
        int withoutGuess = 0; ///< number of puzzles solved without a guess
        std::uint64_t guesses = 0;
        std::uint64_t passes = 0;

        friend bool operator==(const Runs&, const Runs&) = default;
    };
    int puzzles = 0; ///< number of puzzles run; all unless cancelled
    Runs with;
    Runs without;
    bool faulty = false; ///< the network failed (NetworkFault), so there is nothing to compare
};

struct WorthLimits
{
    double seconds = 30;
    std::function<bool()> keepRunning; ///< polled in the thread of the caller; false ends the runs; may be empty
    /// Receives the progress, 0 … 1; called in the thread of the caller. May be empty.
    std::function<void(double)> progress;
};

/// Runs puzzles with the rules `with`, then with `without`, both in the order of a pass of the model, and with its
/// search if the model has one. All puzzles must be on the board of the model. A puzzle that takes more than 10,000
/// passes counts as not solved.
Worth worthOf(const ModelPtr& model, const RuleSet& with, const RuleSet& without, std::span<const StartingGrid> puzzles,
    const WorthLimits& limits = {});

} // namespace convoku::check
