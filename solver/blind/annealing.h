// SPDX-License-Identifier: MIT
#pragma once

#include "solver/blind/blind_engine.h"
#include "solver/sudoku/random_numbers.h"

#include <utility>
#include <vector>

namespace convoku {

/// Simulated annealing: each trial is the last kept grid with one change. A chain is a number of trials at one
/// temperature.
class Annealing final : public BlindEngine
{
public:
    /// Expects BlindMethod::Anneal or BlindMethod::Swaps.
    Annealing(const Grid& puzzle, const BlindSettings& settings);

    const BlindTrial& next() override;
    bool hasNext() const override { return m_trial.number == 0 || !m_movable.empty(); }

private:
    void fillAnyDigits(const Grid& puzzle);
    void fillBoxes(const Grid& puzzle);
    void change();
    void undoLast();
    void endChain();

    BlindSettings m_settings;
    RandomNumbers m_random;
    std::vector<int> m_movable; ///< cells that can change
    std::vector<std::vector<int>> m_partners; ///< for swaps: other empty cells of the same box, by index in m_movable
    CountedGrid m_grid;
    BlindTrial m_trial;
    int m_keptCost = 0; ///< cost of the grid that the next trial changes
    std::vector<std::pair<int, int>> m_before; ///< changed cells with their digits before the last trial
    int m_length; ///< trials per chain
    int m_inChain = 0; ///< trials of the current chain
    double m_temperature;
    int m_bestOfHeat = 0; ///< lowest cost since the last heating
    bool m_chainImproved = false;
    int m_idleChains = 0; ///< consecutive chains without a new lowest cost
};

} // namespace convoku
