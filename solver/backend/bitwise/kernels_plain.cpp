// SPDX-License-Identifier: MIT
// 64 puzzles in a word, for any machine.
#include <cstdint>

namespace convoku::bitwise {
namespace {

using Word = std::uint64_t;

inline Word zeros()
{
    return 0;
}
inline Word orAnd(Word a, Word b, Word c)
{
    return a | (b & c);
}
inline Word xor3(Word a, Word b, Word c)
{
    return a ^ b ^ c;
}
inline Word majority(Word a, Word b, Word c)
{
    return (a & b) | (c & (a ^ b));
}
template <unsigned Truth>
Word splitOf3(Word a, Word b, Word c);
template <unsigned Truth>
Word of3(Word a, Word b, Word c)
{
    return splitOf3<Truth>(a, b, c);
}

} // namespace
} // namespace convoku::bitwise

#include "solver/backend/bitwise/kernel_templates.h"

namespace convoku::bitwise {

const Kernels& plainKernels()
{
    static const Kernels kernels = allKernels();
    return kernels;
}

} // namespace convoku::bitwise
