// SPDX-License-Identifier: MIT
#include "app/document/breakpoint_json.h"

#include <QJsonArray>

namespace convoku {
namespace {

/// The whole number from low to high that the value is.
std::optional<int> numberIn(const QJsonValue& value, int low, int high)
{
    const double number = value.toDouble(-1);
    if (!value.isDouble() || number < low || number > high || number != static_cast<int>(number))
        return std::nullopt;
    return static_cast<int>(number);
}

/// An array of that many numbers from 1 to the side of the board, counted from 0.
std::optional<std::array<int, 3>> digitsIn(const QJsonValue& value, int count, Board board)
{
    const QJsonArray array = value.toArray();
    if (array.size() != count)
        return std::nullopt;
    std::array<int, 3> digits{};
    for (int i = 0; i < count; ++i) {
        const auto digit = numberIn(array.at(i), 1, board.side());
        if (!digit)
            return std::nullopt;
        digits[static_cast<std::size_t>(i)] = *digit - 1;
    }
    return digits;
}

std::optional<House> houseIn(const QJsonObject& json, Board board)
{
    const QString kind = json.value(QLatin1String("kind")).toString();
    const auto number = numberIn(json.value(QLatin1String("number")), 1, board.side());
    for (int i = 0; i < 3 && number; ++i) {
        if (kind == QLatin1String(kHouseKinds[i]))
            return House{static_cast<HouseKind>(i), *number - 1, board};
    }
    return std::nullopt;
}

/// Checks only the form of the id: the rule may be of a network other than the running one.
bool isRuleId(const std::string& id)
{
    constexpr std::size_t kLongest = 100;
    return !id.empty() && id.size() <= kLongest && std::all_of(id.begin(), id.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_';
    });
}

/// Reads the field that the kind needs; false where it makes no sense.
bool readTarget(const QJsonObject& json, Board board, Breakpoint& breakpoint)
{
    const auto into = [](auto& field, const auto& value) {
        if (value)
            field = *value;
        return value.has_value();
    };
    switch (breakpoint.kind) {
    case BreakpointKind::RuleFires: {
        const QJsonValue rule = json.value(QLatin1String("rule"));
        if (rule.isUndefined())
            return true;
        breakpoint.rule = rule.toString().toStdString();
        return isRuleId(breakpoint.rule);
    }
    case BreakpointKind::CandidateChanges: {
        const auto digits = digitsIn(json.value(QLatin1String("candidate")), 3, board);
        if (digits)
            breakpoint.candidate = Candidate::of((*digits)[2], board.cell((*digits)[0], (*digits)[1]));
        return digits.has_value();
    }
    case BreakpointKind::CellChanges: {
        const auto digits = digitsIn(json.value(QLatin1String("cell")), 2, board);
        if (digits)
            breakpoint.cell = board.cell((*digits)[0], (*digits)[1]);
        return digits.has_value();
    }
    case BreakpointKind::HouseChanges:
        return into(breakpoint.house, houseIn(json.value(QLatin1String("house")).toObject(), board));
    case BreakpointKind::DepthOver:
        return into(breakpoint.number, numberIn(json.value(QLatin1String("depth")), 0, kMaxBreakpointDepth));
    case BreakpointKind::PassNumber:
        return into(breakpoint.number, numberIn(json.value(QLatin1String("pass")), 1, kMaxBreakpointNumber));
    case BreakpointKind::Push:
    case BreakpointKind::Pop:
    case BreakpointKind::Contradiction:
    case BreakpointKind::NothingChanged:
    case BreakpointKind::Solved:
        break;
    }
    return true;
}

} // namespace

QJsonObject toJson(const Breakpoint& breakpoint)
{
    QJsonObject json{{QStringLiteral("kind"), QLatin1String(toString(breakpoint.kind))},
        {QStringLiteral("enabled"), breakpoint.enabled},
        {QStringLiteral("condition"), QString::fromStdString(breakpoint.condition.text())},
        {QStringLiteral("from_hit"), breakpoint.fromHit}};
    switch (breakpoint.kind) {
    case BreakpointKind::RuleFires:
        if (!breakpoint.rule.empty())
            json.insert(QStringLiteral("rule"), QString::fromStdString(breakpoint.rule));
        break;
    case BreakpointKind::CandidateChanges: {
        const Candidate& candidate = breakpoint.candidate;
        json.insert(
            QStringLiteral("candidate"), QJsonArray{candidate.row + 1, candidate.column + 1, candidate.digit + 1});
        break;
    }
    case BreakpointKind::CellChanges:
        json.insert(QStringLiteral("cell"), QJsonArray{breakpoint.cell.row + 1, breakpoint.cell.column + 1});
        break;
    case BreakpointKind::HouseChanges:
        json.insert(QStringLiteral("house"),
            QJsonObject{
                {QStringLiteral("kind"), QLatin1String(kHouseKinds[static_cast<std::size_t>(breakpoint.house.kind)])},
                {QStringLiteral("number"), breakpoint.house.index + 1}});
        break;
    case BreakpointKind::DepthOver:
        json.insert(QStringLiteral("depth"), breakpoint.number);
        break;
    case BreakpointKind::PassNumber:
        json.insert(QStringLiteral("pass"), breakpoint.number);
        break;
    case BreakpointKind::Push:
    case BreakpointKind::Pop:
    case BreakpointKind::Contradiction:
    case BreakpointKind::NothingChanged:
    case BreakpointKind::Solved:
        break;
    }
    return json;
}

std::optional<Breakpoint> breakpointFromJson(const QJsonObject& json, Board board)
{
    Breakpoint breakpoint;
    const auto kind = breakpointKindNamed(json.value(QLatin1String("kind")).toString().toStdString());
    if (!kind)
        return std::nullopt;
    breakpoint.kind = *kind;
    if (!readTarget(json, board, breakpoint))
        return std::nullopt;

    const QJsonValue enabled = json.value(QLatin1String("enabled"));
    const QJsonValue condition = json.value(QLatin1String("condition"));
    const QJsonValue fromHit = json.value(QLatin1String("from_hit"));
    const auto parsed = Condition::parse(condition.toString().toStdString());
    const auto* good = std::get_if<Condition>(&parsed);
    const auto hit = fromHit.isUndefined() ? std::optional(1) : numberIn(fromHit, 1, kMaxBreakpointNumber);
    const bool sensible
        = (enabled.isUndefined() || enabled.isBool()) && (condition.isUndefined() || condition.isString());
    if (!sensible || !good || !hit)
        return std::nullopt;
    breakpoint.enabled = enabled.toBool(true);
    breakpoint.condition = *good;
    breakpoint.fromHit = *hit;
    return breakpoint;
}

} // namespace convoku
