// SPDX-License-Identifier: MIT
// libFuzzer: whatever is opened as a rule, it is one or a mistake with a place; one that is read again from what it is
// written as is the same; and whether it has layers is told, without a crash and without much memory.
#include "solver/network/rules/rule_layers.h"

#include <cstdint>
#include <cstdlib>

using namespace convoku;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const ParsedRule parsed = parseRule(text);
    if (const auto* mistake = std::get_if<RuleMistake>(&parsed)) {
        if (mistake->place.line < 1 || mistake->place.column < 1)
            std::abort();
        return 0;
    }
    const auto& rule = std::get<RuleText>(parsed);
    const ParsedRule again = parseRule(toText(rule));
    // Written with its blanks it may be longer than what is read.
    const auto* same = std::get_if<RuleText>(&again);
    if (same == nullptr) {
        if (std::get<RuleMistake>(again).expected != RuleMistake::Expected::LessText)
            std::abort();
    } else if (!(*same == rule)) {
        std::abort();
    }
    if (const auto mistake = checkRule(rule); mistake && mistake->place.line < 1)
        std::abort();
    return 0;
}
