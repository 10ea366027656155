// SPDX-License-Identifier: MIT
#include "app/views/lessons/lesson_change.h"

#include "app/views/lessons/lesson_text.h"
#include "solver/network/text/bending.h"

#include <algorithm>

namespace convoku {
namespace {

/// Returns the network with another text of one of its rules.
ModelPtr networkWith(const Model& network, PartText part)
{
    ParsedFile parsed = parseNetworkFile(toText(network));
    auto& file = std::get<NetworkFile>(parsed);
    std::erase_if(file.parts, [&part](const PartText& each) { return each.id == part.id; });
    file.parts.push_back(std::move(part));
    return modelOf(file.networks.front(), file.parts);
}

const Model::Rule* ruleOfText(const Model& network, const std::string& text)
{
    const auto rule
        = std::ranges::find_if(network.rules, [&text](const Model::Rule& each) { return each.part->id == text; });
    return rule == network.rules.end() ? nullptr : &*rule;
}

/// Returns null if the layer has no such number.
std::optional<double> valueOf(const Model& network, const LessonNumber& number)
{
    const Model::Rule* rule = ruleOfText(network, number.rule);
    if (rule == nullptr)
        return std::nullopt;
    for (const NumbersOfLayer& of : numbersOf(*rule->part, optionsOf(*rule, network))) {
        if (of.layer == number.layer && number.number < of.numbers.size())
            return of.numbers[number.number];
    }
    return std::nullopt;
}

} // namespace

QString findNumber(const Model& network, const QString& rule, int layer, int number, LessonNumber& found)
{
    found.rule = rule.toStdString();
    if (ruleOfText(network, found.rule) == nullptr)
        return LessonText::tr("The network has no rule written as “%1”.").arg(rule);
    found.layer = static_cast<std::size_t>(std::max(layer, 1)) - 1;
    found.number = static_cast<std::size_t>(std::max(number, 1)) - 1;
    if (layer < 1 || number < 1 || !valueOf(network, found))
        return LessonText::tr("Layer %1 of “%2” has no number %3 that can be bent.").arg(layer).arg(rule).arg(number);
    return {};
}

ModelPtr withNumber(const Model& network, const LessonNumber& number, double value)
{
    const Model::Rule* rule = ruleOfText(network, number.rule);
    if (rule == nullptr)
        return nullptr;
    PartText changed = bent(*rule->part, optionsOf(*rule, network), {number.layer, number.number, value});
    for (const Model::Rule& each : network.rules) {
        if (each.part->id == number.rule && checkPart(changed, optionsOf(each, network)))
            return nullptr;
    }
    return networkWith(network, std::move(changed));
}

std::vector<double> valuesToTurn(const LessonStop& stop)
{
    std::vector<double> values;
    for (const LessonQuestion::Turn& turn : stop.question->turns)
        values.push_back(valueOf(*stop.options.model, turn.number).value_or(0));
    return values;
}

std::optional<LessonStop> changedStop(const LessonStop& stop, const LessonAnswer& answer)
{
    if (!stop.question)
        return std::nullopt;
    const LessonQuestion& question = *stop.question;
    LessonStop changed = stop;
    if (const auto* erased = std::get_if<Candidate>(&answer)) {
        if (question.kind != LessonQuestion::Kind::Erase || erased->board != stop.board()
            || !stop.start.candidates.has(*erased))
            return std::nullopt;
        changed.start.candidates.remove(*erased);
        return changed;
    }
    const auto* turned = std::get_if<TurnedNumbers>(&answer);
    if (turned == nullptr || turned->values.size() != question.turns.size())
        return std::nullopt;
    for (std::size_t i = 0; i < turned->values.size(); ++i) {
        const LessonNumber& number = question.turns[i].number;
        if (valueOf(*changed.options.model, number) == turned->values[i])
            continue;
        changed.options.model = withNumber(*changed.options.model, number, turned->values[i]);
        if (!changed.options.model)
            return std::nullopt;
    }
    return changed;
}

} // namespace convoku
