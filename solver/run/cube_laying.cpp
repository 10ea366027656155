// SPDX-License-Identifier: MIT
#include "solver/run/cube_laying.h"

#include "solver/network/text/part_layers.h"

#include <algorithm>

namespace convoku {
namespace {

using Coordinate = PartText::Coordinate;

constexpr std::array kHouseKinds{HouseKind::Row, HouseKind::Column, HouseKind::Box};

/// Returns the order of coordinates with which a part lays the kernel for the family, for any house.
std::optional<PartText::Laying> orderOf(RuleFamily family)
{
    switch (family) {
    case RuleFamily::NakedSingle:
    case RuleFamily::NakedPair:
        return PartText::Laying{Coordinate::Digit, Coordinate::House, Coordinate::Cell};
    case RuleFamily::HiddenSingle:
    case RuleFamily::HiddenPair:
        return PartText::Laying{Coordinate::Cell, Coordinate::House, Coordinate::Digit};
    case RuleFamily::Fish:
        return PartText::Laying{Coordinate::Cell, Coordinate::Digit, Coordinate::House};
    case RuleFamily::Pointing:
    case RuleFamily::Claiming:
    case RuleFamily::Other:
        break;
    }
    return std::nullopt;
}

Axis axisOf(Coordinate coordinate, HouseKind house)
{
    if (coordinate == Coordinate::Digit)
        return Axis::Digit;
    if (house == HouseKind::Box)
        return coordinate == Coordinate::House ? Axis::Box : Axis::PlaceInBox;
    return (coordinate == Coordinate::House) == (house == HouseKind::Row) ? Axis::Row : Axis::Column;
}

std::vector<int> indicesOf(const std::vector<House>& lines)
{
    std::vector<int> indices;
    indices.reserve(lines.size());
    for (const House& line : lines)
        indices.push_back(line.index);
    return indices;
}

} // namespace

std::optional<CubeLaying> layingOf(const RuleKind& rule)
{
    const auto order = orderOf(rule.family);
    if (!order || rule.ownHouse >= 0 || (rule.family == RuleFamily::Fish && rule.house == HouseKind::Box))
        return std::nullopt;
    return CubeLaying{
        axisOf(order->at(0), rule.house), axisOf(order->at(1), rule.house), axisOf(order->at(2), rule.house)};
}

std::optional<RuleKind> ruleLaid(const CubeLaying& laying, int k)
{
    const std::array families = k == 1 ? std::array{RuleFamily::NakedSingle, RuleFamily::HiddenSingle, RuleFamily::Fish}
                                       : std::array{RuleFamily::NakedPair, RuleFamily::HiddenPair, RuleFamily::Fish};
    for (const RuleFamily family : families) {
        for (const HouseKind house : kHouseKinds) {
            const RuleKind rule{.family = family, .house = house, .size = k, .laid = true};
            if (layingOf(rule) == laying)
                return rule;
        }
    }
    return std::nullopt;
}

CubeLaying exchanged(CubeLaying laying, Exchange which)
{
    switch (which) {
    case Exchange::ValuePlace:
        std::swap(laying.value, laying.place);
        break;
    case Exchange::ValueGroup:
        std::swap(laying.value, laying.group);
        break;
    case Exchange::GroupPlace:
        std::swap(laying.group, laying.place);
        break;
    }
    return laying;
}

Candidate candidateAt(const CubeLaying& laying, int value, int group, int place, Board board)
{
    Candidate candidate{0, 0, 0, board};
    int box = 0;
    int inBox = 0;
    bool boxed = false;
    const auto put = [&](Axis axis, int at) {
        switch (axis) {
        case Axis::Digit:
            candidate.digit = at;
            break;
        case Axis::Row:
            candidate.row = at;
            break;
        case Axis::Column:
            candidate.column = at;
            break;
        case Axis::Box:
            box = at;
            boxed = true;
            break;
        default: // PlaceInBox
            inBox = at;
        }
    };
    put(laying.value, value);
    put(laying.group, group);
    put(laying.place, place);
    return boxed ? Candidate::of(candidate.digit, board.cellInBox(box, inBox)) : candidate;
}

LaidSubset laidSubset(const RuleKind& rule, const Cause& cause)
{
    const CubeLaying laying = layingOf(rule).value();
    LaidSubset subset;
    if (rule.family == RuleFamily::Fish) {
        subset.group = cause.digits.front();
        subset.places = indicesOf(cause.lines);
        subset.values = indicesOf(cause.across);
    } else {
        const bool hidden = rule.family == RuleFamily::HiddenSingle || rule.family == RuleFamily::HiddenPair;
        const Axis cells = hidden ? laying.value : laying.place;
        const Candidate first = Candidate::of(cause.digits.front(), cause.cells.front());
        subset.group = coordinateOf(laying.group, first);
        std::vector<int> along;
        for (const Cell cell : cause.cells)
            along.push_back(coordinateOf(cells, Candidate::of(0, cell)));
        subset.values = hidden ? along : cause.digits;
        subset.places = hidden ? cause.digits : along;
    }
    std::ranges::sort(subset.values);
    std::ranges::sort(subset.places);
    return subset;
}

std::optional<LaidSubset> fromTheSide(const CubeLaying& laying, const LaidSubset& subset, const Candidates& candidates)
{
    const auto has = [&](int place, int value) {
        return candidates.has(candidateAt(laying, value, subset.group, place, candidates.board()));
    };
    std::array<bool, kMostSide> decidedPlace{};
    std::array<bool, kMostSide> decidedValue{};
    for (int place = 0; place < candidates.board().side(); ++place) {
        for (int value = 0; value < candidates.board().side(); ++value) {
            bool alone = has(place, value);
            for (int other = 0; other < candidates.board().side() && alone; ++other)
                alone = (other == value || !has(place, other)) && (other == place || !has(other, value));
            decidedPlace[static_cast<std::size_t>(place)] |= alone;
            decidedValue[static_cast<std::size_t>(value)] |= alone;
        }
    }
    LaidSubset side{subset.group, {}, {}};
    for (int i = 0; i < candidates.board().side(); ++i) {
        if (std::ranges::count(subset.places, i) == 0 && !decidedPlace[static_cast<std::size_t>(i)])
            side.values.push_back(i);
        if (std::ranges::count(subset.values, i) == 0 && !decidedValue[static_cast<std::size_t>(i)])
            side.places.push_back(i);
    }
    // On a board that is wrong, or of what is decided itself, there is no such side.
    if (side.values.empty() || side.values.size() != side.places.size()
        || side.values.size() > static_cast<std::size_t>(PartText::kMostK))
        return std::nullopt;
    return side;
}

ModelPtr laidModel(const RuleKind& rule, Board board)
{
    static const auto kernel = std::make_shared<const PartText>(*shippedPart("subset"));
    PartText part;
    part.id = "laid";
    part.houses = {rule.house};
    part.sentence = kernel->sentence;
    return ruleAlone(
        laidOut(std::move(part), {.kernel = kernel, .order = orderOf(rule.family).value(), .k = rule.size}), board);
}

std::vector<Finding> findingsOn(Explainer& explainer, const Candidates& candidates)
{
    // A candidate that is not removed has no cause, so all candidates may be asked for.
    return findingsOf(explainer, 0, RuleId{0}, candidates, candidates.indices()).findings;
}

} // namespace convoku
