// SPDX-License-Identifier: MIT
#pragma once

#include "solver/run/recording.h"

#include <optional>
#include <vector>

namespace convoku {

enum class WatchKind : std::uint8_t {
    Candidate, ///< Watch::candidate: is it there?
    Cell, ///< Watch::cell: its digits
    House, ///< Watch::house: its undecided cells, or where Watch::digit can be
    Count, ///< candidates left, of all digits or of Watch::digit
    Decided, ///< cells with exactly one candidate
    Depth,
};

/// Something of a state to keep an eye on. Only the fields that its kind names have a meaning.
struct Watch
{
    WatchKind kind = WatchKind::Count;
    Candidate candidate;
    Cell cell;
    House house;
    std::optional<int> digit; ///< from 0

    friend bool operator==(const Watch&, const Watch&) = default;
};

/// The value of a watch in a state. Only the fields that its kind needs are set, so that equal values are equal
/// results.
struct WatchValue
{
    enum class Standing : std::uint8_t { NeverThere, There, Guessed, SetAside, Gone };
    Standing standing = Standing::NeverThere; ///< Candidate
    int number = 0; ///< Candidate: depth of the guess or of what set it aside; Count, Decided, Depth: the number
    std::vector<int> digits; ///< Cell: its digits, from 0
    std::vector<Cell> cells; ///< House

    friend bool operator==(const WatchValue&, const WatchValue&) = default;
};

/// `start`: what the run started from.
WatchValue valueOf(const Watch& watch, const State& state, const Candidates& start);

} // namespace convoku
