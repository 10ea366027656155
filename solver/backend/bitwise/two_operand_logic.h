// SPDX-License-Identifier: MIT
// Functions of three words for machines with two-operand instructions only. Each kernels_*.cpp includes this file
// inside its unnamed namespace, after `Word`; otherwise the linker could merge inline functions of the same name that
// are compiled for different instructions. No #pragma once: a source includes the file once, and no other header
// includes it.

inline Word orAnd(Word a, Word b, Word c)
{
    return a | (b & c);
}
inline Word xor3(Word a, Word b, Word c)
{
    return a ^ b ^ c;
}
inline Word majority(Word a, Word b, Word c)
{
    return (a & b) | (c & (a ^ b));
}
template <unsigned Truth>
Word splitOf3(Word a, Word b, Word c);
template <unsigned Truth>
Word of3(Word a, Word b, Word c)
{
    return splitOf3<Truth>(a, b, c);
}
