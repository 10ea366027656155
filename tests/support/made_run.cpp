// SPDX-License-Identifier: MIT
#include "tests/support/made_run.h"

#include "solver/network/pass.h"
#include "solver/run/tensors.h"
#include "tests/support/article_rules.h"
#include "tests/support/random_tensors.h"

#include <algorithm>

namespace convoku::testing {
namespace {

constexpr int kDeepest = 14;
constexpr int kFewCandidates = 400;

/// Returns the candidates that undoing the innermost guess restores, sorted, if the rules of the same pass have removed
/// `cleared`. The guess itself is not restored.
std::vector<std::uint16_t> comingBack(
    const State& state, std::uint16_t guess, const std::vector<std::uint16_t>& cleared)
{
    std::vector<std::uint16_t> back = cleared;
    for (std::size_t i = 0; i < kCandidates; ++i) {
        if (state.stack[i] != 0 && state.stack[i] >= state.level - 2)
            back.push_back(static_cast<std::uint16_t>(i));
    }
    std::erase(back, guess);
    std::sort(back.begin(), back.end());
    return back;
}

PassRecord madePass(const Recording& recording, Random& random)
{
    const State& state = recording.lastState();
    PassRecord record;
    std::vector<std::uint16_t> cleared;
    // At the root nothing comes back: clearing there would soon leave nothing to clear.
    const int clears = state.level > 1 && randomNumber(random, 0, 2) > 0 ? randomNumber(random, 1, 3) : 0;
    Candidates left = state.candidates;
    std::vector<int> steps;
    steps.reserve(static_cast<std::size_t>(clears));
    for (int i = 0; i < clears; ++i)
        steps.push_back(randomNumber(random, 1, kRuleCount));
    std::sort(steps.begin(), steps.end());
    steps.erase(std::unique(steps.begin(), steps.end()), steps.end());
    for (const int step : steps) {
        std::vector<std::uint16_t> some;
        for (int tries = randomNumber(random, 1, 12); tries > 0; --tries) {
            const auto index = static_cast<std::uint16_t>(randomNumber(random, 0, kCandidates - 1));
            const Cell cell = Candidate::fromIndex(index).cell();
            if (left.has(index) && left.countIn(cell) > 2 && state.guess[index] == 0) {
                left.remove(index);
                some.push_back(index);
            }
        }
        std::sort(some.begin(), some.end());
        if (some.empty())
            continue;
        cleared.insert(cleared.end(), some.begin(), some.end());
        record.events.push_back(
            {EventKind::Rule, static_cast<RuleId>(step - 1), static_cast<std::uint8_t>(step), 0, some});
    }

    const int depth = state.depth();
    const int choice = randomNumber(random, 0, 9);
    // The last guess falls only when little is left: what failed under it comes back with it.
    if (depth > 0 && (depth >= kDeepest || (depth > 1 ? choice < 4 : left.count() < kFewCandidates))) {
        const auto guess = static_cast<std::uint16_t>(
            std::find(state.guess.begin(), state.guess.end(), state.level - 2) - state.guess.begin());
        record.events.push_back({EventKind::Contradiction, {}, 10, 0, {}});
        record.events.push_back({EventKind::Pop, {}, 11, guess, comingBack(state, guess, cleared)});
    } else if (choice < 8 && depth < kDeepest) {
        for (int tries = 0; tries < 40; ++tries) {
            const auto index = static_cast<std::uint16_t>(randomNumber(random, 0, kCandidates - 1));
            const Cell cell = Candidate::fromIndex(index).cell();
            if (!left.has(index) || left.countIn(cell) < 2)
                continue;
            std::vector<std::uint16_t> aside;
            for (int digit = 0; digit < kSide; ++digit) {
                const auto other = static_cast<std::uint16_t>(Candidate::of(digit, cell).index());
                if (other != index && left.has(other))
                    aside.push_back(other);
            }
            record.events.push_back({EventKind::Push, {}, 11, index, aside});
            break;
        }
    }
    return record;
}

class ReplayNetwork final : public LoadedNetwork
{
public:
    ReplayNetwork(std::shared_ptr<const Network> network, std::shared_ptr<const Recording> recording)
        : m_network(std::move(network))
        , m_recording(std::move(recording))
        , m_pass(buildPass(m_recording->options()))
        , m_before(m_recording->stateAt({}))
    {
    }

