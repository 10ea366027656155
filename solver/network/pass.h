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
    /// candidates after each rule, in the order of PassOptions::rules; empty without rules
    std::vector<ValueId> afterRule;
    ValueId ruled = kNoValue; ///< candidates after the last rule
    struct Memory
    {
        ValueId before = kNoValue; ///< input of the network; zeros if nothing has been remembered yet
        ValueId after = kNoValue;
    };
    std::vector<Memory> memories; ///< real numbers, in the order of the rules
    /// the maximum number of passes of a run, so that its memories stay within kMostRemembered; 0: no memory, no limit.
    /// A memory need not converge: the limit ends runs that would never stop
    int mostPasses = 0;
    /// maximum bytes of memory of all passes of a run
    static constexpr std::int64_t kMostRemembered = std::int64_t{256} << 20U;
    static constexpr int kMostPasses = 4096; ///< maximum number of passes of a run that remembers, however little
    Verdict verdict;
    SearchOutputs search; ///< kNoValue everywhere when search is off
};

/// Builds the network of a pass. Throws Error if a rule occurs twice in the list, or if the options need a search and
/// the model has none.
PassNetwork buildPass(const PassOptions& options);

/// An immutable pass, shared by the code that runs it and the code that displays it.
using PassPtr = std::shared_ptr<const PassNetwork>;
PassPtr buildSharedPass(const PassOptions& options);
/// Returns the network of a pass; the pointer keeps the whole pass alive.
std::shared_ptr<const Network> networkOf(const PassPtr& pass);

/// Builds a network of one rule of the model: candidates → candidates. Input "candidates", one group with the rule's
/// id. The remembered values are further inputs; a backend uses zeros for those that are not given.
Network buildRule(const Model& model, RuleId rule);

/// Builds a network of rules side by side, each applied to the same candidates. Input "candidates", one group per rule;
/// outputs: the candidates that each rule alone would leave, in the order of `rules`.
Network buildSideBySide(const Model& model, const RuleSet& rules);

/// Builds the model's encoding: the digits of the cells as an image [1, side, side] (0: empty) → candidates. Input
/// "digits", output "candidates".
Network buildEncode(const Model& model);

} // namespace convoku
