// SPDX-License-Identifier: MIT
#include "app/views/marks/breakpoint_wording.h"

#include "app/wording/wording.h"

#include <QLocale>

namespace convoku {

QString BreakpointWording::kind(BreakpointKind kind)
{
    switch (kind) {
    case BreakpointKind::RuleFires:
        return tr("A rule fires");
    case BreakpointKind::CandidateChanges:
        return tr("A candidate changes");
    case BreakpointKind::CellChanges:
        return tr("A cell changes");
    case BreakpointKind::HouseChanges:
        return tr("A row, column or box changes");
    case BreakpointKind::Push:
        return tr("A guess is made");
    case BreakpointKind::Pop:
        return tr("A guess is undone");
    case BreakpointKind::Contradiction:
        return tr("A contradiction is seen");
    case BreakpointKind::NothingChanged:
        return tr("The rules of a pass remove nothing");
    case BreakpointKind::DepthOver:
        return tr("The depth of search rises above a number");
    case BreakpointKind::Solved:
        return tr("The puzzle is solved");
    case BreakpointKind::PassNumber:
        break;
    }
    return tr("A pass ends");
}

QString BreakpointWording::sentence(const Breakpoint& breakpoint, const Model& model)
{
    const QLocale locale;
    switch (breakpoint.kind) {
    case BreakpointKind::RuleFires: {
        if (breakpoint.rule.empty())
            return tr("When any rule fires");
        const auto rule = model.find(breakpoint.rule);
        return tr("When %1 fires")
            .arg(rule ? Wording::rule(model.rule(*rule)) : QString::fromStdString(breakpoint.rule));
    }
    case BreakpointKind::CandidateChanges:
        //: %1 is a digit, %2 a cell
        return tr("When candidate %1 of %2 changes")
            .arg(QString::number(breakpoint.candidate.digit + 1), Wording::cell(breakpoint.candidate.cell()));
    case BreakpointKind::CellChanges:
        return tr("When %1 changes").arg(Wording::cell(breakpoint.cell));
    case BreakpointKind::HouseChanges:
        return tr("When %1 changes").arg(Wording::house(breakpoint.house));
    case BreakpointKind::Push:
        return tr("When a guess is made");
    case BreakpointKind::Pop:
        return tr("When a guess is undone");
    case BreakpointKind::Contradiction:
        return tr("When a contradiction is seen");
    case BreakpointKind::NothingChanged:
        return tr("When the rules of a pass remove nothing");
    case BreakpointKind::DepthOver:
        return tr("When the depth rises above %1").arg(locale.toString(breakpoint.number));
    case BreakpointKind::Solved:
        return tr("When the puzzle is solved");
    case BreakpointKind::PassNumber:
        break;
    }
    return tr("When pass %1 ends").arg(locale.toString(breakpoint.number));
}

QString BreakpointWording::hits(int upToHere, int all)
{
    if (all == 0)
        //: the hits of a breakpoint
        return tr("none");
    const QLocale locale;
    //: hits up to here, and all of them: 3 of 17
    return tr("%1 of %2").arg(locale.toString(upToHere), locale.toString(all));
}

QString BreakpointWording::conditionProblem(const ConditionError& error)
{
    const auto expected = [&error] {
        switch (error.expected) {
        case ConditionError::Expected::Comparison:
            return tr("a comparison, such as removed >= 3");
        case ConditionError::Expected::Value:
            return tr("a number, pass, step, depth, removed or left");
        case ConditionError::Expected::Operator:
            return tr("one of < <= = != >= >");
        case ConditionError::Expected::Connective:
            return tr("“and”, “or” or the end");
        case ConditionError::Expected::Closing:
            return tr("“and”, “or” or a closing parenthesis");
        case ConditionError::Expected::SmallerNumber:
            return tr("a number of at most nine digits");
        case ConditionError::Expected::LessNesting:
            break;
        }
        return tr("fewer nested conditions");
    };
    if (error.found.empty())
        return tr("Column %1: expected %2, but the condition ends here.").arg(error.column).arg(expected());
    return tr("Column %1: expected %2, but found “%3”.")
        .arg(QString::number(error.column), expected(), QString::fromStdString(error.found));
}

QString BreakpointWording::conditionHelp()
{
    return tr("<p>A hit counts only if the condition holds, for example <b>removed &gt;= 3 and depth &gt; 0</b>. It "
              "compares numbers and these values:</p><table cellspacing='2'><tr><td><b>pass</b>&nbsp;</td><td>the pass "
              "of the hit</td></tr><tr><td><b>step</b>&nbsp;</td><td>its step in the pass: rules, verdict, "
              "search</td></tr><tr><td><b>depth</b>&nbsp;</td><td>active guesses after "
              "it</td></tr><tr><td><b>removed</b>&nbsp;</td><td>candidates removed by the rule, or by all rules of the "
              "pass</td></tr><tr><td><b>left</b>&nbsp;</td><td>candidates left after it</td></tr></table><p>with "
              "<b>&lt; &lt;= = != &gt;= &gt;</b>, joined by <b>and</b>, <b>or</b>, <b>not</b> and parentheses.</p>");
}

} // namespace convoku
