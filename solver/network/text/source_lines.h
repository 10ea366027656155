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
    std::vector<Source> lines; ///< those that say something
    int end = 1; ///< the number of the line behind the last one
};

/// Of a text, which must outlive them. Throws Mistake where it is too long, or no UTF-8.
SourceLines sourceLines(std::string_view text);

} // namespace convoku::text
