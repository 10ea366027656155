// SPDX-License-Identifier: MIT
#pragma once

#include "solver/backend/backend.h"
#include "solver/run/state.h"
#include "solver/sudoku/grid.h"

#include <span>
#include <vector>

namespace convoku {

/// Returns the shape of the candidates: [digit, row, column].
constexpr Shape candidatesShape(Board board)
{
    return {board.side(), board.side(), board.side()};
}
inline constexpr Shape kCandidatesShape{kSide, kSide, kSide};

/// Returns the puzzles, which must all be on that board, as the input of the encoding network: [N, 1, side, side], 0
/// for an empty cell.
Tensor toDigits(std::span<const Grid> puzzles, Board board);

/// Returns the states as inputs of a pass network, in the order candidates, stack, guess, level; without search only
/// the candidates.
std::vector<Tensor> toTensors(std::span<const State> states, bool search);
/// Returns the states as inputs of the network, in its order, with or without search; after the state come the memories
/// of its rules, by the names of the inputs.
std::vector<Tensor> toTensors(std::span<const State> states, const Network& network);
/// Returns the inputs of a network that consists of one rule, or of several rules side by side.
std::vector<Tensor> toTensors(const Found& before, const Network& network);
/// Returns candidates alone, which must all be on one board: [N, side, side, side].
Tensor toTensor(std::span<const Candidates> boards);
/// Stores the outputs of a pass for one puzzle in `state`, whose board does not change. `tensors` are in the order
/// next_candidates, next_stack, next_guess, next_level; without search only the candidates.
void storeState(State& state, std::span<const Tensor> tensors, int puzzle);
Candidates candidatesFrom(std::span<const float> elements, Board board = {});
void storeCandidates(const Candidates& candidates, std::span<float> elements);

/// Returns true if the only element of a puzzle's [1, 1, 1] value is not 0.
bool isOn(const Tensor& flag, int puzzle);

} // namespace convoku
