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
    Grid solution; ///< one of the solutions; empty if none is known

    /// Returns true if the puzzle has one or several solutions.
    bool hasSolution() const { return solution.isComplete(); }
};

/// Limits and callbacks of reportOf() and judged().
struct ReportLimits
{
    int maxPasses = 0; ///< limit per puzzle; 0: kMostPasses, or kMostPassesWithoutSearch
    std::optional<std::uint64_t> budget; ///< multiply-adds per puzzle, which limit the number of passes
    int batchSize = 64; ///< as in BatchOptions
    int threads = 1;
    bool turned = false; ///< true: each puzzle is run once more, transformed; see ReportCard::sameTurned
    std::function<bool()> keepRunning; ///< called regularly; returning false ends the work. May be empty.
    /// Called with the number of completed puzzles, after each puzzle; if each puzzle is run once more, transformed,
    /// these runs are counted too. May be empty.
    std::function<void(std::size_t done)> progress;

    static constexpr int kMostPasses = 10'000;
    /// Higher than the number of passes in any run without search that makes progress, as each pass removes at least
    /// one of 729 candidates. For rules with a memory, PassNetwork::kMostPasses applies instead.
    static constexpr int kMostPassesWithoutSearch = 1'000;
};

/// Returns the judgements in the order of the puzzles; none if the work was ended early. A puzzle that takes more than
/// kMostPasses is Undecided or OutOfPasses. The result is the same for all models with these houses.
std::optional<std::vector<JudgedPuzzle>> judged(
    BatchEngine& engine, const Model& model, std::span<const StartingGrid> puzzles, const ReportLimits& limits = {});

/// Half the width of an interval that contains 95 % of a normal distribution, in standard deviations.
inline constexpr double kNormal95 = 1.959963984540054;

/// A confidence interval of a share; both ends are included.
struct ShareInterval
{
    double low = 0;
    double high = 1;
};
/// Returns Wilson's interval of 95 % for a share of which `right` of `of` is a sample; 0 … 1 if `of` is 0.
ShareInterval wilsonInterval(std::uint64_t right, std::uint64_t of);

/// The results of a network on a list of puzzles. Only puzzles with a known solution are counted: the others have no
/// correct answer.
struct ReportCard
{
    std::size_t puzzles = 0; ///< number of counted puzzles
    std::size_t leftOut = 0; ///< number of puzzles without a solution, or without a known one
    /// Number of puzzles that ended with a complete grid that has no digit twice in a house and has all givens; for a
    /// puzzle with several solutions, any of them.
    std::size_t solved = 0;
    std::size_t solvedWithoutSearch = 0; ///< number of solved puzzles without a guess
    /// Number of puzzles that ended with a cell without candidates, a digit twice in a house, or a different digit for
    /// a given.
    std::size_t illegal = 0;
    std::size_t outOfPasses = 0; ///< number of puzzles that reached the limit or used up the budget
    /// Number of puzzles with one solution: only for these the correct digit of each cell is known.
    std::size_t unique = 0;
    std::uint64_t openCells = 0; ///< cells of the unique puzzles that are not givens
    std::uint64_t rightCells = 0; ///< open cells that ended with the solution's digit alone
    struct OneShot
    {
        std::size_t solved = 0;
        std::uint64_t rightCells = 0;
    };
    /// Counts after a single pass, in which each open cell gets the digit that the network finds likeliest. None for
    /// networks without such scores: see scoresOf().
    std::optional<OneShot> oneShot;
    /// True if the network ran without search until nothing changed, even after a contradiction: for a network that
    /// fills one cell per pass, `solved` and `rightCells` are then what reports call "one at a time".
    bool toTheEnd = false;
    std::uint64_t passes = 0; ///< total number of passes
    std::uint64_t guesses = 0;
    double seconds = 0; ///< for all puzzles that were run, in parallel as the engine runs them
    std::size_t ran = 0; ///< number of puzzles run in that time, including those without a solution
    ModelSize size;
    /// The number of counted puzzles that end the same, candidate by candidate, after the board is turned or mirrored
    /// and its digits are renamed; the transformation depends on the place in the list. The written networks guarantee
    /// this for every puzzle that they solve; for a trained network it is a measurement. None if it was not requested,
    /// or if the model has its own houses, which would not be turned.
    std::optional<std::size_t> sameTurned;
    std::optional<std::uint64_t> budgetPasses; ///< number of passes per puzzle that the budget allows
    std::optional<NetworkFault> fault; ///< set if the network failed: the counts cover only the work before

    double share() const { return puzzles == 0 ? 0 : static_cast<double>(solved) / static_cast<double>(puzzles); }
    ShareInterval interval() const { return wilsonInterval(solved, puzzles); }
    double meanPasses() const { return puzzles == 0 ? 0 : static_cast<double>(passes) / static_cast<double>(puzzles); }
    /// Returns the average multiply-adds per puzzle.
    double multiplyAdds() const { return size.multiplyAddsOf(meanPasses()); }
    /// Returns the number of solved puzzles per billion multiply-adds; none if the network has no multiply-adds.
    std::optional<double> solvedPerBillion() const;
};

/// Adds the final board of one puzzle that has a solution. `guessed`: the run made a guess.
void countEnd(ReportCard& card, const Grid& givens, const JudgedPuzzle& known, const Candidates& board, bool guessed,
    const std::vector<HouseCells>& houses);

/// Returns the batch options for the pass options within the limits; without search a run continues until nothing
/// changes, even after a contradiction.
BatchOptions batchWithin(const PassOptions& pass, const ReportLimits& limits);

/// Runs the rules of the options in their order, with the search if the options have it, on all puzzles. `known`: the
/// results of judged() for the puzzles. Returns none if the work was ended early.
std::optional<ReportCard> reportOf(BatchEngine& engine, const PassOptions& options,
    std::span<const StartingGrid> puzzles, std::span<const JudgedPuzzle> known, const ReportLimits& limits = {});

} // namespace convoku
