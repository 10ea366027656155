// SPDX-License-Identifier: MIT
#pragma once

#include "solver/network/network.h"

#include <cstdint>
#include <vector>

namespace convoku {

// Which element of its input a layer reads, row-major, for each element of its output.

using Reads = std::vector<std::uint32_t>;

/// Upsample, Reshape, Permute. Pad: any one for the edge.
Reads readsOf(const Network& network, const Layer& layer);
/// Returns the reads of an operand that is repeated along dimensions where its extent is 1.
Reads readsRepeated(Shape from, Shape to);
/// The elements of each window: by output, its terms in the order of input channel, kernel row, kernel column. Of a
/// pool both numbers are 1.
Reads windowsOf(const Network& network, const Layer& layer, int inPerGroup, int outPerGroup);

/// MatrixProduct: the elements of a and of b that the term `term` of an element of the output is the product of.
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
