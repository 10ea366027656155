// SPDX-License-Identifier: MIT
#include "solver/network/text/part_text.h"

#include "solver/network/tensor_file.h"
#include "solver/network/text/board_words.h"
#include "solver/network/text/expressions.h"
#include "solver/network/text/learned_words.h"
#include "solver/network/text/line_reader.h"
#include "solver/network/text/memories.h"
#include "solver/network/text/part_layers.h"
#include "solver/network/text/part_words.h"
#include "solver/network/text/source_lines.h"

#include <algorithm>
#include <array>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <utility>

namespace convoku {
namespace {

using namespace text;
using Place = PartText::Place;
using Expression = PartText::Expression;
using Expected = TextMistake::Expected;

constexpr int kMostNesting = 40;
/// Names, numbers and words of all rules that are kernels, which a short text can name often: some 10 MB.
constexpr std::size_t kMostLaid = 100'000;

class Parser
{
public:
    Parser(std::string_view text, const std::vector<PartText>* shipped)
        : m_shipped(shipped)
    {
        SourceLines source = sourceLines(text);
        m_lines = std::move(source.lines);
        m_endLine = source.end;
    }

    NetworkFile parse()
    {
        NetworkFile file;
        if (m_lines.empty())
            throw Mistake{{Expected::Part, {m_endLine, 1}, {}, {}, 0, {}, {}}};
        while (m_next < m_lines.size()) {
            LineReader line = reader();
            const LineReader start = line;
            const std::string word = line.name().value_or(std::string());
            const auto kind = std::find(kKindWords.begin(), kKindWords.end(), word);
            if (!isLetter(m_lines[m_next].text.front()) || (kind == kKindWords.end() && word != "network"))
                start.fail(Expected::Part);
            m_indentation = 0;
            const LineReader beforeName = line;
            std::string id = line.needName();
            const auto has = [&id](const auto& all) {
                return std::ranges::any_of(all, [&id](const auto& each) { return each.id == id; });
            };
            if (has(file.parts) || has(file.networks))
                beforeName.fail(Expected::NewName);
            if (kind == kKindWords.end()) {
                m_network = {};
                m_hasBoard = false;
                m_network.id = std::move(id);
                m_network.place = start.place();
                readNetwork(line);
                file.networks.push_back(std::move(m_network));
            } else {
                m_part = {};
                m_part.kind = static_cast<PartText::Kind>(kind - kKindWords.begin());
                m_part.id = std::move(id);
                m_part.place = start.place();
                readPart(line);
                file.parts.push_back(std::move(m_part));
            }
        }
        layKernels(file);
        return file;
    }

private:
    LineReader reader() const { return LineReader(std::span(m_lines).subspan(m_next)); }
    void leave(LineReader& line)
    {
        line.needEnd();
        m_next += line.linesRead();
    }
    /// Returns true if the definition being read has another line.
    bool hasLine() const { return m_next < m_lines.size() && !isLetter(m_lines[m_next].text.front()); }
    Place end() const { return {m_next < m_lines.size() ? m_lines[m_next].number : m_endLine, 1}; }

    void readPart(LineReader& line)
    {
        line.need('(');
        if (m_part.kind == PartText::Kind::Rule && line.peek() == ')') {
            m_part.noHouse = true;
            m_part.houses = {HouseKind::Row};
        } else if (m_part.kind == PartText::Kind::Rule)
            readHouses(line);
        else
            needNames(line, inputsOf(m_part.kind), Expected::Inputs);
        line.need(')');
        const bool laid = m_part.kind == PartText::Kind::Rule && line.take('=');
        if (laid)
            m_laid.emplace_back(m_part.id, expression(line, 0));
        line.need(':');
        leave(line);
        m_part.sentence = readSentence();
        if (laid) {
            if (hasLine())
                indented().fail(Expected::NothingMore);
            return;
        }
        m_isComplete = false;
        while (hasLine())
            readLine();
        if (!m_isComplete)
            throw Mistake{{Expected::Return, end(), {}, {}, 0, {}, {}}};
        if (saysWhy() && m_part.cause.empty())
            throw Mistake{{Expected::Cause, end(), {}, {}, 0, {}, {}}};
        for (const PartText::Memory& memory : m_part.memories) {
            if (memory.next.empty())
                throw Mistake{{Expected::Remember, end(), {}, memory.name, 0, {}, {}}};
        }
        if (m_part.kind == PartText::Kind::Kernel) {
            for (const PartText::Line& partLine : m_part.lines)
                needOnlyValues(partLine.value);
        }
    }

    /// A kernel knows what it is handed alone, though its lines become those of a rule.
    static void needOnlyValues(const Expression& expression)
    {
        if (expression.kind == Expression::Kind::Name && expression.text == "candidates")
            throw Mistake{{Expected::KnownName, expression.place, {}, expression.text, 0, {}, {}}};
        for (const Expression& operand : expression.operands)
            needOnlyValues(operand);
    }

