// SPDX-License-Identifier: MIT
#pragma once

#include "solver/blind/objective.h"
#include "solver/blind/parzen.h"

#include <cstdint>
#include <memory>

namespace convoku {

/// Search that knows no rule: it tries whole grids, and all that it hears of one is its cost.
enum class BlindMethod {
    Tpe, ///< tree-structured Parzen estimator, each empty cell by itself
    Random, ///< any digits
    Anneal, ///< simulated annealing: another digit in one cell
    Swaps, ///< simulated annealing: two cells of a box exchange their digits, so that boxes are always right
};
inline constexpr int kBlindMethods = 4;

struct BlindSettings
{
    static constexpr std::uint64_t kMostTrials = 100'000'000;
    /// Each trial of TPE reads all before it.
    static constexpr std::uint64_t kMostTpeTrials = 20'000;

    BlindMethod method = BlindMethod::Tpe;
    CountedDigits counted = CountedDigits::OneToNine;
    std::uint64_t trials = 200; ///< it ends behind so many: 1 … mostTrials(method)
    std::uint64_t seed = 1;
    // TPE
    ParzenForm parzen = ParzenForm::Counts;
    GammaRule gamma = GammaRule::Tenth;
    // Annealing
    double temperature = 1; ///< at the start and behind a reheat; above 0
    double cooling = 0.95; ///< what a chain multiplies it with; above 0, at most 1
    int chain = 0; ///< trials at one temperature; 0: the number of empty cells, squared
    int reheatAfter = 20; ///< chains in which the best since the last heating has not become better

    bool anneals() const { return method == BlindMethod::Anneal || method == BlindMethod::Swaps; }
    /// Returns the settings with which a method is usually run.
    static BlindSettings of(BlindMethod method);
    static std::uint64_t mostTrials(BlindMethod method)
    {
        return method == BlindMethod::Tpe ? kMostTpeTrials : kMostTrials;
    }
    friend bool operator==(const BlindSettings&, const BlindSettings&) = default;
};

/// A grid that was tried. The givens stand in each of them.
struct BlindTrial
{
    Grid grid;
    std::uint64_t number = 0; ///< counted from 1
    int cost = 0;
    int best = 0; ///< the least cost so far, this one's included
    bool improves = false; ///< no trial before had so little cost
    // Annealing
    bool kept = true; ///< the next trial starts from this grid
    bool endsChain = false;
    bool heated = false; ///< behind this trial the temperature is that of the start again
    double temperature = 0;
    int chain = 0; ///< counted from 1; 0: no annealing

    friend bool operator==(const BlindTrial&, const BlindTrial&) = default;
};

/// Makes one trial after the other; the same puzzle and settings make the same ones.
class BlindEngine
{
public:
    BlindEngine() = default;
    BlindEngine(const BlindEngine&) = delete;
    BlindEngine& operator=(const BlindEngine&) = delete;
    virtual ~BlindEngine() = default;

    /// Valid until the next call. Not to be called where hasNext() is false.
    virtual const BlindTrial& next() = 0;
    /// False where there is nothing to change: all cells are given, or no box has two empty ones to swap.
    virtual bool hasNext() const = 0;
};

/// Returns true if annealing continues from a trial that costs `more` than the grid that it was made from: it does so
/// in exp(−more / temperature) of all cases. chance: a random number of [0, 1).
bool annealingAccepts(int more, double temperature, double chance);

/// Throws Error where a number of the settings is out of its range.
std::unique_ptr<BlindEngine> makeBlindEngine(const Grid& puzzle, const BlindSettings& settings);

} // namespace convoku
