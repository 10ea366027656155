// SPDX-License-Identifier: MIT
#include "solver/sudoku/grid.h"

#include <algorithm>
#include <bit>

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
    // Batches begin millions of puzzles with this: digit by digit, 81 bits at once.
    struct Board
    {
        std::uint64_t low = 0; ///< cells 0 … 63
        std::uint64_t high = 0;
    };
    std::array<Board, kSide + 1> cellsOf; // by digit; 0: empty
    for (int i = 0; i < 64; ++i)
        cellsOf[static_cast<std::size_t>(digit(i))].low |= std::uint64_t{1} << static_cast<unsigned>(i);
    for (int i = 64; i < kCells; ++i)
        cellsOf[static_cast<std::size_t>(digit(i))].high |= std::uint64_t{1} << static_cast<unsigned>(i - 64);
    Candidates::Words words{};
    for (std::size_t d = 0; d < kSide; ++d) {
        const std::uint64_t low = cellsOf[d + 1].low | cellsOf[0].low;
        const std::uint64_t high = cellsOf[d + 1].high | cellsOf[0].high;
        const std::size_t word = d * kCells / 64;
        const unsigned shift = static_cast<unsigned>(d * kCells % 64);
        words[word] |= low << shift;
        words[word + 1] |= high << shift;
        if (shift != 0) {
            words[word + 1] |= low >> (64 - shift);
            if (word + 2 < words.size())
                words[word + 2] |= high >> (64 - shift);
        }
    }
    return Candidates::fromWords(words);
}

Grid Grid::fromDecided(const Candidates& candidates)
{
    // Batches end millions of puzzles with this: a table in place of a division for each candidate.
    struct Place
    {
        std::uint8_t cell;
        std::uint8_t digit;
    };
    static constexpr auto kPlaces = [] {
        std::array<Place, kCandidates> places{};
        for (std::size_t i = 0; i < kCandidates; ++i)
            places[i] = {static_cast<std::uint8_t>(i % kCells), static_cast<std::uint8_t>(i / kCells + 1)};
        return places;
    }();
    Grid grid;
    std::array<std::uint8_t, kCells> counts{};
    const Candidates::Words& words = candidates.words();
    for (std::size_t i = 0; i < words.size(); ++i) {
        for (std::uint64_t rest = words[i]; rest != 0; rest &= rest - 1) {
            const Place place = kPlaces[i * 64 + static_cast<std::size_t>(std::countr_zero(rest))];
            ++counts[place.cell];
            grid.m_digits[place.cell] = place.digit;
        }
    }
    for (std::size_t cell = 0; cell < kCells; ++cell)
        grid.m_digits[cell] = counts[cell] == 1 ? grid.m_digits[cell] : std::uint8_t{0};
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

std::vector<Cell> differingCells(const Grid& first, const Grid& second)
{
    std::vector<Cell> cells;
    for (int i = 0; i < kCells; ++i) {
        if (first.digit(i) != second.digit(i))
            cells.push_back(Cell::fromIndex(i));
    }
    return cells;
}

} // namespace convoku
