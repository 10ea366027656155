// SPDX-License-Identifier: MIT
#include "solver/sudoku/candidates.h"

#include <bit>

namespace convoku {

Candidates Candidates::all(Board board)
{
    Words words;
    words.fill(~std::uint64_t{0});
    return fromWords(words, board);
}

Candidates Candidates::fromWords(const Words& words, Board board)
{
    Candidates result(board);
    const auto count = static_cast<std::size_t>(board.candidates());
    for (std::size_t i = 0; i * 64 < count; ++i) {
        const std::size_t bits = count - i * 64;
        result.m_words[i] = bits < 64 ? words[i] & ((std::uint64_t{1} << bits) - 1) : words[i];
    }
    return result;
}

int Candidates::count() const
{
    int count = 0;
    for (const std::uint64_t word : m_words)
        count += std::popcount(word);
    return count;
}

int Candidates::countIn(Cell cell) const
{
    return std::popcount(digitsOf(cell));
}

std::uint16_t Candidates::digitsOf(Cell cell) const
{
    unsigned digits = 0;
    for (int digit = 0; digit < m_board.side(); ++digit) {
        if (has(Candidate::of(digit, cell)))
            digits |= 1U << digit;
    }
    return static_cast<std::uint16_t>(digits);
}

int Candidates::soleDigit(Cell cell) const
{
    const unsigned digits = digitsOf(cell);
    return std::has_single_bit(digits) ? std::countr_zero(digits) : -1;
}

int Candidates::decidedCells() const
{
    int decided = 0;
    for (int i = 0; i < m_board.cells(); ++i)
        decided += countIn(m_board.cell(i)) == 1 ? 1 : 0;
    return decided;
}

std::vector<std::uint16_t> Candidates::indices() const
{
    std::vector<std::uint16_t> result;
    result.reserve(static_cast<std::size_t>(count()));
    for (std::size_t i = 0; i < m_words.size(); ++i) {
        for (std::uint64_t rest = m_words[i]; rest != 0; rest &= rest - 1)
            result.push_back(static_cast<std::uint16_t>(i * 64 + static_cast<std::size_t>(std::countr_zero(rest))));
    }
    return result;
}

Candidates Candidates::without(const Candidates& other) const
{
    Candidates result(m_board);
    for (std::size_t i = 0; i < m_words.size(); ++i)
        result.m_words[i] = m_words[i] & ~other.m_words[i];
    return result;
}

} // namespace convoku
