// SPDX-License-Identifier: MIT
#pragma once

#include "solver/network/network.h"

#include <cstdint>
#include <vector>

namespace convoku {

// For each element of a layer's output, the index of the input element that it reads, row-major.

using Reads = std::vector<std::uint32_t>;

/// Returns the reads of Upsample, Reshape, Permute or Pad; for the edge of a Pad, any index.
Reads readsOf(const Network& network, const Layer& layer);
/// Returns the reads of an operand that is repeated along dimensions where its extent is 1.
Reads readsRepeated(Shape from, Shape to);
/// Returns the elements of each window: for each output element its terms in the order of input channel, kernel row,
/// kernel column. For a pool, inPerGroup and outPerGroup are 1.
Reads windowsOf(const Network& network, const Layer& layer, int inPerGroup, int outPerGroup);

/// MatrixProduct: the elements of a and b whose product is the term `term` of an element of the output.
struct ProductTerm
{
    std::uint32_t a = 0;
    std::uint32_t b = 0;
};
ProductTerm productTerm(const Network& network, const Layer& layer, int element, int term);
/// The elements of a and b for all elements of the output.
struct ProductReads
{
    Reads a;
    Reads b;
};
ProductReads productReads(const Network& network, const Layer& layer, int term);

} // namespace convoku
