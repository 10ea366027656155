// SPDX-License-Identifier: MIT
#pragma once

#include "solver/backend/backend.h"
#include "solver/run/state.h"
#include "solver/sudoku/grid.h"

#include <span>
#include <vector>

namespace convoku {

/// [digit, row, column]
constexpr Shape candidatesShape(Board board)
{
    return {board.side(), board.side(), board.side()};
}
inline constexpr Shape kCandidatesShape{kSide, kSide, kSide};

/// The puzzles, all on that board, as the encode network's input: [N, 1, side, side], 0 for an empty cell.
Tensor toDigits(std::span<const Grid> puzzles, Board board);

/// The state as the pass network's inputs, and back. `tensors` are in the order of Network::inputs (or next_candidates,
/// next_stack, next_guess, next_level); without search only the candidates.
std::vector<Tensor> toTensors(std::span<const State> states, bool search);
/// Returns the inputs in the order of the network, with or without search; after the state come the memories of its
/// rules, by the names of the inputs.
std::vector<Tensor> toTensors(std::span<const State> states, const Network& network);
/// The same of what a rule's network alone takes, or those of several side by side.
std::vector<Tensor> toTensors(const Found& before, const Network& network);
/// Candidates alone, all on one board, [N, side, side, side].
Tensor toTensor(std::span<const Candidates> boards);
/// The state keeps its board.
void storeState(State& state, std::span<const Tensor> tensors, int puzzle);
Candidates candidatesFrom(std::span<const float> elements, Board board = {});
void storeCandidates(const Candidates& candidates, std::span<float> elements);

/// The only element of a puzzle's [1, 1, 1] value, as a yes or no.
bool isOn(const Tensor& flag, int puzzle);

} // namespace convoku
