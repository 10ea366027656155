// SPDX-License-Identifier: MIT
#include "solver/run/breakpoint.h"

#include <algorithm>

namespace convoku {
namespace {

/// The candidates whose changes are the breakpoint's; none for the kinds that are not about candidates.
Candidates candidatesOf(const Breakpoint& breakpoint)
{
    const Board board = breakpoint.kind == BreakpointKind::CandidateChanges ? breakpoint.candidate.board
        : breakpoint.kind == BreakpointKind::CellChanges                    ? breakpoint.cell.board
                                                                            : breakpoint.house.board;
    Candidates candidates(board);
    const auto addCell = [&candidates](Cell cell) {
        for (int digit = 0; digit < cell.board.side(); ++digit)
            candidates.add(Candidate::of(digit, cell));
    };
    if (breakpoint.kind == BreakpointKind::CandidateChanges)
        candidates.add(breakpoint.candidate);
    else if (breakpoint.kind == BreakpointKind::CellChanges)
        addCell(breakpoint.cell);
    else if (breakpoint.kind == BreakpointKind::HouseChanges)
        std::ranges::for_each(breakpoint.house.cells(), addCell);
    return candidates;
}

EventNumbers numbersOf(const Event& event)
{
    return {static_cast<int>(event.pass), event.step, event.depth,
        event.kind == EventKind::Rule ? event.changedCount : 0, event.candidatesLeft};
}

int removedIn(std::span<const Event> events)
{
    int removed = 0;
    for (const Event& event : events)
        removed += event.kind == EventKind::Rule ? event.changedCount : 0;
    return removed;
}

} // namespace

const char* toString(BreakpointKind kind)
{
    switch (kind) {
    case BreakpointKind::RuleFires:
        return "rule_fires";
    case BreakpointKind::CandidateChanges:
        return "candidate_changes";
    case BreakpointKind::CellChanges:
        return "cell_changes";
    case BreakpointKind::HouseChanges:
        return "house_changes";
    case BreakpointKind::Push:
        return "push";
    case BreakpointKind::Pop:
        return "pop";
    case BreakpointKind::Contradiction:
        return "contradiction";
    case BreakpointKind::NothingChanged:
        return "nothing_changed";
    case BreakpointKind::DepthOver:
        return "depth_over";
    case BreakpointKind::Solved:
        return "solved";
    case BreakpointKind::PassNumber:
        break;
    }
    return "pass_number";
}

std::optional<BreakpointKind> breakpointKindNamed(std::string_view id)
{
    for (int i = 0; i < kBreakpointKindCount; ++i) {
        if (id == toString(static_cast<BreakpointKind>(i)))
            return static_cast<BreakpointKind>(i);
    }
    return std::nullopt;
}

bool haveSameHits(const Breakpoint& a, const Breakpoint& b)
{
    if (a.kind != b.kind || a.condition != b.condition)
        return false;
    switch (a.kind) {
    case BreakpointKind::RuleFires:
        return a.rule == b.rule;
    case BreakpointKind::CandidateChanges:
        return a.candidate == b.candidate;
    case BreakpointKind::CellChanges:
        return a.cell == b.cell;
    case BreakpointKind::HouseChanges:
        return a.house == b.house;
    case BreakpointKind::DepthOver:
    case BreakpointKind::PassNumber:
        return a.number == b.number;
    case BreakpointKind::Push:
    case BreakpointKind::Pop:
    case BreakpointKind::Contradiction:
    case BreakpointKind::NothingChanged:
    case BreakpointKind::Solved:
        break;
    }
    return true;
}

BreakpointHits::BreakpointHits(const Breakpoint& breakpoint)
    : m_kind(breakpoint.kind)
    , m_rule(breakpoint.rule)
    , m_candidates(candidatesOf(breakpoint))
    , m_number(breakpoint.number)
    , m_condition(breakpoint.condition)
{
}

void BreakpointHits::reset()
{
    m_passes = 0;
    m_positions.clear();
}

void BreakpointHits::update(const Recording& recording)
{
    const int passes = recording.passCount();
    if (m_kind == BreakpointKind::NothingChanged || m_kind == BreakpointKind::PassNumber) {
        for (int pass = m_passes + 1; pass <= passes; ++pass) {
            const auto events = recording.eventsOf(pass);
            const int removed = removedIn(events);
            if (m_kind == BreakpointKind::PassNumber ? pass != m_number : removed > 0)
                continue;
            // A pass without events leaves what the event before it left.
            const Event& last = events.empty() ? recording.events()[recording.firstEventOf(pass) - 1] : events.back();
            add(recording.endOf(pass), {pass, recording.stepsPerPass(), last.depth, removed, last.candidatesLeft});
        }
    } else if (m_passes < passes) {
        for (const Event& event : recording.events().subspan(recording.firstEventOf(m_passes + 1))) {
            if (isHitBy(recording, event))
                add(event.position(), numbersOf(event));
        }
    }
    m_passes = passes;
}

bool BreakpointHits::isHitBy(const Recording& recording, const Event& event) const
{
    switch (m_kind) {
    case BreakpointKind::RuleFires:
        return event.kind == EventKind::Rule && (m_rule.empty() || recording.ruleOf(event).id == m_rule);
    case BreakpointKind::CandidateChanges:
    case BreakpointKind::CellChanges:
    case BreakpointKind::HouseChanges:
        return changesMine(recording, event);
    case BreakpointKind::Push:
        return event.kind == EventKind::Push;
    case BreakpointKind::Pop:
        return event.kind == EventKind::Pop;
    case BreakpointKind::Contradiction:
        return event.kind == EventKind::Contradiction;
    case BreakpointKind::DepthOver:
        return event.kind == EventKind::Push && event.depth == m_number + 1;
    case BreakpointKind::Solved:
        return event.kind == EventKind::Solution
            || (event.kind == EventKind::End && recording.result() == RunResult::Solved);
    case BreakpointKind::NothingChanged:
    case BreakpointKind::PassNumber:
        break; // whole passes
    }
    return false;
}

bool BreakpointHits::changesMine(const Recording& recording, const Event& event) const
{
    if (recording.board() != m_candidates.board())
        return false; // indices would be those of other candidates
    if ((event.kind == EventKind::Push || event.kind == EventKind::Pop) && m_candidates.has(event.candidate))
        return true;
    return std::ranges::any_of(
        recording.changed(event), [this](std::uint16_t candidate) { return m_candidates.has(candidate); });
}

void BreakpointHits::add(Position position, const EventNumbers& numbers)
{
    const bool isNew = m_positions.empty() || m_positions.back() != position;
    if (isNew && m_condition.holds(numbers))
        m_positions.push_back(position);
}

int BreakpointHits::countUpTo(Position position) const
{
    return static_cast<int>(std::ranges::upper_bound(m_positions, position) - m_positions.begin());
}

} // namespace convoku
