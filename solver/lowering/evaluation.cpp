// SPDX-License-Identifier: MIT
#include "solver/lowering/evaluation.h"

#include "solver/error.h"
#include "solver/network/reads.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace convoku::lowering {
namespace {

using Pending = Field::Pending;
using Fault = LoweringFault::Kind;

constexpr std::size_t kMostTerms = 30'000'000; // of a value

/// Sums of the same shape: factor · sum + constant.
Sums scaled(Sums sums, int factor, int constant)
{
    for (Linear& sum : sums) {
        sum.constant = factor * sum.constant + constant;
        if (factor == 0)
            sum.terms.clear();
        for (Term& term : sum.terms)
            term.weight *= factor;
    }
    return sums;
}

} // namespace

Evaluation::Evaluation(const Network& network, const LoweringOptions& options)
    : m_network(network)
    , m_options(options)
    , m_sheet(network, options)
{
    if (options.gates && options.eightBits)
        throw Error(network.id, "has its numbers in eight bits or as gates");
    if (!network.isWhole())
        throw LoweringFault(Fault::RealNumbers, network.id);
    for (std::size_t i = 0; i < network.inputs.size(); ++i) {
        const Value& value = network.value(network.inputs[i]);
        Field field{value.shape, value.axes, value.range, Pending::Nothing, {}};
        for (int element = 0; element < value.shape.elements(); ++element)
            field.elements.push_back({0, {{m_sheet.input(i), element, 1}}});
        m_fields[network.inputs[i]] = std::move(field);
        m_held[network.inputs[i]] = m_sheet.input(i);
    }
}

void Evaluation::refuse(LoweringFault::Kind why) const
{
    throw LoweringFault(why, m_words);
}

Network Evaluation::run()
{
    for (std::size_t group = 0; group < m_network.groups.size(); ++group) {
        const Group& of = m_network.groups[group];
        m_sheet.beginGroup(static_cast<int>(group));
        for (std::size_t i = of.firstLayer; i < of.firstLayer + of.layerCount; ++i)
            work(m_network.layers[i]);
        for (const ValueId value : of.outputs)
            hold(value);
    }
    std::vector<Sheet::Output> outputs;
    for (const ValueId value : m_network.outputs) {
        const Value& of = m_network.value(value);
        const bool single = of.shape.elements() == 1 && m_network.isLogical(value);
        NodeId node = hold(value);
        // Each output needs a name of its own: an input, or a node that is already an output, is stored once more.
        const auto same = [&](const Sheet::Output& output) { return output.node == node && !output.single; };
        if (!single && (m_sheet.isInput(node) || std::ranges::any_of(outputs, same))) {
            m_words = of.name;
            m_sheet.setWords(of.name);
            const auto maker = std::ranges::find_if(m_network.groups,
                [&](const Group& group) { return std::ranges::find(group.outputs, value) != group.outputs.end(); });
            m_sheet.beginGroup(
                maker == m_network.groups.end() ? kPlacesGroup : static_cast<int>(maker - m_network.groups.begin()));
            Sums sums;
            for (int i = 0; i < of.shape.elements(); ++i)
                sums.push_back({0, {{node, i, 1}}});
            node = m_sheet.store(sums, of.shape, of.axes, m_options.gates ? Activation::Gate : Activation::Relu,
                of.range.high, ChannelOrder::Outside);
        }
        outputs.push_back({node, single, of.name});
        if (!single)
            m_sheet.name(node, of.name);
    }
    return m_sheet.network(outputs);
}

NodeId Evaluation::hold(ValueId value)
{
    if (const auto known = m_held.find(value); known != m_held.end())
        return known->second;
    const Field is = linear(value);
    if (is.range.low < 0)
        throw LoweringFault(Fault::Negative, m_network.value(value).name);
    // A value whose elements are those of one node, in order, needs no new node if that node has the required
    // placement.
    const auto isNode = [&](const Linear& sum, int element) {
        return sum.constant == 0 && sum.terms.size() == 1 && sum.terms.front().weight == 1
            && sum.terms.front().element == element && sum.terms.front().node == is.elements.front().terms.front().node;
    };
    bool there = true;
    for (int i = 0; there && i < is.shape.elements(); ++i)
        there = isNode(is.elements[static_cast<std::size_t>(i)], i);
    there = there && m_sheet.isOutside(is.elements.front().terms.front().node, is.shape, is.axes);
    if (!there && m_options.gates && !is.isLogical())
        refuse(Fault::NumberInGates);
    const Sums sums = there
        ? is.elements
        : stored(is.elements, is.shape, is.axes, m_options.gates ? Activation::Gate : Activation::Relu, is.range.high,
            ChannelOrder::Outside);
    NodeId node = -1;
    if (sums.front().terms.size() == 1 && sums.front().constant == 0)
        node = sums.front().terms.front().node;
    else
        refuse(Fault::Other); // all constant: no rule is
    node = m_sheet.inItsPlace(node, is.shape, is.axes);
    m_fields.at(value).elements = sums;
    return m_held[value] = node;
}

