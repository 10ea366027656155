// SPDX-License-Identifier: MIT
#pragma once

#include "solver/sudoku/cell.h"

#include <array>
#include <vector>

namespace convoku {

/// Method by which TPE computes probabilities from the digits that were tried in a cell.
enum class ParzenForm {
    Counts, ///< Optuna 0.x to 2.x: weights of the trials with that digit, and 1 for each digit
    Mixture, ///< from Optuna 3 on: a kernel for each trial and a uniform one
};

/// Number of good trials among n.
enum class GammaRule {
    SquareRoot, ///< min(⌈0.25 √n⌉, 25): Optuna before July 2019
    Tenth, ///< min(⌈0.1 n⌉, 25)
};

/// n ≥ 0.
int goodTrials(GammaRule rule, int n);

/// Returns the weights of m trials, the oldest first: 1 each; from 25 trials on, the newest 25 have 1, and the earlier
/// ones rise from 1/m to 1.
std::vector<double> trialWeights(int m);

/// Weights of the digits of one cell; sums[0] is for the digit 1.
struct DigitWeights
{
    std::array<double, kMostSide> sums{}; ///< of the weights of the trials with that digit
    double total = 0; ///< of the weights of all trials
    int trials = 0;
};

/// The probabilities of so many digits, which add up to 1; 0 behind them. Without trials they are equal.
std::array<double, kMostSide> parzenProbabilities(
    ParzenForm form, const DigitWeights& weights, int digits = Board().side());

} // namespace convoku
