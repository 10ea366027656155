// SPDX-License-Identifier: MIT
#include "solver/backend/bitwise/compiler.h"

#include "solver/backend/bitwise/form.h"
#include "solver/error.h"
#include "solver/network/layers/layer_traits.h"
#include "solver/network/reads.h"

#include <algorithm>
#include <cmath>
#include <functional>

namespace convoku::bitwise {
namespace {

constexpr std::int64_t kLargest = std::int64_t{1} << 30;

using Whole = std::int64_t;

struct WholeRange
{
    Whole low;
    Whole high;
};

WholeRange products(WholeRange a, WholeRange b)
{
    const auto [low, high] = std::minmax({a.low * b.low, a.low * b.high, a.high * b.low, a.high * b.high});
    return {low, high};
}

/// Returns which values the targets depend on, back to the given ones. A select whose condition is known needs only one
/// of its branches.
std::vector<bool> neededValues(const Network& network, const CompileRequest& request)
{
    const auto index = [](ValueId value) { return static_cast<std::size_t>(value); };
    std::vector<bool> there(network.values.size(), false);
    for (const CompileRequest::Given& given : request.given)
        there[index(given.value)] = true;
    for (const auto& [value, number] : request.known)
        there[index(value)] = true;
    std::vector<bool> needed(network.values.size(), false);
    for (const CompileRequest::Target& target : request.targets)
        needed[index(target.value)] = true;
    for (auto layer = network.layers.rbegin(); layer != network.layers.rend(); ++layer) {
        const bool wanted = std::ranges::any_of(
            layer->outputs, [&](ValueId value) { return needed[index(value)] && !there[index(value)]; });
        for (std::size_t i = 0; wanted && i < layer->inputs.size(); ++i) {
            const auto known
                = layer->kind == LayerKind::Select ? request.known.find(layer->inputs[2]) : request.known.end();
            if (known == request.known.end() || known->second > 1 || static_cast<int>(i) == known->second)
                needed[index(layer->inputs[i])] = true;
        }
    }
    for (std::size_t value = 0; value < needed.size(); ++value)
        needed[value] = needed[value] && !there[value];
    return needed;
}

class Compiler
{
public:
    Compiler(const Network& network, const CompileRequest& request)
        : m_network(network)
        , m_request(request)
        , m_forms(network.values.size())
        , m_known(network.values.size(), false)
    {
    }

    Program run()
    {
        for (const CompileRequest::Given& given : m_request.given)
            takeIn(given);
        for (const auto& [value, number] : m_request.known)
            keep(value, Form(shapeOf(value), m_numbers.constant(shapeOf(value).elements(), number)));
        std::vector<Place> targets(m_request.targets.size());
        const auto storeTargets = [&](ValueId value) {
            for (std::size_t i = 0; i < targets.size(); ++i) {
                if (m_request.targets[i].value == value)
                    targets[i] = store(m_request.targets[i]);
            }
        };
        const std::vector<bool> needed = neededValues(m_network, m_request);
        for (std::size_t value = 0; value < m_known.size(); ++value) {
            if (m_known[value])
                storeTargets(static_cast<ValueId>(value));
        }
        for (const Layer& layer : m_network.layers) {
            const bool wanted = std::ranges::any_of(layer.outputs, [&](ValueId value) { return needed[index(value)]; });
            if (!wanted)
                continue;
            lower(layer);
            for (const ValueId value : layer.outputs)
                storeTargets(value);
        }
        Program program = m_draft.assemble(m_request.firstFree);
        program.targets = std::move(targets);
        for (const Place& place : program.targets)
            program.words = std::max(program.words, place.end());
        return program;
    }

private:
    static std::size_t index(ValueId value) { return static_cast<std::size_t>(value); }
    Shape shapeOf(ValueId value) const { return m_network.value(value).shape; }
    Range rangeOf(ValueId value) const
    {
        const auto it = m_request.ranges.find(value);
        return it != m_request.ranges.end() ? it->second : m_network.value(value).range;
    }
    Form& form(ValueId value) { return m_forms[index(value)]; }
    const Number& number(ValueId value) { return form(value).number(m_draft, m_numbers); }
    Bit bit(ValueId value) { return form(value).bit(m_draft, m_numbers); }

