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
#include "solver/backend/bitwise/two_operand_logic.h"

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
