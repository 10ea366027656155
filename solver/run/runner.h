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
    PassOptions pass; ///< continueAfterSolved must be off: a recorded run ends with its first solution, and may go on
    int maxPasses = 0; ///< the run ends out of passes after that many; 0: Runner::kMostPasses

    friend bool operator==(const RunOptions&, const RunOptions&) = default;
};

/// Runs one puzzle pass by pass and tells what each pass did. All decisions are the network's: the runner only compares
/// what went in with what came out.
class Runner
{
public:
    /// Passes of a run without a limit of its own, from where it begins. What is recorded of them takes some 80 MB; a
    /// run that ends so can go on.
    static constexpr int kMostPasses = 100'000;
    /// Returns after how many passes a run ends that begins behind `done` of them. `maxPasses` as in RunOptions.
    static constexpr int limitOf(int maxPasses, int done) { return maxPasses > 0 ? maxPasses : done + kMostPasses; }

    /// Encodes the puzzle with the network; candidates that came with it take the place of the encoded ones. The
    /// backend must outlive the runner. `pass`: the network of these options, where somebody has it already.
    Runner(Backend& backend, const StartingGrid& start, RunOptions options, PassPtr pass = nullptr);
    /// Begins a run of another puzzle, with the network that is loaded already. Only for a runner that did not go on
    /// from a recording.
    void begin(const StartingGrid& start);

    /// Goes on where a recording stands that has not ended, or ended out of passes (with a limit above its passes, or
    /// 0). One that looks for another solution ends with Unique, Several, or out of passes.
    Runner(Backend& backend, const Recording& recording, int maxPasses);

    const Candidates& start() const { return m_start; }
    /// The network that it runs, for the recording.
    const PassPtr& pass() const { return m_pass; }
    /// The state after the last pass.
    const State& state() const { return m_state; }
    bool ended() const { return m_result.has_value(); }

    /// Runs the next pass. Must not be called when the run has ended. One whose rules remember ends out of passes with
    /// PassNetwork::mostPasses, whatever the limit. Throws NetworkFault, naming the rule, where one
    /// puts a candidate back, and where a search guesses what is not one candidate of the board: layers can't tell so
    /// before they run.
    PassRecord nextPass();

private:
    void load(Backend& backend);
    /// Returns true if the events of a pass turn the previous state into `after`.
    bool followsFrom(const State& after, const PassRecord& record, int steps) const;

    RunOptions m_options;
    PassPtr m_pass;
    std::unique_ptr<LoadedNetwork> m_loaded;
    std::unique_ptr<LoadedNetwork> m_encode; ///< null if the run went on from a recording
    ValueId m_encoded{};
    std::vector<ValueId> m_keep;
    Candidates m_start;
    State m_state;
    int m_passes = 0;
    int m_solutions = 0; ///< seen while looking for others
    bool m_checksSearch = false; ///< of one that did not come with the program: each state is compared with its events
    bool m_atKnownSolution = false; ///< the state is a solution that has been counted
    std::optional<RunResult> m_result;
};

/// Runs a puzzle to its end. For tests and for callers without a window.
Recording record(Backend& backend, const StartingGrid& start, const RunOptions& options);

} // namespace convoku
