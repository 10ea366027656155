// SPDX-License-Identifier: MIT
#pragma once

#include "solver/backend/bitwise/kernels.h"

#include <cstdint>
#include <cstdlib>
#include <memory>

namespace convoku::bitwise {

/// Owns the memory of a block of puzzles, one lane per puzzle, initially all zeros.
class Block
{
public:
    explicit Block(const Kernels& kernels)
        : m_kernels(&kernels)
        , m_chunks(static_cast<std::size_t>(kernels.lanes) / 64)
    {
    }

    /// Enlarges the memory to at least `words` words and keeps its content; new words are zeros. Do not call it while a
    /// program runs.
    void reserve(Offset words);

    int lanes() const { return m_kernels->lanes; }
    const Kernels& kernels() const { return *m_kernels; }
    void* words() { return m_memory.get(); }
    void run(const Program& program) { bitwise::run(program, *m_kernels, m_memory.get()); }

    /// Returns the number of 64-lane groups in a word.
    std::size_t chunks() const { return m_chunks; }
    std::uint64_t* chunksOf(Offset word) { return m_memory.get() + word * m_chunks; }
    const std::uint64_t* chunksOf(Offset word) const { return m_memory.get() + word * m_chunks; }

    bool bit(Offset word, int lane) const
    {
        return (chunksOf(word)[lane / 64] >> (static_cast<unsigned>(lane) % 64U) & 1U) != 0;
    }
    void setBit(Offset word, int lane, bool value)
    {
        std::uint64_t& chunk = chunksOf(word)[lane / 64];
        const std::uint64_t mask = std::uint64_t{1} << (static_cast<unsigned>(lane) % 64U);
        chunk = value ? chunk | mask : chunk & ~mask;
    }
    /// Reads (writes) the number that an element of a value has in a lane.
    int number(const Place& place, int element, int lane) const;
    void setNumber(const Place& place, int element, int lane, int number);

private:
    struct Free
    {
        void operator()(std::uint64_t* memory) const { std::free(memory); }
    };

    const Kernels* m_kernels;
    std::size_t m_chunks;
    std::unique_ptr<std::uint64_t[], Free> m_memory;
    Offset m_words = 0;
};

} // namespace convoku::bitwise
