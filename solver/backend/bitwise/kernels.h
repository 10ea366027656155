// SPDX-License-Identifier: MIT
#pragma once

#include "solver/backend/bitwise/instruction_set.h"
#include "solver/backend/bitwise/program.h"

#include <cstddef>

namespace convoku::bitwise {

/// A CountStep and an AnyStep as plain addresses: kernels are compiled for instructions that the machine may not
/// have, so they must not bring any inline function of a library with them, which the linker could choose for
/// everybody.
struct CountArguments
{
    CountIs question;
    int positives;
    int negatives;
    std::uint32_t terms;
    std::uint32_t outputs;
    const Offset* outs;
    const Offset* bases;
    const std::int32_t* deltas;
    std::uint32_t deltaStep;
    bool sameDeltas;
    bool threeByThree;
    std::int32_t inner;
    std::int32_t outer;
};
struct AnyArguments
{
    int positives;
    int negatives;
    std::uint32_t terms;
    std::uint32_t length;
    std::uint32_t strips;
    const Offset* outs;
    std::int32_t outStride;
    const Offset* bases;
    const std::int32_t* stride;
};

using LogicKernel = void (*)(void* words, const LogicStep::Strip* strips, std::size_t count, std::uint32_t length,
    std::int32_t strideA, std::int32_t strideB, std::int32_t strideC);

/// The loops for one instruction set. `words` is the memory of a block, of words of `lanes` bits, aligned to 64 bytes.
struct Kernels
{
    int lanes;
    LogicKernel logic[256]; ///< by truth; null where another order of the operands stands for it
    void (*count)(void* words, const CountArguments& arguments);
    void (*any)(void* words, const AnyArguments& arguments);
    void (*fill)(void* words, const Constant* constants, std::size_t count);
    /// to = from where the mask word has a 1.
    void (*blend)(void* words, Offset to, Offset from, Offset mask, std::size_t count);
    void (*copy)(void* words, Offset to, Offset from, std::size_t count);
    /// Lanes of the mask become 0.
    void (*clear)(void* words, Offset to, Offset mask, std::size_t count);
    /// The lanes in which any word differs, into the word `out`.
    void (*differ)(void* words, Offset a, Offset b, std::size_t count, Offset out);
    /// 64 rows of 64 bits: row r's bit c becomes row c's bit r.
    void (*transpose)(std::uint64_t* rows);
};

/// Null where the program was built without them or the machine can't run them.
const Kernels* kernelsFor(InstructionSet set);

/// Runs all steps once.
void run(const Program& program, const Kernels& kernels, void* words);

// One source each, compiled for that instruction set.
const Kernels& plainKernels();
const Kernels& avx2Kernels();
const Kernels& avx512Kernels();

} // namespace convoku::bitwise
