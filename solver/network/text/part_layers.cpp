// SPDX-License-Identifier: MIT
#include "solver/network/text/part_layers.h"

#include "solver/error.h"
#include "solver/network/model.h"
#include "solver/network/search.h"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <span>

namespace convoku {
namespace {

using Expression = PartText::Expression;
using Expected = TextMistake::Expected;
using Kind = Expression::Kind;

/// Whole numbers up to here are exact in 32-bit floats.
constexpr std::int64_t kMostExact = 1 << 24;
constexpr std::int64_t kMostElements = 65536;
constexpr std::size_t kMostWeights = 65536;
constexpr int kMostSide = 256; ///< of weights that are named

struct Mistake
{
    TextMistake what;
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

/// All with as many of the digits: [n, 9], in the order of the smallest, then of the next one.
Matrix subsetsOfDigits(int digits)
{
    Matrix subsets{0, kSide, {}};
    std::vector<int> chosen(static_cast<std::size_t>(digits));
    const auto add = [&](const auto& next, std::size_t place, int from) -> void {
        if (place == chosen.size()) {
            ++subsets.outs;
            for (int digit = 0; digit < kSide; ++digit)
                subsets.weights.push_back(std::ranges::count(chosen, digit) > 0 ? 1.F : 0.F);
            return;
        }
        for (int digit = from; digit < kSide; ++digit) {
            chosen[place] = digit;
            next(next, place + 1, digit + 1);
        }
    };
    add(add, 0, 0);
    return subsets;
}

Matrix filled(int outs, int ins, float weight)
{
    return {outs, ins, std::vector<float>(static_cast<std::size_t>(outs) * static_cast<std::size_t>(ins), weight)};
}

Matrix identity(int size)
{
    Matrix result = filled(size, size, 0.F);
    for (int i = 0; i < size; ++i)
        result.weights[static_cast<std::size_t>(i) * static_cast<std::size_t>(size + 1)] = 1.F;
    return result;
}

Shape inputShape(std::string_view name)
{
    if (name == "digits")
        return {1, kSide, kSide};
    const bool single = name == "level" || name == "solved" || name == "contradiction";
    return single ? Shape{1, 1, 1} : Shape{kSide, kSide, kSide};
}

Range inputRange(std::string_view name)
{
    if (name == "digits")
        return {0, kSide};
    if (name == "stack")
        return {0, kMaxLevel - 1};
    if (name == "guess")
        return {0, kMaxLevel - 2};
    return name == "level" ? Range{1, kMaxLevel} : Range{0, 1};
}

class PartBuilder
{
public:
    PartBuilder(NetworkBuilder& net, const PartText& part, const std::vector<ValueId>& inputs, PartOptions options)
        : m_net(net)
        , m_part(part)
        , m_options(options)
    {
        const auto names = inputsOf(part.kind);
        for (std::size_t i = 0; i < names.size(); ++i)
            m_values[std::string(names[i])] = inputs.at(i);
    }

    std::vector<ValueId> build()
    {
        const auto names = resultsOf(m_part.kind);
        ValueId last = kNoValue;
        for (const PartText::Line& line : m_part.lines) {
            m_line = &line;
            m_made = 0;
            m_leftOut = false;
            const std::size_t before = m_net.layerCount();
            // How many words are missing is said once all are counted.
            last = value(line.value);
            if (m_made == 0 && !m_leftOut)
                fail(line.value, Expected::Layer);
            if (m_made != line.words.size() && !m_leftOut)
                throw Mistake{{Expected::Words, line.place, {}, {}, static_cast<int>(m_made), {}, {}}};
            m_found.push_back(
                {line.place.line, line.name, m_net.shapeOf(last), m_net.rangeOf(last), m_net.layerCount() - before});
            if (line.name.empty())
                break;
            m_values[line.name] = last;
            if (std::ranges::count(names, line.name) > 0)
                m_net.named(last, line.name);
            else if (line.name == m_part.cause || line.name == m_part.count
                || std::ranges::count(m_part.kept, line.name) > 0)
                m_net.namedInGroup(last, line.name);
        }
        if (m_part.kind == PartText::Kind::Rule) {
            needResult(m_part.lines.back(), last, {kSide, kSide, kSide}, {0, 1});
            return {last};
        }
        std::vector<ValueId> results;
        for (std::size_t i = 0; i < names.size(); ++i) {
            results.push_back(m_values.at(std::string(names[i])));
            const auto line = std::ranges::find_if(
                m_part.lines, [name = names[i]](const PartText::Line& its) { return its.name == name; });
            needResult(*line, results.back(), resultShape(names[i]), resultRange(names[i]));
        }
        return results;
    }

