// SPDX-License-Identifier: MIT
// A part of Draft: counts as steps of a program. In what order their outputs come, and which of them share registers,
// is chosen here by what they read: loads are most of what they cost.
#include "solver/backend/bitwise/draft.h"

#include <algorithm>
#include <numeric>

namespace convoku::bitwise {
namespace {

/// The items 0 … count − 1 as they stand, or with a step of 9 or 81 between them (all of a house, a cell, or a digit
/// first): the order in which most reads find their word in the nearest cache. Naked pairs of all houses read 46 KiB of
/// candidates 8 times, those of one house 5 KiB.
template <typename ReadsOf>
std::vector<std::size_t> cachedOrder(std::size_t count, const std::vector<std::size_t>& places, ReadsOf readsOf)
{
    constexpr std::size_t kNear = 400; // reads ago: half of a nearest cache of 48 KiB, in words of 512 bits
    std::vector<std::size_t> best(count);
    std::iota(best.begin(), best.end(), std::size_t{0});
    std::vector<Offset> reads; // item by item
    std::vector<std::size_t> firstOf;
    for (std::size_t i = 0; i < count; ++i) {
        firstOf.push_back(reads.size());
        readsOf(i, [&](Offset read) { reads.push_back(read); });
    }
    firstOf.push_back(reads.size());
    const auto [low, high] = std::ranges::minmax(reads);
    for (Offset& read : reads)
        read -= low;
    const auto farReads = [&, size = high - low + std::size_t{1}](const std::vector<std::size_t>& order) {
        std::vector<std::size_t> last(size, 0); // times, from 1
        std::size_t time = kNear + 1;
        std::size_t far = 0;
        for (const std::size_t i : order) {
            for (std::size_t at = firstOf[i]; at < firstOf[i + 1]; ++at, ++time) {
                far += time - last[reads[at]] > kNear ? std::size_t{1} : std::size_t{0};
                last[reads[at]] = time;
            }
        }
        return far;
    };
    std::size_t bestFar = farReads(best);
    for (const std::size_t step : {9U, 81U}) {
        if (bestFar <= kNear)
            break;
        std::vector<std::size_t> order(count);
        std::iota(order.begin(), order.end(), std::size_t{0});
        std::ranges::stable_sort(order, {}, [&](std::size_t i) { return places[i] % step; });
        const std::size_t far = farReads(order);
        if (far < bestFar) {
            best = std::move(order);
            bestFar = far;
        }
    }
    return best;
}

/// Nine distances as three rows of three.
bool areThreeByThree(const std::vector<std::int32_t>& deltas, std::int32_t& inner, std::int32_t& outer)
{
    if (deltas.size() < 9)
        return false;
    inner = deltas[1];
    outer = deltas[3];
    for (std::int32_t t = 0; t < 9; ++t) {
        if (deltas[static_cast<std::size_t>(t)] != t % 3 * inner + t / 3 * outer)
            return false;
    }
    return true;
}

} // namespace

CountStep Draft::countStep(const Drafted& drafted, const std::vector<Lying>& lying) const
{
    CountStep step;
    step.question = drafted.question;
    step.positives = static_cast<int>(drafted.positives);
    step.negatives = static_cast<int>(drafted.leaves.size() - drafted.positives);
    step.terms = static_cast<std::uint32_t>(drafted.terms);
    const std::size_t terms = step.terms;
    const std::size_t outputs = drafted.taps->size() / terms;
    std::vector<std::size_t> places(outputs);
    std::iota(places.begin(), places.end(), std::size_t{0});
    const auto readsOf = [&](std::size_t output, auto read) {
        for (const Leaf& leaf : drafted.leaves) {
            for (std::size_t t = 0; t < terms; ++t)
                read(addressOf(lying, leaf, (*drafted.taps)[output * terms + t]));
        }
    };
    // By output, operand and term; as long as all outputs agree one row of them is enough.
    std::vector<std::int32_t> deltas;
    for (const std::size_t o : cachedOrder(outputs, places, readsOf)) {
        step.outs.push_back(lying[static_cast<std::size_t>(drafted.out)].offset + static_cast<Offset>(o));
        for (const Leaf& leaf : drafted.leaves) {
            const Offset first = elementOf(leaf, (*drafted.taps)[o * terms]);
            step.bases.push_back(lying[static_cast<std::size_t>(leaf.storage)].offset + first);
            for (std::size_t t = 0; t < terms; ++t)
                deltas.push_back(static_cast<std::int32_t>(elementOf(leaf, (*drafted.taps)[o * terms + t]))
                    - static_cast<std::int32_t>(first));
        }
    }
    const std::size_t operands = drafted.leaves.size();
    const std::size_t row = operands * terms;
    bool same = true;
    for (std::size_t i = row; same && i < deltas.size(); ++i)
        same = deltas[i] == deltas[i - row];
    if (same)
        deltas.resize(row);
    step.deltaStep = same ? 0 : static_cast<std::uint32_t>(row);
    step.sameDeltas = same;
    for (std::size_t i = terms; step.sameDeltas && i < row; ++i)
        step.sameDeltas = deltas[i] == deltas[i - terms];
    step.threeByThree = step.sameDeltas && terms == 9 && areThreeByThree(deltas, step.inner, step.outer);
    step.deltas = std::move(deltas);
    return step;
}

AnyStep Draft::anyStep(const Drafted& drafted, const std::vector<Lying>& lying) const
{
    AnyStep step;
    step.positives = static_cast<int>(drafted.positives);
    step.negatives = static_cast<int>(drafted.leaves.size() - drafted.positives);
    step.terms = static_cast<std::uint32_t>(drafted.terms);
    const std::size_t terms = step.terms;
    const std::size_t outputs = drafted.taps->size() / terms;
    const auto at = [&](const Leaf& leaf, std::size_t output, std::size_t term) {
        return addressOf(lying, leaf, (*drafted.taps)[output * terms + term]);
    };
    // Strips of outputs that are so far from each other: what an operand's step is in them, where all have the same.
    const auto strideIn = [&](const Leaf& leaf, std::size_t length, std::size_t apart) -> std::optional<std::int32_t> {
        const auto stride = static_cast<std::int32_t>(at(leaf, apart, 0) - at(leaf, 0, 0));
        for (std::size_t o = 0; o < outputs; ++o) {
            for (std::size_t t = 0; o / apart % length != 0 && t < terms; ++t) {
                if (static_cast<std::int32_t>(at(leaf, o, t) - at(leaf, o - apart, t)) != stride)
                    return std::nullopt;
            }
        }
        return stride;
    };
    // An operand that stays is read once in a strip: the fewest reads win, and neighbours before others.
    std::size_t apart = 1;
    double reads = static_cast<double>(drafted.leaves.size());
    for (const auto& [length, distance] : {std::pair{9U, 1U}, {9U, 9U}, {3U, 1U}, {3U, 3U}, {3U, 9U}}) {
        if (outputs % (std::size_t{length} * distance) != 0)
            continue;
        std::array<std::int32_t, 4> stride{};
        double each = 0.1; // of what a strip costs besides
        bool regular = true;
        for (std::size_t l = 0; regular && l < drafted.leaves.size(); ++l) {
            const auto found = strideIn(drafted.leaves[l], length, distance);
            regular = found.has_value();
            stride[l] = found.value_or(0);
            each += stride[l] == 0 ? 1. / length : 1;
        }
        if (!regular || (each >= reads && step.length > 1))
            continue;
        reads = each;
        step.length = length;
        step.stride = stride;
        apart = distance;
    }
    step.outStride = static_cast<std::int32_t>(apart);
    std::vector<std::size_t> firsts;
    for (std::size_t o = 0; o < outputs; ++o) {
        if (o / apart % step.length == 0)
            firsts.push_back(o);
    }
    const auto readsOf = [&](std::size_t strip, auto read) {
        for (const Leaf& leaf : drafted.leaves) {
            for (std::size_t t = 0; t < terms; ++t) {
                for (std::size_t j = 0; j < step.length; ++j)
                    read(at(leaf, firsts[strip] + j * apart, t));
            }
        }
    };
    for (const std::size_t strip : cachedOrder(firsts.size(), firsts, readsOf)) {
        step.outs.push_back(lying[static_cast<std::size_t>(drafted.out)].offset + static_cast<Offset>(firsts[strip]));
        for (std::size_t t = 0; t < terms; ++t) {
            for (const Leaf& leaf : drafted.leaves)
                step.bases.push_back(at(leaf, firsts[strip], t));
        }
    }
    return step;
}

} // namespace convoku::bitwise
