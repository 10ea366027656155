// SPDX-License-Identifier: MIT
// Networks and their parts as text, for parseNetworkFile() to read.
#include "solver/network/text/part_text.h"
#include "solver/network/text/part_words.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace convoku {
namespace {

using Expression = PartText::Expression;

constexpr std::size_t kWidestCode = 72;

constexpr std::array<std::string_view, 1> kCandidatesOnly{"candidates"};
constexpr std::array<std::string_view, 1> kDigitsOnly{"digits"};
constexpr std::array<std::string_view, 2> kVerdictResults{"solved", "contradiction"};
constexpr std::array<std::string_view, 2> kKernelInputs{"values", "k"};
constexpr std::array<std::string_view, 1> kKernelResults{"clear"};
constexpr std::array<std::string_view, 7> kSearchInputs{
    "candidates", "stack", "guess", "level", "ruled", "solved", "contradiction"};
constexpr std::array<std::string_view, 7> kSearchResults{
    "next_candidates", "next_stack", "next_guess", "next_level", "push", "pop", "exhausted"};

std::string joinedBy(const std::vector<std::string>& parts, std::string_view between)
{
    std::string result;
    for (const std::string& part : parts) {
        if (!result.empty() || &part != &parts.front())
            result += between;
        result += part;
    }
    return result;
}

int strengthOf(Expression::Kind kind)
{
    return kind == Expression::Kind::Or ? 0 : kind == Expression::Kind::And ? 1 : 2;
}

std::string write(const Expression& value);

/// In parentheses where it binds less than what it stands in.
std::string write(const Expression& value, int strength)
{
    const std::string text = write(value);
    return strengthOf(value.kind) < strength ? '(' + text + ')' : text;
}

std::string write(const Expression& value)
{
    std::vector<std::string> parts;
    switch (value.kind) {
    case Expression::Kind::Name:
        return value.text
            + (value.number == 0 ? std::string()
                                 : (value.number < 0 ? " - " : " + ") + numberText(std::abs(value.number)));
    case Expression::Kind::Number:
        return numberText(value.number);
    case Expression::Kind::Not:
        return '~' + write(value.operands.at(0), 2);
    case Expression::Kind::And:
    case Expression::Kind::Or: {
        // From the left: what joins at the right stands in parentheses.
        const int strength = strengthOf(value.kind);
        return write(value.operands.at(0), strength) + (strength == 0 ? " | " : " & ")
            + write(value.operands.at(1), strength + 1);
    }
    case Expression::Kind::Call:
        for (std::size_t i = 0; i < value.operands.size(); ++i)
            parts.push_back(
                (value.keywords[i].empty() ? std::string() : value.keywords[i] + '=') + write(value.operands[i]));
        return value.text + '(' + joinedBy(parts, ", ") + ')';
    case Expression::Kind::List:
        for (const Expression& operand : value.operands)
            parts.push_back(write(operand));
        return '[' + joinedBy(parts, ", ") + ']';
    }
    return {};
}

std::string houseOf(const NetworkText::Step& step)
{
    if (step.noHouse)
        return {};
    return step.ownHouse.empty() ? std::string(kHouseWords.at(static_cast<std::size_t>(step.house))) : step.ownHouse;
}

/// Words that would be taken for several stand in quotes.
std::string written(const std::string& words)
{
    return words.find(';') == std::string::npos ? words : '"' + words + '"';
}

std::string header(
    std::string_view kind, const std::string& id, const std::string& between, const std::string& sentence)
{
    return std::string(kind) + ' ' + id + between + ":\n    \"" + sentence + "\"\n";
}

/// " = subset(value=cell, group=house, place=digit, k=2)"
std::string layingOf(const PartText& part)
{
    if (!part.laid)
        return {};
    std::string text = " = " + part.laid->kernel->id + '(';
    for (std::size_t i = 0; i < kLayingWords.size(); ++i)
        text += std::string(kLayingWords[i]) + '=' + std::string(wordOf(part.laid->order[i])) + ", ";
    return text + "k=" + std::to_string(part.laid->k) + ')';
}

/// Which values say what a rule found.
std::string found(const PartText& part)
{
    std::string text;
    for (const PartText::Memory& memory : part.memories)
        text += "    remember " + memory.name + " = " + memory.next + '\n';
    if (!part.weights.empty())
        text += "    weights \"" + part.weights + "\"\n";
    if (!part.count.empty())
        text += "    count " + part.count + '\n';
    text += "    cause " + part.cause + '\n';
    if (!part.kept.empty())
        text += "    keep " + joinedBy(part.kept, ", ") + '\n';
    return text;
}

template <typename Names>
std::vector<std::string> texts(const Names& names)
{
    return std::vector<std::string>(names.begin(), names.end());
}

} // namespace

