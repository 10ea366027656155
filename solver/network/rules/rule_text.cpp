// SPDX-License-Identifier: MIT
#include "solver/network/rules/rule_text.h"

#include <algorithm>
#include <array>
#include <optional>

namespace convoku {
namespace {

using Place = RuleText::Place;
using Expression = RuleText::Expression;
using Expected = RuleMistake::Expected;

constexpr std::size_t kMostBytes = 64 * 1024;
constexpr int kMostLines = 1000;
constexpr int kMostNesting = 40;
constexpr std::size_t kMostDigits = 6;
constexpr std::size_t kMostFound = 24; ///< bytes of what is told of what stands in the way

constexpr std::array<std::string_view, 3> kHouses{"row", "column", "box"};

struct Mistake
{
    RuleMistake what;
};

bool isLetter(char c)
{
    return (c >= 'a' && c <= 'z') || c == '_';
}

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

/// How many bytes the character at the start of a text has; 0 where there is none: broken UTF-8, overlong forms, half
/// of a pair, control characters but the tab.
std::size_t characterAt(std::string_view text)
{
    const auto byte = [&](std::size_t i) { return i < text.size() ? static_cast<unsigned char>(text[i]) : 0U; };
    const unsigned first = byte(0);
    if (first < 0x80)
        return (first >= 0x20 && first != 0x7f) || first == '\t' ? 1 : 0;
    const auto isRest = [&](std::size_t i) { return (byte(i) & 0xc0U) == 0x80; };
    if (first >= 0xc2 && first <= 0xdf)
        return isRest(1) && !(first == 0xc2 && byte(1) < 0xa0) ? 2 : 0;
    if (first >= 0xe0 && first <= 0xef) {
        const bool overlong = first == 0xe0 && byte(1) < 0xa0;
        const bool half = first == 0xed && byte(1) >= 0xa0;
        return isRest(1) && isRest(2) && !overlong && !half ? 3 : 0;
    }
    if (first >= 0xf0 && first <= 0xf4) {
        const bool overlong = first == 0xf0 && byte(1) < 0x90;
        const bool beyond = first == 0xf4 && byte(1) >= 0x90;
        return isRest(1) && isRest(2) && isRest(3) && !overlong && !beyond ? 4 : 0;
    }
    return 0;
}

int charactersIn(std::string_view text)
{
    return static_cast<int>(std::count_if(
        text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xc0U) != 0x80; }));
}