    void takeIn(const CompileRequest::Given& given)
    {
        const Range range = rangeOf(given.value);
        Number number{range, shapeOf(given.value).elements(), {}};
        for (int p = 0; p < planesFor(range); ++p)
            number.planes.push_back(
                m_draft.given(given.place.offset + static_cast<Offset>(p * number.elements), number.elements));
        keep(given.value, Form(shapeOf(given.value), std::move(number)));
    }

    void keep(ValueId value, Form form)
    {
        m_forms[index(value)] = std::move(form);
        m_known[index(value)] = true;
    }

    Place store(const CompileRequest::Target& target)
    {
        const Range range = rangeOf(target.value);
        const Number number = m_numbers.inRange(this->number(target.value), range);
        const int planes = std::max(target.planes, planesFor(range));
        const Place place{target.offset, number.elements, planes, range.low < 0};
        for (int p = 0; p < planes; ++p) {
            const auto plane = static_cast<std::size_t>(p);
            const Bit bit = plane < number.planes.size() ? number.planes[plane]
                : number.isSigned()                      ? number.planes.back()
                                                         : m_draft.constant(number.elements, false);
            m_draft.store(bit, place.offset + static_cast<Offset>(p * number.elements));
        }
        return place;
    }

    void lower(const Layer& layer)
    {
        const ValueId out = layer.outputs.front();
        if (m_network.value(out).numbers == NumberKind::Real)
            throw Error(layer.words, "makes real numbers, which have no bits");
        switch (layer.kind) {
        case LayerKind::Convolution:
            return finish(layer, out, convolution(layer));
        case LayerKind::MaxPool:
        case LayerKind::MaxPoolWithIndices:
            return pool(layer);
        case LayerKind::MaxUnpool:
            return finish(layer, out, unpool(layer));
        case LayerKind::Pad:
            return finish(layer, out, pad(layer));
        case LayerKind::Concatenate:
            return finish(layer, out, joined(layer));
        case LayerKind::MatrixProduct:
            return finish(layer, out, matrixProduct(layer));
        case LayerKind::Upsample:
        case LayerKind::Reshape:
        case LayerKind::Permute:
            return finish(layer, out,
                Form(
                    shapeOf(out), m_numbers.remap(number(layer.inputs[0]), m_draft.intern(readsOf(m_network, layer)))));
        case LayerKind::Affine:
        case LayerKind::Relu:
        case LayerKind::Clamp:
        case LayerKind::AtLeast:
            return finish(layer, out, unary(layer, form(layer.inputs[0])));
        case LayerKind::Select:
            return finish(layer, out, select(layer));
        default:
            return finish(layer, out, binary(layer));
        }
    }

    /// Arithmetic on ranges may know less than the network says, and more.
    void finish(const Layer& layer, ValueId value, Form form)
    {
        if (m_known[index(value)])
            return;
        const Range stated = rangeOf(value);
        if (std::max(stated.low, form.range().low) > std::min(stated.high, form.range().high))
            throw Error(layer.words, "computes nothing inside the range of " + m_network.value(value).name);
        form.narrow(stated, m_numbers);
        keep(value, std::move(form));
    }

    Range checked(const Layer& layer, WholeRange range) const
    {
        if (range.low < -kLargest || range.high > kLargest)
            throw Error(layer.words, "computes numbers that are too large");
        return {static_cast<int>(range.low), static_cast<int>(range.high)};
    }
    /// A result's range: what arithmetic finds, unless the network says less.
    Range resultRange(const Layer& layer, WholeRange found) const
    {
        const Range stated = rangeOf(layer.outputs.front());
        const WholeRange both{std::max<Whole>(found.low, stated.low), std::min<Whole>(found.high, stated.high)};
        return checked(layer, both.low > both.high ? found : both);
    }

    // Reads

    Form pad(const Layer& layer)
    {
        const Shape in = shapeOf(layer.inputs[0]);
        const Shape out = shapeOf(layer.outputs[0]);
        const Number all = m_numbers.remap(number(layer.inputs[0]), m_draft.intern(readsOf(m_network, layer)));
        if (in == out)
            return Form(out, all);
        std::vector<int> inside;
        for (int i = 0; i < out.elements(); ++i) {
            const int row = i / out.columns % out.rows - layer.edge.rows;
            const int column = i % out.columns - layer.edge.columns;
            inside.push_back(row >= 0 && row < in.rows && column >= 0 && column < in.columns ? 1 : 0);
        }
        const Range range{std::min(all.range.low, 0), std::max(all.range.high, 0)};
        return Form(out,
            m_numbers.choose(m_numbers.pattern(inside).planes.front(), m_numbers.constant(out.elements(), 0),
                m_numbers.inRange(all, range), range));
    }

