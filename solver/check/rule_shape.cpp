// SPDX-License-Identifier: MIT
#include "solver/check/rule_shape.h"

#include "solver/backend/bitwise/compiler.h"
#include "solver/backend/bitwise/formula.h"
#include "solver/network/pass.h"
#include "solver/network/text/part_layers.h"

#include <algorithm>
#include <set>
#include <variant>

namespace convoku::check {
namespace {

/// A conjunction of operands and of the negation of a conjunction of more.
std::string termOf(int positives, int negatives)
{
    const auto conjunction = [](int first, int count) {
        std::string text;
        for (int i = first; i < first + count; ++i)
            text += (i > first ? " & " : "") + std::string(1, static_cast<char>('a' + i));
        return text;
    };
    std::string term = conjunction(0, positives);
    if (negatives == 0)
        return term;
    const std::string negated = conjunction(positives, negatives);
    return term + (positives > 0 ? " & ~" : "~") + (negatives > 1 ? "(" + negated + ")" : negated);
}

RuleShape::Step::Kind kindOf(bitwise::CountIs question)
{
    using Kind = RuleShape::Step::Kind;
    switch (question) {
    case bitwise::CountIs::AtLeastOne:
        return Kind::AtLeastOne;
    case bitwise::CountIs::One:
        return Kind::One;
    case bitwise::CountIs::Two:
        return Kind::Two;
    case bitwise::CountIs::AtLeastTwo:
        break;
    }
    return Kind::AtLeastTwo;
}

void addSteps(const bitwise::Step& step, std::vector<RuleShape::Step>& steps)
{
    if (const auto* count = std::get_if<bitwise::CountStep>(&step)) {
        steps.push_back(
            {kindOf(count->question), count->outs.size(), count->terms, termOf(count->positives, count->negatives)});
    } else if (const auto* any = std::get_if<bitwise::AnyStep>(&step)) {
        steps.push_back({RuleShape::Step::Kind::AtLeastOne, any->outs.size() * std::uint64_t{any->length}, any->terms,
            termOf(any->positives, any->negatives)});
    } else {
        for (const bitwise::LogicStep& logic : std::get<bitwise::TiledSteps>(step).steps)
            steps.push_back({RuleShape::Step::Kind::Function, logic.strips.size() * std::uint64_t{logic.length}, 1,
                bitwise::formulaOf(logic.truth)});
    }
}

CheckedRule checkedRule(const ModelPtr& model, RuleId rule, RuleSet with, bool alone)
{
    CheckedRule checked{model, rule, alone, std::move(with), {}};
    for (const RuleId other : checked.with) {
        if (other != rule)
            checked.without.push_back(other);
    }
    return checked;
}

/// The part joins the article's rules, in the place of those that have its name.
void addAlone(PartText part, std::vector<CheckedRule>& rules)
{
    const auto& networks = shippedNetworks().networks;
    NetworkText network = *std::ranges::find(networks, articleModel()->id, &NetworkText::id);
    // The article's verdict stays its verdict, whatever the rule is called.
    if (part.id == network.encoding.part || part.id == network.verdict.part || part.id == network.search.part)
        part.id += "_rule";
    std::erase_if(network.rules, [&part](const NetworkText::Step& step) { return step.rule == part.id; });
    const std::size_t others = network.rules.size();
    for (const HouseKind house : part.houses)
        network.rules.push_back({part.id, house, {}, {}, part.noHouse});
    // Without the file's other parts: one of them may have the name of one of the article's.
    const ModelPtr model = modelOf(network, {part});
    for (std::size_t i = others; i < model->rules.size(); ++i) {
        RuleSet with;
        for (std::size_t other = 0; other < others; ++other)
            with.push_back(static_cast<RuleId>(other));
        with.push_back(static_cast<RuleId>(i));
        rules.push_back(checkedRule(model, static_cast<RuleId>(i), std::move(with), true));
    }
}

} // namespace

std::uint64_t RuleShape::operations() const
{
    std::uint64_t sum = 0;
    for (const Step& step : steps)
        sum += step.words;
    return sum;
}

RuleShape shapeOf(const Model& model, RuleId rule)
{
    RuleShape shape;
    const Model::Rule& of = model.rule(rule);
    for (const PartValue& value : valuesOf(*of.part, optionsOf(of, model))) {
        shape.layers += value.layers;
        shape.additions += value.additions;
    }
    const Network network = buildRule(model, rule);
    if (!network.isWhole())
        return shape;
    const int candidates = network.board.candidates();
    const auto behind = static_cast<bitwise::Offset>(candidates);
    bitwise::CompileRequest request;
    request.given.push_back({network.inputs[0], {0, candidates, 1, false}});
    request.targets.push_back({network.outputs[0], behind});
    request.firstFree = 2 * behind;
    const bitwise::Program program = bitwise::compile(network, request);
    shape.compiled = true;
    for (const bitwise::Step& step : program.steps)
        addSteps(step, shape.steps);
    shape.words = program.words;
    return shape;
}

std::vector<CheckedRule> checkedRules(const ModelPtr& model)
{
    std::vector<CheckedRule> rules;
    for (std::size_t i = 0; i < model->rules.size(); ++i)
        rules.push_back(checkedRule(model, static_cast<RuleId>(i), model->everyRule(), false));
    return rules;
}

std::vector<CheckedRule> checkedRules(const NetworkFile& file)
{
    std::vector<CheckedRule> rules;
    std::set<std::string> seen;
    for (const NetworkText& network : file.networks) {
        for (CheckedRule& rule : checkedRules(modelOf(network, file.parts)))
            rules.push_back(std::move(rule));
        for (const NetworkText::Step& step : network.rules)
            seen.insert(step.rule);
    }
    for (const PartText& part : file.parts) {
        if (part.kind == PartText::Kind::Rule && !seen.contains(part.id))
            addAlone(part, rules);
    }
    return rules;
}

} // namespace convoku::check