Range Evaluation::bounds(const Sums& sums) const
{
    Range range{std::numeric_limits<int>::max(), std::numeric_limits<int>::min()};
    for (const Linear& sum : sums) {
        const Range of = m_sheet.rangeOf(sum);
        range = {std::min(range.low, of.low), std::max(range.high, of.high)};
    }
    return range;
}

Sums Evaluation::stored(
    const Sums& sums, Shape shape, const Axes& axes, Activation activation, int high, ChannelOrder order)
{
    if (m_options.gates && activation == Activation::Relu)
        refuse(Fault::NumberInGates);
    if (m_options.eightBits && high > kMostStored)
        refuse(Fault::MoreThanEightBits);
    const NodeId node = m_sheet.store(sums, shape, axes, activation, high, order);
    Sums result;
    for (int i = 0; i < static_cast<int>(sums.size()); ++i)
        result.push_back({0, {{node, i, 1}}});
    return result;
}

Sums Evaluation::positive(Sums sums, Shape shape, const Axes& axes, int high)
{
    const Range range = bounds(sums);
    high = std::min(high, range.high);
    if (range.low >= 0)
        return sums;
    if (high <= 0)
        return Sums(sums.size());
    if (high <= 1 && m_options.gates)
        return stored(sums, shape, axes, Activation::Gate, 1);
    return stored(sums, shape, axes, Activation::Relu, high);
}

Sums Evaluation::threshold(Sums sums, Shape shape, const Axes& axes, int high)
{
    const Range range = bounds(sums);
    high = std::min(high, range.high);
    if (range.low >= 1)
        return scaled(std::move(sums), 0, 1);
    if (high <= 0)
        return Sums(sums.size());
    if (range.low >= 0 && high <= 1)
        return sums;
    if (m_options.gates)
        return stored(sums, shape, axes, Activation::Gate, 1);
    if (high <= 1)
        return stored(sums, shape, axes, Activation::Relu, 1);
    // 1 − relu(1 − p), of what is not negative.
    if (range.low < 0) {
        const bool large = m_options.eightBits && high > kMostStored;
        sums = stored(sums, shape, axes, large ? Activation::Ceiling : Activation::Relu, large ? kMostStored : high);
    }
    return scaled(stored(scaled(std::move(sums), -1, 1), shape, axes, Activation::Relu, 1), -1, 1);
}

Sums Evaluation::both(const Sums& a, const Sums& b, const Field& like)
{
    Sums sums = added(a, b, 1);
    return positive(scaled(std::move(sums), 1, -1), like, 1);
}

const Field& Evaluation::known(ValueId value) const
{
    const Field& is = m_fields.at(value);
    if (is.pending == Pending::Missing)
        refuse(m_options.eightBits ? Fault::MoreThanEightBits : Fault::Other);
    return is;
}

const Field& Evaluation::linear(ValueId value)
{
    known(value);
    Field& is = field(value);
    if (is.pending == Pending::Relu)
        is.elements = positive(std::move(is.elements), is.shape, is.axes, is.range.high);
    else if (is.pending == Pending::Threshold)
        is.elements = threshold(std::move(is.elements), is.shape, is.axes, std::numeric_limits<int>::max());
    is.pending = Pending::Nothing;
    return is;
}

Field Evaluation::atLeastOne(ValueId value)
{
    const Field& is = known(value);
    if (is.isLogical() || is.pending == Pending::Threshold)
        return linear(value);
    Field result{is.shape, is.axes, {0, 1}, Pending::Nothing, {}};
    result.elements = threshold(is.elements, is.shape, is.axes, is.range.high);
    return result;
}

