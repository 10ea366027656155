// SPDX-License-Identifier: MIT
// Part of kernel_templates.h, which states the rules for all parts: questions about the number of ones in windows.
#include "solver/backend/bitwise/kernels.h"

namespace convoku::bitwise {
namespace {

/// Returns the product of operands that CountStep defines; read(l) returns operand l.
template <int Positives, int Negatives, typename Read>
inline Word productOf(const Read& read)
{
    Word all = ~zeros();
    for (int l = 0; l < Positives; ++l)
        all = l == 0 ? read(l) : all & read(l);
    if constexpr (Negatives > 0) {
        Word none = read(Positives);
        for (int l = Positives + 1; l < Positives + Negatives; ++l)
            none = none & read(l);
        all = Positives == 0 ? ~none : all & ~none;
    }
    return all;
}

template <int Positives, int Negatives>
constexpr unsigned kOperandsOf = static_cast<unsigned>(Positives + Negatives);

/// Reads the terms of an output through a table of distances.
template <int Positives, int Negatives>
struct Terms
{
    const Word* base[kOperandsOf<Positives, Negatives>];
    const std::int32_t* deltas;
    std::uint32_t terms;
    std::uint32_t operandStep; ///< in the table; 0: all operands share a row

    Word at(std::uint32_t t) const
    {
        return productOf<Positives, Negatives>(
            [&](int l) { return base[l][deltas[static_cast<std::uint32_t>(l) * operandStep + t]]; });
    }
};

/// Reads nine terms in three rows of three, the layout of all houses and cells. Nine addresses result from three
/// pointers per operand and one distance; a table would need a load and a shift for each address.
template <int Positives, int Negatives>
struct NineTerms
{
    const char* rows[kOperandsOf<Positives, Negatives>][3];
    std::ptrdiff_t inner; ///< bytes from one term of a row to the next

