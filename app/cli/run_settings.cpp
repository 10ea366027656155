// SPDX-License-Identifier: MIT
#include "app/cli/run_settings.h"

#include "app/cli/cli_text.h"

#include <algorithm>

namespace convoku {
namespace {

constexpr int kMostPasses = 1'000'000'000;

QString ruleIds()
{
    return allRuleIds().join(QStringLiteral(", "));
}

} // namespace

RuleSet readRules(CommandOptions& options, const Model& model)
{
    const QString value = options.text("rules");
    const bool isArticle = &model == articleModel().get();
    if (isArticle && options.has("rules") && value == QLatin1String("basic"))
        return basicRules();
    RuleSet rules;
    if (!options.has("rules") || (isArticle && value == QLatin1String("classic"))) {
        for (std::size_t place = 0; place < model.rules.size(); ++place)
            rules.push_back(static_cast<RuleId>(place));
        return rules;
    }
    QStringList known;
    for (const Model::Rule& rule : model.rules)
        known << QString::fromStdString(rule.id);
    const QString ids = known.join(QStringLiteral(", "));
    for (const QString& part : value.split(QLatin1Char(','))) {
        const QString id = part.trimmed();
        const auto place = model.find(id.toStdString());
        const auto rule = static_cast<RuleId>(place.value_or(0));
        if (!place && isArticle) {
            options.fail(
                CliText::tr("--rules: there is no rule “%1”. Known are: %2; or all of them as classic, the first "
                            "six as basic.")
                    .arg(id, ids));
        } else if (!place) {
            options.fail(CliText::tr("--rules: the network has no rule “%1”. Its rules are: %2.").arg(id, ids));
        } else if (std::find(rules.begin(), rules.end(), rule) != rules.end()) {
            options.fail(CliText::tr("--rules: %1 stands twice. Known are: %2; each once at most.").arg(id, ids));
        } else {
            rules.push_back(rule);
        }
    }
    return rules;
}

QStringList allRuleIds()
{
    QStringList ids;
    for (const RuleInfo& info : allRules())
        ids << QLatin1String(info.id);
    return ids;
}

std::vector<OptionSyntax> runOptionSyntax()
{
    return {
        {{QStringLiteral("rules")}, CliText::tr("RULES"),
            CliText::tr("classic (all nine rules, the default), basic (the first six), or a list of rules with commas, "
                        "which run in this order."),
            QStringList{QStringLiteral("classic"), QStringLiteral("basic")} + allRuleIds(), OptionSyntax::Kind::List},
        {{QStringLiteral("no-search")}, {},
            CliText::tr("Never guess; a run stalls where the rules find nothing more.")},
        {{QStringLiteral("max-passes")}, QStringLiteral("N"),
            CliText::tr("Stop a puzzle after N passes of the network (default: no limit).")},
    };
}

RunOptions readRunOptions(CommandOptions& options, const ModelPtr& model)
{
    RunOptions run;
    run.pass.model = model;
    run.pass.rules = readRules(options, *model);
    run.pass.search = !options.has("no-search") && model->search.has_value();
    run.maxPasses = options.number("max-passes", 0, 1, kMostPasses);
    return run;
}

QString inputNote()
{
    return CliText::tr(
        "A puzzle comes from a file, from standard input (-), or is the argument itself: 81 characters, row "
        "by row, with 1-9 and one of 0 . * _ X for an empty cell. A file has a puzzle a line; what follows a "
        "blank or # is a comment. The other formats of convoku-cli convert are recognised too; a run begins with the "
        "candidates that a puzzle came with.");
}

QString rulesNote()
{
    return CliText::tr("Rules: %1.").arg(ruleIds());
}

} // namespace convoku
