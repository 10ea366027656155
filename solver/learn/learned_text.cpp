// SPDX-License-Identifier: MIT
#include "solver/learn/learned_text.h"

#include "solver/error.h"
#include "solver/learn/rule_values.h"
#include "solver/network/pass.h"
#include "solver/network/text/bending.h"
#include "solver/network/text/board_words.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace convoku {
namespace {

using Expression = PartText::Expression;
using Kind = Expression::Kind;

constexpr std::size_t kMostNumbers = 200; ///< a line with more is read by nobody
constexpr std::string_view kCandidatesName = "candidates";

Expression number(double of)
{
    Expression result;
    result.kind = Kind::Number;
    result.number = of;
    return result;
}

Expression name(std::string_view of)
{
    Expression result;
    result.text = of;
    return result;
}

Expression call(std::string_view word, std::vector<Expression> operands, std::vector<std::string> keywords = {})
{
    Expression result;
    result.kind = Kind::Call;
    result.text = word;
    keywords.resize(operands.size());
    result.operands = std::move(operands);
    result.keywords = std::move(keywords);
    return result;
}

/// Returns the number of operands of a call that are values; the operands after them are numbers, weights and names of
/// axes.
std::size_t valuesOf(const Expression& of)
{
    if (of.kind != Kind::Call || of.text == "joined")
        return of.operands.size();
    static const std::set<std::string_view> kOfTwo{"same", "minimum", "maximum", "sum", "difference", "product"};
    return of.text == "select" ? 3 : kOfTwo.contains(of.text) ? 2 : 1;
}

/// Says in layers what asks for whole numbers or for 0 and 1, where they may be real.
class Rewriting
{
public:
    explicit Rewriting(std::vector<bool> learned)
        : m_learned(std::move(learned))
    {
    }

    /// The line's value, which has weights of its own in the order of NumbersOfLayer.
    void rewrite(PartText::Line& line)
    {
        m_words = line.words;
        m_word = 0;
        m_made.clear();
        if (reals(line.value))
            m_real.insert(line.name);
        line.words = std::move(m_made);
    }

    bool isReal(const std::string& value) const { return m_real.contains(value); }

private:
    /// Rewrites it; whether it is real.
    bool reals(Expression& of)
    {
        if (of.kind == Kind::Name)
            return m_real.contains(of.text);
        if (of.kind == Kind::Call && of.text == "bent") { // a count, and its numbers: one layer
            Expression* count = &of;
            while (count->text == "bent")
                count = &count->operands.front();
            return reals(*count);
        }
        std::vector<bool> real;
        for (std::size_t i = 0; i < std::min(valuesOf(of), of.operands.size()); ++i)
            real.push_back(reals(of.operands[i]));
        bool is = std::ranges::find(real, true) != real.end();
        const bool hasWeights = of.text == "count" || of.text == "convolution" || of.text == "slide";
        if (of.kind == Kind::Call && hasWeights)
            is = m_learned.at(m_layer++) || is;
        const std::string words = m_word < m_words.size() ? m_words[m_word++] : "?";
        if (!is) {
            m_made.push_back(words);
            return false;
        }
        return said(of, words);
    }

    /// Rewrites a call of real operands. Returns true if its result is real too.
    bool said(Expression& of, const std::string& words)
    {
        const auto say = [&](Expression as, std::vector<std::string_view> parts) {
            of = std::move(as);
            for (const std::string_view part : parts)
                m_made.push_back(words + std::string(part));
            return true;
        };
        const auto at = [&](std::size_t i) { return of.operands.at(i); };
        const auto limited = [](Expression what) {
            return call("clamp", {std::move(what), number(0), number(1)}, {"", "from", "to"});
        };
        const auto peak = [&](const Expression& what, double k) {
            const auto slope = [&](double by, double plus) {
                return call("relu", {call("scaled", {what, number(by), number(plus)}, {"", "by", "plus"})});
            };
            return call("minimum", {slope(1, 1 - k), slope(-1, k + 1)});
        };
        if (of.kind == Kind::Not)
            return say(call("scaled", {at(0), number(-1), number(1)}, {"", "by", "plus"}), {""});
        if (of.kind == Kind::And)
            return say(limited(call("minimum", {at(0), at(1)})), {": the smaller", ""});
        if (of.kind == Kind::Or)
            return say(limited(call("maximum", {at(0), at(1)})), {": the larger", ""});
        if (of.text == "any")
            return say(limited(at(0)), {""});
        if (of.text == "equals" && at(0).kind == Kind::Name)
            return say(peak(at(0), at(1).number),
                {": a − k + 1", ": rises to 1 at k", ": k + 1 − a", ": falls from 1 at k", ""});
        if (of.text == "select" && at(0).kind == Kind::Name)
            return say(call("sum", {at(0), call("product", {at(2), call("difference", {at(1), at(0)})})}),
                {": how far apart", ": as far", ""});
        m_made.push_back(words);
        return of.text != "at_least";
    }

