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
    /// A step of the compiled program; it computes `words` words from other words.
    struct Step
    {
        enum class Kind { Function, AtLeastOne, One, Two, AtLeastTwo };

        Kind kind = Kind::Function;
        std::uint64_t words = 0;
        std::uint32_t terms = 1; ///< number of terms that are counted per word; 1 for a function
        std::string formula; ///< term or function in a, b, c and d: "a & ~(b & c)"
        friend bool operator==(const Step&, const Step&) = default;
    };

    std::size_t layers = 0;
    std::int64_t additions = 0; ///< approximate number of additions per board, counted as in PartValue::additions
    /// true: compiled to bit operations; a rule with real numbers is not compiled, and the fields below stay empty
    bool compiled = false;
    std::vector<Step> steps; ///< steps of the compiled program, in execution order
    std::size_t words = 0; ///< words of memory that the program needs

    /// Returns the number of words that the program computes; each word holds a bit for every puzzle of a block.
    std::uint64_t operations() const;
};
RuleShape shapeOf(const Model& model, RuleId rule);

/// A rule of a file, in a model that can run: a rule of one of the networks in the file, or a separate rule, added to
/// the rules of the article.
struct CheckedRule
{
    ModelPtr model;
    RuleId rule{};
    bool alone = false; ///< the rule belongs to no network of the file
    RuleSet with; ///< rule sets that worthOf() compares
    RuleSet without;
};
/// Returns all rules of a network.
std::vector<CheckedRule> checkedRules(const ModelPtr& model);
/// Returns the rules of all networks of a valid file (checkNetworkFile()), then the rules that belong to no network,
/// one entry per house of the rule.
std::vector<CheckedRule> checkedRules(const NetworkFile& file);

} // namespace convoku::check
