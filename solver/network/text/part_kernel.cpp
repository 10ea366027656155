// SPDX-License-Identifier: MIT
// Rules that are kernels, laid over the candidates.
#include "solver/network/text/part_text.h"
#include "solver/network/text/part_words.h"

#include <utility>

namespace convoku {
namespace {

using Expression = PartText::Expression;

Expression named(std::string name)
{
    Expression result;
    result.text = std::move(name);
    return result;
}

/// laid(a, value=…, group=…, place=…), or unlaid().
Expression laying(const char* word, const std::string& a, const PartText::Laying& order, PartText::Place place)
{
    Expression call;
    call.place = place;
    call.kind = Expression::Kind::Call;
    call.text = word;
    call.operands.push_back(named(a));
    call.keywords.emplace_back();
    for (std::size_t i = 0; i < order.size(); ++i) {
        call.operands.push_back(named(std::string(wordOf(order[i]))));
        call.keywords.emplace_back(kLayingWords[i]);
    }
    return call;
}

/// The number in the place of its name.
void putK(Expression& expression, int k)
{
    if (expression.kind == Expression::Kind::Name && expression.text == "k") {
        expression.kind = Expression::Kind::Number;
        expression.text.clear();
        expression.number = k;
    }
    for (Expression& operand : expression.operands)
        putK(operand, k);
}

} // namespace

std::string_view wordOf(PartText::Coordinate coordinate)
{
    return kCoordinateWords.at(static_cast<std::size_t>(coordinate));
}

PartText laidOut(PartText rule, const PartText::Laid& laid)
{
    rule.laid = laid;
    rule.cause = laid.kernel->cause;
    rule.count = laid.kernel->count;
    rule.kept = laid.kernel->kept;
    rule.lines.clear();
    PartText::Line& values = rule.lines.emplace_back();
    values.name = std::string(inputsOf(PartText::Kind::Kernel).front());
    values.value = laying("laid", "candidates", laid.order, rule.place);
    values.words = {"the candidates by value, group and place"};
    values.place = rule.place;
    for (PartText::Line line : laid.kernel->lines) {
        putK(line.value, laid.k);
        rule.lines.push_back(std::move(line));
    }
    // candidates & ~unlaid(clear, …)
    Expression stays;
    stays.kind = Expression::Kind::Not;
    stays.place = rule.place;
    stays.operands.push_back(
        laying("unlaid", std::string(resultsOf(PartText::Kind::Kernel).front()), laid.order, rule.place));
    Expression both;
    both.kind = Expression::Kind::And;
    both.place = rule.place;
    both.operands.push_back(named("candidates"));
    both.operands.push_back(std::move(stays));
    PartText::Line& result = rule.lines.emplace_back();
    result.value = std::move(both);
    result.words = {"back on the board", "not to clear", "candidates that stay"};
    result.place = rule.place;
    return rule;
}

} // namespace convoku
