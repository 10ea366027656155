// SPDX-License-Identifier: MIT
#pragma once

#include "solver/run/batch_engine.h"
#include "solver/run/report_card.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>

namespace convoku {

/// A puzzle and the grid that counts as right. A puzzle with several solutions has one of them here.
struct LabelledPuzzle
{
    StartingGrid start;
    Grid solution;
};

/// Returns true if the grid is complete and has all givens.
bool isLabelOf(const Grid& givens, const std::optional<Grid>& solution);

/// How much of some puzzles a network got right, in three measures that reports on trained networks use.
class Accuracy
{
public:
    /// Takes in a puzzle. `answer`: 0 where the network has no digit; a wrong digit in a given counts as wrong.
    void add(const Grid& givens, const Grid& answer, const Grid& solution);

    std::uint64_t puzzles() const { return m_puzzles; }
    std::uint64_t openCells() const { return m_openCells; }

    /// Each is a share, 0 … 1.
    struct Measure
    {
        double share = 0;
        ShareInterval interval; ///< of 95 %
    };
    /// Accuracy1: cells that are right, of all 81. Cells of a puzzle depend on each other, so the interval is that of a
    /// ratio of sums over puzzles (Cochran, Sampling Techniques, 1977, 6.3); where all or none are right, Wilson's of
    /// the puzzles.
    Measure allCells() const;
    /// Accuracy2: the same of cells that are no givens. None where there are none.
    Measure openOnes() const;
    /// Accuracy3: puzzles in which all cells are right, with Wilson's interval.
    Measure wholePuzzles() const;

private:
    /// Sums over puzzles, of cells that are right and of cells that count.
    struct Sums
    {
        double right = 0;
        double all = 0;
        double rightSquared = 0;
        double allSquared = 0;
        double product = 0;

        void add(double rightCells, double allCells);
        Measure ratio(std::uint64_t puzzles) const;
    };

    std::uint64_t m_puzzles = 0;
    std::uint64_t m_whole = 0;
    std::uint64_t m_openCells = 0;
    Sums m_cells;
    Sums m_open;
};

/// What a network made of puzzles.
struct Evaluated
{
    /// The digit that it finds likeliest in each cell, after one pass, givens included. Empty for networks that do not
    /// rate digits: see scoresOf().
    Accuracy oneShot;
    /// What stood at the end of a run without search, which goes on until nothing changes, also past a contradiction. A
    /// network that fills one cell in each pass has filled all of them then: reports call this "one at a time". Cells
    /// that are still open are not right.
    Accuracy atTheEnd;
};

/// The same by number of givens, and of all puzzles.
struct Evaluation
{
    std::array<Evaluated, kCells + 1> byGivens;
    Evaluated all;
};

/// Adds what the network made of these puzzles. `options`: without search. Returns false where `limits.goOn` ended it;
/// then some of them are counted. Throws NetworkFault where the network fails, and Error for options with a search.
bool evaluate(Evaluation& evaluation, BatchEngine& engine, const PassOptions& options,
    std::span<const LabelledPuzzle> puzzles, const ReportLimits& limits = {});

} // namespace convoku
