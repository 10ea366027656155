// SPDX-License-Identifier: MIT
#pragma once

#include "solver/sudoku/random_numbers.h"
#include "solver/sudoku/starting_grid.h"

#include <array>
#include <cstdint>
#include <vector>

namespace convoku {

/// A change of a puzzle that keeps it the same puzzle: cells move, so that every house stays a house, and digits are
/// renamed. Solutions change in the same way.
struct Transform
{
    std::array<std::uint8_t, kMostCells> cells{}; ///< by cell index: the index of the cell that its contents move to
    std::array<std::uint8_t, kMostSide> digits{}; ///< by digit, from 0: the digit that replaces it, from 0
    Board from; ///< the board before the change
    Board to; ///< the board after the change; differs from `from` if boxes that are not square are turned

    /// Makes a transform that changes nothing.
    explicit Transform(Board board = {});

    Cell operator()(Cell cell) const { return to.cell(cells[static_cast<std::size_t>(cell.index())]); }
    Candidate operator()(Candidate candidate) const;
    Grid operator()(const Grid& grid) const;
    Candidates operator()(const Candidates& candidates) const;
    StartingGrid operator()(const StartingGrid& start) const;

    friend bool operator==(const Transform&, const Transform&) = default;
};

/// Returns a rotation to the right by any number of quarter turns; negative: to the left.
Transform rotation(int quarterTurns, Board board = {});

/// The axis of a mirroring.
enum class MirrorAxis {
    Vertical, ///< exchanges left and right
    Horizontal, ///< exchanges top and bottom
    Diagonal, ///< from the top left corner: rows become columns
    Antidiagonal, ///< from the top right corner
};
Transform mirroring(MirrorAxis axis, Board board = {});

/// Returns a renaming of the digits. `digits`: the digits that replace 1, 2, …, each digit of the board once. Throws
/// Error for any other list.
Transform relabelling(const std::vector<int>& digits, Board board = {});
/// Returns a transform that exchanges two digits, from 1.
Transform swappingDigits(int first, int second, Board board = {});
/// Returns a renaming that numbers the digits in the order in which they first appear, read row by row; then follow the
/// digits that do not appear, in ascending order.
Transform relabellingByAppearance(const Grid& grid);

Transform randomRelabelling(RandomNumbers& random, Board board = {});
/// Returns a random shuffle of the rows inside bands, the columns inside stacks, the bands, and the stacks.
Transform randomShuffle(RandomNumbers& random, Board board = {});
/// Returns 0 … groups · linesOfGroup − 1 in a random order that keeps the lines of each group together: rows of a band,
/// columns of a stack.
std::vector<int> shuffledLines(RandomNumbers& random, int groups, int linesOfGroup);

} // namespace convoku
