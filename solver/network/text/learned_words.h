// SPDX-License-Identifier: MIT
#pragma once

#include "solver/network/text/part_text.h"

#include <cstdint>
#include <string_view>

namespace convoku::text {

// Limits for rules with learned numbers. They must fit a network of ten layers with 512 planes, as others have trained.
inline constexpr std::int64_t kMostLearned = 1 << 25; ///< weights of a layer, and about as many of all
/// Additions of such a part, and of all rules of a network that has some.
inline constexpr std::int64_t kMostLearnedWork = (std::int64_t{1} << 31U) - 1;
/// A weight counts as so many additions at least, a number that is worked out as so many: they take memory.
inline constexpr std::int64_t kWorkOfWeight = 64;
inline constexpr std::int64_t kWorkOfElement = 8;
/// Numbers of a value of such a part.
inline constexpr std::int64_t kMostLearnedElements = 1 << 20;

/// Whose second argument is the name of tensors.
inline bool takesTensors(std::string_view function)
{
    return function == "learned" || function == "normalised" || function == "weighted";
}

bool callsLearned(const PartText::Expression& expression);
bool callsLearned(const PartText& part);

/// Returns true if the numbers in the part's text were trained: the program puts "learned_" before the id of such a
/// rule.
inline bool isNamedLearned(const PartText& part)
{
    return part.id.starts_with("learned_");
}

} // namespace convoku::text
