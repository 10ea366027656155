// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace convoku {

/// Numbers of an event that a condition can compare.
enum class ConditionField : std::uint8_t {
    Pass,
    Step, ///< step in the pass; for an event that covers a whole pass, the last step
    Depth, ///< depth of search after the event
    Removed, ///< candidates that the rule, or all rules of the pass, removed; 0 if the event is not a rule
    Left, ///< candidates after the event
};
inline constexpr int kConditionFieldCount = 5;
/// Returns "pass", "step", "depth", "removed" or "left".
const char* toString(ConditionField field);

/// The numbers of one event, by ConditionField.
using EventNumbers = std::array<int, kConditionFieldCount>;

/// Describes why a text is not a condition. Only app/ turns it into a sentence.
struct ConditionError
{
    enum class Expected {
        Comparison, ///< the start of a comparison: a number, a field, `not` or `(`
        Value, ///< a number or a field
        Operator, ///< < <= = == != >= >
        Connective, ///< `and`, `or`, or the end of the text
        Closing, ///< `and`, `or` or `)`
        SmallerNumber, ///< at most nine digits
        LessNesting, ///< fewer parentheses and `not` inside one another
    };
    Expected expected = Expected::Comparison;
    std::size_t column = 0; ///< from 1, in characters
    std::string found; ///< the word or sign at `column`; empty at the end of the text
};

/// A condition on the numbers of an event: comparisons of numbers and fields (`removed >= 3`), joined by `and`, `or`,
/// `not` and parentheses. `not` binds closer than `and`, `and` closer than `or`; case does not matter. An empty
/// condition always holds. Conditions are equal if their texts are equal.
class Condition
{
public:
    using Parsed = std::variant<Condition, ConditionError>;

    Condition() = default;
    /// Reads UTF-8 text; blank text is the condition that always holds. Never throws.
    static Parsed parse(std::string_view text);

    bool isEmpty() const { return m_code.empty(); }
    /// Returns the text of the condition as it was written, without surrounding blanks.
    const std::string& text() const { return m_text; }
    bool holds(const EventNumbers& numbers) const;

    friend bool operator==(const Condition& a, const Condition& b) { return a.m_text == b.m_text; }

private:
    friend class ConditionParser;

    enum class Operator : std::uint8_t { Less, LessEqual, Equal, NotEqual, GreaterEqual, Greater };
    struct Operand
    {
        bool isField = false;
        int value = 0; ///< the number, or the ConditionField as a number
    };
    /// Works on one truth value: Compare sets it, Not inverts it, the skips jump to `target` if the rest of an `and`
    /// (or of an `or`) cannot change it.
    struct Instruction
    {
        enum class Code : std::uint8_t { Compare, Not, SkipIfFalse, SkipIfTrue };
        Code code = Code::Compare;
        Operator comparison = Operator::Less;
        Operand left;
        Operand right;
        std::size_t target = 0;
    };

    std::string m_text;
    std::vector<Instruction> m_code;
};

} // namespace convoku
