// SPDX-License-Identifier: MIT
#pragma once

#include "solver/generate/symmetry.h"
#include "solver/run/batch_engine.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <deque>
#include <functional>
#include <limits>
#include <optional>
#include <vector>

namespace convoku {

/// Returns the smallest possible number of givens of a puzzle with one solution on the board (9×9: McGuire and others,
/// 2012), or the smallest known one (8×8).
constexpr int fewestGivens(Board board)
{
    constexpr std::array<int, Board::kCount> kFewest{4, 8, 8, 14, 14, 17};
    return kFewest[board.place()];
}
constexpr Range anyGivens(Board board)
{
    return {fewestGivens(board), board.cells()};
}
/// Returns the usual range of givens: 22 to 32 as in published 9×9 puzzles, in proportion on other boards.
constexpr Range usualGivens(Board board)
{
    constexpr Range kOfLargest{22, 32};
    return {std::max(fewestGivens(board), kOfLargest.low * board.cells() / kMostCells),
        kOfLargest.high * board.cells() / kMostCells};
}
/// Returns the number of givens from which downwards puzzles are rare: only one grid in thousands leads to a puzzle
/// with so few givens. Each given fewer makes them about a hundred times rarer. 0 on small boards, which have no such
/// rare puzzles.
constexpr int rareGivens(Board board)
{
    constexpr std::array<int, Board::kCount> kRare{0, 0, 0, 16, 16, 20};
    return kRare[board.place()];
}

/// The requirements for generated puzzles.
struct PuzzleRequest
{
    static constexpr int kAny = std::numeric_limits<int>::max();

    Board board; ///< board of the puzzles and of the model
    Range givens = usualGivens(Board());
    Symmetry symmetry = Symmetry::None;
    std::vector<Cell> pattern; ///< cells of all givens; `givens` must be their number; empty: any cells
    bool minimal = false; ///< true: without any one of the givens, the puzzle has several solutions
    // Requirements for how the network solves the puzzle
    ModelPtr model = articleModel();
    RuleSet rules = classicRules(); ///< rules of the model to use; the search is on if the model has one
    RuleSet fires; ///< rules that must each remove something
    Range depth{0, kMostCells}; ///< largest number of active guesses; {0, 0}: solved without a guess
    Range passes{1, kAny};

    /// Returns the default request for the board. On a board other than 9×9, the model is judgeFor(board).
    static PuzzleRequest on(Board board);
    friend bool operator==(const PuzzleRequest&, const PuzzleRequest&) = default;
};

/// Throws Error with the name of the requirement if no puzzle can meet it.
void requireValidRequest(const PuzzleRequest& request);

struct GeneratedPuzzle
{
    Grid givens;
    Grid solution; ///< unique solution
    SolveOutcome solved; ///< outcome with PuzzleRequest::rules, including counts per rule
    std::uint64_t attempt = 0; ///< number of the grid from which the puzzle was made, from 1
};

/// Counts how the generated puzzles meet each requirement, so that it is visible which one prevents results. A puzzle
/// without the required number of givens is not examined further; any other counts for each requirement that it fails.
struct RequestTally
{
    /// The range of a number over all puzzles examined for a requirement, and the count of failed puzzles. An empty
    /// range (low above high) means that no puzzle was examined.
    struct Seen
    {
        Range numbers{PuzzleRequest::kAny, 0};
        std::uint64_t failed = 0;
        friend bool operator==(const Seen&, const Seen&) = default;
    };

    std::uint64_t grids = 0; ///< number of grids tried
    Seen givens;
    std::uint64_t notMinimal = 0;
    std::uint64_t notSolved = 0; ///< puzzles not solved by a custom network; the included networks solve all
    Seen depth;
    Seen passes;
    std::vector<std::uint64_t> notFired; ///< by index in PuzzleRequest::fires
    friend bool operator==(const RequestTally&, const RequestTally&) = default;
};

/// Generates puzzles with one solution. The network completes a random start; digits are removed as long as it finds no
/// second solution. Then the way in which it solves the puzzle is compared with the requirements. The same seed and
/// requirements give the same puzzles in the same order, with any engine on any machine.
class PuzzleGenerator
{
public:
    /// The division of the work; it does not change the result.
    struct Work
    {
        static constexpr int kMostOfItself = 256; ///< limit of the automatic increase of sideBySide

        /// Number of grids processed at once: a small number gives the first puzzle sooner, a large one gives all
        /// puzzles sooner. If none of them meets the requirements, the number is increased for the next try.
        int sideBySide = kMostOfItself;
        int threads = 1; ///< number of threads that the engine may use

        /// Returns a division of the work that suits a request for that many puzzles.
        static Work forCount(int count, int threads = 1);
    };

    /// Makes a generator; `engine` must outlive it. Throws Error like requireValidRequest().
    PuzzleGenerator(BatchEngine& engine, std::uint64_t seed, PuzzleRequest request, Work work);

    /// Returns the next puzzle. Some requirements are rarely met, and some never: `keepRunning` (may be empty) is
    /// polled often; if it returns false, the result is none, and a later call continues from there. Grids above number
    /// `last` are not tried; after that the result is none, too.
    std::optional<GeneratedPuzzle> next(const std::function<bool()>& keepRunning, std::uint64_t last = kNoLast);
    static constexpr std::uint64_t kNoLast = std::numeric_limits<std::uint64_t>::max();

    /// Returns the number of grids tried so far, including those whose puzzles fail the requirements.
    std::uint64_t attempts() const { return m_tally.grids; }
    const RequestTally& tally() const { return m_tally; }

private:
    struct Attempt;

    bool fill(const std::function<bool()>& keepRunning, std::uint64_t last);
    bool complete(std::vector<Attempt>& attempts, const std::function<bool()>& keepRunning);
    /// Replaces grids that begin with the same box by different ones, for boards on which lines cannot be exchanged.
    bool varied(
        std::vector<Attempt>& attempts, std::vector<SolveOutcome>& outcomes, const std::function<bool()>& keepRunning);
    bool dig(std::vector<Attempt>& attempts, RequestTally& tally, const std::function<bool()>& keepRunning);
    bool dropReducible(std::vector<Attempt>& attempts, RequestTally& tally, const std::function<bool()>& keepRunning);
    /// Returns true if the puzzle with that solution, solved with this outcome, meets the requirements; counts it in
    /// `tally`.
    bool fulfils(const SolveOutcome& outcome, const Grid& solution, RequestTally& tally) const;
    enum class Asked {
        AnySolution,
        WhetherUnique,
        WhatFires, ///< with the network and rules of the requirements; the others use the program's own
    };
    /// Solves all grids. Returns false if `keepRunning` returned false.
    bool solve(const std::vector<Grid>& grids, Asked asked, std::vector<SolveOutcome>& outcomes,
        const std::function<bool()>& keepRunning);

    BatchEngine& m_engine;
    std::uint64_t m_seed;
    PuzzleRequest m_request;
    Work m_work;
    std::vector<std::vector<Cell>> m_orbits;
    bool m_ownHouses; ///< the board has houses that are neither row, column nor box
    RequestTally m_tally;
    std::deque<GeneratedPuzzle> m_ready; ///< puzzles made but not yet returned
};

} // namespace convoku
