// SPDX-License-Identifier: MIT
#pragma once

#include "solver/sudoku/random_numbers.h"
#include "solver/sudoku/starting_grid.h"

#include <array>
#include <cstdint>
#include <vector>

namespace convoku {

/// A change of a puzzle that keeps it the same puzzle: cells move, so that every house stays a house, and digits get
/// other names. Solutions move with it.
struct Transform
{
    std::array<std::uint8_t, kMostCells> cells{}; ///< by cell index: the index of the cell that its contents move to
    std::array<std::uint8_t, kMostSide> digits{}; ///< by digit, from 0: the digit that takes its place, from 0
    Board from; ///< the board of what is changed
    Board to; ///< the board afterwards: another one where boxes that are not square are turned

    /// Leaves everything on the board as it is.
    explicit Transform(Board board = {});

    Cell operator()(Cell cell) const { return to.cell(cells[static_cast<std::size_t>(cell.index())]); }
    Candidate operator()(Candidate candidate) const;
    Grid operator()(const Grid& grid) const;
    Candidates operator()(const Candidates& candidates) const;
    StartingGrid operator()(const StartingGrid& start) const;

    friend bool operator==(const Transform&, const Transform&) = default;
};

/// To the right; any number of quarter turns, also negative ones.
Transform rotation(int quarterTurns, Board board = {});

/// The line that a mirror stands on.
enum class MirrorAxis {
    Vertical, ///< left and right change places
    Horizontal, ///< top and bottom change places
    Diagonal, ///< from the top left corner: rows become columns
    Antidiagonal, ///< from the top right corner
};
Transform mirroring(MirrorAxis axis, Board board = {});

/// digits: which digit takes the place of 1, 2, …, from 1; each of the board's once. Throws Error for anything else.
Transform relabelling(const std::vector<int>& digits, Board board = {});
/// Two digits, from 1, change places.
Transform swappingDigits(int first, int second, Board board = {});
/// Digits get the numbers in which they first appear, read row by row; those that don't follow in their order.
Transform relabellingByAppearance(const Grid& grid);

Transform randomRelabelling(RandomNumbers& random, Board board = {});
/// Rows inside bands, columns inside stacks, bands and stacks change places at random.
Transform randomShuffle(RandomNumbers& random, Board board = {});
/// 0, 1, 2, … in an order in which those that stood together in groups still do: rows by bands, columns by stacks.
std::vector<int> shuffledLines(RandomNumbers& random, int groups, int linesOfGroup);

} // namespace convoku
