// SPDX-License-Identifier: MIT
#pragma once

#include "solver/network/text/line_reader.h"

#include <string_view>
#include <vector>

namespace convoku::text {

inline constexpr std::size_t kMostBytes = 64 * 1024;
inline constexpr int kMostLines = 1000;

struct SourceLines
{
    std::vector<Source> lines; ///< the lines that are neither blank nor comments
    int end = 1; ///< the number of the line after the last one
};

/// Splits a text into lines. The text must outlive the result. Throws Mistake if it is too long or not UTF-8.
SourceLines sourceLines(std::string_view text);

} // namespace convoku::text
