// SPDX-License-Identifier: MIT
#pragma once

#include "solver/network/text/part_text.h"

#include <cstdint>
#include <string_view>

namespace convoku::text {

// Of rules whose numbers were learned.
inline constexpr std::int64_t kMostLearned = 1 << 23; ///< weights of a layer, and about as many of all
/// Additions of such a part, and of all rules of a network that has some.
inline constexpr std::int64_t kMostLearnedWork = 1 << 28;
/// A weight counts as so many additions at least: it takes memory, however often it is used.
inline constexpr std::int64_t kWorkOfWeight = 32;

/// Whose second argument is the name of tensors.
inline bool takesTensors(std::string_view function)
{
    return function == "learned" || function == "normalised";
}

inline bool callsLearned(const PartText::Expression& expression)
{
    if (expression.kind == PartText::Expression::Kind::Call && takesTensors(expression.text))
        return true;
    for (const PartText::Expression& operand : expression.operands) {
        if (callsLearned(operand))
            return true;
    }
    return false;
}
inline bool callsLearned(const PartText& part)
{
    for (const PartText::Line& line : part.lines) {
        if (callsLearned(line.value))
            return true;
    }
    return false;
}

} // namespace convoku::text