void Evaluation::work(const Layer& layer)
{
    m_words = layer.words;
    m_sheet.setWords(layer.words);
    const ValueId out = layer.outputs.front();
    if (layer.kind == LayerKind::MaxPoolWithIndices) {
        m_pools[layer.outputs[1]]
            = &layer; // MaxUnpool asks which one was the largest; how large it was, hardly anybody
        return;
    }
    if (layer.kind == LayerKind::Multiply) {
        const bool second = m_network.isLogical(layer.inputs[1]);
        m_products[out] = {layer.inputs[second ? 0 : 1], layer.inputs[second ? 1 : 0]};
    }
    Field result = worked(layer, out);
    std::size_t terms = 0;
    for (const Linear& sum : result.elements)
        terms += sum.terms.size();
    if (terms > kMostTerms)
        refuse(Fault::TooLarge);
    m_fields[out] = std::move(result);
}

Field Evaluation::worked(const Layer& layer, ValueId id)
{
    const Value& value = m_network.value(id);
    Field out{value.shape, value.axes, value.range, Pending::Nothing, {}};
    switch (layer.kind) {
    case LayerKind::Convolution:
        return convolved(layer, std::move(out));
    case LayerKind::Upsample:
    case LayerKind::Reshape:
    case LayerKind::Permute:
    case LayerKind::Pad:
    case LayerKind::Concatenate:
        return moved(layer, std::move(out));
    case LayerKind::Affine: {
        if (!isWholeNumber(layer.factor) || !isWholeNumber(layer.offset))
            refuse(Fault::NotWhole);
        if (layer.factor == 0) // whatever comes in
            out.elements.assign(static_cast<std::size_t>(out.shape.elements()), {static_cast<int>(layer.offset), {}});
        else
            out.elements = scaled(
                linear(layer.inputs[0]).elements, static_cast<int>(layer.factor), static_cast<int>(layer.offset));
        return out;
    }
    case LayerKind::Relu: {
        out.elements = linear(layer.inputs[0]).elements;
        out.pending = bounds(out.elements).low >= 0 ? Pending::Nothing : Pending::Relu;
        return out;
    }
    case LayerKind::Clamp:
        return clamped(layer, std::move(out));
    case LayerKind::AtLeast:
        return thresholdOf(layer, std::move(out));
    case LayerKind::Minimum:
    case LayerKind::Maximum:
        return extreme(layer, std::move(out));
    case LayerKind::Add:
    case LayerKind::Subtract:
        linear(layer.inputs[0]);
        out.elements = combined(
            field(layer.inputs[0]), 1, linear(layer.inputs[1]), layer.kind == LayerKind::Add ? 1 : -1, out.shape);
        return out;
    case LayerKind::Multiply:
        return product(layer, std::move(out));
    case LayerKind::Select:
        return selected(layer, std::move(out));
    case LayerKind::MaxPool:
        return pooled(layer, std::move(out));
    case LayerKind::MaxUnpool:
        return unpooled(layer, std::move(out));
    case LayerKind::MaxPoolWithIndices:
    case LayerKind::AveragePool:
    case LayerKind::Sigmoid:
    case LayerKind::Tanh:
    case LayerKind::Softmax:
    case LayerKind::RmsNormalise:
    case LayerKind::Gelu:
    case LayerKind::Exp:
    case LayerKind::Log:
    case LayerKind::Power:
    case LayerKind::Erf:
        break;
    case LayerKind::MatrixProduct: // a layer for each of its terms, which read places that no window holds together
        refuse(Fault::Other);
    }
    refuse(Fault::RealNumbers);
}

