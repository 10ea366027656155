// SPDX-License-Identifier: MIT
#include "app/wording/reason_wording.h"

#include "app/wording/explanation_wording.h"
#include "app/wording/small_words.h"
#include "app/wording/wording.h"
#include "solver/run/contradiction.h"
#include "solver/run/proof.h"

#include <QLocale>

#include <algorithm>
#include <map>

namespace convoku {
namespace {

QString digitsOf(const std::vector<std::uint16_t>& candidates, Board board)
{
    QStringList digits;
    for (const std::uint16_t candidate : candidates)
        digits << digitText(board.candidate(candidate).digit);
    return digits.join(QLatin1Char(' '));
}

std::vector<std::uint16_t> candidatesIn(const Candidates& candidates, Cell cell)
{
    std::vector<std::uint16_t> there;
    for (int digit = 0; digit < cell.board.side(); ++digit) {
        if (candidates.has(Candidate::of(digit, cell)))
            there.push_back(static_cast<std::uint16_t>(Candidate::of(digit, cell).index()));
    }
    return there;
}

/// The push of the guess that stands in a cell; null where none does.
const Event* guessIn(const Recording& recording, const State& state, Cell cell, Position position)
{
    const Event* found = nullptr;
    for (int digit = 0; digit < cell.board.side(); ++digit) {
        const int index = Candidate::of(digit, cell).index();
        if (state.guess[static_cast<std::size_t>(index)] == 0)
            continue;
        for (const Event& event : recording.events()) {
            if (event.position() > position)
                break;
            if (event.kind == EventKind::Push && event.candidate == index)
                found = &event;
        }
    }
    return found;
}

/// Chips as they come, to be put in their order at the end.
class Chips
{
    Q_DECLARE_TR_FUNCTIONS(convoku::ReasonWording)

public:
    Chips(const Recording& recording, Position before)
        : m_recording(recording)
        , m_before(before)
        , m_state(recording.stateAt(before))
        , m_board(recording.board())
    {
    }

    void present(const std::vector<std::uint16_t>& candidates, bool decides)
    {
        const Cell cell = m_board.candidate(candidates.front()).cell();
        if (m_recording.givens().isGiven(cell)) {
            given(cell, candidates.front());
            return;
        }
        if (const Event* push = guessIn(m_recording, m_state, cell, m_before)) {
            guess(*push);
            return;
        }
        //: a reason: candidates that were possible in a cell
        ReasonChip chip{ReasonChip::Kind::Present,
            tr("%1 in %2").arg(digitsOf(candidates, m_board), Wording::cell(cell)), {}, candidates.front(), {}, 0, {},
            false};
        const auto removals = removalsIn(m_recording, cell, m_before);
        if (decides && !removals.empty() && removals.back().event > 0)
            since(chip, m_recording.events()[removals.back().event]);
        m_present.push_back(chip);
    }

    void absent(const std::vector<std::uint16_t>& candidates)
    {
        for (const std::uint16_t candidate : candidates) {
            const auto event = eventThatRemoved(m_recording, candidate, m_before);
            if (event)
                m_removedBy[{*event, m_board.candidate(candidate).cell().index()}].push_back(candidate);
        }
    }

    void guessesThatStand()
    {
        std::map<int, const Event*> pushes; // by depth
        for (int i = 0; i < m_board.candidates(); ++i) {
            if (m_state.guess[static_cast<std::size_t>(i)] == 0)
                continue;
            if (const Event* push = guessIn(m_recording, m_state, m_board.candidate(i).cell(), m_before))
                pushes[push->depth] = push;
        }
        for (const auto& [depth, push] : pushes)
            guess(*push);
    }

