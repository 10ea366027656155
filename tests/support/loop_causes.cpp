// SPDX-License-Identifier: MIT
#include "tests/support/loop_causes.h"

#include "tests/support/article_rules.h"
#include "tests/support/loop_rules.h"

#include <set>

namespace convoku::testing {
namespace {

std::vector<Cell> cellsOf(House house)
{
    std::vector<Cell> cells;
    for (int row = 0; row < 9; ++row) {
        for (int column = 0; column < 9; ++column) {
            const int index = house.kind == HouseKind::Row ? row
                : house.kind == HouseKind::Column          ? column
                                                           : row / 3 * 3 + column / 3;
            if (index == house.index)
                cells.push_back({row, column});
        }
    }
    return cells;
}

House houseWith(HouseKind kind, Cell cell)
{
    return {kind,
        kind == HouseKind::Row          ? cell.row
            : kind == HouseKind::Column ? cell.column
                                        : cell.row / 3 * 3 + cell.column / 3};
}

std::set<int> digitsIn(const Candidates& candidates, Cell cell)
{
    std::set<int> digits;
    for (int digit = 0; digit < 9; ++digit) {
        if (candidates.has(Candidate{digit, cell.row, cell.column}))
            digits.insert(digit);
    }
    return digits;
}

std::vector<Cell> placesIn(const Candidates& candidates, House house, int digit)
{
    std::vector<Cell> places;
    for (const Cell cell : cellsOf(house)) {
        if (digitsIn(candidates, cell).count(digit) > 0)
            places.push_back(cell);
    }
    return places;
}

} // namespace

std::vector<Cause> loopCauses(RuleId rule, const Candidates& candidates, Candidate candidate)
{
    std::vector<Cause> causes;
    if (!candidates.has(candidate) || loopRule(rule, candidates).has(candidate))
        return causes;
    const ArticleRule& info = infoOf(rule);
    const House house = houseWith(info.house, candidate.cell());
    switch (info.family) {
    case RuleFamily::NakedSingle:
        for (const Cell cell : cellsOf(house)) {
            if (digitsIn(candidates, cell) == std::set<int>{candidate.digit})
                causes.push_back({house, {cell}, {candidate.digit}, -1});
        }
        break;
    case RuleFamily::Pointing:
        for (int box = 0; box < 9; ++box) {
            const std::vector<Cell> places = placesIn(candidates, {HouseKind::Box, box}, candidate.digit);
            bool inLine = !places.empty();
            for (const Cell place : places)
                inLine = inLine && inOneHouse(info.house, place, candidate.cell());
            if (inLine && houseWith(HouseKind::Box, candidate.cell()).index != box)
                causes.push_back({house, places, {candidate.digit}, box});
        }
        break;
    case RuleFamily::HiddenSingle:
        for (const int digit : digitsIn(candidates, candidate.cell())) {
            if (placesIn(candidates, house, digit).size() == 1)
                causes.push_back({house, {candidate.cell()}, {digit}, -1});
        }
        break;
    case RuleFamily::NakedPair:
        for (int other = 0; other < 9; ++other) {
            if (other == candidate.digit)
                continue;
            const std::set<int> pair{candidate.digit, other};
            std::vector<Cell> cells;
            for (const Cell cell : cellsOf(house)) {
                if (digitsIn(candidates, cell) == pair)
                    cells.push_back(cell);
            }
            if (cells.size() == 2 && digitsIn(candidates, candidate.cell()) != pair)
                causes.push_back({house, cells, {pair.begin(), pair.end()}, -1});
        }
        break;
    case RuleFamily::HiddenPair:
    case RuleFamily::Fish:
    case RuleFamily::Claiming:
    case RuleFamily::Other:
        break; // the article has none
    }
    return causes;
}

std::pair<std::vector<std::uint16_t>, std::vector<std::uint16_t>> loopReasons(
    RuleId rule, const Candidates& candidates, std::uint16_t candidate)
{
    std::vector<std::uint16_t> present;
    std::vector<std::uint16_t> absent;
    for (int flipped = 0; flipped < kCandidates; ++flipped) {
        if (flipped == candidate)
            continue;
        Candidates other = candidates;
        if (candidates.has(flipped))
            other.remove(flipped);
        else
            other.add(flipped);
        if (loopRule(rule, other).has(candidate))
            (candidates.has(flipped) ? present : absent).push_back(static_cast<std::uint16_t>(flipped));
    }
    return {present, absent};
}

} // namespace convoku::testing
