// SPDX-License-Identifier: MIT
// Whether networks can be put together of their parts.
#include "solver/network/model.h"
#include "solver/network/text/board_words.h"
#include "solver/network/text/learned_words.h"
#include "solver/network/text/part_layers.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace convoku {
namespace {

using Expected = TextMistake::Expected;

/// Additions of all its rules: the article's take a twentieth of it.
constexpr std::int64_t kMostWork = 1 << 22;

PartOptions optionsOf(const NetworkText& network, const NetworkText::Step& step)
{
    PartOptions options{.house = step.house, .board = network.board};
    const auto own = std::ranges::find(network.houses, step.ownHouse, &HouseCells::name);
    if (!step.ownHouse.empty() && own != network.houses.end())
        options.ownHouse = *own;
    return options;
}

/// The board of the first network that is made of the part; where none is, the usual one.
Board boardFor(const PartText& part, const NetworkFile& file)
{
    const auto isOf = [&part](const NetworkText& network) {
        const auto isItsRule = [&part](const NetworkText::Step& step) { return step.rule == part.id; };
        return network.encoding.part == part.id || network.verdict.part == part.id || network.search.part == part.id
            || std::ranges::any_of(network.rules, isItsRule);
    };
    const auto found = std::ranges::find_if(file.networks, isOf);
    return found == file.networks.end() ? Board() : found->board;
}

/// Returns the mistake, placed at the part's name in the network, if a part written for a different board cannot have
/// layers on this one.
std::optional<TextMistake> onItsBoard(const NetworkText::Named& named, const std::vector<PartText>& parts, Board board)
{
    auto mistake = board == Board() ? std::nullopt : checkPart(*partNamed(named.part, parts), board);
    if (mistake)
        mistake->place = named.place;
    return mistake;
}

bool callsWithin(const PartText::Expression& expression)
{
    return (expression.kind == PartText::Expression::Kind::Call && expression.text == "within")
        || std::ranges::any_of(expression.operands, callsWithin);
}

} // namespace

std::optional<TextMistake> checkNetwork(const NetworkText& network, const std::vector<PartText>& parts)
{
    const auto mistake = [](Expected expected, PartText::Place place, const std::string& found) {
        return TextMistake{expected, place, {}, found, 0, {}, {}};
    };
    const auto isKnown = [&](const NetworkText::Named& named, PartText::Kind kind) {
        const PartText* part = partNamed(named.part, parts);
        return part != nullptr && part->kind == kind;
    };
    if (network.houses.size() > Model::kMostOwnHouses)
        return TextMistake{
            Expected::FewerHouses, network.place, {}, {}, static_cast<int>(Model::kMostOwnHouses), {}, {}};
    std::int64_t work = 0;
    std::int64_t remembered = 0;
    bool learned = false; // a rule of it so far
    for (std::size_t i = 0; i < network.rules.size(); ++i) {
        const NetworkText::Step& step = network.rules[i];
        if (i == Model::kMostRules)
            return TextMistake{Expected::FewerRules, step.place, {}, {}, static_cast<int>(Model::kMostRules), {}, {}};
        const PartText* part = partNamed(step.rule, parts);
        if (part == nullptr || part->kind != PartText::Kind::Rule)
            return mistake(Expected::KnownPart, step.place, step.rule);
        // A rule that only counts over its house, or spreads over it, is one for any house.
        const PartOptions options = optionsOf(network, step);
        if (step.noHouse != part->noHouse)
            return mistake(Expected::RuleHouse, step.place, step.id());
        if (!step.ownHouse.empty() ? !options.ownHouse || checkPart(*part, options)
                                   : std::ranges::count(part->houses, step.house) == 0)
            return mistake(Expected::RuleHouse, step.place, step.id());
        const auto here = network.rules.begin() + static_cast<std::ptrdiff_t>(i);
        // By their ids: a house may be called like the end of a rule.
        if (std::find_if(network.rules.begin(), here,
                [id = step.id()](const NetworkText::Step& other) { return other.id() == id; })
            != here)
            return mistake(Expected::AnotherStep, step.place, step.id());
        // A part that was written for another board is right there.
        if (auto partMistake = network.board == Board() ? std::nullopt : checkPart(*part, options)) {
            partMistake->place = step.place;
            return partMistake;
        }
        for (const PartValue& value : valuesOf(*part, options))
            work += value.additions;
        for (const PartText::Memory& memory : part->memories)
            remembered += memory.shape.elements();
        if (remembered > PartText::kMostRemembered)
            return TextMistake{Expected::FewerMemories, step.place, {}, step.id(),
                static_cast<int>(PartText::kMostRemembered), {}, {}};
        // A search cannot be combined with memories: undoing a guess would not restore them.
        if (!part->memories.empty() && !network.search.part.empty())
            return mistake(Expected::NoSearch, network.search.place, step.id());
        learned = learned || text::callsLearned(*part);
        const std::int64_t most = learned ? text::kMostLearnedWork : kMostWork;
        if (work > most)
            return TextMistake{Expected::LessWork, step.place, {}, step.id(), static_cast<int>(most), {}, {}};
    }
    if (!isKnown(network.encoding, PartText::Kind::Encoding))
        return mistake(Expected::KnownPart, network.encoding.place, network.encoding.part);
    if (auto partMistake = onItsBoard(network.encoding, parts, network.board))
        return partMistake;
    if (!isKnown(network.verdict, PartText::Kind::Verdict))
        return mistake(Expected::KnownPart, network.verdict.place, network.verdict.part);
    // It is right by itself; what it says of the network's own houses may not be.
    if (auto partMistake
        = checkPart(*partNamed(network.verdict.part, parts), {.ownHouses = network.houses, .board = network.board})) {
        return TextMistake{network.houses.empty() ? Expected::OwnHouses : partMistake->expected, network.verdict.place,
            {}, network.verdict.part, partMistake->count, std::move(partMistake->shapes), partMistake->range};
    }
    if (!network.search.part.empty() && !isKnown(network.search, PartText::Kind::Search))
        return mistake(Expected::KnownPart, network.search.place, network.search.part);
    return network.search.part.empty() ? std::nullopt : onItsBoard(network.search, parts, network.board);
}

