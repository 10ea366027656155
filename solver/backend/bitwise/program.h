// SPDX-License-Identifier: MIT
#pragma once

#include "solver/network/layer.h"

#include <array>
#include <cstdint>
#include <variant>
#include <vector>

namespace convoku::bitwise {

/// Position in the memory of a block, in words. A word holds one bit of one element for all puzzles of the block, one
/// puzzle per lane.
using Offset = std::uint32_t;

/// Describes a value in memory: element e of plane p is at offset + p · elements + e. Plane p has the value 2^p; if the
/// range has negative numbers, the top plane is the sign of a two's complement.
struct Place
{
    Offset offset = 0;
    int elements = 0;
    int planes = 0;
    bool isSigned = false;

    Offset end() const { return offset + static_cast<Offset>(planes * elements); }
};

/// Returns the number of planes that the numbers of a range need.
int planesFor(Range range);

/// Computes out = f(a, b, c) for every element, in strips. Inside a strip an operand has a fixed stride, the same for
/// all strips, so that a strip is a loop with four addresses and no table.
struct LogicStep
{
    struct Strip
    {
        Offset out;
        Offset a;
        Offset b;
        Offset c;
    };

    std::uint8_t truth = 0; ///< bit a + 2b + 4c is f(a, b, c); the lowest that any order of a, b, c gives
    std::uint32_t length = 1; ///< elements of a strip
    std::array<std::int32_t, 3> stride{}; ///< words from one element of a strip to the next
    std::vector<Strip> strips;
};

/// Question about the number of ones among the terms.
enum class CountIs : std::uint8_t { AtLeastOne, One, Two, AtLeastTwo };

/// Answers `question` about the terms of each output. A term is the conjunction of `positives` operands and of the
/// negated conjunction of `negatives` more: a & b & ~(c & d). Sums over windows that are only compared with a number
/// become count steps and are never computed as numbers.
struct CountStep
{
    CountIs question = CountIs::One; ///< never AtLeastOne, which is an AnyStep
    int positives = 1;
    int negatives = 0;
    std::uint32_t terms = 0; ///< number per output
    std::vector<Offset> outs;
    /// Operand l of term t of output o is at bases[o · operands + l] + deltas[(l · terms + t) + o · deltaStep].
    std::vector<Offset> bases;
    std::vector<std::int32_t> deltas;
    std::uint32_t deltaStep = 0; ///< 0: all outputs share their deltas
    bool sameDeltas = false; ///< all operands have the same deltas: only the first row is used
    /// Nine terms at t % 3 · inner + t / 3 · outer words, the same for all outputs and operands.
    bool threeByThree = false;
    std::int32_t inner = 0;
    std::int32_t outer = 0;
};

/// Computes for each output whether any term is 1, in strips of outputs that stay in registers. Inside a strip an
/// operand has a fixed stride, the same for all strips and terms; so do the outputs.
struct AnyStep
{
    int positives = 1; ///< as in CountStep
    int negatives = 0;
    std::uint32_t terms = 0;
    std::uint32_t length = 1; ///< outputs per strip: 1, 3 or 9
    std::vector<Offset> outs; ///< first output of each strip
    std::int32_t outStride = 1;
    std::vector<Offset> bases; ///< by strip, term and operand
    std::array<std::int32_t, 4> stride{}; ///< by operand
};

/// Runs consecutive logic steps over the same elements one tile of elements at a time. A step finds the results of the
/// step before still in the nearest cache, and results that are read nowhere else need memory for one tile only.
struct TiledSteps
{
    std::uint32_t tiles = 1;
    std::vector<LogicStep> steps; ///< each has the same number of strips in every tile
};

/// Word with the same value in all lanes.
struct Constant
{
    Offset offset;
    bool value;
};

using Step = std::variant<TiledSteps, CountStep, AnyStep>;

/// Compiled network: steps over the words of a block. A run allocates no memory.
struct Program
{
    std::vector<Step> steps;
    std::vector<Constant> constants; ///< stored before the first step
    Offset words = 0; ///< end of the words that the program uses
    std::vector<Place> targets; ///< in the order of CompileRequest::targets
};

} // namespace convoku::bitwise