    std::vector<ReasonChip> take()
    {
        std::vector<ReasonChip> absent;
        for (const auto& [where, candidates] : m_removedBy) {
            const auto& [event, cellIndex] = where;
            const Event& by = m_recording.events()[event];
            const Cell cell = m_board.cell(cellIndex);
            if (by.kind == EventKind::Push) {
                guess(by);
                continue;
            }
            if (by.kind == EventKind::Start && m_recording.givens().isGiven(cell)) {
                given(cell, candidates.front());
                continue;
            }
            //: a reason: candidates that were not possible in a cell any more
            ReasonChip chip{ReasonChip::Kind::Absent,
                tr("no %1 in %2").arg(digitsOf(candidates, m_board), Wording::cell(cell)), {}, candidates.front(), {},
                0, {}, false};
            since(chip, by);
            absent.push_back(chip);
        }
        // The last first; several cells of one event stand in the order of the board.
        std::stable_sort(
            absent.begin(), absent.end(), [](const ReasonChip& a, const ReasonChip& b) { return a.place > b.place; });
        std::vector<ReasonChip> chips = m_guesses;
        chips.insert(chips.end(), m_present.begin(), m_present.end());
        chips.insert(chips.end(), absent.begin(), absent.end());
        if (!m_givens.empty()) {
            QStringList names;
            for (const auto& [cell, candidate] : m_givens)
                names << Wording::cell(m_board.cell(cell));
            //: a reason: cells that the puzzle gives: r2c4, r2c6 given
            chips.push_back({ReasonChip::Kind::Given, tr("%1 given").arg(names.join(QStringLiteral(", "))), {},
                m_givens.begin()->second, {}, 0, {}, false});
        }
        return chips;
    }

private:
    void since(ReasonChip& chip, const Event& by) const
    {
        if (by.kind == EventKind::Start) {
            chip.since = tr("from the start");
            return;
        }
        chip.since = Wording::address(m_recording, by.position());
        chip.place = by.position();
    }

    void guess(const Event& push)
    {
        //: a reason: guess r1c2 = 7
        const QString text = tr("guess %1").arg(Wording::guess(m_board.candidate(push.candidate)));
        const auto same = [&](const ReasonChip& chip) { return chip.text == text; };
        if (std::any_of(m_guesses.begin(), m_guesses.end(), same))
            return;
        m_guesses.push_back({ReasonChip::Kind::Guess, text, tr("pass %1").arg(QLocale().toString(push.pass)),
            push.candidate, push.position(), push.depth, {}, false});
    }

    void given(Cell cell, std::uint16_t candidate) { m_givens.emplace(cell.index(), candidate); }

