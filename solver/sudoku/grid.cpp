// SPDX-License-Identifier: MIT
#include "solver/sudoku/grid.h"

#include <algorithm>
#include <bit>
#include <cstring>

namespace convoku {
namespace {

/// Eight bytes of memory as a number with the first byte lowest, and back.
std::uint64_t firstLowest(std::uint64_t eight)
{
    return std::endian::native == std::endian::big ? __builtin_bswap64(eight) : eight;
}

/// That bit of each of eight bytes: eight bits.
std::uint64_t gathered(std::uint64_t eight, std::size_t bit)
{
    // Byte i's bit comes to stand at 56 + i; no two products meet.
    return (eight >> bit & 0x0101'0101'0101'0101) * 0x0102'0408'1020'4080 >> 56;
}

} // namespace

int Grid::givenCount() const
{
    return static_cast<int>(std::count_if(m_digits.begin(), m_digits.end(), [](std::uint8_t d) { return d != 0; }));
}

std::string Grid::toText() const
{
    std::string text(kCells, ' ');
    writeTo(text.data());
    return text;
}

void Grid::writeTo(char* place) const
{
    const Digits digits = m_digits; // which the place is no part of
    for (std::size_t i = 0; i < digits.size(); ++i)
        place[i] = static_cast<char>(digits[i] == 0 ? '.' : '0' + digits[i]);
}

Grid Grid::fromPacked(const Packed& packed)
{
    // Batches end millions of puzzles with this: eight cells at once.
    const auto spread = [](std::uint64_t cells) {
        cells = (cells | cells << 16) & 0x0000'FFFF'0000'FFFF;
        cells = (cells | cells << 8) & 0x00FF'00FF'00FF'00FF;
        return (cells | cells << 4) & 0x0F0F'0F0F'0F0F'0F0F;
    };
    std::array<std::uint64_t, 2 * std::tuple_size_v<Packed>> eights;
    for (std::size_t i = 0; i < packed.size(); ++i) {
        eights[2 * i] = firstLowest(spread(packed[i] & 0xFFFF'FFFF));
        eights[2 * i + 1] = firstLowest(spread(packed[i] >> 32));
    }
    Grid grid;
    static_assert(sizeof eights >= sizeof grid.m_digits);
    std::memcpy(grid.m_digits.data(), eights.data(), sizeof grid.m_digits);
    return grid;
}

Candidates Grid::startingCandidates() const
{
    // Batches begin and end millions of puzzles with this: the four bits of the digits as four boards of 81 bits, eight
    // cells at once, and from these the board of each digit. A loop over the cells takes six times as long.
    struct Board
    {
        std::uint64_t low = 0; ///< cells 0 … 63
        std::uint64_t high = 0;
    };
    std::array<Board, 4> bits;
    std::array<std::uint64_t, kCells / 8 + 1> eights{};
    std::memcpy(eights.data(), m_digits.data(), sizeof m_digits);
    for (std::size_t i = 0; i < 8; ++i) {
        const std::uint64_t eight = firstLowest(eights[i]);
        for (std::size_t bit = 0; bit < 4; ++bit)
            bits[bit].low |= gathered(eight, bit) << (8 * i);
    }
    for (std::size_t i = 0; i < eights.size() - 8; ++i) {
        const std::uint64_t eight = firstLowest(eights[8 + i]);
        for (std::size_t bit = 0; bit < 4; ++bit)
            bits[bit].high |= gathered(eight, bit) << (8 * i);
    }
    const auto cellsOf = [&](unsigned digit, std::uint64_t Board::*half) {
        std::uint64_t all = ~std::uint64_t{0};
        for (std::size_t bit = 0; bit < 4; ++bit)
            all &= (digit >> bit & 1U) != 0 ? bits[bit].*half : ~(bits[bit].*half);
        return all;
    };
    constexpr std::uint64_t kHigh = (std::uint64_t{1} << (kCells - 64)) - 1;
    const std::uint64_t emptyLow = cellsOf(0, &Board::low);
    const std::uint64_t emptyHigh = cellsOf(0, &Board::high);
    Candidates::Words words{};
    for (std::size_t d = 0; d < kSide; ++d) {
        const std::uint64_t low = cellsOf(static_cast<unsigned>(d) + 1, &Board::low) | emptyLow;
        const std::uint64_t high = (cellsOf(static_cast<unsigned>(d) + 1, &Board::high) | emptyHigh) & kHigh;
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
    return givenCount() == kCells && !hasClash();
}

bool Grid::agreesWith(const Grid& puzzle) const
{
    for (int i = 0; i < kCells; ++i) {
        if (puzzle.digit(i) != 0 && puzzle.digit(i) != digit(i))
            return false;
    }
    return true;
}

bool Grid::hasClash() const
{
    // Files of millions of puzzles are asked this: only the givens, each with its row, column and box as three bits of
    // a number that is kept for its digit.
    static constexpr auto kHousesOf = [] {
        std::array<std::uint32_t, kCells> houses{};
        for (int i = 0; i < kCells; ++i) {
            const Cell cell = Cell::fromIndex(i);
            houses[static_cast<std::size_t>(i)] = 1U << cell.row | 1U << (9 + cell.column) | 1U << (18 + cell.box());
        }
        return houses;
    }();
    std::array<std::uint64_t, kCells / 8 + 1> eights{};
    std::memcpy(eights.data(), m_digits.data(), sizeof m_digits);
    std::array<std::uint32_t, kSide + 1> seen{};
    std::uint32_t twice = 0;
    for (std::size_t part = 0; part * 8 < eights.size(); ++part) {
        std::uint64_t givens = 0;
        for (std::size_t i = 0; i < 8 && part * 8 + i < eights.size(); ++i) {
            // Added to 127, a given sets the highest bit of its byte.
            const std::uint64_t ones = (firstLowest(eights[part * 8 + i]) + 0x7F7F'7F7F'7F7F'7F7F) >> 7;
            givens |= gathered(ones, 0) << (8 * i);
        }
        for (; givens != 0; givens &= givens - 1) {
            const std::size_t cell = 64 * part + static_cast<std::size_t>(std::countr_zero(givens));
            std::uint32_t& houses = seen[m_digits[cell]];
            twice |= houses & kHousesOf[cell];
            houses |= kHousesOf[cell];
        }
    }
    return twice != 0;
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
