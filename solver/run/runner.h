// SPDX-License-Identifier: MIT
#pragma once

#include "solver/backend/backend.h"
#include "solver/network/pass.h"
#include "solver/run/recording.h"
#include "solver/run/tensors.h"

#include <memory>

namespace convoku {

struct RunOptions
{
    /// Requires continueAfterSolved to be off: a recorded run ends with its first solution, and can be continued later.
    PassOptions pass;
    int maxPasses = 0; ///< the run ends with OutOfPasses after that many passes; 0: Runner::kMostPasses

    friend bool operator==(const RunOptions&, const RunOptions&) = default;
};

/// Runs one puzzle pass by pass and returns the events of each pass. All decisions are made by the network: the runner
/// only compares its input with its output.
class Runner
{
public:
    /// Number of passes, counted from where the runner begins, of a run without an explicit limit. Recording them takes
    /// about 80 MB. A run that ends at this limit can be continued.
    static constexpr int kMostPasses = 100'000;
    /// Returns the number of passes after which a run ends that begins after `done` passes. `maxPasses` as in
    /// RunOptions.
    static constexpr int limitOf(int maxPasses, int done) { return maxPasses > 0 ? maxPasses : done + kMostPasses; }

    /// Encodes the puzzle with the network; candidates that came with the puzzle replace the encoded ones. The backend
    /// must outlive the runner. `pass`: the network of these options if the caller has built it already; null: it is
    /// built here.
    Runner(Backend& backend, const StartingGrid& start, RunOptions options, PassPtr pass = nullptr);
    /// Begins a run of a different puzzle, with the network that is already loaded. Not allowed for a runner that
    /// continues a recording.
    void begin(const StartingGrid& start);

    /// Continues a recording that has not ended, or that ended out of passes (`maxPasses` must be above its passes, or
    /// 0). A run that looks for another solution ends with Unique, Several, or OutOfPasses.
    Runner(Backend& backend, const Recording& recording, int maxPasses);

    const Candidates& start() const { return m_start; }
    /// Returns the network of a pass, for the recording.
    const PassPtr& pass() const { return m_pass; }
    /// Returns the state after the last pass.
    const State& state() const { return m_state; }
    bool ended() const { return m_result.has_value(); }

    /// Runs the next pass. Must not be called when the run has ended. A run whose rules have a memory ends out of
    /// passes after PassNetwork::mostPasses, whatever the limit. Throws NetworkFault, naming the rule, if a rule
    /// restores a candidate, or if a search guesses anything but one candidate of the board: this cannot be checked
    /// before the layers run.
    PassRecord nextPass();

private:
    void load(Backend& backend);
    /// Returns true if the events of a pass turn the previous state into `after`.
    bool followsFrom(const State& after, const PassRecord& record, int steps) const;

    RunOptions m_options;
    PassPtr m_pass;
    std::unique_ptr<LoadedNetwork> m_loaded;
    std::unique_ptr<LoadedNetwork> m_encode; ///< null if the runner continues a recording
    ValueId m_encoded{};
    std::vector<ValueId> m_keep;
    Candidates m_start;
    State m_state;
    int m_passes = 0;
    int m_solutions = 0; ///< number of solutions found while looking for others
    /// True for a search that did not come with the program: each state is then compared with its events.
    bool m_checksSearch = false;
    bool m_atKnownSolution = false; ///< the state is a solution that is already counted
    std::optional<RunResult> m_result;
};

/// Runs a puzzle to its end and returns the recording. For tests and for callers without a window.
Recording record(Backend& backend, const StartingGrid& start, const RunOptions& options);

} // namespace convoku
