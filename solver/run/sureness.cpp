// SPDX-License-Identifier: MIT
#include "solver/run/sureness.h"

#include "solver/network/text/part_text.h"
#include "solver/run/tensors.h"

#include <limits>

namespace convoku {
namespace {

/// Returns the value of real numbers, 0 … `most` for each candidate, that the rule keeps by name.
std::optional<ValueId> surenessOf(const Network& network, const Model::Rule& rule, int most = 1)
{
    for (const std::string& name : rule.part->kept) {
        const ValueId id = network.find(rule.id + "." + name);
        if (id == kNoValue)
            continue;
        const Value& value = network.value(id);
        if (value.numbers == NumberKind::Real && value.shape == candidatesShape(network.board) && value.range.low >= 0
            && value.range.high <= most)
            return id;
    }
    return std::nullopt;
}

} // namespace

std::optional<ValueId> surenessAt(const Recording& recording, Position position)
{
    if (position.pass == 0 || position.step == 0 || position.layer > 0)
        return std::nullopt;
    const Network& network = *recording.networkOf(position.pass);
    if (position.step < recording.verdictStep())
        return surenessOf(network, recording.ruleAt(position.step));
    if (!recording.isEndOfPass(position))
        return std::nullopt;
    std::optional<ValueId> only;
    for (int step = 1; step < recording.verdictStep(); ++step) {
        const auto sureness = surenessOf(network, recording.ruleAt(step));
        if (only && sureness)
            return std::nullopt;
        if (sureness)
            only = sureness;
    }
    return only;
}

std::optional<ValueId> scoresOf(const PassNetwork& pass, const ModelPtr& model, const RuleSet& rules)
{
    if (!pass.memories.empty())
        return std::nullopt;
    std::optional<ValueId> only;
    for (const RuleId rule : rules) {
        const auto sureness = surenessOf(pass.network, model->rule(rule), std::numeric_limits<int>::max());
        if (only && sureness)
            return std::nullopt;
        if (sureness)
            only = sureness;
    }
    return only;
}

} // namespace convoku
