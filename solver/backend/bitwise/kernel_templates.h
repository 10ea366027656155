// SPDX-License-Identifier: MIT
// Included by the kernels_*.cpp alone, each of which has defined `Word` and its few functions in a namespace of its
// own before. Everything here is in an unnamed namespace and uses nothing of the standard library (see kernels.h).
//
// Why the loops look as they do. A step of the network is a few logic operations on each of some hundred words, so time
// goes into loads, stores and addresses, not into logic. Hence: neighbouring layers are fused into functions of three
// operands before they get here; addresses are a base and a stride kept in registers over a strip; counts keep their
// running sums in registers and are asked their question without the sum ever being stored.
#include "solver/backend/bitwise/kernels.h"
#include "solver/backend/bitwise/truth.h"

namespace convoku::bitwise {
namespace {

// Functions of two and three operands. kCost is what the compiler needs for one, roughly.

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

/// What is left of f where operand `which` is 0 (or 1): a function of the other two, in their order.
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

/// f by the operand whose two halves are the cheapest.
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

/// A strip of words that lie side by side in all operands: most of the work of a pass.
template <unsigned Truth>
Word logicAt(const Word* a, const Word* b, const Word* c, int j)
{
    // An operand that does not matter is not loaded.
    return of3<Truth>(
        reads(Truth, 0) ? a[j] : zeros(), reads(Truth, 1) ? b[j] : zeros(), reads(Truth, 2) ? c[j] : zeros());
}

template <unsigned Truth>
void logicRow(Word* out, const Word* a, const Word* b, const Word* c, std::ptrdiff_t n)
{
    // Three at a time, read before anything is written: no element needs another one's result, even where the result
    // takes an operand's place, but the compiler can't know.
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

// Counts

template <int Positives, int Negatives, bool Same>
struct Terms
{
    static constexpr int kOperands = Positives + Negatives;

    const Word* base[static_cast<unsigned>(kOperands)];
    const std::int32_t* deltas;
    std::uint32_t terms;

    Word at(std::uint32_t t) const
    {
        Word all = ~zeros();
        for (int l = 0; l < Positives; ++l)
            all = l == 0 ? read(l, t) : all & read(l, t);
        if constexpr (Negatives > 0) {
            Word none = read(Positives, t);
            for (int l = Positives + 1; l < kOperands; ++l)
                none = none & read(l, t);
            all = Positives == 0 ? ~none : all & ~none;
        }
        return all;
    }
    Word read(int l, std::uint32_t t) const
    {
        return base[l][deltas[Same ? t : static_cast<std::uint32_t>(l) * terms + t]];
    }
};

template <CountIs Question, typename Source>
Word answer(const Source& source, std::uint32_t terms)
{
    if constexpr (Question == CountIs::Two) {
        if (terms == 9) {
            // Nine bits by full adders: s + 2 (c0 + c1 + c2 + c3). It is two where s is 0 and exactly one c is 1: fewer
            // operations than three running sums, and no chain of nine.
            Word sums[3];
            Word carries[4];
            for (std::uint32_t t = 0; t < 3; ++t) {
                const Word a = source.at(3 * t);
                const Word b = source.at(3 * t + 1);
                const Word c = source.at(3 * t + 2);
                sums[t] = xor3(a, b, c);
                carries[t] = majority(a, b, c);
            }
            const Word s = xor3(sums[0], sums[1], sums[2]);
            carries[3] = majority(sums[0], sums[1], sums[2]);
            const Word odd = xor3(carries[0], carries[1], carries[2]) ^ carries[3];
            const Word several = (carries[0] & carries[1]) | (carries[2] & carries[3]);
            return odd & ~(several | s);
        }
    }
    Word one = source.at(0);
    Word two = zeros();
    Word three = zeros();
    for (std::uint32_t t = 1; t < terms; ++t) {
        const Word x = source.at(t);
        if (Question == CountIs::Two)
            three = orAnd(three, two, x);
        two = orAnd(two, one, x);
        one = one | x;
    }
    if constexpr (Question == CountIs::One)
        return one & ~two;
    else if constexpr (Question == CountIs::Two)
        return two & ~three;
    else
        return two;
}

template <CountIs Question, int Positives, int Negatives, bool Same, std::uint32_t FixedTerms>
void countLoop(Word* words, const CountArguments& arguments)
{
    constexpr int kOperands = Positives + Negatives;
    Terms<Positives, Negatives, Same> source{};
    source.deltas = arguments.deltas;
    source.terms = arguments.terms;
    const Offset* base = arguments.bases;
    for (std::uint32_t o = 0; o < arguments.outputs; ++o) {
        for (int l = 0; l < kOperands; ++l)
            source.base[l] = words + *base++;
        words[arguments.out + o] = answer<Question>(source, FixedTerms == 0 ? arguments.terms : FixedTerms);
        source.deltas += arguments.deltaStep;
    }
}

template <CountIs Question, int Positives, int Negatives>
void countBy(Word* words, const CountArguments& arguments)
{
    const bool nine = arguments.terms == 9;
    if (arguments.sameDeltas) {
        if (nine)
            countLoop<Question, Positives, Negatives, true, 9>(words, arguments);
        else
            countLoop<Question, Positives, Negatives, true, 0>(words, arguments);
    } else if (nine) {
        countLoop<Question, Positives, Negatives, false, 9>(words, arguments);
    } else {
        countLoop<Question, Positives, Negatives, false, 0>(words, arguments);
    }
}

template <int Positives, int Negatives>
void countOf(Word* words, const CountArguments& arguments)
{
    switch (arguments.question) {
    case CountIs::AtLeastOne: // is an AnyStep
        return;
    case CountIs::One:
        return countBy<CountIs::One, Positives, Negatives>(words, arguments);
    case CountIs::Two:
        return countBy<CountIs::Two, Positives, Negatives>(words, arguments);
    case CountIs::AtLeastTwo:
        return countBy<CountIs::AtLeastTwo, Positives, Negatives>(words, arguments);
    }
}

void count(void* memory, const CountArguments& arguments)
{
    Word* words = static_cast<Word*>(memory);
    switch (arguments.positives * 5 + arguments.negatives) {
    case 0 * 5 + 1:
        return countOf<0, 1>(words, arguments);
    case 0 * 5 + 2:
        return countOf<0, 2>(words, arguments);
    case 0 * 5 + 3:
        return countOf<0, 3>(words, arguments);
    case 0 * 5 + 4:
        return countOf<0, 4>(words, arguments);
    case 1 * 5 + 0:
        return countOf<1, 0>(words, arguments);
    case 1 * 5 + 1:
        return countOf<1, 1>(words, arguments);
    case 1 * 5 + 2:
        return countOf<1, 2>(words, arguments);
    case 1 * 5 + 3:
        return countOf<1, 3>(words, arguments);
    case 2 * 5 + 0:
        return countOf<2, 0>(words, arguments);
    case 2 * 5 + 1:
        return countOf<2, 1>(words, arguments);
    case 2 * 5 + 2:
        return countOf<2, 2>(words, arguments);
    case 3 * 5 + 0:
        return countOf<3, 0>(words, arguments);
    case 3 * 5 + 1:
        return countOf<3, 1>(words, arguments);
    default:
        return countOf<4, 0>(words, arguments);
    }
}

template <int Positives, int Negatives, unsigned Length>
void anyLoop(Word* words, const AnyArguments& arguments)
{
    constexpr int kOperands = Positives + Negatives;
    const Offset* base = arguments.bases;
    Word* out = words + arguments.out;
    for (std::uint32_t strip = 0; strip < arguments.strips; ++strip, out += Length) {
        Word any[Length];
        for (unsigned j = 0; j < Length; ++j)
            any[j] = zeros();
        for (std::uint32_t t = 0; t < arguments.terms; ++t, base += kOperands) {
            const Word* operand[static_cast<unsigned>(kOperands)];
            for (int l = 0; l < kOperands; ++l)
                operand[l] = words + base[l];
#pragma GCC unroll 9
            for (unsigned j = 0; j < Length; ++j) {
                const auto read
                    = [&](int l) { return operand[l][static_cast<std::ptrdiff_t>(j) * arguments.stride[l]]; };
                Word all = ~zeros();
                for (int l = 0; l < Positives; ++l)
                    all = l == 0 ? read(l) : all & read(l);
                if constexpr (Negatives > 0) {
                    Word none = read(Positives);
                    for (int l = Positives + 1; l < kOperands; ++l)
                        none = none & read(l);
                    all = Positives == 0 ? ~none : all & ~none;
                }
                any[j] = any[j] | all;
            }
        }
        for (unsigned j = 0; j < Length; ++j)
            out[j] = any[j];
    }
}

template <int Positives, int Negatives>
void anyOf(Word* words, const AnyArguments& arguments)
{
    if (arguments.length == 9)
        anyLoop<Positives, Negatives, 9>(words, arguments);
    else if (arguments.length == 3)
        anyLoop<Positives, Negatives, 3>(words, arguments);
    else
        anyLoop<Positives, Negatives, 1>(words, arguments);
}

void any(void* memory, const AnyArguments& arguments)
{
    Word* words = static_cast<Word*>(memory);
    switch (arguments.positives * 5 + arguments.negatives) {
    case 0 * 5 + 1:
        return anyOf<0, 1>(words, arguments);
    case 0 * 5 + 2:
        return anyOf<0, 2>(words, arguments);
    case 0 * 5 + 3:
        return anyOf<0, 3>(words, arguments);
    case 0 * 5 + 4:
        return anyOf<0, 4>(words, arguments);
    case 1 * 5 + 0:
        return anyOf<1, 0>(words, arguments);
    case 1 * 5 + 1:
        return anyOf<1, 1>(words, arguments);
    case 1 * 5 + 2:
        return anyOf<1, 2>(words, arguments);
    case 1 * 5 + 3:
        return anyOf<1, 3>(words, arguments);
    case 2 * 5 + 0:
        return anyOf<2, 0>(words, arguments);
    case 2 * 5 + 1:
        return anyOf<2, 1>(words, arguments);
    case 2 * 5 + 2:
        return anyOf<2, 2>(words, arguments);
    case 3 * 5 + 0:
        return anyOf<3, 0>(words, arguments);
    case 3 * 5 + 1:
        return anyOf<3, 1>(words, arguments);
    default:
        return anyOf<4, 0>(words, arguments);
    }
}

// What the block's owner needs

void fill(void* memory, const Constant* constants, std::size_t count)
{
    Word* words = static_cast<Word*>(memory);
    for (std::size_t i = 0; i < count; ++i)
        words[constants[i].offset] = constants[i].value ? ~zeros() : zeros();
}

void blend(void* memory, Offset to, Offset from, Offset mask, std::size_t count)
{
    Word* words = static_cast<Word*>(memory);
    const Word chosen = words[mask];
    Word* out = words + to;
    const Word* in = words + from;
    std::size_t i = 0;
    for (; i + 3 <= count; i += 3) {
        const Word first = out[i] ^ ((out[i] ^ in[i]) & chosen);
        const Word second = out[i + 1] ^ ((out[i + 1] ^ in[i + 1]) & chosen);
        const Word third = out[i + 2] ^ ((out[i + 2] ^ in[i + 2]) & chosen);
        out[i] = first;
        out[i + 1] = second;
        out[i + 2] = third;
    }
    for (; i < count; ++i)
        out[i] = out[i] ^ ((out[i] ^ in[i]) & chosen);
}

void copy(void* memory, Offset to, Offset from, std::size_t count)
{
    Word* words = static_cast<Word*>(memory);
    for (std::size_t i = 0; i < count; ++i)
        words[to + i] = words[from + i];
}

void clear(void* memory, Offset to, Offset mask, std::size_t count)
{
    Word* words = static_cast<Word*>(memory);
    const Word stay = ~words[mask];
    for (std::size_t i = 0; i < count; ++i)
        words[to + i] = words[to + i] & stay;
}

void differ(void* memory, Offset a, Offset b, std::size_t count, Offset out)
{
    Word* words = static_cast<Word*>(memory);
    Word any = zeros();
    for (std::size_t i = 0; i < count; ++i)
        any = any | (words[a + i] ^ words[b + i]);
    words[out] = any;
}

template <unsigned Half>
void swapHalves(std::uint64_t* rows, std::uint64_t mask)
{
    for (unsigned base = 0; base < 64; base += 2 * Half) {
#pragma GCC ivdep
        for (unsigned k = base; k < base + Half; ++k) {
            const std::uint64_t swapped = ((rows[k] >> Half) ^ rows[k + Half]) & mask;
            rows[k] ^= swapped << Half;
            rows[k + Half] ^= swapped;
        }
    }
}

void transpose(std::uint64_t* rows)
{
    swapHalves<32>(rows, 0x0000'0000'FFFF'FFFF);
    swapHalves<16>(rows, 0x0000'FFFF'0000'FFFF);
    swapHalves<8>(rows, 0x00FF'00FF'00FF'00FF);
    swapHalves<4>(rows, 0x0F0F'0F0F'0F0F'0F0F);
    swapHalves<2>(rows, 0x3333'3333'3333'3333);
    swapHalves<1>(rows, 0x5555'5555'5555'5555);
}

Kernels allKernels()
{
    Kernels kernels{};
    kernels.lanes = static_cast<int>(sizeof(Word) * 8);
    putLogic<0>(kernels);
    kernels.count = count;
    kernels.any = any;
    kernels.fill = fill;
    kernels.blend = blend;
    kernels.copy = copy;
    kernels.clear = clear;
    kernels.differ = differ;
    kernels.transpose = transpose;
    return kernels;
}

} // namespace
} // namespace convoku::bitwise