    /// Channels lie one behind the other, and so do the inputs.
    Form joined(const Layer& layer)
    {
        std::vector<Number> parts;
        for (const ValueId input : layer.inputs)
            parts.push_back(number(input));
        return Form(shapeOf(layer.outputs[0]), m_numbers.joined(parts));
    }

    Form matrixProduct(const Layer& layer)
    {
        const Number a = number(layer.inputs[0]);
        const Number b = number(layer.inputs[1]);
        std::vector<ProductReads> reads;
        for (int term = 0; term < shapeOf(layer.inputs[0]).columns; ++term)
            reads.push_back(productReads(m_network, layer, term));
        const WholeRange each = products({a.range.low, a.range.high}, {b.range.low, b.range.high});
        const auto terms = static_cast<Whole>(reads.size());
        const Range range = checked(layer, {each.low * terms, each.high * terms});
        return Form(shapeOf(layer.outputs[0]), m_numbers.sumOfProducts(a, b, std::move(reads), range));
    }

    /// An operand of an element-wise layer, repeated where its extent is 1.
    Number spread(const Number& number, Shape from, Shape to)
    {
        return from == to ? number : m_numbers.remap(number, m_draft.intern(readsRepeated(from, to)));
    }

    // Element-wise layers

    Form unary(const Layer& layer, Form& x, const std::function<Whole(Whole)>& f)
    {
        const Shape shape = x.shape();
        if (const std::shared_ptr<Base>& base = x.base()) {
            std::vector<int> table;
            Whole low = kLargest;
            Whole high = -kLargest;
            for (const int value : x.table()) {
                const Whole result = f(value);
                table.push_back(checked(layer, {result, result}).low);
                low = std::min(low, result);
                high = std::max(high, result);
            }
            return Form(shape, base, std::move(table), checked(layer, {low, high}));
        }
        const Number& number = x.number(m_draft, m_numbers);
        const WholeRange in{number.range.low, number.range.high};
        switch (layer.kind) {
        case LayerKind::Relu:
        case LayerKind::Clamp: {
            const Range range = checked(layer, {f(in.low), f(in.high)});
            Number result = number;
            for (const int limit : {range.low, range.high}) {
                const Number edge = m_numbers.constant(number.elements, limit);
                const Bit beyond = limit == range.low ? m_numbers.less(result, edge) : m_numbers.less(edge, result);
                result = m_numbers.choose(beyond, result, edge,
                    {std::min(number.range.low, range.low), std::max(number.range.high, range.high)});
            }
            return Form(shape, m_numbers.inRange(result, range));
        }
        case LayerKind::AtLeast: {
            const int least = wholeThreshold(layer.threshold);
            if (in.low >= least || in.high < least)
                return Form(shape, m_numbers.constant(number.elements, in.low >= least ? 1 : 0));
            const Number last = m_numbers.constant(number.elements, least - 1);
            return Form(shape, Numbers::ofBit(m_numbers.less(last, number)));
        }
        default: { // a line: Affine, or a sum or product with a constant
            const Whole factor = f(1) - f(0);
            const Whole first = factor * in.low;
            const Whole last = factor * in.high;
            const Range scaled = checked(layer, {std::min(first, last), std::max(first, last)});
            const Range range = checked(layer, {scaled.low + f(0), scaled.high + f(0)});
            const Number offset = m_numbers.constant(number.elements, static_cast<int>(f(0)));
            return Form(shape, m_numbers.add(m_numbers.scale(number, static_cast<int>(factor), scaled), offset, range));
        }
        }
    }
    Form unary(const Layer& layer, Form& x)
    {
        return unary(layer, x, [&layer](Whole a) { return wholeElementOf(layer, a, 0); });
    }

