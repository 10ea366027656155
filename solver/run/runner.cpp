// SPDX-License-Identifier: MIT
#include "solver/run/runner.h"

#include "solver/error.h"
#include "solver/network/text/part_text.h"

#include <algorithm>
#include <utility>

namespace convoku {
namespace {

/// Index of the only candidate whose guess differs; throws where there is not exactly one.
std::uint16_t changedGuess(const State& before, const State& after)
{
    const auto [a, b] = std::mismatch(before.guess.begin(), before.guess.end(), after.guess.begin());
    if (a == before.guess.end() || !std::equal(a + 1, before.guess.end(), b + 1))
        throw NetworkFault(NetworkFault::Kind::WrongGuess, "search");
    return static_cast<std::uint16_t>(a - before.guess.begin());
}

} // namespace

Runner::Runner(Backend& backend, const StartingGrid& start, RunOptions options, PassPtr pass)
    : m_options(std::move(options))
    , m_pass(pass ? std::move(pass) : buildSharedPass(m_options.pass))
{
    if (m_options.pass.continueAfterSolved)
        throw Error("runner", "records up to the first solution only");
    m_options.maxPasses = limitOf(m_options.maxPasses, 0);

    const auto encode = std::make_shared<const Network>(buildEncode(*m_options.pass.model));
    m_encode = backend.load(encode);
    m_encoded = encode->outputs.front();
    begin(start);

    load(backend);
}

void Runner::begin(const StartingGrid& start)
{
    if (start.givens.board() != m_pass->network.board)
        throw Error("runner", "the puzzle has another board than the network");
    const Tensor digits = toDigits(std::span(&start.givens, 1), m_pass->network.board);
    m_start = candidatesFrom(
        m_encode->run(std::span(&digits, 1), std::span(&m_encoded, 1)).front().of(0), m_pass->network.board);
    if (m_start != start.givens.startingCandidates())
        throw NetworkFault(NetworkFault::Kind::OtherStart, m_options.pass.model->encoding->id);
    if (!start.isOfGivens())
        m_start = start.candidates;
    m_state = {};
    m_state.candidates = m_start;
    m_passes = 0;
    m_solutions = 0;
    m_atKnownSolution = false;
    m_result.reset();
}

Runner::Runner(Backend& backend, const Recording& recording, int maxPasses)
    : m_options{recording.options(), limitOf(maxPasses, recording.passCount())}
    , m_pass(recording.nextPass())
    , m_start(recording.start())
    , m_state(recording.lastState())
    , m_passes(recording.passCount())
{
    m_options.pass.continueAfterSolved = recording.looksForAnother();
    for (const Event& event : recording.events())
        m_solutions += event.kind == EventKind::Solution ? 1 : 0;
    // Whatever follows a solution takes it back.
    m_atKnownSolution = recording.events().back().kind == EventKind::Solution;
    load(backend);
}

void Runner::load(Backend& backend)
{
    m_loaded = backend.load(networkOf(m_pass));
    m_checksSearch = m_options.pass.search && !isShipped(m_options.pass.model);
    m_keep = {m_pass->verdict.solved, m_pass->verdict.contradiction};
    if (m_options.pass.search) {
        const SearchOutputs& search = m_pass->search;
        m_keep.insert(m_keep.end(),
            {search.push, search.pop, search.exhausted, search.next.candidates, search.next.stack, search.next.guess,
                search.next.level});
    }
    m_keep.insert(m_keep.end(), m_pass->afterRule.begin(), m_pass->afterRule.end());
    for (const PassNetwork::Memory& memory : m_pass->memories)
        m_keep.push_back(memory.after);
}

bool Runner::followsFrom(const State& after, const PassRecord& record, int steps) const
{
    try {
        return stateAfter(m_state, record, steps) == after;
    } catch (const Error&) {
        return false;
    }
}

PassRecord Runner::nextPass()
{
    if (m_result)
        throw Error("runner", "the run has ended already");
    const bool search = m_options.pass.search;
    const std::vector<Tensor> inputs = toTensors(std::span(&m_state, 1), m_pass->network);
    const std::vector<Tensor> kept = m_loaded->run(inputs, m_keep);
    ++m_passes;

    PassRecord record;
    std::uint8_t step = 0;
    Candidates ruled = m_state.candidates;
    const std::size_t firstMemory = m_keep.size() - m_pass->memories.size();
    const std::size_t firstRule = firstMemory - m_pass->afterRule.size();
    for (std::size_t i = 0; i < m_pass->afterRule.size(); ++i) {
        Candidates after = candidatesFrom(kept[firstRule + i].of(0), m_pass->network.board);
        ++step;
        if (after != ruled) {
            const RuleId rule = m_options.pass.rules[i];
            if (after.without(ruled).count() > 0)
                throw NetworkFault(NetworkFault::Kind::RestoresCandidates, m_options.pass.model->rule(rule).id);
            record.events.push_back({EventKind::Rule, rule, step, 0, ruled.without(after).indices()});
        }
        ruled = std::move(after);
    }

    bool changed = ruled != m_state.candidates;
    if (!m_pass->memories.empty()) {
        const auto remembered = std::make_shared<Remembered>();
        for (std::size_t i = 0; i < m_pass->memories.size(); ++i) {
            remembered->names.push_back(m_pass->network.value(m_pass->memories[i].before).name);
            remembered->numbers.push_back(kept[firstMemory + i].data);
        }
        // Memories that are not set yet equal zeros only for the network. For the runner they differ, so a pass that
        // sets them for the first time counts as a change.
        changed = changed || !m_state.remembered || *m_state.remembered != *remembered;
        record.remembered = m_state.remembered = remembered;
    }

    ++step; // the verdict
    const bool solved = isOn(kept[0], 0);
    const bool contradiction = isOn(kept[1], 0);
    if (contradiction)
        record.events.push_back({EventKind::Contradiction, {}, step, 0, {}});
    const std::uint8_t verdictStep = step;
    const bool backtracks = solved && m_options.pass.continueAfterSolved;
    const bool another = backtracks && !std::exchange(m_atKnownSolution, false);
    if (another) {
        record.events.push_back({EventKind::Solution, {}, step, 0, {}});
        ++m_solutions;
    }
    if (another && m_solutions > 1) {
        // The second solution stays in sight: what the search would take back is of no interest any more.
        m_state.candidates = ruled;
        m_result = record.result = RunResult::Several;
        record.events.push_back({EventKind::End, {}, step, 0, {}});
        return record;
    }

    bool exhausted = contradiction;
    if (search) {
        ++step;
        State after;
        after.candidates = Candidates(m_pass->network.board);
        storeState(after, std::span(kept).subspan(5, 4), 0);
        if (after.level > highestLevel(m_pass->network.board))
            throw NetworkFault(NetworkFault::Kind::TooDeep, "search");
        exhausted = isOn(kept[4], 0);
        if (isOn(kept[2], 0)) {
            record.events.push_back(
                {EventKind::Push, {}, step, changedGuess(m_state, after), ruled.without(after.candidates).indices()});
        } else if (isOn(kept[3], 0)) {
            record.events.push_back(
                {EventKind::Pop, {}, step, changedGuess(m_state, after), after.candidates.without(ruled).indices()});
        }
        after.remembered = m_state.remembered;
        if (m_checksSearch && !followsFrom(after, record, step))
            throw NetworkFault(NetworkFault::Kind::WrongGuess, "search");
        m_state = std::move(after);
    } else {
        m_state.candidates = ruled;
    }

    if (solved && !backtracks)
        m_result = RunResult::Solved;
    else if (exhausted)
        m_result = m_solutions > 0 ? RunResult::Unique : RunResult::NoSolution;
    else if (!search && !changed)
        m_result = RunResult::Stalled;
    else if (m_passes >= m_options.maxPasses || (m_pass->mostPasses > 0 && m_passes >= m_pass->mostPasses))
        m_result = RunResult::OutOfPasses;
    if (m_result) {
        // The verdict ends a run; only a limit ends it behind the search.
        const std::uint8_t endStep = m_result == RunResult::OutOfPasses ? step : verdictStep;
        record.events.push_back({EventKind::End, {}, endStep, 0, {}});
        record.result = m_result;
    }
    return record;
}

Recording record(Backend& backend, const StartingGrid& start, const RunOptions& options)
{
    Runner runner(backend, start, options);
    Recording recording(start.givens, runner.start(), options.pass, runner.pass());
    while (!runner.ended())
        recording.append(runner.nextPass());
    return recording;
}

} // namespace convoku
