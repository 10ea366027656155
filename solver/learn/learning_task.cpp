// SPDX-License-Identifier: MIT
// What of a rule can be learned.
#include "solver/error.h"
#include "solver/learn/rule_values.h"
#include "solver/learn/training.h"
#include "solver/network/pass.h"
#include "solver/network/text/part_layers.h"

#include <algorithm>

namespace convoku {
namespace {

/// Returns for each layer, by place, whether it leads to the value.
std::vector<bool> leadingTo(const Network& network, ValueId value)
{
    std::vector<bool> wanted(network.values.size(), false);
    std::vector<bool> leads(network.layers.size(), false);
    wanted[static_cast<std::size_t>(value)] = true;
    for (std::size_t i = network.layers.size(); i-- > 0;) {
        const Layer& layer = network.layers[i];
        leads[i] = std::ranges::any_of(
            layer.outputs, [&](ValueId output) -> bool { return wanted[static_cast<std::size_t>(output)]; });
        for (const ValueId input : layer.inputs) {
            if (leads[i])
                wanted[static_cast<std::size_t>(input)] = true;
        }
    }
    return leads;
}

/// Returns true if the convolutions before the value affect the result of the rule through the value only. Otherwise
/// real numbers would reach the result beside the value's yes or no.
bool isOnlyPath(const Network& rule, ValueId value, const std::vector<bool>& leads)
{
    std::vector<bool> hangs(rule.values.size(), false); // on them, not through the value
    const auto at = [](ValueId of) { return static_cast<std::size_t>(of); };
    for (std::size_t i = 0; i < rule.layers.size(); ++i) {
        const Layer& layer = rule.layers[i];
        const bool begins = leads[i] && layer.kind == LayerKind::Convolution;
        const bool continues
            = std::ranges::any_of(layer.inputs, [&](ValueId input) -> bool { return hangs[at(input)]; });
        for (const ValueId output : layer.outputs)
            hangs[at(output)] = output != value && (begins || continues);
    }
    return std::ranges::none_of(rule.outputs, [&](ValueId output) -> bool { return hangs[at(output)]; });
}

/// Returns true if all planes have the same kernel and the same bias, so that one of each can replace them.
bool hasOneKernel(const Network& network, const Layer& layer)
{
    const std::size_t planes = layer.bias.size();
    if (planes < 2 || planes != static_cast<std::size_t>(layer.groups)
        || layer.groups != network.value(layer.inputs.front()).shape.channels)
        return false;
    const std::size_t each = layer.weights.size() / planes;
    for (std::size_t i = each; i < layer.weights.size(); ++i) {
        if (layer.weights[i] != layer.weights[i - each])
            return false;
    }
    return std::ranges::all_of(layer.bias, [&](float bias) { return bias == layer.bias.front(); });
}

} // namespace

Network layersUpTo(const Network& rule, ValueId value, const std::string& name)
{
    Network cut;
    cut.id = rule.id;
    cut.board = rule.board;
    std::vector<ValueId> now(rule.values.size(), kNoValue);
    const auto moved = [&](ValueId of) {
        ValueId& to = now[static_cast<std::size_t>(of)];
        if (to == kNoValue) {
            to = static_cast<ValueId>(cut.values.size());
            cut.values.push_back(rule.value(of));
        }
        return to;
    };
    for (const ValueId input : rule.inputs)
        cut.inputs.push_back(moved(input));
    const std::vector<bool> leads = leadingTo(rule, value);
    for (std::size_t i = 0; i < rule.layers.size(); ++i) {
        if (!leads[i])
            continue;
        Layer& layer = cut.layers.emplace_back(rule.layers[i]);
        std::ranges::transform(layer.inputs, layer.inputs.begin(), moved);
        std::ranges::transform(layer.outputs, layer.outputs.begin(), moved);
    }
    cut.outputs = {moved(value)};
    if (!name.empty())
        cut.values[static_cast<std::size_t>(cut.outputs.front())].name = name;
    Group& group = cut.groups.emplace_back(rule.groups.front());
    group.layerCount = cut.layers.size();
    group.inputs = cut.inputs;
    group.outputs = cut.outputs;
    cut.validate();
    return cut;
}

std::string limited(std::string id)
{
    constexpr std::size_t kLongestId = 40;
    id.resize(std::min(id.size(), kLongestId));
    return id;
}

std::vector<std::size_t> placesLeadingTo(const Network& network, ValueId value)
{
    const std::vector<bool> leads = leadingTo(network, value);
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < leads.size(); ++i) {
        if (leads[i])
            places.push_back(i);
    }
    return places;
}

