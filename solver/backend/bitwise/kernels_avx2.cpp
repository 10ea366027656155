// SPDX-License-Identifier: MIT
// 256 puzzles in a word. Compiled for AVX2; nothing here may run before the machine was asked.
#include <immintrin.h>

#include <cstdint>

namespace convoku::bitwise {
namespace {

using Word = __m256i;

inline Word zeros()
{
    return _mm256_setzero_si256();
}
#include "solver/backend/bitwise/two_operand_logic.h"

} // namespace
} // namespace convoku::bitwise

#include "solver/backend/bitwise/kernel_templates.h"

namespace convoku::bitwise {

const Kernels& avx2Kernels()
{
    static const Kernels kernels = allKernels();
    return kernels;
}

} // namespace convoku::bitwise
