// SPDX-License-Identifier: MIT
#include "solver/sudoku/transform.h"

#include "solver/error.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace convoku {
namespace {

std::uint8_t indexOf(int row, int column)
{
    return static_cast<std::uint8_t>(Cell{row, column}.index());
}

/// `to`: where the contents of a cell go.
template <typename Move>
Transform moving(Move to)
{
    Transform transform;
    for (int i = 0; i < kCells; ++i) {
        const Cell cell = to(Cell::fromIndex(i));
        transform.cells[static_cast<std::size_t>(i)] = indexOf(cell.row, cell.column);
    }
    return transform;
}

} // namespace

Transform::Transform()
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
    Grid moved;
    for (int i = 0; i < kCells; ++i) {
        if (const int digit = grid.digit(i); digit != 0)
            moved.setDigit((*this)(Cell::fromIndex(i)), digits[static_cast<std::size_t>(digit - 1)] + 1);
    }
    return moved;
}

Candidates Transform::operator()(const Candidates& candidates) const
{
    Candidates moved;
    for (const std::uint16_t index : candidates.indices())
        moved.add((*this)(Candidate::fromIndex(index)));
    return moved;
}

StartingGrid Transform::operator()(const StartingGrid& start) const
{
    return {(*this)(start.givens), (*this)(start.candidates)};
}

Transform rotation(int quarterTurns)
{
    Transform transform;
    for (int turn = (quarterTurns % 4 + 4) % 4; turn > 0; --turn) {
        for (std::uint8_t& index : transform.cells) {
            const Cell cell = Cell::fromIndex(index);
            index = indexOf(cell.column, kSide - 1 - cell.row);
        }
    }
    return transform;
}

Transform mirroring(MirrorAxis axis)
{
    return moving([axis](Cell cell) -> Cell {
        constexpr int kLast = kSide - 1;
        switch (axis) {
        case MirrorAxis::Vertical:
            return {cell.row, kLast - cell.column};
        case MirrorAxis::Horizontal:
            return {kLast - cell.row, cell.column};
        case MirrorAxis::Diagonal:
            return {cell.column, cell.row};
        case MirrorAxis::Antidiagonal:
            break;
        }
        return {kLast - cell.column, kLast - cell.row};
    });
}

Transform relabelling(const std::array<int, kSide>& digits)
{
    Transform transform;
    std::array<bool, kSide> used{};
    for (std::size_t i = 0; i < kSide; ++i) {
        const int digit = digits[i] - 1;
        if (digit < 0 || digit >= kSide || std::exchange(used[static_cast<std::size_t>(digit)], true))
            throw Error("relabel", "each of the digits 1 to 9 must stand there once");
        transform.digits[i] = static_cast<std::uint8_t>(digit);
    }
    return transform;
}

Transform swappingDigits(int first, int second)
{
    std::array<int, kSide> digits{};
    std::iota(digits.begin(), digits.end(), 1);
    std::swap(digits.at(static_cast<std::size_t>(first - 1)), digits.at(static_cast<std::size_t>(second - 1)));
    return relabelling(digits);
}

Transform relabellingByAppearance(const Grid& grid)
{
    std::array<int, kSide> digits{};
    int next = 1;
    const auto give = [&](int digit) {
        if (digits[static_cast<std::size_t>(digit - 1)] == 0)
            digits[static_cast<std::size_t>(digit - 1)] = next++;
    };
    for (int i = 0; i < kCells; ++i) {
        if (grid.digit(i) != 0)
            give(grid.digit(i));
    }
    for (int digit = 1; digit <= kSide; ++digit)
        give(digit);
    return relabelling(digits);
}

Transform randomRelabelling(RandomNumbers& random)
{
    std::array<int, kSide> digits{};
    std::iota(digits.begin(), digits.end(), 1);
    random.shuffle(digits);
    return relabelling(digits);
}

std::array<int, kSide> shuffledLines(RandomNumbers& random)
{
    std::array<int, 3> threes{0, 1, 2};
    random.shuffle(threes);
    std::array<int, kSide> lines{};
    for (std::size_t three = 0; three < 3; ++three) {
        std::array<int, 3> inside{0, 1, 2};
        random.shuffle(inside);
        for (std::size_t i = 0; i < 3; ++i)
            lines[three * 3 + i] = threes[three] * 3 + inside[i];
    }
    return lines;
}

Transform randomShuffle(RandomNumbers& random)
{
    const auto rows = shuffledLines(random);
    const auto columns = shuffledLines(random);
    return moving([&](Cell cell) -> Cell {
        return {rows[static_cast<std::size_t>(cell.row)], columns[static_cast<std::size_t>(cell.column)]};
    });
}

} // namespace convoku
