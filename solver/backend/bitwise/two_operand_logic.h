// SPDX-License-Identifier: MIT
// Functions of three words for machines that have instructions for two. Included by kernels_*.cpp inside their own
// unnamed namespaces, after `Word`: inline functions of one name, compiled for different instructions, must not meet in
// the linker.
// No #pragma once: a source has it once, and no other header includes it.

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
