// SPDX-License-Identifier: MIT
#include "solver/backend/bitwise/formula.h"

#include <array>
#include <optional>
#include <vector>

namespace convoku::bitwise {
namespace {

constexpr std::size_t kFunctions = 256;

struct Formula
{
    std::string text;
    char outermost = 0; ///< the operator that is applied last; 0: a letter or a number, or what begins with ~
};

/// Returns the formula as an operand of the operator `of`, in parentheses if its own operator is different: none of & |
/// ^ binds closer here, so that readers need not know their precedence.
std::string operand(const Formula& formula, char of)
{
    return formula.outermost == 0 || formula.outermost == of ? formula.text : "(" + formula.text + ")";
}

/// All of them by the number of operators that they need: each is made of two that need fewer.
std::array<std::string, kFunctions> allFormulas()
{
    std::array<std::optional<Formula>, kFunctions> found;
    std::vector<std::vector<std::uint8_t>> byCost(1); // functions that need that many operators
    std::size_t missing = kFunctions;
    const auto add = [&](unsigned truth, std::size_t cost, Formula formula) {
        auto& place = found[truth & 0xFFU];
        if (place)
            return;
        place = std::move(formula);
        byCost[cost].push_back(static_cast<std::uint8_t>(truth));
        --missing;
    };
    // The constants are found, and never an operand: 1 ^ a is no better than ~a.
    found[0x00] = {"0"};
    found[0xFF] = {"1"};
    missing -= 2;
    add(0xAA, 0, {"a"});
    add(0xCC, 0, {"b"});
    add(0xF0, 0, {"c"});
    while (missing > 0) {
        const std::size_t cost = byCost.size();
        byCost.emplace_back();
        for (const std::uint8_t x : byCost[cost - 1])
            add(~unsigned{x}, cost, {"~" + operand(*found[x], '~')});
        for (std::size_t left = 0; left < cost; ++left) {
            for (const std::uint8_t x : byCost[left]) {
                for (const std::uint8_t y : byCost[cost - 1 - left]) {
                    const Formula& a = *found[x];
                    const Formula& b = *found[y];
                    const auto joined = [&](char by) {
                        return Formula{operand(a, by) + ' ' + by + ' ' + operand(b, by), by};
                    };
                    add(x & y, cost, joined('&'));
                    add(x | y, cost, joined('|'));
                    add(x ^ y, cost, joined('^'));
                }
            }
        }
    }
    std::array<std::string, kFunctions> formulas;
    for (std::size_t truth = 0; truth < kFunctions; ++truth)
        formulas[truth] = std::move(found[truth]->text);
    return formulas;
}

} // namespace

const std::string& formulaOf(std::uint8_t truth)
{
    static const std::array<std::string, kFunctions> kFormulas = allFormulas();
    return kFormulas[truth];
}

} // namespace convoku::bitwise
