// SPDX-License-Identifier: MIT
#include "solver/learn/network_task.h"

#include "solver/error.h"
#include "solver/learn/rule_values.h"
#include "solver/network/pass.h"
#include "solver/network/text/learned_words.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>

namespace convoku {
namespace {

constexpr int kMostBefore = 2; ///< planes before those of the digits: for nothing, for an empty cell

bool sharesFit(const Network& rule, const Layer& layer)
{
    const Shape shape = rule.value(layer.outputs.front()).shape;
    const int side = rule.board.side();
    const bool isBoard = shape.rows == side && shape.columns == side;
    if (layer.kind == LayerKind::Sigmoid)
        return isBoard && shape.channels == side;
    // Row by row, cell behind cell, is a board too: the numbers have the same order.
    const bool isRow = shape.rows == 1 && shape.columns == rule.board.cells();
    return layer.kind == LayerKind::Softmax && (isBoard || isRow) && layer.along == Dimension::Channels
        && shape.channels >= side && shape.channels <= side + kMostBefore;
}

/// Returns the error text for shares that sharesFit() rejects.
std::string wantedShares(Board board)
{
    const std::string side = std::to_string(board.side());
    const auto more = [&](int planes) { return std::to_string(board.side() + planes); };
    return "makes no shares of its numbers: no sigmoid() of [" + side + ", " + side + ", " + side
        + "], no softmax() over " + side + ", " + more(1) + " or " + more(kMostBefore) + " planes of " + side + " × "
        + side + " or 1 × " + std::to_string(board.cells());
}

/// The shares that a rule's results are read from: the last ones; of a rule that remembers rather those that it keeps,
/// for behind them it may choose among what they leave.
const Layer* sharesOf(const Model& model, RuleId id, const Network& rule)
{
    const PartText& part = *model.rule(id).part;
    std::vector<ValueId> kept;
    if (!part.memories.empty()) {
        for (const NamedValue& value : namedValues(model, id, rule)) {
            if (std::ranges::find(part.kept, value.name) != part.kept.end())
                kept.push_back(value.value);
        }
    }
    const Layer* last = nullptr;
    const Layer* lastKept = nullptr;
    for (const Layer& layer : rule.layers) {
        if (!sharesFit(rule, layer))
            continue;
        last = &layer;
        if (std::ranges::find(kept, layer.outputs.front()) != kept.end())
            lastKept = &layer;
    }
    return lastKept != nullptr ? lastKept : last;
}

/// Layers whose numbers one of the values hangs on without a yes or no between, through which no gradient goes.
std::vector<bool> gradientReaches(const Network& rule, const std::vector<ValueId>& from)
{
    std::vector<bool> wanted(rule.values.size(), false);
    for (const ValueId value : from)
        wanted[static_cast<std::size_t>(value)] = true;
    std::vector<bool> reached(rule.layers.size(), false);
    for (std::size_t i = rule.layers.size(); i-- > 0;) {
        const Layer& layer = rule.layers[i];
        reached[i] = layer.kind != LayerKind::AtLeast
            && std::ranges::any_of(
                layer.outputs, [&](ValueId output) -> bool { return wanted[static_cast<std::size_t>(output)]; });
        for (const ValueId input : layer.inputs) {
            if (reached[i])
                wanted[static_cast<std::size_t>(input)] = true;
        }
    }
    return reached;
}

/// The whole rule as a trainer takes one that remembers.
std::shared_ptr<const Network> passesOf(const Network& rule, ValueId logits)
{
    auto result = std::make_shared<Network>(rule);
    Group& group = result->groups.front();
    result->outputs = {logits, rule.outputs.front()};
    result->outputs.insert(result->outputs.end(), group.outputs.begin() + 1, group.outputs.end());
    group.outputs = result->outputs;
    result->validate();
    return result;
}

std::optional<double> lineOf(const Network& rule, ValueId shares)
{
    for (const Layer& layer : rule.layers) {
        if (layer.kind == LayerKind::AtLeast && layer.inputs.front() == shares)
            return layer.threshold;
    }
    return std::nullopt;
}

/// Returns the shape that PyTorch's layers keep such weights in. A kernel of one number over a single row is a layer
/// that sees all at once (Linear), but if batch normalisation follows, which needs pictures (Conv2d). What an input of
/// one number and no bias is multiplied by is a list.
std::vector<std::int64_t> publishedShape(const NetworkTask& task, std::size_t call, const Layer& layer)
{
    const Shape input = task.layers->value(layer.inputs.front()).shape;
    const std::int64_t planes = task.layers->value(layer.outputs.front()).shape.channels;
    bool isNormalised = false;
    for (std::size_t i = 0; i < task.calls.size(); ++i) {
        const Layer& other = task.layers->layers[task.learned[i].layer];
        isNormalised = isNormalised || (task.calls[i].eps && other.inputs.front() == layer.outputs.front());
    }
    if (layer.kernel != Extent{1, 1} || input.rows != 1 || isNormalised)
        return {planes, input.channels, layer.kernel.rows, layer.kernel.columns};
    if (input.channels == 1 && !task.calls[call].bias)
        return {planes};
    return {planes, input.channels};
}

} // namespace

NetworkTask networkTaskOf(const ModelPtr& model, RuleId rule)
{
    const Model::Rule& chosen = model->rule(rule);
    if (chosen.part->layers || !text::callsLearned(*chosen.part))
        throw Error(chosen.id, "has no numbers that its text says are learned");
    const bool remembers = !chosen.part->memories.empty();
    for (const Model::Rule& other : model->rules) {
        if (&other != &chosen && !other.part->memories.empty())
            throw Error(other.id, "remembers numbers from pass to pass, which another rule can't be trained beside");
    }
    if (!model->ownHouses().empty())
        throw Error(chosen.id, "speaks of houses of its own, which are none any more on a board that is turned");
    const Network layers = buildRule(*model, rule);
    const Layer* const shares = sharesOf(*model, rule, layers);
    if (shares == nullptr)
        throw Error(chosen.id, wantedShares(model->board));
    NetworkTask task{model, rule, {}, learnedCallsOf(*chosen.part, optionsOf(chosen, *model)), {}, {}, {}, 0, {}};
    const ValueId logits = shares->inputs.front();
    const bool isSoftmax = shares->kind == LayerKind::Softmax;
    task.loss = isSoftmax ? LossKind::CrossEntropy : LossKind::BinaryCrossEntropy;
    task.first = layers.value(logits).shape.channels - model->board.side();
    if (!isSoftmax)
        task.line = lineOf(layers, shares->outputs.front());
    std::vector<std::size_t> places;
    std::vector<ValueId> judged{logits};
    if (remembers) {
        task.layers = passesOf(layers, logits);
        places.resize(layers.layers.size());
        std::iota(places.begin(), places.end(), std::size_t{0});
        judged.assign(task.layers->outputs.begin(), task.layers->outputs.end());
        judged.erase(judged.begin() + 1);
    } else {
        task.layers = std::make_shared<const Network>(layersUpTo(layers, logits, {}));
        places = placesLeadingTo(layers, logits);
    }
    const std::vector<bool> reached = gradientReaches(layers, judged);
    std::map<std::string, std::size_t> first; // by name, the first call
    for (std::size_t i = 0; i < task.calls.size(); ++i) {
        const LearnedCall& call = task.calls[i];
        const auto place = std::ranges::find(places, call.layer);
        if (place == places.end())
            throw Error(chosen.id, "learns '" + call.name + "' behind its shares");
        LearnedLayer layer{static_cast<std::size_t>(place - places.begin()), false, call.bias};
        layer.normaliseEps = call.eps;
        const auto [known, isNew] = first.emplace(call.name, i);
        if (!isNew) {
            const LearnedCall& other = task.calls[known->second];
            // Random numbers have any shape: only a file says that both read the same.
            const Layer& here = layers.layers[call.layer];
            const Layer& there = layers.layers[other.layer];
            if (other.bias != call.bias || other.eps != call.eps || other.eachPlane != call.eachPlane
                || here.weights.size() != there.weights.size() || here.bias.size() != there.bias.size()
                || here.kernel != there.kernel || here.groups != there.groups)
                throw Error(chosen.id, "reads '" + call.name + "' in two ways");
            layer.like = known->second;
        }
        task.learned.push_back(layer);
        task.asked.push_back(!remembers || reached[call.layer]);
    }
    return task;
}

void askAlongRows(NetworkTask& task)
{
    if (task.loss != LossKind::CrossEntropy || task.first != 0
        || task.layers->value(task.layers->outputs.front()).shape.rows != task.model->board.side())
        throw Error(
            task.model->rule(task.rule).id, "makes no softmax() over the digits alone, whose rows could be asked");
    task.loss = LossKind::CrossEntropyOfRows;
}

std::optional<RuleId> learnedRuleOf(const Model& model)
{
    std::optional<RuleId> most;
    std::size_t numbers = 0;
    for (std::size_t i = 0; i < model.rules.size(); ++i) {
        const Model::Rule& rule = model.rules[i];
        if (rule.part->layers || !text::callsLearned(*rule.part))
            continue;
        const std::size_t has = rule.part->learned ? rule.part->learned->numbers() : 1;
        if (has > numbers) {
            most = static_cast<RuleId>(i);
            numbers = has;
        }
    }
    return most;
}

std::vector<float> statisticsOf(const NetworkTask& task)
{
    const auto& known = task.model->rule(task.rule).part->learned;
    std::vector<float> statistics;
    for (std::size_t i = 0; i < task.calls.size(); ++i) {
        const LearnedCall& call = task.calls[i];
        if (!call.eps || task.learned[i].like)
            continue;
        const std::size_t planes = task.layers->layers[task.learned[i].layer].bias.size();
        for (const auto& [what, usual] : {std::pair(".running_mean", 0.F), std::pair(".running_var", 1.F)}) {
            const NamedTensor* const tensor = known ? known->find(call.name + what) : nullptr;
            std::vector<float> numbers(planes, usual);
            if (tensor != nullptr && tensor->numbers.size() == planes)
                numbers = tensor->numbers;
            statistics.insert(statistics.end(), numbers.begin(), numbers.end());
        }
    }
    return statistics;
}

TensorFile tensorsOf(const NetworkTask& task, std::span<const float> numbers, std::span<const float> statistics)
{
    const std::vector<Layer> layers = layersWith(*task.layers, task.learned, numbers);
    const auto& known = task.model->rule(task.rule).part->learned;
    TensorFile file;
    for (std::size_t i = 0; i < task.calls.size(); ++i) {
        const LearnedCall& call = task.calls[i];
        if (task.learned[i].like)
            continue;
        const Layer& layer = layers[task.learned[i].layer];
        const auto planes = static_cast<std::int64_t>(layer.bias.size());
        std::vector<float> weights = layer.weights;
        const auto plain = [&](const char* what, std::vector<float> values) {
            file.tensors.push_back({call.name + what, NamedTensor::Stored::F32, {planes}, std::move(values)});
        };
        if (call.eps) {
            std::vector<float> bias = layer.bias;
            std::vector<float> mean(bias.size(), 0.F);
            std::vector<float> variance(bias.size(), 1.F);
            for (std::vector<float>* part : {&mean, &variance}) {
                if (statistics.size() < bias.size())
                    continue;
                part->assign(statistics.begin(), statistics.begin() + planes);
                statistics = statistics.subspan(bias.size());
            }
            for (std::size_t plane = 0; plane < bias.size(); ++plane) {
                const double by = static_cast<double>(weights[plane]);
                weights[plane] = static_cast<float>(by * std::sqrt(static_cast<double>(variance[plane]) + *call.eps));
                bias[plane]
                    = static_cast<float>(static_cast<double>(bias[plane]) + static_cast<double>(mean[plane]) * by);
            }
            plain(".weight", std::move(weights));
            plain(".bias", std::move(bias));
            plain(".running_mean", std::move(mean));
            plain(".running_var", std::move(variance));
            continue;
        }
        if (call.eachPlane) {
            plain(".weight", std::move(weights));
            plain(".bias", layer.bias);
            continue;
        }
        NamedTensor tensor{
            call.name + ".weight", NamedTensor::Stored::F32, publishedShape(task, i, layer), std::move(weights)};
        // A tensor that the file had keeps its shape there.
        if (const NamedTensor* was = known ? known->find(tensor.name) : nullptr)
            tensor.shape = was->shape;
        file.tensors.push_back(std::move(tensor));
        if (call.bias)
            plain(".bias", layer.bias);
    }
    return file;
}

ModelPtr trainedModel(const NetworkTask& task, const TensorFile& tensors, const std::string& file)
{
    // Under other names: those that come with the program stay what they are.
    Model model(*task.model);
    Model::Rule& rule = model.rules.at(static_cast<std::size_t>(task.rule));
    const std::string id = limited(rule.part->id.starts_with("trained_") ? rule.part->id : "trained_" + rule.part->id);
    model.id = limited(model.id.starts_with("trained_") ? model.id : "trained_" + model.id);
    PartText written = *rule.part;
    written.id = id;
    written.weights = file;
    written.learned.reset();
    rule.part = SharedPart(std::move(written));
    const ParsedFile parsed = parseNetworkFile(toText(model));
    const auto* read = std::get_if<NetworkFile>(&parsed);
    if (read == nullptr || read->networks.size() != 1)
        throw Error(task.model->id, "can't be said as text with weights in the file '" + file + "'");
    NetworkFile network = *read;
    for (PartText& part : network.parts) {
        if (part.id == id)
            part.learned = std::make_shared<const TensorFile>(tensors);
    }
    if (checkNetworkFile(network))
        throw Error(
            task.model->id, "can't be run with these numbers: one is not finite, or what comes of them is too large");
    return modelOf(network.networks.front(), network.parts);
}

} // namespace convoku
