// SPDX-License-Identifier: MIT
#pragma once

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <numbers>
#include <utility>

namespace convoku {

/// Generates random numbers that are the same on every machine and with every library, for results that must be
/// reproducible from a seed. SplitMix64 (Steele, Lea, Flood: Fast splittable pseudorandom number generators, 2014).
class RandomNumbers
{
public:
    /// `stream`: selects one of several sequences of numbers for the same seed.
    explicit RandomNumbers(std::uint64_t seed, std::uint64_t stream = 0)
        : m_state(mixed(seed) ^ mixed(stream + kStep))
    {
    }

    std::uint64_t next()
    {
        m_state += kStep;
        return mixed(m_state);
    }

    /// Returns a number of 0 … count − 1, all equally likely; count ≥ 1.
    std::size_t below(std::size_t count)
    {
        // Numbers above the largest multiple of `count` would make the small remainders likelier.
        const std::uint64_t surplus = (UINT64_MAX % count + 1) % count;
        std::uint64_t number = next();
        while (number > UINT64_MAX - surplus)
            number = next();
        return static_cast<std::size_t>(number % count);
    }

    /// Returns a number of low … high, both included.
    int between(int low, int high) { return low + static_cast<int>(below(static_cast<std::size_t>(high - low) + 1)); }

    template <typename List>
    void shuffle(List& list)
    {
        for (std::size_t left = std::size(list); left > 1; --left)
            std::swap(list[left - 1], list[below(left)]);
    }

private:
    static constexpr std::uint64_t kStep = 0x9e3779b97f4a7c15;

    static std::uint64_t mixed(std::uint64_t x)
    {
        x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9;
        x = (x ^ (x >> 27)) * 0x94d049bb133111eb;
        return x ^ (x >> 31);
    }

    std::uint64_t m_state;
};

/// Returns a uniformly distributed number from 0 to below 1.
inline double uniform(RandomNumbers& random)
{
    constexpr int kBits = 53; // mantissa of a double
    return std::ldexp(static_cast<double>(random.next() >> (64 - kBits)), -kBits);
}

/// Returns a normally distributed number with mean 0 and standard deviation 1.
inline double normal(RandomNumbers& random)
{
    // Box and Muller, 1958; 1 − u is never 0.
    const double length = std::sqrt(-2 * std::log(1 - uniform(random)));
    return length * std::cos(2 * std::numbers::pi * uniform(random));
}

} // namespace convoku
