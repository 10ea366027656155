// SPDX-License-Identifier: MIT
#pragma once

#include "solver/run/batch_engine.h"
#include "solver/run/report_card.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>

namespace convoku {

/// A puzzle and the solution that answers are compared with: one of them if the puzzle has several.
struct LabelledPuzzle
{
    StartingGrid start;
    Grid solution;
};

/// Returns true if the grid is complete and has all givens.
bool isLabelOf(const Grid& givens, const std::optional<Grid>& solution);

/// Counts correct cells and puzzles and computes the three accuracies of published reports.
class Accuracy
{
public:
    /// Adds a puzzle. `answer` has 0 in cells without a digit. A wrong digit in the cell of a given counts as wrong.
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

/// Results of a network on a set of puzzles.
struct Evaluated
{
    /// After one pass: the digit with the highest score in each cell, including the givens. Empty for networks
    /// without scores: see scoresOf().
    Accuracy oneShot;
    /// At the end of a run without search, which continues until nothing changes, even after a contradiction. A network
    /// that fills one cell per pass has filled the grid by then; reports call this "one at a time". Open cells count as
    /// wrong.
    Accuracy atTheEnd;
};

/// Results by number of givens, and for all puzzles.
struct Evaluation
{
    std::array<Evaluated, kCells + 1> byGivens;
    Evaluated all;
};

/// Runs the network on the puzzles and adds the results. `options` must have no search. Returns false if `limits.goOn`
/// stopped it; some puzzles are then counted. Throws NetworkFault if the network fails, and Error for options with a
/// search.
bool evaluate(Evaluation& evaluation, BatchEngine& engine, const PassOptions& options,
    std::span<const LabelledPuzzle> puzzles, const ReportLimits& limits = {});

} // namespace convoku