Field Evaluation::convolved(const Layer& layer, Field out)
{
    const auto whole = [this](float number) {
        if (!isWholeNumber(static_cast<double>(number)))
            refuse(Fault::NotWhole);
        if (std::abs(number) > static_cast<float>(kMostExact))
            refuse(Fault::TooLarge);
        return static_cast<int>(number);
    };
    const Field& in = linear(layer.inputs[0]);
    const int inPerGroup = in.shape.channels / layer.groups;
    const Reads reads = windowsOf(m_network, layer, inPerGroup, out.shape.channels / layer.groups);
    const auto taps = static_cast<std::size_t>(inPerGroup) * static_cast<std::size_t>(layer.kernel.rows)
        * static_cast<std::size_t>(layer.kernel.columns);
    const auto plane = static_cast<std::size_t>(out.shape.rows) * static_cast<std::size_t>(out.shape.columns);
    for (std::size_t element = 0; element * taps < reads.size(); ++element) {
        const std::size_t channel = element / plane;
        Linear sum{whole(layer.bias[channel]), {}};
        std::map<std::pair<NodeId, int>, int> terms;
        for (std::size_t tap = 0; tap < taps; ++tap) {
            const int weight = whole(layer.weights[channel * taps + tap]);
            if (weight == 0)
                continue;
            const Linear& read = in.elements[reads[element * taps + tap]];
            sum.constant += weight * read.constant;
            for (const Term& term : read.terms)
                terms[{term.node, term.element}] += weight * term.weight;
        }
        for (const auto& [at, weight] : terms) {
            if (weight != 0)
                sum.terms.push_back({at.first, at.second, weight});
        }
        out.elements.push_back(std::move(sum));
    }
    return out;
}

Field Evaluation::moved(const Layer& layer, Field out)
{
    if (layer.kind == LayerKind::Concatenate) {
        for (const ValueId input : layer.inputs) {
            const Field& in = linear(input);
            out.elements.insert(out.elements.end(), in.elements.begin(), in.elements.end());
        }
        return out;
    }
    // Two grids: what stands for a box goes to its cells as one number, not as the sum that it is.
    if (layer.kind == LayerKind::Upsample && m_options.form == LoweredForm::Image) {
        linear(layer.inputs[0]);
        Field& in = field(layer.inputs[0]);
        const bool leaves = gridOf(in.shape, in.axes, m_options.form, m_network.board) == Grid::Boxes
            && gridOf(out.shape, out.axes, m_options.form, m_network.board) == Grid::Cells;
        const Range range = bounds(in.elements);
        if (leaves && range.low >= 0 && !m_options.gates && (!m_options.eightBits || range.high <= kMostStored)
            && std::ranges::any_of(in.elements, [](const Linear& sum) { return sum.terms.size() > 1; }))
            in.elements = stored(in.elements, in.shape, in.axes, Activation::Relu, range.high);
    }
    const Field& in = linear(layer.inputs[0]);
    const Reads reads = readsOf(m_network, layer);
    for (int i = 0; i < out.shape.elements(); ++i) {
        const int row = i / out.shape.columns % out.shape.rows - layer.edge.rows; // of what is inside the edge of a Pad
        const int column = i % out.shape.columns - layer.edge.columns;
        const bool inside = row >= 0 && row < in.shape.rows && column >= 0 && column < in.shape.columns;
        out.elements.push_back(
            layer.kind == LayerKind::Pad && !inside ? Linear() : in.elements[reads[static_cast<std::size_t>(i)]]);
    }
    return out;
}

Field Evaluation::clamped(const Layer& layer, Field out)
{
    const ValueId input = layer.inputs[0];
    const Field& in = known(input);
    const Range limits = layer.limits;
    if (limits == Range{0, 1}) {
        if (in.isLogical()) { // but what its dimensions stand for may be said of this one only
            out.elements = linear(input).elements;
            return out;
        }
        if (in.pending != Pending::Threshold) { // what is below 0 stays out either way
            out.elements = in.elements;
            out.pending = Pending::Threshold;
            return out;
        }
    }
    const Field& is = linear(input);
    const Range range = bounds(is.elements);
    if (range.low >= limits.low && range.high <= limits.high) {
        out.elements = is.elements;
        return out;
    }
    // low + relu(x − low) − relu(x − high)
    const Sums above = positive(scaled(is.elements, 1, -limits.low), is, range.high - limits.low);
    const Sums over = positive(scaled(is.elements, 1, -limits.high), is, range.high - limits.high);
    out.elements = scaled(added(above, over, -1), 1, limits.low);
    return out;
}

/// AtLeast: 1 where what is above the last number below the threshold is at least 1.
Field Evaluation::thresholdOf(const Layer& layer, Field out)
{
    const ValueId input = layer.inputs[0];
    const int least = wholeThreshold(layer.threshold);
    // A pending relu can be skipped: numbers below 0 stay below the threshold without it too.
    const bool asItIs = least >= 1 && known(input).pending == Pending::Relu;
    const Field& in = asItIs ? known(input) : linear(input);
    const Range range = bounds(in.elements);
    if (range.low >= least || range.high < least) {
        out.elements.assign(in.elements.size(), {range.low >= least ? 1 : 0, {}});
        return out;
    }
    out.elements = scaled(in.elements, 1, 1 - least);
    out.pending = Pending::Threshold;
    return out;
}

