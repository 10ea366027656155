// SPDX-License-Identifier: MIT
#pragma once

#include "solver/run/condition.h"
#include "solver/run/recording.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace convoku {

/// Kinds of breakpoints. Each hit is an event, except for NothingChanged and PassNumber, whose hits are whole passes.
enum class BreakpointKind : std::uint8_t {
    RuleFires, ///< Breakpoint::rule cleared something; empty: any rule did
    CandidateChanges, ///< Breakpoint::candidate was removed, set aside, guessed, came back or failed; see history.h
    CellChanges, ///< so did a candidate of Breakpoint::cell
    HouseChanges, ///< so did a candidate of Breakpoint::house
    Push,
    Pop,
    Contradiction,
    NothingChanged, ///< the rules of a pass cleared nothing
    DepthOver, ///< a guess took the depth of search from Breakpoint::number to one more
    Solved,
    PassNumber, ///< the end of pass Breakpoint::number
};
inline constexpr int kBreakpointKindCount = 11;
/// The largest depth that a breakpoint may speak of: the depth itself never gets above 81.
inline constexpr int kMaxBreakpointDepth = kMostCells - 1;
/// The largest pass, and the largest hit.
inline constexpr int kMaxBreakpointNumber = 999'999'999;
/// "rule_fires", "candidate_changes", …
const char* toString(BreakpointKind kind);
std::optional<BreakpointKind> breakpointKindNamed(std::string_view id);

/// A condition at which a run stops. Only the field that its kind names has a meaning.
struct Breakpoint
{
    BreakpointKind kind = BreakpointKind::RuleFires;
    std::string rule; ///< its id: breakpoints stay where another network runs, which may have no such rule
    Candidate candidate;
    Cell cell;
    House house;
    int number = 0;

    bool enabled = true;
    Condition condition; ///< what does not fulfil it is no hit
    int fromHit = 1; ///< the first hit, counted from 1, that stops; those before it are only counted

    friend bool operator==(const Breakpoint&, const Breakpoint&) = default;
};

/// True where both have the same hits whatever the run: kind, the field that it names, and condition are the same.
bool haveSameHits(const Breakpoint& a, const Breakpoint& b);

/// Finds the hits of one breakpoint in a recording. Grows with it: the recording may gain passes between two updates,
/// but must be the same one until reset().
class BreakpointHits
{
public:
    explicit BreakpointHits(const Breakpoint& breakpoint);

    /// Looks at the passes that have come since the last time.
    void update(const Recording& recording);
    /// For another recording.
    void reset();

    /// Ascending, without doubles. For an event its position, for a pass its end.
    std::span<const Position> positions() const { return m_positions; }
    /// Returns the number of hits at or before a position.
    int countUpTo(Position position) const;

private:
    bool isHitBy(const Recording& recording, const Event& event) const;
    bool changesMine(const Recording& recording, const Event& event) const;
    void add(Position position, const EventNumbers& numbers);

    BreakpointKind m_kind;
    std::string m_rule;
    Candidates m_candidates; ///< those whose changes count
    int m_number;
    Condition m_condition;
    int m_passes = 0; ///< the passes that have been looked at
    std::vector<Position> m_positions;
};

} // namespace convoku
