// SPDX-License-Identifier: MIT
#include "app/wording/cell_wording.h"

#include "app/wording/wording.h"

#include <QStringList>

#include <algorithm>

namespace convoku {
namespace {

QString listOf(const std::vector<int>& digits)
{
    QStringList texts;
    for (const int digit : digits)
        texts << QString::number(digit + 1);
    return texts.join(QStringLiteral(", "));
}

std::vector<int> digitsOf(const CellFacts& facts)
{
    std::vector<int> digits;
    for (int digit = 0; digit < facts.cell.board.side(); ++digit) {
        if (facts.digits >> digit & 1U)
            digits.push_back(digit);
    }
    return digits;
}

/// Digits of which the same is said, in the order in which they came.
struct SaidOf
{
    std::vector<int> digits;
    QString said;
};

void append(std::vector<SaidOf>& groups, int digit, const QString& said)
{
    const auto same
        = std::find_if(groups.begin(), groups.end(), [&](const SaidOf& group) { return group.said == said; });
    if (same == groups.end())
        groups.push_back({{digit}, said});
    else
        same->digits.push_back(digit);
}

/// Groups the removed digits, so that digits removed by the same rules appear once, with all these rules.
std::vector<SaidOf> removals(const CellFacts& facts)
{
    std::vector<SaidOf> groups;
    for (int digit = 0; digit < facts.cell.board.side(); ++digit) {
        QStringList rules;
        for (const auto& [removed, rule] : facts.removed) {
            if (removed == digit)
                rules << rule;
        }
        if (!rules.isEmpty())
            append(groups, digit, rules.join(QStringLiteral(", ")));
    }
    return groups;
}

} // namespace

QString CellWording::sentence(const CellFacts& facts)
{
    const QString name = Wording::cell(facts.cell);
    const std::vector<int> digits = digitsOf(facts);
    QStringList parts;
    if (facts.given)
        //: a cell and its digit: r1c1, given 5
        parts << tr("%1, given %2").arg(name, listOf(digits));
    else if (digits.size() > 1)
        //: a cell and its candidates: r4c5, candidates 2, 7
        parts << tr("%1, candidates %2").arg(name, listOf(digits));
    else if (digits.empty())
        parts << tr("%1, no candidate").arg(name);
    else if (facts.guessDepth > 0)
        parts << tr("%1, guess %2 at depth %3").arg(name, listOf(digits)).arg(facts.guessDepth);
    else if (facts.derivedDepth > 0)
        //: a cell, its digit, and the depth of the guess that it follows from
        parts << tr("%1, decided %2, follows from the guess at depth %3")
                     .arg(name, listOf(digits))
                     .arg(facts.derivedDepth);
    else
        //: a cell and its digit: r1c2, decided 7
        parts << tr("%1, decided %2").arg(name, listOf(digits));

    if (facts.empty)
        parts << tr("contradiction: no digit is left");
    if (facts.clashes)
        parts << tr("contradiction: its digit occurs twice in a house");
    for (const SaidOf& group : removals(facts))
        //: digits and the rules that removed them: 2, 5 removed by Naked pair in row
        parts << tr("%1 removed by %2").arg(listOf(group.digits), group.said);
    std::vector<SaidOf> aside;
    for (const auto& [digit, depth] : facts.aside)
        append(aside, digit, Wording::setAsideAt(depth));
    for (const SaidOf& group : aside)
        //: digits and what they are: 2, 5 set aside at depth 1
        parts << tr("%1 %2").arg(listOf(group.digits), group.said);
    if (facts.failed)
        parts << tr("the guess %1 at depth %2 failed").arg(facts.failed->first + 1).arg(facts.failed->second);
    if (!facts.restored.empty())
        //: digits that a failed guess had set aside: 2, 5 came back
        parts << tr("%1 restored").arg(listOf(facts.restored));
    return parts.join(QStringLiteral("; "));
}

} // namespace convoku
