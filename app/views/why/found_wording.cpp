// SPDX-License-Identifier: MIT
#include "app/views/why/found_wording.h"

#include "app/wording/chain_wording.h"
#include "app/wording/explanation_wording.h"
#include "app/wording/small_words.h"
#include "app/wording/wording.h"
#include "solver/run/contradiction.h"

#include <algorithm>

namespace convoku {
namespace {

QString joinedDigits(Board board, const std::vector<std::uint16_t>& candidates, const QString& between)
{
    QStringList digits;
    for (const std::uint16_t candidate : candidates)
        digits << digitText(board.candidate(candidate).digit);
    return digits.join(between);
}

QString reasonWithoutRule(const Recording& recording, std::size_t event, Cell cell)
{
    ProofLine line;
    line.event = event;
    switch (recording.events()[event].kind) {
    case EventKind::Push:
        line.kind = ProofLine::Kind::Guess;
        return ChainWording::because(recording, line);
    case EventKind::Pop:
        line.kind = ProofLine::Kind::Failed;
        return ChainWording::because(recording, line);
    case EventKind::Start:
        return ExplanationWording::since(recording, cell, event);
    case EventKind::Rule:
    case EventKind::Contradiction:
    case EventKind::Solution:
    case EventKind::End:
        break;
    }
    return Wording::eventName(recording, recording.events()[event]);
}

} // namespace

QString FoundWording::summary(const Recording& recording, Position position, Candidate found)
{
    const QString digit = digitText(found.digit);
    const auto removals = removalsIn(recording, found.cell(), position);
    if (removals.empty())
        return tr("%1 is the only candidate left.").arg(digit);
    const CellRemoval& last = removals.back();
    //: %1: the digit that is left; %2: the digits that went last, "1" or "1, 4"; %3: where, "16.2"
    return tr("%1 is the only candidate left; the last one removed was %2, at %3.", nullptr,
        static_cast<int>(last.candidates.size()))
        .arg(digit, joinedDigits(recording.board(), last.candidates, QStringLiteral(", ")),
            Wording::address(recording, recording.events()[last.event].position()));
}

std::vector<FoundRow> FoundWording::rows(
    const Recording& recording, Position position, Candidate found, const std::vector<ClashCause>* causes)
{
    std::vector<FoundRow> rows;
    for (const CellRemoval& removal : removalsIn(recording, found.cell(), position)) {
        const Event& by = recording.events()[removal.event];
        FoundRow row;
        row.place = by.position();
        row.address = Wording::address(recording, row.place);
        if (by.kind == EventKind::Rule)
            row.rule = by.rule;
        const auto add = [&](const std::vector<std::uint16_t>& candidates, const QString& reason) {
            row.digits = joinedDigits(recording.board(), candidates, QStringLiteral(" "));
            row.reason = reason;
            rows.push_back(row);
        };
        const auto known = [&]() -> const ClashCause* {
            if (causes == nullptr)
                return nullptr;
            const auto why = std::ranges::find(*causes, removal.event, &ClashCause::event);
            return why == causes->end() ? nullptr : &*why;
        }();
        if (known == nullptr || known->findings.empty()) {
            add(removal.candidates, reasonWithoutRule(recording, removal.event, found.cell()));
            continue;
        }
        for (const Finding& finding : known->findings) {
            ProofLine line;
            line.event = removal.event;
            line.cause = finding.cause;
            add(finding.removed, ChainWording::because(recording, line));
        }
    }
    return rows;
}

} // namespace convoku
