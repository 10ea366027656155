// SPDX-License-Identifier: MIT
#pragma once

#include "solver/network/network.h"
#include "solver/network/pass.h"
#include "solver/run/append_only.h"
#include "solver/run/state.h"
#include "solver/sudoku/starting_grid.h"

#include <compare>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <vector>

namespace convoku {

/// Ways in which a run ends.
enum class RunResult : std::uint8_t {
    Solved, ///< ended with the first solution; a search for further solutions has not been requested
    NoSolution,
    Stalled,
    OutOfPasses,
    Unique, ///< the search is complete and found one solution
    Several, ///< the search found a second solution
};
/// Returns "solved", "no_solution", "stalled", "out_of_passes", "unique" or "several".
const char* toString(RunResult result);

/// A place in a recording. Pass 0 is the start. In pass p ≥ 1, `step` is the number of groups of the pass (its rules,
/// the verdict, the search) that are done: 1 is after the first rule, Recording::stepsPerPass() the end of the pass.
/// Inside a step, `layer` is the number of the group's layers that are done, from 1; 0 means that the step is done, so
/// that p.s.k comes before p.s. A layer does not change the state: only the end of a step does.
struct Position
{
    int pass = 0;
    int step = 0;
    int layer = 0;

    friend constexpr bool operator==(Position, Position) = default;
    friend constexpr std::strong_ordering operator<=>(Position a, Position b)
    {
        if (a.pass != b.pass)
            return a.pass <=> b.pass;
        if (a.step != b.step)
            return a.step <=> b.step;
        // Converted to unsigned, so that layer 0 (“done”) becomes 0 − 1, the largest.
        return static_cast<unsigned>(a.layer) - 1U <=> static_cast<unsigned>(b.layer) - 1U;
    }
};

enum class EventKind : std::uint8_t {
    Start, ///< the puzzle has been encoded; position 0.0
    Rule, ///< a rule removed `changed`
    Contradiction, ///< the verdict found a contradiction
    Solution, ///< the verdict found a solution; the search continued, immediately or later, to look for another one
    Push, ///< `candidate` was guessed, `changed` was set aside
    Pop, ///< the guess `candidate` failed; `changed` was restored
    End, ///< the run is over, see Recording::result
};

/// A change in a run. Steps without a change have no event: a rule that removes nothing leaves none.
struct Event
{
    EventKind kind = EventKind::Start;
    RuleId rule{}; ///< only for Rule
    std::uint8_t step = 0;
    std::uint8_t depth = 0; ///< depth of search after the event
    std::uint16_t candidatesLeft = 0; ///< number of candidates after the event
    std::uint16_t candidate = 0; ///< Push, Pop: index of the guessed candidate
    std::uint16_t changedCount = 0;
    std::uint32_t pass = 0;
    std::uint64_t firstChanged = 0; ///< index in the recording's store; use Recording::changed() to read it

    Position position() const { return {static_cast<int>(pass), step, 0}; }
};

/// The events of one pass, passed from the runner to a recording. Candidate indices ascend.
struct PassRecord
{
    struct Happened
    {
        EventKind kind = EventKind::Rule;
        RuleId rule{};
        std::uint8_t step = 0;
        std::uint16_t candidate = 0;
        std::vector<std::uint16_t> changed;
    };
    std::vector<Happened> events;
    std::optional<RunResult> result; ///< set in the last record of a run
    std::shared_ptr<const Remembered> remembered; ///< memories of the rules; null if no rule has a memory
};

/// Returns the state at the end of a pass, computed from the state before it and the events of the pass. Throws Error
/// if the two contradict each other. `steps`: Recording::stepsPerPass().
State stateAfter(State before, const PassRecord& pass, int steps);

/// Stores all events of one run and returns any state of it. Append-only; the past never changes. Memory: the changed
/// candidates, 32 bytes per event and about 50 bytes per pass for key states. Any state is rebuilt from the previous
/// key state by replaying fewer than 32 passes. The memories of rules are stored for each pass, as they can't be
/// replayed; a runner ends before they get too large (PassNetwork::mostPasses).
///
/// Copying is cheap for a run of any length: copies share their common part (AppendOnly). A copy that is passed to a
/// thread does not change while a different copy grows. Several threads may read a recording that does not change.
class Recording
{
public:
    /// `pass`: the network of these options if the caller has built it already; null: it is built here.
    Recording(Grid givens, Candidates start, PassOptions options, PassPtr pass = nullptr);

