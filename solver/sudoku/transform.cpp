// SPDX-License-Identifier: MIT
#include "solver/sudoku/transform.h"

#include "solver/error.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace convoku {
namespace {

/// `to`: where the contents of a cell go, as a row and a column of the board that comes out.
template <typename Move>
Transform moving(Board board, Board after, Move to)
{
    Transform transform(board);
    transform.to = after;
    for (int i = 0; i < board.cells(); ++i) {
        const auto [row, column] = to(board.cell(i));
        transform.cells[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>(after.cell(row, column).index());
    }
    return transform;
}

std::vector<int> digitsOf(Board board)
{
    std::vector<int> digits(static_cast<std::size_t>(board.side()));
    std::iota(digits.begin(), digits.end(), 1);
    return digits;
}

} // namespace

Transform::Transform(Board board)
    : from(board)
    , to(board)
{
    std::iota(cells.begin(), cells.end(), std::uint8_t{0});
    std::iota(digits.begin(), digits.end(), std::uint8_t{0});
}

Candidate Transform::operator()(Candidate candidate) const
{
    return Candidate::of(digits[static_cast<std::size_t>(candidate.digit)], (*this)(candidate.cell()));
}

Grid Transform::operator()(const Grid& grid) const
{
    Grid moved(to);
    for (int i = 0; i < from.cells(); ++i) {
        if (const int digit = grid.digit(i); digit != 0)
            moved.setDigit((*this)(from.cell(i)), digits[static_cast<std::size_t>(digit - 1)] + 1);
    }
    return moved;
}

Candidates Transform::operator()(const Candidates& candidates) const
{
    Candidates moved(to);
    for (const std::uint16_t index : candidates.indices())
        moved.add((*this)(from.candidate(index)));
    return moved;
}

StartingGrid Transform::operator()(const StartingGrid& start) const
{
    return {(*this)(start.givens), (*this)(start.candidates)};
}

Transform rotation(int quarterTurns, Board board)
{
    using Place = std::pair<int, int>;
    const int last = board.side() - 1;
    switch ((quarterTurns % 4 + 4) % 4) {
    case 1:
        return moving(board, board.turned(), [last](Cell cell) { return Place(cell.column, last - cell.row); });
    case 2:
        return moving(board, board, [last](Cell cell) { return Place(last - cell.row, last - cell.column); });
    case 3:
        return moving(board, board.turned(), [last](Cell cell) { return Place(last - cell.column, cell.row); });
    default:
        return Transform(board);
    }
}

Transform mirroring(MirrorAxis axis, Board board)
{
    const bool turns = axis == MirrorAxis::Diagonal || axis == MirrorAxis::Antidiagonal;
    return moving(board, turns ? board.turned() : board, [axis, last = board.side() - 1](Cell cell) {
        switch (axis) {
        case MirrorAxis::Vertical:
            return std::pair(cell.row, last - cell.column);
        case MirrorAxis::Horizontal:
            return std::pair(last - cell.row, cell.column);
        case MirrorAxis::Diagonal:
            return std::pair(cell.column, cell.row);
        case MirrorAxis::Antidiagonal:
            break;
        }
        return std::pair(last - cell.column, last - cell.row);
    });
}

Transform relabelling(const std::vector<int>& digits, Board board)
{
    if (!std::ranges::is_permutation(digits, digitsOf(board)))
        throw Error("relabel", "each of the digits 1 to " + std::to_string(board.side()) + " must stand there once");
    Transform transform(board);
    std::ranges::transform(
        digits, transform.digits.begin(), [](int digit) { return static_cast<std::uint8_t>(digit - 1); });
    return transform;
}

Transform swappingDigits(int first, int second, Board board)
{
    std::vector<int> digits = digitsOf(board);
    std::swap(digits.at(static_cast<std::size_t>(first - 1)), digits.at(static_cast<std::size_t>(second - 1)));
    return relabelling(digits, board);
}

Transform relabellingByAppearance(const Grid& grid)
{
    std::vector<int> digits(static_cast<std::size_t>(grid.board().side()), 0);
    int next = 1;
    const auto give = [&](int digit) {
        if (digits[static_cast<std::size_t>(digit - 1)] == 0)
            digits[static_cast<std::size_t>(digit - 1)] = next++;
    };
    for (int i = 0; i < grid.board().cells(); ++i) {
        if (grid.digit(i) != 0)
            give(grid.digit(i));
    }
    for (const int digit : digitsOf(grid.board()))
        give(digit);
    return relabelling(digits, grid.board());
}

Transform randomRelabelling(RandomNumbers& random, Board board)
{
    std::vector<int> digits = digitsOf(board);
    random.shuffle(digits);
    return relabelling(digits, board);
}

std::vector<int> shuffledLines(RandomNumbers& random, int groups, int linesOfGroup)
{
    const auto shuffled = [&random](int count) {
        std::vector<int> all(static_cast<std::size_t>(count));
        std::iota(all.begin(), all.end(), 0);
        random.shuffle(all);
        return all;
    };
    std::vector<int> lines;
    for (const int group : shuffled(groups)) {
        for (const int line : shuffled(linesOfGroup))
            lines.push_back(group * linesOfGroup + line);
    }
    return lines;
}

Transform randomShuffle(RandomNumbers& random, Board board)
{
    const auto rows = shuffledLines(random, board.boxColumns(), board.boxRows());
    const auto columns = shuffledLines(random, board.boxRows(), board.boxColumns());
    return moving(board, board, [&](Cell cell) {
        return std::pair(rows[static_cast<std::size_t>(cell.row)], columns[static_cast<std::size_t>(cell.column)]);
    });
}

} // namespace convoku
