// SPDX-License-Identifier: MIT
#include "solver/network/text/bending.h"

#include "solver/error.h"
#include "solver/network/text/line_reader.h"
#include "solver/network/text/part_weights.h"
#include "solver/network/text/part_words.h"

#include <algorithm>
#include <utility>

namespace convoku {
namespace {

using Expression = PartText::Expression;
using Numbers = NumbersOfLayer;

/// A change of a text, located by the places of its expressions.
struct Change
{
    enum class Kind : std::uint8_t {
        Number, ///< what stands at `at` becomes `text`
        Wrap, ///< bent( before it, and `text` behind it
        Unwrap, ///< of bent(…) at `at` only what stands at `inner` is left
        Append, ///< `text` before the last parenthesis of the call
    };
    Kind kind = Kind::Number;
    PartText::Place at;
    PartText::Place inner;
    std::string text;
};

Expression numberOf(double number, PartText::Place place)
{
    Expression result;
    result.kind = Expression::Kind::Number;
    result.number = number;
    result.place = place;
    return result;
}

/// Changes a number in an expression, and says how its text changes.
class Bender
{
public:
    Bender(Expression& call, const Numbers& of, const Bend& bend, Board board)
        : m_of(of)
        , m_board(board)
        , m_number(bend.number)
        , m_to(bend.to)
    {
        change(call);
    }

    /// At places of the expression as it was.
    const std::vector<Change>& changes() const { return m_changes; }

private:
    void change(Expression& call)
    {
        const int columns = std::max(m_of.columns, 1);
        const auto row = static_cast<int>(m_number) / columns;
        const auto column = static_cast<int>(m_number) % columns;
        switch (m_of.kind) {
        case Numbers::Kind::Window:
            if (m_of.isBias(m_number))
                bend(call, {{"bias", 0}}, 0);
            else
                bend(call, {{"place", column + 1}, {"to", 0}}, 1);
            return;
        case Numbers::Kind::Weights:
            if (m_of.isBias(m_number))
                changeBias(call, m_number - m_of.weights());
            else if (call.operands[1].kind == Expression::Kind::List)
                setNumber(call.operands[1]
                              .operands.at(static_cast<std::size_t>(row))
                              .operands.at(static_cast<std::size_t>(column)));
            else
                bend(call.operands[1], {{"row", row + 1}, {"column", column + 1}, {"to", 0}},
                    static_cast<double>(writtenWeights(unbent(call.operands[1]), m_board).at(row, column)));
            return;
        case Numbers::Kind::Kernel:
            setNumber(call.operands[1]
                          .operands.at(static_cast<std::size_t>(row))
                          .operands.at(static_cast<std::size_t>(column)));
            return;
        case Numbers::Kind::Compared:
        case Numbers::Kind::Scaled:
        case Numbers::Kind::Limits:
        case Numbers::Kind::Threshold:
            setNumber(call.operands.at(m_number + 1));
            return;
        }
    }

    void setNumber(Expression& number)
    {
        if (number.kind == Expression::Kind::Number && number.number == m_to)
            return;
        number = numberOf(m_to, number.place);
        m_changes.push_back({Change::Kind::Number, number.place, {}, numberText(m_to)});
    }

    void changeBias(Expression& call, std::size_t which)
    {
        if (call.operands.size() == 3) {
            if (call.operands[2].kind == Expression::Kind::Call)
                bend(call.operands[2], {{"row", static_cast<int>(which) + 1}, {"column", 1}, {"to", 0}},
                    static_cast<double>(writtenBias(unbent(call.operands[2]), m_of.rows, m_board).at(which)));
            else
                setNumber(call.operands[2].operands.at(which));
            return;
        }
        if (m_to == 0)
            return;
        Expression list;
        list.kind = Expression::Kind::List;
        std::string text;
        for (std::size_t i = 0; i < static_cast<std::size_t>(m_of.rows); ++i) {
            list.operands.push_back(numberOf(i == which ? m_to : 0, call.place));
            text += (i == 0 ? "" : ", ") + numberText(list.operands.back().number);
        }
        call.operands.push_back(std::move(list));
        call.keywords.emplace_back("bias");
        m_changes.push_back({Change::Kind::Append, call.place, {}, ", bias=[" + text + ']'});
    }

