// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <string_view>

namespace convoku {

// Words of the language that reader and writer share.
/// By HouseKind.
inline constexpr std::array<std::string_view, 3> kHouseWords{"row", "column", "box"};
/// By PartText::Kind.
inline constexpr std::array<std::string_view, 4> kKindWords{"rule", "encoding", "verdict", "search"};

} // namespace convoku
