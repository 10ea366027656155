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
/// The keywords that name a kernel's axes, by place in the order of the kernel's laying.
inline constexpr std::array<std::string_view, 3> kLayingWords{"value", "group", "place"};

/// The shortest text that is read as the same, without an exponent.
std::string numberText(double number);

} // namespace convoku
