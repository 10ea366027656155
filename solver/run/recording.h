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
    Solved, ///< with the first solution; whether there are others has not been asked
    NoSolution,
    Stalled,
    OutOfPasses,
    Unique, ///< the search went through everything and found one solution
    Several, ///< it found a second one
};
/// "solved", "no_solution", "stalled", "out_of_passes", "unique", "several"
const char* toString(RunResult result);

/// A place in a recording. Pass 0 is the start. In pass p ≥ 1 the step says how many groups of the pass (its rules, the
/// verdict, the search) have been looked at: 1 is after the first rule, Recording::stepsPerPass() the end of the pass.
/// Inside a step the layer says how many of the group's layers have been looked at, from 1; 0 means that the step is
/// done, so that p.s.k comes before p.s. A layer changes no state: only the end of a step does.
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
    Rule, ///< a rule cleared `changed`
    Contradiction, ///< the verdict saw one
    Solution, ///< the verdict saw a solution; the search went on later, or at once, to look for another one
    Push, ///< `candidate` was guessed, `changed` was set aside
    Pop, ///< the guess `candidate` failed; `changed` came back
    End, ///< the run is over, see Recording::result
};

/// Something that happened. Only what happened is an event: a rule that clears nothing leaves none.
struct Event
{
    EventKind kind = EventKind::Start;
    RuleId rule{}; ///< Rule
    std::uint8_t step = 0;
    std::uint8_t depth = 0; ///< depth of search after the event
    std::uint16_t candidatesLeft = 0; ///< after the event
    std::uint16_t candidate = 0; ///< Push, Pop: index of the guessed candidate
    std::uint16_t changedCount = 0;
    std::uint32_t pass = 0;
    std::uint64_t firstChanged = 0; ///< into the recording's store; read it with Recording::changed

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
    std::shared_ptr<const Remembered> remembered; ///< what its rules remember; null where none does
};

/// The state at the end of a pass, from the one before it and what the pass did. Throws Error where the two contradict
/// one another. `steps`: Recording::stepsPerPass().
State stateAfter(State before, const PassRecord& pass, int steps);

/// All that happened in one run, and any state of it. Append-only; the past never changes. Memory: what changed, 32
/// bytes an event and about 50 bytes a pass for key states. Any state is rebuilt from the key state before it by
/// replaying fewer than 32 passes. What rules remember is kept for each pass: it can't be replayed, and a runner ends
/// before it is too much (PassNetwork::mostPasses).
///
/// A copy costs next to nothing, however long the run is: copies share what they have in common (AppendOnly). One that
/// is handed to a thread stays as it is while another one grows. What does not change may be read by several threads.
class Recording
{
public:
    /// `pass`: the network of these options, where somebody has it already.
    Recording(Grid givens, Candidates start, PassOptions options, PassPtr pass = nullptr);

    const Grid& givens() const { return m_givens; }
    const PassOptions& options() const { return m_options; }
    /// The network that ran.
    const Model& model() const { return *m_options.model; }
    /// Returns the rule that removed candidates in a Rule event.
    const Model::Rule& ruleOf(const Event& event) const { return model().rule(event.rule); }
    /// The rule of a step, 1 … options().rules.size().
    const Model::Rule& ruleAt(int step) const
    {
        return model().rule(m_options.rules.at(static_cast<std::size_t>(step) - 1));
    }
    const Candidates& start() const { return m_start; }
    Board board() const { return m_start.board(); }
    StartingGrid startingGrid() const { return {m_givens, m_start}; }
    /// Returns true if the candidate was absent from the opened puzzle although its cell has no given.
    bool isMissing(Candidate candidate) const { return !m_start.has(candidate) && !m_givens.isGiven(candidate.cell()); }

    /// Adds the next pass. Throws Error where the record contradicts the state before it.
    void append(const PassRecord& pass);

    /// Takes back the end of a run that ran out of passes, so that it can go on, or that was solved, so that it can
    /// look for another solution.
    void reopen();
    /// True from the reopening of a solved run on.
    bool looksForAnother() const { return m_looksForAnother; }
    /// Ends of the passes in which a solution was found, at most two.
    std::span<const Position> solutions() const { return m_solutions; }

