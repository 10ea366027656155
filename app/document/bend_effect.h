// SPDX-License-Identifier: MIT
#pragma once

#include "solver/network/model.h"
#include "solver/run/inspection.h"
#include "solver/run/recording.h"
#include "solver/sudoku/grid.h"
#include "solver/sudoku/starting_grid.h"

#include <functional>
#include <optional>
#include <string>

namespace convoku {

/// The first number, layer by layer, in which two rules differ on one board.
struct FirstNumber
{
    std::size_t layer = 0; ///< of the rule's, from 0
    LayerKind kind = LayerKind::Convolution;
    Places places;
    ElementIndex element; ///< of its first output
    double written = 0;
    double bent = 0;
};
/// Returns the first number that differs; none if every number is the same, or if the layers differ in more than their
/// numbers.
std::optional<FirstNumber> firstDifference(const Inspection& written, const Inspection& bent);

/// A candidate that stands in the solution and that a rule removes while no wrong guess stands.
struct WrongRemoval
{
    int pass = 0;
    RuleInfo rule;
    Candidate candidate;
};

/// Result of a network's run of the whole puzzle.
struct WholeRun
{
    std::optional<RunResult> result; ///< none: the network does what it must not do, as `fault` says
    std::string fault; ///< the program's own words
    int passes = 0;
    std::optional<Grid> solution;
    std::optional<WrongRemoval> wrong; ///< with a solution to compare with
};
/// All rules of the network, with its search where it has one, up to `kMostPasses`. `solution`: what wrong removals are
/// known by. `keepRunning` is asked every pass; none where it said no.
inline constexpr int kMostPasses = 2000;
std::optional<WholeRun> wholeRun(Backend& backend, const StartingGrid& start, const ModelPtr& network,
    const std::optional<Grid>& solution, const std::function<bool()>& keepRunning);

} // namespace convoku
