// SPDX-License-Identifier: MIT
#include "tests/support/made_search.h"

#include "solver/error.h"
#include "tests/support/article_rules.h"

#include <algorithm>

namespace convoku::testing {
namespace {

constexpr std::uint8_t kRuleStep = 3;
constexpr std::uint8_t kVerdictStep = 10;
constexpr std::uint8_t kSearchStep = 11;

void appendEvents(Recording& recording, std::vector<PassRecord::Happened> events)
{
    PassRecord record;
    record.events = std::move(events);
    recording.append(record);
}

PassRecord::Happened ruleEvent(const std::vector<std::uint16_t>& removed)
{
    return {EventKind::Rule, article::PointingColumn, kRuleStep, 0, removed};
}

} // namespace

Recording emptyRecording()
{
    return Recording(Grid{}, Grid{}.startingCandidates(), PassOptions{});
}

void appendPush(Recording& recording, int candidate)
{
    const Candidate guess = Candidate::fromIndex(candidate);
    std::vector<std::uint16_t> aside;
    for (int digit = 0; digit < kSide; ++digit) {
        const Candidate other = Candidate::of(digit, guess.cell());
        if (digit != guess.digit && recording.lastState().candidates.has(other))
            aside.push_back(static_cast<std::uint16_t>(other.index()));
    }
    appendEvents(
        recording, {{EventKind::Push, {}, kSearchStep, static_cast<std::uint16_t>(candidate), std::move(aside)}});
}

void appendPush(Recording& recording, Random& random)
{
    const Candidates& candidates = recording.lastState().candidates;
    std::vector<std::uint16_t> choices;
    for (const std::uint16_t index : candidates.indices()) {
        if (candidates.countIn(Candidate::fromIndex(index).cell()) >= 2)
            choices.push_back(index);
    }
    if (choices.empty())
        throw Error("made search", "nothing is left to guess");
    appendPush(
        recording, choices.at(static_cast<std::size_t>(randomNumber(random, 0, static_cast<int>(choices.size()) - 1))));
}

void appendPop(Recording& recording, const std::vector<std::uint16_t>& removed)
{
    const State& state = recording.lastState();
    std::vector<std::uint16_t> back = removed;
    std::uint16_t guess = 0;
    for (std::uint16_t i = 0; i < kCandidates; ++i) {
        if (state.stack[i] == state.level - 1 || state.stack[i] == state.level - 2)
            back.push_back(i);
        if (state.guess[i] == state.level - 2)
            guess = i;
    }
    std::sort(back.begin(), back.end());
    std::vector<PassRecord::Happened> events;
    if (!removed.empty())
        events.push_back(ruleEvent(removed));
    events.push_back({EventKind::Contradiction, {}, kVerdictStep, 0, {}});
    events.push_back({EventKind::Pop, {}, kSearchStep, guess, std::move(back)});
    appendEvents(recording, std::move(events));
}

void appendRule(Recording& recording, const std::vector<std::uint16_t>& removed)
{
    appendEvents(recording, {ruleEvent(removed)});
}

void appendEnd(Recording& recording, RunResult result)
{
    PassRecord record;
    if (result == RunResult::NoSolution)
        record.events.push_back({EventKind::Contradiction, {}, kVerdictStep, 0, {}});
    record.events.push_back({EventKind::End, {}, kSearchStep, 0, {}});
    record.result = result;
    recording.append(record);
}

Recording madeSearch(Random& random, int guesses, int maxDepth, double pushProbability)
{
    Recording recording = emptyRecording();
    std::vector<int> children{0}; // of each node that stands: a cell can't fail in all of its digits
    while (recording.pushes() < guesses) {
        const int depth = recording.lastState().depth();
        const bool mayPush = depth < maxDepth && children.back() < (depth == 0 ? guesses : 6);
        if (depth > 0 && (!mayPush || std::bernoulli_distribution(pushProbability)(random) == false)) {
            appendPop(recording);
            children.pop_back();
        } else {
            appendPush(recording, random);
            ++children.back();
            children.push_back(0);
        }
    }
    return recording;
}

} // namespace convoku::testing