    const Recording& m_recording;
    Position m_before;
    State m_state;
    Board m_board;
    std::vector<ReasonChip> m_guesses;
    std::vector<ReasonChip> m_present;
    std::map<std::pair<std::size_t, int>, std::vector<std::uint16_t>> m_removedBy; ///< by event and cell
    std::map<int, std::uint16_t> m_givens; ///< by cell
};

/// Returns true if a finding depends on the presence of the candidate.
bool isHeld(RuleFamily family, const Cause& cause, Candidate candidate)
{
    const auto has
        = [](const auto& list, const auto& what) { return std::find(list.begin(), list.end(), what) != list.end(); };
    return describedAs(family, cause) == RuleFamily::Other
        ? has(cause.there, static_cast<std::uint16_t>(candidate.index()))
        : has(cause.cells, candidate.cell()) && has(cause.digits, candidate.digit);
}

} // namespace

std::vector<ReasonChip> ReasonWording::ofCause(
    const Recording& recording, RuleFamily family, const Cause& cause, Position before)
{
    Chips chips(recording, before);
    const bool decides = family == RuleFamily::NakedSingle || family == RuleFamily::NakedPair;
    const Candidates candidates = recording.stateAt(before).candidates;
    for (const Cell cell : cause.cells) {
        std::vector<std::uint16_t> there;
        for (const int digit : cause.digits) {
            if (candidates.has(Candidate::of(digit, cell)) && isHeld(family, cause, Candidate::of(digit, cell)))
                there.push_back(static_cast<std::uint16_t>(Candidate::of(digit, cell).index()));
        }
        if (!there.empty())
            chips.present(there, decides);
    }
    // A given cell never had its other candidates, so their absence needs no reason.
    std::vector<std::uint16_t> gone = requiredAbsences(family, cause);
    if (decides)
        std::erase_if(gone,
            [&](std::uint16_t index) { return recording.givens().isGiven(recording.board().candidate(index).cell()); });
    chips.absent(gone);
    return chips.take();
}

std::vector<ReasonChip> ReasonWording::alternatives(
    const Recording& recording, const Explanation& explanation, Position before)
{
    const RuleFamily family = recording.model().rule(explanation.rule).family;
    const auto isOfFinding = [&](std::uint16_t index) {
        const Candidate candidate = recording.board().candidate(index);
        return std::any_of(explanation.causes.begin(), explanation.causes.end(), [&](const Cause& cause) {
            const std::vector<std::uint16_t> behind = requiredAbsences(family, cause);
            return isHeld(family, cause, candidate) || std::binary_search(behind.begin(), behind.end(), index);
        });
    };
    Chips chips(recording, before);
    for (const std::uint16_t index : explanation.present) {
        if (!isOfFinding(index))
            chips.present({index}, false);
    }
    std::vector<std::uint16_t> gone = explanation.absent;
    std::erase_if(gone, isOfFinding);
    chips.absent(gone);
    std::vector<ReasonChip> result = chips.take();
    for (ReasonChip& chip : result)
        chip.isAlternative = true;
    return result;
}

std::vector<ReasonChip> ReasonWording::ofCells(
    const Recording& recording, const std::vector<Cell>& cells, Position seen)
{
    Chips chips(recording, seen);
    for (const Cell cell : cells) {
        for (const CellRemoval& removal : removalsIn(recording, cell, seen))
            chips.absent(removal.candidates);
    }
    return chips.take();
}

std::vector<ReasonChip> ReasonWording::guesses(const Recording& recording, Position position)
{
    Chips chips(recording, position);
    chips.guessesThatStand();
    return chips.take();
}

std::vector<ReasonChip> ReasonWording::ofClash(
    const Recording& recording, Position verdict, const std::vector<ClashCause>& causes)
{
    std::vector<ReasonChip> chips = guesses(recording, verdict);
    for (const ClashCause& clash : causes) {
        const Event& by = recording.events()[clash.event];
        for (const Finding& finding : clash.findings) {
            for (const ReasonChip& chip : ofCause(
                     recording, recording.ruleOf(by).family, finding.cause, {static_cast<int>(by.pass), by.step, 1})) {
                const auto same = [&](const ReasonChip& known) { return known.text == chip.text; };
                if (chip.kind == ReasonChip::Kind::Present && std::none_of(chips.begin(), chips.end(), same)) {
                    chips.push_back(chip);
                    chips.back().family = recording.ruleOf(by).family;
                }
            }
        }
    }
    return chips;
}

/// The digits of a cell that went because of a finding, and why, in half a sentence.
QString ReasonWording::lost(RuleFamily family, const Finding& finding)
{
    const Cause& cause = finding.cause;
    std::vector<int> digits;
    for (const std::uint16_t candidate : finding.removed)
        digits.push_back(cause.house.board.candidate(candidate).digit);
    const QString gone = Wording::digits(digits);
    const QString cell = Wording::cell(cause.cells.front());
    const QString kind = Wording::houseKind(cause.house.kind);
    switch (describedAs(family, cause)) {
    case RuleFamily::NakedSingle:
        //: %1: digits; %2: a cell; %3: row, column or box
        return tr("%1 removed: it is in %2, in the same %3").arg(gone, cell, kind);
    case RuleFamily::Pointing:
    case RuleFamily::Claiming:
        if (cause.cells.size() == 1)
            return tr("%1 removed: it is in %2, in the same %3").arg(gone, cell, kind);
        //: %2: a box; %3: the row or column where it has the digit
        return tr("%1 removed: %2 has it only in %3")
            .arg(gone, Wording::house(sourceOf(cause)), Wording::house(cause.house));
    case RuleFamily::Fish:
        //: %2: rows; %3: as many columns where they have the digit
        return tr("%1 removed: %2 have it only in %3")
            .arg(gone, Wording::houses(cause.lines), Wording::houses(cause.across));
    case RuleFamily::HiddenPair:
        //: %2: a house; %3: digits
        return tr("%1 removed: %2 has no other places for %3")
            .arg(gone, Wording::house(cause.house), Wording::digits(cause.digits));
    case RuleFamily::HiddenSingle:
        //: %2: a house; %3: a digit
        return tr("%1 removed: %2 has no other place for %3")
            .arg(gone, Wording::house(cause.house), digitText(cause.digits.front()));
    case RuleFamily::NakedPair:
        break;
    case RuleFamily::Other:
        //: digits that a cell lost, and through what
        return tr("%1 removed: %2").arg(gone, ExplanationWording::grounds(cause, 2));
    }
    if (cause.cells.size() != 2)
        //: digits that a cell lost, and three or more cells that have these only
        return tr("%1 removed: %2 need them all").arg(gone, Wording::cells(cause.cells));
    return tr("%1 removed: %2 and %3 need both").arg(gone, cell, Wording::cell(cause.cells.back()));
}

std::vector<ClashOrigin> ReasonWording::clash(
    const Recording& recording, Position verdict, const std::vector<ClashCause>& causes)
{
    const Candidates candidates = recording.stateAt(verdict).candidates;
    const Board board = recording.board();
    const std::vector<Cell> cells = contradictingCells(contradictionsAt(recording, verdict));
    std::vector<ClashOrigin> origins;
    for (const Cell cell : cells) {
        ClashOrigin origin;
        origin.cell = cell;
        const std::vector<std::uint16_t> now = candidatesIn(candidates, cell);
        origin.after = digitsOf(now, board);
        origin.candidate = now.empty() ? static_cast<std::uint16_t>(Candidate::of(0, cell).index()) : now.front();
        const auto removals = removalsIn(recording, cell, verdict);
        if (recording.givens().isGiven(cell) || removals.empty() || removals.back().event == 0) {
            origin.reason = recording.givens().isGiven(cell) ? tr("given") : tr("from the start");
            origins.push_back(origin);
            continue;
        }
        const CellRemoval& last = removals.back();
        const Event& by = recording.events()[last.event];
        std::vector<std::uint16_t> had = now;
        had.insert(had.end(), last.candidates.begin(), last.candidates.end());
        std::sort(had.begin(), had.end());
        origin.before = digitsOf(had, board);
        origin.candidate = last.candidates.front();
        origin.address = Wording::address(recording, by.position());
        if (by.kind == EventKind::Rule)
            origin.rule = by.rule;
        //: digits that a cell lost, and through what: 4 left: Pointing in column
        origin.reason = tr("%1 removed: %2").arg(digitsOf(last.candidates, board), Wording::eventName(recording, by));
        const auto why = std::find_if(causes.begin(), causes.end(),
            [&](const ClashCause& one) { return one.cell == cell && one.event == last.event; });
        if (why != causes.end() && !why->findings.empty()) {
            QStringList reasons;
            for (const Finding& finding : why->findings)
                reasons << lost(recording.ruleOf(by).family, finding);
            origin.reason = reasons.join(QStringLiteral("; "));
        }
        origins.push_back(origin);
    }
    return origins;
}

QString ReasonWording::clashTitle(const Recording& recording, Position verdict)
{
    const Contradictions found = contradictionsAt(recording, verdict);
    if (const auto* clash = found.clash())
        //: a digit that stands twice in a house: How the two 7s came
        return tr("How the two %1s came").arg(clash->digit);
    return found.emptyCells.empty() ? QString()
                                    : tr("How %1 lost its digits").arg(Wording::cell(found.emptyCells.front()));
}

} // namespace convoku
