// SPDX-License-Identifier: MIT
#pragma once

#include "solver/network/model.h"

#include <cstdint>
#include <string>
#include <vector>

namespace convoku {
struct NetworkFile;
} // namespace convoku

namespace convoku::check {

/// Cost of a rule.
struct RuleShape
{
    /// A step of the compiled program: so many words, each worked out from other words.
    struct Step
    {
        enum class Kind { Function, AtLeastOne, One, Two, AtLeastTwo };

        Kind kind = Kind::Function;
        std::uint64_t words = 0;
        std::uint32_t terms = 1; ///< that each word counts the ones of; of a function 1
        std::string formula; ///< of a term or the function, in a, b, c and d: "a & ~(b & c)"
        friend bool operator==(const Step&, const Step&) = default;
    };

    std::size_t layers = 0;
    std::int64_t additions = 0; ///< about as many its layers take for a board, as PartValue::additions counts them
    bool compiled = false; ///< to operations on bits; a rule with real numbers is not, and has none of these
    std::vector<Step> steps; ///< of the compiled program, in its order
    std::size_t words = 0; ///< of memory that it needs

    /// Words that the program works out; each holds a bit for every puzzle of a block.
    std::uint64_t operations() const;
};
RuleShape shapeOf(const Model& model, RuleId rule);

/// A rule of a file, in a model that can be run: of a network of the file, or a rule alone, which joins the article's.
struct CheckedRule
{
    ModelPtr model;
    RuleId rule{};
    bool alone = false; ///< the file has no network with it
    RuleSet with; ///< what worthOf() compares
    RuleSet without;
};
/// All of a network's.
std::vector<CheckedRule> checkedRules(const ModelPtr& model);
/// Returns the rules of all networks of a valid file (checkNetworkFile()), then its rules that are in none of these,
/// for each of their houses.
std::vector<CheckedRule> checkedRules(const NetworkFile& file);

} // namespace convoku::check
