// SPDX-License-Identifier: MIT
#include "app/wording/comparison_wording.h"

#include "app/wording/wording.h"
#include "solver/network/text/part_text.h"

#include <QLocale>
#include <QStringList>

#include <algorithm>

namespace convoku {
namespace {

QStringList ruleNames(const Model& model, const RuleSet& rules)
{
    QStringList names;
    for (const RuleId rule : rules)
        names << Wording::rule(model.rule(rule));
    return names;
}

RuleSet missingIn(const RuleSet& rules, const RuleSet& all)
{
    RuleSet missing;
    for (const RuleId rule : all) {
        if (std::find(rules.begin(), rules.end(), rule) == rules.end())
            missing.push_back(rule);
    }
    return missing;
}

/// Returns the names of the rules whose texts differ between two networks with the same rules.
QStringList rulesOfOtherText(const Model& first, const Model& second)
{
    QStringList names;
    for (std::size_t i = 0; &first != &second && i < std::min(first.rules.size(), second.rules.size()); ++i) {
        const QString name = QString::fromStdString(second.rules[i].part->id);
        if (!(first.rules[i].part == second.rules[i].part) && !names.contains(name))
            names << name;
    }
    return names;
}

} // namespace

QString ComparisonWording::rulesAgainst(const Model& model, const RuleSet& first, const RuleSet& second)
{
    if (first == second)
        return tr("the same rules in the same order");
    const RuleSet less = missingIn(second, first);
    const RuleSet more = missingIn(first, second);
    QStringList parts;
    if (!less.empty())
        parts << tr("without %1").arg(ruleNames(model, less).join(QStringLiteral(", ")));
    if (!more.empty())
        parts << tr("with %1").arg(ruleNames(model, more).join(QStringLiteral(", ")));
    RuleSet shared = second;
    std::erase_if(shared, [&](RuleId rule) { return std::find(more.begin(), more.end(), rule) != more.end(); });
    RuleSet sharedBefore = first;
    std::erase_if(sharedBefore, [&](RuleId rule) { return std::find(less.begin(), less.end(), rule) != less.end(); });
    if (shared != sharedBefore)
        parts << tr("in a different order");
    return parts.join(QStringLiteral("; "));
}

QString ComparisonWording::thisRun()
{
    return tr("This run");
}

QString ComparisonWording::otherRun(const PassOptions& first, const PassOptions& second)
{
    return tr("The other run: %1").arg(runsAgainst(first, second));
}

QString ComparisonWording::runsAgainst(const PassOptions& first, const PassOptions& second)
{
    QStringList parts;
    const QStringList numbers = rulesOfOtherText(*first.model, *second.model);
    if (first.rules != second.rules || (first.search == second.search && numbers.isEmpty()))
        parts << rulesAgainst(*first.model, first.rules, second.rules);
    if (!numbers.isEmpty())
        //: names of rules as they stand in the network's text: with other numbers in hidden_single
        parts << tr("with different numbers in %1").arg(numbers.join(QStringLiteral(", ")));
    if (first.search && !second.search)
        parts << tr("without search");
    else if (!first.search && second.search)
        parts << tr("with search");
    return parts.join(QStringLiteral("; "));
}

QString ComparisonWording::atPass(const Comparison& comparison, int pass)
{
    const auto& parting = comparison.firstDifferentPass;
    if (!parting || pass < *parting)
        return tr("The runs are identical so far.");
    if (pass == *parting)
        return tr("The runs diverge here, in pass %1.").arg(*parting);
    return tr("The runs diverged in pass %1.").arg(*parting);
}

QString ComparisonWording::cost(const RunCost& cost)
{
    const QString passes = tr("%n pass(es)", nullptr, cost.passes);
    if (cost.running)
        return tr("Running: %1 so far.").arg(passes);
    const QString guesses = cost.pushes == 0
        ? tr("no guess")
        : tr("%1, %2 undone").arg(tr("%n guess(es)", nullptr, cost.pushes)).arg(QLocale().toString(cost.pops));
    //: a run that somebody stopped; passes, guesses: Stopped: 25 passes, 3 guesses, 1 taken back.
    const QString how = cost.result ? Wording::result(*cost.result, cost.unsure) : tr("Stopped");
    //: a result, passes, guesses: Solved: 25 passes, 3 guesses, 1 taken back.
    return tr("%1: %2, %3.").arg(how, passes, guesses);
}

QString ComparisonWording::summary(const Comparison& comparison)
{
    const RunCost& a = comparison.first;
    const RunCost& b = comparison.second;
    const bool bothEnded = a.hasEnded() && b.hasEnded();
    if (bothEnded && !comparison.firstDifferentPass)
        return tr("Both runs are identical in every pass: the different rules have no effect here.");
    QStringList sentences;
    sentences << (comparison.firstDifferentPass
            ? tr("The runs diverge in pass %1.").arg(QLocale().toString(*comparison.firstDifferentPass))
            : tr("The runs are identical so far."));
    if (bothEnded && a.result != b.result)
        sentences << unlikeEnds(a, b);
    else if (bothEnded)
        sentences << lengths(a, b);
    else
        sentences << unended(a, b);
    // Needed is what the search, with its guesses, has to make up for.
    if (a.hasEnded() && a.pushes == 0 && b.pushes > 0)
        sentences << tr("It removes too little here, so it has to guess.");
    sentences.removeAll(QString());
    return sentences.join(QLatin1Char(' '));
}

/// Both have come to the same end: so their lengths say something.
QString ComparisonWording::lengths(const RunCost& a, const RunCost& b)
{
    QStringList sentences;
    const int passes = b.passes - a.passes;
    const int guesses = b.pushes - a.pushes;
    if (passes > 0)
        sentences << tr("The other run is %1 longer.").arg(tr("%n pass(es)", nullptr, passes));
    else if (passes < 0)
        sentences << tr("The other run is %1 shorter.").arg(tr("%n pass(es)", nullptr, -passes));
    else
        sentences << tr("The other run takes just as many passes.");
    if (guesses > 0)
        sentences << tr("It makes %1 more.").arg(tr("%n guess(es)", nullptr, guesses));
    else if (guesses < 0)
        sentences << tr("It saves %1.").arg(tr("%n guess(es)", nullptr, -guesses));
    return sentences.join(QLatin1Char(' '));
}

QString ComparisonWording::unlikeEnds(const RunCost& first, const RunCost& second)
{
    const RunResult a = *first.result;
    const RunResult b = *second.result;
    const auto continued = [](RunResult result) { return result == RunResult::Unique || result == RunResult::Several; };
    const auto found = [&continued](RunResult result) { return result == RunResult::Solved || continued(result); };
    // To have looked for another solution is no other end.
    if (found(a) && found(b) && continued(a) != continued(b))
        return continued(a) ? tr("This run continued after its solution, but the other did not.")
                            : tr("The other run continued after its solution, but this one did not.");
    //: results: They end differently: Solved, Stalled.
    return tr("They end differently: %1, %2.").arg(Wording::result(a, first.unsure), Wording::result(b, second.unsure));
}

QString ComparisonWording::unended(const RunCost& a, const RunCost& b)
{
    QStringList sentences;
    if (a.running)
        sentences << tr("This run is still running.");
    else if (!a.hasEnded())
        sentences << tr("This run was stopped after %1, before its end.").arg(tr("%n pass(es)", nullptr, a.passes));
    if (b.running)
        sentences << tr("The other run is still running.");
    else if (!b.hasEnded())
        sentences
            << tr("The other run was stopped after %1, before its end.").arg(tr("%n pass(es)", nullptr, b.passes));
    return sentences.join(QLatin1Char(' '));
}

QString ComparisonWording::text(const Comparison& comparison, const PassOptions& first, const PassOptions& second)
{
    const Model& model = *first.model;
    QStringList lines;
    lines << tr("This run: %1").arg(cost(comparison.first));
    lines << tr("The other run (%1): %2").arg(runsAgainst(first, second), cost(comparison.second));
    lines << summary(comparison);
    for (std::size_t i = 0; i < model.rules.size(); ++i) {
        //: a rule and what it removed in the two runs: Pointing in row: 120, 133
        lines << tr("%1: %2, %3")
                     .arg(Wording::rule(model.rules[i]))
                     .arg(QLocale().toString(comparison.first.removed[i]))
                     .arg(QLocale().toString(comparison.second.removed[i]));
    }
    return lines.join(QLatin1Char('\n'));
}

} // namespace convoku