    bool saysWhy() const { return m_part.kind == PartText::Kind::Rule || m_part.kind == PartText::Kind::Kernel; }

    /// Rules that are kernels get their lines, once all parts are read: a kernel may stand below.
    void layKernels(NetworkFile& file) const
    {
        std::size_t size = 0;
        std::map<std::string, std::shared_ptr<const PartText>> kernels;
        for (const auto& [id, call] : m_laid) {
            const auto rule = std::ranges::find(file.parts, id, &PartText::id);
            PartText::Laid laid = laying(call, file.parts);
            // Rules share one.
            laid.kernel = kernels.try_emplace(laid.kernel->id, laid.kernel).first->second;
            for (const PartText::Line& line : laid.kernel->lines)
                size += sizeOf(line.value);
            if (size > kMostLaid)
                throw Mistake{{Expected::LessText, rule->place, {}, {}, 0, {}, {}}};
            *rule = laidOut(std::move(*rule), laid);
            // Lines of another file are told by the one that names the kernel.
            if (std::ranges::find(file.parts, laid.kernel->id, &PartText::id) == file.parts.end()) {
                for (PartText::Line& line : rule->lines)
                    moveTo(line, rule->place);
            }
        }
    }

    PartText::Laid laying(const Expression& call, const std::vector<PartText>& parts) const
    {
        const auto fail = [](Expected expected, const Expression& at) {
            throw Mistake{{expected, at.place, {}, at.text, 0, {}, {}}};
        };
        const auto isKernel
            = [&call](const PartText& part) { return part.kind == PartText::Kind::Kernel && part.id == call.text; };
        PartText::Laid laid;
        if (call.kind != Expression::Kind::Call
            || call.keywords != std::vector<std::string>{"value", "group", "place", "k"})
            fail(Expected::Laying, call);
        for (std::size_t i = 0; i < laid.order.size(); ++i) {
            const Expression& is = call.operands[i];
            const auto word = std::ranges::find(kCoordinateWords, is.text);
            laid.order[i] = static_cast<PartText::Coordinate>(word - kCoordinateWords.begin());
            const auto here = laid.order.begin() + static_cast<std::ptrdiff_t>(i);
            if (is.kind != Expression::Kind::Name || word == kCoordinateWords.end()
                || std::find(laid.order.begin(), here, laid.order[i]) != here)
                fail(Expected::Laying, is);
        }
        const Expression& k = call.operands.back();
        for (laid.k = 1; k.kind != Expression::Kind::Number || k.number != laid.k; ++laid.k) {
            if (laid.k == PartText::kMostK)
                fail(Expected::Laying, k);
        }
        const auto& shipped = m_shipped != nullptr ? *m_shipped : shippedNetworks().parts;
        auto kernel = std::ranges::find_if(parts, isKernel);
        if (kernel == parts.end()) {
            kernel = std::ranges::find_if(shipped, isKernel);
            if (kernel == shipped.end())
                fail(Expected::KnownPart, call);
        }
        laid.kernel = std::make_shared<const PartText>(*kernel);
        return laid;
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
        const auto found = std::find(kHouseWords.begin(), kHouseWords.end(), line.name().value_or(std::string()));
        const auto house = static_cast<HouseKind>(found - kHouseWords.begin());
        if (found == kHouseWords.end() || std::ranges::count(m_part.houses, house) > 0)
            before.fail(Expected::House);
        return house;
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
        const bool isRule = saysWhy();
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
        } else if (m_part.kind == PartText::Kind::Rule && word == "weights" && m_part.weights.empty()) {
            m_part.weights = line.needFileName();
            m_part.learned = shippedWeights(m_part.weights);
            leave(line);
        } else if (m_part.kind == PartText::Kind::Rule && word == "memory") {
            readMemory(line);
        } else if (m_part.kind == PartText::Kind::Rule && word == "remember") {
            readRemember(line);
        } else {
            start.fail(Expected::Line);
        }
    }

    /// memory hidden(planes=128, rows=9, columns=9, from=-100, to=100)
    void readMemory(LineReader& line)
    {
        line.skipBlanks();
        const LineReader before = line;
        const Expression call = expression(line, 0);
        PartText::Memory memory = memoryOf(call, before.place(), m_part.memories);
        if (isReserved(memory.name) || isWorkedOut(memory.name))
            before.fail(Expected::NewName);
        leave(line);
        m_part.memories.push_back(std::move(memory));
    }

