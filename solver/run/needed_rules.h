// SPDX-License-Identifier: MIT
#pragma once

#include "solver/run/batch_engine.h"

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace convoku {

/// The rules of a network in their order, each for all of its houses, as a scale for the difficulty of puzzles.
struct RuleLadder
{
    struct Rung
    {
        std::string id; ///< "naked_pair"
        RuleSet rules; ///< the rule for each of its houses
    };

    explicit RuleLadder(const ModelPtr& network);

    ModelPtr model;
    std::vector<Rung> rungs; ///< in the order in which a pass reaches the first house of each rule
};

/// Places in RuleLadder::rungs, ascending.
using NeededRules = std::vector<int>;

/// Returns for each puzzle a weakest set of rules that solves it without a guess; none if all rules together don't. The
/// last rule of the set is the first one with which the rules up to it solve the puzzle. Earlier rules that the puzzle
/// does not need are then removed from the set, starting with the last of them. `keepRunning` as in
/// BatchEngine::solve(); if it ends the work, results that are not known yet are none. `isRight` (may be empty) checks
/// the puzzles that the network reports as solved.
std::vector<std::optional<NeededRules>> neededRules(BatchEngine& engine, const RuleLadder& ladder,
    std::span<const StartingGrid> puzzles, const BatchOptions& options, const std::function<bool()>& keepRunning = {},
    const std::function<bool(const StartingGrid& start, const SolveOutcome& outcome)>& isRight = {});

} // namespace convoku
