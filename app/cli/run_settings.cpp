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

RuleSet readRules(CommandOptions& options)
{
    const QString value = options.text("rules");
    if (!options.has("rules") || value == QLatin1String("classic"))
        return classicRules();
    if (value == QLatin1String("basic"))
        return basicRules();
    RuleSet rules;
    const QStringList ids = value.split(QLatin1Char(','));
    for (const QString& id : ids) {
        const auto rule = ruleNamed(id.trimmed().toStdString());
        if (!rule) {
            options.fail(
                CliText::tr("--rules: there is no rule “%1”. Known are: %2; or all of them as classic, the first "
                            "six as basic.")
                    .arg(id.trimmed(), ruleIds()));
        } else if (std::find(rules.begin(), rules.end(), *rule) != rules.end()) {
            options.fail(CliText::tr("--rules: %1 stands twice. Known are: %2; each once at most.")
                             .arg(id.trimmed(), ruleIds()));
        } else {
            rules.push_back(*rule);
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

RunOptions readRunOptions(CommandOptions& options)
{
    RunOptions run;
    run.pass.rules = readRules(options);
    run.pass.search = !options.has("no-search");
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
