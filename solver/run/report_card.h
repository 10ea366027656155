// SPDX-License-Identifier: MIT
#pragma once

#include "solver/error.h"
#include "solver/run/batch_engine.h"
#include "solver/run/network_size.h"
#include "solver/run/puzzle_outcome.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace convoku {

/// The solution count and one solution of a puzzle by judgeOf(), independent of the measured network.
struct JudgedPuzzle
{
    PuzzleVerdict verdict = PuzzleVerdict::Unknown;
    Grid solution; ///< one of them; empty where none is known

    /// It has a solution, one or several.
    bool hasSolution() const { return solution.isComplete(); }
};

/// Limits and callbacks of reportOf() and judged().
struct ReportLimits
{
    int maxPasses = 0; ///< a puzzle; 0: kMostPasses, or kMostPassesWithoutSearch
    std::optional<std::uint64_t> budget; ///< multiply-adds a puzzle, which pay for a number of passes
    int batchSize = 64; ///< as in BatchOptions
    int threads = 1;
    bool turned = false; ///< each puzzle once more: see ReportCard::sameTurned
    std::function<bool()> goOn; ///< asked now and then; false ends it. May be empty.
    /// Told how many puzzles are done, one by one; where each is run once more, turned, it counts on. May be empty.
    std::function<void(std::size_t done)> progress;

    static constexpr int kMostPasses = 10'000;
    /// More than any run without search has that gets on, each pass removing one of 729 candidates: unless its rules
    /// remember, then there are PassNetwork::kMostPasses.
    static constexpr int kMostPassesWithoutSearch = 1'000;
};

/// In the order of the puzzles; none where it was ended before. A puzzle that takes more than kMostPasses stays
/// Undecided or OutOfPasses. The same for all models with these houses.
std::optional<std::vector<JudgedPuzzle>> judged(
    BatchEngine& engine, const Model& model, std::span<const StartingGrid> puzzles, const ReportLimits& limits = {});

/// 95 % of a normal distribution lie within this many deviations of its mean.
inline constexpr double kNormal95 = 1.959963984540054;

/// Both ends are included.
struct ShareInterval
{
    double low = 0;
    double high = 1;
};
/// Wilson's interval of 95 % for a share of which `right` of `of` is a sample; 0 … 1 where there is none.
ShareInterval wilsonInterval(std::uint64_t right, std::uint64_t of);

/// The results of a network on a list of puzzles. Only puzzles with a solution are counted: the others have no right
/// answer.
struct ReportCard
{
    std::size_t puzzles = 0; ///< that were counted
    std::size_t leftOut = 0; ///< without a solution, or nobody knows one
    std::size_t solved = 0; ///< a complete grid in which no digit stands twice in a house and all givens stand: of a
                            ///< puzzle with several solutions, any of them
    std::size_t solvedWithoutSearch = 0; ///< of these, those without a guess
    std::size_t illegal = 0; ///< ended with a cell without candidates, a digit twice in a house, or another digit for a
                             ///< given
    std::size_t outOfPasses = 0; ///< by the limit or the budget
    std::size_t unique = 0; ///< puzzles with one solution: only for these it is known what is right in a cell
    std::uint64_t openCells = 0; ///< of those: cells that are no givens
    std::uint64_t rightCells = 0; ///< of these: cells that were left with the solution's digit alone
    struct OneShot
    {
        std::size_t solved = 0;
        std::uint64_t rightCells = 0;
    };
    /// The same counts after a single pass, in which each open cell gets the digit that the network finds likeliest.
    /// None for networks without such scores: see scoresOf().
    std::optional<OneShot> oneShot;
    /// It ran without search until nothing changed, also past a contradiction: `solved` and `rightCells` of a network
    /// that fills one cell per pass are what reports call "one at a time".
    bool toTheEnd = false;
    std::uint64_t passes = 0; ///< in all
    std::uint64_t guesses = 0;
    double seconds = 0; ///< of all puzzles that were run, side by side as the engine runs them
    std::size_t ran = 0; ///< puzzles that those are of, also the ones without a solution
    ModelSize size;
    /// The number of counted puzzles that end the same, candidate by candidate, after the board is turned or mirrored
    /// and its digits are renamed; the transformation depends on the place in the list. The written networks guarantee
    /// this for every puzzle that they solve; for a trained network it is a measurement. None if it was not requested,
    /// or if the model has its own houses, which would not be turned.
    std::optional<std::size_t> sameTurned;
    std::optional<std::uint64_t> budgetPasses; ///< that the budget pays for a puzzle
    std::optional<NetworkFault> fault; ///< the network failed: what is counted is what was done before

    double share() const { return puzzles == 0 ? 0 : static_cast<double>(solved) / static_cast<double>(puzzles); }
    ShareInterval interval() const { return wilsonInterval(solved, puzzles); }
    double meanPasses() const { return puzzles == 0 ? 0 : static_cast<double>(passes) / static_cast<double>(puzzles); }
    /// Multiply-adds of a puzzle, on average.
    double multiplyAdds() const { return size.multiplyAddsOf(meanPasses()); }
    /// Boards right for a billion multiply-adds; none where nothing multiplies.
    std::optional<double> solvedPerBillion() const;
};

/// Takes in how one puzzle that has a solution ended. `guessed`: what ended so had to search.
void countEnd(ReportCard& card, const Grid& givens, const JudgedPuzzle& known, const Candidates& board, bool guessed,
    const std::vector<HouseCells>& houses);

/// Returns the batch options for the pass options within the limits; without search a run continues until nothing
/// changes, even after a contradiction.
BatchOptions batchWithin(const PassOptions& pass, const ReportLimits& limits);

/// Runs the rules of the options in their order, with the search where they have it, on all puzzles. `known`: what
/// judged() says of them. None where it was ended before.
std::optional<ReportCard> reportOf(BatchEngine& engine, const PassOptions& options,
    std::span<const StartingGrid> puzzles, std::span<const JudgedPuzzle> known, const ReportLimits& limits = {});

} // namespace convoku
