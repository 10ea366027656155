// SPDX-License-Identifier: MIT
// The functions of the language, each with its layers.
#include "solver/network/text/part_builder.h"

#include "solver/network/text/laying.h"
#include "solver/network/text/learned_words.h"
#include "solver/network/text/part_weights.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <span>
#include <utility>

namespace convoku::text {

ValueId PartBuilder::reshape(const Expression& call)
{
    needArguments(call, {"", "", "", ""});
    const ValueId a = value(call.operands[0]);
    const Shape shape{
        writtenNumber(call.operands[1]), writtenNumber(call.operands[2]), writtenNumber(call.operands[3])};
    for (std::size_t i = 1; i < call.operands.size(); ++i) {
        if (call.operands[i].number < 1 || call.operands[i].number > static_cast<double>(m_mostElements))
            failPart(call.operands[i], Expected::WholeNumber);
    }
    if (std::int64_t{shape.channels} * shape.rows * shape.columns != m_net.shapeOf(a).elements())
        throw PartMistake{{Expected::FittingShapes, call.place, {}, call.text, 0, {m_net.shapeOf(a), shape}, {}}};
    return fitting(call, {a}, [&](std::string name) { return m_net.reshape(a, shape, name); });
}

ValueId PartBuilder::permute(const Expression& call)
{
    needArguments(call, {"", "", "", ""});
    const ValueId a = value(call.operands[0]);
    std::array<Dimension, 3> order{};
    for (std::size_t i = 0; i < order.size(); ++i) {
        order[i] = dimension(call.operands[i + 1], a);
        if (std::count(order.begin(), order.begin() + static_cast<std::ptrdiff_t>(i), order[i]) > 0)
            failPart(call.operands[i + 1], Expected::Dimension);
    }
    return fitting(call, {a}, [&](std::string name) { return m_net.permute(a, order, name); });
}

ValueId PartBuilder::laid(const Expression& call)
{
    needArguments(call, {"", "value", "group", "place"});
    const ValueId a = value(call.operands[0]);
    const Shape shape = m_net.shapeOf(a);
    if (shape != Shape{m_side, m_side, m_side})
        throw PartMistake{{Expected::FittingShapes, call.place, {}, call.text, 0, {shape}, {}}};
    if (m_options.ownHouse || m_part.noHouse)
        failPart(call, Expected::RuleHouse);
    const PartText::Laying order = writtenLaying(call);
    const bool back = call.text == "unlaid";
    const auto dimensions = dimensionsOf(order, m_options.house, back);
    // Permute even if the order stays the same: each line makes a value of its own.
    const bool boxes = m_options.house == HouseKind::Box;
    const ValueId result = fitting(
        call, {a},
        [&](const std::string& name) {
            const ValueId first
                = boxes && !back ? betweenBoxes(m_net, a, {Axis::Digit, Axis::Box, Axis::PlaceInBox}, name) : a;
            const ValueId then = m_net.permute(first, dimensions, name);
            return boxes && back ? betweenBoxes(m_net, then, kCandidatesAxes, name) : then;
        },
        (boxes ? std::int64_t{6} : std::int64_t{1}) * shape.elements());
    if (!back)
        m_laid = m_net.axesOf(result);
    return back ? m_net.withAxes(result, kCandidatesAxes) : result;
}

ValueId PartBuilder::padded(const Expression& call)
{
    needArguments(call, {"", "rows", "columns"});
    const ValueId a = value(call.operands[0]);
    const Extent edge{writtenNumber(call.operands[1]), writtenNumber(call.operands[2])};
    for (std::size_t i = 1; i < call.operands.size(); ++i) {
        if (call.operands[i].number < 0 || call.operands[i].number > kMostPadding)
            failPart(call.operands[i], Expected::WholeNumber);
    }
    const Shape in = m_net.shapeOf(a);
    const std::int64_t elements
        = std::int64_t{in.channels} * (in.rows + 2 * edge.rows) * (in.columns + 2 * edge.columns);
    if (elements > m_mostElements)
        failPart(call, Expected::SmallerNumbers);
    return fitting(
        call, {a}, [&](std::string name) { return m_net.pad(a, edge, name); }, elements);
}

ValueId PartBuilder::joined(const Expression& call)
{
    needArguments(call, std::vector<std::string>(std::clamp(call.operands.size(), kLeastJoined, kMostJoined)));
    std::vector<ValueId> values;
    std::int64_t elements = 0;
    for (const Expression& operand : call.operands) {
        values.push_back(value(operand));
        elements += m_net.shapeOf(values.back()).elements();
    }
    if (elements > m_mostElements)
        failPart(call, Expected::SmallerNumbers);
    return fitting(
        call, values, [&](std::string name) { return m_net.concatenate(values, std::move(name)); }, elements);
}

ValueId PartBuilder::alongLine(const Expression& call)
{
    const bool shares = call.text == "softmax";
    if (shares)
        needArguments(call, {"", "along"});
    else
        needArguments(call, {"", "along", "epsilon"});
    const ValueId a = value(call.operands[0]);
    const Dimension along = dimension(call.operands[1], a);
    const double epsilon = shares ? 0 : writtenReal(call.operands[2]);
    if (!shares && epsilon <= 0)
        failPart(call.operands[2], Expected::NumberAboveZero);
    return fitting(
        call, {a},
        [&](std::string name) {
            return shares ? m_net.softmax(a, along, name) : m_net.rmsNormalise(a, along, epsilon, name);
        },
        std::int64_t{2} * m_net.shapeOf(a).elements());
}

ValueId PartBuilder::matrixProduct(const Expression& call)
{
    needArguments(call, {"", ""});
    const ValueId a = value(call.operands[0]);
    const ValueId b = value(call.operands[1]);
    const Shape first = m_net.shapeOf(a);
    const Shape second = m_net.shapeOf(b);
    const std::int64_t elements = std::int64_t{std::max(first.channels, second.channels)} * first.rows * second.columns;
    if (elements > m_mostElements)
        failPart(call, Expected::SmallerNumbers);
    needExact(call, static_cast<double>(reach(a)) * static_cast<double>(reach(b)) * static_cast<double>(first.columns));
    return fitting(
        call, {a, b}, [&](std::string name) { return m_net.matrixProduct(a, b, name); }, elements * first.columns);
}

ValueId PartBuilder::slide(const Expression& call)
{
    needArguments(call, {"", ""});
    const ValueId a = value(call.operands[0]);
    const Matrix kernel = writtenKernel(call.operands[1]);
    const Shape shape = m_net.shapeOf(a);
    if (kernel.outs > shape.rows || kernel.ins > shape.columns)
        throw PartMistake{
            {Expected::FittingShapes, call.place, {}, call.text, 0, {shape, {1, kernel.outs, kernel.ins}}, {}}};
    double sum = 0;
    for (const float weight : kernel.weights)
        sum += std::abs(static_cast<double>(weight));
    needExact(call, std::ceil(sum * static_cast<double>(reach(a))));
    std::vector<float> weights;
    for (int channel = 0; channel < shape.channels; ++channel)
        weights.insert(weights.end(), kernel.weights.begin(), kernel.weights.end());
    const auto additions = static_cast<std::int64_t>(kernel.weights.size()) * shape.channels
        * (shape.rows - kernel.outs + 1) * (shape.columns - kernel.ins + 1);
    const ValueId made = fitting(
        call, {a},
        [&](std::string name) {
            return m_net.convolution(
                a, shape.channels, {kernel.outs, kernel.ins}, {1, 1}, shape.channels, weights, {}, name);
        },
        additions);
    record(NumbersOfLayer::Kind::Kernel, call, kernel.outs, kernel.ins);
    return made;
}

ValueId PartBuilder::within(const Expression& call)
{
    needArguments(call, {"", "from", "to"});
    const ValueId a = value(call.operands[0]);
    const Range range{writtenNumber(call.operands[1]), writtenNumber(call.operands[2])};
    const Range is = m_net.rangeOf(a);
    if (range.low > range.high || range.low < is.low || range.high > is.high)
        throw PartMistake{{Expected::SmallerRange, call.place, {}, call.text, 0, {}, is}};
    return m_net.inRange(a, range);
}

ValueId PartBuilder::option(const Expression& call)
{
    needArguments(call, {"", "", ""});
    const Expression& which = call.operands[0];
    if (which.kind != Kind::Name || which.text != "look_beyond")
        failPart(which, Expected::Option);
    m_leftOut = !m_options.lookBeyond;
    return value(call.operands[m_options.lookBeyond ? 1 : 2]);
}

ValueId PartBuilder::ofTwo(const Expression& call)
{
    const std::string& name = call.text;
    using Make = ValueId (NetworkBuilder::*)(ValueId, ValueId, std::string);
    static const std::map<std::string, Make, std::less<>> kMakes{{"same", &NetworkBuilder::equalValues},
        {"minimum", &NetworkBuilder::minimum}, {"maximum", &NetworkBuilder::maximum}, {"sum", &NetworkBuilder::add},
        {"difference", &NetworkBuilder::subtract}, {"product", &NetworkBuilder::multiply}};
    const auto make = kMakes.find(name);
    if (make == kMakes.end())
        failPart(call, Expected::Function);
    needArguments(call, {"", ""});
    const ValueId a = name == "same" ? whole(call.operands[0]) : value(call.operands[0]);
    const ValueId b = name == "same" ? whole(call.operands[1]) : value(call.operands[1]);
    needExact(call, name == "product" ? reach(a) * reach(b) : reach(a) + reach(b));
    return fitting(
        call, {a, b}, [&](std::string layerName) { return (m_net.*make->second)(a, b, std::move(layerName)); });
}

ValueId PartBuilder::withNumbers(const Expression& call)
{
    if (call.text == "equals") {
        needArguments(call, {"", ""});
        const ValueId a = whole(call.operands[0]);
        const int k = writtenNumber(call.operands[1]);
        needExact(call, reach(a) + std::abs(k) + 1);
        record(NumbersOfLayer::Kind::Compared, call, 1, 1, m_net.layerCount());
        return fitting(call, {a}, [&](std::string name) { return m_net.equals(a, k, name); });
    }
    if (call.text == "at_least") {
        needArguments(call, {"", ""});
        const ValueId a = value(call.operands[0]);
        const double threshold = writtenReal(call.operands[1]);
        record(NumbersOfLayer::Kind::Threshold, call, 1, 1, m_net.layerCount());
        return fitting(call, {a}, [&](std::string name) { return m_net.atLeast(a, threshold, name); });
    }
    const bool scaled = call.text == "scaled";
    if (scaled)
        needArguments(call, {"", "by", "plus"});
    else
        needArguments(call, {"", "from", "to"});
    const ValueId a = value(call.operands[0]);
    if (scaled) {
        const double factor = writtenReal(call.operands[1]);
        const double offset = writtenReal(call.operands[2]);
        needExact(call, static_cast<double>(reach(a)) * std::abs(factor) + std::abs(offset));
        record(NumbersOfLayer::Kind::Scaled, call, 1, 2, m_net.layerCount());
        return fitting(call, {a}, [&](std::string name) { return m_net.affine(a, factor, offset, name); });
    }
    const int first = writtenNumber(call.operands[1]);
    const int second = writtenNumber(call.operands[2]);
    if (first > second)
        failPart(call.operands[2], Expected::WholeNumber);
    record(NumbersOfLayer::Kind::Limits, call, 1, 2, m_net.layerCount());
    return fitting(call, {a}, [&](std::string name) { return m_net.clamp(a, {first, second}, name); });
}

ValueId PartBuilder::bentCount(const Expression& call)
{
    const Expression& count = unbent(call);
    if (count.kind != Kind::Call || count.text != "count")
        throw PartMistake{{Expected::Sign, count.place, "count(", count.text, 0, {}, {}}};
    return over(count, call);
}

ValueId PartBuilder::over(const Expression& call, const Expression& outermost)
{
    needArguments(call, {"", "over"});
    const ValueId a = value(call.operands[0]);
    const Shape shape = m_net.shapeOf(a);
    const Expression& axis = call.operands[1];
    if (call.text == "count" && axis.kind == Kind::Name && axis.text == "digit")
        return countWith(call, outermost, a, {1, 1}, true);
    if (axis.kind == Kind::Name && axis.text == "house" && m_options.ownHouse) {
        const std::span<const HouseCells> own(&*m_options.ownHouse, 1);
        if (call.text == "count")
            return countOverCells(call, outermost, a, own);
        if (call.text == "spread")
            return spreadOverCells(call, a, own.front());
    }
    if (axis.kind == Kind::Name && axis.text == "own_houses" && call.text == "count"
        && m_part.kind == PartText::Kind::Verdict && !m_options.ownHouses.empty())
        return countOverCells(call, outermost, a, m_options.ownHouses);
    const Extent window = extent(axis, shape);
    const std::int64_t cells = std::int64_t{window.rows} * window.columns;
    if (call.text == "spread") {
        if (cells * shape.elements() > m_mostElements)
            failPart(call, Expected::SmallerNumbers);
        return fitting(
            call, {a},
            [&](std::string name) {
                const ValueId made = m_net.upsample(a, window, std::move(name));
                const Axes axes = m_net.axesOf(made);
                const bool places = axis.text == "place" && m_net.shapeOf(made).columns == m_side;
                return places ? m_net.withAxes(made, {axes.channels, axes.rows, m_laid.columns}) : made;
            },
            cells * shape.elements());
    }
    // Whole windows: what is left over at the edge would be lost without a word.
    if (shape.rows % window.rows != 0 || shape.columns % window.columns != 0)
        throw PartMistake{{Expected::FittingShapes, call.place, {}, call.text, 0, {shape}, {}}};
    if (call.text == "largest")
        return fitting(call, {a}, [&](std::string name) { return m_net.maxPool(a, window, window, name); });
    if (call.text == "average")
        return fitting(
            call, {a}, [&](std::string name) { return m_net.averagePool(a, window, window, name); }, shape.elements());
    return countWith(call, outermost, a, window, false);
}

ValueId PartBuilder::convolution(const Expression& call)
{
    const bool biased = call.operands.size() == 3;
    needArguments(call, biased ? std::vector<std::string>{"", "", "bias"} : std::vector<std::string>{"", ""});
    const ValueId a = value(call.operands[0]);
    const Matrix weights = writtenWeights(call.operands[1], m_net.board());
    const Shape shape = m_net.shapeOf(a);
    if (weights.ins != shape.channels)
        throw PartMistake{
            {Expected::FittingShapes, call.place, {}, call.text, 0, {shape, {weights.outs, weights.ins, 1}}, {}}};
    std::vector<float> bias;
    if (biased)
        bias = writtenBias(call.operands[2], weights.outs, m_net.board());
    if (std::int64_t{weights.outs} * shape.rows * shape.columns > m_mostElements)
        failPart(call, Expected::SmallerNumbers);
    for (int out = 0; out < weights.outs; ++out) {
        double sum = 0;
        for (int in = 0; in < weights.ins; ++in)
            sum += std::abs(static_cast<double>(weights.at(out, in)));
        const float plus = biased ? bias[static_cast<std::size_t>(out)] : 0.F;
        needExact(call, std::ceil(sum * static_cast<double>(reach(a)) + std::abs(static_cast<double>(plus))));
    }
    const auto used = std::ranges::count_if(weights.weights, [](float weight) { return weight != 0; });
    const auto additions
        = std::max<std::int64_t>(used * shape.rows * shape.columns, static_cast<std::int64_t>(weights.weights.size()));
    const ValueId result = fitting(
        call, {a},
        [&](std::string name) {
            const ValueId made = m_net.convolution(a, weights.outs, {1, 1}, {1, 1}, 1, weights.weights, bias, name);
            if (call.operands[1].text == "bent" && isNamedLearned(m_part))
                m_net.withTrained(made, {nameOfLayer(), weights.weights.size() + bias.size(), 1, !bias.empty()});
            // subsets() takes apart the values of what the rule has laid out.
            const Axis values = weights.planesOut == Axis::Feature
                ? m_laid.channels
                : axisOfSubsets(m_net.axesOf(a).channels, weights.subsets);
            return m_net.withPlanes(made,
                weights.outs == 1      ? Axis::One
                    : weights.ofValues ? values
                                       : weights.planesOut);
        },
        additions);
    record(NumbersOfLayer::Kind::Weights, call, weights.outs, weights.ins);
    return result;
}

} // namespace convoku::text
