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
        int withoutGuess = 0; ///< of these, those that were
        std::uint64_t guesses = 0;
        std::uint64_t passes = 0;

        friend bool operator==(const Runs&, const Runs&) = default;
    };
    int puzzles = 0; ///< that were run; all of them unless it was ended
    Runs with;
    Runs without;
    bool faulty = false; ///< the network fell on its face (NetworkFault), so that there is nothing to compare
};

struct WorthLimits
{
    double seconds = 30;
    std::function<bool()> isWanted; ///< asked now and then, in the caller's thread; false ends it. May be empty.
    /// 0 … 1, called now and then, in the caller's thread. May be empty.
    std::function<void(double)> progress;
};

/// Runs puzzles with the rules `with`, then with `without`, both in the order of a pass of the model, with its search
/// where it has one. All are on the board of the model. A puzzle that takes more than 10,000 passes is not solved.
Worth worthOf(const ModelPtr& model, const RuleSet& with, const RuleSet& without, std::span<const StartingGrid> puzzles,
    const WorthLimits& limits = {});

} // namespace convoku::check
