// SPDX-License-Identifier: MIT
// Maxima of windows, and the first of them.
#include "solver/lowering/evaluation.h"

#include "solver/network/reads.h"

#include <algorithm>
#include <bit>
#include <limits>

namespace convoku::lowering {
namespace {

using Pending = Field::Pending;
using Fault = LoweringFault::Kind;

constexpr int kMostBits = 16;

/// The sums over each window.
Sums sumsOver(const Reads& windows, std::size_t taps, const Sums& of)
{
    Sums sums(windows.size() / taps);
    for (std::size_t i = 0; i < windows.size(); ++i)
        sums[i / taps].add(of[windows[i]], 1);
    return sums;
}

/// Returns the number of elements of a window.
std::size_t tapsOf(const Layer& pool)
{
    return static_cast<std::size_t>(pool.kernel.rows * pool.kernel.columns);
}

} // namespace

Field Evaluation::pooled(const Layer& layer, Field out)
{
    const Field in = linear(layer.inputs[0]);
    const Reads windows = windowsOf(m_network, layer, 1, 1);
    const std::size_t taps = tapsOf(layer);
    if (in.isLogical()) {
        out.elements = sumsOver(windows, taps, in.elements);
        out.pending = Pending::Threshold;
        return out;
    }
    // For each number that it can be: whether any is at least that.
    constexpr int kMostLevels = 64;
    if (in.range.high - in.range.low > kMostLevels)
        refuse(Fault::LargestOfMany);
    Sums sums(windows.size() / taps, Linear{in.range.low, {}});
    for (int level = in.range.low + 1; level <= in.range.high; ++level) {
        Sums reached = in.elements;
        std::ranges::for_each(reached, [&](Linear& sum) { sum.constant += 1 - level; });
        reached = threshold(std::move(reached), in.shape, in.axes, in.range.high + 1 - level);
        const Sums any = sumsOver(windows, taps, reached);
        sums = added(std::move(sums), threshold(any, out.shape, out.axes, std::numeric_limits<int>::max()), 1);
    }
    out.elements = std::move(sums);
    return out;
}

Sums Evaluation::largest(const Layer& pool, const Field& plane)
{
    // Bit by bit from the highest: who has it stays where anybody has it. What is a number times 0 or 1 has the bits of
    // the number where that is 1.
    ValueId number = pool.inputs[0];
    std::optional<Field> bit;
    if (const auto known = m_products.find(number); known != m_products.end() && !plane.isLogical()
        && m_network.value(known->second.first).range.low >= 0
        && m_network.value(known->second.first).shape == plane.shape
        && m_network.value(known->second.second).shape == plane.shape) {
        bit = linear(known->second.second);
        number = known->second.first;
    }
    const Field x = linear(number);
    Sums rest = x.elements;
    std::ranges::for_each(rest, [&](Linear& sum) { sum.constant -= x.range.low; });
    const auto bits = static_cast<int>(std::bit_width(static_cast<unsigned>(x.range.high - x.range.low)));
    if (bits > kMostBits)
        refuse(Fault::LargestOfMany);
    const Value& peak = m_network.value(pool.outputs.front());
    const Reads windows = windowsOf(m_network, pool, 1, 1);
    const std::size_t taps = tapsOf(pool);
    Sums alive(rest.size(), Linear{1, {}});
    for (int place = bits; place-- > 0;) {
        const int worth = 1 << place;
        Sums has = rest;
        std::ranges::for_each(has, [&](Linear& sum) { sum.constant += 1 - worth; });
        has = threshold(std::move(has), x.shape, x.axes, worth); // with the bits above gone it is below 2 · worth
        rest = added(std::move(rest), has, -worth);
        if (bit)
            has = both(has, bit->elements, plane);
        const Sums stays = both(alive, has, plane);
        const Sums any
            = threshold(sumsOver(windows, taps, stays), peak.shape, peak.axes, std::numeric_limits<int>::max());
        // An element drops out if it is alive and lacks the bit while another one has it: relu(alive − has + any − 1).
        Sums leaves = added(alive, has, -1);
        for (std::size_t i = 0; i < windows.size(); ++i) {
            Linear& sum = leaves[windows[i]]; // windows don't overlap
            sum.add(any[i / taps], 1);
            --sum.constant;
        }
        alive = added(std::move(alive), positive(std::move(leaves), plane, 1), -1);
    }
    return alive;
}

Sums Evaluation::firstOf(const Layer& pool, const Field& plane, Sums alive)
{
    const Reads windows = windowsOf(m_network, pool, 1, 1);
    Sums first = alive;
    Linear earlier;
    for (std::size_t i = 0; i < windows.size(); ++i) {
        if (i % tapsOf(pool) == 0)
            earlier = {};
        first[windows[i]].add(earlier, -1);
        earlier.add(alive[windows[i]], 1);
    }
    return positive(std::move(first), plane, 1);
}

Field Evaluation::unpooled(const Layer& layer, Field out)
{
    const auto known = m_pools.find(layer.inputs[1]);
    if (known == m_pools.end())
        refuse(Fault::Other);
    const Layer& pool = *known->second;
    if (!(pool.kernel.rows == pool.stride.rows && pool.kernel.columns == pool.stride.columns)
        || m_network.value(pool.inputs[0]).shape != out.shape)
        refuse(Fault::Other);
    const Field& plane = field(pool.inputs[0]);
    Sums first = firstOf(pool, plane, largest(pool, plane));
    const Field numbers = linear(layer.inputs[0]);
    if (std::ranges::all_of(
            numbers.elements, [](const Linear& sum) { return sum.isConstant() && sum.constant == 1; })) {
        out.elements = std::move(first);
        return out;
    }
    refuse(Fault::Other);
}

} // namespace convoku::lowering
