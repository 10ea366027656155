// SPDX-License-Identifier: MIT
// Included only by kernels_*.cpp, each of which first defines `Word` and its few functions in a separate namespace.
// Everything here is in an unnamed namespace and does not use the standard library (see kernels.h).
//
// Reasons for the form of the loops: a step of the network is a few logic operations on each of some hundred words, so
// loads, stores and addresses take the time, not logic. Therefore neighbouring layers are fused into functions of three
// operands before they reach the kernels. Addresses are a base and a stride, kept in registers over a strip. Counts
// keep their running sums in registers and produce the answer without storing the sum.
//
// Measured with AVX-512 on a core of 3.8 GHz, the classic rules and the verdict on 512 puzzles: 25 µs, of which naked
// pairs take 4.4 each (8.7 with a table of distances for the terms, and digit by digit instead of house by house), the
// other rules 1.3 to 1.8 each. That is some 90 000 loads, nearly one per cycle; two would be possible if all data were
// in the nearest cache. With AVX2 it is 18 µs for 256 puzzles, of which logic takes the larger part: a full adder is 5
// instructions there, and 2 here. Strips by distances in bytes, three words at a time for every distance, were no
// faster.
#include "solver/backend/bitwise/kernel_block.h"
#include "solver/backend/bitwise/kernel_logic.h"
#include "solver/backend/bitwise/kernel_windows.h"

namespace convoku::bitwise {
namespace {

Kernels allKernels()
{
    Kernels kernels{};
    kernels.lanes = static_cast<int>(sizeof(Word) * 8);
    putLogic<0>(kernels);
    kernels.count = count;
    kernels.any = any;
    kernels.fill = fill;
    kernels.blend = blend;
    kernels.copy = copy;
    kernels.clear = clear;
    kernels.differ = differ;
    kernels.transpose = transpose;
    return kernels;
}

} // namespace
} // namespace convoku::bitwise