std::string_view trimmed(std::string_view text)
{
    const auto first = text.find_first_not_of(" \t");
    if (first == std::string_view::npos)
        return {};
    return text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

/// A line of the text, read from the left to the right.
class LineReader
{
public:
    LineReader(std::string_view line, int number)
        : m_line(line)
        , m_number(number)
    {
    }

    Place place() const { return {m_number, charactersIn(m_line.substr(0, m_at)) + 1}; }

    /// At the next sign.
    [[noreturn]] void fail(Expected expected, std::string wanted = {}) const
    {
        LineReader here = *this;
        here.skipBlanks();
        throw Mistake{{expected, here.place(), std::move(wanted), found(), 0, {}, {}}};
    }

    void skipBlanks()
    {
        while (m_at < m_line.size() && (m_line[m_at] == ' ' || m_line[m_at] == '\t'))
            ++m_at;
    }
    bool atEnd()
    {
        skipBlanks();
        return m_at == m_line.size() || m_line[m_at] == '#';
    }
    char peek()
    {
        skipBlanks();
        return m_at < m_line.size() ? m_line[m_at] : '\0';
    }
    bool take(char sign)
    {
        if (peek() != sign)
            return false;
        ++m_at;
        return true;
    }
    void need(char sign)
    {
        if (!take(sign))
            fail(Expected::Sign, std::string(1, sign));
    }
    void needEnd()
    {
        if (!atEnd())
            fail(Expected::EndOfLine);
    }
    std::optional<std::string> name()
    {
        if (!isLetter(peek()))
            return std::nullopt;
        const std::size_t from = m_at;
        while (m_at < m_line.size() && (isLetter(m_line[m_at]) || isDigit(m_line[m_at])))
            ++m_at;
        return std::string(m_line.substr(from, m_at - from));
    }
    std::string needName()
    {
        auto result = name();
        if (!result)
            fail(Expected::Name);
        return *result;
    }
    /// A name that is followed by a sign, which stays.
    bool isNameBefore(char sign)
    {
        const std::size_t from = m_at;
        const bool is = name() && peek() == sign;
        m_at = from;
        return is;
    }
    std::optional<int> number()
    {
        const char first = peek();
        const bool negative = first == '-' && m_at + 1 < m_line.size() && isDigit(m_line[m_at + 1]);
        if (!isDigit(first) && !negative)
            return std::nullopt;
        const LineReader before = *this;
        if (negative)
            ++m_at;
        int result = 0;
        std::size_t digits = 0;
        for (; m_at < m_line.size() && isDigit(m_line[m_at]); ++m_at) {
            if (++digits > kMostDigits)
                before.fail(Expected::SmallerNumber);
            result = 10 * result + (m_line[m_at] - '0');
        }
        return negative ? -result : result;
    }
    /// What stands between quotes, of which it has none.
    std::string needSentence()
    {
        if (peek() != '"')
            fail(Expected::Sentence);
        const auto end = m_line.find('"', m_at + 1);
        if (end == std::string_view::npos)
            fail(Expected::Sentence);
        const std::string result(trimmed(m_line.substr(m_at + 1, end - m_at - 1)));
        if (result.empty())
            fail(Expected::Sentence);
        m_at = end + 1;
        return result;
    }
    /// What stands behind the #, in its parts.
    std::vector<std::string> words()
    {
        std::vector<std::string> result;
        if (peek() != '#')
            return result;
        std::string_view rest = trimmed(m_line.substr(m_at + 1));
        while (!rest.empty()) {
            const auto end = rest.find(';');
            if (const std::string_view part = trimmed(rest.substr(0, end)); !part.empty())
                result.emplace_back(part);
            rest = end == std::string_view::npos ? std::string_view() : rest.substr(end + 1);
        }
        return result;
    }

private:
    std::string found() const
    {
        std::string_view rest = m_line.substr(m_at);
        rest = trimmed(rest);
        if (rest.empty() || rest.front() == '#')
            return {};
        std::size_t length = 0;
        const auto isWord = [](char c) { return isLetter(c) || isDigit(c); };
        if (isWord(rest.front())) {
            while (length < rest.size() && length < kMostFound && isWord(rest[length]))
                ++length;
        } else {
            length = characterAt(rest);
        }
        return std::string(rest.substr(0, length));
    }

    std::string_view m_line;
    std::size_t m_at = 0;
    int m_number;
};

class Parser
{
public:
    explicit Parser(std::string_view text) { split(text); }

    RuleText parse()
    {
        readHeader();
        readSentence();
        while (m_next < m_lines.size())
            readLine();
        const Place end{m_endLine, 1};
        if (m_rule.lines.empty() || !m_rule.lines.back().name.empty())
            throw Mistake{{Expected::Return, end, {}, {}, 0, {}, {}}};
        if (m_rule.cause.empty())
            throw Mistake{{Expected::Cause, end, {}, {}, 0, {}, {}}};
        return std::move(m_rule);
    }

private:
    struct Source
    {
        std::string_view text;
        int number;
    };

    /// Only lines that say something.
    void split(std::string_view text)
    {
        if (text.size() > kMostBytes)
            throw Mistake{{Expected::LessText, {}, {}, {}, 0, {}, {}}};
        constexpr std::string_view kMark = "\xEF\xBB\xBF";
        if (text.starts_with(kMark))
            text.remove_prefix(kMark.size());
        int number = 0;
        while (!text.empty()) {
            const auto end = text.find('\n');
            std::string_view line = text.substr(0, end);
            text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
            if (++number > kMostLines)
                throw Mistake{{Expected::LessText, {number, 1}, {}, {}, 0, {}, {}}};
            if (line.ends_with('\r'))
                line.remove_suffix(1);
            for (std::size_t at = 0; at < line.size();) {
                const std::size_t length = characterAt(line.substr(at));
                if (length == 0)
                    throw Mistake{{Expected::Utf8, {number, charactersIn(line.substr(0, at)) + 1}, {}, {}, 0, {}, {}}};
                at += length;
            }
            LineReader reader(line, number);
            if (!reader.atEnd())
                m_lines.push_back({line, number});
        }
        m_endLine = number + 1;
    }

    void readHeader()
    {
        if (m_lines.empty())
            throw Mistake{{Expected::Rule, {m_endLine, 1}, {}, {}, 0, {}, {}}};
        LineReader line(m_lines[m_next].text, m_lines[m_next].number);
        ++m_next;
        const LineReader start = line;
        if (!isLetter(m_lines.front().text.front()) || line.name() != "rule")
            start.fail(Expected::Rule);
        m_rule.id = line.needName();
        line.need('(');
        if (!line.isNameBefore(':') || line.name() != "house")
            line.fail(Expected::Sign, "house:");
        line.need(':');
        do {
            const LineReader before = line;
            const auto found = std::find(kHouses.begin(), kHouses.end(), line.name().value_or(std::string()));
            const auto house = static_cast<HouseKind>(found - kHouses.begin());
            if (found == kHouses.end() || std::ranges::count(m_rule.houses, house) > 0)
                before.fail(Expected::House);
            m_rule.houses.push_back(house);
        } while (line.take(','));
        line.need(')');
        line.need(':');
        line.needEnd();
    }

    LineReader indented()
    {
        const Source& source = m_lines[m_next];
        const auto blanks = source.text.find_first_not_of(' ');
        LineReader line(source.text, source.number);
        line.skipBlanks();
        if (m_indentation == 0)
            m_indentation = blanks;
        if (blanks == 0 || blanks != m_indentation || source.text[blanks] == '\t')
            line.fail(Expected::Indentation);
        ++m_next;
        return line;
    }

    void readSentence()
    {
        if (m_next == m_lines.size())
            throw Mistake{{Expected::Sentence, {m_endLine, 1}, {}, {}, 0, {}, {}}};
        LineReader line = indented();
        m_rule.sentence = line.needSentence();
        line.needEnd();
    }

    void readLine()
    {
        LineReader line = indented();
        if (!m_rule.lines.empty() && m_rule.lines.back().name.empty())
            line.fail(Expected::NothingMore);
        const Place place = line.place();
        if (line.isNameBefore('=')) {
            readValue(line, place);
            return;
        }
        LineReader start = line;
        const std::string word = line.name().value_or(std::string());
        if (word == "return") {
            RuleText::Line& result = m_rule.lines.emplace_back();
            result.place = place;
            result.value = expression(line, 0);
            line.needEnd();
            result.words = line.words();
        } else if (word == "cause" && m_rule.cause.empty()) {
            m_rule.cause = knownName(line);
            line.needEnd();
        } else if (word == "count" && m_rule.count.empty()) {
            m_rule.count = knownName(line);
            line.needEnd();
        } else if (word == "keep") {
            do {
                m_rule.kept.push_back(knownName(line));
            } while (line.take(','));
            line.needEnd();
        } else {
            start.fail(Expected::Line);
        }
    }

    void readValue(LineReader& line, Place place)
    {
        const LineReader start = line;
        RuleText::Line result;
        result.place = place;
        result.name = line.needName();
        const bool reserved = result.name == "house" || result.name == "return";
        if (reserved || isKnown(result.name))
            start.fail(Expected::NewName);
        line.need('=');
        result.value = expression(line, 0);
        line.needEnd();
        result.words = line.words();
        m_rule.lines.push_back(std::move(result));
    }

    bool isKnown(std::string_view name) const
    {
        return name == "candidates"
            || std::ranges::any_of(m_rule.lines, [name](const RuleText::Line& line) { return line.name == name; });
    }

    std::string knownName(LineReader& line)
    {
        const LineReader start = line;
        std::string name = line.needName();
        if (name == "candidates" || !isKnown(name))
            start.fail(Expected::KnownName);
        return name;
    }

    // | binds less than &, & less than ~.
    Expression expression(LineReader& line, int depth)
    {
        return joined(line, depth, '|', Expression::Kind::Or, [this](LineReader& its, int deep) {
            return joined(its, deep, '&', Expression::Kind::And,
                [this](LineReader& inner, int deepest) { return single(inner, deepest); });
        });
    }

    template <typename Part>
    Expression joined(LineReader& line, int depth, char sign, Expression::Kind kind, const Part& part)
    {
        Expression left = part(line, depth);
        for (int joins = 0; line.peek() == sign; ++joins) {
            if (joins > kMostNesting)
                line.fail(Expected::LessNesting);
            const Place place = line.place();
            line.need(sign);
            Expression both;
            both.kind = kind;
            both.place = place;
            both.operands.push_back(std::move(left));
            both.operands.push_back(part(line, depth));
            left = std::move(both);
        }
        return left;
    }

    Expression single(LineReader& line, int depth)
    {
        line.skipBlanks();
        if (depth > kMostNesting)
            line.fail(Expected::LessNesting);
        Expression result;
        result.place = line.place();
        if (line.take('~')) {
            result.kind = Expression::Kind::Not;
            result.operands.push_back(single(line, depth + 1));
        } else if (line.take('(')) {
            result = expression(line, depth + 1);
            line.need(')');
        } else if (line.take('[')) {
            result.kind = Expression::Kind::List;
            do {
                result.operands.push_back(expression(line, depth + 1));
            } while (line.take(','));
            line.need(']');
        } else if (const auto number = line.number()) {
            result.kind = Expression::Kind::Number;
            result.number = *number;
        } else if (auto name = line.name()) {
            result.text = std::move(*name);
            if (line.take('('))
                readCall(line, depth, result);
        } else {
            line.fail(Expected::Value);
        }
        return result;
    }

    void readCall(LineReader& line, int depth, Expression& call)
    {
        call.kind = Expression::Kind::Call;
        if (line.take(')'))
            return;
        do {
            std::string keyword;
            if (line.isNameBefore('=')) {
                keyword = line.needName();
                line.need('=');
            }
            call.keywords.push_back(std::move(keyword));
            call.operands.push_back(expression(line, depth + 1));
        } while (line.take(','));
        line.need(')');
    }

    std::vector<Source> m_lines;
    std::size_t m_next = 0;
    std::size_t m_indentation = 0;
    int m_endLine = 1;
    RuleText m_rule;
};

// Writing

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
        return value.text;
    case Expression::Kind::Number:
        return std::to_string(value.number);
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

} // namespace

