// SPDX-License-Identifier: MIT
#pragma once

#include "solver/network/network.h"
#include "solver/network/pass_options.h"
#include "solver/network/search.h"

#include <memory>

namespace convoku {

/// One pass: a group for each rule in order, then "verdict", then "search" unless it is off.
/// Inputs: candidates, stack, guess [side, side, side] of the model's board, level [1, 1, 1] (only candidates without
/// search), then what rules have remembered.
struct PassNetwork
{
    Network network;
    SearchState before; ///< the inputs
    std::vector<ValueId>
        afterRule; ///< candidates after each rule, in the order of PassOptions::rules; without rules, empty
    ValueId ruled = kNoValue; ///< candidates after the last rule
    struct Memory
    {
        ValueId before = kNoValue; ///< an input of the network; zeros where nothing has been remembered yet
        ValueId after = kNoValue;
    };
    std::vector<Memory> memories; ///< real numbers, in the order of the rules
    /// the maximum number of passes of a run, so that its memories stay within kMostRemembered; 0: no memory, no limit.
    /// A memory need not converge: the limit ends runs that would never stop
    int mostPasses = 0;
    static constexpr std::int64_t kMostRemembered = std::int64_t{256} << 20U; ///< bytes, of all passes of a run
    static constexpr int kMostPasses = 4096; ///< of a run that remembers, however little
    Verdict verdict;
    SearchOutputs search; ///< kNoValue everywhere when search is off
};

/// Throws Error if a rule stands twice in the list, and where a search is asked for that the model has not.
PassNetwork buildPass(const PassOptions& options);

/// Never changed: who runs it and who looks at what it did share one.
using PassPtr = std::shared_ptr<const PassNetwork>;
PassPtr buildSharedPass(const PassOptions& options);
/// Its network, which keeps all of it.
std::shared_ptr<const Network> networkOf(const PassPtr& pass);

/// One rule of the model alone: candidates → candidates. Input "candidates", one group with its id.
/// What it remembers are inputs behind it, which a backend takes as zeros where they are not given.
Network buildRule(const Model& model, RuleId rule);

/// Rules side by side, each on the same candidates: what each one would leave by itself. Input "candidates", a group a
/// rule, outputs in the order of `rules`.
Network buildSideBySide(const Model& model, const RuleSet& rules);

/// The model's encoding: the digits of the cells as an image [1, side, side] (0: empty) → candidates. Input "digits",
/// output "candidates".
Network buildEncode(const Model& model);

} // namespace convoku
