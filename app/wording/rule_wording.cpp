// SPDX-License-Identifier: MIT
// What rules are called, and what they do in a sentence.
#include "app/wording/wording.h"
#include "solver/network/text/part_text.h"

#include <QStringList>

#include <algorithm>

namespace convoku {
namespace {

/// An id as people write it.
QString spaced(const std::string& id)
{
    return QString::fromStdString(id).replace(QLatin1Char('_'), QLatin1Char(' '));
}

} // namespace

QString Wording::family(RuleFamily family)
{
    switch (family) {
    case RuleFamily::NakedSingle:
        return tr("Naked single");
    case RuleFamily::Pointing:
        return tr("Pointing");
    case RuleFamily::HiddenSingle:
        return tr("Hidden single");
    case RuleFamily::NakedPair:
        return tr("Naked pair");
    case RuleFamily::HiddenPair:
        return tr("Hidden pair");
    case RuleFamily::Fish:
        //: Sudoku: X-wing, swordfish and jellyfish together
        return tr("Fish");
    case RuleFamily::Claiming:
        //: Sudoku: a line has a digit in one box only
        return tr("Claiming");
    case RuleFamily::Other:
        break;
    }
    //: rules that somebody wrote, all together
    return tr("Other rules");
}

QString Wording::familyOf(RuleKind rule)
{
    const auto bySize = [&rule](const QString& pair, const QString& triple, const QString& quad, const QString& more) {
        return rule.size == 2 ? pair : rule.size == 3 ? triple : rule.size == 4 ? quad : more.arg(rule.size);
    };
    switch (rule.family) {
    case RuleFamily::NakedPair:
        //: Sudoku; %1: how many cells
        return bySize(tr("Naked pair"), tr("Naked triple"), tr("Naked quad"), tr("Naked set of %1"));
    case RuleFamily::HiddenPair:
        //: Sudoku; %1: how many digits
        return bySize(tr("Hidden pair"), tr("Hidden triple"), tr("Hidden quad"), tr("Hidden set of %1"));
    case RuleFamily::Fish:
        //: Sudoku; %1: how many lines
        return bySize(tr("X-wing"), tr("Swordfish"), tr("Jellyfish"), tr("Fish of %1"));
    default:
        return family(rule.family);
    }
}

QString Wording::sortOf(const Model::Rule& rule)
{
    return rule.family == RuleFamily::Other ? spaced(rule.part->id) : familyOf(rule);
}

QString Wording::listed(QStringList all)
{
    if (all.size() < 2)
        return all.join(QString());
    const QString last = all.takeLast();
    //: all of a list but its last one, and that: 3, 5 and 8; r1c1 and r1c2
    return tr("%1 and %2", "a list").arg(all.join(QStringLiteral(", ")), last);
}

QString Wording::cells(const std::vector<Cell>& cells)
{
    QStringList names;
    for (const Cell each : cells)
        names << cell(each);
    return listed(names);
}

QString Wording::digits(const std::vector<int>& digits)
{
    QStringList numbers;
    for (const int digit : digits)
        numbers << QString::number(digit + 1);
    return listed(numbers);
}

QString Wording::houses(const std::vector<House>& lines)
{
    if (lines.size() == 1)
        return house(lines.front());
    QStringList numbers;
    for (const House& line : lines)
        numbers << QString::number(line.index + 1);
    //: several lines, such as “2 and 6”
    return lines.front().kind == HouseKind::Row ? tr("rows %1").arg(listed(numbers))
                                                : tr("columns %1").arg(listed(numbers));
}

QString Wording::rule(const RuleInfo& rule)
{
    const auto ofHouse = [&rule](const QString& row, const QString& column, const QString& box) {
        return rule.house == HouseKind::Row ? row : rule.house == HouseKind::Column ? column : box;
    };
    switch (rule.family) {
    case RuleFamily::NakedSingle:
        return ofHouse(tr("Naked single in row"), tr("Naked single in column"), tr("Naked single in box"));
    case RuleFamily::Pointing:
        return rule.house == HouseKind::Row ? tr("Pointing in row") : tr("Pointing in column");
    case RuleFamily::HiddenSingle:
        return ofHouse(tr("Hidden single in row"), tr("Hidden single in column"), tr("Hidden single in box"));
    case RuleFamily::NakedPair:
        if (rule.size == 2)
            return ofHouse(tr("Naked pair in row"), tr("Naked pair in column"), tr("Naked pair in box"));
        break;
    case RuleFamily::Fish:
        //: %1: X-wing, swordfish …
        return ofHouse(tr("%1 in rows"), tr("%1 in columns"), {}).arg(familyOf(rule));
    case RuleFamily::HiddenPair:
    case RuleFamily::Claiming:
    case RuleFamily::Other:
        break;
    }
    if (rule.family != RuleFamily::Other)
        return ofHouse(tr("%1 in row"), tr("%1 in column"), tr("%1 in box")).arg(familyOf(rule));
    if (rule.noHouse)
        return spaced(rule.id);
    // Its id ends with the house.
    const std::string part = rule.ownHouse < 0
        ? rule.id.substr(0, rule.id.rfind('_'))
        : rule.id.substr(0, rule.id.size() - std::min(rule.houseName.size() + 1, rule.id.size()));
    QString name = spaced(part);
    if (rule.ownHouse >= 0) {
        // The program's rules by their names, whatever house they are for.
        name = part == "naked_single" ? family(RuleFamily::NakedSingle)
            : part == "hidden_single" ? family(RuleFamily::HiddenSingle)
            : part == "naked_pair"    ? family(RuleFamily::NakedPair)
                                      : name;
        //: a rule, and the name of the house that a network has it for: Naked pair in falling
        return tr("%1 in %2", "a rule for a house").arg(name, ruleHouse(rule));
    }
    //: a rule that somebody wrote, by its name
    return ofHouse(tr("%1 in row"), tr("%1 in column"), tr("%1 in box")).arg(name);
}

QString Wording::ruleHelp(const Model::Rule& rule)
{
    return ruleHelp(rule, rule.part->sentence);
}

QString Wording::ruleHelp(RuleKind rule, const std::string& own)
{
    const QString kind = houseKind(rule.house);
    switch (rule.family) {
    case RuleFamily::NakedSingle:
        return tr("A cell with one candidate removes that digit from the rest of its %1.").arg(kind);
    case RuleFamily::Pointing:
        return tr("A digit in only one %1 of a box is removed from the rest of that %1.").arg(kind);
    case RuleFamily::HiddenSingle:
        return tr("A cell that is the only place for a digit in its %1 loses its other candidates.").arg(kind);
    case RuleFamily::NakedPair:
        if (rule.laid)
            return tr("%1 cells that have only %1 digits between them remove these from the rest of the %2.")
                .arg(rule.size)
                .arg(kind);
        return tr("Two cells with the same two candidates remove both from the rest of the %1.").arg(kind);
    case RuleFamily::HiddenPair:
        return tr("%1 digits that have only %1 cells of a %2 between them remove all others from these cells.")
            .arg(rule.size)
            .arg(kind);
    case RuleFamily::Fish:
        return rule.house == HouseKind::Row
            ? tr("A digit with only %1 columns in %1 rows is removed from the rest of these columns.").arg(rule.size)
            : tr("A digit with only %1 rows in %1 columns is removed from the rest of these rows.").arg(rule.size);
    case RuleFamily::Claiming:
        return tr("A digit in only one box of a %1 is removed from the rest of that box.").arg(kind);
    case RuleFamily::Other:
        break;
    }
    return QString::fromStdString(own);
}

} // namespace convoku
