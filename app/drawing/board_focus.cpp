// SPDX-License-Identifier: MIT
#include "app/drawing/board_focus.h"

#include <algorithm>

namespace convoku {

BoardFocus focusOn(const RuleInfo& rule, std::span<const Finding> findings, std::size_t looked)
{
    const Cause& cause = findings[looked].cause;
    BoardFocus focus;
    focus.rule = rule;
    focus.cells = cause.cells;
    if (rule.ownHouse < 0)
        focus.houses = {cause.house};
    if (cause.box >= 0 || !cause.lines.empty()) {
        // For example, a digit that is only in one line of a box is found in the box and removed from the line.
        focus.actedOn = cause.across.empty() ? focus.houses : cause.across;
        focus.houses = cause.lines.empty() ? std::vector{sourceOf(cause)} : cause.lines;
    }
    focus.held = cause.there;
    for (const Cell cell : cause.cells) {
        for (const int digit : cause.digits) {
            if (describedAs(rule.family, cause) != RuleFamily::Other)
                focus.held.push_back(static_cast<std::uint16_t>(Candidate::of(digit, cell).index()));
        }
    }
    std::sort(focus.held.begin(), focus.held.end());
    focus.gone = requiredAbsences(rule.family, cause);
    const auto has = [](const std::vector<Cell>& cells, Cell cell) {
        return std::find(cells.begin(), cells.end(), cell) != cells.end();
    };
    for (const Finding& finding : findings) {
        for (const Cell cell : finding.cause.cells) {
            if (!has(focus.cells, cell) && !has(focus.others, cell))
                focus.others.push_back(cell);
        }
    }
    return focus;
}

} // namespace convoku
