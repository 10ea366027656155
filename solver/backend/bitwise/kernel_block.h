// SPDX-License-Identifier: MIT
// Part of kernel_templates.h, which states the rules for all parts: operations on a block between programs.
#include "solver/backend/bitwise/kernels.h"

namespace convoku::bitwise {
namespace {

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

/// Rows per vector: as many as fit into a word of the kernels, but 2 … 8; more bring no gain.
constexpr unsigned kRowsOfVector = sizeof(Word) < 16 ? 2 : sizeof(Word) / 8;
using Rows = std::uint64_t __attribute__((vector_size(kRowsOfVector * 8)));

/// Exchanges the high `Shift` bits of each 2 · Shift of a's rows with the low ones of b's.
template <unsigned Shift>
inline void swapParts(Rows& a, Rows& b)
{
    constexpr std::uint64_t kLow = ~std::uint64_t{0} / ((std::uint64_t{1} << Shift) + 1);
    const Rows swapped = ((a >> Shift) ^ b) & kLow;
    a ^= swapped << Shift;
    b ^= swapped;
}

/// Calls swapParts() for all pairs of vectors at distance Far; Far = 0: for none.
template <unsigned Far, unsigned Shift>
inline void swapAll(Rows* vectors)
{
    constexpr unsigned kVectors = 64 / kRowsOfVector;
    if constexpr (Far > 0) {
#pragma GCC unroll 16
        for (unsigned pair = 0; pair < kVectors / 2; ++pair) {
            const unsigned first = pair / Far * 2 * Far + pair % Far;
            swapParts<Shift>(vectors[first], vectors[first + Far]);
        }
    }
}

/// Transposes a square of `Size` vectors with `Size` rows each: row j of vector i becomes row i of vector j.
template <unsigned Size, typename V>
inline void turnSquare(V* r)
{
    if constexpr (Size == 8) {
        V a[8];
        V b[8];
#pragma GCC unroll 4
        for (unsigned i = 0; i < 8; i += 2) {
            a[i] = __builtin_shufflevector(r[i], r[i + 1], 0, 8, 2, 10, 4, 12, 6, 14);
            a[i + 1] = __builtin_shufflevector(r[i], r[i + 1], 1, 9, 3, 11, 5, 13, 7, 15);
        }
#pragma GCC unroll 4
        for (unsigned n = 0; n < 4; ++n) {
            const unsigned i = n / 2 * 4 + n % 2;
            b[i] = __builtin_shufflevector(a[i], a[i + 2], 0, 1, 8, 9, 4, 5, 12, 13);
            b[i + 2] = __builtin_shufflevector(a[i], a[i + 2], 2, 3, 10, 11, 6, 7, 14, 15);
        }
#pragma GCC unroll 4
        for (unsigned i = 0; i < 4; ++i) {
            r[i] = __builtin_shufflevector(b[i], b[i + 4], 0, 1, 2, 3, 8, 9, 10, 11);
            r[i + 4] = __builtin_shufflevector(b[i], b[i + 4], 4, 5, 6, 7, 12, 13, 14, 15);
        }
    } else if constexpr (Size == 4) {
        const V a = __builtin_shufflevector(r[0], r[1], 0, 4, 2, 6);
        const V b = __builtin_shufflevector(r[0], r[1], 1, 5, 3, 7);
        const V c = __builtin_shufflevector(r[2], r[3], 0, 4, 2, 6);
        const V d = __builtin_shufflevector(r[2], r[3], 1, 5, 3, 7);
        r[0] = __builtin_shufflevector(a, c, 0, 1, 4, 5);
        r[1] = __builtin_shufflevector(b, d, 0, 1, 4, 5);
        r[2] = __builtin_shufflevector(a, c, 2, 3, 6, 7);
        r[3] = __builtin_shufflevector(b, d, 2, 3, 6, 7);
    } else {
        const V a = __builtin_shufflevector(r[0], r[1], 0, 2);
        r[1] = __builtin_shufflevector(r[0], r[1], 1, 3);
        r[0] = a;
    }
}

inline void turnSquares(Rows* vectors)
{
#pragma GCC unroll 16
    for (unsigned first = 0; first < 64 / kRowsOfVector; first += kRowsOfVector)
        turnSquare<kRowsOfVector>(vectors + first);
}

/// Transposes 64 rows of 64 bits by exchanging halves, quarters, … of the square. For exchanges inside a vector, rows
/// and vectors are swapped first: 29 ns with eight rows per vector, but 83 ns if the compiler vectorises loops over
/// rows.
void transpose(std::uint64_t* rows)
{
    constexpr unsigned kVectors = 64 / kRowsOfVector;
    Rows r[kVectors];
    __builtin_memcpy(r, rows, sizeof r);
    swapAll<kVectors / 2, 32>(r);
    swapAll<kVectors / 4, 16>(r);
    swapAll<kVectors / 8, 8>(r);
    swapAll<kVectors / 16, 4>(r);
    swapAll<kVectors / 32, 2>(r);
    turnSquares(r);
    swapAll<(kRowsOfVector > 4 ? 4 : 0), 4>(r);
    swapAll<(kRowsOfVector > 2 ? 2 : 0), 2>(r);
    swapAll<1, 1>(r);
    turnSquares(r);
    __builtin_memcpy(rows, r, sizeof r);
}

} // namespace
} // namespace convoku::bitwise
