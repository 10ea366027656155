// SPDX-License-Identifier: MIT
#include "solver/run/proof.h"

#include <algorithm>
#include <set>
#include <utility>

namespace convoku {
namespace {

bool removes(const Recording& recording, const Event& event, std::uint16_t candidate)
{
    switch (event.kind) {
    case EventKind::Rule:
    case EventKind::Push: {
        const auto changed = recording.changed(event);
        return std::binary_search(changed.begin(), changed.end(), candidate);
    }
    case EventKind::Pop:
        return event.candidate == candidate;
    case EventKind::Start:
    case EventKind::Contradiction:
    case EventKind::Solution:
    case EventKind::End:
        break;
    }
    return false;
}

/// The state that a rule's event found: the one at the end of the step before.
State before(const Recording& recording, const Event& event)
{
    return recording.stateAt({static_cast<int>(event.pass), event.step, 1});
}

} // namespace

std::vector<std::uint16_t> provedAbsences(const Proof& proof)
{
    if (!proof.isLeft)
        return {proof.candidate};
    const Candidate left = proof.board.candidate(proof.candidate);
    std::vector<std::uint16_t> others;
    for (int digit = 0; digit < proof.board.side(); ++digit) {
        if (digit != left.digit)
            others.push_back(static_cast<std::uint16_t>(Candidate::of(digit, left.cell()).index()));
    }
    return others; // indices go by digit first
}

std::vector<std::uint16_t> absencesInUse(const Recording& recording, const Proof& proof, std::size_t done)
{
    std::set<std::uint16_t> there;
    for (std::size_t i = 0; i < done; ++i)
        there.insert(proof.steps[i].removed.begin(), proof.steps[i].removed.end());
    const std::vector<std::uint16_t> proved = provedAbsences(proof);
    std::set<std::uint16_t> used(proved.begin(), proved.end());
    for (std::size_t i = done; i < proof.steps.size(); ++i) {
        const ProofStep& step = proof.steps[i];
        const RuleFamily family = recording.ruleOf(recording.events()[step.event]).family;
        for (const Cause& cause : step.causes) {
            const std::vector<std::uint16_t> behind = requiredAbsences(family, cause);
            used.insert(behind.begin(), behind.end());
        }
    }
    std::vector<std::uint16_t> inUse;
    for (const std::uint16_t absence : used) {
        if (there.count(absence) > 0 || !recording.start().has(absence))
            inUse.push_back(absence);
    }
    return inUse;
}

std::size_t stepsDone(const Recording& recording, const Proof& proof, Position position)
{
    std::size_t done = 0;
    while (done < proof.steps.size() && recording.events()[proof.steps[done].event].position() <= position)
        ++done;
    return done;
}

std::optional<std::size_t> eventThatRemoved(const Recording& recording, std::uint16_t candidate, Position position)
{
    if (recording.stateAt(position).candidates.has(candidate))
        return std::nullopt;
    const auto events = recording.events();
    const std::size_t end
        = position.pass < recording.passCount() ? recording.firstEventOf(position.pass + 1) : events.size();
    for (std::size_t i = end; i-- > 0;) {
        if (events[i].position() <= position && removes(recording, events[i], candidate))
            return i;
    }
    return 0;
}

namespace {

/// The proof of what `proof` names; `last`: the event that removed the last of it.
std::optional<Proof> proveFrom(Explainer& explainer, const Recording& recording, Proof proof, std::size_t last,
    const std::function<bool()>& keepRunning)
{
    // One way back through the events: what a removal rests on was removed before it, and the first event on the way
    // that removes a wanted candidate is the one that counts.
    const std::vector<std::uint16_t> proved = provedAbsences(proof);
    std::set<std::uint16_t> wanted(proved.begin(), proved.end());
    for (std::size_t i = last; i > 0 && !wanted.empty(); --i) {
        const Event& event = recording.events()[i];
        std::vector<std::uint16_t> removed;
        for (const std::uint16_t absent : recording.changed(event)) {
            if (removes(recording, event, absent) && wanted.erase(absent) > 0)
                removed.push_back(absent);
        }
        if (event.kind == EventKind::Pop && wanted.erase(event.candidate) > 0)
            removed.push_back(event.candidate);
        if (removed.empty())
            continue;
        if (keepRunning && !keepRunning())
            return std::nullopt;
        ProofStep step{i, std::move(removed), {}};
        if (event.kind == EventKind::Rule) {
            for (const std::vector<Cause>& causes :
                explainer.causes(event.rule, before(recording, event), step.removed)) {
                step.causes.push_back(causes.at(0));
                for (const std::uint16_t absent : requiredAbsences(recording.ruleOf(event).family, causes[0]))
                    wanted.insert(absent);
            }
        }
        proof.steps.push_back(std::move(step));
    }
    std::set<int> givens;
    for (const std::uint16_t absent : wanted) {
        if (recording.isMissing(recording.start().board().candidate(absent)))
            proof.missing.push_back(absent);
        else
            givens.insert(recording.start().board().candidate(absent).cell().index());
    }
    std::reverse(proof.steps.begin(), proof.steps.end());
    for (const int cell : givens)
        proof.givens.push_back(recording.start().board().cell(cell));
    return proof;
}

} // namespace

std::optional<Proof> prove(Explainer& explainer, const Recording& recording, std::uint16_t candidate, Position position,
    const std::function<bool()>& keepRunning)
{
    const auto event = eventThatRemoved(recording, candidate, position);
    if (!event)
        return std::nullopt;
    Proof proof;
    proof.board = recording.start().board();
    proof.candidate = candidate;
    return proveFrom(explainer, recording, std::move(proof), *event, keepRunning);
}

std::optional<Proof> proveLeft(Explainer& explainer, const Recording& recording, std::uint16_t candidate,
    Position position, const std::function<bool()>& keepRunning)
{
    if (!recording.stateAt(position).candidates.has(candidate))
        return std::nullopt;
    Proof proof;
    proof.board = recording.start().board();
    proof.candidate = candidate;
    proof.isLeft = true;
    std::size_t last = 0;
    for (const std::uint16_t other : provedAbsences(proof)) {
        const auto event = eventThatRemoved(recording, other, position);
        if (!event)
            return std::nullopt;
        last = std::max(last, *event);
    }
    return proveFrom(explainer, recording, std::move(proof), last, keepRunning);
}

} // namespace convoku
