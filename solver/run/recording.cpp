// SPDX-License-Identifier: MIT
#include "solver/run/recording.h"

#include "solver/error.h"

#include <algorithm>

namespace convoku {
namespace {

/// Does to a state what the events of a pass say.
struct Replay
{
    State& state;
    std::string place; ///< for mistakes
    int level = 1; ///< before the pass
    bool wholePass = false;

    void apply(EventKind kind, std::uint16_t candidate, std::span<const std::uint16_t> changed)
    {
        switch (kind) {
        case EventKind::Rule:
            for (const std::uint16_t index : changed) {
                require(state.candidates.has(index), "a rule cleared what was not there");
                state.candidates.remove(index);
                // The search records it at the end of the pass, not at the rule; at the root it stays 0.
                if (wholePass)
                    state.stack[index] = static_cast<std::uint8_t>(level - 1);
            }
            break;
        case EventKind::Push:
            for (const std::uint16_t index : changed) {
                require(state.candidates.has(index), "a push set aside what was not there");
                state.candidates.remove(index);
                state.stack[index] = static_cast<std::uint8_t>(level);
            }
            state.guess[candidate] = static_cast<std::uint8_t>(level);
            state.level += 2;
            break;
        case EventKind::Pop:
            require(
                state.level >= 3 && state.guess[candidate] == level - 2, "a pop took back a guess that does not stand");
            // The failed guess is filed one level further out, so that it returns with that level and not before.
            for (const std::uint16_t index : changed) {
                state.candidates.add(index);
                state.stack[index] = 0;
            }
            state.candidates.remove(candidate);
            state.stack[candidate] = static_cast<std::uint8_t>(level - 3);
            state.guess[candidate] = 0;
            state.level -= 2;
            break;
        case EventKind::Start:
        case EventKind::Contradiction:
        case EventKind::Solution:
        case EventKind::End:
            break;
        }
    }

private:
    void require(bool holds, const char* what) const
    {
        if (!holds)
            throw Error(place, what);
    }
};

} // namespace

const char* toString(RunResult result)
{
    switch (result) {
    case RunResult::Solved:
        return "solved";
    case RunResult::NoSolution:
        return "no_solution";
    case RunResult::Stalled:
        return "stalled";
    case RunResult::Unique:
        return "unique";
    case RunResult::Several:
        return "several";
    case RunResult::OutOfPasses:
        break;
    }
    return "out_of_passes";
}

Recording::Recording(Grid givens, Candidates start, PassOptions options, PassPtr pass)
    : m_givens(givens)
    , m_start(std::move(start))
    , m_options(std::move(options))
    , m_pass(pass ? std::move(pass) : buildSharedPass(m_options))
    , m_network(convoku::networkOf(m_pass))
{
    m_last.candidates = m_start;
    m_keys.push_back(keyOf(m_last));
    m_firstEvent.push_back(0);
    Event event;
    event.candidatesLeft = static_cast<std::uint16_t>(m_start.count());
    m_events.push_back(event);
}

int Recording::stepsPerPass() const
{
    return verdictStep() + (m_options.search ? 1 : 0);
}

Position Recording::last() const
{
    return endOf(passCount());
}

const std::shared_ptr<const Network>& Recording::networkOf(int pass) const
{
    const bool beyond = m_networkBeyond && pass > m_solutions.front().pass;
    const bool ends = m_result == RunResult::Several && pass == passCount();
    return beyond && !ends ? m_networkBeyond : m_network;
}

bool Recording::contains(Position position) const
{
    if (position.pass == 0)
        return position == first();
    return position.pass > 0 && position.pass <= passCount() && position.step >= 1 && position.step <= stepsPerPass()
        && position.layer >= 0 && position.layer <= layersAt(position);
}

std::size_t Recording::firstEventOf(int pass) const
{
    if (pass < 0 || pass > passCount())
        throw Error("pass " + std::to_string(pass), "is not in the recording");
    return m_firstEvent[static_cast<std::size_t>(pass)];
}

std::span<const Event> Recording::eventsOf(int pass) const
{
    const std::size_t begin = firstEventOf(pass);
    const std::size_t end = pass < passCount() ? firstEventOf(pass + 1) : m_events.size();
    return events().subspan(begin, end - begin);
}

std::span<const std::uint16_t> Recording::changed(const Event& event) const
{
    return m_changed.all().subspan(event.firstChanged, event.changedCount);
}

void Recording::append(const PassRecord& pass)
{
    if (m_result)
        throw Error("recording", "the run has ended already");
    const int number = passCount() + 1;
    std::vector<Event> events;
    events.reserve(pass.events.size());

    // The numbers of each event are those of the state just after it: replay them one by one.
    int left = m_last.candidates.count();
    int level = m_last.level;
    for (const PassRecord::Happened& happened : pass.events) {
        Event event;
        event.kind = happened.kind;
        event.rule = happened.rule;
        event.step = happened.step;
        event.pass = static_cast<std::uint32_t>(number);
        event.candidate = happened.candidate;
        event.firstChanged = m_changed.size();
        event.changedCount = static_cast<std::uint16_t>(happened.changed.size());
        m_changed.append(happened.changed);
        const int changes = static_cast<int>(happened.changed.size());
        switch (happened.kind) {
        case EventKind::Rule:
            left -= changes;
            break;
        case EventKind::Push:
            left -= changes;
            level += 2;
            ++m_pushes;
            break;
        case EventKind::Pop:
            level -= 2;
            ++m_pops;
            break;
        case EventKind::Start:
        case EventKind::Contradiction:
        case EventKind::Solution:
        case EventKind::End:
            break;
        }
        event.depth = static_cast<std::uint8_t>((level - 1) / 2);
        event.candidatesLeft = static_cast<std::uint16_t>(left);
        events.push_back(event);
        m_maxDepth = std::max(m_maxDepth, static_cast<int>(event.depth));
    }
    replay(m_last, number, events, stepsPerPass());
    // Counted after replaying, because the result of a pop depends on whether the failed guess was still present.
    for (std::size_t i = events.size(); i-- > 0 && events[i].step == stepsPerPass();)
        events[i].candidatesLeft = static_cast<std::uint16_t>(m_last.candidates.count());
    m_firstEvent.push_back(m_events.size());
    m_events.append(events);
    if (pass.remembered) {
        m_last.remembered = pass.remembered;
        m_remembered.push_back(pass.remembered);
    }
    if (number % kKeyInterval == 0)
        m_keys.push_back(keyOf(m_last));
    m_result = pass.result;
    if (m_result == RunResult::Solved || m_result == RunResult::Several)
        m_solutions.push_back(last());
}

void Recording::reopen()
{
    if (m_result != RunResult::OutOfPasses && m_result != RunResult::Solved)
        return;
    if (m_result == RunResult::Solved) {
        // It stays what it is: a solution, but not the end.
        m_looksForAnother = true;
        PassOptions beyond = m_options;
        beyond.continueAfterSolved = beyond.search;
        m_passBeyond = buildSharedPass(beyond);
        m_networkBeyond = convoku::networkOf(m_passBeyond);
        // Copies keep it as the end.
        Event solution = m_events.back();
        solution.kind = EventKind::Solution;
        m_events.pop_back();
        m_events.push_back(solution);
    } else {
        m_events.pop_back(); // the End event
    }
    m_result.reset();
}

void Recording::replay(State& state, int pass, std::span<const Event> events, int lastStep) const
{
    Replay replay{state, "pass " + std::to_string(pass), state.level, lastStep >= stepsPerPass()};
    for (const Event& event : events) {
        if (event.step > lastStep)
            break;
        replay.apply(event.kind, event.candidate, changed(event));
    }
}

State stateAfter(State before, const PassRecord& pass, int steps)
{
    Replay replay{before, "a pass", before.level, true};
    for (const PassRecord::Happened& happened : pass.events) {
        if (happened.step > steps)
            continue;
        replay.apply(happened.kind, happened.candidate, happened.changed);
        if (happened.kind == EventKind::Push && !before.candidates.has(happened.candidate))
            throw Error("a pass", "a push guessed what was not there");
    }
    return before;
}

State Recording::stateAt(Position position) const
{
    if (!contains(position))
        throw Error("position " + std::to_string(position.pass) + "." + std::to_string(position.step) + "."
                + std::to_string(position.layer),
            "is not in the recording");
    if (position == last())
        return m_last;
    if (position.pass == 0)
        return stateOf(m_keys[0]);
    const bool wholePass = isEndOfPass(position);
    if (wholePass) {
        const std::lock_guard lock(m_rebuilt.mutex);
        if (m_rebuilt.pass == position.pass)
            return m_rebuilt.state;
    }
    State state = endOfPass(position.pass - 1);
    if (wholePass) {
        replay(state, position.pass, stepsPerPass());
        state.remembered = rememberedOf(position.pass);
    } else {
        replay(state, position.pass, position.layer == 0 ? position.step : position.step - 1);
    }
    return state;
}

const std::shared_ptr<const Remembered>& Recording::rememberedOf(int pass) const
{
    static const std::shared_ptr<const Remembered> kNothing;
    const bool has = pass > 0 && m_remembered.size() >= static_cast<std::size_t>(pass);
    return has ? m_remembered[static_cast<std::size_t>(pass) - 1] : kNothing;
}

State Recording::endOfPass(int pass) const
{
    const int key = pass / kKeyInterval;
    State state;
    int reached = 0;
    {
        const std::lock_guard lock(m_rebuilt.mutex);
        reached = m_rebuilt.pass;
        if (reached == pass)
            return m_rebuilt.state;
        if (reached >= key * kKeyInterval && reached < pass) {
            state = m_rebuilt.state;
        } else {
            m_rebuilt.count += pass > key * kKeyInterval ? 1 : 0;
            reached = key * kKeyInterval;
            state = stateOf(m_keys[static_cast<std::size_t>(key)]);
        }
    }
    // Others may rebuild their states meanwhile.
    while (reached < pass)
        replay(state, ++reached, stepsPerPass());
    state.remembered = rememberedOf(pass);
    const std::lock_guard lock(m_rebuilt.mutex);
    m_rebuilt.pass = pass;
    m_rebuilt.state = state;
    return state;
}

std::size_t Recording::rebuiltStates() const
{
    const std::lock_guard lock(m_rebuilt.mutex);
    return m_rebuilt.count;
}

Recording::Rebuilt& Recording::Rebuilt::operator=(const Rebuilt& other)
{
    if (this != &other) {
        const std::lock_guard lock(mutex);
        pass = -1;
    }
    return *this;
}

} // namespace convoku
