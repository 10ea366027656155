// SPDX-License-Identifier: MIT
#include "solver/network/text/part_text.h"

#include <algorithm>
#include <array>
#include <optional>
#include <span>

namespace convoku {
namespace {

using Place = PartText::Place;
using Expression = PartText::Expression;
using Expected = TextMistake::Expected;

constexpr std::size_t kMostBytes = 64 * 1024;
constexpr int kMostLines = 1000;
constexpr int kMostNesting = 40;
constexpr std::size_t kMostDigits = 6;
constexpr std::size_t kWidestCode = 72;
constexpr std::size_t kMostFound = 24; ///< bytes of what is told of what stands in the way

constexpr std::array<std::string_view, 3> kHouses{"row", "column", "box"};
/// By PartText::Kind.
constexpr std::array<std::string_view, 4> kKinds{"rule", "encoding", "verdict", "search"};

constexpr std::array<std::string_view, 1> kCandidatesOnly{"candidates"};
constexpr std::array<std::string_view, 1> kDigitsOnly{"digits"};
constexpr std::array<std::string_view, 2> kVerdictResults{"solved", "contradiction"};
constexpr std::array<std::string_view, 7> kSearchInputs{
    "candidates", "stack", "guess", "level", "ruled", "solved", "contradiction"};
constexpr std::array<std::string_view, 7> kSearchResults{
    "next_candidates", "next_stack", "next_guess", "next_level", "push", "pop", "exhausted"};

struct Mistake
{
    TextMistake what;
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

/// A line of the file that says something.
struct Source
{
    std::string_view text;
    int number = 0;
};

/// Reads from the left to the right, and where parentheses are open on into the next lines.
class LineReader
{
public:
    /// From the first of `lines`.
    explicit LineReader(std::span<const Source> lines)
        : m_lines(lines)
        , m_line(lines.front().text)
        , m_indentation(std::min(m_line.find_first_not_of(' '), m_line.size()))
    {
    }

    Place place() const { return {m_lines[m_index].number, charactersIn(m_line.substr(0, m_at)) + 1}; }
    /// How many lines it has come to, the one that it began in among them.
    std::size_t linesRead() const { return m_index + 1; }

    /// At the next sign.
    [[noreturn]] void fail(Expected expected, std::string wanted = {}) const
    {
        LineReader here = *this;
        here.skipBlanks();
        throw Mistake{{expected, here.place(), std::move(wanted), here.found(), 0, {}, {}}};
    }