    const Grid& givens() const { return m_givens; }
    const PassOptions& options() const { return m_options; }
    /// Returns the network that ran.
    const Model& model() const { return *m_options.model; }
    /// Returns the rule that removed candidates in a Rule event.
    const Model::Rule& ruleOf(const Event& event) const { return model().rule(event.rule); }
    /// Returns the rule of a step, 1 … options().rules.size().
    const Model::Rule& ruleAt(int step) const
    {
        return model().rule(m_options.rules.at(static_cast<std::size_t>(step) - 1));
    }
    const Candidates& start() const { return m_start; }
    Board board() const { return m_start.board(); }
    StartingGrid startingGrid() const { return {m_givens, m_start}; }
    /// Returns true if the candidate was absent from the opened puzzle although its cell has no given.
    bool isMissing(Candidate candidate) const { return !m_start.has(candidate) && !m_givens.isGiven(candidate.cell()); }

    /// Adds the next pass. Throws Error if the record contradicts the state before it.
    void append(const PassRecord& pass);

    /// Removes the end of a run that ran out of passes, so that the run can continue, or that was solved, so that it
    /// can look for another solution.
    void reopen();
    /// Returns true after a solved run has been reopened.
    bool looksForAnother() const { return m_looksForAnother; }
    /// Returns the ends of the passes in which a solution was found, at most two.
    std::span<const Position> solutions() const { return m_solutions; }

    /// Returns the number of passes recorded so far.
    int passCount() const { return static_cast<int>(m_firstEvent.size()) - 1; }
    /// Returns the number of groups of a pass: rules, verdict and search.
    int stepsPerPass() const;
    /// Returns the network of a pass up to the first solution. Its groups are the steps.
    const Network& network() const { return *m_network; }
    /// Returns the network of a pass. When a run looks for another solution, the search in this network also undoes
    /// solutions, with additional layers; it keeps a second solution, which ends the run. The verdict, the rules and
    /// the number of steps are the same in both networks.
    const std::shared_ptr<const Network>& networkOf(int pass) const;
    /// Returns the network for the next pass.
    const PassPtr& nextPass() const { return m_looksForAnother ? m_passBeyond : m_pass; }
    /// Returns the group of a step, 1 … stepsPerPass(), in network().
    const Group& groupOf(int step) const { return m_network->groups.at(static_cast<std::size_t>(step) - 1); }
    /// Returns the group of a position's step, in the network of its pass.
    const Group& groupAt(Position position) const
    {
        return networkOf(position.pass)->groups.at(static_cast<std::size_t>(position.step) - 1);
    }
    int layersIn(int step) const { return static_cast<int>(groupOf(step).layerCount); }
    int layersAt(Position position) const { return static_cast<int>(groupAt(position).layerCount); }
    /// Returns the layer that has just been done at a position with a layer, in the network of its pass.
    const Layer& layerAt(Position position) const
    {
        return networkOf(position.pass)
            ->layers.at(groupAt(position).firstLayer + static_cast<std::size_t>(position.layer) - 1);
    }
    int verdictStep() const { return static_cast<int>(m_options.rules.size()) + 1; }
    std::optional<RunResult> result() const { return m_result; }
    int pushes() const { return m_pushes; }
    int pops() const { return m_pops; }
    /// Returns the largest depth that the search has reached.
    int maxDepth() const { return m_maxDepth; }