    /// `address`: the keywords behind what is bent, the last one of which has the number; `written`: what it is where
    /// nothing is bent.
    void bend(Expression& expression, const std::vector<std::pair<std::string, int>>& address, double written)
    {
        std::vector<std::string> keywords{""};
        for (const auto& [word, number] : address)
            keywords.push_back(word);
        const auto isIts = [&](const Expression& call) {
            if (call.keywords != keywords)
                return false;
            for (std::size_t i = 0; i + 1 < address.size(); ++i) {
                if (call.operands[i + 1].number != address[i].second)
                    return false;
            }
            return true;
        };
        Expression* at = &expression;
        const bool isWritten = m_to == written;
        while (at->kind == Expression::Kind::Call && at->text == "bent") {
            if (!isIts(*at)) {
                at = &at->operands.front();
            } else if (m_to != written) {
                setNumber(at->operands.back()); // what stands inside it has no say
                return;
            } else {
                m_changes.push_back({Change::Kind::Unwrap, at->place, at->operands.front().place, {}});
                *at = Expression(at->operands.front());
            }
        }
        if (isWritten)
            return;
        Expression call;
        call.kind = Expression::Kind::Call;
        call.text = "bent";
        call.place = expression.place;
        call.keywords = keywords;
        call.operands.push_back(std::move(expression));
        std::string text;
        for (std::size_t i = 0; i < address.size(); ++i) {
            const double number = i + 1 < address.size() ? address[i].second : m_to;
            call.operands.push_back(numberOf(number, call.place));
            text += ", " + address[i].first + '=' + numberText(number);
        }
        m_changes.push_back({Change::Kind::Wrap, call.place, {}, text + ')'});
        expression = std::move(call);
    }

