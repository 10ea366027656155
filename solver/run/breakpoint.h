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
    RuleFires, ///< Breakpoint::rule removed candidates; empty: any rule did
    CandidateChanges, ///< Breakpoint::candidate was removed, set aside, guessed, restored or failed; see history.h
    CellChanges, ///< a candidate of Breakpoint::cell changed in this way
    HouseChanges, ///< a candidate of Breakpoint::house changed in this way
    Push,
    Pop,
    Contradiction,
    NothingChanged, ///< the rules of a pass removed nothing
    DepthOver, ///< a guess increased the depth from Breakpoint::number by one
    Solved,
    PassNumber, ///< the end of pass Breakpoint::number
};
inline constexpr int kBreakpointKindCount = 11;
/// The largest depth that a breakpoint may have; the depth of a search never exceeds the number of cells.
inline constexpr int kMaxBreakpointDepth = kMostCells - 1;
/// The largest number of a pass, and of a hit.
inline constexpr int kMaxBreakpointNumber = 999'999'999;
/// Returns the id of a kind: "rule_fires", "candidate_changes", …
const char* toString(BreakpointKind kind);
std::optional<BreakpointKind> breakpointKindNamed(std::string_view id);

/// A condition at which a run stops. Only the field that belongs to `kind` is used.
struct Breakpoint
{
    BreakpointKind kind = BreakpointKind::RuleFires;
    std::string rule; ///< id of the rule; a network loaded later may not have this rule
    Candidate candidate;
    Cell cell;
    House house;
    int number = 0;

    bool enabled = true;
    Condition condition; ///< an additional condition for a hit
    int fromHit = 1; ///< the first hit, counted from 1, that stops the run; earlier hits are only counted

    friend bool operator==(const Breakpoint&, const Breakpoint&) = default;
};

/// Returns true if both have the same hits in every run: kind, the field that it names, and condition are equal.
bool haveSameHits(const Breakpoint& a, const Breakpoint& b);

/// Finds the hits of one breakpoint in a recording. The recording may gain passes between two updates, but must be the
/// same recording until reset().
class BreakpointHits
{
public:
    explicit BreakpointHits(const Breakpoint& breakpoint);

    /// Finds the hits in the passes added since the last update.
    void update(const Recording& recording);
    /// Removes all hits; call it before an update with a different recording.
    void reset();

    /// Returns the positions of the hits, ascending and without duplicates: of an event, or of the end of a pass.
    std::span<const Position> positions() const { return m_positions; }
    /// Returns the number of hits at or before a position.
    int countUpTo(Position position) const;

private:
    bool isHitBy(const Recording& recording, const Event& event) const;
    bool changesMine(const Recording& recording, const Event& event) const;
    void add(Position position, const EventNumbers& numbers);

    BreakpointKind m_kind;
    std::string m_rule;
    Candidates m_candidates; ///< candidates whose changes are hits
    int m_number;
    Condition m_condition;
    int m_passes = 0; ///< number of passes examined
    std::vector<Position> m_positions;
};

} // namespace convoku