Field Evaluation::extreme(const Layer& layer, Field out)
{
    const ValueId a = layer.inputs[0];
    const ValueId b = layer.inputs[1];
    const bool logical = out.isLogical();
    if (layer.kind == LayerKind::Minimum && logical) {
        // equals(a, k): min(relu(a − k + 1), relu(k + 1 − a)) is 1 − |a − k| where that is positive.
        const Field& first = known(a);
        const Field& second = known(b);
        const auto rises = [](const Field& is) { return is.pending != Pending::Threshold; };
        if (!m_options.gates && rises(first) && rises(second) && first.shape == second.shape
            && !(first.isLogical() && second.isLogical())) {
            const Sums sum = added(first.elements, second.elements, 1);
            if (std::ranges::all_of(sum, [](const Linear& of) { return of.isConstant() && of.constant == 2; })) {
                const Sums above = positive(scaled(first.elements, 1, -1), out, first.range.high - 1);
                const Sums below = positive(scaled(second.elements, 1, -1), out, second.range.high - 1);
                out.elements = scaled(added(above, below, 1), -1, 1);
                out.pending = Pending::Relu;
                return out;
            }
        }
        const Field x = atLeastOne(a);
        const Field y = atLeastOne(b);
        out.elements = scaled(combined(x, 1, y, 1, out.shape), 1, -1);
        out.pending = Pending::Relu;
        return out;
    }
    const Field x = linear(a);
    const Field& y = linear(b);
    if (logical && x.isLogical() && y.isLogical()) {
        out.elements = combined(x, 1, y, 1, out.shape);
        out.pending = Pending::Threshold;
        return out;
    }
    // max(a, b) = b + relu(a − b), min(a, b) = a − relu(a − b)
    const Sums more = positive(combined(x, 1, y, -1, out.shape), out, std::numeric_limits<int>::max());
    out.elements = layer.kind == LayerKind::Maximum ? added(repeatedTo(out.shape, y), more, 1)
                                                    : added(repeatedTo(out.shape, x), more, -1);
    return out;
}

Field Evaluation::product(const Layer& layer, Field out)
{
    const auto [number, bit] = m_products.at(layer.outputs.front());
    if (!m_network.isLogical(bit))
        refuse(Fault::ProductOfNumbers);
    const Field x = linear(number);
    const Field& s = linear(bit);
    if (x.isLogical()) {
        out.elements = scaled(combined(x, 1, s, 1, out.shape), 1, -1);
        out.pending = Pending::Relu;
        return out;
    }
    // relu(x − low + M · s − M) + low · s
    const int most = x.range.high - x.range.low;
    Field raised = x;
    raised.elements = scaled(x.elements, 1, -x.range.low - most);
    if (m_options.eightBits && most > kMostStored) {
        out.pending = Pending::Missing; // a choice by it asks for the two by themselves
        return out;
    }
    const Sums above = positive(combined(raised, 1, s, most, out.shape), out, most);
    out.elements = added(above, repeatedTo(out.shape, s, x.range.low), 1);
    return out;
}

Field Evaluation::selected(const Layer& layer, Field out)
{
    const Field a = linear(layer.inputs[0]);
    const Field b = linear(layer.inputs[1]);
    const Field s = linear(layer.inputs[2]);
    // Each of the two where it is chosen, and nothing where it is not: relu(x − low − M · (not chosen)).
    const auto chosen = [&](const Field& x, bool byOne) {
        const int most = x.range.high - x.range.low;
        Field from = x;
        from.elements = scaled(x.elements, 1, -x.range.low - (byOne ? most : 0));
        return positive(combined(from, 1, s, byOne ? most : -most, out.shape), out, most);
    };
    Sums sums = added(chosen(a, false), chosen(b, true), 1);
    // low of a where s is 0, of b where it is 1
    sums = added(std::move(sums), repeatedTo(out.shape, s, b.range.low - a.range.low), 1);
    out.elements = scaled(std::move(sums), 1, a.range.low);
    return out;
}

} // namespace convoku::lowering

namespace convoku {

Network lowered(const Network& network, const LoweringOptions& options)
{
    return lowering::Evaluation(network, options).run();
}

} // namespace convoku