    const Numbers& m_of;
    Board m_board;
    std::size_t m_number;
    double m_to;
    std::vector<Change> m_changes;
};

/// Bends `part`; how the text changes.
std::vector<Change> changed(PartText& part, const PartOptions& options, const Bend& bend)
{
    for (const Numbers& of : numbersOf(part, options)) {
        if (of.layer != bend.layer)
            continue;
        if (bend.number >= of.numbers.size())
            break;
        Expression* call = &part.lines.at(of.line).value;
        for (const std::size_t operand : of.path)
            call = &call->operands.at(operand);
        return Bender(*call, of, bend, options.board).changes();
    }
    throw Error(part.id, "has no number to bend there");
}

// In a text

bool isOfToken(char c)
{
    return text::isLetter(c) || text::isDigit(c) || c == '.';
}

/// Returns the offset of a place; the end of the text if the place does not exist.
std::size_t offsetOf(std::string_view text, PartText::Place place)
{
    constexpr std::string_view kMark = "\xEF\xBB\xBF";
    std::size_t at = text.starts_with(kMark) ? kMark.size() : 0;
    for (int line = 1; line < place.line; ++line) {
        const auto end = text.find('\n', at);
        if (end == std::string_view::npos)
            return text.size();
        at = end + 1;
    }
    for (int column = 1; column < place.column && at < text.size() && text[at] != '\n'; ++column)
        at += std::max<std::size_t>(text::characterAt(text.substr(at)), 1);
    return at;
}

/// Behind the name, number, call or list that begins there.
std::size_t endOf(std::string_view text, std::size_t at)
{
    if (at < text.size() && text[at] == '-')
        ++at;
    while (at < text.size() && isOfToken(text[at]))
        ++at;
    const auto behindBlanks = [text](std::size_t from) {
        while (from < text.size() && text[from] == ' ')
            ++from;
        return from;
    };
    const std::size_t open = behindBlanks(at);
    if (open < text.size() && (text[open] == '+' || text[open] == '-')) { // what is added to a number of the board
        at = behindBlanks(open + 1);
        while (at < text.size() && isOfToken(text[at]))
            ++at;
        return at;
    }
    if (open == text.size() || (text[open] != '(' && text[open] != '['))
        return at;
    int depth = 0;
    for (at = open; at < text.size(); ++at) {
        const char c = text[at];
        if (c == '#') // a line between those of a call
            at = std::min(text.find('\n', at), text.size() - 1);
        else if (c == '(' || c == '[')
            ++depth;
        else if ((c == ')' || c == ']') && --depth == 0)
            return at + 1;
    }
    return text.size();
}

/// A replacement of a range of the text.
struct Edit
{
    std::size_t from = 0;
    std::size_t to = 0;
    std::string text;
};

/// False: what goes has a comment in it, which somebody wrote.
bool addEdits(std::vector<Edit>& edits, std::string_view text, const Change& change)
{
    const std::size_t at = offsetOf(text, change.at);
    const std::size_t end = endOf(text, at);
    switch (change.kind) {
    case Change::Kind::Number:
        edits.push_back({at, end, change.text});
        return true;
    case Change::Kind::Wrap:
        edits.push_back({at, at, "bent("});
        edits.push_back({end, end, change.text});
        return true;
    case Change::Kind::Unwrap: {
        const std::size_t inner = offsetOf(text, change.inner);
        const std::size_t innerEnd = endOf(text, inner);
        if (at > inner || innerEnd > end || text.substr(at, inner - at).find('#') != std::string_view::npos
            || text.substr(innerEnd, end - innerEnd).find('#') != std::string_view::npos)
            return false;
        edits.push_back({at, inner, {}});
        edits.push_back({innerEnd, end, {}});
        return true;
    }
    case Change::Kind::Append:
        edits.push_back({end - 1, end - 1, change.text});
        return true;
    }
    return false;
}

} // namespace

std::optional<std::vector<std::size_t>> pathTo(const Expression& from, const Expression& to)
{
    if (&from == &to)
        return std::vector<std::size_t>();
    for (std::size_t i = 0; i < from.operands.size(); ++i) {
        if (auto path = pathTo(from.operands[i], to)) {
            path->insert(path->begin(), i);
            return path;
        }
    }
    return std::nullopt;
}

std::vector<double> numbersIn(const Layer& layer, const NumbersOfLayer& of)
{
    switch (of.kind) {
    case Numbers::Kind::Compared:
        return {1 - layer.offset}; // a − k + 1
    case Numbers::Kind::Scaled:
        return {layer.factor, layer.offset};
    case Numbers::Kind::Limits:
        return {static_cast<double>(layer.limits.low), static_cast<double>(layer.limits.high)};
    case Numbers::Kind::Threshold:
        return {static_cast<double>(layer.threshold)};
    case Numbers::Kind::Window:
    case Numbers::Kind::Weights:
    case Numbers::Kind::Kernel:
        break;
    }
    std::vector<double> numbers;
    // The weights for a house of the network's own are spread over a kernel of one weight per cell of the board, with
    // zeros elsewhere.
    const auto first = layer.weights.begin();
    const bool ofCells = of.kind == Numbers::Kind::Window && layer.kernel.rows * layer.kernel.columns > of.columns;
    if (ofCells)
        return {};
    numbers.assign(first, first + static_cast<std::ptrdiff_t>(of.weights()));
    if (of.kind == Numbers::Kind::Window)
        numbers.push_back(static_cast<double>(layer.bias.front()));
    else if (of.kind == Numbers::Kind::Weights)
        numbers.insert(numbers.end(), layer.bias.begin(), layer.bias.end());
    return numbers;
}

PartText bent(const PartText& part, const PartOptions& options, const Bend& bend)
{
    PartText result = part;
    if (!changed(result, options, bend).empty())
        result.laid.reset();
    return result;
}

std::optional<std::string> bentText(
    std::string_view text, const PartText& part, const PartOptions& options, const Bend& bend)
{
    PartText result = part;
    std::vector<Edit> edits;
    for (const Change& change : changed(result, options, bend)) {
        if (!addEdits(edits, text, change))
            return std::nullopt;
    }
    std::ranges::stable_sort(edits, std::greater<>(), &Edit::from);
    std::string made(text);
    for (const Edit& edit : edits) {
        if (edit.to > made.size() || edit.from > edit.to)
            return std::nullopt;
        made.replace(edit.from, edit.to - edit.from, edit.text);
    }
    // The text must parse to the intended lines; if it does not, the part's lines are somewhere else.
    const ParsedFile parsed = parseNetworkFile(made);
    const auto* file = std::get_if<NetworkFile>(&parsed);
    if (file == nullptr)
        return std::nullopt;
    const PartText* again = partNamed(part.id, file->parts);
    if (again == nullptr || again->lines != result.lines)
        return std::nullopt;
    return made;
}

} // namespace convoku