    std::span<const Event> events() const { return m_events.all(); }
    /// Returns the events of one pass, 0 … passCount().
    std::span<const Event> eventsOf(int pass) const;
    /// Returns the index in events() of the first event of a pass, 0 … passCount().
    std::size_t firstEventOf(int pass) const;
    /// Returns the candidates that the event removed, set aside or restored, ascending.
    std::span<const std::uint16_t> changed(const Event& event) const;

    Position first() const { return {}; }
    /// Returns the end of the last recorded pass.
    Position last() const;
    /// Returns the end of a pass, 0 … passCount().
    Position endOf(int pass) const { return {pass, pass == 0 ? 0 : stepsPerPass(), 0}; }
    /// Returns true at the start and at the end of a pass, when no step of the pass is left.
    bool isEndOfPass(Position position) const { return position == endOf(position.pass); }
    bool contains(Position position) const;
    /// Returns the state at a position. Throws Error outside the recording. The last requested pass is cached: its
    /// other positions, and those of the next pass, need no key state.
    State stateAt(Position position) const;
    /// Returns how often passes have been replayed from a key state so far; tests use it to measure the cost of a step.
    std::size_t rebuiltStates() const;
    /// Returns the state at the end of the last pass, without replaying.
    const State& lastState() const { return m_last; }

private:
    static constexpr int kKeyInterval = 32;

    /// Returns the state at the end of a pass, computed from the cached state if that is near.
    State endOfPass(int pass) const;
    /// Returns the memories of the rules at the end of a pass.
    const std::shared_ptr<const Remembered>& rememberedOf(int pass) const;
    /// Applies the events of a pass up to and including `lastStep`.
    void replay(State& state, int pass, int lastStep) const { replay(state, pass, eventsOf(pass), lastStep); }
    void replay(State& state, int pass, std::span<const Event> events, int lastStep) const;

    Grid m_givens;
    Candidates m_start;
    PassOptions m_options;
    PassPtr m_pass; ///< the pass up to the first solution; copies share it, and m_passBeyond
    PassPtr m_passBeyond; ///< the pass that undoes solutions; null until another solution is looked for
    std::shared_ptr<const Network> m_network; ///< the network of m_pass
    std::shared_ptr<const Network> m_networkBeyond; ///< the network of m_passBeyond
    AppendOnly<Event> m_events;
    AppendOnly<std::uint16_t> m_changed;
    AppendOnly<std::size_t> m_firstEvent; ///< index of the first event, by pass
    /// A State without the memories of rules, in a form that AppendOnly can store.
    struct KeyState
    {
        Candidates candidates;
        std::array<std::uint8_t, kMostCandidates> stack;
        std::array<std::uint8_t, kMostCandidates> guess;
        int level;
    };
    static KeyState keyOf(const State& state) { return {state.candidates, state.stack, state.guess, state.level}; }
    static State stateOf(const KeyState& key) { return {key.candidates, key.stack, key.guess, key.level, nullptr}; }

    AppendOnly<KeyState> m_keys; ///< m_keys[k]: the state at the end of pass k · kKeyInterval
    /// Memories of the rules, by pass from 1; empty if no rule has a memory. At most PassNetwork::mostPasses, few
    /// enough to be copied with the recording.
    std::vector<std::shared_ptr<const Remembered>> m_remembered;
    State m_last;
    std::optional<RunResult> m_result;
    int m_pushes = 0;
    int m_pops = 0;
    int m_maxDepth = 0;
    bool m_looksForAnother = false;
    std::vector<Position> m_solutions;

    /// Cache: the end of the pass that was rebuilt last. A copy of the recording starts with an empty cache.
    struct Rebuilt
    {
        Rebuilt() = default;
        Rebuilt(const Rebuilt&) { }
        Rebuilt& operator=(const Rebuilt&);
        ~Rebuilt() = default;

        std::mutex mutex; ///< protects the members below
        int pass = -1; ///< −1: empty
        State state;
        std::size_t count = 0;
    };
    mutable Rebuilt m_rebuilt;
};

} // namespace convoku
