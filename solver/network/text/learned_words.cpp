// SPDX-License-Identifier: MIT
#include "solver/network/text/learned_words.h"

namespace convoku::text {

bool callsLearned(const PartText::Expression& expression)
{
    if (expression.kind == PartText::Expression::Kind::Call && takesTensors(expression.text))
        return true;
    for (const PartText::Expression& operand : expression.operands) {
        if (callsLearned(operand))
            return true;
    }
    return false;
}

bool callsLearned(const PartText& part)
{
    for (const PartText::Line& line : part.lines) {
        if (callsLearned(line.value))
            return true;
    }
    return false;
}

} // namespace convoku::text