    const std::vector<PartValue>& found() const { return m_found; }

private:
    static Shape resultShape(std::string_view name)
    {
        const bool planes
            = name == "candidates" || name == "next_candidates" || name == "next_stack" || name == "next_guess";
        return planes ? Shape{kSide, kSide, kSide} : Shape{1, 1, 1};
    }
    static Range resultRange(std::string_view name)
    {
        if (name == "next_stack")
            return {0, kMaxLevel - 1};
        if (name == "next_guess")
            return {0, kMaxLevel - 2};
        return name == "next_level" ? Range{1, kMaxLevel} : Range{0, 1};
    }
    /// What a pass hands on must be what the next one is handed.
    void needResult(const PartText::Line& line, ValueId result, Shape shape, Range most) const
    {
        const Range range = m_net.rangeOf(result);
        if (m_net.shapeOf(result) != shape || range.low < most.low || range.high > most.high)
            throw Mistake{{Expected::Result, line.place, {}, line.name, 0, {m_net.shapeOf(result), shape}, range}};
    }

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
    Extent extent(const Expression& axis, Shape shape) const
    {
        if (axis.kind == Kind::Name) {
            const std::string& name = axis.text;
            const auto is = [&](const char* word, HouseKind kind) {
                return name == word || (name == "house" && m_options.house == kind);
            };
            if (is("row", HouseKind::Row))
                return {1, kSide};
            if (is("column", HouseKind::Column))
                return {kSide, 1};
            if (is("box", HouseKind::Box))
                return {3, 3};
            if (name == "board")
                return {kSide, kSide};
            if (name == "plane")
                return {shape.rows, shape.columns};
            const bool part = name == "part";
            if ((part || name == "parts") && m_options.house != HouseKind::Box)
                return part == (m_options.house == HouseKind::Row) ? Extent{1, 3} : Extent{3, 1};
        }
        fail(axis, Expected::Axis);
    }