    Word at(std::uint32_t t) const
    {
        return productOf<Positives, Negatives>([&](int l) {
            return *reinterpret_cast<const Word*>(rows[l][t / 3] + static_cast<std::ptrdiff_t>(t % 3) * inner);
        });
    }
};

/// Returns the answer for nine terms, by full adders: s + 2 (c0 + c1 + c2 + c3). This needs fewer operations than
/// running sums, without a dependency chain of nine.
template <CountIs Question, typename Source>
inline Word answerOfNine(const Source& source)
{
    Word sums[3];
    Word carries[4];
#pragma GCC unroll 3
    for (std::uint32_t t = 0; t < 3; ++t) {
        const Word a = source.at(3 * t);
        const Word b = source.at(3 * t + 1);
        const Word c = source.at(3 * t + 2);
        sums[t] = xor3(a, b, c);
        carries[t] = majority(a, b, c);
    }
    const Word s = xor3(sums[0], sums[1], sums[2]);
    carries[3] = majority(sums[0], sums[1], sums[2]);
    if constexpr (Question == CountIs::Two) {
        // The count is two if s is 0 and exactly one c is 1.
        const Word odd = xor3(carries[0], carries[1], carries[2]) ^ carries[3];
        const Word several = orAnd(carries[0] & carries[1], carries[2], carries[3]);
        return odd & ~(several | s);
    } else {
        const Word any = (carries[0] | carries[1]) | (carries[2] | carries[3]);
        return Question == CountIs::One ? s & ~any : any;
    }
}

template <CountIs Question, typename Source>
inline Word answer(const Source& source, std::uint32_t terms)
{
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

template <CountIs Question, int Positives, int Negatives>
void countNine(Word* words, const CountArguments& arguments)
{
    constexpr auto kOperands = kOperandsOf<Positives, Negatives>;
    // Local copies: for the compiler, every written word may alias the arguments.
    const Offset* const outs = arguments.outs;
    const std::uint32_t outputs = arguments.outputs;
    const Offset* base = arguments.bases;
    constexpr auto kSize = static_cast<std::ptrdiff_t>(sizeof(Word));
    const std::ptrdiff_t outer = arguments.outer * kSize;
    NineTerms<Positives, Negatives> source{};
    source.inner = arguments.inner * kSize;
    for (std::uint32_t o = 0; o < outputs; ++o) {
        for (unsigned l = 0; l < kOperands; ++l) {
            const char* row = reinterpret_cast<const char*>(words + *base++);
            source.rows[l][0] = row;
            source.rows[l][1] = row + outer;
            source.rows[l][2] = row + 2 * outer;
        }
        words[outs[o]] = answerOfNine<Question>(source);
    }
}

template <CountIs Question, int Positives, int Negatives>
void countBy(Word* words, const CountArguments& arguments)
{
    if (arguments.threeByThree)
        return countNine<Question, Positives, Negatives>(words, arguments);
    constexpr auto kOperands = kOperandsOf<Positives, Negatives>;
    Terms<Positives, Negatives> source{};
    source.deltas = arguments.deltas;
    source.terms = arguments.terms;
    source.operandStep = arguments.sameDeltas ? 0 : arguments.terms;
    const Offset* base = arguments.bases;
    for (std::uint32_t o = 0; o < arguments.outputs; ++o) {
        for (unsigned l = 0; l < kOperands; ++l)
            source.base[l] = words + *base++;
        words[arguments.outs[o]] = answer<Question>(source, arguments.terms);
        source.deltas += arguments.deltaStep;
    }
}

template <int Positives, int Negatives>
void countOf(Word* words, const CountArguments& arguments)
{
    switch (arguments.question) {
    case CountIs::AtLeastOne: // an AnyStep instead
        return;
    case CountIs::One:
        return countBy<CountIs::One, Positives, Negatives>(words, arguments);
    case CountIs::Two:
        return countBy<CountIs::Two, Positives, Negatives>(words, arguments);
    case CountIs::AtLeastTwo:
        return countBy<CountIs::AtLeastTwo, Positives, Negatives>(words, arguments);
    }
}

/// Calls f with the two numbers as template arguments.
template <typename F>
void byOperands(int positives, int negatives, const F& f)
{
    switch (positives * 5 + negatives) {
    case 0 * 5 + 1:
        return f.template operator()<0, 1>();
    case 0 * 5 + 2:
        return f.template operator()<0, 2>();
    case 0 * 5 + 3:
        return f.template operator()<0, 3>();
    case 0 * 5 + 4:
        return f.template operator()<0, 4>();
    case 1 * 5 + 0:
        return f.template operator()<1, 0>();
    case 1 * 5 + 1:
        return f.template operator()<1, 1>();
    case 1 * 5 + 2:
        return f.template operator()<1, 2>();
    case 1 * 5 + 3:
        return f.template operator()<1, 3>();
    case 2 * 5 + 0:
        return f.template operator()<2, 0>();
    case 2 * 5 + 1:
        return f.template operator()<2, 1>();
    case 2 * 5 + 2:
        return f.template operator()<2, 2>();
    case 3 * 5 + 0:
        return f.template operator()<3, 0>();
    case 3 * 5 + 1:
        return f.template operator()<3, 1>();
    default:
        return f.template operator()<4, 0>();
    }
}

void count(void* memory, const CountArguments& arguments)
{
    byOperands(arguments.positives, arguments.negatives,
        [&]<int Positives, int Negatives>() { countOf<Positives, Negatives>(static_cast<Word*>(memory), arguments); });
}

/// Change of an operand's address from output to output of a strip: any stride, one word, or none.
enum class Going { Anyhow, ByOne, Stays };

/// Keeps the outputs of a strip in registers while it reads the terms. An operand that is the same for all outputs of
/// the strip is loaded once per term.
template <int Positives, int Negatives, unsigned Length, Going First, Going Second>
void anyLoop(Word* words, const AnyArguments& arguments)
{
    constexpr auto kOperands = kOperandsOf<Positives, Negatives>;
    constexpr auto kSize = static_cast<std::ptrdiff_t>(sizeof(Word));
    const Offset* base = arguments.bases;
    const Offset* const outs = arguments.outs;
    const std::uint32_t strips = arguments.strips;
    const std::uint32_t terms = arguments.terms;
    const std::ptrdiff_t outStride = arguments.outStride * kSize;
    std::ptrdiff_t strides[kOperands];
    for (unsigned l = 0; l < kOperands; ++l)
        strides[l] = arguments.stride[l] * kSize;
    for (std::uint32_t strip = 0; strip < strips; ++strip) {
        Word any[Length];
        for (unsigned j = 0; j < Length; ++j)
            any[j] = zeros();
        for (std::uint32_t t = 0; t < terms; ++t) {
            const char* operand[kOperands];
            Word held[kOperands];
            for (unsigned l = 0; l < kOperands; ++l) {
                operand[l] = reinterpret_cast<const char*>(words + *base++);
                if ((l == 0 ? First : l == 1 ? Second : Going::Anyhow) == Going::Stays)
                    held[l] = *reinterpret_cast<const Word*>(operand[l]);
            }
#pragma GCC unroll 9
            for (unsigned j = 0; j < Length; ++j) {
                any[j] = any[j] | productOf<Positives, Negatives>([&](int l) {
                    const Going going = l == 0 ? First : l == 1 ? Second : Going::Anyhow;
                    if (going == Going::Stays)
                        return held[l];
                    if (going == Going::ByOne)
                        return reinterpret_cast<const Word*>(operand[l])[j];
                    return *reinterpret_cast<const Word*>(operand[l] + static_cast<std::ptrdiff_t>(j) * strides[l]);
                });
            }
        }
        char* out = reinterpret_cast<char*>(words + outs[strip]);
#pragma GCC unroll 9
        for (unsigned j = 0; j < Length; ++j)
            *reinterpret_cast<Word*>(out + static_cast<std::ptrdiff_t>(j) * outStride) = any[j];
    }
}

template <int Positives, int Negatives, unsigned Length>
void anyBy(Word* words, const AnyArguments& arguments)
{
    constexpr auto kAnyhow = Going::Anyhow;
    constexpr auto kByOne = Going::ByOne;
    constexpr auto kStays = Going::Stays;
    const std::int32_t* stride = arguments.stride;
    if constexpr (Positives + Negatives == 1 && Length > 1) {
        if (stride[0] == 1)
            return anyLoop<Positives, Negatives, Length, kByOne, kAnyhow>(words, arguments);
    } else if constexpr (Positives + Negatives == 2 && Length > 1) {
        if (stride[0] == 0 && stride[1] == 1)
            return anyLoop<Positives, Negatives, Length, kStays, kByOne>(words, arguments);
        if (stride[0] == 1 && stride[1] == 0)
            return anyLoop<Positives, Negatives, Length, kByOne, kStays>(words, arguments);
        if (stride[0] == 0)
            return anyLoop<Positives, Negatives, Length, kStays, kAnyhow>(words, arguments);
        if (stride[0] == 1 && stride[1] == 1)
            return anyLoop<Positives, Negatives, Length, kByOne, kByOne>(words, arguments);
    }
    anyLoop<Positives, Negatives, Length, kAnyhow, kAnyhow>(words, arguments);
}

template <int Positives, int Negatives>
void anyOf(Word* words, const AnyArguments& arguments)
{
    if (arguments.length == 9)
        anyBy<Positives, Negatives, 9>(words, arguments);
    else if (arguments.length == 3)
        anyBy<Positives, Negatives, 3>(words, arguments);
    else
        anyBy<Positives, Negatives, 1>(words, arguments);
}

void any(void* memory, const AnyArguments& arguments)
{
    byOperands(arguments.positives, arguments.negatives,
        [&]<int Positives, int Negatives>() { anyOf<Positives, Negatives>(static_cast<Word*>(memory), arguments); });
}

} // namespace
} // namespace convoku::bitwise