std::vector<NamedValue> namedValues(const Model& model, RuleId rule, const Network& layers)
{
    const PartText& part = *model.rule(rule).part;
    std::vector<NamedValue> values;
    if (part.layers) {
        std::vector<std::string> names = part.kept;
        names.push_back(part.cause);
        for (const std::string& name : names) {
            const ValueId value = layers.find(layers.groups.front().id + "." + name);
            if (value != kNoValue)
                values.push_back({name, value});
        }
        values.push_back({{}, layers.outputs.front()});
        return values;
    }
    std::size_t layer = 0;
    for (const PartValue& line : valuesOf(part, optionsOf(model.rule(rule), model))) {
        layer += line.layers;
        if (line.layers > 0)
            values.push_back({line.name, layers.layers.at(layer - 1).outputs.front()});
    }
    return values;
}

std::vector<LearnedLayer> learnedIn(const Network& layers, const LearningTask& task)
{
    const auto values = namedValues(*task.model, task.rule, layers);
    const auto value = std::ranges::find(values, task.value, &NamedValue::name);
    if (value == values.end())
        throw Error(task.layers->id, "has no value '" + task.value + "'");
    const std::vector<std::size_t> places = placesLeadingTo(layers, value->value);
    std::vector<LearnedLayer> learned = task.learned;
    for (LearnedLayer& layer : learned)
        layer.layer = places.at(layer.layer);
    return learned;
}

std::vector<LearnableValue> learnableValues(const Model& model, RuleId rule)
{
    std::vector<LearnableValue> values;
    if (!model.rule(rule).part->memories.empty())
        return values; // what it remembers hangs on passes before, of which a training knows nothing
    const Network layers = buildRule(model, rule);
    for (const NamedValue& named : namedValues(model, rule, layers)) {
        if (!layers.isLogical(named.value))
            continue;
        const std::vector<bool> leads = leadingTo(layers, named.value);
        if (!isOnlyPath(layers, named.value, leads))
            continue;
        LearnableValue learnable{named.name, {}};
        std::size_t place = 0;
        for (std::size_t i = 0; i < layers.layers.size(); ++i) {
            if (leads[i] && layers.layers[i].kind == LayerKind::Convolution)
                learnable.convolutions.push_back(place);
            place += leads[i] ? 1U : 0U;
        }
        if (!learnable.convolutions.empty())
            values.push_back(std::move(learnable));
    }
    return values;
}

LearningTask taskOf(const ModelPtr& model, RuleId rule, const std::string& value)
{
    const Network layers = buildRule(*model, rule);
    const auto values = namedValues(*model, rule, layers);
    const auto found = std::ranges::find(values, value, &NamedValue::name);
    if (found == values.end() || !layers.isLogical(found->value))
        throw Error(model->rule(rule).id, "has no value '" + value + "' of 0 and 1");
    if (!isOnlyPath(layers, found->value, leadingTo(layers, found->value)))
        throw Error(model->rule(rule).id, "reads what leads to '" + value + "' elsewhere too");
    LearningTask task{model, rule, value, {}, {}};
    const auto cut = std::make_shared<const Network>(layersUpTo(layers, found->value, value));
    task.layers = cut;
    for (std::size_t i = 0; i < cut->layers.size(); ++i) {
        if (cut->layers[i].kind == LayerKind::Convolution)
            task.learned.push_back({i, hasOneKernel(*cut, cut->layers[i]), true});
    }
    if (task.learned.empty())
        throw Error(model->rule(rule).id, "works '" + value + "' out without a convolution");
    return task;
}

LearningTask countIsOne(const ModelPtr& model)
{
    const auto canLearn = [](const ModelPtr& of) {
        const auto rule = of->find("hidden_single_row");
        return rule && std::ranges::count(learnableValues(*of, *rule), "one", &LearnableValue::value) > 0;
    };
    const bool isArticles = model->board == articleModel()->board;
    const ModelPtr& of = canLearn(model) ? model : isArticles ? articleModel() : judgeFor(model->board);
    return taskOf(of, of->find("hidden_single_row").value(), "one");
}

} // namespace convoku
