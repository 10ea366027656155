// SPDX-License-Identifier: MIT
#pragma once

#include "solver/blind/objective.h"
#include "solver/blind/parzen.h"

#include <cstdint>
#include <memory>

namespace convoku {

/// Method of a search without rules: it tries whole grids and learns nothing but the cost of each.
enum class BlindMethod {
    Tpe, ///< tree-structured Parzen estimator, separately for each empty cell
    Random, ///< random digits in all empty cells
    Anneal, ///< simulated annealing: a different digit in one cell
    Swaps, ///< simulated annealing: two cells of a box exchange their digits, so that boxes stay complete
};
inline constexpr int kBlindMethods = 4;

struct BlindSettings
{
    static constexpr std::uint64_t kMostTrials = 100'000'000;
    /// Limit for TPE, of which each trial reads all earlier ones.
    static constexpr std::uint64_t kMostTpeTrials = 20'000;

    BlindMethod method = BlindMethod::Tpe;
    CountedDigits counted = CountedDigits::OneToNine;
    std::uint64_t trials = 200; ///< limit of the search: 1 … mostTrials(method)
    std::uint64_t seed = 1;
    // TPE
    ParzenForm parzen = ParzenForm::Counts;
    GammaRule gamma = GammaRule::Tenth;
    // Annealing
    double temperature = 1; ///< initial temperature, also after a reheat; above 0
    double cooling = 0.95; ///< factor of the temperature after each chain; above 0, at most 1
    int chain = 0; ///< trials at one temperature; 0: the number of empty cells, squared
    int reheatAfter = 20; ///< consecutive chains without a new lowest cost before a reheat; at least 1

    bool anneals() const { return method == BlindMethod::Anneal || method == BlindMethod::Swaps; }
    /// Returns the usual settings of a method.
    static BlindSettings of(BlindMethod method);
    static std::uint64_t mostTrials(BlindMethod method)
    {
        return method == BlindMethod::Tpe ? kMostTpeTrials : kMostTrials;
    }
    friend bool operator==(const BlindSettings&, const BlindSettings&) = default;
};

/// Grid that was tried; it contains all givens.
struct BlindTrial
{
    Grid grid;
    std::uint64_t number = 0; ///< counted from 1
    int cost = 0;
    int best = 0; ///< lowest cost so far, including this trial
    bool improves = false; ///< the cost is lower than in all earlier trials
    // Annealing
    bool kept = true; ///< the next trial starts from this grid
    bool endsChain = false;
    bool heated = false; ///< after this trial, the temperature resets to its initial value
    double temperature = 0;
    int chain = 0; ///< counted from 1; 0: no annealing

    friend bool operator==(const BlindTrial&, const BlindTrial&) = default;
};

/// Makes trials one by one; the same puzzle and settings give the same trials.
class BlindEngine
{
public:
    BlindEngine() = default;
    BlindEngine(const BlindEngine&) = delete;
    BlindEngine& operator=(const BlindEngine&) = delete;
    virtual ~BlindEngine() = default;

    /// Makes and returns the next trial, valid until the next call. Call only if hasNext() is true.
    virtual const BlindTrial& next() = 0;
    /// Returns false if nothing can change: all cells are given, or no box has two empty cells to swap. A first trial
    /// is always possible.
    virtual bool hasNext() const = 0;
};

/// Returns true if annealing continues from a trial that costs `more` than the grid it changed. The probability is
/// exp(−more / temperature), and 1 if `more` ≤ 0. chance: a random number in [0, 1).
bool annealingAccepts(int more, double temperature, double chance);

/// Returns the engine for the method of the settings. Throws Error if a number of the settings is out of range.
std::unique_ptr<BlindEngine> makeBlindEngine(const Grid& puzzle, const BlindSettings& settings);

} // namespace convoku
