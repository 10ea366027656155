// SPDX-License-Identifier: MIT
#include "app/views/lessons/lit_finding.h"

#include <algorithm>

namespace convoku {
namespace {

template <typename Value>
bool has(const std::vector<Value>& all, const Value& value)
{
    return std::find(all.begin(), all.end(), value) != all.end();
}

/// A house that a rule looked at says more than one of its cells, and what found something more than what it met.
int nearness(const BoardPlace& place, const Finding& finding)
{
    const auto removed = [&finding](Cell cell) {
        return std::any_of(finding.removed.begin(), finding.removed.end(),
            [cell](std::uint16_t index) { return cell.board.candidate(index).cell() == cell; });
    };
    if (const auto* house = std::get_if<House>(&place))
        return *house == finding.cause.house ? 4 : 0;
    if (const auto* cell = std::get_if<Cell>(&place))
        return has(finding.cause.cells, *cell) ? 2 : removed(*cell) ? 1 : 0;
    const Candidate candidate = std::get<Candidate>(place);
    const bool found = has(finding.cause.cells, candidate.cell()) && has(finding.cause.digits, candidate.digit);
    return found || has(finding.removed, static_cast<std::uint16_t>(candidate.index())) ? 3 : 0;
}

} // namespace

std::optional<int> findingAt(const std::vector<BoardPlace>& lit, const std::vector<Finding>& findings)
{
    std::optional<int> nearest;
    int most = 0;
    for (std::size_t i = 0; i < findings.size(); ++i) {
        int sum = 0;
        for (const BoardPlace& place : lit)
            sum += nearness(place, findings[i]);
        if (sum > most) {
            most = sum;
            nearest = static_cast<int>(i);
        }
    }
    return nearest;
}

} // namespace convoku
