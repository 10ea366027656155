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

/// Adds what the events from `firstEvent` on did to it, where a recording has grown.
void extendHistory(
    std::vector<CandidateEvent>& history, const Recording& recording, int candidate, std::size_t firstEvent);

/// Index of the last entry of a history at or before a position, or -1. Takes a binary search.
int entryAt(std::span<const CandidateEvent> history, const Recording& recording, Position position);

/// True where the candidate is not there after such a change.
bool isGoneAfter(CandidateChange change);

/// The position of the next (previous) entry of a history after (before) a position; none where there is no more.
std::optional<Position> nextChange(
    std::span<const CandidateEvent> history, const Recording& recording, Position position);
std::optional<Position> previousChange(
    std::span<const CandidateEvent> history, const Recording& recording, Position position);

} // namespace convoku
