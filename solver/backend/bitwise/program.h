// SPDX-License-Identifier: MIT
#pragma once

#include "solver/network/layer.h"

#include <array>
#include <cstdint>
#include <variant>
#include <vector>

namespace convoku::bitwise {

/// A place in the memory of a block, counted in words. A word holds one bit of one element for all puzzles of the
/// block, one puzzle a lane.
using Offset = std::uint32_t;

/// A value in memory: element e of plane p stands at offset + p · elements + e. Plane p has the value 2^p; where the
/// range reaches below zero the top plane is the sign of a two's complement.
struct Place
{
    Offset offset = 0;
    int elements = 0;
    int planes = 0;
    bool isSigned = false;

    Offset end() const { return offset + static_cast<Offset>(planes * elements); }
};

/// Returns the number of planes that hold a range.
int planesFor(Range range);

/// out = f(a, b, c) for every element, in strips: inside a strip an operand's step from one element to the next is the
/// same for all strips, so that a strip is a loop with four addresses and no table.
struct LogicStep
{
    struct Strip
    {
        Offset out;
        Offset a;
        Offset b;
        Offset c;
    };

    std::uint8_t truth = 0; ///< bit a + 2b + 4c is f(a, b, c); the least of those that reordering a, b, c gives
    std::uint32_t length = 1; ///< elements of a strip
    std::array<std::int32_t, 3> stride{}; ///< from one element of a strip to the next
    std::vector<Strip> strips;
};

/// The question that is asked of the number of ones among the terms.
enum class CountIs : std::uint8_t { AtLeastOne, One, Two, AtLeastTwo };

/// out = does the count of the terms' ones answer the question? A term is the conjunction of `positives` operands and
/// of the negation of the conjunction of `negatives` more: a & b & ~(c & d). All sums over windows that are only
/// compared with a number end here, without ever being a number.
struct CountStep
{
    CountIs question = CountIs::One; ///< AtLeastOne is an AnyStep
    int positives = 1;
    int negatives = 0;
    std::uint32_t terms = 0; ///< of each output
    std::vector<Offset> outs;
    /// Operand l of term t of output o stands at bases[o · operands + l] + deltas[(l · terms + t) + o · deltaStep].
    std::vector<Offset> bases;
    std::vector<std::int32_t> deltas;
    std::uint32_t deltaStep = 0; ///< 0: all outputs have their terms at the same distances
    bool sameDeltas = false; ///< all operands have theirs at the same distances: only the first row of deltas counts
    /// Nine terms, the same for all outputs and operands, at t % 3 · inner + t / 3 · outer.
    bool threeByThree = false;
    std::int32_t inner = 0;
    std::int32_t outer = 0;
};

/// out = is there a one among the terms?, in strips of outputs that keep a register each: inside a strip an operand's
/// step from one output to the next is the same for all strips and terms, and so is the outputs' own.
struct AnyStep
{
    int positives = 1; ///< as in CountStep
    int negatives = 0;
    std::uint32_t terms = 0;
    std::uint32_t length = 1; ///< outputs of a strip: 1, 3 or 9
    std::vector<Offset> outs; ///< the first of each strip
    std::int32_t outStride = 1;
    std::vector<Offset> bases; ///< by strip, term and operand
    std::array<std::int32_t, 4> stride{}; ///< by operand
};

/// Logic steps one after the other over the same elements, run a tile of the elements at a time: what one of them
/// writes is in the nearest cache still when the next reads it, and what is read nowhere else never has more words than
/// a tile.
struct TiledSteps
{
    std::uint32_t tiles = 1;
    std::vector<LogicStep> steps; ///< each with as many strips in every tile
};

/// Words that are the same in all lanes.
struct Constant
{
    Offset offset;
    bool value;
};

using Step = std::variant<TiledSteps, CountStep, AnyStep>;

/// Compiled network: steps over the words of a block. Running it allocates nothing.
struct Program
{
    std::vector<Step> steps;
    std::vector<Constant> constants; ///< stored before the first step
    Offset words = 0; ///< how far the program reaches into the block's memory
    std::vector<Place> targets; ///< as they were asked for
};

} // namespace convoku::bitwise
