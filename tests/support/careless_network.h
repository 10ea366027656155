// SPDX-License-Identifier: MIT
// A network that is wrong: it empties nearly every cell in its first pass.
#pragma once

namespace convoku::testing {

/// Keeps of each digit its first place on the board.
inline constexpr char kCareless[] = R"(rule first_places(house: row):
    "Of each digit the first place on the board stays."
    first = pick_one(candidates)  # the first place
    cause first
    return candidates & first     # only that stays

network careless:
    "It empties nearly every cell."
    encoding digits_as_planes
    rule first_places(row)
    verdict clashes
)";

} // namespace convoku::testing
