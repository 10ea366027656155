// SPDX-License-Identifier: MIT
#include "solver/network/rules/rule_layers.h"

#include "solver/error.h"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <span>

namespace convoku {
namespace {

using Expression = RuleText::Expression;
using Expected = RuleMistake::Expected;
using Kind = Expression::Kind;

/// Whole numbers up to here are exact in 32-bit floats.
constexpr std::int64_t kMostExact = 1 << 24;
constexpr std::int64_t kMostElements = 65536;
constexpr std::size_t kMostWeights = 65536;

struct Mistake
{
    RuleMistake what;
};

[[noreturn]] void fail(const Expression& at, Expected expected, int count = 0)
{
    throw Mistake{{expected, at.place, {}, at.text, count, {}, {}}};
}

/// Weights of a convolution with a kernel of 1×1: [out channels, in channels].
struct Matrix
{
    int outs = 0;
    int ins = 0;
    std::vector<float> weights;

    float at(int out, int in) const
    {
        return weights.at(static_cast<std::size_t>(out) * static_cast<std::size_t>(ins) + static_cast<std::size_t>(in));
    }
};

/// The 36 pairs of digits: [36, 9].
Matrix pairsOfDigits()
{
    Matrix pairs{0, kSide, {}};
    for (int low = 0; low < kSide; ++low) {
        for (int high = low + 1; high < kSide; ++high) {
            ++pairs.outs;
            for (int digit = 0; digit < kSide; ++digit)
                pairs.weights.push_back(digit == low || digit == high ? 1.F : 0.F);
        }
    }
    return pairs;
}

Matrix transposed(const Matrix& matrix)
{
    Matrix result{matrix.ins, matrix.outs, {}};
    for (int out = 0; out < result.outs; ++out) {
        for (int in = 0; in < result.ins; ++in)
            result.weights.push_back(matrix.at(in, out));
    }
    return result;
}

class RuleBuilder
{
public:
    RuleBuilder(NetworkBuilder& net, const RuleText& rule, HouseKind house, ValueId candidates)
        : m_net(net)
        , m_rule(rule)
        , m_house(house)
    {
        m_values["candidates"] = candidates;
    }

    ValueId build()
    {
        ValueId result = kNoValue;
        for (const RuleText::Line& line : m_rule.lines) {
            m_line = &line;
            m_made = 0;
            // How many words are missing is said once all are counted.
            result = value(line.value);
            if (m_made == 0)
                fail(line.value, Expected::Layer);
            if (m_made != line.words.size())
                throw Mistake{{Expected::Words, line.place, {}, {}, static_cast<int>(m_made), {}, {}}};
            if (line.name.empty())
                break;
            m_values[line.name] = result;
            if (line.name == m_rule.cause || line.name == m_rule.count
                || std::ranges::count(m_rule.kept, line.name) > 0)
                m_net.namedInGroup(result, line.name);
        }
        const Range range = m_net.rangeOf(result);
        if (m_net.shapeOf(result) != Shape{kSide, kSide, kSide} || range.low < 0 || range.high > 1)
            throw Mistake{{Expected::Candidates, m_rule.lines.back().place, {}, {}, 0, {m_net.shapeOf(result)}, range}};
        return result;
    }

private:
    std::string words()
    {
        const std::size_t which = m_made++;
        return which < m_line->words.size() ? m_line->words[which] : std::string("?");
    }

    ValueId value(const Expression& expression)
    {
        switch (expression.kind) {
        case Kind::Name: {
            const auto found = m_values.find(expression.text);
            if (found == m_values.end())
                fail(expression, Expected::KnownName);
            return found->second;
        }
        case Kind::Not: {
            const ValueId a = logical(expression.operands.at(0));
            return m_net.notA(a, words());
        }
        case Kind::And:
        case Kind::Or: {
            const ValueId a = logical(expression.operands.at(0));
            const ValueId b = logical(expression.operands.at(1));
            return fitting(expression, {a, b}, [&](std::string its) {
                return expression.kind == Kind::And ? m_net.andBoth(a, b, its) : m_net.orEither(a, b, its);
            });
        }
        case Kind::Call:
            return call(expression);
        case Kind::Number:
        case Kind::List:
            break;
        }
        fail(expression, Expected::Value);
    }

    ValueId logical(const Expression& expression)
    {
        const ValueId result = value(expression);
        const Range range = m_net.rangeOf(result);
        if (range.low < 0 || range.high > 1)
            throw Mistake{{Expected::Logical, expression.place, {}, expression.text, 0, {}, range}};
        return result;
    }

    /// What the builder says no to is that shapes don't fit: all else has been looked at before.
    template <typename Make>
    ValueId fitting(const Expression& at, const std::vector<ValueId>& operands, const Make& make)
    {
        // The range that a sum or product of theirs can have, and how large it can get by broadcasting.
        std::vector<Shape> shapes;
        Shape largest;
        for (const ValueId operand : operands) {
            const Shape shape = m_net.shapeOf(operand);
            shapes.push_back(shape);
            largest = {std::max(largest.channels, shape.channels), std::max(largest.rows, shape.rows),
                std::max(largest.columns, shape.columns)};
        }
        if (std::int64_t{largest.channels} * largest.rows * largest.columns > kMostElements)
            fail(at, Expected::SmallerNumbers);
        std::string its = words();
        ValueId result = kNoValue;
        try {
            result = make(std::move(its));
        } catch (const Error&) {
            throw Mistake{{Expected::FittingShapes, at.place, {}, at.text, 0, shapes, {}}};
        }
        return result;
    }