    Form binary(const Layer& layer)
    {
        Form& a = form(layer.inputs[0]);
        Form& b = form(layer.inputs[1]);
        const Shape shape = shapeOf(layer.outputs.front());
        const bool ordered = layer.kind == LayerKind::Minimum || layer.kind == LayerKind::Maximum;
        // With one number known, or both functions of the same thing, the result is a function of one thing again.
        if (b.isConstant() && a.shape() == shape && (!ordered || a.base()))
            return unary(layer, a, [&, k = b.range().low](Whole x) { return wholeElementOf(layer, x, k); });
        if (a.isConstant() && b.shape() == shape && (!ordered || b.base()))
            return unary(layer, b, [&, k = a.range().low](Whole x) { return wholeElementOf(layer, k, x); });
        if (a.shape() == b.shape() && a.base() && a.base() == b.base()) {
            std::vector<int> table;
            Range range{};
            for (std::size_t i = 0; i < a.table().size(); ++i) {
                const Whole result = wholeElementOf(layer, a.table()[i], b.table()[i]);
                table.push_back(checked(layer, {result, result}).low);
                range = i == 0 ? Range{table[0], table[0]}
                               : Range{std::min(range.low, table[i]), std::max(range.high, table[i])};
            }
            return Form(shape, a.base(), std::move(table), range);
        }
        const Number x = spread(a.number(m_draft, m_numbers), a.shape(), shape);
        const Number y = spread(b.number(m_draft, m_numbers), b.shape(), shape);
        const WholeRange p{x.range.low, x.range.high};
        const WholeRange q{y.range.low, y.range.high};
        const bool logical = a.isLogical() && b.isLogical();
        switch (layer.kind) {
        case LayerKind::Minimum:
        case LayerKind::Maximum: {
            const bool smaller = layer.kind == LayerKind::Minimum;
            const Range range = checked(layer,
                smaller ? WholeRange{std::min(p.low, q.low), std::min(p.high, q.high)}
                        : WholeRange{std::max(p.low, q.low), std::max(p.high, q.high)});
            if (logical && !x.planes.empty() && !y.planes.empty())
                return Form(shape,
                    m_numbers.inRange(Numbers::ofBit(smaller ? m_draft.andOf(x.planes[0], y.planes[0])
                                                             : m_draft.orOf(x.planes[0], y.planes[0])),
                        range));
            const Bit second = smaller ? m_numbers.less(y, x) : m_numbers.less(x, y);
            return Form(shape, m_numbers.choose(second, x, y, range));
        }
        case LayerKind::Add:
            return Form(shape, m_numbers.add(x, y, resultRange(layer, {p.low + q.low, p.high + q.high})));
        case LayerKind::Subtract: {
            const Range range = checked(layer, {p.low - q.high, p.high - q.low});
            if (range.high - range.low >= 1024)
                return Form(shape, m_numbers.subtract(x, y, resultRange(layer, {range.low, range.high})));
            auto base = std::make_shared<Base>();
            base->kind = Base::Kind::Difference;
            base->range = range;
            base->number = x;
            base->subtrahend = y;
            std::vector<int> table;
            for (int value = range.low; value <= range.high; ++value)
                table.push_back(value);
            return Form(shape, std::move(base), std::move(table), range);
        }
        default:
            break;
        }
        const Range range = resultRange(layer, products(p, q));
        if (b.isLogical())
            return Form(shape, m_numbers.choose(spreadBit(b, shape), m_numbers.constant(x.elements, 0), x, range));
        if (a.isLogical())
            return Form(shape, m_numbers.choose(spreadBit(a, shape), m_numbers.constant(y.elements, 0), y, range));
        return Form(shape, m_numbers.multiply(x, y, range));
    }

    Bit spreadBit(Form& form, Shape shape)
    {
        return spread(Numbers::ofBit(form.bit(m_draft, m_numbers)), form.shape(), shape).planes.front();
    }

    Form select(const Layer& layer)
    {
        const Shape shape = shapeOf(layer.outputs.front());
        Form& s = form(layer.inputs[2]);
        const auto operand
            = [&](std::size_t i) { return spread(number(layer.inputs[i]), form(layer.inputs[i]).shape(), shape); };
        if (s.isConstant() && s.isLogical())
            return Form(shape, operand(s.range().low == 0 ? 0 : 1));
        const Number a = operand(0);
        const Number b = operand(1);
        const WholeRange p{a.range.low, a.range.high};
        const WholeRange q{b.range.low, b.range.high};
        if (s.isLogical()) {
            const Range range = resultRange(layer, {std::min(p.low, q.low), std::max(p.high, q.high)});
            return Form(shape, m_numbers.choose(spreadBit(s, shape), a, b, range));
        }
        const Number weight = operand(2);
        const WholeRange difference{q.low - p.high, q.high - p.low};
        const WholeRange product = products({weight.range.low, weight.range.high}, difference);
        const Number scaled
            = m_numbers.multiply(m_numbers.subtract(b, a, checked(layer, difference)), weight, checked(layer, product));
        return Form(shape, m_numbers.add(a, scaled, resultRange(layer, {p.low + product.low, p.high + product.high})));
    }

