// SPDX-License-Identifier: MIT
#include "solver/network/pass.h"

#include "solver/error.h"
#include "solver/network/text/part_layers.h"

#include <algorithm>
#include <set>

namespace convoku {
namespace {

/// A group of the rule alone, and the candidates that it leaves. `memories`: where its own are added.
ValueId addRule(NetworkBuilder& net, const Model& model, RuleId place, ValueId candidates,
    std::vector<PassNetwork::Memory>* memories = nullptr)
{
    const Model::Rule& rule = model.rule(place);
    std::vector<ValueId> inputs{candidates};
    for (const ValueId memory : memoryInputs(net, *rule.part, rule.id))
        inputs.push_back(memory);
    net.beginRule(rule, rule.part->sentence, inputs);
    const std::vector<ValueId> results = buildPartLayers(net, *rule.part, inputs, optionsOf(rule, model));
    net.named(results.front(), "after_" + rule.id);
    net.endGroup(results);
    for (std::size_t i = 1; memories != nullptr && i < results.size(); ++i)
        memories->push_back({inputs[i], results[i]});
    return results.front();
}

} // namespace

PassNetwork buildPass(const PassOptions& options)
{
    const Model& model = *options.model;
    const Board board = model.board;
    const Shape shape{board.side(), board.side(), board.side()};
    const int mostLevel = highestLevel(board);
    if (options.search && !model.search)
        throw Error(model.id, "has no search");
    NetworkBuilder net("pass", board);
    PassNetwork pass;
    pass.before.candidates = net.input("candidates", shape, {0, 1}, kCandidatesAxes);
    if (options.search) {
        pass.before.stack = net.input("stack", shape, {0, mostLevel - 1}, kCandidatesAxes);
        pass.before.guess = net.input("guess", shape, {0, mostLevel - 2}, kCandidatesAxes);
        pass.before.level = net.input("level", {1, 1, 1}, {1, mostLevel});
    }

    pass.ruled = pass.before.candidates;
    std::set<RuleId> seen;
    for (const RuleId place : options.rules) {
        const Model::Rule& rule = model.rule(place);
        if (!seen.insert(place).second)
            throw Error(rule.id, "stands twice in the rule set");
        pass.ruled = addRule(net, model, place, pass.ruled, &pass.memories);
        pass.afterRule.push_back(pass.ruled);
    }

    net.beginGroup(GroupKind::Verdict, "verdict", {pass.ruled});
    const std::vector<ValueId> verdict = buildPartLayers(net, *model.verdict, {pass.ruled},
        {.ownHouses = {model.ownHouses().begin(), model.ownHouses().end()}, .board = board});
    pass.verdict = {verdict.at(0), verdict.at(1)};
    net.endGroup({pass.verdict.solved, pass.verdict.contradiction});
    std::vector<ValueId> outputs{pass.ruled, pass.verdict.solved, pass.verdict.contradiction};

    if (options.search) {
        const SearchState& before = pass.before;
        const std::vector<ValueId> in{before.candidates, before.stack, before.guess, before.level, pass.ruled,
            pass.verdict.solved, pass.verdict.contradiction};
        net.beginGroup(GroupKind::Search, "search", in);
        const std::vector<ValueId> out
            = buildPartLayers(net, **model.search, in, {.lookBeyond = options.continueAfterSolved});
        net.endGroup(out);
        pass.search = {{out.at(0), out.at(1), out.at(2), out.at(3)}, out.at(4), out.at(5), out.at(6)};
        outputs.insert(outputs.end(), out.begin(), out.end());
    }
    std::int64_t bytes = 0;
    for (const PassNetwork::Memory& memory : pass.memories) {
        outputs.push_back(memory.after);
        bytes += std::int64_t{net.shapeOf(memory.after).elements()} * static_cast<std::int64_t>(sizeof(float));
    }
    if (bytes > 0)
        pass.mostPasses = static_cast<int>(
            std::clamp<std::int64_t>(PassNetwork::kMostRemembered / bytes, 1, PassNetwork::kMostPasses));
    pass.network = net.build(std::move(outputs));
    return pass;
}

PassPtr buildSharedPass(const PassOptions& options)
{
    return std::make_shared<const PassNetwork>(buildPass(options));
}

std::shared_ptr<const Network> networkOf(const PassPtr& pass)
{
    return {pass, &pass->network};
}

Network buildRule(const Model& model, RuleId rule)
{
    return buildSideBySide(model, {rule});
}

Network buildSideBySide(const Model& model, const RuleSet& rules)
{
    NetworkBuilder net(rules.size() == 1 ? model.rule(rules.front()).id : "side_by_side", model.board);
    const int side = model.board.side();
    const ValueId candidates = net.input("candidates", {side, side, side}, {0, 1}, kCandidatesAxes);
    std::vector<ValueId> outputs;
    for (const RuleId rule : rules)
        outputs.push_back(addRule(net, model, rule, candidates));
    return net.build(std::move(outputs));
}

Network buildEncode(const Model& model)
{
    NetworkBuilder net("encode", model.board);
    const int side = model.board.side();
    const ValueId digits = net.input("digits", {1, side, side}, {0, side}, kImageAxes);
    net.beginGroup(GroupKind::Encode, "encode", {digits});
    const std::vector<ValueId> candidates = buildPartLayers(net, *model.encoding, {digits});
    net.endGroup(candidates);
    return net.build(candidates);
}

} // namespace convoku
