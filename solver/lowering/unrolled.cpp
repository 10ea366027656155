// SPDX-License-Identifier: MIT
#include "solver/lowering/lowering.h"

#include "solver/error.h"

#include <algorithm>
#include <map>

namespace convoku {

Network unrolled(const Network& pass, int passes)
{
    constexpr std::size_t kOutputs = 3; // candidates, solved, contradiction
    if (pass.inputs.size() != 1 || pass.outputs.size() != kOutputs || passes < 1 || passes > kMostUnrolled
        || pass.value(pass.inputs[0]).shape != pass.value(pass.outputs[0]).shape)
        throw Error(pass.id, "is no pass without search, or not that often");
    Network result;
    result.id = pass.id;
    std::map<ValueId, ValueId> values;
    const auto addValue = [&](ValueId id, const std::string& name) {
        result.values.push_back(pass.value(id));
        result.values.back().name = name;
        return values[id] = static_cast<ValueId>(result.values.size() - 1);
    };
    result.inputs = {addValue(pass.inputs[0], pass.value(pass.inputs[0]).name)};
    for (int number = 1; number <= passes; ++number) {
        const bool isLast = number == passes;
        for (const Group& group : pass.groups) {
            // Where layers are does not change, and only the last verdict is asked for.
            if ((group.kind == GroupKind::Encode && number > 1) || (group.kind == GroupKind::Verdict && !isLast))
                continue;
            const std::string prefix
                = group.kind == GroupKind::Rule && passes > 1 ? "pass_" + std::to_string(number) + "." : std::string();
            Group& copy = result.groups.emplace_back(group);
            copy.id = prefix + group.id;
            copy.firstLayer = result.layers.size();
            const auto known = [&](std::vector<ValueId>& ids) {
                std::ranges::for_each(ids, [&](ValueId& id) { id = values.at(id); });
            };
            known(copy.inputs);
            for (std::size_t i = group.firstLayer; i < group.firstLayer + group.layerCount; ++i) {
                Layer& layer = result.layers.emplace_back(pass.layers[i]);
                known(layer.inputs);
                for (ValueId& output : layer.outputs)
                    output = addValue(output, prefix + pass.value(output).name);
            }
            known(copy.outputs);
        }
        values[pass.inputs[0]] = values.at(pass.outputs[0]);
    }
    constexpr std::array<const char*, kOutputs> kNames{"candidates_out", "solved", "contradiction"};
    for (std::size_t i = 0; i < kOutputs; ++i) {
        const ValueId id = values.at(pass.outputs[i]);
        result.outputs.push_back(id);
        if (id != result.inputs[0])
            result.values[static_cast<std::size_t>(id)].name = kNames[i];
    }
    result.validate();
    return result;
}

} // namespace convoku
