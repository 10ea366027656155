// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <string>
#include <string_view>

namespace convoku {

// Words of the language that reader and writer share.
/// Keywords of house kinds, indexed by HouseKind.
inline constexpr std::array<std::string_view, 3> kHouseWords{"row", "column", "box"};
/// Keywords of parts, indexed by PartText::Kind.
inline constexpr std::array<std::string_view, 5> kKindWords{"rule", "encoding", "verdict", "search", "kernel"};
/// Keywords of coordinates, indexed by PartText::Coordinate.
inline constexpr std::array<std::string_view, 3> kCoordinateWords{"digit", "house", "cell"};
/// Keywords of a kernel's axes, indexed as PartText::Laying.
inline constexpr std::array<std::string_view, 3> kLayingWords{"value", "group", "place"};

/// Returns the shortest text, without an exponent, that is read back as the same number.
std::string numberText(double number);

} // namespace convoku
