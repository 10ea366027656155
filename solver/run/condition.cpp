// SPDX-License-Identifier: MIT
#include "solver/run/condition.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace convoku {
namespace {

constexpr std::size_t kMaxDigits = 9; // every such number fits into an int
constexpr int kMaxNesting = 100; // far from the end of any call stack
constexpr std::string_view kBlanks = " \t\r\n";

bool isLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

bool isContinuationByte(char c)
{
    return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U;
}

/// A word, a number, an operator, a parenthesis, or one character of anything else; empty at the end of the text.
std::string_view tokenAt(std::string_view text)
{
    if (text.empty())
        return text;
    std::size_t length = 1;
    const auto takeWhile = [&](auto belongs) {
        while (length < text.size() && belongs(text[length]))
            ++length;
    };
    const char first = text.front();
    if (isLetter(first))
        takeWhile([](char c) { return isLetter(c) || isDigit(c); });
    else if (isDigit(first))
        takeWhile(isDigit);
    else if (first == '<' || first == '>' || first == '=' || first == '!')
        length = text.size() > 1 && text[1] == '=' ? 2 : 1;
    else
        takeWhile(isContinuationByte);
    return text.substr(0, length);
}

} // namespace

const char* toString(ConditionField field)
{
    switch (field) {
    case ConditionField::Pass:
        return "pass";
    case ConditionField::Step:
        return "step";
    case ConditionField::Depth:
        return "depth";
    case ConditionField::Removed:
        return "removed";
    case ConditionField::Left:
        break;
    }
    return "left";
}

/// Recursive descent; the first error ends it.
class ConditionParser
{
public:
    explicit ConditionParser(std::string_view text)
        : m_text(text)
    {
        next();
    }

    Condition::Parsed parse()
    {
        if (!disjunction() || (!m_token.empty() && !fail(ConditionError::Expected::Connective)))
            return m_error;
        Condition condition;
        condition.m_text = m_text.substr(0, m_text.find_last_not_of(kBlanks) + 1);
        condition.m_text.erase(0, condition.m_text.find_first_not_of(kBlanks));
        condition.m_code = std::move(m_code);
        return condition;
    }

private:
    using Expected = ConditionError::Expected;
    using Instruction = Condition::Instruction;
    using Operator = Condition::Operator;

    void next()
    {
        m_at = std::min(m_text.find_first_not_of(kBlanks, m_at + m_token.size()), m_text.size());
        m_token = tokenAt(m_text.substr(m_at));
        m_lowered.resize(m_token.size());
        std::ranges::transform(
            m_token, m_lowered.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
    }

    bool fail(Expected expected)
    {
        const auto before = m_text.substr(0, m_at);
        m_error.expected = expected;
        m_error.column
            = before.size() - static_cast<std::size_t>(std::ranges::count_if(before, isContinuationByte)) + 1;
        m_error.found = m_token;
        return false;
    }

    bool take(std::string_view token)
    {
        if (m_lowered != token)
            return false;
        next();
        return true;
    }

    /// part, then any number of: the connective, part. `skip` leaves the rest out where it can't change the result.
    template <typename Part>
    bool chain(std::string_view connective, Instruction::Code skip, Part part)
    {
        if (!part())
            return false;
        std::vector<std::size_t> skips;
        while (take(connective)) {
            skips.push_back(m_code.size());
            m_code.push_back({skip});
            if (!part())
                return false;
        }
        for (const std::size_t index : skips)
            m_code[index].target = m_code.size();
        return true;
    }

    bool disjunction()
    {
        return chain("or", Instruction::Code::SkipIfTrue, [this] { return conjunction(); });
    }

    bool conjunction()
    {
        return chain("and", Instruction::Code::SkipIfFalse, [this] { return negation(); });
    }

    bool negation()
    {
        if (m_nesting == kMaxNesting)
            return fail(Expected::LessNesting);
        ++m_nesting;
        bool good = false;
        if (take("not")) {
            good = negation();
            m_code.push_back({Instruction::Code::Not});
        } else if (take("(")) {
            good = disjunction() && (take(")") || fail(Expected::Closing));
        } else {
            good = comparison();
        }
        --m_nesting;
        return good;
    }

    bool comparison()
    {
        Instruction instruction;
        if (!operand(instruction.left, Expected::Comparison))
            return false;
        const auto comparing = operatorHere();
        if (!comparing)
            return fail(Expected::Operator);
        instruction.comparison = *comparing;
        next();
        if (!operand(instruction.right, Expected::Value))
            return false;
        m_code.push_back(instruction);
        return true;
    }

    std::optional<Operator> operatorHere() const
    {
        static constexpr std::pair<std::string_view, Operator> kOperators[]
            = {{"<", Operator::Less}, {"<=", Operator::LessEqual}, {"=", Operator::Equal}, {"==", Operator::Equal},
                {"!=", Operator::NotEqual}, {">=", Operator::GreaterEqual}, {">", Operator::Greater}};
        for (const auto& [sign, comparing] : kOperators) {
            if (m_token == sign)
                return comparing;
        }
        return std::nullopt;
    }

    bool operand(Condition::Operand& result, Expected expected)
    {
        if (!m_token.empty() && isDigit(m_token.front())) {
            if (m_token.size() > kMaxDigits)
                return fail(Expected::SmallerNumber);
            result = {false, std::stoi(std::string(m_token))};
            next();
            return true;
        }
        for (int i = 0; i < kConditionFieldCount; ++i) {
            if (take(toString(static_cast<ConditionField>(i)))) {
                result = {true, i};
                return true;
            }
        }
        return fail(expected);
    }

    std::string_view m_text;
    std::size_t m_at = 0;
    std::string_view m_token; ///< at m_at
    std::string m_lowered; ///< the same in lower case
    int m_nesting = 0;
    std::vector<Instruction> m_code;
    ConditionError m_error;
};

Condition::Parsed Condition::parse(std::string_view text)
{
    if (text.find_first_not_of(kBlanks) == std::string_view::npos)
        return Condition();
    return ConditionParser(text).parse();
}

bool Condition::holds(const EventNumbers& numbers) const
{
    const auto valueOf = [&numbers](Operand operand) {
        return operand.isField ? numbers[static_cast<std::size_t>(operand.value)] : operand.value;
    };
    bool result = true;
    for (std::size_t i = 0; i < m_code.size();) {
        const Instruction& instruction = m_code[i++];
        switch (instruction.code) {
        case Instruction::Code::Compare: {
            const int left = valueOf(instruction.left);
            const int right = valueOf(instruction.right);
            switch (instruction.comparison) {
            case Operator::Less:
                result = left < right;
                break;
            case Operator::LessEqual:
                result = left <= right;
                break;
            case Operator::Equal:
                result = left == right;
                break;
            case Operator::NotEqual:
                result = left != right;
                break;
            case Operator::GreaterEqual:
                result = left >= right;
                break;
            case Operator::Greater:
                result = left > right;
                break;
            }
            break;
        }
        case Instruction::Code::Not:
            result = !result;
            break;
        case Instruction::Code::SkipIfFalse:
            if (!result)
                i = instruction.target;
            break;
        case Instruction::Code::SkipIfTrue:
            if (result)
                i = instruction.target;
            break;
        }
    }
    return result;
}

} // namespace convoku
