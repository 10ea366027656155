// SPDX-License-Identifier: MIT
#include "solver/check/network_circuit.h"

#include "solver/error.h"
#include "solver/network/layers/layer_traits.h"
#include "solver/network/reads.h"

#include <algorithm>
#include <functional>
#include <limits>
#include <numeric>
#include <set>

namespace convoku::check {
namespace {

/// Different values of one number, and bits that are added up.
constexpr std::size_t kMostValues = 4096;
/// Pairs of values that are multiplied.
constexpr std::size_t kMostPairs = 1 << 16;
/// Layers one behind the other; the rules that ship have some thirty.
constexpr int kMostLayers = 1500;
constexpr std::size_t kMostTables = std::size_t{1} << 26; ///< 256 MB

int elementOf(const Layer& layer, std::int64_t a, std::int64_t b)
{
    const std::int64_t result = wholeElementOf(layer, a, b);
    if (result > std::numeric_limits<int>::max() || result < std::numeric_limits<int>::min())
        throw CircuitTooLarge();
    return static_cast<int>(result);
}

} // namespace

NetworkCircuit::NetworkCircuit(Circuit& circuit, const Network& network)
    : m_circuit(circuit)
    , m_network(network)
    , m_makers(network.values.size())
    , m_numbers(network.values.size())
    , m_firstInput(network.values.size(), 0)
    , m_none(std::make_shared<const Chain>(circuit, std::vector<Literal>()))
{
    for (const ValueId value : network.inputs) {
        const Value& input = network.value(value);
        m_firstInput[static_cast<std::size_t>(value)] = m_inputs;
        m_inputs += static_cast<std::uint32_t>(input.range.high - input.range.low)
            * static_cast<std::uint32_t>(input.shape.elements());
    }
    for (const Layer& layer : network.layers) {
        for (const ValueId value : layer.outputs)
            m_makers[static_cast<std::size_t>(value)].layer = &layer;
    }
    for (std::size_t value = 0; value < m_numbers.size(); ++value)
        m_numbers[value].resize(static_cast<std::size_t>(network.values[value].shape.elements()));
}

std::uint32_t NetworkCircuit::firstInput(ValueId input, int element) const
{
    const Range range = m_network.value(input).range;
    return m_firstInput[static_cast<std::size_t>(input)]
        + static_cast<std::uint32_t>(element) * static_cast<std::uint32_t>(range.high - range.low);
}

bool NetworkCircuit::impliesTheOneBefore(std::uint32_t input) const
{
    for (auto value = m_network.inputs.rbegin(); value != m_network.inputs.rend(); ++value) {
        const std::uint32_t first = m_firstInput[static_cast<std::size_t>(*value)];
        const Range range = m_network.value(*value).range;
        if (input >= first && range.high > range.low)
            return (input - first) % static_cast<std::uint32_t>(range.high - range.low) != 0;
    }
    return false;
}

const Number& NetworkCircuit::number(ValueId value, int element)
{
    std::unique_ptr<Number>& known
        = m_numbers.at(static_cast<std::size_t>(value)).at(static_cast<std::size_t>(element));
    if (known)
        return *known;
    // A layer asks the one before it, and a thread's stack has an end.
    if (++m_depth > kMostLayers)
        throw CircuitTooLarge();
    known = std::make_unique<Number>(made(value, element));
    m_tables += known->table.size();
    if (m_tables > kMostTables)
        throw CircuitTooLarge();
    --m_depth;
    return *known;
}

Literal NetworkCircuit::atLeast(ValueId value, int element, int limit)
{
    return above(number(value, element), limit);
}

Literal NetworkCircuit::above(const Number& number, int limit)
{
    // Runs of the chain in which the table is above the limit.
    std::vector<Literal> runs;
    for (std::size_t k = 0; k < number.table.size(); ++k) {
        if (number.table[k] < limit)
            continue;
        const std::size_t from = k;
        while (k + 1 < number.table.size() && number.table[k + 1] >= limit)
            ++k;
        runs.push_back(m_circuit.andOf({number.chain->atLeast(from), notOf(number.chain->atLeast(k + 1))}));
    }
    return m_circuit.orOf(std::move(runs));
}

Literal NetworkCircuit::isExactly(const Number& number, int value)
{
    Number is = number;
    for (int& entry : is.table)
        entry = entry == value ? 1 : 0;
    return above(is, 1);
}

NetworkCircuit::Ordered NetworkCircuit::ordered(const Number& number)
{
    Ordered result;
    if (std::ranges::adjacent_find(number.table, std::greater_equal<>()) == number.table.end()) {
        result.values = number.table;
        for (std::size_t k = 1; k < number.table.size(); ++k)
            result.steps.push_back(number.chain->atLeast(k));
        return result;
    }
    const std::set<int> values(number.table.begin(), number.table.end());
    result.values.assign(values.begin(), values.end());
    for (std::size_t i = 1; i < result.values.size(); ++i)
        result.steps.push_back(above(number, result.values[i]));
    return result;
}

Number NetworkCircuit::fromOrdered(const Ordered& ordered)
{
    // A step that never holds has nothing above it; one that always holds has nothing below.
    Ordered kept{{ordered.values.front()}, {}};
    for (std::size_t i = 0; i < ordered.steps.size() && ordered.steps[i] != kFalse; ++i) {
        if (ordered.steps[i] == kTrue) {
            kept = {{ordered.values[i + 1]}, {}};
            continue;
        }
        // One that holds where the next one does too leads to no value of its own.
        if (i + 1 < ordered.steps.size() && ordered.steps[i + 1] == ordered.steps[i])
            continue;
        kept.values.push_back(ordered.values[i + 1]);
        kept.steps.push_back(ordered.steps[i]);
    }
    if (kept.values.size() > kMostValues)
        throw CircuitTooLarge();
    return {kept.steps.empty() ? m_none : std::make_shared<const Chain>(m_circuit, std::move(kept.steps)),
        std::move(kept.values)};
}

Number NetworkCircuit::constant(int value)
{
    return {m_none, {value}};
}

void NetworkCircuit::addTerms(
    const Ordered& number, std::int64_t factor, std::int64_t& constant, std::vector<Term>& terms)
{
    constant += factor * number.values.front();
    for (std::size_t i = 0; i < number.steps.size(); ++i)
        terms.push_back({factor * (std::int64_t{number.values[i + 1]} - number.values[i]), number.steps[i]});
}

Number NetworkCircuit::sum(std::int64_t constant, std::vector<Term> terms)
{
    std::erase_if(terms, [](const Term& term) { return term.factor == 0; });
    std::int64_t unit = 0;
    for (const Term& term : terms)
        unit = std::gcd(unit, term.factor);
    std::vector<Literal> bits;
    for (const Term& term : terms) {
        // −b is (1 − b) − 1.
        if (term.factor < 0)
            constant += term.factor;
        const std::int64_t times = (term.factor < 0 ? -term.factor : term.factor) / unit;
        if (times > static_cast<std::int64_t>(kMostValues - bits.size()))
            throw CircuitTooLarge();
        bits.insert(bits.end(), static_cast<std::size_t>(times), term.factor < 0 ? notOf(term.bit) : term.bit);
    }
    const Circuit::Count count = m_circuit.count(std::move(bits));
    constant += unit * count.sure;
    Number result{std::make_shared<const Chain>(m_circuit, count.list), {}};
    for (std::size_t k = 0; k <= result.chain->size(); ++k) {
        const std::int64_t value = constant + unit * static_cast<std::int64_t>(k);
        if (value > std::numeric_limits<int>::max() || value < std::numeric_limits<int>::min())
            throw CircuitTooLarge();
        result.table.push_back(static_cast<int>(value));
    }
    return result;
}

Number NetworkCircuit::input(ValueId value, int element)
{
    const Range range = m_network.value(value).range;
    Ordered result{{range.low}, {}};
    for (int above = range.low + 1; above <= range.high; ++above) {
        result.values.push_back(above);
        result.steps.push_back(
            m_circuit.input(firstInput(value, element) + static_cast<std::uint32_t>(above - range.low - 1)));
    }
    return fromOrdered(result);
}

const std::vector<std::uint32_t>& NetworkCircuit::readsOf(const Layer& layer, Maker& maker)
{
    if (std::exchange(maker.hasReads, true))
        return maker.reads;
    const Shape in = m_network.value(layer.inputs[0]).shape;
    const Shape out = m_network.value(layer.outputs[0]).shape;
    switch (layer.kind) {
    case LayerKind::Convolution:
        maker.reads = convoku::windowsOf(m_network, layer, in.channels / layer.groups, out.channels / layer.groups);
        break;
    case LayerKind::MaxPool:
    case LayerKind::MaxPoolWithIndices:
        maker.reads = convoku::windowsOf(m_network, layer, 1, 1);
        break;
    default:
        maker.reads = convoku::readsOf(m_network, layer);
    }
    return maker.reads;
}

/// The element of an operand that is repeated where its extent is 1.
std::size_t NetworkCircuit::repeated(ValueId operand, ValueId result, int element) const
{
    const Shape from = m_network.value(operand).shape;
    const Shape to = m_network.value(result).shape;
    const int column = from.columns == 1 ? 0 : element % to.columns;
    const int row = from.rows == 1 ? 0 : element / to.columns % to.rows;
    const int channel = from.channels == 1 ? 0 : element / to.columns / to.rows;
    const int place = (channel * from.rows + row) * from.columns + column;
    return static_cast<std::size_t>(place);
}

Number NetworkCircuit::made(ValueId value, int element)
{
    Maker& maker = m_makers[static_cast<std::size_t>(value)];
    if (maker.layer == nullptr)
        return input(value, element);
    const Layer& layer = *maker.layer;
    if (m_network.value(value).numbers == NumberKind::Real)
        throw Error(layer.words, "makes real numbers, which have no circuit");
    const auto operand = [&](std::size_t i) -> const Number& {
        return number(layer.inputs[i], static_cast<int>(repeated(layer.inputs[i], value, element)));
    };
    switch (layer.kind) {
    case LayerKind::Convolution:
        return convolved(layer, maker, element);
    case LayerKind::MaxPool:
    case LayerKind::MaxPoolWithIndices:
        return pooled(layer, maker, element, value != layer.outputs[0]);
    case LayerKind::MaxUnpool:
        return unpooled(layer, element);
    case LayerKind::Pad: {
        const Shape in = m_network.value(layer.inputs[0]).shape;
        const Shape out = m_network.value(value).shape;
        const int row = element / out.columns % out.rows - layer.edge.rows;
        const int column = element % out.columns - layer.edge.columns;
        if (row < 0 || row >= in.rows || column < 0 || column >= in.columns)
            return constant(0);
        [[fallthrough]];
    }
    case LayerKind::Upsample:
    case LayerKind::Reshape:
    case LayerKind::Permute:
        return number(layer.inputs[0], static_cast<int>(readsOf(layer, maker)[static_cast<std::size_t>(element)]));
    case LayerKind::Concatenate: {
        const Shape out = m_network.value(value).shape;
        const int plane = out.rows * out.columns;
        const ChannelSource from = channelSource(m_network, layer, element / plane);
        return number(layer.inputs[from.input], from.channel * plane + element % plane);
    }
    case LayerKind::Affine:
    case LayerKind::Relu:
    case LayerKind::Clamp:
    case LayerKind::AtLeast: {
        Number result = operand(0);
        for (int& entry : result.table)
            entry = elementOf(layer, entry, 0);
        return result;
    }
    case LayerKind::Select:
        return selected(operand(0), operand(1), operand(2));
    case LayerKind::MatrixProduct: {
        std::int64_t constant = 0;
        std::vector<Term> terms;
        for (int k = 0; k < m_network.value(layer.inputs[0]).shape.columns; ++k) {
            const ProductTerm of = productTerm(m_network, layer, element, k);
            const Number factor = product(
                number(layer.inputs[0], static_cast<int>(of.a)), number(layer.inputs[1], static_cast<int>(of.b)));
            addTerms(ordered(factor), 1, constant, terms);
        }
        return sum(constant, std::move(terms));
    }
    default:
        break;
    }
    const Number& a = operand(0);
    const Number& b = operand(1);
    // Two functions of the same thing, or of nothing, are one.
    if (a.chain == b.chain || a.table.size() == 1 || b.table.size() == 1) {
        const bool ofB = a.table.size() == 1;
        Number result = ofB ? b : a;
        for (std::size_t k = 0; k < result.table.size(); ++k)
            result.table[k]
                = elementOf(layer, a.table[a.table.size() == 1 ? 0 : k], b.table[b.table.size() == 1 ? 0 : k]);
        return result;
    }
    switch (layer.kind) {
    case LayerKind::Minimum:
        return extreme(a, b, false);
    case LayerKind::Maximum:
        return extreme(a, b, true);
    case LayerKind::Multiply:
        return product(a, b);
    case LayerKind::Add:
    case LayerKind::Subtract: {
        std::int64_t constant = 0;
        std::vector<Term> terms;
        addTerms(ordered(a), 1, constant, terms);
        addTerms(ordered(b), layer.kind == LayerKind::Add ? 1 : -1, constant, terms);
        return sum(constant, std::move(terms));
    }
    default:
        throw Error(layer.words, "has no circuit");
    }
}

Number NetworkCircuit::convolved(const Layer& layer, Maker& maker, int element)
{
    const Shape out = m_network.value(layer.outputs[0]).shape;
    const std::vector<std::uint32_t>& reads = readsOf(layer, maker);
    const auto channel = static_cast<std::size_t>(element / out.columns / out.rows);
    const std::size_t terms = layer.weights.size() / static_cast<std::size_t>(out.channels);
    auto constant = static_cast<std::int64_t>(layer.bias.at(channel));
    std::vector<Term> bits;
    for (std::size_t t = 0; t < terms; ++t) {
        const auto weight = static_cast<std::int64_t>(layer.weights[channel * terms + t]);
        if (weight == 0)
            continue;
        const std::uint32_t read = reads[static_cast<std::size_t>(element) * terms + t];
        addTerms(ordered(number(layer.inputs[0], static_cast<int>(read))), weight, constant, bits);
    }
    return sum(constant, std::move(bits));
}

Number NetworkCircuit::pooled(const Layer& layer, Maker& maker, int element, bool index)
{
    const std::vector<std::uint32_t>& reads = readsOf(layer, maker);
    const int window = layer.kernel.rows * layer.kernel.columns;
    const auto terms = static_cast<std::size_t>(window);
    const ValueId in = layer.inputs[0];
    const auto read = [&](std::size_t t) { return reads[static_cast<std::size_t>(element) * terms + t]; };
    std::vector<const Number*> numbers;
    std::set<int> values;
    int least = std::numeric_limits<int>::min();
    for (std::size_t t = 0; t < terms; ++t) {
        numbers.push_back(&number(in, static_cast<int>(read(t))));
        values.insert(numbers.back()->table.begin(), numbers.back()->table.end());
        least = std::max(least, std::ranges::min(numbers.back()->table));
    }
    Ordered largest{{least}, {}};
    for (auto value = values.upper_bound(least); value != values.end(); ++value) {
        std::vector<Literal> any;
        any.reserve(numbers.size());
        for (const Number* number : numbers)
            any.push_back(above(*number, *value));
        largest.values.push_back(*value);
        largest.steps.push_back(m_circuit.orOf(std::move(any)));
    }
    if (!index)
        return fromOrdered(largest);
    // In the plane: the first of the window that is as large as the largest.
    const Shape shape = m_network.value(in).shape;
    const auto plane = static_cast<std::uint32_t>(shape.rows * shape.columns);
    Ordered first;
    std::vector<Literal> before; // none of the earlier ones is it
    for (std::size_t t = 0; t < terms; ++t) {
        if (t > 0)
            first.steps.push_back(m_circuit.andOf(before));
        first.values.push_back(static_cast<int>(read(t) % plane));
        std::vector<Literal> reaches{above(*numbers[t], least)};
        for (std::size_t i = 0; i < largest.steps.size(); ++i)
            reaches.push_back(m_circuit.orOf({notOf(largest.steps[i]), above(*numbers[t], largest.values[i + 1])}));
        before.push_back(notOf(m_circuit.andOf(std::move(reaches))));
    }
    return fromOrdered(first);
}

Number NetworkCircuit::unpooled(const Layer& layer, int element)
{
    const Shape in = m_network.value(layer.inputs[0]).shape;
    const Shape out = m_network.value(layer.outputs[0]).shape;
    const int plane = out.rows * out.columns;
    Number result = constant(0);
    for (int i = 0; i < in.rows * in.columns; ++i) {
        const int from = element / plane * in.rows * in.columns + i;
        const Literal here = isExactly(number(layer.inputs[1], from), element % plane);
        // If windows overlap, the last one stays.
        const Number at = fromOrdered({{0, 1}, {here}});
        result = selected(result, number(layer.inputs[0], from), at);
    }
    return result;
}

Number NetworkCircuit::selected(const Number& a, const Number& b, const Number& s)
{
    const Literal second = above(s, 1);
    if (second == kFalse)
        return a;
    if (second == kTrue)
        return b;
    std::set<int> values(a.table.begin(), a.table.end());
    values.insert(b.table.begin(), b.table.end());
    Ordered result{{values.begin(), values.end()}, {}};
    for (std::size_t i = 1; i < result.values.size(); ++i)
        result.steps.push_back(m_circuit.choose(second, above(a, result.values[i]), above(b, result.values[i])));
    return fromOrdered(result);
}

Number NetworkCircuit::extreme(const Number& a, const Number& b, bool largest)
{
    std::set<int> values(a.table.begin(), a.table.end());
    values.insert(b.table.begin(), b.table.end());
    Ordered result{{values.begin(), values.end()}, {}};
    for (std::size_t i = 1; i < result.values.size(); ++i) {
        std::vector<Literal> both{above(a, result.values[i]), above(b, result.values[i])};
        result.steps.push_back(largest ? m_circuit.orOf(std::move(both)) : m_circuit.andOf(std::move(both)));
    }
    return fromOrdered(result);
}

Number NetworkCircuit::product(const Number& a, const Number& b)
{
    const Ordered first = ordered(a);
    const Ordered second = ordered(b);
    if (first.values.size() * second.values.size() > kMostPairs)
        throw CircuitTooLarge();
    std::set<int> values;
    Layer times;
    times.kind = LayerKind::Multiply;
    for (const int x : first.values) {
        for (const int y : second.values)
            values.insert(elementOf(times, x, y));
    }
    const auto is = [this](const Ordered& number, std::size_t i) {
        return m_circuit.andOf(
            {i == 0 ? kTrue : number.steps[i - 1], i < number.steps.size() ? notOf(number.steps[i]) : kTrue});
    };
    Ordered result{{values.begin(), values.end()}, {}};
    if (result.values.size() * first.values.size() * second.values.size() > kMostPairs * 16)
        throw CircuitTooLarge();
    for (std::size_t i = 1; i < result.values.size(); ++i) {
        std::vector<Literal> pairs;
        for (std::size_t x = 0; x < first.values.size(); ++x) {
            for (std::size_t y = 0; y < second.values.size(); ++y) {
                if (elementOf(times, first.values[x], second.values[y]) >= result.values[i])
                    pairs.push_back(m_circuit.andOf({is(first, x), is(second, y)}));
            }
        }
        result.steps.push_back(m_circuit.orOf(std::move(pairs)));
    }
    return fromOrdered(result);
}

} // namespace convoku::check
