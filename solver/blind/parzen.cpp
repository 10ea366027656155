// SPDX-License-Identifier: MIT
#include "solver/blind/parzen.h"

#include <algorithm>
#include <cmath>

namespace convoku {
namespace {

constexpr int kMostGood = 25;
constexpr int kNewest = 25;
constexpr double kPrior = 1;

} // namespace

int goodTrials(GammaRule rule, int n)
{
    const double share = rule == GammaRule::Tenth ? 0.1 * n : 0.25 * std::sqrt(static_cast<double>(n));
    return std::min(static_cast<int>(std::ceil(share)), kMostGood);
}

std::vector<double> trialWeights(int m)
{
    std::vector<double> weights(static_cast<std::size_t>(m), 1.0);
    const int oldest = m - kNewest;
    for (int i = 0; i < oldest; ++i) {
        const double least = 1.0 / m;
        // One number between two ends is the first of them.
        const double part = oldest == 1 ? 0 : static_cast<double>(i) / (oldest - 1);
        weights[static_cast<std::size_t>(i)] = least + (1 - least) * part;
    }
    return weights;
}

std::array<double, kMostSide> parzenProbabilities(ParzenForm form, const DigitWeights& weights, int digits)
{
    std::array<double, kMostSide> result{};
    const auto count = static_cast<std::size_t>(digits);
    if (form == ParzenForm::Counts) {
        for (std::size_t i = 0; i < count; ++i)
            result[i] = (weights.sums[i] + kPrior) / (weights.total + digits * kPrior);
        return result;
    }
    // A kernel gives each digit 1/K, and its own 1 more; the last one is uniform.
    const double kernels = weights.trials + 1;
    const double norm = 1 + digits / kernels;
    for (std::size_t i = 0; i < count; ++i) {
        const double ofTrials = (weights.total / kernels + weights.sums[i]) / norm;
        result[i] = (ofTrials + kPrior / digits) / (weights.total + kPrior);
    }
    return result;
}

} // namespace convoku
