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

    /// A share, 0 … 1.
    struct Measure
    {
        double share = 0;
        ShareInterval interval; ///< confidence interval of 95 %
    };
    /// Returns the share of correct cells out of all 81. The cells of a puzzle are not independent, so the interval is
    /// that of a ratio of sums over puzzles (Cochran, Sampling Techniques, 1977, 6.3). If all or none are correct, it
    /// is Wilson's interval for the number of puzzles.
    Measure accuracy1() const;
    /// Returns the share of correct cells out of the open cells; 0 if there are no open cells.
    Measure accuracy2() const;
    /// Returns the share of puzzles in which every cell is correct, with Wilson's interval.
    Measure accuracy3() const;

private:
    /// Sums over puzzles of correct cells and of counted cells.
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
    std::array<Evaluated, kMostCells + 1> byGivens;
    Evaluated all;
};

/// Runs the network on the puzzles and adds the results. `options` must have no search. Returns false if
/// `limits.keepRunning` stopped it; some puzzles are then counted. Throws NetworkFault if the network fails, and Error
/// for options with a search.
bool evaluate(Evaluation& evaluation, BatchEngine& engine, const PassOptions& options,
    std::span<const LabelledPuzzle> puzzles, const ReportLimits& limits = {});

} // namespace convoku
