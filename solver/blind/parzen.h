// SPDX-License-Identifier: MIT
#pragma once

#include "solver/sudoku/cell.h"

#include <array>
#include <vector>

namespace convoku {

/// Formula by which TPE computes probabilities from the digits tried in a cell.
enum class ParzenForm {
    Counts, ///< Optuna 0.x to 2.x: sum of the weights of the trials with the digit, plus 1 for each digit
    Mixture, ///< Optuna 3 and later: a kernel per trial and a uniform one
};

/// Number of good trials among n.
enum class GammaRule {
    SquareRoot, ///< min(⌈0.25 √n⌉, 25): Optuna before July 2019
    Tenth, ///< min(⌈0.1 n⌉, 25)
};

/// Returns the number of good trials among n ≥ 0.
int goodTrials(GammaRule rule, int n);

/// Returns the weights of m trials, the oldest first. The newest 25 have weight 1; the weights of the earlier ones rise
/// linearly from 1/m to 1.
std::vector<double> trialWeights(int m);

/// Weights of the digits of one cell; sums[0] is for the digit 1.
struct DigitWeights
{
    std::array<double, kMostSide> sums{}; ///< sum of the weights of the trials with that digit
    double total = 0; ///< sum of the weights of all trials
    int trials = 0;
};

/// Returns the probabilities of the first `digits` digits, which add up to 1, followed by zeros. Without trials they
/// are equal.
std::array<double, kMostSide> parzenProbabilities(
    ParzenForm form, const DigitWeights& weights, int digits = Board().side());

} // namespace convoku