std::string numberText(double number)
{
    std::array<char, 32> text{};
    const auto end = std::to_chars(text.data(), text.data() + text.size(), number, std::chars_format::fixed).ptr;
    return {text.data(), end};
}

std::span<const std::string_view> inputsOf(PartText::Kind kind)
{
    switch (kind) {
    case PartText::Kind::Encoding:
        return kDigitsOnly;
    case PartText::Kind::Search:
        return kSearchInputs;
    case PartText::Kind::Kernel:
        return kKernelInputs;
    case PartText::Kind::Rule:
    case PartText::Kind::Verdict:
        break;
    }
    return kCandidatesOnly;
}

std::span<const std::string_view> resultsOf(PartText::Kind kind)
{
    switch (kind) {
    case PartText::Kind::Verdict:
        return kVerdictResults;
    case PartText::Kind::Search:
        return kSearchResults;
    case PartText::Kind::Encoding:
        return kCandidatesOnly;
    case PartText::Kind::Kernel:
        return kKernelResults;
    case PartText::Kind::Rule:
        break;
    }
    return {};
}

std::string NetworkText::Step::id() const
{
    return noHouse ? rule : rule + '_' + houseOf(*this);
}

std::string toText(const PartText& part)
{
    const bool isRule = part.kind == PartText::Kind::Rule;
    std::vector<std::string> houses;
    for (const HouseKind house : part.houses)
        houses.emplace_back(kHouseWords.at(static_cast<std::size_t>(house)));
    const std::string inputs = part.noHouse ? std::string()
        : isRule                            ? "house: " + joinedBy(houses, ", ")
                                            : joinedBy(texts(inputsOf(part.kind)), ", ");
    std::string text = header(kKindWords.at(static_cast<std::size_t>(part.kind)), part.id,
        '(' + inputs + ')' + layingOf(part), part.sentence);
    if (part.laid)
        return text; // its lines are the kernel's
    for (const PartText::Memory& memory : part.memories) {
        const Shape shape = memory.shape;
        text += "    memory " + memory.name + "(planes=" + std::to_string(shape.channels)
            + ", rows=" + std::to_string(shape.rows) + ", columns=" + std::to_string(shape.columns)
            + ", from=" + std::to_string(memory.range.low) + ", to=" + std::to_string(memory.range.high) + ")\n";
    }
    std::vector<std::string> codes;
    std::size_t widest = 0;
    for (const PartText::Line& line : part.lines) {
        codes.push_back((line.name.empty() ? "return " : line.name + " = ") + write(line.value));
        widest = std::max(widest, codes.back().size());
    }
    // Lines longer than kWidestCode have their words directly after them; the words of all other lines are aligned in
    // one column.
    widest = std::min(widest, kWidestCode);
    for (std::size_t i = 0; i < part.lines.size(); ++i) {
        if (isRule && i + 1 == part.lines.size())
            text += found(part);
        text += "    " + codes[i];
        std::vector<std::string> words;
        for (const std::string& each : part.lines[i].words)
            words.push_back(written(each));
        if (!words.empty())
            text += std::string(widest - std::min(widest, codes[i].size()), ' ') + "  # " + joinedBy(words, "; ");
        text += '\n';
    }
    if (part.kind == PartText::Kind::Kernel)
        text += found(part);
    if (!isRule)
        text += "    return " + joinedBy(texts(resultsOf(part.kind)), ", ") + '\n';
    return text;
}

std::string toText(const NetworkText& network)
{
    std::string text = header("network", network.id, {}, network.sentence);
    if (const Board board = network.board; board != Board()) {
        text += "    board(side=" + std::to_string(board.side()) + ", box=" + std::to_string(board.boxRows()) + 'x'
            + std::to_string(board.boxColumns()) + ")\n";
    }
    text += "    encoding " + network.encoding.part + '\n';
    for (const HouseCells& house : network.houses) {
        std::vector<std::string> cells;
        for (const Cell cell : house.cells)
            cells.push_back(cellName(cell));
        text += "    house " + house.name + ": " + joinedBy(cells, ", ") + '\n';
    }
    for (const NetworkText::Step& step : network.rules)
        text += "    rule " + step.rule + '(' + houseOf(step) + ")\n";
    text += "    verdict " + network.verdict.part + '\n';
    if (!network.search.part.empty())
        text += "    search " + network.search.part + '\n';
    return text;
}

std::string toText(const NetworkFile& file)
{
    std::string text;
    for (const PartText& part : file.parts)
        text += (text.empty() ? "" : "\n") + toText(part);
    for (const NetworkText& network : file.networks)
        text += (text.empty() ? "" : "\n") + toText(network);
    return text;
}

} // namespace convoku