    /// How far from 0 a value can be.
    std::int64_t reach(ValueId of) const
    {
        const Range range = m_net.rangeOf(of);
        return std::max(std::abs(std::int64_t{range.low}), std::abs(std::int64_t{range.high}));
    }
    void needExact(const Expression& at, std::int64_t reach) const
    {
        if (reach > kMostExact)
            fail(at, Expected::SmallerNumbers);
    }

    /// That they are as many, and called so: by a keyword, or by none.
    static void needArguments(const Expression& call, const std::vector<std::string>& keywords)
    {
        if (call.keywords != keywords)
            fail(call, Expected::Arguments, static_cast<int>(keywords.size()));
    }

    static int number(const Expression& expression)
    {
        if (expression.kind != Kind::Number)
            fail(expression, Expected::WholeNumber);
        return expression.number;
    }

    /// The window of cells that an axis stands for.
    Extent extent(const Expression& axis) const
    {
        if (axis.kind == Kind::Name) {
            const std::string& name = axis.text;
            const auto is = [&](const char* word, HouseKind kind) {
                return name == word || (name == "house" && m_house == kind);
            };
            if (is("row", HouseKind::Row))
                return {1, kSide};
            if (is("column", HouseKind::Column))
                return {kSide, 1};
            if (is("box", HouseKind::Box))
                return {3, 3};
            if (name == "board")
                return {kSide, kSide};
            const bool part = name == "part";
            if ((part || name == "parts") && m_house != HouseKind::Box)
                return part == (m_house == HouseKind::Row) ? Extent{1, 3} : Extent{3, 1};
        }
        fail(axis, Expected::Axis);
    }

    ValueId call(const Expression& call)
    {
        const std::string& name = call.text;
        if (name == "count" || name == "spread" || name == "largest")
            return over(call);
        if (name == "convolution") {
            needArguments(call, {"", ""});
            return convolution(call);
        }
        if (name == "equals" || name == "scaled" || name == "clamp")
            return withNumbers(call);
        if (name == "any" || name == "relu" || name == "pick_one") {
            needArguments(call, {""});
            const ValueId a = value(call.operands[0]);
            return fitting(call, {a}, [&](std::string its) {
                return name == "any" ? m_net.any(a, its) : name == "relu" ? m_net.relu(a, its) : m_net.pickOne(a, its);
            });
        }
        if (name == "select") {
            needArguments(call, {"", "", ""});
            const ValueId a = value(call.operands[0]);
            const ValueId b = value(call.operands[1]);
            const ValueId s = logical(call.operands[2]);
            return fitting(call, {a, b, s}, [&](std::string its) { return m_net.select(a, b, s, its); });
        }
        return ofTwo(call);
    }

    ValueId ofTwo(const Expression& call)
    {
        const std::string& name = call.text;
        using Make = ValueId (NetworkBuilder::*)(ValueId, ValueId, std::string);
        static const std::map<std::string, Make, std::less<>> kMakes{{"same", &NetworkBuilder::equalValues},
            {"minimum", &NetworkBuilder::minimum}, {"maximum", &NetworkBuilder::maximum}, {"sum", &NetworkBuilder::add},
            {"difference", &NetworkBuilder::subtract}, {"product", &NetworkBuilder::multiply}};
        const auto make = kMakes.find(name);
        if (make == kMakes.end())
            fail(call, Expected::Function);
        needArguments(call, {"", ""});
        const ValueId a = value(call.operands[0]);
        const ValueId b = value(call.operands[1]);
        needExact(call, name == "product" ? reach(a) * reach(b) : reach(a) + reach(b));
        return fitting(call, {a, b}, [&](std::string its) { return (m_net.*make->second)(a, b, std::move(its)); });
    }

    ValueId withNumbers(const Expression& call)
    {
        if (call.text == "equals") {
            needArguments(call, {"", ""});
            const ValueId a = value(call.operands[0]);
            const int k = number(call.operands[1]);
            needExact(call, reach(a) + std::abs(k) + 1);
            return fitting(call, {a}, [&](std::string its) { return m_net.equals(a, k, its); });
        }
        const bool scaled = call.text == "scaled";
        if (scaled)
            needArguments(call, {"", "by", "plus"});
        else
            needArguments(call, {"", "from", "to"});
        const ValueId a = value(call.operands[0]);
        const int first = number(call.operands[1]);
        const int second = number(call.operands[2]);
        if (scaled) {
            needExact(call, reach(a) * std::abs(std::int64_t{first}) + std::abs(std::int64_t{second}));
            return fitting(call, {a}, [&](std::string its) { return m_net.affine(a, first, second, its); });
        }
        if (first > second)
            fail(call.operands[2], Expected::WholeNumber);
        return fitting(call, {a}, [&](std::string its) { return m_net.clamp(a, {first, second}, its); });
    }