    std::vector<Tensor> run(std::span<const Tensor>, std::span<const ValueId> keep) override
    {
        State state;
        if (m_network->inputs.size() == 1) { // the encoding
            state.candidates = m_recording->start();
            return {toTensors(std::span(&state, 1), false).front()};
        }
        ++m_number;
        state = m_recording->stateAt(m_recording->endOf(m_number));
        std::vector<Candidates> afterRule;
        bool push = false;
        bool pop = false;
        bool contradiction = false;
        Candidates ruled = m_before.candidates;
        const auto events = m_recording->eventsOf(m_number);
        for (int step = 1; step < m_recording->verdictStep(); ++step) {
            for (const Event& event : events) {
                if (event.step != step)
                    continue;
                for (const std::uint16_t index : m_recording->changed(event))
                    ruled.remove(index);
            }
            afterRule.push_back(ruled);
        }
        for (const Event& event : events) {
            push = push || event.kind == EventKind::Push;
            pop = pop || event.kind == EventKind::Pop;
            contradiction = contradiction || event.kind == EventKind::Contradiction;
        }
        const bool solved = m_number == m_recording->passCount() && m_recording->result() == RunResult::Solved;

        const std::vector<Tensor> next = toTensors(std::span(&state, 1), true);
        const SearchOutputs& search = m_pass.search;
        std::vector<Tensor> kept;
        for (const ValueId id : keep) {
            const auto rule = std::find(m_pass.afterRule.begin(), m_pass.afterRule.end(), id);
            if (rule != m_pass.afterRule.end()) {
                State only;
                only.candidates = afterRule[static_cast<std::size_t>(rule - m_pass.afterRule.begin())];
                kept.push_back(toTensors(std::span(&only, 1), false).front());
            } else if (id == search.next.candidates) {
                kept.push_back(next[0]);
            } else if (id == search.next.stack) {
                kept.push_back(next[1]);
            } else if (id == search.next.guess) {
                kept.push_back(next[2]);
            } else if (id == search.next.level) {
                kept.push_back(next[3]);
            } else {
                kept.emplace_back(1, Shape{1, 1, 1});
                kept.back().data.front() = (id == search.push && push) || (id == search.pop && pop)
                        || (id == m_pass.verdict.contradiction && contradiction)
                        || (id == m_pass.verdict.solved && solved)
                    ? 1.F
                    : 0.F;
            }
        }
        m_before = state;
        return kept;
    }

private:
    std::shared_ptr<const Network> m_network;
    std::shared_ptr<const Recording> m_recording;
    PassNetwork m_pass;
    State m_before;
    int m_number = 0;
};

} // namespace

Recording madeRun(int passes, unsigned seed, bool solved)
{
    const Grid empty;
    Recording recording(empty, empty.startingCandidates(), {});
    Random random(seed);
    for (int pass = 1; pass <= passes; ++pass) {
        PassRecord record = madePass(recording, random);
        if (pass == passes) {
            record.result = solved ? RunResult::Solved : RunResult::OutOfPasses;
            std::erase_if(record.events, [solved](const PassRecord::Happened& h) { return solved && h.step > 9; });
            record.events.push_back(
                {EventKind::End, {}, static_cast<std::uint8_t>(solved ? 10 : recording.stepsPerPass()), 0, {}});
        }
        recording.append(record);
    }
    return recording;
}

ReplayBackend::ReplayBackend(std::shared_ptr<const Recording> recording)
    : m_recording(std::move(recording))
{
}

std::unique_ptr<LoadedNetwork> ReplayBackend::load(std::shared_ptr<const Network> network)
{
    return std::make_unique<ReplayNetwork>(std::move(network), m_recording);
}

} // namespace convoku::testing