    ValueId call(const Expression& call)
    {
        const std::string& name = call.text;
        if (name == "count" || name == "spread" || name == "largest")
            return over(call);
        if (name == "convolution")
            return convolution(call);
        if (name == "reshape")
            return reshape(call);
        if (name == "within" && m_part.kind != PartText::Kind::Rule)
            return within(call);
        if (name == "option" && m_part.kind == PartText::Kind::Search)
            return option(call);
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

    /// The same numbers in another shape: planes, rows, columns.
    ValueId reshape(const Expression& call)
    {
        needArguments(call, {"", "", "", ""});
        const ValueId a = value(call.operands[0]);
        const Shape shape{number(call.operands[1]), number(call.operands[2]), number(call.operands[3])};
        for (std::size_t i = 1; i < call.operands.size(); ++i) {
            if (call.operands[i].number < 1 || call.operands[i].number > kMostElements)
                fail(call.operands[i], Expected::WholeNumber);
        }
        if (std::int64_t{shape.channels} * shape.rows * shape.columns != m_net.shapeOf(a).elements())
            throw Mistake{{Expected::FittingShapes, call.place, {}, call.text, 0, {m_net.shapeOf(a), shape}, {}}};
        return fitting(call, {a}, [&](std::string its) { return m_net.reshape(a, shape, its); });
    }

    /// No layer: says of a value what the whole network holds it to.
    ValueId within(const Expression& call)
    {
        needArguments(call, {"", "from", "to"});
        const ValueId a = value(call.operands[0]);
        const Range range{number(call.operands[1]), number(call.operands[2])};
        const Range is = m_net.rangeOf(a);
        if (range.low > range.high || range.low < is.low || range.high > is.high)
            throw Mistake{{Expected::SmallerRange, call.place, {}, call.text, 0, {}, is}};
        return m_net.inRange(a, range);
    }

    /// One of two, by what the network is built for.
    ValueId option(const Expression& call)
    {
        needArguments(call, {"", "", ""});
        const Expression& which = call.operands[0];
        if (which.kind != Kind::Name || which.text != "look_beyond")
            fail(which, Expected::Option);
        m_leftOut = !m_options.lookBeyond;
        return value(call.operands[m_options.lookBeyond ? 1 : 2]);
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
        const Extent window = extent(axis, shape);
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
        const bool biased = call.operands.size() == 3;
        needArguments(call, biased ? std::vector<std::string>{"", "", "bias"} : std::vector<std::string>{"", ""});
        const ValueId a = value(call.operands[0]);
        const Matrix weights = matrix(call.operands[1]);
        const Shape shape = m_net.shapeOf(a);
        if (weights.ins != shape.channels)
            throw Mistake{
                {Expected::FittingShapes, call.place, {}, call.text, 0, {shape, {weights.outs, weights.ins, 1}}, {}}};
        std::vector<float> bias;
        if (biased)
            bias = biasOf(call.operands[2], weights.outs);
        if (std::int64_t{weights.outs} * shape.rows * shape.columns > kMostElements)
            fail(call, Expected::SmallerNumbers);
        for (int out = 0; out < weights.outs; ++out) {
            std::int64_t sum = 0;
            for (int in = 0; in < weights.ins; ++in)
                sum += std::abs(static_cast<std::int64_t>(weights.at(out, in)));
            const float plus = biased ? bias[static_cast<std::size_t>(out)] : 0.F;
            needExact(call, sum * reach(a) + std::abs(static_cast<std::int64_t>(plus)));
        }
        return fitting(call, {a}, [&](std::string its) {
            return m_net.convolution(a, weights.outs, {1, 1}, {1, 1}, 1, weights.weights, bias, its);
        });
    }

    /// One number for each plane that comes out.
    static std::vector<float> biasOf(const Expression& list, int outs)
    {
        if (list.kind != Kind::List || list.operands.size() != static_cast<std::size_t>(outs))
            fail(list, Expected::Bias, outs);
        std::vector<float> bias;
        for (const Expression& plus : list.operands)
            bias.push_back(static_cast<float>(number(plus)));
        return bias;
    }

    static Matrix matrix(const Expression& expression)
    {
        if (expression.kind == Kind::List)
            return written(expression);
        if (expression.kind != Kind::Call
            || std::ranges::any_of(expression.keywords, [](const std::string& keyword) { return !keyword.empty(); }))
            fail(expression, Expected::Weights);
        const std::string& name = expression.text;
        const std::size_t count = expression.operands.size();
        const auto isOfDigits
            = [&] { return expression.operands[0].kind == Kind::Name && expression.operands[0].text == "digit"; };
        if (name == "pairs" && count == 1 && isOfDigits())
            return pairsOfDigits();
        if (name == "subsets" && count == 2 && isOfDigits())
            return subsetsOfDigits(extentOf(expression.operands[1], kSide));
        if (name == "identity" && count == 1)
            return identity(extentOf(expression.operands[0], kMostSide));
        if ((name == "ones" || name == "zeros") && count == 2) {
            return filled(extentOf(expression.operands[0], kMostSide), extentOf(expression.operands[1], kMostSide),
                name == "ones" ? 1.F : 0.F);
        }
        if (name == "transposed" && count == 1)
            return transposed(matrix(expression.operands[0]));
        if (name == "negative" && count == 1) {
            Matrix result = matrix(expression.operands[0]);
            for (float& weight : result.weights)
                weight = 0.F - weight;
            return result;
        }
        if ((name == "beside" || name == "above") && count > 0)
            return joined(expression, name == "beside");
        fail(expression, Expected::Weights);
    }

    static int extentOf(const Expression& expression, int most)
    {
        const int extent = number(expression);
        if (extent < 1 || extent > most)
            fail(expression, Expected::WholeNumber);
        return extent;
    }

    static Matrix joined(const Expression& expression, bool beside)
    {
        // Beside one another they are transposed above one another.
        const auto turned = [beside](Matrix matrix) { return beside ? transposed(matrix) : matrix; };
        Matrix result;
        for (const Expression& operand : expression.operands) {
            const Matrix part = turned(matrix(operand));
            if (result.outs > 0 && part.ins != result.ins)
                fail(operand, Expected::Weights);
            result.ins = part.ins;
            result.outs += part.outs;
            result.weights.insert(result.weights.end(), part.weights.begin(), part.weights.end());
            if (result.weights.size() > kMostWeights)
                fail(operand, Expected::SmallerNumbers);
        }
        return turned(std::move(result));
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
    const PartText& m_part;
    PartOptions m_options;
    std::map<std::string, ValueId, std::less<>> m_values;
    std::vector<PartValue> m_found;
    const PartText::Line* m_line = nullptr;
    std::size_t m_made = 0; ///< layers or words of logic by this line
    bool m_leftOut = false; ///< the line has words for what another option makes
};

} // namespace

namespace {

/// The part alone in a network, and what its lines work out. Throws Mistake.
std::vector<PartValue> buildAlone(const PartText& part, const PartOptions& options)
{
    NetworkBuilder net(part.id);
    std::vector<ValueId> inputs;
    // By other names: what is worked out elsewhere has those that results have here.
    for (const std::string_view name : inputsOf(part.kind))
        inputs.push_back(net.input("in_" + std::string(name), inputShape(name), inputRange(name)));
    net.beginGroup(GroupKind::Rule, part.id, inputs);
    PartBuilder builder(net, part, inputs, options);
    builder.build();
    return builder.found();
}

/// "hidden_single:3:9", for who made a mistake of its own.
Error errorOf(const PartText& part, const TextMistake& mistake)
{
    return Error(part.id + ':' + std::to_string(mistake.place.line) + ':' + std::to_string(mistake.place.column),
        "has no layers, mistake " + std::to_string(static_cast<int>(mistake.expected)));
}

} // namespace

std::vector<ValueId> buildPartLayers(
    NetworkBuilder& net, const PartText& part, const std::vector<ValueId>& inputs, const PartOptions& options)
{
    try {
        return PartBuilder(net, part, inputs, options).build();
    } catch (const Mistake& mistake) {
        throw errorOf(part, mistake.what);
    }
}

std::vector<PartValue> valuesOf(const PartText& part, const PartOptions& options)
{
    try {
        return buildAlone(part, options);
    } catch (const Mistake& mistake) {
        throw errorOf(part, mistake.what);
    }
}

std::optional<TextMistake> checkPart(const PartText& part)
{
    std::vector<PartOptions> all;
    for (const HouseKind house : part.houses)
        all.push_back({house, false});
    if (part.kind != PartText::Kind::Rule)
        all = {{HouseKind::Row, true}, {HouseKind::Row, false}};
    for (const PartOptions& options : all) {
        try {
            buildAlone(part, options);
        } catch (Mistake& mistake) {
            return std::move(mistake.what);
        }
    }
    return std::nullopt;
}

std::optional<TextMistake> checkNetwork(const NetworkText& network, const std::vector<PartText>& parts)
{
    const auto partNamed = [&parts](const std::string& id) -> const PartText* {
        const auto found = std::ranges::find_if(parts, [&id](const PartText& part) { return part.id == id; });
        return found == parts.end() ? shippedPart(id) : &*found;
    };
    const auto mistake = [](Expected expected, PartText::Place place, const std::string& found) {
        return TextMistake{expected, place, {}, found, 0, {}, {}};
    };
    const auto isKnown = [&](const NetworkText::Named& named, PartText::Kind kind) {
        const PartText* part = partNamed(named.part);
        return part != nullptr && part->kind == kind;
    };
    for (std::size_t i = 0; i < network.rules.size(); ++i) {
        const NetworkText::Step& step = network.rules[i];
        if (i == Model::kMostRules)
            return TextMistake{Expected::FewerRules, step.place, {}, {}, static_cast<int>(Model::kMostRules), {}, {}};
        const PartText* part = partNamed(step.rule);
        if (part == nullptr || part->kind != PartText::Kind::Rule)
            return mistake(Expected::KnownPart, step.place, step.rule);
        if (std::ranges::count(part->houses, step.house) == 0)
            return mistake(Expected::RuleHouse, step.place, step.id());
        const auto here = network.rules.begin() + static_cast<std::ptrdiff_t>(i);
        if (std::find(network.rules.begin(), here, step) != here)
            return mistake(Expected::AnotherStep, step.place, step.id());
    }
    if (!isKnown(network.encoding, PartText::Kind::Encoding))
        return mistake(Expected::KnownPart, network.encoding.place, network.encoding.part);
    if (!isKnown(network.verdict, PartText::Kind::Verdict))
        return mistake(Expected::KnownPart, network.verdict.place, network.verdict.part);
    if (!network.search.part.empty() && !isKnown(network.search, PartText::Kind::Search))
        return mistake(Expected::KnownPart, network.search.place, network.search.part);
    return std::nullopt;
}

std::optional<TextMistake> checkNetworkFile(const NetworkFile& file)
{
    for (const PartText& part : file.parts) {
        if (auto mistake = checkPart(part))
            return mistake;
    }
    for (const NetworkText& network : file.networks) {
        if (auto mistake = checkNetwork(network, file.parts))
            return mistake;
    }
    return std::nullopt;
}

} // namespace convoku
