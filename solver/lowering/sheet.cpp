// SPDX-License-Identifier: MIT
#include "solver/lowering/sheet.h"

#include "solver/error.h"

#include <algorithm>
#include <numeric>
#include <set>
#include <unordered_map>

namespace convoku::lowering {
namespace {

constexpr std::int64_t kMostWeights = 64'000'000;
constexpr int kMostWeightByte = 127;

Placement onCells(const Placement& boxes)
{
    Placement result{boxes.board, Grid::Cells, boxes.channels, boxes.spots};
    for (Spot& spot : result.spots) {
        for (const Side side : {Side::Rows, Side::Columns}) {
            const int length = boxLength(boxes.board, side);
            Span& span = spanOf(spot, side);
            span = {span.first * length, span.last * length};
        }
    }
    return result;
}

Placement onBoxesOf(const Placement& cells)
{
    Placement result{cells.board, Grid::Boxes, cells.channels * cells.board.side(), cells.spots};
    for (Spot& spot : result.spots) {
        for (const Side side : {Side::Rows, Side::Columns}) {
            const int length = boxLength(cells.board, side);
            Span& span = spanOf(spot, side);
            const bool isSingle = span.length() == 1;
            // The phase of a single place in its box, 0 of several.
            spot.channel = spot.channel * length + (isSingle ? span.first % length : 0);
            span = {span.first / length, isSingle ? span.first / length + 1 : span.last / length};
        }
    }
    return result;
}

/// From which place an element that stands at `has` is read at `place`, the first of `stride` places: there, or where
/// the number is the same for all places of the kind.
int readAt(Span has, int place, int stride)
{
    if (has.contains(place))
        return place;
    if (has.first > place && has.first < place + stride)
        return has.first;
    return has.first + place % has.length();
}

/// Returns the stride of a convolution that reads `in` and makes `out`.
Extent strideBetween(const Placement& in, const Placement& out)
{
    return {
        in.lengthOf(Side::Rows) / out.lengthOf(Side::Rows), in.lengthOf(Side::Columns) / out.lengthOf(Side::Columns)};
}

std::uint64_t keyOf(int channel, int row, int column)
{
    constexpr int kOffset = 32;
    return (static_cast<std::uint64_t>(channel) << 16U) | (static_cast<std::uint64_t>(row + kOffset) << 8U)
        | static_cast<std::uint64_t>(column + kOffset);
}

bool isFull(const Placement& placement)
{
    const int rows = placement.lengthOf(Side::Rows);
    const int columns = placement.lengthOf(Side::Columns);
    std::vector<bool> held(static_cast<std::size_t>(placement.channels * rows * columns));
    for (const Spot& spot : placement.spots) {
        for (int row = spot.rows.first; row < spot.rows.last; ++row) {
            for (int column = spot.columns.first; column < spot.columns.last; ++column) {
                const int place = (spot.channel * rows + row) * columns + column;
                held[static_cast<std::size_t>(place)] = true;
            }
        }
    }
    return std::ranges::all_of(held, [](bool is) { return is; });
}

} // namespace

Sheet::Sheet(const Network& network, const LoweringOptions& options)
    : m_network(network)
    , m_options(options)
{
    for (const ValueId id : network.inputs) {
        const Value& value = network.value(id);
        if (value.range.low < 0)
            throw LoweringFault(LoweringFault::Kind::Negative, value.name);
        Node node{outside(value.shape, value.axes), value.range, value.name};
        node.group = kPlacesGroup;
        m_inputs.push_back(add(std::move(node)));
    }
}

NodeId Sheet::add(Node node)
{
    node.full = isFull(node.placement);
    m_nodes.push_back(std::move(node));
    return static_cast<NodeId>(m_nodes.size() - 1);
}

Range Sheet::rangeOf(const Linear& sum) const
{
    Range range{sum.constant, sum.constant};
    for (const Term& term : sum.terms) {
        const Range of = rangeOf(term.node);
        range.low += term.weight * (term.weight > 0 ? of.low : of.high);
        range.high += term.weight * (term.weight > 0 ? of.high : of.low);
    }
    return range;
}

// Representation of sums as convolutions

std::optional<Sheet::Taps> Sheet::tapsFor(const SumsOfInput& sums, const Placement& out, const Placement& in)
{
    // The same weights at all places: all elements of a channel must agree on the weight of what lies that far away,
    // and what is not theirs must lie beyond the edge, where there is nothing.
    const Extent stride = strideBetween(in, out);
    const int inRows = in.lengthOf(Side::Rows);
    const int inColumns = in.lengthOf(Side::Columns);
    std::vector<std::unordered_map<std::uint64_t, int>> weights(static_cast<std::size_t>(out.channels));
    Taps taps(weights.size());
    for (std::size_t element = 0; element < sums.size(); ++element) {
        const Spot& spot = out.spots[element];
        const auto channel = static_cast<std::size_t>(spot.channel);
        for (int row = spot.rows.first; row < spot.rows.last; ++row) {
            for (int column = spot.columns.first; column < spot.columns.last; ++column) {
                for (const auto& [from, weight] : sums[element]) {
                    const Spot& read = in.spots[static_cast<std::size_t>(from)];
                    const int dr = readAt(read.rows, row * stride.rows, stride.rows) - row * stride.rows;
                    const int dc
                        = readAt(read.columns, column * stride.columns, stride.columns) - column * stride.columns;
                    const auto [known, isNew] = weights[channel].try_emplace(keyOf(read.channel, dr, dc), weight);
                    if (isNew)
                        taps[channel].push_back({read.channel, dr, dc, weight});
                    else if (known->second != weight)
                        return std::nullopt;
                }
            }
        }
    }
    for (std::size_t element = 0; element < sums.size(); ++element) {
        const Spot& spot = out.spots[element];
        const std::vector<Tap>& all = taps[static_cast<std::size_t>(spot.channel)];
        for (int row = spot.rows.first; row < spot.rows.last; ++row) {
            for (int column = spot.columns.first; column < spot.columns.last; ++column) {
                const auto reaches = [&](const Tap& tap) {
                    const int r = row * stride.rows + tap.row;
                    const int c = column * stride.columns + tap.column;
                    return r >= 0 && r < inRows && c >= 0 && c < inColumns;
                };
                if (static_cast<std::size_t>(std::ranges::count_if(all, reaches)) != sums[element].size())
                    return std::nullopt;
            }
        }
    }
    return taps;
}

Placement Sheet::placementOf(NodeId base, Variant variant) const
{
    Placement placement = at(base).placement;
    if (placement.grid != variant.grid)
        placement = variant.grid == Grid::Cells ? onCells(placement) : onBoxesOf(placement);
    if (const auto known = m_variants.find({base, {variant.grid, false, false}}); known != m_variants.end())
        placement = at(known->second).placement;
    if (variant.rows)
        placement = gathered(placement, Side::Rows);
    return variant.columns ? gathered(placement, Side::Columns) : placement;
}

std::optional<Sheet::Plan> Sheet::planFor(
    const std::map<NodeId, SumsOfInput>& inputs, const Placement& out, Grid from, bool gather) const
{
    Plan plan;
    plan.from = from;
    for (const auto& [node, sums] : inputs) {
        std::optional<Taps> taps;
        Variant found;
        for (const auto& [rows, columns] : {std::pair(false, false), {true, false}, {false, true}, {true, true}}) {
            if ((rows || columns) && !gather)
                break;
            found = {from, rows, columns};
            taps = tapsFor(sums, out, placementOf(node, found));
            if (taps)
                break;
        }
        if (!taps)
            return std::nullopt;
        plan.inputs.emplace_back(node, found);
        plan.taps.push_back(std::move(*taps));
    }
    return plan;
}

// Making it

void Sheet::divideLargeWeights(std::vector<NodeId>& inputs, std::vector<Weight>& weights)
{
    std::map<std::pair<std::size_t, int>, std::size_t> places; ///< of multiples of inputs among the inputs
    for (std::size_t i = 0, count = weights.size(); i < count; ++i) {
        const int weight = weights[i].tap.weight;
        if (std::abs(weight) <= kMostWeightByte)
            continue;
        int factor = 2;
        while (std::abs(weight) / factor > kMostWeightByte)
            factor *= 2;
        const auto [known, isNew] = places.try_emplace({weights[i].input, factor}, inputs.size());
        if (isNew)
            inputs.push_back(multiple(inputs[weights[i].input], factor));
        Weight part = weights[i];
        part.input = known->second;
        part.tap.weight = weight / factor;
        weights[i].tap.weight = weight % factor;
        weights.push_back(part);
    }
}

NodeId Sheet::multiple(NodeId node, int factor)
{
    if (const auto known = m_multiples.find({node, factor}); known != m_multiples.end())
        return known->second;
    if (factor * at(node).range.high > kMostStored)
        throw LoweringFault(LoweringFault::Kind::MoreThanEightBits, m_words);
    const Placement placement = at(node).placement;
    std::vector<Weight> weights;
    for (int channel = 0; channel < placement.channels; ++channel)
        weights.push_back({channel, 0, {channel, 0, 0, factor}});
    const std::vector<float> zeros(static_cast<std::size_t>(placement.channels));
    return m_multiples[{node, factor}]
        = convolution({node}, std::move(weights), zeros, placement, Activation::Relu, factor * at(node).range.high);
}

NodeId Sheet::convolution(std::vector<NodeId> inputs, std::vector<Weight> weights, std::vector<float> bias,
    Placement out, Activation activation, int high)
{
    if (m_options.eightBits)
        divideLargeWeights(inputs, weights);
    Convolution made{.inputs = std::move(inputs), .bias = std::move(bias), .activation = activation};
    made.stride = strideBetween(at(made.inputs.front()).placement, out);
    // The reach of the kernel, before and after its place.
    Extent before{0, 0};
    Extent behind{0, 0};
    std::vector<int> offsets;
    int inChannels = 0;
    for (const NodeId input : made.inputs) {
        offsets.push_back(inChannels);
        inChannels += at(input).placement.channels;
    }
    for (const Weight& weight : weights) {
        before = {std::max(before.rows, -weight.tap.row), std::max(before.columns, -weight.tap.column)};
        behind = {std::max(behind.rows, weight.tap.row), std::max(behind.columns, weight.tap.column)};
    }
    // Edges are the same on both sides: with windows side by side the last one may end before the edge does.
    const auto edgeOf = [](int less, int more, int stride) { return std::max({less, more - (stride - 1), 0}); };
    made.edge = {edgeOf(before.rows, behind.rows, made.stride.rows),
        edgeOf(before.columns, behind.columns, made.stride.columns)};
    // With these windows tile what there is with its edges.
    made.kernel = {2 * made.edge.rows + made.stride.rows, 2 * made.edge.columns + made.stride.columns};

    // Use as many groups as possible: each channel may read channels of its own group only.
    const auto isDivided = [&](int groups) {
        return std::ranges::all_of(weights, [&](const Weight& weight) {
            const int in = offsets[weight.input] + weight.tap.channel;
            return weight.out / (out.channels / groups) == in / (inChannels / groups);
        });
    };
    made.groups = std::gcd(inChannels, out.channels);
    while (made.groups > 1
        && (inChannels % made.groups != 0 || out.channels % made.groups != 0 || !isDivided(made.groups)))
        --made.groups;
    const int perGroup = inChannels / made.groups;
    const std::int64_t size
        = static_cast<std::int64_t>(out.channels) * perGroup * made.kernel.rows * made.kernel.columns;
    if (size > kMostWeights)
        throw LoweringFault(LoweringFault::Kind::TooLarge, m_words);
    made.weights.resize(static_cast<std::size_t>(size));
    const auto scale = static_cast<float>(activation == Activation::Gate ? 4 : 1);
    for (const Weight& weight : weights) {
        const int in = (offsets[weight.input] + weight.tap.channel) % perGroup;
        const int row = weight.tap.row + made.edge.rows;
        const int column = weight.tap.column + made.edge.columns;
        const int number = ((weight.out * perGroup + in) * made.kernel.rows + row) * made.kernel.columns + column;
        made.weights[static_cast<std::size_t>(number)] += scale * static_cast<float>(weight.tap.weight);
    }
    if (activation == Activation::Gate)
        std::ranges::for_each(made.bias, [](float& number) { number = 4 * number - 2; });
    Node node{std::move(out), {0, high}, {}, m_words, m_group, std::move(made)};
    return add(std::move(node));
}

NodeId Sheet::make(const Plan& plan, const Sums& sums, Placement out, Activation activation, int high)
{
    std::vector<NodeId> inputs;
    for (const auto& [node, how] : plan.inputs)
        inputs.push_back(variant(node, how));
    std::vector<Weight> weights;
    for (std::size_t input = 0; input < inputs.size(); ++input) {
        for (std::size_t channel = 0; channel < plan.taps[input].size(); ++channel) {
            for (const Tap& tap : plan.taps[input][channel])
                weights.push_back({static_cast<int>(channel), input, tap});
        }
    }
    std::vector<float> bias(static_cast<std::size_t>(out.channels));
    for (std::size_t element = 0; element < sums.size(); ++element)
        bias[static_cast<std::size_t>(out.spots[element].channel)] = static_cast<float>(sums[element].constant);
    return convolution(std::move(inputs), std::move(weights), std::move(bias), std::move(out), activation, high);
}

NodeId Sheet::store(
    const Sums& sums, Shape shape, const Axes& axes, Activation activation, int high, ChannelOrder order)
{
    std::map<NodeId, SumsOfInput> inputs;
    for (std::size_t element = 0; element < sums.size(); ++element) {
        for (const Term& term : sums[element].terms)
            inputs.try_emplace(term.node, sums.size()).first->second[element].emplace_back(term.element, term.weight);
    }
    if (inputs.empty())
        inputs.try_emplace(m_inputs.front(), sums.size());
    // A channel has one bias: constants that differ along it are sums over where its places are.
    const bool onlyBoxes
        = std::ranges::all_of(inputs, [&](const auto& input) { return at(input.first).placement.grid == Grid::Boxes; });
    const bool onlyCells
        = std::ranges::all_of(inputs, [&](const auto& input) { return at(input.first).placement.grid == Grid::Cells; });
    const Board board = m_network.board;
    const Grid grid = gridOf(shape, axes, m_options.form, board).value_or(onlyBoxes ? Grid::Boxes : Grid::Cells);
    Placement out = lowering::placementOf(shape, axes, board, grid, order);

    const auto constantsFit = [&](const Placement& placement) {
        std::map<int, int> constants;
        for (std::size_t element = 0; element < sums.size(); ++element) {
            const auto [known, isNew] = constants.try_emplace(placement.spots[element].channel, sums[element].constant);
            if (!isNew && known->second != sums[element].constant)
                return false;
        }
        return true;
    };
    const auto attempt = [&](const Placement& placement, Grid from, bool gather) -> std::optional<Plan> {
        if (!constantsFit(placement))
            return std::nullopt;
        return planFor(inputs, placement, from, gather);
    };
    if (grid == Grid::Boxes && onlyCells) {
        if (const auto plan = attempt(out, Grid::Cells, false))
            return make(*plan, sums, std::move(out), activation, high);
    }
    if (const auto plan = attempt(out, grid, false))
        return make(*plan, sums, std::move(out), activation, high);
    const bool byRow = dependsOn(out, Side::Rows);
    const bool byColumn = dependsOn(out, Side::Columns);
    if (grid == Grid::Cells && (byRow || byColumn)) {
        Placement boxes = lowering::placementOf(shape, axes, board, Grid::Boxes, ChannelOrder::Inside);
        const auto plan = attempt(boxes, Grid::Boxes, false);
        if (plan) {
            const NodeId there = make(*plan, sums, std::move(boxes), activation, high);
            const NodeId node = unfolded(there, out, true, byRow, byColumn);
            m_variants[{node, {Grid::Boxes, false, false}}] = there;
            return node;
        }
    }
    if (const auto plan = attempt(out, grid, true))
        return make(*plan, sums, std::move(out), activation, high);
    for (const auto& [rows, columns] : {std::pair(true, false), {false, true}, {true, true}}) {
        if ((rows && !byRow) || (columns && !byColumn))
            continue;
        Placement everywhere = out;
        if (rows)
            everywhere = gathered(everywhere, Side::Rows);
        if (columns)
            everywhere = gathered(everywhere, Side::Columns);
        const auto plan = attempt(everywhere, grid, true);
        if (!plan)
            continue;
        const NodeId there = make(*plan, sums, std::move(everywhere), activation, high);
        return unfolded(there, out, false, rows, columns);
    }
    throw LoweringFault(LoweringFault::Kind::Other, m_words);
}

Placement Sheet::outside(Shape shape, const Axes& axes) const
{
    const Grid usual = m_options.form == LoweredForm::Image ? Grid::Cells : Grid::Boxes;
    const Grid grid = gridOf(shape, axes, m_options.form, m_network.board).value_or(usual);
    return lowering::placementOf(shape, axes, m_network.board, grid, ChannelOrder::Outside);
}

bool Sheet::isOutside(NodeId node, Shape shape, const Axes& axes) const
{
    const Placement wanted = outside(shape, axes);
    return at(node).placement.grid == wanted.grid && at(node).placement.spots == wanted.spots;
}

NodeId Sheet::inItsPlace(NodeId node, Shape shape, const Axes& axes)
{
    if (outside(shape, axes).grid == Grid::Cells && at(node).placement.grid == Grid::Boxes)
        node = upsampled(node);
    if (!isOutside(node, shape, axes))
        throw LoweringFault(LoweringFault::Kind::Other, m_words);
    return node;
}

} // namespace convoku::lowering
