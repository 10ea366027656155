// SPDX-License-Identifier: MIT
#pragma once

#include "solver/run/batch_engine.h"

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace convoku {

/// The rules of a network in their order, each with all of its houses, as a scale for the difficulty of puzzles.
struct RuleLadder
{
    struct Rung
    {
        std::string id; ///< "naked_pair"
        RuleSet rules; ///< for its houses
    };

    explicit RuleLadder(const ModelPtr& network);

    ModelPtr model;
    std::vector<Rung> rungs; ///< in the order in which a pass comes to the first house of each
};

/// Places in RuleLadder::rungs, ascending.
using NeededRules = std::vector<int>;

/// Returns for each puzzle a weakest set of rules that solves it without a guess; none if all rules together don't. The
/// last rule of the set is the first one with which the rules up to it solve the puzzle. Of those before it the set
/// leaves out what it can do without, the last first. `goOn` as in BatchEngine::solve(); if it ends the work, what is
/// not known is none. `isRight` (may be empty) judges what the network calls solved.
std::vector<std::optional<NeededRules>> neededRules(BatchEngine& engine, const RuleLadder& ladder,
    std::span<const StartingGrid> puzzles, const BatchOptions& options, const std::function<bool()>& goOn = {},
    const std::function<bool(const StartingGrid& start, const SolveOutcome& outcome)>& isRight = {});

} // namespace convoku
