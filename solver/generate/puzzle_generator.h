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

/// No puzzle on the board with fewer givens has one solution (9×9: McGuire and others, 2012), or none is known (8×8).
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
/// One grid in thousands leads to a puzzle with so few, and of each fewer one in a hundred times as many. Small boards
/// have none that are so rare: 0.
constexpr int rareGivens(Board board)
{
    constexpr std::array<int, Board::kCount> kRare{0, 0, 0, 16, 16, 20};
    return kRare[board.place()];
}

/// The requirements for generated puzzles.
struct PuzzleWishes
{
    static constexpr int kAny = std::numeric_limits<int>::max();

    Board board; ///< the model's too
    Range givens = usualGivens(Board());
    Symmetry symmetry = Symmetry::None;
    std::vector<Cell> pattern; ///< the cells of all givens; empty: anywhere. Then `givens` must be their number
    bool minimal = false; ///< without any one of its givens it has several solutions
    // Requirements for how the network solves the puzzle
    ModelPtr model = articleModel();
    RuleSet rules = classicRules(); ///< of the model, with these; the search is on, where the model has one
    RuleSet fires; ///< each of them removes something
    Range depth{0, kMostCells}; ///< the most guesses that stand at once; {0, 0}: solved without a guess
    Range passes{1, kAny};

    /// Returns the default wishes for the board. On a board other than 9×9, the model is judgeFor(board).
    static PuzzleWishes on(Board board);
    friend bool operator==(const PuzzleWishes&, const PuzzleWishes&) = default;
};

/// Throws Error, naming the wish, where no puzzle can be like that.
void requireWishes(const PuzzleWishes& wishes);

struct GeneratedPuzzle
{
    Grid givens;
    Grid solution; ///< the only one
    SolveOutcome solved; ///< by PuzzleWishes::rules, with the counts of rules
    std::uint64_t attempt = 0; ///< the how manieth grid it was made from, counted from 1
};

/// Counts how the generated puzzles meet each requirement, so that it is visible which one prevents results. A puzzle
/// without the required number of givens is not examined further; any other counts for each requirement that it fails.
struct WishTally
{
    /// The range over all puzzles examined for a requirement, and the number that failed it; empty (low above high):
    /// none was examined
    struct Seen
    {
        Range numbers{PuzzleWishes::kAny, 0};
        std::uint64_t failed = 0;
        friend bool operator==(const Seen&, const Seen&) = default;
    };

    std::uint64_t grids = 0; ///< tried
    Seen givens;
    std::uint64_t notMinimal = 0;
    std::uint64_t notSolved = 0; ///< by a network that did not come with the program; those that did solve all
    Seen depth;
    Seen passes;
    std::vector<std::uint64_t> notFired; ///< by place in PuzzleWishes::fires
    friend bool operator==(const WishTally&, const WishTally&) = default;
};

/// Makes puzzles with one solution: the network completes a random start, digits are taken out while it finds no second
/// solution, and what it then needs to solve the puzzle is compared with the wishes. The same seed and wishes give the
/// same puzzles in the same order, with any engine on any machine.
class PuzzleGenerator
{
public:
    /// The division of the work; it changes no result.
    struct Work
    {
        static constexpr int kMostOfItself = 256; ///< grids at once that nobody asked for

        /// Grids worked on at once: fewer give the first puzzle sooner, more give all sooner. Where none is as wished
        /// there are more the next time.
        int sideBySide = kMostOfItself;
        int threads = 1; ///< what the engine may use

        /// For somebody who waits for that many puzzles.
        static Work forCount(int count, int threads = 1);
    };

    /// The engine must outlive the generator. Throws Error as requireWishes does.
    PuzzleGenerator(BatchEngine& engine, std::uint64_t seed, PuzzleWishes wishes, Work work);

    /// The next puzzle. Some wishes are rarely met, and some never: `goOn` (may be empty) is asked all the time; false
    /// gives none, and a later call goes on from there.
    /// No grid above number `last` is tried; where they are used up there is none either.
    std::optional<GeneratedPuzzle> next(const std::function<bool()>& goOn, std::uint64_t last = kNoLast);
    static constexpr std::uint64_t kNoLast = std::numeric_limits<std::uint64_t>::max();

    /// Grids that were tried so far, also those whose puzzles are not like the wishes.
    std::uint64_t attempts() const { return m_tally.grids; }
    const WishTally& tally() const { return m_tally; }

private:
    struct Attempt;

    bool fill(const std::function<bool()>& goOn, std::uint64_t last);
    bool complete(std::vector<Attempt>& attempts, const std::function<bool()>& goOn);
    /// Other grids in the place of those that begin with one box, where lines can't be exchanged.
    bool varied(std::vector<Attempt>& attempts, std::vector<SolveOutcome>& outcomes, const std::function<bool()>& goOn);
    bool dig(std::vector<Attempt>& attempts, WishTally& tally, const std::function<bool()>& goOn);
    bool dropReducible(std::vector<Attempt>& attempts, WishTally& tally, const std::function<bool()>& goOn);
    /// Returns true if the puzzle with that solution, solved with this outcome, meets the requirements; counts it in
    /// `tally`.
    bool fulfils(const SolveOutcome& outcome, const Grid& solution, WishTally& tally) const;
    enum class Asked {
        AnySolution,
        WhetherUnique,
        WhatFires, ///< with the network and the rules of the wishes; the others take those of the program
    };
    /// Solves all grids; false if goOn said so.
    bool solve(const std::vector<Grid>& grids, Asked asked, std::vector<SolveOutcome>& outcomes,
        const std::function<bool()>& goOn);

    BatchEngine& m_engine;
    std::uint64_t m_seed;
    PuzzleWishes m_wishes;
    Work m_work;
    std::vector<std::vector<Cell>> m_orbits;
    bool m_ownHouses; ///< the board has houses that are neither row, column nor box
    WishTally m_tally;
    std::deque<GeneratedPuzzle> m_ready; ///< made, but not asked for
};

} // namespace convoku
