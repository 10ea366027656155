// SPDX-License-Identifier: MIT
#pragma once

#include "solver/run/recording.h"

#include <optional>
#include <vector>

namespace convoku {

/// Something that happened to one candidate.
enum class CandidateChange : std::uint8_t {
    Present, ///< it is there at the start
    Absent, ///< it is not there at the start
    Removed, ///< a rule cleared it
    SetAside, ///< a guess chose another digit of its cell
    Guessed, ///< it was guessed; it stays
    Restored, ///< a guess failed, and it came back
    Failed, ///< it was the guess that failed
};

struct CandidateEvent
{
    CandidateChange change = CandidateChange::Present;
    std::size_t event = 0; ///< index in Recording::events()
};

/// The life of a candidate (tensor index 0 … 728) as far as the run is recorded, in order. The first entry is Present
/// or Absent. Takes a binary search an event.
std::vector<CandidateEvent> historyOf(const Recording& recording, int candidate);

/// The position of the next (previous) change of the candidate after (before) a position; none where there is no more.
std::optional<Position> nextChange(const Recording& recording, int candidate, Position position);
std::optional<Position> previousChange(const Recording& recording, int candidate, Position position);

} // namespace convoku
