// SPDX-License-Identifier: MIT
#pragma once

#include "solver/blind/blind_engine.h"
#include "solver/sudoku/random_numbers.h"

#include <utility>
#include <vector>

namespace convoku {

/// Simulated annealing: each trial is the grid that was kept last with one thing changed. A chain is a number of trials
/// at one temperature.
class Annealing final : public BlindEngine
{
public:
    /// Method::Anneal or Method::Swaps.
    Annealing(const Grid& puzzle, const BlindSettings& settings);

    const BlindTrial& next() override;
    bool hasNext() const override { return m_trial.number == 0 || !m_movable.empty(); }

private:
    void fillAnyDigits(const Grid& puzzle);
    void fillBoxes(const Grid& puzzle);
    void change();
    void takeBack();
    void endChain();

    BlindSettings m_settings;
    RandomNumbers m_random;
    std::vector<int> m_movable; ///< cells that can change
    std::vector<std::vector<int>> m_partners; ///< by place in m_movable: those of its box, for swaps
    CountedGrid m_grid;
    BlindTrial m_trial;
    int m_keptCost = 0; ///< of the grid that the next trial is made from
    std::vector<std::pair<int, int>> m_before; ///< cells and digits that the last trial changed
    int m_length; ///< of a chain
    int m_inChain = 0; ///< trials of this one
    double m_temperature;
    int m_bestOfHeat = 0; ///< the least cost since the last heating
    bool m_chainImproved = false;
    int m_idleChains = 0; ///< in a row
};

} // namespace convoku
