// SPDX-License-Identifier: MIT
#pragma once

#include "solver/network/text/part_text.h"

#include <cstdint>
#include <string_view>

namespace convoku::text {

// Limits for rules with learned numbers. They must admit a network of ten layers with 512 planes, as published
// Sudoku networks have.
inline constexpr std::int64_t kMostLearned = 1 << 25; ///< weights of a layer; all layers together: about as many
/// Largest number of additions in a part with learned numbers, and in all rules of a network that has such a part.
inline constexpr std::int64_t kMostLearnedWork = (std::int64_t{1} << 31U) - 1;
/// Minimum cost of a weight and of a computed number, in additions. Counted because both take memory.
inline constexpr std::int64_t kWorkOfWeight = 64;
inline constexpr std::int64_t kWorkOfElement = 8;
/// Largest number of elements in a value of a part with learned numbers.
inline constexpr std::int64_t kMostLearnedElements = 1 << 20;

/// Returns true if the second argument of the function is the name of tensors.
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
