// SPDX-License-Identifier: MIT
#include "solver/lowering/lowering.h"

#include "solver/error.h"
#include "solver/network/pass.h"

#include <algorithm>
#include <array>
#include <map>

namespace convoku {

Tensor inForm(const Tensor& tensor, Shape shape)
{
    if (tensor.shape == shape)
        return tensor;
    const Shape from = tensor.shape;
    Tensor result(tensor.count, shape);
    // A line of boxes has as many boxes as a box has rows.
    const int boxRows = shape.columns;
    const int boxColumns = shape.rows;
    const int side = boxRows * boxColumns;
    const bool onBoxes = Board::withBoxes(boxRows, boxColumns) && from.rows == side && from.columns == side
        && shape.channels == side * from.channels;
    if (!onBoxes && !(from.elements() == 1 && shape.channels == 1))
        throw Error(toString(from), "does not lie as " + toString(shape));
    for (int puzzle = 0; puzzle < tensor.count; ++puzzle) {
        const std::span<const float> in = tensor.of(puzzle);
        const std::span<float> out = result.of(puzzle);
        for (int i = 0; i < shape.elements(); ++i) {
            int read = 0;
            if (onBoxes) { // SpaceToDepth: the place in the box counts more than the channel
                const int channel = i / (shape.rows * shape.columns);
                const int place = channel / from.channels;
                const int row = i / shape.columns % shape.rows * boxRows + place / boxColumns;
                const int column = i % shape.columns * boxColumns + place % boxColumns;
                read = (channel % from.channels * from.rows + row) * from.columns + column;
            }
            out[static_cast<std::size_t>(i)] = in[static_cast<std::size_t>(read)];
        }
    }
    return result;
}

Network unrolled(const Network& pass, int passes)
{
    constexpr std::size_t kOutputs = 3; // candidates, solved, contradiction
    if (pass.inputs.size() != 1 || pass.outputs.size() != kOutputs || passes < 1 || passes > kMostUnrolled
        || pass.value(pass.inputs[0]).shape != pass.value(pass.outputs[0]).shape)
        throw Error(pass.id, "is no pass without search, or not that often");
    Network result;
    result.id = pass.id;
    result.board = pass.board;
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
            // The places do not change from pass to pass, and only the last verdict is needed.
            const bool isPlaces = group.id == kPlacesId;
            if ((isPlaces && number > 1) || (group.kind == GroupKind::Verdict && !isLast))
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

Network passesOf(const PassOptions& options, int passes)
{
    PassOptions of = options;
    of.search = passes == 0;
    if (const Model::Rule* rule = rememberingRule(*options.model))
        throw LoweringFault(LoweringFault::Kind::Remembers, rule->id);
    Network pass = buildPass(of).network;
    std::size_t weights = 0;
    for (const Layer& layer : pass.layers)
        weights += layer.weights.size();
    if (weights * static_cast<std::size_t>(std::clamp(passes, 1, kMostUnrolled)) > kMostUnrolledWeights)
        throw LoweringFault(LoweringFault::Kind::TooLarge, pass.id);
    if (passes > 0)
        return unrolled(pass, passes);
    constexpr std::ptrdiff_t kVerdict = 2; // solved, contradiction
    pass.outputs.erase(pass.outputs.begin()); // candidates after the rules are no state
    std::rotate(pass.outputs.begin(), pass.outputs.begin() + kVerdict, pass.outputs.end());
    return pass;
}

} // namespace convoku