    ValueId over(const Expression& call)
    {
        needArguments(call, {"", "over"});
        const ValueId a = value(call.operands[0]);
        const Shape shape = m_net.shapeOf(a);
        const Expression& axis = call.operands[1];
        if (call.text == "count" && axis.kind == Kind::Name && axis.text == "digit") {
            needExact(call, reach(a) * shape.channels);
            return fitting(call, {a}, [&](std::string its) { return m_net.countInCell(a, its); });
        }
        const Extent window = extent(axis);
        const std::int64_t cells = std::int64_t{window.rows} * window.columns;
        if (call.text == "spread") {
            if (cells * shape.elements() > kMostElements)
                fail(call, Expected::SmallerNumbers);
            return fitting(call, {a}, [&](std::string its) { return m_net.upsample(a, window, its); });
        }
        // Whole windows: what is left over at the edge would be lost without a word.
        if (shape.rows % window.rows != 0 || shape.columns % window.columns != 0)
            throw Mistake{{Expected::FittingShapes, call.place, {}, call.text, 0, {shape}, {}}};
        if (call.text == "largest")
            return fitting(call, {a}, [&](std::string its) { return m_net.maxPool(a, window, window, its); });
        needExact(call, reach(a) * cells);
        return fitting(call, {a}, [&](std::string its) {
            std::vector<float> ones(static_cast<std::size_t>(shape.channels * cells), 1.F);
            return m_net.convolution(a, shape.channels, window, window, shape.channels, std::move(ones), {}, its);
        });
    }

    ValueId convolution(const Expression& call)
    {
        const ValueId a = value(call.operands[0]);
        const Matrix weights = matrix(call.operands[1]);
        const Shape shape = m_net.shapeOf(a);
        if (weights.ins != shape.channels)
            throw Mistake{
                {Expected::FittingShapes, call.place, {}, call.text, 0, {shape, {weights.outs, weights.ins, 1}}, {}}};
        if (std::int64_t{weights.outs} * shape.rows * shape.columns > kMostElements)
            fail(call, Expected::SmallerNumbers);
        for (int out = 0; out < weights.outs; ++out) {
            std::int64_t sum = 0;
            for (int in = 0; in < weights.ins; ++in)
                sum += std::abs(static_cast<std::int64_t>(weights.at(out, in)));
            needExact(call, sum * reach(a));
        }
        return fitting(call, {a}, [&](std::string its) {
            return m_net.convolution(a, weights.outs, {1, 1}, {1, 1}, 1, weights.weights, {}, its);
        });
    }

    static Matrix matrix(const Expression& expression)
    {
        if (expression.kind == Kind::List)
            return written(expression);
        const auto isCall = [&](const char* name) {
            return expression.kind == Kind::Call && expression.text == name && expression.operands.size() == 1
                && expression.keywords[0].empty();
        };
        if (isCall("pairs") && expression.operands[0].kind == Kind::Name && expression.operands[0].text == "digit")
            return pairsOfDigits();
        if (isCall("transposed"))
            return transposed(matrix(expression.operands[0]));
        fail(expression, Expected::Weights);
    }

    static Matrix written(const Expression& list)
    {
        Matrix result;
        for (const Expression& row : list.operands) {
            if (row.kind != Kind::List
                || (result.outs > 0 && row.operands.size() != static_cast<std::size_t>(result.ins)))
                fail(row, Expected::Weights);
            ++result.outs;
            result.ins = static_cast<int>(row.operands.size());
            for (const Expression& weight : row.operands)
                result.weights.push_back(static_cast<float>(number(weight)));
        }
        if (result.weights.size() > kMostWeights)
            fail(list, Expected::SmallerNumbers);
        return result;
    }

    NetworkBuilder& m_net;
    const RuleText& m_rule;
    HouseKind m_house;
    std::map<std::string, ValueId, std::less<>> m_values;
    const RuleText::Line* m_line = nullptr;
    std::size_t m_made = 0; ///< layers or words of logic by this line
};

} // namespace

ValueId buildRuleLayers(NetworkBuilder& net, const RuleText& rule, HouseKind house, ValueId candidates)
{
    try {
        return RuleBuilder(net, rule, house, candidates).build();
    } catch (const Mistake& mistake) {
        const RuleText::Place place = mistake.what.place;
        throw Error(rule.id + ':' + std::to_string(place.line) + ':' + std::to_string(place.column),
            "has no layers, mistake " + std::to_string(static_cast<int>(mistake.what.expected)));
    }
}

std::optional<RuleMistake> checkRule(const RuleText& rule)
{
    for (const HouseKind house : rule.houses) {
        NetworkBuilder net(rule.id);
        const ValueId candidates = net.input("candidates", {kSide, kSide, kSide}, {0, 1});
        net.beginGroup(GroupKind::Rule, rule.id, {candidates});
        try {
            RuleBuilder(net, rule, house, candidates).build();
        } catch (Mistake& mistake) {
            return std::move(mistake.what);
        }
    }
    return std::nullopt;
}

} // namespace convoku
