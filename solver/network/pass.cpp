// SPDX-License-Identifier: MIT
#include "solver/network/pass.h"

#include "solver/error.h"
#include "solver/network/rules/rule_layers.h"

#include <set>

namespace convoku {

PassNetwork buildPass(const PassOptions& options)
{
    constexpr Shape kCandidatesShape{kSide, kSide, kSide};
    NetworkBuilder net("pass");
    PassNetwork pass;
    pass.before.candidates = net.input("candidates", kCandidatesShape, {0, 1});
    if (options.search) {
        pass.before.stack = net.input("stack", kCandidatesShape, {0, kMaxLevel - 1});
        pass.before.guess = net.input("guess", kCandidatesShape, {0, kMaxLevel - 2});
        pass.before.level = net.input("level", {1, 1, 1}, {1, kMaxLevel});
    }

    pass.ruled = pass.before.candidates;
    std::set<RuleId> seen;
    for (const RuleId rule : options.rules) {
        const RuleInfo& info = infoOf(rule);
        if (!seen.insert(rule).second)
            throw Error(info.id, "stands twice in the rule set");
        net.beginGroup(GroupKind::Rule, info.id, {pass.ruled});
        pass.ruled = net.named(buildRuleLayers(net, rule, pass.ruled), std::string("after_") + info.id);
        net.endGroup({pass.ruled});
        pass.afterRule.push_back(pass.ruled);
    }

    net.beginGroup(GroupKind::Verdict, "verdict", {pass.ruled});
    pass.verdict = buildVerdict(net, pass.ruled);
    net.endGroup({pass.verdict.solved, pass.verdict.contradiction});
    std::vector<ValueId> outputs{pass.ruled, pass.verdict.solved, pass.verdict.contradiction};

    if (options.search) {
        const SearchState& before = pass.before;
        net.beginGroup(GroupKind::Search, "search",
            {before.candidates, before.stack, before.guess, before.level, pass.ruled, pass.verdict.solved,
                pass.verdict.contradiction});
        pass.search = buildSearch(net, before, pass.ruled, pass.verdict, options.continueAfterSolved);
        const SearchState& next = pass.search.next;
        const std::vector<ValueId> out{next.candidates, next.stack, next.guess, next.level, pass.search.push,
            pass.search.pop, pass.search.exhausted};
        net.endGroup(out);
        outputs.insert(outputs.end(), out.begin(), out.end());
    }
    pass.network = net.build(std::move(outputs));
    return pass;
}

Network buildRule(RuleId rule)
{
    return buildSideBySide({rule});
}

Network buildSideBySide(const RuleSet& rules)
{
    NetworkBuilder net(rules.size() == 1 ? infoOf(rules.front()).id : "side_by_side");
    const ValueId candidates = net.input("candidates", {kSide, kSide, kSide}, {0, 1});
    std::vector<ValueId> outputs;
    for (const RuleId rule : rules) {
        const RuleInfo& info = infoOf(rule);
        net.beginGroup(GroupKind::Rule, info.id, {candidates});
        outputs.push_back(net.named(buildRuleLayers(net, rule, candidates), std::string("after_") + info.id));
        net.endGroup({outputs.back()});
    }
    return net.build(std::move(outputs));
}

Network buildEncode()
{
    NetworkBuilder net("encode");
    const ValueId digits = net.input("digits", {1, kSide, kSide}, {0, kSide});
    net.beginGroup(GroupKind::Encode, "encode", {digits});

    // 19 channels from the one: g − d and d − g for each digit d, whose positive parts add up to the distance |g − d|,
    // and 1 − g.
    std::vector<float> weights;
    std::vector<float> bias;
    for (int d = 1; d <= kSide; ++d) {
        weights.push_back(1.F);
        bias.push_back(static_cast<float>(-d));
    }
    for (int d = 1; d <= kSide; ++d) {
        weights.push_back(-1.F);
        bias.push_back(static_cast<float>(d));
    }
    weights.push_back(-1.F);
    bias.push_back(1.F);
    constexpr int kParts = 2 * kSide + 1;
    const ValueId parts
        = net.relu(net.convolution(digits, kParts, {1, 1}, {1, 1}, 1, weights, bias, "g − d, d − g, 1 − g"),
            "their positive parts; the last says that the cell is empty"); // [19, 9, 9]

    // 1 − |g − d| is 1 where the given is the digit; the tenth channel hands "empty" on.
    constexpr int kAnswers = kSide + 1;
    std::vector<float> toAnswers(kAnswers * kParts, 0.F); // [10, 19, 1, 1]
    std::vector<float> answerBias(kAnswers, 1.F);
    for (std::size_t d = 0; d < kSide; ++d) {
        toAnswers[d * kParts + d] = -1.F;
        toAnswers[d * kParts + kSide + d] = -1.F;
    }
    toAnswers[kSide * kParts + kParts - 1] = 1.F;
    answerBias[kSide] = 0.F;
    const ValueId answers
        = net.relu(net.convolution(parts, kAnswers, {1, 1}, {1, 1}, 1, toAnswers, answerBias, "1 − |g − d|, and empty"),
            "the given is the digit; the cell is empty"); // [10, 9, 9]
    net.inRange(answers, {0, 1});

    std::vector<float> toCandidates(kSide * kAnswers, 0.F); // [9, 10, 1, 1]
    for (std::size_t d = 0; d < kSide; ++d) {
        toCandidates[d * kAnswers + d] = 1.F;
        toCandidates[d * kAnswers + kSide] = 1.F;
    }
    const ValueId candidates = net.named(net.convolution(answers, kSide, {1, 1}, {1, 1}, 1, toCandidates, {},
                                             "the digit, or any digit where the cell is empty"),
        "candidates"); // [9, 9, 9]
    net.inRange(candidates, {0, 1});
    net.endGroup({candidates});
    return net.build({candidates});
}

} // namespace convoku
