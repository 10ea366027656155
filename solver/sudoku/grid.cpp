// SPDX-License-Identifier: MIT
#include "solver/sudoku/grid.h"

#include <algorithm>

namespace convoku {

int Grid::givenCount() const
{
    return static_cast<int>(std::count_if(m_digits.begin(), m_digits.end(), [](std::uint8_t d) { return d != 0; }));
}

std::string Grid::toText() const
{
    std::string text;
    text.reserve(kCells);
    for (const std::uint8_t digit : m_digits)
        text.push_back(digit == 0 ? '.' : static_cast<char>('0' + digit));
    return text;
}

Candidates Grid::startingCandidates() const
{
    Candidates candidates;
    for (int i = 0; i < kCells; ++i) {
        const Cell cell = Cell::fromIndex(i);
        for (int digit = 0; digit < kSide; ++digit) {
            if (!isGiven(cell) || this->digit(cell) == digit + 1)
                candidates.add(Candidate::of(digit, cell));
        }
    }
    return candidates;
}

Grid Grid::fromDecided(const Candidates& candidates)
{
    Grid grid;
    for (int i = 0; i < kCells; ++i) {
        const Cell cell = Cell::fromIndex(i);
        grid.setDigit(cell, candidates.soleDigit(cell) + 1);
    }
    return grid;
}

bool Grid::isComplete() const
{
    return givenCount() == kCells && !firstClash();
}

bool Grid::agreesWith(const Grid& puzzle) const
{
    for (int i = 0; i < kCells; ++i) {
        if (puzzle.digit(i) != 0 && puzzle.digit(i) != digit(i))
            return false;
    }
    return true;
}

std::optional<Grid::Clash> Grid::firstClash() const
{
    for (const House house : allHouses()) {
        std::array<int, kSide + 1> seenAt;
        seenAt.fill(-1);
        for (const Cell cell : house.cells()) {
            const int value = digit(cell);
            if (value == 0)
                continue;
            int& seen = seenAt[static_cast<std::size_t>(value)];
            if (seen >= 0)
                return Clash{house, Cell::fromIndex(seen), cell, value};
            seen = cell.index();
        }
    }
    return std::nullopt;
}

} // namespace convoku