    std::vector<bool> m_learned; ///< by layers with weights
    std::size_t m_layer = 0;
    std::set<std::string> m_real;
    std::vector<std::string> m_words;
    std::size_t m_word = 0;
    std::vector<std::string> m_made;
};

/// With the nine digits behind the point that a text can have.
double inText(float number)
{
    constexpr double kDigits = 1e9;
    return std::round(static_cast<double>(number) * kDigits) / kDigits;
}

/// Returns the numbers of the layers with weights, in the order of the layers.
std::vector<NumbersOfLayer> weightsOf(const PartText& part, const PartOptions& options)
{
    std::vector<NumbersOfLayer> result = numbersOf(part, options);
    std::erase_if(result, [](const NumbersOfLayer& of) { return !of.hasWeights(); });
    return result;
}

/// The value is at least one half, and of what stays nothing comes back.
void drawTheLine(PartText::Line& line)
{
    constexpr double kLeast = 0.5;
    const std::string words = line.words.back();
    line.value = call("at_least", {std::move(line.value), number(kLeast)});
    line.words.push_back(words);
    if (!line.name.empty())
        return;
    Expression both;
    both.kind = Kind::And;
    both.operands = {std::move(line.value), name(kCandidatesName)};
    line.value = std::move(both);
    line.words.push_back(words);
}

} // namespace

std::optional<PartText> learnedText(const LearningTask& task, std::span<const float> numbers, const std::string& id)
{
    const Model::Rule& rule = task.model->rule(task.rule);
    // With the board's numbers in place of its words: layers are said with numbers.
    PartText part = text::ofBoard(*rule.part, task.model->board);
    const auto line = std::ranges::find(part.lines, task.value, &PartText::Line::name);
    if (part.layers || rule.ownHouse >= 0 || numbers.size() > kMostNumbers || line == part.lines.end())
        return std::nullopt;
    part.id = id;
    part.houses = {rule.house};
    part.laid.reset(); // its lines are not the kernel's any more
    const PartOptions options{.house = rule.house, .board = task.model->board};
    try {
        const Network whole = buildRule(*task.model, task.rule);
        const auto places = learnedIn(whole, task);
        std::vector<bool> learned;
        for (const NumbersOfLayer& of : weightsOf(part, options))
            learned.push_back(std::ranges::count(places, of.layer, &LearnedLayer::layer) > 0);
        Rewriting rewriting(learned);
        for (auto each = part.lines.begin(); each <= line; ++each)
            rewriting.rewrite(*each);
        drawTheLine(*line);
        // The part still has all of its layers as written; now change one number at a time.
        for (std::size_t which = 0; which < learned.size(); ++which) {
            if (!learned[which])
                continue;
            const NumbersOfLayer of = weightsOf(part, options).at(which);
            if (of.numbers.size() > numbers.size())
                return std::nullopt;
            for (std::size_t i = 0; i < of.numbers.size(); ++i)
                part = bent(part, options, {of.layer, i, inText(numbers[i])});
            numbers = numbers.subspan(of.numbers.size());
        }
    } catch (const Error&) {
        return std::nullopt; // a word that takes no real numbers
    }
    if (!numbers.empty() || checkPart(part, options))
        return std::nullopt;
    return part;
}

} // namespace convoku
