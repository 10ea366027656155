// SPDX-License-Identifier: MIT
#include "solver/run/comparison.h"

#include "solver/error.h"

#include <algorithm>

namespace convoku {
namespace {

State stateAfter(const Recording& recording, int pass)
{
    return recording.stateAt(recording.endOf(std::min(pass, recording.passCount())));
}

/// True where two passes did the same to the state, whichever rules did it: then states that were alike stay alike.
bool didTheSame(const Recording& first, const Recording& second, int pass)
{
    const auto a = first.eventsOf(pass);
    const auto b = second.eventsOf(pass);
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [&](const Event& x, const Event& y) {
        const auto changedX = first.changed(x);
        const auto changedY = second.changed(y);
        return x.kind == y.kind && x.candidate == y.candidate
            && std::equal(changedX.begin(), changedX.end(), changedY.begin(), changedY.end());
    });
}

} // namespace

RunCost costOf(const Recording& recording)
{
    RunCost cost;
    cost.passes = recording.passCount();
    cost.pushes = recording.pushes();
    cost.pops = recording.pops();
    cost.maxDepth = recording.maxDepth();
    cost.result = recording.result();
    cost.unsure = isLearned(recording.model());
    cost.removed.resize(recording.model().rules.size());
    for (const Event& event : recording.events()) {
        if (event.kind == EventKind::Rule)
            cost.removed[static_cast<std::size_t>(event.rule)] += event.changedCount;
    }
    return cost;
}

Comparison compare(const Recording& first, const Recording& second, int alikeUntil)
{
    if (!(first.startingGrid() == second.startingGrid()))
        throw Error("comparison", "is of two runs of one puzzle");
    Comparison comparison{costOf(first), costOf(second), {}};
    const int both = std::min(first.passCount(), second.passCount());
    for (int pass = alikeUntil + 1; pass <= both; ++pass) {
        // States are rebuilt only where the events leave a doubt.
        if (!didTheSame(first, second, pass) && !(stateAfter(first, pass) == stateAfter(second, pass))) {
            comparison.firstDifferentPass = pass;
            return comparison;
        }
    }
    const RunCost& shorter = first.passCount() < second.passCount() ? comparison.first : comparison.second;
    if (shorter.hasEnded() && first.passCount() != second.passCount())
        comparison.firstDifferentPass = both + 1;
    return comparison;
}

std::vector<std::uint16_t> differencesAt(const Recording& first, const Recording& second, int pass)
{
    return differencesAt(first, first.endOf(std::min(pass, first.passCount())), second,
        second.endOf(std::min(pass, second.passCount())));
}

std::vector<std::uint16_t> differencesAt(
    const Recording& first, Position inFirst, const Recording& second, Position inSecond)
{
    const Candidates a = first.stateAt(inFirst).candidates;
    const Candidates b = second.stateAt(inSecond).candidates;
    std::vector<std::uint16_t> differences = a.without(b).indices();
    const std::vector<std::uint16_t> others = b.without(a).indices();
    differences.insert(differences.end(), others.begin(), others.end());
    std::sort(differences.begin(), differences.end());
    return differences;
}

Position placeAlike(const Recording& run, Position at, const Recording& other)
{
    if (at.pass > other.passCount())
        return other.last();
    if (run.isEndOfPass(at))
        return other.endOf(at.pass);
    const int done = at.layer > 0 ? at.step - 1 : at.step;
    if (done >= run.verdictStep())
        return {at.pass, other.verdictStep(), 0};
    const RuleSet& rules = run.options().rules;
    const auto isDone = [&](RuleId rule) {
        // Another network has it in another place.
        const auto here = run.model().find(other.model().rule(rule).id);
        const auto found = here ? std::find(rules.begin(), rules.end(), *here) : rules.end();
        return found == rules.end() || found - rules.begin() < done;
    };
    const RuleSet& others = other.options().rules;
    const auto first = std::find_if_not(others.begin(), others.end(), isDone);
    const int step = static_cast<int>(first - others.begin());
    return step == 0 ? other.endOf(at.pass - 1) : Position{at.pass, step, 0};
}

} // namespace convoku
