// SPDX-License-Identifier: MIT
#include "solver/network/text/part_layers.h"

#include "solver/error.h"
#include "solver/network/model.h"
#include "solver/network/text/part_builder.h"
#include "solver/network/text/part_interface.h"

namespace convoku {
namespace {

using text::PartBuilder;

/// Opens a group for the part alone. What it is handed.
std::vector<ValueId> beginAlone(NetworkBuilder& net, const PartText& part)
{
    std::vector<ValueId> inputs;
    // By other names: what is worked out elsewhere has those that results have here.
    for (const std::string_view name : inputsOf(part.kind)) {
        const PartInterface input = inputNamed(name, net.board());
        inputs.push_back(net.input("in_" + std::string(name), input.shape, input.range, input.axes));
    }
    for (const ValueId memory : memoryInputs(net, part, "in"))
        inputs.push_back(memory);
    net.beginGroup(GroupKind::Rule, part.id, inputs);
    return inputs;
}

/// Builds the part by itself and returns the values of its lines. Throws PartMistake.
std::vector<PartValue> buildAlone(const PartText& part, const PartOptions& options)
{
    if (part.layers)
        return {}; // nobody wrote a line
    NetworkBuilder net(part.id, options.board);
    PartBuilder builder(net, part, beginAlone(net, part), options);
    builder.build();
    return builder.found();
}

/// "hidden_single:3:9", for who made a mistake of its own.
Error errorOf(const PartText& part, const TextMistake& mistake)
{
    return Error(part.id + ':' + std::to_string(mistake.place.line) + ':' + std::to_string(mistake.place.column),
        "has no layers, mistake " + std::to_string(static_cast<int>(mistake.expected)));
}

} // namespace

std::vector<NumbersOfLayer> numbersOf(const PartText& part, const PartOptions& options)
{
    NetworkBuilder net(part.id, options.board);
    std::vector<NumbersOfLayer> numbers;
    const Network network = [&] {
        try {
            PartBuilder builder(net, part, beginAlone(net, part), options);
            const std::vector<ValueId> results = builder.build();
            numbers = builder.numbers();
            net.endGroup(results);
            return net.build(results);
        } catch (const PartMistake& mistake) {
            throw errorOf(part, mistake.what);
        }
    }();
    for (NumbersOfLayer& ofLayer : numbers)
        ofLayer.numbers = numbersIn(network.layers.at(ofLayer.layer), ofLayer);
    return numbers;
}

std::vector<LearnedCall> learnedCallsOf(const PartText& part, const PartOptions& options)
{
    NetworkBuilder net(part.id, options.board);
    try {
        PartBuilder builder(net, part, beginAlone(net, part), options);
        net.endGroup(builder.build());
        return builder.calls();
    } catch (const PartMistake& mistake) {
        throw errorOf(part, mistake.what);
    }
}

PartOptions optionsOf(const RuleInfo& rule, const Model& model)
{
    PartOptions options{.house = rule.house, .board = model.board};
    if (rule.ownHouse >= 0)
        options.ownHouse = model.houses.at(static_cast<std::size_t>(rule.ownHouse));
    return options;
}

std::vector<ValueId> memoryInputs(NetworkBuilder& net, const PartText& part, const std::string& rule)
{
    std::vector<ValueId> inputs;
    for (const PartText::Memory& memory : part.memories)
        inputs.push_back(net.input(rule + '.' + memory.name, memory.shape, memory.range, {}, NumberKind::Real));
    return inputs;
}

std::vector<ValueId> buildPartLayers(
    NetworkBuilder& net, const PartText& part, const std::vector<ValueId>& inputs, const PartOptions& options)
{
    if (part.layers) {
        std::vector<std::string> names = part.kept;
        names.push_back(part.cause);
        return {net.withAxes(net.append(*part.layers, inputs, names).front(), kCandidatesAxes)};
    }
    try {
        const std::vector<ValueId> results = PartBuilder(net, part, inputs, options).build();
        // Whatever they were made by, they are handed on as candidates.
        if (part.kind == PartText::Kind::Rule || part.kind == PartText::Kind::Encoding)
            net.withAxes(results.front(), kCandidatesAxes);
        return results;
    } catch (const PartMistake& mistake) {
        throw errorOf(part, mistake.what);
    }
}

std::vector<PartValue> valuesOf(const PartText& part, const PartOptions& options)
{
    try {
        return buildAlone(part, options);
    } catch (const PartMistake& mistake) {
        throw errorOf(part, mistake.what);
    }
}

std::optional<TextMistake> checkPart(const PartText& part, Board board)
{
    if (part.kind == PartText::Kind::Kernel) {
        PartText rule;
        rule.id = part.id;
        rule.houses = {HouseKind::Row};
        rule.place = part.place;
        PartText::Laid laid{std::make_shared<const PartText>(part)};
        for (laid.k = 1; laid.k <= 2; ++laid.k) {
            if (auto mistake = checkPart(laidOut(rule, laid), board))
                return mistake;
        }
        return std::nullopt;
    }
    std::vector<PartOptions> all;
    for (const HouseKind house : part.houses)
        all.push_back({.house = house, .board = board});
    // Any house of its own will do: a verdict asks for some, whichever they are.
    if (part.kind != PartText::Kind::Rule)
        all = {{.ownHouses = {classicHouses(board).front()}, .lookBeyond = true, .board = board},
            {.ownHouses = {classicHouses(board).front()}, .board = board}};
    for (const PartOptions& options : all) {
        if (auto mistake = checkPart(part, options))
            return mistake;
    }
    return std::nullopt;
}

std::optional<TextMistake> checkPart(const PartText& part, const PartOptions& options)
{
    try {
        buildAlone(part, options);
    } catch (PartMistake& mistake) {
        return std::move(mistake.what);
    }
    return std::nullopt;
}

} // namespace convoku
