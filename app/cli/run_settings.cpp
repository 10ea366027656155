// SPDX-License-Identifier: MIT
#include "app/cli/run_settings.h"

#include "app/cli/cli_text.h"
#include "app/document/found_network.h"
#include "app/document/onnx_network.h"

#include <algorithm>

namespace convoku {
namespace {

QString ruleIds()
{
    return allRuleIds().join(QStringLiteral(", "));
}

QStringList surestIds()
{
    return {QStringLiteral("shares"), QStringLiteral("logits")};
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
        return model.everyRule();
    }
    QStringList known;
    for (const Model::Rule& rule : model.rules)
        known << QString::fromStdString(rule.id);
    const QString ids = known.join(QStringLiteral(", "));
    for (const QString& part : value.split(QLatin1Char(','))) {
        const QString id = part.trimmed();
        const auto place = model.find(id.toStdString());
        if (!place && isArticle) {
            options.fail(CliText::tr(
                "--rules: there is no rule “%1”. Use any of %2; or classic for all of them, basic for the first six.")
                             .arg(id, ids));
        } else if (!place) {
            options.fail(CliText::tr("--rules: the network has no rule “%1”. Its rules are: %2.").arg(id, ids));
        } else if (std::find(rules.begin(), rules.end(), *place) != rules.end()) {
            options.fail(CliText::tr("--rules: %1 is listed twice. Use each of %2 at most once.").arg(id, ids));
        } else {
            rules.push_back(*place);
        }
    }
    return rules;
}

QStringList allRuleIds()
{
    QStringList ids;
    for (const Model::Rule& rule : articleModel()->rules)
        ids << QString::fromStdString(rule.id);
    return ids;
}

OptionSyntax networkOption(const ModelPtr& usual)
{
    return {{QStringLiteral("network")}, CliText::tr("NAME|FILE"),
        CliText::tr("Network to run: %1 (default: %2), or a file with your own; if a file has several, use FILE#ID. "
                    "The help explains how to write networks.")
            .arg(shippedNetworkIds().join(QStringLiteral(", ")), QString::fromStdString(usual->id)),
        shippedNetworkIds(), OptionSyntax::Kind::File};
}

OptionSyntax weightsOption()
{
    return {{QStringLiteral("weights")}, CliText::tr("FILE"),
        CliText::tr("A safetensors file with learned numbers that replace those of the network’s rules."), {},
        OptionSyntax::Kind::File};
}

OptionSyntax surestOption()
{
    return {{QStringLiteral("surest")}, CliText::tr("WHICH"),
        CliText::tr("For an ONNX file that scores each digit: choose the digit with the largest share of its cell "
                    "(shares, the default) or with the largest output (logits)."),
        surestIds()};
}

std::vector<OptionSyntax> networkOptions(const ModelPtr& usual)
{
    return {networkOption(usual), weightsOption(), surestOption()};
}

ModelPtr readModelNamed(CommandOptions& options, const QString& given, const char* option)
{
    QString name = given;
    const bool byLogits = options.has("surest") && options.choice("surest", surestIds(), 0) == 1;
    if (byLogits && !looksLikeOnnx(name.section(QLatin1Char('#'), 0, 0))) {
        options.fail(CliText::tr("--surest needs a network in an ONNX file."));
        return articleModel();
    }
    if (byLogits)
        name += (name.contains(QLatin1Char('#')) ? QLatin1Char('+') : QLatin1Char('#')) + surestIds().last();
    FoundNetwork found = networkNamed(name);
    if (byLogits && found.network && found.network->reading.empty())
        options.fail(CliText::tr(
            "--surest does not apply to files that Convoku wrote: they contain the rule that fills a cell."));
    QString what = QLatin1String(option);
    if (found.network && options.has("weights")) {
        found = withWeights(found.network, options.text("weights"));
        what = QStringLiteral("--weights");
    }
    if (found.network)
        return std::move(found.network);
    options.fail(QStringLiteral("%1: %2").arg(what, found.problem));
    return articleModel();
}

ModelPtr readModel(CommandOptions& options, const ModelPtr& usual)
{
    if (!options.has("network")) {
        if (options.has("surest"))
            options.fail(CliText::tr("--surest needs a network in an ONNX file."));
        if (options.has("weights"))
            options.fail(CliText::tr("--weights needs a network with learned numbers. Name it with --network."));
        return options.has("rules") ? articleModel() : usual;
    }
    return readModelNamed(options, options.text("network"), "--network");
}

OptionSyntax rulesOption()
{
    return {{QStringLiteral("rules")}, CliText::tr("RULES"),
        CliText::tr("classic (all nine rules of article), basic (its first six), or a comma-separated list of the "
                    "network’s rules, which run in this order. Without --network, these are the rules of article."),
        QStringList{QStringLiteral("classic"), QStringLiteral("basic")} + allRuleIds(), OptionSyntax::Kind::List};
}

std::vector<OptionSyntax> runOptionSyntax(const ModelPtr& usual, bool records)
{
    std::vector<OptionSyntax> options = networkOptions(usual);
    options.insert(options.end(),
        {rulesOption(),
            {{QStringLiteral("no-search")}, {},
                CliText::tr("Never guess; a run stalls when the rules find nothing more.")},
            {{QStringLiteral("max-passes")}, QStringLiteral("N"),
                records
                    ? CliText::tr("Stop a puzzle after N passes of the network (default: %1).").arg(Runner::kMostPasses)
                    : CliText::tr("Stop a puzzle after N passes of the network (default: no limit).")}});
    return options;
}

RunOptions readRunOptions(CommandOptions& options, const ModelPtr& usual)
{
    RunOptions run;
    run.pass.model = readModel(options, usual);
    run.pass.rules = readRules(options, *run.pass.model);
    run.pass.search = !options.has("no-search") && run.pass.model->search.has_value();
    run.maxPasses = options.number("max-passes", 0, 1, kLargestPassCount);
    return run;
}

QString inputNote()
{
    return CliText::tr(
        "Puzzles come from a file, from standard input (-) or from the argument itself. A puzzle has 81 characters, "
        "row by row: 1-9, and one of 0 . * _ X for an empty cell. A file has one puzzle per line; text after a blank "
        "or # is a comment. The other formats of convoku-cli convert are also recognised. A run begins with the "
        "candidates supplied with the puzzle. A file may be compressed with gzip or Zstandard.");
}

QString rulesNote()
{
    return CliText::tr("Rules: %1.").arg(ruleIds());
}

} // namespace convoku
