// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace convoku::bitwise {

/// Returns a function of up to three bits as a function of three; the added operands have no effect.
constexpr std::uint8_t widened(std::uint8_t truth, std::size_t operands)
{
    unsigned whole = truth;
    for (std::size_t n = operands; n < 3; ++n) {
        const unsigned half = 1U << n;
        whole = (whole & ((1U << half) - 1)) | (whole & ((1U << half) - 1)) << half;
    }
    return static_cast<std::uint8_t>(whole);
}

/// Returns f with its operands reordered: operand i of the result is operand order[i] of f.
constexpr std::uint8_t reordered(std::uint8_t truth, std::array<std::uint8_t, 3> order)
{
    unsigned result = 0;
    for (unsigned at = 0; at < 8; ++at) {
        unsigned of = 0;
        for (unsigned i = 0; i < 3; ++i)
            of |= (at >> i & 1U) << order[i];
        result |= (static_cast<unsigned>(truth) >> of & 1U) << at;
    }
    return static_cast<std::uint8_t>(result);
}

struct Canonical
{
    std::uint8_t truth = 0;
    std::array<std::uint8_t, 3> order{};
};

/// Returns the lowest of the truth tables that differ only in the order of their operands. There are 80 such tables,
/// few enough for a separate loop each in the kernels.
constexpr Canonical canonicalTruth(std::uint8_t truth)
{
    constexpr std::array<std::array<std::uint8_t, 3>, 6> kOrders{
        {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}};
    Canonical best{truth, kOrders[0]};
    for (const auto& order : kOrders) {
        const std::uint8_t other = reordered(truth, order);
        if (other < best.truth)
            best = {other, order};
    }
    return best;
}

} // namespace convoku::bitwise