ParsedRule parseRule(std::string_view text)
{
    try {
        return Parser(text).parse();
    } catch (Mistake& mistake) {
        return std::move(mistake.what);
    }
}

std::string toText(const RuleText& rule)
{
    std::vector<std::string> houses;
    for (const HouseKind house : rule.houses)
        houses.emplace_back(kHouses.at(static_cast<std::size_t>(house)));
    std::string text = "rule " + rule.id + "(house: " + joinedBy(houses, ", ") + "):\n    \"" + rule.sentence + "\"\n";
    std::vector<std::string> codes;
    std::size_t widest = 0;
    for (const RuleText::Line& line : rule.lines) {
        codes.push_back((line.name.empty() ? "return " : line.name + " = ") + write(line.value));
        widest = std::max(widest, codes.back().size());
    }
    for (std::size_t i = 0; i < rule.lines.size(); ++i) {
        if (i + 1 == rule.lines.size()) {
            if (!rule.count.empty())
                text += "    count " + rule.count + '\n';
            text += "    cause " + rule.cause + '\n';
            if (!rule.kept.empty())
                text += "    keep " + joinedBy(rule.kept, ", ") + '\n';
        }
        text += "    " + codes[i];
        if (!rule.lines[i].words.empty())
            text += std::string(widest - codes[i].size(), ' ') + "  # " + joinedBy(rule.lines[i].words, "; ");
        text += '\n';
    }
    return text;
}

} // namespace convoku
