// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <string>
#include <vector>

namespace convoku::bench {

/// Times of one of two things, in milliseconds.
struct Samples
{
    std::string name;
    std::vector<double> milliseconds;

    double quantile(double q) const
    {
        std::vector<double> sorted = milliseconds;
        std::sort(sorted.begin(), sorted.end());
        return sorted[static_cast<std::size_t>(q * static_cast<double>(sorted.size() - 1))];
    }
    double median() const { return quantile(0.5); }
};

template <typename F>
double time(F&& call)
{
    const auto start = std::chrono::steady_clock::now();
    call();
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
}

inline void print(const Samples& a, const Samples& b)
{
    for (const Samples* samples : {&a, &b}) {
        std::printf("%-44s median %9.3f ms   p10 %9.3f   p90 %9.3f   (%zu)\n", samples->name.c_str(), samples->median(),
            samples->quantile(0.1), samples->quantile(0.9), samples->milliseconds.size());
    }
    std::printf("ratio %.2f : 1\n", a.median() / b.median());
}

} // namespace convoku::bench