    void readRemember(LineReader& line)
    {
        line.skipBlanks();
        const LineReader before = line;
        const std::string name = line.needName();
        const auto memory = std::ranges::find(m_part.memories, name, &PartText::Memory::name);
        if (memory == m_part.memories.end() || !memory->next.empty())
            before.fail(Expected::KnownName);
        line.need('=');
        memory->next = knownName(line);
        leave(line);
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
                step.noHouse = line.peek() == ')';
                if (!step.noHouse)
                    readStepHouse(line, step);
                line.need(')');
            } while (line.take(','));
            leave(line);
            return;
        }
        if (word == "house") {
            readOwnHouse(line);
            return;
        }
        if (word == "board" && !m_hasBoard && m_network.houses.empty()) {
            m_network.board = readBoard(line);
            m_hasBoard = true;
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

    bool isOwnHouse(const std::string& name) const
    {
        return std::ranges::count(m_network.houses, name, &HouseCells::name) > 0;
    }

    void readStepHouse(LineReader& line, NetworkText::Step& step)
    {
        LineReader ahead = line;
        const std::string name = ahead.name().value_or(std::string());
        if (!isOwnHouse(name)) {
            step.house = readHouse(line);
            return;
        }
        step.ownHouse = name;
        line = ahead;
    }

    void readOwnHouse(LineReader& line)
    {
        HouseCells house;
        line.skipBlanks();
        const LineReader beforeName = line;
        house.name = line.needName();
        const bool isWord = house.name == "house" || std::ranges::count(kHouseWords, house.name) > 0;
        if (isWord || isOwnHouse(house.name))
            beforeName.fail(Expected::NewName);
        line.need(':');
        for (int i = 0; i < m_network.board.side(); ++i) {
            if (i > 0)
                line.need(',');
            const LineReader before = line;
            const auto cell = cellNamed(line.name().value_or(std::string()), m_network.board);
            if (!cell || std::ranges::find(house.cells, *cell) != house.cells.end())
                before.fail(Expected::HouseCells, {}, m_network.board.side());
            house.cells.add(*cell);
        }
        leave(line);
        m_network.houses.push_back(std::move(house));
    }

    void readValue(LineReader& line, Place place)
    {
        const LineReader start = line;
        PartText::Line result;
        result.place = place;
        result.name = line.needName();
        if (isReserved(result.name) || isWorkedOut(result.name))
            start.fail(Expected::NewName);
        line.need('=');
        result.value = expression(line, 0);
        line.needEnd();
        result.words = line.words();
        m_next += line.linesRead();
        m_part.lines.push_back(std::move(result));
    }

    bool isReserved(const std::string& name) const
    {
        return name == "house" || name == "return" || (m_part.kind == PartText::Kind::Kernel && name == "candidates")
            || std::ranges::count(inputsOf(m_part.kind), name) > 0
            || std::ranges::count(m_part.memories, name, &PartText::Memory::name) > 0;
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
        return joined(line, depth, '|', Expression::Kind::Or, [this](LineReader& reader, int deep) {
            return joined(reader, deep, '&', Expression::Kind::And,
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
            else if (isBoardWord(result.text) && (line.peek() == '+' || line.peek() == '-'))
                readAddend(line, result);
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
            const bool tensor = takesTensors(call.text) && call.operands.size() == 1 && keyword.empty();
            call.keywords.push_back(std::move(keyword));
            call.operands.push_back(tensor ? tensorName(line) : expression(line, depth + 1));
        } while (line.take(','));
        line.need(')');
    }

    static Expression tensorName(LineReader& line)
    {
        line.skipBlanks();
        Expression name;
        name.place = line.place();
        name.text = line.needTensorName();
        return name;
    }

    const std::vector<PartText>* m_shipped; ///< with kernels; null: those that come with the program
    std::vector<Source> m_lines;
    std::size_t m_next = 0;
    std::size_t m_indentation = 0;
    int m_endLine = 1;
    PartText m_part; ///< what is being read
    NetworkText m_network;
    bool m_hasBoard = false; ///< the network says which
    std::vector<std::pair<std::string, Expression>> m_laid; ///< rules that are kernels, by id
    bool m_isComplete = false; ///< the part has returned
};

} // namespace

namespace {

ParsedFile parsed(std::string_view text, const std::vector<PartText>* shipped)
{
    try {
        return Parser(text, shipped).parse();
    } catch (Mistake& mistake) {
        return std::move(mistake.what);
    }
}

} // namespace

bool PartText::sameTensors(const std::shared_ptr<const TensorFile>& a, const std::shared_ptr<const TensorFile>& b)
{
    return a == b || (a && b && *a == *b);
}

ParsedFile parseNetworkFile(std::string_view text)
{
    return parsed(text, nullptr);
}

ParsedFile parseNetworkFile(std::string_view text, const std::vector<PartText>& shipped)
{
    return parsed(text, &shipped);
}

} // namespace convoku
