// SPDX-License-Identifier: MIT
#include "solver/sudoku/grid.h"

#include <algorithm>
#include <bit>
#include <cstring>

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

namespace convoku {
namespace {

/// Eight bytes of memory as a number with the first byte lowest, and back.
std::uint64_t firstLowest(std::uint64_t eight)
{
    return std::endian::native == std::endian::big ? __builtin_bswap64(eight) : eight;
}

using Sixteen = std::uint8_t __attribute__((vector_size(16)));

/// A bit for each of sixteen bytes that are 0 or 255.
std::uint64_t maskOf(Sixteen is)
{
#if defined(__SSE2__)
    return static_cast<std::uint64_t>(_mm_movemask_epi8(reinterpret_cast<__m128i>(is)));
#else
    std::array<std::uint64_t, 2> eights;
    std::memcpy(eights.data(), &is, sizeof is);
    // Byte i's bit comes to stand at 56 + i; no two products meet.
    const auto gathered = [](std::uint64_t eight) {
        return (firstLowest(eight) & 0x0101'0101'0101'0101) * 0x0102'0408'1020'4080 >> 56;
    };
    return gathered(eights[0]) | gathered(eights[1]) << 8;
#endif
}

/// The digits of the cells, sixteen at a time; the last cell is alone.
std::array<Sixteen, kMostCells / 16> sixteens(const Grid::Digits& digits)
{
    std::array<Sixteen, kMostCells / 16> all;
    std::memcpy(all.data(), digits.data(), sizeof all);
    return all;
}

/// A bit for each cell: low those of cells 0 … 63.
struct CellBits
{
    std::uint64_t low = 0;
    std::uint64_t high = 0;
};

/// The cells that hold the digit; 0 also behind the last cell of a board.
CellBits cellsOf(const std::array<Sixteen, kMostCells / 16>& cells, std::uint8_t last, std::uint8_t digit)
{
    const auto at = [&](std::size_t i) { return maskOf(reinterpret_cast<Sixteen>(cells[i] == digit)); };
    return {at(0) | at(1) << 16 | at(2) << 32 | at(3) << 48, at(4) | static_cast<std::uint64_t>(last == digit) << 16};
}

/// Returns the cells that the board has.
CellBits allCells(Board board)
{
    const auto firstBits = [](int count) {
        return count < 64 ? (std::uint64_t{1} << static_cast<unsigned>(count)) - 1 : ~std::uint64_t{0};
    };
    return {firstBits(board.cells()), firstBits(std::max(0, board.cells() - 64))};
}

} // namespace

int Grid::givenCount() const
{
    return static_cast<int>(std::count_if(m_digits.begin(), m_digits.end(), [](std::uint8_t d) { return d != 0; }));
}

std::string Grid::toText() const
{
    std::string text(static_cast<std::size_t>(m_board.cells()), ' ');
    writeTo(text.data());
    return text;
}

void Grid::writeTo(char* place) const
{
    const Digits digits = m_digits; // which the place is no part of
    for (std::size_t i = 0; i < static_cast<std::size_t>(m_board.cells()); ++i)
        place[i] = static_cast<char>(digits[i] == 0 ? '.' : '0' + digits[i]);
}

Grid Grid::fromPacked(const Packed& packed, Board board)
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
    Grid grid(board);
    static_assert(sizeof eights >= sizeof grid.m_digits);
    std::memcpy(grid.m_digits.data(), eights.data(), sizeof grid.m_digits);
    return grid;
}

Candidates Grid::startingCandidates() const
{
    // Batches begin and end millions of puzzles with this: sixteen cells at once. A loop over the cells takes ten times
    // as long.
    const auto cells = sixteens(m_digits);
    const std::uint8_t last = m_digits.back();
    const CellBits empty = cellsOf(cells, last, 0);
    const CellBits all = allCells(m_board);
    const auto count = static_cast<std::size_t>(m_board.cells());
    Candidates::Words words{};
    for (std::size_t d = 0; d < static_cast<std::size_t>(m_board.side()); ++d) {
        const CellBits digitCells = cellsOf(cells, last, static_cast<std::uint8_t>(d + 1));
        const std::uint64_t low = (digitCells.low | empty.low) & all.low;
        const std::uint64_t high = (digitCells.high | empty.high) & all.high;
        const std::size_t word = d * count / 64;
        const unsigned shift = static_cast<unsigned>(d * count % 64);
        words[word] |= low << shift;
        words[word + 1] |= high << shift;
        if (shift != 0) {
            words[word + 1] |= low >> (64 - shift);
            if (word + 2 < words.size())
                words[word + 2] |= high >> (64 - shift);
        }
    }
    return Candidates::fromWords(words, m_board);
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
        std::array<std::array<Place, kMostCandidates>, Board::kCount> all{};
        for (const Board board : Board::all()) {
            for (int i = 0; i < board.candidates(); ++i) {
                all[board.place()][static_cast<std::size_t>(i)]
                    = {static_cast<std::uint8_t>(i % board.cells()), static_cast<std::uint8_t>(i / board.cells() + 1)};
            }
        }
        return all;
    }();
    const auto& places = kPlaces[candidates.board().place()];
    Grid grid(candidates.board());
    std::array<std::uint8_t, kMostCells> counts{};
    const Candidates::Words& words = candidates.words();
    for (std::size_t i = 0; i < words.size(); ++i) {
        for (std::uint64_t rest = words[i]; rest != 0; rest &= rest - 1) {
            const Place place = places[i * 64 + static_cast<std::size_t>(std::countr_zero(rest))];
            ++counts[place.cell];
            grid.m_digits[place.cell] = place.digit;
        }
    }
    for (std::size_t cell = 0; cell < counts.size(); ++cell)
        grid.m_digits[cell] = counts[cell] == 1 ? grid.m_digits[cell] : std::uint8_t{0};
    return grid;
}

bool Grid::isComplete() const
{
    return givenCount() == m_board.cells() && !hasClash();
}

bool Grid::agreesWith(const Grid& puzzle) const
{
    for (int i = 0; i < m_board.cells(); ++i) {
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
        std::array<std::array<std::uint32_t, kMostCells>, Board::kCount> all{};
        for (const Board board : Board::all()) {
            for (int i = 0; i < board.cells(); ++i) {
                const Cell cell = board.cell(i);
                all[board.place()][static_cast<std::size_t>(i)]
                    = 1U << cell.row | 1U << (kMostSide + cell.column) | 1U << (2 * kMostSide + cell.box());
            }
        }
        return all;
    }();
    const auto& housesOf = kHousesOf[m_board.place()];
    const CellBits empty = cellsOf(sixteens(m_digits), m_digits.back(), 0);
    std::array<std::uint32_t, kMostSide + 1> seen{};
    std::uint32_t twice = 0;
    const auto look = [&](std::uint64_t givens, std::size_t first) {
        for (; givens != 0; givens &= givens - 1) {
            const std::size_t cell = first + static_cast<std::size_t>(std::countr_zero(givens));
            std::uint32_t& houses = seen[m_digits[cell]];
            twice |= houses & housesOf[cell];
            houses |= housesOf[cell];
        }
    };
    const CellBits all = allCells(m_board);
    look(~empty.low & all.low, 0);
    look(~empty.high & all.high, 64);
    return twice != 0;
}

std::vector<Cell> differingCells(const Grid& first, const Grid& second)
{
    std::vector<Cell> cells;
    for (int i = 0; i < first.board().cells(); ++i) {
        if (first.digit(i) != second.digit(i))
            cells.push_back(first.board().cell(i));
    }
    return cells;
}

} // namespace convoku