    // Windows

    Form convolution(const Layer& layer)
    {
        const Shape in = shapeOf(layer.inputs[0]);
        const Shape out = shapeOf(layer.outputs[0]);
        const int inPerGroup = in.channels / layer.groups;
        const Map taps = windowsOf(m_network, layer, inPerGroup, out.channels / layer.groups);
        const auto terms = static_cast<std::size_t>(inPerGroup) * static_cast<std::size_t>(layer.kernel.rows)
            * static_cast<std::size_t>(layer.kernel.columns);
        const auto whole = [&](float weight) {
            if (std::floor(weight) != weight || std::abs(weight) > static_cast<float>(kLargest))
                throw Error(layer.words, "has a weight that is no whole number of 31 bits");
            return static_cast<int>(weight);
        };
        const auto channelOf = [&](std::size_t o) { return o / static_cast<std::size_t>(out.rows * out.columns); };
        const auto outputs = static_cast<std::size_t>(out.elements());
        std::vector<int> weights; // by output and term
        std::vector<int> bias; // by output
        for (std::size_t o = 0; o < outputs; ++o) {
            bias.push_back(whole(layer.bias[channelOf(o)]));
            for (std::size_t t = 0; t < terms; ++t)
                weights.push_back(whole(layer.weights[channelOf(o) * terms + t]));
        }
        Form& x = form(layer.inputs[0]);
        if (x.isLogical() && std::ranges::all_of(weights, [](int w) { return w == 0 || w == 1; })
            && std::ranges::adjacent_find(bias, std::not_equal_to<>()) == bias.end()) {
            Map ones;
            std::vector<std::size_t> counts(outputs, 0);
            for (std::size_t i = 0; i < weights.size(); ++i) {
                if (weights[i] == 1) {
                    ones.push_back(taps[i]);
                    ++counts[i / terms];
                }
            }
            const int count = static_cast<int>(counts.front());
            if (count > 0 && std::ranges::adjacent_find(counts, std::not_equal_to<>()) == counts.end()) {
                auto base = std::make_shared<Base>();
                base->kind = Base::Kind::Sum;
                base->range = {0, count};
                base->bit = x.bit(m_draft, m_numbers);
                base->taps = m_draft.intern(std::move(ones));
                base->terms = count;
                std::vector<int> table;
                for (int i = 0; i <= count; ++i)
                    table.push_back(i + bias.front());
                const Range range{table.front(), table.back()};
                return Form(out, std::move(base), std::move(table), range);
            }
        }
        return Form(out, weightedSum(layer, x.number(m_draft, m_numbers), taps, weights, bias));
    }

    Number weightedSum(const Layer& layer, const Number& x, const Map& taps, const std::vector<int>& weights,
        const std::vector<int>& bias)
    {
        const std::size_t terms = weights.size() / bias.size();
        WholeRange found{kLargest, -kLargest};
        for (std::size_t o = 0; o < bias.size(); ++o) {
            WholeRange sum{bias[o], bias[o]};
            for (std::size_t t = 0; t < terms; ++t) {
                const Whole weight = weights[o * terms + t];
                const WholeRange term = products({x.range.low, x.range.high}, {weight, weight});
                sum = {sum.low + term.low, sum.high + term.high};
            }
            found = {std::min(found.low, sum.low), std::max(found.high, sum.high)};
        }
        const Range range = checked(layer, found);
        // Wrapped to the planes of the result, sums are right whatever the range of their parts.
        Number result = m_numbers.inRange(m_numbers.pattern(bias), range);
        for (std::size_t t = 0; t < terms; ++t) {
            Map reads;
            std::vector<int> column;
            for (std::size_t o = 0; o < bias.size(); ++o) {
                reads.push_back(taps[o * terms + t]);
                column.push_back(weights[o * terms + t]);
            }
            const auto [least, most] = std::ranges::minmax(column);
            if (least == 0 && most == 0)
                continue;
            const Number term = m_numbers.remap(x, m_draft.intern(std::move(reads)));
            const Number part = least == most ? m_numbers.scale(term, least, range)
                                              : m_numbers.multiply(term, m_numbers.pattern(column), range);
            result = m_numbers.add(result, part, range);
        }
        return result;
    }

