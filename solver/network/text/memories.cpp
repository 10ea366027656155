// SPDX-License-Identifier: MIT
#include "solver/network/text/memories.h"

#include "solver/network/text/line_reader.h"

#include <algorithm>
#include <string>

namespace convoku::text {

std::int64_t numbersIn(const PartText::Memory& memory)
{
    const std::int64_t plane = std::int64_t{memory.shape.rows} * memory.shape.columns;
    return std::min<std::int64_t>(plane, PartText::kMostRemembered + 1) * memory.shape.channels;
}

PartText::Memory memoryOf(
    const PartText::Expression& call, PartText::Place place, const std::vector<PartText::Memory>& others)
{
    const std::vector<std::string> keywords{"planes", "rows", "columns", "from", "to"};
    const auto fail = [place](TextMistake::Expected expected, std::int64_t count) {
        throw Mistake{{expected, place, {}, {}, static_cast<int>(count), {}, {}}};
    };
    if (call.kind != PartText::Expression::Kind::Call || call.keywords != keywords)
        fail(TextMistake::Expected::Arguments, static_cast<std::int64_t>(keywords.size()));
    const auto number = [](const PartText::Expression& written, int least, int most) {
        const bool fits = written.kind == PartText::Expression::Kind::Number && isWholeNumber(written.number)
            && written.number >= least && written.number <= most;
        if (!fits)
            throw Mistake{{TextMistake::Expected::WholeNumber, written.place, {}, written.text, 0, {}, {}}};
        return static_cast<int>(written.number);
    };
    constexpr int kLongest = PartText::kMostRemembered;
    PartText::Memory memory{call.text,
        {number(call.operands[0], 1, kLongest), number(call.operands[1], 1, kLongest),
            number(call.operands[2], 1, kLongest)},
        // The range must include 0: memories begin as zeros.
        {number(call.operands[3], -kMostExact, 0), number(call.operands[4], 0, kMostExact)}, {}};
    std::int64_t numbers = numbersIn(memory);
    for (const PartText::Memory& other : others)
        numbers += numbersIn(other);
    if (others.size() == PartText::kMostMemories)
        fail(TextMistake::Expected::FewerMemories, static_cast<std::int64_t>(PartText::kMostMemories));
    if (numbers > PartText::kMostRemembered)
        fail(TextMistake::Expected::FewerMemories, PartText::kMostRemembered);
    return memory;
}

} // namespace convoku::text
