// SPDX-License-Identifier: MIT
#include "solver/backend/bitwise/block.h"

#include <cstring>
#include <new>

namespace convoku::bitwise {

void Block::reserve(Offset words)
{
    if (words <= m_words)
        return;
    constexpr std::size_t kAlignment = 64; // of the widest word
    const std::size_t size = words * m_chunks * sizeof(std::uint64_t);
    const std::size_t rounded = (size + kAlignment - 1) / kAlignment * kAlignment;
    auto* memory = static_cast<std::uint64_t*>(std::aligned_alloc(kAlignment, rounded));
    if (memory == nullptr)
        throw std::bad_alloc();
    std::memset(memory, 0, rounded);
    if (m_words > 0)
        std::memcpy(memory, m_memory.get(), m_words * m_chunks * sizeof(std::uint64_t));
    m_memory.reset(memory);
    m_words = words;
}

int Block::number(const Place& place, int element, int lane) const
{
    unsigned number = 0;
    for (int p = 0; p < place.planes; ++p) {
        const auto word = place.offset + static_cast<Offset>(p * place.elements + element);
        const bool isSign = place.isSigned && p + 1 == place.planes;
        if (bit(word, lane))
            number |= isSign ? ~0U << static_cast<unsigned>(p) : 1U << static_cast<unsigned>(p);
    }
    return static_cast<int>(number);
}

void Block::setNumber(const Place& place, int element, int lane, int number)
{
    for (int p = 0; p < place.planes; ++p)
        setBit(place.offset + static_cast<Offset>(p * place.elements + element), lane,
            (static_cast<unsigned>(number) >> static_cast<unsigned>(p) & 1U) != 0);
}

} // namespace convoku::bitwise