    void pool(const Layer& layer)
    {
        const Shape in = shapeOf(layer.inputs[0]);
        const Shape out = shapeOf(layer.outputs[0]);
        Form& x = form(layer.inputs[0]);
        const bool wantsIndices = layer.kind == LayerKind::MaxPoolWithIndices;
        const int terms = layer.kernel.rows * layer.kernel.columns;
        Map taps = windowsOf(m_network, layer, 1, 1);
        if (x.isLogical() && !x.isConstant()) {
            auto base = std::make_shared<Base>();
            base->kind = Base::Kind::Sum;
            base->range = {0, terms};
            base->bit = x.bit(m_draft, m_numbers);
            base->taps = m_draft.intern(taps);
            base->terms = terms;
            std::vector<int> table(static_cast<std::size_t>(terms) + 1, 1);
            table[0] = 0;
            finish(layer, layer.outputs[0], Form(out, std::move(base), std::move(table), {0, 1}));
            if (!wantsIndices)
                return;
        }
        // A tournament: neighbours play, the first wins a draw, so that the first maximum is left.
        const Number& number = x.number(m_draft, m_numbers);
        std::vector<int> places;
        for (const std::uint32_t tap : taps)
            places.push_back(static_cast<int>(tap) % (in.rows * in.columns));
        const auto outputs = static_cast<std::uint32_t>(out.elements());
        const Range indexRange{0, in.rows * in.columns - 1};
        Number best = m_numbers.remap(number, m_draft.intern(std::move(taps)));
        Number index = m_numbers.pattern(places);
        for (auto left = static_cast<std::uint32_t>(terms); left > 1; left = (left + 1) / 2) {
            Map first;
            Map second;
            for (std::uint32_t o = 0; o < outputs; ++o) {
                for (std::uint32_t i = 0; i < left; i += 2) {
                    first.push_back(o * left + i);
                    second.push_back(o * left + std::min(i + 1, left - 1));
                }
            }
            const Map* one = m_draft.intern(std::move(first));
            const Map* two = m_draft.intern(std::move(second));
            const Number a = m_numbers.remap(best, one);
            const Number b = m_numbers.remap(best, two);
            const Bit wins = m_numbers.less(a, b);
            best = m_numbers.choose(wins, a, b, number.range);
            if (wantsIndices)
                index = m_numbers.choose(wins, m_numbers.remap(index, one), m_numbers.remap(index, two), indexRange);
        }
        finish(layer, layer.outputs[0], Form(out, best));
        if (wantsIndices)
            finish(layer, layer.outputs[1], Form(out, m_numbers.inRange(index, indexRange)));
    }

    Form unpool(const Layer& layer)
    {
        const Shape pooled = shapeOf(layer.inputs[0]);
        const Shape out = shapeOf(layer.outputs[0]);
        const Number& x = number(layer.inputs[0]);
        const Number& indices = number(layer.inputs[1]);
        const int plane = out.rows * out.columns;
        std::vector<int> places;
        for (int i = 0; i < out.elements(); ++i)
            places.push_back(i % plane);
        const Number place = m_numbers.pattern(places);
        const Range range{std::min(x.range.low, 0), std::max(x.range.high, 0)};
        Number result = m_numbers.inRange(m_numbers.constant(out.elements(), 0), range);
        const int inPlane = pooled.rows * pooled.columns;
        for (int n = 0; n < inPlane; ++n) {
            Map reads;
            for (int i = 0; i < out.elements(); ++i)
                reads.push_back(static_cast<std::uint32_t>(i / plane * inPlane + n));
            const Map* map = m_draft.intern(std::move(reads));
            const Bit here = m_numbers.equal(m_numbers.remap(indices, map), place);
            result = m_numbers.choose(here, result, m_numbers.remap(x, map), range);
        }
        return Form(out, m_numbers.inRange(result, range));
    }

    const Network& m_network;
    const CompileRequest& m_request;
    Draft m_draft;
    Numbers m_numbers{m_draft};
    std::vector<Form> m_forms; ///< by value
    std::vector<bool> m_known; ///< by value: it has its form
};

} // namespace

bool needs(const Network& network, const CompileRequest& request, ValueId value)
{
    return neededValues(network, request)[static_cast<std::size_t>(value)];
}

Program compile(const Network& network, const CompileRequest& request)
{
    return Compiler(network, request).run();
}

} // namespace convoku::bitwise
