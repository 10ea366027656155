// SPDX-License-Identifier: MIT
#include "solver/network/text/board_words.h"

#include "solver/network/search.h"

#include <algorithm>

namespace convoku::text {
namespace {

using Expression = PartText::Expression;

struct Word
{
    std::string_view word;
    int (*number)(Board board);
};
constexpr Word kWords[] = {{"side", [](Board board) { return board.side(); }},
    {"cells", [](Board board) { return board.cells(); }}, {"levels", highestLevel}};

const Word* wordNamed(std::string_view name)
{
    const auto* const found = std::ranges::find(kWords, name, &Word::word);
    return found == std::end(kWords) ? nullptr : found;
}

template <typename IsValue>
void replaceWords(Expression& expression, Board board, const IsValue& isValue)
{
    const Word* const word = expression.kind == Expression::Kind::Name ? wordNamed(expression.text) : nullptr;
    if (word != nullptr && !isValue(expression.text)) {
        expression.kind = Expression::Kind::Number;
        expression.text.clear();
        expression.number += word->number(board);
    }
    for (Expression& operand : expression.operands)
        replaceWords(operand, board, isValue);
}

} // namespace

bool isBoardWord(std::string_view word)
{
    return wordNamed(word) != nullptr;
}

void readAddend(LineReader& line, Expression& word)
{
    const bool minus = line.take('-');
    if (!minus)
        line.need('+');
    line.skipBlanks();
    const LineReader before = line;
    const auto number = line.number();
    if (!number || !isWholeNumber(*number) || *number < 0)
        before.fail(Expected::WholeNumber);
    word.number = minus ? -*number : *number;
}

Board readBoard(LineReader& line)
{
    const auto needNumber = [&line](std::string_view keyword) {
        const LineReader before = line;
        if (line.name() != keyword)
            before.fail(Expected::Sign, std::string(keyword) + '=');
        line.need('=');
        return line.number();
    };
    line.need('(');
    const LineReader before = line;
    const auto side = needNumber("side");
    line.need(',');
    line.skipBlanks();
    const auto rows = needNumber("box");
    const auto columns = line.take('x') ? line.number() : std::nullopt;
    const auto all = Board::all();
    const auto found = std::ranges::find_if(all,
        [&](Board board) { return side == board.side() && rows == board.boxRows() && columns == board.boxColumns(); });
    if (found == all.end())
        before.fail(Expected::Board);
    line.need(')');
    return *found;
}

PartText ofBoard(const PartText& part, Board board)
{
    const auto inputs = inputsOf(part.kind);
    const auto isValue = [&](std::string_view name) {
        return std::ranges::count(inputs, name) > 0 || std::ranges::count(part.lines, name, &PartText::Line::name) > 0
            || std::ranges::count(part.memories, name, &PartText::Memory::name) > 0;
    };
    PartText result = part;
    for (PartText::Line& line : result.lines)
        replaceWords(line.value, board, isValue);
    return result;
}

} // namespace convoku::text
