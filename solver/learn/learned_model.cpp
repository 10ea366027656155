// SPDX-License-Identifier: MIT
// A model with a learned rule in the place of the written one.
#include "solver/error.h"
#include "solver/learn/learned_text.h"
#include "solver/learn/rule_values.h"
#include "solver/learn/training.h"
#include "solver/network/pass.h"
#include "solver/network/text/part_layers.h"

#include <algorithm>
#include <cmath>
#include <string>

namespace convoku {
namespace {

constexpr double kHalf = 0.5;

/// All of the rule, candidates in and what is left of them out.
std::shared_ptr<const Network> layersOf(
    const LearningTask& task, std::span<const float> numbers, std::vector<std::string>& kept)
{
    const Network rule = buildRule(*task.model, task.rule);
    const auto values = namedValues(*task.model, task.rule, rule);
    const auto learned = std::ranges::find(values, task.value, &NamedValue::name);
    if (learned == values.end())
        throw Error(task.layers->id, "has no value '" + task.value + "'");
    const std::vector<Layer> layers = layersWith(rule, learnedIn(rule, task), numbers);

    NetworkBuilder net(rule.id, rule.board);
    std::vector<ValueId> now(rule.values.size(), kNoValue); // by the rule's
    const auto all = [&](const std::vector<ValueId>& of) {
        std::vector<ValueId> result;
        for (const ValueId value : of)
            result.push_back(now[static_cast<std::size_t>(value)]);
        return result;
    };
    const Value& candidates = rule.value(rule.inputs.front());
    const ValueId in = net.input(candidates.name, candidates.shape, candidates.range, candidates.axes);
    now[static_cast<std::size_t>(rule.inputs.front())] = in;
    net.beginGroup(GroupKind::Rule, rule.id, {in});
    for (const Layer& layer : layers) {
        ValueId made = addedAgain(net, rule, layer, all(layer.inputs));
        for (const ValueId output : layer.outputs) {
            const auto named = std::ranges::find(values, output, &NamedValue::value);
            if (named != values.end() && !named->name.empty() && output != learned->value)
                net.named(made, named->name);
            now[static_cast<std::size_t>(output)] = made++;
        }
        if (layer.outputs.front() != learned->value)
            continue;
        // From here on it is yes or no again, and what reads it is as it was written.
        ValueId& value = now[static_cast<std::size_t>(learned->value)];
        const std::string words = layer.words;
        value = net.withAxes(net.atLeast(value, kHalf, words), rule.value(learned->value).axes);
        if (task.value.empty())
            value = net.andBoth(value, in, words); // what is not there does not come back
        else
            net.named(value, task.value);
    }
    const ValueId left = now[static_cast<std::size_t>(rule.outputs.front())];
    net.endGroup({left});
    auto network = std::make_shared<const Network>(net.build({left}));
    for (const NamedValue& value : values) {
        if (!value.name.empty() && network->find(value.name) != kNoValue)
            kept.push_back(value.name);
    }
    return network;
}

/// Rounds the numbers to nine digits after the point, as a file stores them, so that the text has the same numbers.
std::vector<float> asWritten(std::span<const float> numbers)
{
    constexpr double kDigits = 1e9;
    std::vector<float> result;
    for (const float number : numbers)
        result.push_back(static_cast<float>(std::round(static_cast<double>(number) * kDigits) / kDigits));
    return result;
}

/// The model as its text is read; null where it has none that can be read.
ModelPtr readBack(const Model& model)
{
    const ParsedFile parsed = parseNetworkFile(toText(model));
    const auto* file = std::get_if<NetworkFile>(&parsed);
    if (file == nullptr || file->networks.size() != 1 || checkNetworkFile(*file))
        return nullptr;
    return modelOf(file->networks.front(), file->parts);
}

} // namespace

ModelPtr modelWith(const LearningTask& task, std::span<const float> learned)
{
    const std::vector<float> numbers = asWritten(learned);
    auto model = std::make_shared<Model>(*task.model);
    Model::Rule& rule = model->rules.at(static_cast<std::size_t>(task.rule));
    const Model::Rule written = rule;
    model->id = limited("learned_" + written.id);
    // A network that has learned such a rule for another house has that name already.
    constexpr std::size_t kStem = 36;
    std::string id = limited("learned_" + written.part->id);
    const auto taken = [&model, &id] {
        return std::ranges::any_of(model->rules, [&id](const Model::Rule& other) { return other.part->id == id; });
    };
    for (int n = 2; taken(); ++n)
        id = limited("learned_" + written.part->id).substr(0, kStem) + '_' + std::to_string(n);
    std::optional<PartText> text;
    if (!model->file)
        text = learnedText(task, numbers, id);
    if (text) {
        rule.part = SharedPart(*text);
        if (auto read = readBack(*model))
            return read;
    }
    PartText part;
    part.id = id;
    part.houses = written.part->houses;
    part.sentence = written.part->sentence;
    part.cause = written.part->cause;
    part.layers = layersOf(task, numbers, part.kept);
    std::erase(part.kept, part.cause);
    rule.part = SharedPart(std::move(part));
    // It may find what no rule of the family would: only trying tells why.
    static_cast<RuleKind&>(rule) = RuleKind{.house = written.house, .ownHouse = written.ownHouse};
    rule.noHouse = written.noHouse;
    buildRule(*model, task.rule); // throws where it can't be
    model->learned
        = std::make_shared<const Model::Learned>(Model::Learned{task.model, written.id, task.value, numbers});
    return model;
}

} // namespace convoku
