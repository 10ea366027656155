// SPDX-License-Identifier: MIT
#pragma once

#include "solver/sudoku/candidates.h"
#include "solver/sudoku/house_cells.h"

#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace convoku {

/// The memories of the rules after the previous pass: the numbers of each memory, in the order of
/// PassNetwork::memories.
struct Remembered
{
    std::vector<std::string> names; ///< names of the inputs for the memories: "RULE.NAME"
    std::vector<std::vector<float>> numbers;

    /// Returns the numbers of the memory with that name; null if there is none.
    const std::vector<float>* find(std::string_view name) const;
    friend bool operator==(const Remembered&, const Remembered&) = default;
};

/// The complete state of one puzzle's search between two passes.
struct State
{
    Candidates candidates;
    /// By candidate index. 0: never pushed. k > 0: restored when level k is popped. Odd k: set aside by the guess of
    /// level k; even k: removed by the rules, or as a failed guess, after the guess of level k − 1.
    std::array<std::uint8_t, kMostCandidates> stack{};
    /// By candidate index: the level of the guess that chose this candidate; 0 for all other candidates.
    std::array<std::uint8_t, kMostCandidates> guess{};
    /// The next free level: 1, 3, 5, …
    int level = 1;

    /// Memories of the rules. Null: there are none yet, all memories are zeros. The object never changes.
    std::shared_ptr<const Remembered> remembered;

    /// Returns the number of active guesses.
    int depth() const { return (level - 1) / 2; }
    friend bool operator==(const State& a, const State& b)
    {
        const bool same
            = a.remembered == b.remembered || (a.remembered && b.remembered && *a.remembered == *b.remembered);
        return a.candidates == b.candidates && a.stack == b.stack && a.guess == b.guess && a.level == b.level && same;
    }
};

/// The input of a rule: the candidates and the memories at that time.
struct Found
{
    Found(const Candidates& left) // NOLINT(google-explicit-constructor): nothing is remembered
        : candidates(left)
    {
    }
    Found(const State& state) // NOLINT(google-explicit-constructor)
        : candidates(state.candidates)
        , remembered(state.remembered)
    {
    }

    Candidates candidates;
    std::shared_ptr<const Remembered> remembered; ///< null: no memories yet, all are zeros
};

/// Returns the depth of search, from 1, that a stack or guess number k > 0 belongs to.
constexpr int depthOfLevel(int k)
{
    return (k + 1) / 2;
}

/// Contradictions of a state: cells without a candidate, and cells whose only candidate occurs twice in a house.
struct Contradictions
{
    /// Two cells of one house with the same only candidate.
    struct Clash
    {
        HouseCells house;
        Cell first;
        Cell second;
        int digit = 0; ///< 1 … 9
    };
    std::vector<Cell> emptyCells;
    std::vector<Cell> clashingCells;
    std::vector<Clash> clashes; ///< in the order of the houses; a third cell with the digit clashes with the first

    /// Returns the clash to be reported; null if there is none.
    const Clash* clash() const { return clashes.empty() ? nullptr : &clashes.front(); }
};
/// Returns the contradictions in the candidates. `houses`: the houses in which a digit may not occur twice, as
/// Model::houses.
Contradictions contradictionsIn(const Candidates& candidates, const std::vector<HouseCells>& houses = classicHouses());

} // namespace convoku
