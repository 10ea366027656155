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
    std::vector<std::string> names; ///< of the inputs that they are: "RULE.NAME"
    std::vector<std::vector<float>> numbers;

    /// Null where there is none of that name.
    const std::vector<float>* find(std::string_view name) const;
    friend bool operator==(const Remembered&, const Remembered&) = default;
};

/// Everything that one puzzle's search knows between two passes.
struct State
{
    Candidates candidates;
    /// By candidate index. 0: never pushed. k > 0: comes back when level k is popped. Odd k: set aside by the guess of
    /// level k; even k: cleared by the rules, or failed, after the guess of level k − 1.
    std::array<std::uint8_t, kMostCandidates> stack{};
    /// By candidate index: the level of the guess that chose this candidate, 0 elsewhere.
    std::array<std::uint8_t, kMostCandidates> guess{};
    /// The next free level: 1, 3, 5, …
    int level = 1;

    /// Null: nothing has been remembered yet, all memories are zeros. Never changed.
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
    Found(const Candidates& its) // NOLINT(google-explicit-constructor): nothing is remembered
        : candidates(its)
    {
    }
    Found(const State& state) // NOLINT(google-explicit-constructor)
        : candidates(state.candidates)
        , remembered(state.remembered)
    {
    }

    Candidates candidates;
    std::shared_ptr<const Remembered> remembered; ///< null: nothing, all memories are zeros
};

/// The depth of search, from 1, that a stack or guess number k > 0 belongs to.
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

    /// The one that is told; null: there is none.
    const Clash* clash() const { return clashes.empty() ? nullptr : &clashes.front(); }
};
/// `houses`: those in which no digit may stand twice, Model::houses.
Contradictions contradictionsIn(const Candidates& candidates, const std::vector<HouseCells>& houses = classicHouses());

} // namespace convoku
