// SPDX-License-Identifier: MIT
#include "solver/network/model.h"

#include "solver/error.h"
#include "solver/network/text/part_layers.h"

#include <algorithm>

namespace convoku {
namespace {

/// Of parts that are there.
ModelPtr assembled(const NetworkText& network, const std::vector<PartText>& parts)
{
    auto model = std::make_shared<Model>();
    model->id = network.id;
    model->sentence = network.sentence;
    for (const NetworkText::Step& step : network.rules)
        model->rules.push_back({step.id(), *partNamed(step.rule, parts), step.house});
    model->encoding = *partNamed(network.encoding.part, parts);
    model->verdict = *partNamed(network.verdict.part, parts);
    if (!network.search.part.empty())
        model->search = *partNamed(network.search.part, parts);
    return model;
}

} // namespace

std::optional<std::size_t> Model::find(std::string_view ruleId) const
{
    const auto found = std::ranges::find_if(rules, [ruleId](const Rule& rule) { return rule.id == ruleId; });
    return found == rules.end() ? std::nullopt : std::optional(static_cast<std::size_t>(found - rules.begin()));
}

ModelPtr modelOf(const NetworkText& network, const std::vector<PartText>& parts)
{
    const NetworkFile file{parts, {network}};
    if (const auto mistake = checkNetworkFile(file)) {
        throw Error(
            network.id + ':' + std::to_string(mistake->place.line) + ':' + std::to_string(mistake->place.column),
            "can't be run, mistake " + std::to_string(static_cast<int>(mistake->expected)));
    }
    return assembled(network, parts);
}

ModelPtr shippedModel(std::string_view id)
{
    static const std::vector<ModelPtr> kAll = [] {
        std::vector<ModelPtr> all;
        for (const NetworkText& network : shippedNetworks().networks)
            all.push_back(assembled(network, {})); // a test checks what ships; at every start it would take time
        return all;
    }();
    const auto found = std::ranges::find_if(kAll, [id](const ModelPtr& model) { return model->id == id; });
    return found == kAll.end() ? nullptr : *found;
}

bool comesWithProgram(const ModelPtr& model)
{
    return shippedModel(model->id) == model;
}

const ModelPtr& articleModel()
{
    static const ModelPtr kArticle = shippedModel("article");
    return kArticle;
}

} // namespace convoku