    /// Passes recorded so far.
    int passCount() const { return static_cast<int>(m_firstEvent.size()) - 1; }
    /// Rules, verdict and search: the groups of one pass.
    int stepsPerPass() const;
    /// The network of a pass up to the first solution: its groups are the steps.
    const Network& network() const { return *m_network; }
    /// The network of a certain pass. Once a run looks for another solution its search takes solutions back, with
    /// layers of its own; a pass that ends the run with a second one leaves that one as it is. The verdict, the rules
    /// and the number of steps are the same in both.
    const std::shared_ptr<const Network>& networkOf(int pass) const;
    /// Returns the network for the next pass.
    const PassPtr& nextPass() const { return m_looksForAnother ? m_passBeyond : m_pass; }
    /// The group of a step, 1 … stepsPerPass(), in network().
    const Group& groupOf(int step) const { return m_network->groups.at(static_cast<std::size_t>(step) - 1); }
    /// The group of a position's step, in the network of its pass.
    const Group& groupAt(Position position) const
    {
        return networkOf(position.pass)->groups.at(static_cast<std::size_t>(position.step) - 1);
    }
    int layersIn(int step) const { return static_cast<int>(groupOf(step).layerCount); }
    int layersAt(Position position) const { return static_cast<int>(groupAt(position).layerCount); }
    /// The layer that a position with a layer has just done, in the network of its pass.
    const Layer& layerAt(Position position) const
    {
        return networkOf(position.pass)
            ->layers.at(groupAt(position).firstLayer + static_cast<std::size_t>(position.layer) - 1);
    }
    int verdictStep() const { return static_cast<int>(m_options.rules.size()) + 1; }
    std::optional<RunResult> result() const { return m_result; }
    int pushes() const { return m_pushes; }
    int pops() const { return m_pops; }
    /// The largest depth that the search has reached.
    int maxDepth() const { return m_maxDepth; }

    std::span<const Event> events() const { return m_events.all(); }
    /// The events of one pass, 0 … passCount().
    std::span<const Event> eventsOf(int pass) const;
    /// Index in events() of the first event of a pass, 0 … passCount().
    std::size_t firstEventOf(int pass) const;
    /// The candidates that the event cleared, set aside or brought back, ascending.
    std::span<const std::uint16_t> changed(const Event& event) const;

    Position first() const { return {}; }
    /// The end of the last recorded pass.
    Position last() const;
    /// The end of a pass, 0 … passCount().
    Position endOf(int pass) const { return {pass, pass == 0 ? 0 : stepsPerPass(), 0}; }
    /// True at the start and at the end of a pass: nothing of the pass is still to be looked at.
    bool isEndOfPass(Position position) const { return position == endOf(position.pass); }
    bool contains(Position position) const;
    /// The state at a position. Throws Error outside the recording. The pass that was asked for last is at hand: its
    /// other positions, and those of the next pass, need no key state.
    State stateAt(Position position) const;
    /// Returns how often passes have been replayed from a key state so far; tests use it to measure the cost of a step.
    std::size_t rebuiltStates() const;
    /// The state at the end of the last pass, without replaying.
    const State& lastState() const { return m_last; }

private:
    static constexpr int kKeyInterval = 32;

    /// The state at the end of a pass, from the one that was rebuilt last where that is near.
    State endOfPass(int pass) const;
    /// Returns the memories of the rules at the end of a pass.
    const std::shared_ptr<const Remembered>& rememberedOf(int pass) const;
    /// Applies the events of a pass up to and including `lastStep`.
    void replay(State& state, int pass, int lastStep) const { replay(state, pass, eventsOf(pass), lastStep); }
    void replay(State& state, int pass, std::span<const Event> events, int lastStep) const;

    Grid m_givens;
    Candidates m_start;
    PassOptions m_options;
    PassPtr m_pass; ///< shared by copies, as the next one
    PassPtr m_passBeyond; ///< that takes solutions back; null until another one is looked for
    std::shared_ptr<const Network> m_network; ///< of these
    std::shared_ptr<const Network> m_networkBeyond;
    AppendOnly<Event> m_events;
    AppendOnly<std::uint16_t> m_changed;
    AppendOnly<std::size_t> m_firstEvent; ///< by pass
    /// A State without what is remembered, as AppendOnly can keep it.
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
    /// By pass from 1; empty where no rule remembers. Few: PassNetwork::mostPasses, so that copies may copy them.
    std::vector<std::shared_ptr<const Remembered>> m_remembered;
    State m_last;
    std::optional<RunResult> m_result;
    int m_pushes = 0;
    int m_pops = 0;
    int m_maxDepth = 0;
    bool m_looksForAnother = false;
    std::vector<Position> m_solutions;

    /// The end of a pass that was rebuilt last. A copy of the recording begins without.
    struct Rebuilt
    {
        Rebuilt() = default;
        Rebuilt(const Rebuilt&) { }
        Rebuilt& operator=(const Rebuilt&);
        ~Rebuilt() = default;

        std::mutex mutex; ///< for all that follows
        int pass = -1; ///< −1: none yet
        State state;
        std::size_t count = 0;
    };
    mutable Rebuilt m_rebuilt;
};

} // namespace convoku
