// SPDX-License-Identifier: MIT
#pragma once

#include "solver/backend/backend.h"
#include "solver/network/pass.h"
#include "solver/run/state.h"
#include "solver/sudoku/grid.h"

#include <memory>
#include <span>
#include <string>
#include <vector>

namespace convoku::testing {

/// Verdict and search alone, with the candidates after the rules as a fifth input: any rule can be played by the test.
PassNetwork searchNetwork(bool continueAfterSolved);

/// Every value of the network, inputs too.
std::vector<ValueId> everyValue(const Network& network);

/// 0/1 tensor [N, digits, rows, columns] of candidates on one board.
Tensor tensorOf(std::span<const Candidates> candidates);
/// Inputs of a pass network, laid out by this function and not by the code under test.
std::vector<Tensor> tensorsOf(std::span<const State> states, bool search);
Tensor digitsOf(std::span<const Grid> grids);
Candidates candidatesOf(const Tensor& tensor, int puzzle, Board board = {});
/// From next_candidates, next_stack, next_guess, next_level.
State stateOf(std::span<const Tensor> tensors, int puzzle);

/// Returns a sentence about where two results differ, compared bit by bit; empty if they are equal.
std::string difference(const Network& network, std::span<const ValueId> values, std::span<const Tensor> expected,
    std::span<const Tensor> actual);
std::string difference(const Candidates& expected, const Candidates& actual);
std::string difference(const State& expected, const State& actual);

/// Runs a network once: loads it, runs it, forgets it.
std::vector<Tensor> runOnce(
    Backend& backend, const Network& network, std::span<const Tensor> inputs, std::span<const ValueId> keep);

/// "r1c2=3", counted from 1.
std::string nameOf(Candidate candidate);

} // namespace convoku::testing
