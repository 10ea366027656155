// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <cstdint>
#include <random>

namespace convoku::monkey {

/// The numbers of one step. They come from the seed and the step alone, so that a step is the same whatever the steps
/// before it took.
class Random
{
public:
    Random(std::uint64_t seed, std::uint64_t step);

    /// 0 … end − 1; 0 where there is nothing to choose.
    int below(int end);
    bool oneIn(int n) { return below(n) == 0; }
    int between(int first, int last) { return first + below(last - first + 1); }
    /// 0 … most, the small ones far more often.
    int mostlySmall(int most);

    template <typename List>
    auto& of(List& list)
    {
        return list[static_cast<typename List::size_type>(below(static_cast<int>(list.size())))];
    }

private:
    std::mt19937_64 m_engine;
};

/// Returns nonsense of up to `most` characters, without a slash, so that it names no file in another folder.
QString rubbish(Random& random, int most);
/// Almost what a field wants: addresses, conditions, puzzles, numbers, with a mistake now and then.
QString nearlyRight(Random& random);

} // namespace convoku::monkey