bool keepsTheStack(const PartText& part, Board board)
{
    // Numbers may be written down that the shipped one takes from the board.
    const std::vector<PartText::Line> shipped = text::ofBoard(*shippedPart("fewest_candidates"), board).lines;
    const PartText search = text::ofBoard(part, board);
    const auto isIn = [](const std::vector<PartText::Line>& lines, const PartText::Line& line) {
        return std::ranges::any_of(
            lines, [&](const PartText::Line& other) { return other.name == line.name && other.value == line.value; });
    };
    constexpr std::array<std::string_view, 4> kScore{"count", "few", "open", "score"};
    const bool keeps = std::ranges::all_of(shipped, [&](const PartText::Line& line) {
        return std::ranges::count(kScore, line.name) > 0 || isIn(search.lines, line);
    });
    // Stated ranges are not verified: with a false one, different ways of running the network would give different
    // results.
    const bool states = std::ranges::any_of(
        search.lines, [&](const PartText::Line& line) { return !isIn(shipped, line) && callsWithin(line.value); });
    if (!keeps || states)
        return false;
    const std::vector<PartValue> values = valuesOf(search, {.board = board});
    const auto score = std::ranges::find(values, std::string_view("score"), &PartValue::name);
    return score != values.end() && score->shape == Shape{1, board.side(), board.side()};
}

std::optional<TextMistake> checkNetworkFile(const NetworkFile& file)
{
    // Each of them may have millions of numbers, also where no file has them: they are drawn then.
    constexpr int kMostLearned = 8;
    int learned = 0;
    for (const PartText& part : file.parts) {
        if (text::callsLearned(part) && ++learned > kMostLearned)
            return TextMistake{Expected::FewerRules, part.place, {}, {}, kMostLearned, {}, {}};
    }
    if (learned > 0 && file.networks.size() > kMostLearned)
        return TextMistake{Expected::FewerRules, file.networks.at(kMostLearned).place, {}, {}, kMostLearned, {}, {}};
    for (const PartText& part : file.parts) {
        if (auto mistake = checkPart(part, boardFor(part, file)))
            return mistake;
    }
    for (const NetworkText& network : file.networks) {
        if (auto mistake = checkNetwork(network, file.parts))
            return mistake;
    }
    return std::nullopt;
}

} // namespace convoku
