// SPDX-License-Identifier: MIT
#include "solver/run/cause_reading.h"

#include "solver/network/text/part_text.h"

#include <algorithm>

namespace convoku {
namespace {

std::vector<Cause> singleCauses(const RuleInfo& rule, const Mask& single, Candidate candidate)
{
    std::vector<Cause> causes;
    const House house = houseOf(rule.house, candidate.cell());
    for (const Cell cell : house.cells()) {
        if (single.isOn(candidate.digit, cell.row, cell.column))
            causes.push_back({house, {cell}, {candidate.digit}, -1});
    }
    return causes;
}

std::vector<Cause> pointingCauses(const RuleInfo& rule, const Mask& owns, const Candidates& before, Candidate candidate)
{
    const bool row = rule.house == HouseKind::Row;
    const House line = houseOf(rule.house, candidate.cell());
    const Board board = candidate.board;
    const int boxes = row ? board.boxRows() : board.boxColumns(); // along the line
    std::vector<Cause> causes;
    for (int part = 0; part < boxes; ++part) {
        if (!(row ? owns.isOn(candidate.digit, candidate.row, part)
                  : owns.isOn(candidate.digit, part, candidate.column)))
            continue;
        Cause cause{line, {}, {candidate.digit}, -1};
        for (const Cell cell : line.cells()) {
            if ((row ? cell.column / board.boxColumns() : cell.row / board.boxRows()) != part)
                continue;
            cause.box = cell.box();
            if (before.has(Candidate::of(candidate.digit, cell)))
                cause.cells.push_back(cell);
        }
        causes.push_back(std::move(cause));
    }
    return causes;
}

std::vector<Cause> hiddenCauses(const RuleInfo& rule, const Mask& hidden, Candidate candidate)
{
    std::vector<Cause> causes;
    for (int digit = 0; digit < candidate.board.side(); ++digit) {
        if (hidden.isOn(digit, candidate.row, candidate.column))
            causes.push_back({houseOf(rule.house, candidate.cell()), {candidate.cell()}, {digit}, -1});
    }
    return causes;
}

std::vector<Cause> pairCauses(const RuleInfo& rule, const Mask& clears, const Mask& pair, Candidate candidate)
{
    std::vector<Cause> causes;
    const House house = houseOf(rule.house, candidate.cell());
    for (int channel = 0; channel < clears.channels(); ++channel) {
        const auto [low, high] = pairOf(channel, candidate.board.side());
        if (!clears.isOn(channel, candidate.row, candidate.column)
            || (candidate.digit != low && candidate.digit != high))
            continue;
        Cause cause{house, {}, {low, high}, -1};
        for (const Cell cell : house.cells()) {
            if (pair.isOn(channel, cell.row, cell.column))
                cause.cells.push_back(cell);
        }
        causes.push_back(std::move(cause));
    }
    return causes;
}

std::vector<Cause> claimingCauses(const RuleInfo& rule, const Mask& owns, const Candidates& before, Candidate candidate)
{
    const bool row = rule.house == HouseKind::Row;
    const House box = houseOf(HouseKind::Box, candidate.cell());
    const Board board = candidate.board;
    const int lines = row ? board.boxRows() : board.boxColumns(); // of the box
    const int first = (row ? candidate.row : candidate.column) / lines * lines;
    const int part = row ? candidate.column / board.boxColumns() : candidate.row / board.boxRows();
    std::vector<Cause> causes;
    for (int index = first; index < first + lines; ++index) {
        if (!(row ? owns.isOn(candidate.digit, index, part) : owns.isOn(candidate.digit, part, index)))
            continue;
        const House line{rule.house, index, board};
        Cause cause{box, {}, {candidate.digit}, -1, {}, {}, {line}, {}};
        for (const Cell cell : line.cells()) {
            if (before.has(Candidate::of(candidate.digit, cell)))
                cause.cells.push_back(cell);
        }
        causes.push_back(std::move(cause));
    }
    return causes;
}

HouseKind acrossOf(HouseKind line)
{
    return line == HouseKind::Row ? HouseKind::Column : HouseKind::Row;
}

/// A candidate as a kernel that is laid over the board sees it.
struct Sides
{
    int value = 0;
    int group = 0;
    int place = 0;
};

Sides sidesOf(const RuleKind& rule, Candidate candidate)
{
    const House house = houseOf(rule.house, candidate.cell());
    const auto cells = house.cells();
    const auto cell = static_cast<int>(std::find(cells.begin(), cells.end(), candidate.cell()) - cells.begin());
    switch (rule.family) {
    case RuleFamily::HiddenSingle:
    case RuleFamily::HiddenPair:
        return {cell, house.index, candidate.digit};
    case RuleFamily::Fish:
        return {cell, candidate.digit, house.index};
    default:
        return {candidate.digit, house.index, cell};
    }
}

/// Translates the values and places of a subset into houses, cells and digits of the board.
Cause subsetCause(const RuleInfo& rule, const std::vector<int>& values, const std::vector<int>& places,
    const Candidates& before, Candidate candidate)
{
    Cause cause{houseOf(rule.house, candidate.cell()), {}, {}, -1, {}, {}, {}, {}};
    const auto cells = cause.house.cells();
    const auto addCells = [&](const std::vector<int>& which) {
        for (const int cell : which)
            cause.cells.push_back(cells[static_cast<std::size_t>(cell)]);
    };
    switch (rule.family) {
    case RuleFamily::HiddenSingle:
    case RuleFamily::HiddenPair:
        addCells(values);
        cause.digits = places;
        return cause;
    case RuleFamily::Fish:
        break;
    default:
        addCells(places);
        cause.digits = values;
        return cause;
    }
    cause.house = houseOf(acrossOf(rule.house), candidate.cell());
    cause.digits = {candidate.digit};
    for (const int place : places)
        cause.lines.push_back({rule.house, place, candidate.board});
    for (const int value : values)
        cause.across.push_back({acrossOf(rule.house), value, candidate.board});
    for (int index = 0; index < candidate.board.cells(); ++index) {
        const Cell cell = candidate.board.cell(index);
        const int line = rule.house == HouseKind::Row ? cell.row : cell.column;
        if (std::ranges::count(places, line) > 0 && before.has(Candidate::of(candidate.digit, cell)))
            cause.cells.push_back(cell);
    }
    return cause;
}

std::vector<Cause> subsetCauses(
    const RuleInfo& rule, const Mask& clears, const Mask& inside, const Candidates& before, Candidate candidate)
{
    const Sides sides = sidesOf(rule, candidate);
    std::vector<Cause> causes;
    for (int channel = 0; channel < clears.channels(); ++channel) {
        if (!clears.isOn(channel, sides.group, sides.place))
            continue;
        const std::vector<int> values = subsetOf(channel, rule.size, candidate.board.side());
        if (std::ranges::count(values, sides.value) == 0)
            continue;
        std::vector<int> places;
        for (int place = 0; place < candidate.board.side(); ++place) {
            if (inside.isOn(channel, sides.group, place))
                places.push_back(place);
        }
        causes.push_back(subsetCause(rule, values, places, before, candidate));
        Cause& cause = causes.back();
        const auto isThere = [&](Cell cell) { return before.has(Candidate::of(cause.digits.front(), cell)); };
        if (rule.size == 1 && rule.family != RuleFamily::Fish && !isThere(cause.cells.front()))
            cause.gone = requiredAbsences(rule.family, cause);
    }
    return causes;
}

/// [subset, group, 1]
ElementIndex countOfSubset(const RuleInfo& rule, const Cause& cause)
{
    const bool hidden = rule.family == RuleFamily::HiddenSingle || rule.family == RuleFamily::HiddenPair;
    const int side = cause.house.board.side();
    if (rule.family != RuleFamily::Fish && !hidden)
        return {channelOfSubset(cause.digits, side), cause.house.index, 0};
    std::vector<int> values;
    const auto cells = cause.house.cells();
    for (const Cell cell : cause.cells)
        values.push_back(static_cast<int>(std::find(cells.begin(), cells.end(), cell) - cells.begin()));
    if (hidden)
        return {channelOfSubset(values, side), cause.house.index, 0};
    values.clear();
    for (const House& across : cause.across)
        values.push_back(across.index);
    return {channelOfSubset(values, side), cause.digits.front(), 0};
}

std::vector<std::uint16_t> sorted(std::vector<std::uint16_t> indices)
{
    std::sort(indices.begin(), indices.end());
    return indices;
}

} // namespace

std::vector<std::string> causeValues(const Model::Rule& rule)
{
    std::vector<std::string> names{rule.part->cause};
    names.insert(names.end(), rule.part->kept.begin(), rule.part->kept.end());
    return names;
}

std::vector<Cause> readCauses(
    const RuleInfo& rule, std::span<const Mask> found, const Candidates& before, Candidate candidate)
{
    if (rule.laid)
        return subsetCauses(rule, found[0], found[1], before, candidate);
    switch (rule.family) {
    case RuleFamily::NakedSingle:
        return singleCauses(rule, found[0], candidate);
    case RuleFamily::Pointing:
        return pointingCauses(rule, found[0], before, candidate);
    case RuleFamily::HiddenSingle:
        return hiddenCauses(rule, found[0], candidate);
    case RuleFamily::NakedPair:
        return pairCauses(rule, found[0], found[1], candidate);
    case RuleFamily::Claiming:
        return claimingCauses(rule, found[0], before, candidate);
    case RuleFamily::HiddenPair:
    case RuleFamily::Fish:
    case RuleFamily::Other:
        break;
    }
    return {};
}

ElementIndex countOf(const RuleInfo& rule, const Cause& cause)
{
    if (rule.laid)
        return countOfSubset(rule, cause);
    const Board board = cause.house.board;
    const int channel
        = rule.family == RuleFamily::NakedPair ? channelOfSubset(cause.digits, board.side()) : cause.digits.front();
    const int box = cause.box >= 0 ? cause.box : cause.house.index;
    switch (rule.family) {
    case RuleFamily::NakedSingle:
        return {0, cause.cells.front().row, cause.cells.front().column};
    case RuleFamily::Pointing:
        return {channel, box / board.boxRows(), box % board.boxRows()};
    case RuleFamily::Claiming:
        return rule.house == HouseKind::Row ? ElementIndex{channel, cause.lines.front().index, 0}
                                            : ElementIndex{channel, 0, cause.lines.front().index};
    case RuleFamily::HiddenSingle:
    case RuleFamily::NakedPair:
        break;
    case RuleFamily::HiddenPair:
    case RuleFamily::Fish:
    case RuleFamily::Other:
        return {};
    }
    switch (rule.house) {
    case HouseKind::Row:
        return {channel, cause.house.index, 0};
    case HouseKind::Column:
        return {channel, 0, cause.house.index};
    case HouseKind::Box:
        break;
    }
    return {channel, box / board.boxRows(), box % board.boxRows()};
}

RuleFamily describedAs(RuleFamily family, const Cause& cause)
{
    return cause.there.empty() && cause.gone.empty() ? family : RuleFamily::Other;
}

House sourceOf(const Cause& cause)
{
    return cause.lines.empty() ? House{HouseKind::Box, cause.box, cause.house.board} : cause.lines.front();
}

std::vector<std::uint16_t> requiredAbsences(RuleFamily family, const Cause& cause)
{
    std::vector<std::uint16_t> absences;
    const auto add = [&absences](int digit, Cell cell) {
        absences.push_back(static_cast<std::uint16_t>(Candidate::of(digit, cell).index()));
    };
    const auto isIn
        = [](const auto& list, const auto& what) { return std::find(list.begin(), list.end(), what) != list.end(); };
    switch (describedAs(family, cause)) {
    case RuleFamily::NakedSingle:
    case RuleFamily::NakedPair:
        // The cells have these digits and no others.
        for (const Cell cell : cause.cells) {
            for (int digit = 0; digit < cell.board.side(); ++digit) {
                if (!isIn(cause.digits, digit))
                    add(digit, cell);
            }
        }
        break;
    case RuleFamily::Pointing: {
        // The box has the digit nowhere else; in its part of the line it may.
        const House box{HouseKind::Box, cause.box, cause.house.board};
        const auto line = cause.house.cells();
        for (const Cell cell : box.cells()) {
            if (!isIn(line, cell))
                add(cause.digits.front(), cell);
        }
        break;
    }
    case RuleFamily::HiddenSingle:
    case RuleFamily::HiddenPair:
        for (const Cell cell : cause.house.cells()) {
            for (const int digit : cause.digits) {
                if (!isIn(cause.cells, cell))
                    add(digit, cell);
            }
        }
        break;
    case RuleFamily::Fish:
    case RuleFamily::Claiming:
        // The lines have the digit in these places and in no others; of a fish also where it crosses the other lines.
        for (const House& line : cause.lines) {
            for (const Cell cell : line.cells()) {
                const auto crosses = [&](const House& across) { return isIn(across.cells(), cell); };
                if (family == RuleFamily::Fish ? std::ranges::none_of(cause.across, crosses)
                                               : !isIn(cause.house.cells(), cell))
                    add(cause.digits.front(), cell);
            }
        }
        break;
    case RuleFamily::Other:
        absences = cause.gone;
        break;
    }
    return sorted(std::move(absences));
}

} // namespace convoku
