// SPDX-License-Identifier: MIT
// 512 puzzles in a word, and any function of three operands in one instruction. Compiled for AVX-512 (F, DQ, BW, VL);
// nothing here may run before the machine was asked.
#include <immintrin.h>

#include <cstdint>

namespace convoku::bitwise {
namespace {

using Word = __m512i;

inline Word zeros()
{
    return _mm512_setzero_si512();
}
inline Word orAnd(Word a, Word b, Word c)
{
    return _mm512_ternarylogic_epi64(a, b, c, 0b1111'1000);
}
inline Word xor3(Word a, Word b, Word c)
{
    return _mm512_ternarylogic_epi64(a, b, c, 0b1001'0110);
}
inline Word majority(Word a, Word b, Word c)
{
    return _mm512_ternarylogic_epi64(a, b, c, 0b1110'1000);
}
template <unsigned Truth>
Word of3(Word a, Word b, Word c)
{
    // The instruction's first operand is the highest of the three bits, ours the lowest.
    return _mm512_ternarylogic_epi64(c, b, a, Truth);
}

} // namespace
} // namespace convoku::bitwise

#include "solver/backend/bitwise/kernel_templates.h"

namespace convoku::bitwise {

const Kernels& avx512Kernels()
{
    static const Kernels kernels = allKernels();
    return kernels;
}

} // namespace convoku::bitwise
