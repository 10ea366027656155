// SPDX-License-Identifier: MIT
#include "solver/network/rules/rule_layers.h"

namespace convoku {

/// Two cells of a house with exactly the same two candidates clear these two digits from the rest of the house. One
/// channel for each of the 36 pairs of digits.
ValueId buildNakedPair(NetworkBuilder& net, HouseKind house, ValueId candidates)
{
    constexpr int kPairs = kSide * (kSide - 1) / 2;
    std::vector<float> toPairs(kPairs * kSide, 0.F); // [36, 9, 1, 1]
    std::vector<float> toDigits(kSide * kPairs, 0.F); // [9, 36, 1, 1], the transposed matrix
    std::size_t pair = 0;
    for (std::size_t low = 0; low < kSide; ++low) {
        for (std::size_t high = low + 1; high < kSide; ++high, ++pair) {
            for (const std::size_t digit : {low, high}) {
                toPairs[pair * kSide + digit] = 1.F;
                toDigits[digit * kPairs + pair] = 1.F;
            }
        }
    }

    const ValueId ofPair
        = net.convolution(candidates, kPairs, {1, 1}, {1, 1}, 1, toPairs, {}, "digits of the pair in the cell");
    const ValueId both = net.equals(ofPair, 2, "the cell has both"); // [36, 9, 9]
    const ValueId count = net.countInCell(candidates, "candidates in the cell"); // [1, 9, 9]
    const ValueId two = net.equals(count, 2, "the cell has two candidates"); // [1, 9, 9]
    const ValueId pairHere
        = net.namedInGroup(net.andBoth(both, two, "the cell is the pair"), kNakedPairCells); // [36, 9, 9]
    const ValueId inHouse = net.namedInGroup(net.countOver(house, pairHere, "such cells in the house"), kCount);
    const ValueId isPair = net.equals(inHouse, 2, "two of them make a pair");
    const ValueId spread = net.spreadOver(house, isPair, "in every cell of the house"); // [36, 9, 9]
    const ValueId others = net.notA(pairHere, "not the pair's own cells"); // [36, 9, 9]
    const ValueId clearPairs = net.namedInGroup(
        net.andBoth(spread, others, "the pair's digits are cleared here"), kNakedPairCause); // [36, 9, 9]
    const ValueId clearDigits
        = net.convolution(clearPairs, kSide, {1, 1}, {1, 1}, 1, toDigits, {}, "pairs that clear the digit");
    const ValueId clear = net.any(clearDigits, "to clear"); // [9, 9, 9]
    return net.andBoth(candidates, net.notA(clear, "not to clear"), "candidates that stay");
}

} // namespace convoku
