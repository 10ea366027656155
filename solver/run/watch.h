// SPDX-License-Identifier: MIT
#pragma once

#include "solver/run/recording.h"

#include <optional>
#include <vector>

namespace convoku {

enum class WatchKind : std::uint8_t {
    Candidate, ///< Watch::candidate: presence
    Cell, ///< Watch::cell: digits of the cell
    House, ///< Watch::house: undecided cells, or the possible cells of Watch::digit
    Count, ///< number of candidates, of all digits or of Watch::digit
    Decided, ///< number of cells with exactly one candidate
    Depth,
};

/// A property of a state to observe. Only the fields that its kind names have a meaning.
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
    Standing standing = Standing::NeverThere; ///< for Candidate
    /// For Candidate the depth of the guess that chose it or set it aside; for Count, Decided, Depth the number.
    int number = 0;
    std::vector<int> digits; ///< for Cell its digits, from 0
    std::vector<Cell> cells; ///< for House its cells, as described for WatchKind

    friend bool operator==(const WatchValue&, const WatchValue&) = default;
};

/// Returns the value of a watch in a state. `start`: the candidates at the start of the run.
WatchValue valueOf(const Watch& watch, const State& state, const Candidates& start);

} // namespace convoku