    void skipBlanks()
    {
        const auto skip = [this] {
            while (m_at < m_line.size() && (m_line[m_at] == ' ' || m_line[m_at] == '\t'))
                ++m_at;
        };
        skip();
        while (m_open > 0 && m_at == m_line.size() && m_index + 1 < m_lines.size()
            && m_lines[m_index + 1].text.find_first_not_of(' ') > m_indentation) {
            m_line = m_lines[++m_index].text;
            m_at = 0;
            skip();
        }
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
        if (sign == '(' || sign == '[')
            ++m_open;
        else if (sign == ')' || sign == ']')
            --m_open;
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
    bool isNameBefore(char sign) const
    {
        LineReader ahead = *this;
        return ahead.name() && ahead.peek() == sign;
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
    /// What stands behind the #, in its parts: between semicolons, or in quotes.
    std::vector<std::string> words()
    {
        std::vector<std::string> result;
        if (peek() != '#')
            return result;
        std::string_view rest = trimmed(m_line.substr(m_at + 1));
        while (!rest.empty()) {
            const bool quoted = rest.front() == '"';
            const auto close = quoted ? std::min(rest.find('"', 1), rest.size()) : 0;
            const auto end = rest.find(';', close);
            const std::string_view part = trimmed(quoted ? rest.substr(1, close - 1) : rest.substr(0, end));
            if (!part.empty())
                result.emplace_back(part);
            rest = end == std::string_view::npos ? std::string_view() : trimmed(rest.substr(end + 1));
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

    std::span<const Source> m_lines;
    std::size_t m_index = 0;
    std::string_view m_line;
    std::size_t m_indentation; ///< of its first line: what belongs to it stands farther in
    std::size_t m_at = 0;
    int m_open = 0; ///< parentheses and brackets
};

class Parser
{
public:
    explicit Parser(std::string_view text) { split(text); }

    NetworkFile parse()
    {
        NetworkFile file;
        if (m_lines.empty())
            throw Mistake{{Expected::Part, {m_endLine, 1}, {}, {}, 0, {}, {}}};
        while (m_next < m_lines.size()) {
            LineReader line = reader();
            const LineReader start = line;
            const std::string word = line.name().value_or(std::string());
            const auto kind = std::find(kKinds.begin(), kKinds.end(), word);
            if (!isLetter(m_lines[m_next].text.front()) || (kind == kKinds.end() && word != "network"))
                start.fail(Expected::Part);
            m_indentation = 0;
            const LineReader beforeName = line;
            std::string id = line.needName();
            const auto has = [&id](const auto& all) {
                return std::ranges::any_of(all, [&id](const auto& each) { return each.id == id; });
            };
            if (has(file.parts) || has(file.networks))
                beforeName.fail(Expected::NewName);
            if (kind == kKinds.end()) {
                m_network = {};
                m_network.id = std::move(id);
                m_network.place = start.place();
                readNetwork(line);
                file.networks.push_back(std::move(m_network));
            } else {
                m_part = {};
                m_part.kind = static_cast<PartText::Kind>(kind - kKinds.begin());
                m_part.id = std::move(id);
                m_part.place = start.place();
                readPart(line);
                file.parts.push_back(std::move(m_part));
            }
        }
        return file;
    }

private:
    LineReader reader() const { return LineReader(std::span(m_lines).subspan(m_next)); }
    void leave(LineReader& line)
    {
        line.needEnd();
        m_next += line.linesRead();
    }
    /// There is another line of what is being read.
    bool hasLine() const { return m_next < m_lines.size() && !isLetter(m_lines[m_next].text.front()); }
    Place end() const { return {m_next < m_lines.size() ? m_lines[m_next].number : m_endLine, 1}; }

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
            if (const std::string_view said = trimmed(line); !said.empty() && said.front() != '#')
                m_lines.push_back({line, number});
        }
        m_endLine = number + 1;
    }

    void readPart(LineReader& line)
    {
        line.need('(');
        if (m_part.kind == PartText::Kind::Rule)
            readHouses(line);
        else
            needNames(line, inputsOf(m_part.kind), Expected::Inputs);
        line.need(')');
        line.need(':');
        leave(line);
        m_part.sentence = readSentence();
        m_isComplete = false;
        while (hasLine())
            readLine();
        if (!m_isComplete)
            throw Mistake{{Expected::Return, end(), {}, {}, 0, {}, {}}};
        if (m_part.kind == PartText::Kind::Rule && m_part.cause.empty())
            throw Mistake{{Expected::Cause, end(), {}, {}, 0, {}, {}}};
    }

    void readHouses(LineReader& line)
    {
        if (!line.isNameBefore(':'))
            line.fail(Expected::Sign, "house:");
        const LineReader before = line;
        if (line.name() != "house")
            before.fail(Expected::Sign, "house:");
        line.need(':');
        do {
            m_part.houses.push_back(readHouse(line));
        } while (line.take(','));
    }

    HouseKind readHouse(LineReader& line)
    {
        const LineReader before = line;
        const auto found = std::find(kHouses.begin(), kHouses.end(), line.name().value_or(std::string()));
        const auto house = static_cast<HouseKind>(found - kHouses.begin());
        if (found == kHouses.end() || std::ranges::count(m_part.houses, house) > 0)
            before.fail(Expected::House);
        return house;
    }

    /// All of them, in this order.
    static void needNames(LineReader& line, std::span<const std::string_view> names, Expected expected)
    {
        for (const std::string_view name : names) {
            const LineReader before = line;
            const bool follows = name == names.front() || line.take(',');
            if (!follows || line.name() != name)
                before.fail(expected, listed(names));
        }
    }

    static std::string listed(std::span<const std::string_view> names)
    {
        std::string all;
        for (const std::string_view name : names)
            all += (all.empty() ? "" : ", ") + std::string(name);
        return all;
    }

    LineReader indented()
    {
        LineReader line = reader();
        const std::string_view text = m_lines[m_next].text;
        const auto blanks = text.find_first_not_of(' ');
        line.skipBlanks();
        if (m_indentation == 0)
            m_indentation = blanks;
        if (blanks == 0 || blanks != m_indentation || text[blanks] == '\t')
            line.fail(Expected::Indentation);
        return line;
    }

    std::string readSentence()
    {
        if (m_next == m_lines.size())
            throw Mistake{{Expected::Sentence, {m_endLine, 1}, {}, {}, 0, {}, {}}};
        LineReader line = indented();
        std::string sentence = line.needSentence();
        leave(line);
        return sentence;
    }

    void readLine()
    {
        LineReader line = indented();
        if (m_isComplete)
            line.fail(Expected::NothingMore);
        const Place place = line.place();
        if (line.isNameBefore('=')) {
            readValue(line, place);
            return;
        }
        const LineReader start = line;
        const bool isRule = m_part.kind == PartText::Kind::Rule;
        const std::string word = line.name().value_or(std::string());
        if (word == "return") {
            readReturn(line, place);
        } else if (isRule && word == "cause" && m_part.cause.empty()) {
            m_part.cause = knownName(line);
            leave(line);
        } else if (isRule && word == "count" && m_part.count.empty()) {
            m_part.count = knownName(line);
            leave(line);
        } else if (isRule && word == "keep") {
            do {
                m_part.kept.push_back(knownName(line));
            } while (line.take(','));
            leave(line);
        } else {
            start.fail(Expected::Line);
        }
    }

    void readReturn(LineReader& line, Place place)
    {
        m_isComplete = true;
        if (m_part.kind != PartText::Kind::Rule) {
            const LineReader before = line;
            const auto results = resultsOf(m_part.kind);
            needNames(line, results, Expected::Results);
            for (const std::string_view result : results) {
                if (!isWorkedOut(result))
                    before.fail(Expected::Results, listed(results));
            }
            leave(line);
            return;
        }
        PartText::Line& result = m_part.lines.emplace_back();
        result.place = place;
        result.value = expression(line, 0);
        line.needEnd();
        result.words = line.words();
        leave(line);
    }

    void readNetwork(LineReader& line)
    {
        line.need(':');
        leave(line);
        m_network.sentence = readSentence();
        while (hasLine())
            readNetworkLine();
        if (m_network.encoding.part.empty() || m_network.verdict.part.empty())
            throw Mistake{{Expected::NetworkLine, end(), {}, {}, 0, {}, {}}};
    }

    void readNetworkLine()
    {
        LineReader line = indented();
        const LineReader start = line;
        const std::string word = line.name().value_or(std::string());
        if (word == "rule") {
            do {
                line.skipBlanks();
                NetworkText::Step& step = m_network.rules.emplace_back();
                step.place = line.place();
                step.rule = line.needName();
                line.need('(');
                m_part.houses.clear();
                step.house = readHouse(line);
                line.need(')');
            } while (line.take(','));
            leave(line);
            return;
        }
        NetworkText::Named* part = word == "encoding" ? &m_network.encoding
            : word == "verdict"                       ? &m_network.verdict
            : word == "search"                        ? &m_network.search
                                                      : nullptr;
        if (part == nullptr || !part->part.empty())
            start.fail(Expected::NetworkLine);
        line.skipBlanks();
        part->place = line.place();
        part->part = line.needName();
        leave(line);
    }

    void readValue(LineReader& line, Place place)
    {
        const LineReader start = line;
        PartText::Line result;
        result.place = place;
        result.name = line.needName();
        const bool reserved = result.name == "house" || result.name == "return";
        if (reserved || isWorkedOut(result.name) || std::ranges::count(inputsOf(m_part.kind), result.name) > 0)
            start.fail(Expected::NewName);
        line.need('=');
        result.value = expression(line, 0);
        line.needEnd();
        result.words = line.words();
        m_next += line.linesRead();
        m_part.lines.push_back(std::move(result));
    }

    bool isWorkedOut(std::string_view name) const
    {
        return std::ranges::any_of(m_part.lines, [name](const PartText::Line& line) { return line.name == name; });
    }

    std::string knownName(LineReader& line)
    {
        const LineReader start = line;
        std::string name = line.needName();
        if (!isWorkedOut(name))
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
    PartText m_part; ///< what is being read
    NetworkText m_network;
    bool m_isComplete = false; ///< the part has returned
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

template <typename Names>
std::vector<std::string> texts(const Names& names)
{
    return std::vector<std::string>(names.begin(), names.end());
}

} // namespace

std::span<const std::string_view> inputsOf(PartText::Kind kind)
{
    switch (kind) {
    case PartText::Kind::Encoding:
        return kDigitsOnly;
    case PartText::Kind::Search:
        return kSearchInputs;
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
    case PartText::Kind::Rule:
        break;
    }
    return {};
}

std::string NetworkText::Step::id() const
{
    return rule + '_' + std::string(kHouses.at(static_cast<std::size_t>(house)));
}

ParsedFile parseNetworkFile(std::string_view text)
{
    try {
        return Parser(text).parse();
    } catch (Mistake& mistake) {
        return std::move(mistake.what);
    }
}

std::string toText(const PartText& part)
{
    const bool isRule = part.kind == PartText::Kind::Rule;
    std::vector<std::string> houses;
    for (const HouseKind house : part.houses)
        houses.emplace_back(kHouses.at(static_cast<std::size_t>(house)));
    const std::string inputs = isRule ? "house: " + joinedBy(houses, ", ") : joinedBy(texts(inputsOf(part.kind)), ", ");
    std::string text
        = header(kKinds.at(static_cast<std::size_t>(part.kind)), part.id, '(' + inputs + ')', part.sentence);
    std::vector<std::string> codes;
    std::size_t widest = 0;
    for (const PartText::Line& line : part.lines) {
        codes.push_back((line.name.empty() ? "return " : line.name + " = ") + write(line.value));
        widest = std::max(widest, codes.back().size());
    }
    // What is long keeps its words beside it; all others stand in a column.
    widest = std::min(widest, kWidestCode);
    for (std::size_t i = 0; i < part.lines.size(); ++i) {
        if (isRule && i + 1 == part.lines.size()) {
            if (!part.count.empty())
                text += "    count " + part.count + '\n';
            text += "    cause " + part.cause + '\n';
            if (!part.kept.empty())
                text += "    keep " + joinedBy(part.kept, ", ") + '\n';
        }
        text += "    " + codes[i];
        std::vector<std::string> words;
        for (const std::string& each : part.lines[i].words)
            words.push_back(written(each));
        if (!words.empty())
            text += std::string(widest - std::min(widest, codes[i].size()), ' ') + "  # " + joinedBy(words, "; ");
        text += '\n';
    }
    if (!isRule)
        text += "    return " + joinedBy(texts(resultsOf(part.kind)), ", ") + '\n';
    return text;
}

std::string toText(const NetworkText& network)
{
    std::string text = header("network", network.id, {}, network.sentence);
    text += "    encoding " + network.encoding.part + '\n';
    for (const NetworkText::Step& step : network.rules)
        text += "    rule " + step.rule + '(' + std::string(kHouses.at(static_cast<std::size_t>(step.house))) + ")\n";
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
