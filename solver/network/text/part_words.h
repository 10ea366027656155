// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <string>
#include <string_view>

namespace convoku {

// Words of the language that reader and writer share.
/// By HouseKind.
inline constexpr std::array<std::string_view, 3> kHouseWords{"row", "column", "box"};
/// By PartText::Kind.
inline constexpr std::array<std::string_view, 5> kKindWords{"rule", "encoding", "verdict", "search", "kernel"};
/// By PartText::Coordinate.
inline constexpr std::array<std::string_view, 3> kCoordinateWords{"digit", "house", "cell"};
/// What stands for them in a kernel, by place in PartText::Laying.
inline constexpr std::array<std::string_view, 3> kLayingWords{"value", "group", "place"};

/// The shortest text that is read as the same, without an exponent.
std::string numberText(double number);

} // namespace convoku
