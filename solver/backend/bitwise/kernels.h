// SPDX-License-Identifier: MIT
#pragma once

#include "solver/backend/bitwise/instruction_set.h"
#include "solver/backend/bitwise/program.h"

#include <cstddef>

namespace convoku::bitwise {

/// Holds a CountStep (an AnyStep) as plain addresses. Kernels are compiled for instructions that the machine may not
/// have, so they must not contain inline functions of a library: the linker could use those for the whole program.
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

/// Lists the loops for one instruction set. `words` is the memory of a block: words of `lanes` bits, aligned to 64
/// bytes.
struct Kernels
{
    int lanes;
    LogicKernel logic[256]; ///< by truth table; null if it is not canonical (see canonicalTruth())
    void (*count)(void* words, const CountArguments& arguments);
    void (*any)(void* words, const AnyArguments& arguments);
    void (*fill)(void* words, const Constant* constants, std::size_t count);
    /// Copies `from` to `to` in the lanes in which the mask word is 1.
    void (*blend)(void* words, Offset to, Offset from, Offset mask, std::size_t count);
    void (*copy)(void* words, Offset to, Offset from, std::size_t count);
    /// Sets the lanes of the mask word to 0.
    void (*clear)(void* words, Offset to, Offset mask, std::size_t count);
    /// Writes to the word `out` a 1 for each lane in which any of the words differs.
    void (*differ)(void* words, Offset a, Offset b, std::size_t count, Offset out);
    /// Transposes 64 rows of 64 bits: bit c of row r becomes bit r of row c.
    void (*transpose)(std::uint64_t* rows);
};

/// Returns null if the program was built without these kernels or the machine cannot run them.
const Kernels* kernelsFor(InstructionSet set);

/// Runs all steps once.
void run(const Program& program, const Kernels& kernels, void* words);

// Each is defined in a separate source, which is compiled for its instruction set.
const Kernels& plainKernels();
const Kernels& avx2Kernels();
const Kernels& avx512Kernels();

} // namespace convoku::bitwise
