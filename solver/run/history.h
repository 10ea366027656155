// SPDX-License-Identifier: MIT
#pragma once

#include "solver/run/recording.h"

#include <optional>
#include <vector>

namespace convoku {

/// A change of one candidate.
enum class CandidateChange : std::uint8_t {
    Present, ///< present at the start
    Absent, ///< absent at the start
    Removed, ///< removed by a rule
    SetAside, ///< set aside: a guess chose a different digit for the cell
    Guessed, ///< guessed; the candidate stays
    Restored, ///< restored after a failed guess
    Failed, ///< removed: the candidate was the failed guess
};

struct CandidateEvent
{
    CandidateChange change = CandidateChange::Present;
    std::size_t event = 0; ///< index in Recording::events()
};

/// Returns the history of a candidate (tensor index 0 … 728) as far as the run is recorded, in order. The first entry
/// is Present or Absent. Costs one binary search per event.
std::vector<CandidateEvent> historyOf(const Recording& recording, int candidate);

/// Adds the changes of the candidate by the events from `firstEvent` on, after a recording has grown.
void extendHistory(
    std::vector<CandidateEvent>& history, const Recording& recording, int candidate, std::size_t firstEvent);

/// Returns the index of the last entry of a history at or before a position, or -1. Costs one binary search.
int entryAt(std::span<const CandidateEvent> history, const Recording& recording, Position position);

/// Returns true if the candidate is absent after such a change.
bool isRemovedAfter(CandidateChange change);

/// Returns the position of the next (previous) entry of a history after (before) a position; none if there is no
/// further entry.
std::optional<Position> nextChange(
    std::span<const CandidateEvent> history, const Recording& recording, Position position);
std::optional<Position> previousChange(
    std::span<const CandidateEvent> history, const Recording& recording, Position position);

} // namespace convoku
