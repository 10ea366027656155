// SPDX-License-Identifier: MIT
#pragma once

#include "solver/blind/blind_engine.h"
#include "solver/sudoku/random_numbers.h"

#include <vector>

namespace convoku {

/// Returns a random number in [0, 1), in steps of 2⁻⁵³.
double chanceOf(RandomNumbers& random);

/// Returns the indices of the cells without a given, ascending.
std::vector<int> emptyCells(const Grid& puzzle);

/// Draws trials: all digits at random, or each cell according to the cost of its digits so far.
class SamplingSearch final : public BlindEngine
{
public:
    static constexpr int kStartup = 10; ///< number of first TPE trials that are drawn at random
    static constexpr int kDrawn = 24; ///< digits drawn per cell; the most promising one is used

    SamplingSearch(const Grid& puzzle, const BlindSettings& settings);

    const BlindTrial& next() override;
    bool hasNext() const override { return !m_empty.empty() || m_trial.number == 0; }

private:
    void drawAtRandom();
    void drawByParzen();
    void remember(int cost);
    int betterDigit(const DigitWeights& good, const DigitWeights& rest);

    BlindSettings m_settings;
    std::vector<int> m_empty;
    RandomNumbers m_random;
    BlindTrial m_trial;
    // TPE; digits count from 0 here
    std::vector<std::uint8_t> m_tried; ///< [trial, empty cell]
    std::vector<int> m_costs; ///< by trial
    std::vector<std::uint32_t> m_order; ///< trials by cost; the older first among equal costs
};

} // namespace convoku
