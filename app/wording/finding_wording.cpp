// SPDX-License-Identifier: MIT
#include "app/wording/finding_wording.h"

#include "app/wording/explanation_wording.h"
#include "app/wording/small_words.h"
#include "app/wording/wording.h"

#include <set>

namespace convoku {
namespace {

/// A line has room for so many reasons.
constexpr int kFindingWordingMostGrounds = 4;

} // namespace

QString FindingWording::sentence(RuleFamily family, const Finding& finding)
{
    const Cause& cause = finding.cause;
    const Board board = cause.house.board;
    const QString house = Wording::house(cause.house);
    const QString digit = digitText(cause.digits.front());
    QStringList cells;
    for (const Cell cell : cause.cells)
        cells << Wording::cell(cell);
    switch (describedAs(family, cause)) {
    case RuleFamily::NakedSingle:
        //: r3c5 is 2, so 2 leaves the rest of box 2.
        return tr("%1 is %2, so %2 is removed elsewhere in %3.").arg(cells.front(), digit, house);
    case RuleFamily::Pointing:
    case RuleFamily::Claiming: {
        const QString box = Wording::house(sourceOf(cause)); // of claiming it is a line
        if (cells.size() == 1)
            //: In box 2 only r3c5 can still be 2, so 2 leaves the rest of column 5.
            return tr("In %1 only %2 can still be %3, so %3 is removed elsewhere in %4.")
                .arg(box, cells.front(), digit, house);
        if (cells.size() == 3)
            //: In box 2 only r1c5, r2c5 and r3c5 can still be 2, so 2 leaves the rest of column 5.
            return tr("In %1 only %2, %3 and %4 can still be %5, so %5 is removed elsewhere in %6.")
                .arg(box, cells.at(0), cells.at(1), cells.at(2), digit, house);
        // Four of a box of 2×4 are told as two, of which the first are three.
        const QString last = cells.takeLast();
        //: In box 2 only r1c5 and r3c5 can still be 2, so 2 leaves the rest of column 5.
        return tr("In %1 only %2 and %3 can still be %4, so %4 is removed elsewhere in %5.")
            .arg(box, cells.join(QStringLiteral(", ")), last, digit, house);
    }
    case RuleFamily::HiddenSingle:
        //: In row 4 only r4c3 can still be 9, so r4c3 is 9.
        return tr("In %1 only %2 can still be %3, so %2 is %3.").arg(house, cells.front(), digit);
    case RuleFamily::HiddenPair:
        //: In row 3, 4 and 7 fit only in r3c8 and r3c9, so all other digits leave these cells.
        return tr("In %1, %2 fit only in %3, so all other digits are removed there.")
            .arg(house, Wording::digits(cause.digits), Wording::cells(cause.cells));
    case RuleFamily::Fish:
        //: In rows 2 and 6, 4 fits only in columns 3 and 8, so 4 leaves the rest of columns 3 and 8.
        return tr("In %1, %2 fits only in %3, so %2 is removed elsewhere in %3.")
            .arg(Wording::houses(cause.lines), digit, Wording::houses(cause.across));
    case RuleFamily::NakedPair:
        break;
    case RuleFamily::Other:
        //: what was there and what was not; what goes: With 4 in r3c8, r1c5 ≠ 7, the rule removes 2 from r3c5.
        return tr("With %1, the rule removes %2.")
            .arg(ExplanationWording::grounds(cause, kFindingWordingMostGrounds),
                Wording::candidateList(finding.removed, board));
    }
    if (cells.size() != 2) {
        std::set<int> gone;
        for (const std::uint16_t candidate : finding.removed)
            gone.insert(board.candidate(candidate).digit);
        const QString holds = Wording::digits(cause.digits);
        if (gone.size() == 1)
            //: r5c2, r5c3 and r5c7 hold only 1, 3 and 8, so 8 leaves the rest of row 5.
            return tr("%1 hold only %2, so %3 is removed elsewhere in %4.")
                .arg(Wording::cells(cause.cells), holds, digitText(*gone.begin()), house);
        const QString leave = gone.empty() ? holds : Wording::digits({gone.begin(), gone.end()});
        //: r5c2, r5c3 and r5c7 hold only 1, 3 and 8, so 3 and 8 leave the rest of row 5.
        return tr("%1 hold only %2, so %3 are removed elsewhere in %4.")
            .arg(Wording::cells(cause.cells), holds, leave, house);
    }
    const QString other = digitText(cause.digits.back());
    // Name only the removed digit if the other one had no candidates left elsewhere in the house.
    const auto& removed = finding.removed;
    const int gone = removed.empty() ? -1 : board.candidate(removed.front()).digit;
    const bool both = removed.empty() || gone != board.candidate(removed.back()).digit; // they ascend by digit
    if (both)
        //: r5c2 and r5c7 hold only 3 and 8, so both leave the rest of row 5.
        return tr("%1 and %2 hold only %3 and %4. Both are removed elsewhere in %5.")
            .arg(cells.front(), cells.back(), digit, other, house);
    //: r5c2 and r5c7 hold only 3 and 8, so 8 leaves the rest of row 5.
    return tr("%1 and %2 hold only %3 and %4, so %5 is removed elsewhere in %6.")
        .arg(cells.front(), cells.back(), digit, other, digitText(gone), house);
}

} // namespace convoku
