// SPDX-License-Identifier: MIT
#include "solver/sudoku/candidates.h"

#include <bit>

namespace convoku {

Candidates Candidates::all()
{
    Candidates result;
    result.m_bits.set();
    return result;
}

int Candidates::countIn(Cell cell) const
{
    return std::popcount(digitsOf(cell));
}

std::uint16_t Candidates::digitsOf(Cell cell) const
{
    unsigned digits = 0;
    for (int digit = 0; digit < kSide; ++digit) {
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
    for (int i = 0; i < kCells; ++i)
        decided += countIn(Cell::fromIndex(i)) == 1 ? 1 : 0;
    return decided;
}

std::vector<std::uint16_t> Candidates::indices() const
{
    std::vector<std::uint16_t> result;
    result.reserve(m_bits.count());
    for (int i = 0; i < kCandidates; ++i) {
        if (has(i))
            result.push_back(static_cast<std::uint16_t>(i));
    }
    return result;
}

Candidates Candidates::without(const Candidates& other) const
{
    Candidates result;
    result.m_bits = m_bits & ~other.m_bits;
    return result;
}

} // namespace convoku
