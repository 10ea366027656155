// SPDX-License-Identifier: MIT
// Part of kernel_templates.h, which states the rules for all parts: functions of up to three operands, element by
// element.
#include "solver/backend/bitwise/kernels.h"
#include "solver/backend/bitwise/truth.h"

namespace convoku::bitwise {
namespace {

// Functions of two and three operands. cost2() and cost3() estimate their numbers of instructions.

template <unsigned Truth>
Word of2(Word a, Word b)
{
    if constexpr (Truth == 0b0000)
        return zeros();
    else if constexpr (Truth == 0b1111)
        return ~zeros();
    else if constexpr (Truth == 0b1010)
        return a;
    else if constexpr (Truth == 0b0101)
        return ~a;
    else if constexpr (Truth == 0b1100)
        return b;
    else if constexpr (Truth == 0b0011)
        return ~b;
    else if constexpr (Truth == 0b1000)
        return a & b;
    else if constexpr (Truth == 0b1110)
        return a | b;
    else if constexpr (Truth == 0b0110)
        return a ^ b;
    else if constexpr (Truth == 0b1001)
        return ~(a ^ b);
    else if constexpr (Truth == 0b0111)
        return ~(a & b);
    else if constexpr (Truth == 0b0001)
        return ~(a | b);
    else if constexpr (Truth == 0b0010)
        return a & ~b;
    else if constexpr (Truth == 0b0100)
        return ~a & b;
    else if constexpr (Truth == 0b1011)
        return a | ~b;
    else
        return ~a | b;
}

constexpr int cost2(unsigned truth)
{
    switch (truth) {
    case 0b0000:
    case 0b1111:
    case 0b1010:
    case 0b1100:
        return 0;
    case 0b1001:
    case 0b0111:
    case 0b0001:
    case 0b1011:
    case 0b1101:
        return 2;
    default:
        return 1;
    }
}

/// Returns f with operand `which` fixed at 0 (or 1): a function of the other two, in their order.
constexpr unsigned half(unsigned truth, unsigned which, bool one)
{
    unsigned result = 0;
    unsigned next = 0;
    for (unsigned at = 0; at < 8; ++at) {
        if (((at >> which & 1U) != 0) == one)
            result |= (truth >> at & 1U) << next++;
    }
    return result;
}

constexpr int cost3(unsigned truth, unsigned which)
{
    const unsigned low = half(truth, which, false);
    const unsigned high = half(truth, which, true);
    if (low == high)
        return cost2(low);
    if (low == 0 || high == 0 || high == 0b1111 || (low ^ high) == 0b1111)
        return cost2(low == 0 ? high : low) + 1;
    if (low == 0b1111)
        return cost2(high) + 2;
    return cost2(low) + cost2(low ^ high) + 2;
}

constexpr unsigned cheapest(unsigned truth)
{
    unsigned best = 0;
    for (unsigned which = 1; which < 3; ++which) {
        if (cost3(truth, which) < cost3(truth, best))
            best = which;
    }
    return best;
}

/// Computes f by splitting it at the operand whose two halves cost least.
template <unsigned Truth>
Word splitOf3(Word a, Word b, Word c)
{
    constexpr unsigned kSplit = cheapest(Truth);
    constexpr unsigned kLow = half(Truth, kSplit, false);
    constexpr unsigned kHigh = half(Truth, kSplit, true);
    const Word s = kSplit == 0 ? a : kSplit == 1 ? b : c;
    const Word x = kSplit == 0 ? b : a;
    const Word y = kSplit == 2 ? b : c;
    if constexpr (kLow == kHigh)
        return of2<kLow>(x, y);
    else if constexpr (kLow == 0)
        return s & of2<kHigh>(x, y);
    else if constexpr (kHigh == 0)
        return ~s & of2<kLow>(x, y);
    else if constexpr (kHigh == 0b1111)
        return s | of2<kLow>(x, y);
    else if constexpr (kLow == 0b1111)
        return ~s | of2<kHigh>(x, y);
    else if constexpr ((kLow ^ kHigh) == 0b1111)
        return s ^ of2<kLow>(x, y);
    else
        return of2<kLow>(x, y) ^ (s & of2<(kLow ^ kHigh)>(x, y));
}

constexpr bool reads(unsigned truth, unsigned which)
{
    return half(truth, which, false) != half(truth, which, true);
}

/// Returns f for word j of the operands.
template <unsigned Truth>
Word logicAt(const Word* a, const Word* b, const Word* c, int j)
{
    // An operand that does not matter is not loaded.
    return of3<Truth>(
        reads(Truth, 0) ? a[j] : zeros(), reads(Truth, 1) ? b[j] : zeros(), reads(Truth, 2) ? c[j] : zeros());
}

/// Processes a strip whose words are adjacent in all operands: most of the work of a pass.
template <unsigned Truth>
void logicRow(Word* out, const Word* a, const Word* b, const Word* c, std::ptrdiff_t n)
{
    // Read three elements before writing any. No element needs the result of another, even if the result overwrites an
    // operand, but the compiler cannot know that.
    for (; n >= 3; n -= 3) {
        const Word first = logicAt<Truth>(a, b, c, 0);
        const Word second = logicAt<Truth>(a, b, c, 1);
        const Word third = logicAt<Truth>(a, b, c, 2);
        out[0] = first;
        out[1] = second;
        out[2] = third;
        out += 3;
        a += 3;
        b += 3;
        c += 3;
    }
    for (; n > 0; --n)
        *out++ = logicAt<Truth>(a++, b++, c++, 0);
}

template <unsigned Truth>
void logicStrided(Word* out, const Word* a, const Word* b, const Word* c, std::ptrdiff_t n, std::ptrdiff_t strideA,
    std::ptrdiff_t strideB, std::ptrdiff_t strideC)
{
#pragma GCC ivdep
#pragma GCC unroll 3
    for (std::ptrdiff_t j = 0; j < n; ++j) {
        out[j] = of3<Truth>(
            reads(Truth, 0) ? *a : zeros(), reads(Truth, 1) ? *b : zeros(), reads(Truth, 2) ? *c : zeros());
        a += strideA;
        b += strideB;
        c += strideC;
    }
}

template <unsigned Truth>
void logic(void* memory, const LogicStep::Strip* strips, std::size_t count, std::uint32_t length, std::int32_t strideA,
    std::int32_t strideB, std::int32_t strideC)
{
    Word* words = static_cast<Word*>(memory);
    const bool row = (strideA == 1 || !reads(Truth, 0)) && (strideB == 1 || !reads(Truth, 1))
        && (strideC == 1 || !reads(Truth, 2));
    for (std::size_t i = 0; i < count; ++i) {
        const LogicStep::Strip& strip = strips[i];
        if (row)
            logicRow<Truth>(words + strip.out, words + strip.a, words + strip.b, words + strip.c, length);
        else
            logicStrided<Truth>(words + strip.out, words + strip.a, words + strip.b, words + strip.c, length, strideA,
                strideB, strideC);
    }
}

template <unsigned Truth>
void putLogic(Kernels& kernels)
{
    if constexpr (canonicalTruth(Truth).truth == Truth)
        kernels.logic[Truth] = logic<Truth>;
    if constexpr (Truth < 255)
        putLogic<Truth + 1>(kernels);
}

} // namespace
} // namespace convoku::bitwise
