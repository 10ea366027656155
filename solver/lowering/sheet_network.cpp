// SPDX-License-Identifier: MIT
// What is stored, as a network.
#include "solver/lowering/sheet.h"

#include "solver/network/network_builder.h"

#include <algorithm>
#include <numeric>

namespace convoku::lowering {
namespace {

Axes axesOn(Grid grid, int channels)
{
    return {channels == 1 ? Axis::One : Axis::Feature, grid == Grid::Cells ? Axis::Row : Axis::BoxRow,
        grid == Grid::Cells ? Axis::Column : Axis::BoxColumn};
}

Shape shapeOn(const Placement& placement)
{
    return {placement.channels, placement.lengthOf(Side::Rows), placement.lengthOf(Side::Columns)};
}

} // namespace

Network Sheet::network(const std::vector<Output>& outputs) const
{
    // Only what is needed.
    std::vector<bool> needed(m_nodes.size());
    for (const Output& output : outputs)
        needed[static_cast<std::size_t>(output.node)] = true;
    for (std::size_t i = m_nodes.size(); i-- > 0;) {
        if (!needed[i])
            continue;
        if (m_nodes[i].larger)
            needed[static_cast<std::size_t>(*m_nodes[i].larger)] = true;
        if (m_nodes[i].made) {
            for (const NodeId input : m_nodes[i].made->inputs)
                needed[static_cast<std::size_t>(input)] = true;
        }
    }
    std::vector<NodeId> order(m_nodes.size());
    std::iota(order.begin(), order.end(), 0);
    std::ranges::stable_sort(order, {}, [&](NodeId node) { return at(node).group; });

    const Board board = m_network.board;
    NetworkBuilder net(m_network.id, board);
    std::vector<ValueId> values(m_nodes.size(), kNoValue);
    for (const NodeId input : m_inputs) {
        const Node& node = at(input);
        const Axes axes = axesOn(node.placement.grid, node.placement.channels);
        values[static_cast<std::size_t>(input)] = net.input(node.name, shapeOn(node.placement), node.range, axes);
        needed[static_cast<std::size_t>(input)] = false; // is there
    }

    // A group hands on the nodes that later groups read.
    std::vector<int> lastReader(m_nodes.size(), kPlacesGroup);
    const auto reads = [&](NodeId node, int group) {
        int& last = lastReader[static_cast<std::size_t>(node)];
        last = std::max(last, group);
    };
    for (const NodeId id : order) {
        if (!needed[static_cast<std::size_t>(id)])
            continue;
        if (at(id).larger)
            reads(*at(id).larger, at(id).group);
        if (at(id).made)
            std::ranges::for_each(at(id).made->inputs, [&](NodeId input) { reads(input, at(id).group); });
    }
    const int end = static_cast<int>(m_network.groups.size());
    const int last = end - 1; // outputs of one number are taken out in it
    for (const Output& output : outputs)
        reads(output.node, output.single ? std::max(last, at(output.node).group) : end);

    std::map<std::vector<NodeId>, ValueId> joined;
    std::map<std::pair<ValueId, std::pair<int, int>>, ValueId> padded;
    const auto convolution = [&](ValueId read, const Convolution& made, const Node& node) {
        if (made.edge.rows > 0 || made.edge.columns > 0) {
            const std::pair key{read, std::pair(made.edge.rows, made.edge.columns)};
            const auto known = padded.find(key);
            read = known != padded.end() ? known->second : (padded[key] = net.pad(read, made.edge, node.words));
        }
        const ValueId sum = net.convolution(
            read, node.placement.channels, made.kernel, made.stride, made.groups, made.weights, made.bias, node.words);
        const ValueId limited = made.activation == Activation::Relu ? net.relu(sum, node.words)
            : made.activation == Activation::Gate                   ? net.clamp(sum, {0, 1}, node.words)
                                                                    : net.clamp(sum, {0, kMostStored}, node.words);
        const Range range = net.rangeOf(limited);
        return node.full && node.range.high < range.high ? net.inRange(limited, node.range) : limited;
    };

    std::vector<ValueId> results;
    std::vector<std::pair<Output, ValueId>> single;
    std::size_t next = 0; // of `made`
    std::vector<NodeId> made;
    for (const NodeId id : order) {
        if (needed[static_cast<std::size_t>(id)])
            made.push_back(id);
    }
    for (int group = kPlacesGroup; group < end; ++group) {
        const bool takesOut
            = group == last && std::ranges::any_of(outputs, [](const Output& output) { return output.single; });
        const std::size_t first = next;
        while (next < made.size() && at(made[next]).group == group)
            ++next;
        if (next == first && !takesOut)
            continue;
        joined.clear();
        padded.clear();
        // The values that the group is handed.
        std::vector<ValueId> handed;
        const auto hand = [&](NodeId node) {
            const ValueId value = values[static_cast<std::size_t>(node)];
            if (value != kNoValue && std::ranges::find(handed, value) == handed.end())
                handed.push_back(value);
        };
        for (std::size_t i = first; i < next; ++i) {
            if (at(made[i]).larger)
                hand(*at(made[i]).larger);
            if (at(made[i]).made)
                std::ranges::for_each(at(made[i]).made->inputs, hand);
        }
        if (takesOut)
            std::ranges::for_each(outputs, [&](const Output& output) { hand(output.node); });
        if (group == kPlacesGroup) {
            RuleInfo places;
            places.id = kPlacesId;
            places.noHouse = true;
            net.beginRule(places, "Works out where on the board a place is, for layers that must know.", handed);
        } else {
            const Group& of = m_network.groups[static_cast<std::size_t>(group)];
            if (of.kind == GroupKind::Rule) {
                RuleInfo info;
                static_cast<RuleKind&>(info) = of.rule;
                info.id = of.id;
                net.beginRule(info, of.sentence, handed);
            } else {
                net.beginGroup(of.kind, of.id, handed);
            }
        }
        std::vector<ValueId> handsOn;
        for (std::size_t i = first; i < next; ++i) {
            const Node& node = at(made[i]);
            ValueId value = kNoValue;
            if (node.larger) {
                value = net.upsample(
                    values[static_cast<std::size_t>(*node.larger)], {board.boxRows(), board.boxColumns()}, node.words);
            } else {
                std::vector<ValueId> inputs;
                for (const NodeId input : node.made->inputs)
                    inputs.push_back(values[static_cast<std::size_t>(input)]);
                ValueId read = inputs.front();
                if (inputs.size() > 1) {
                    const auto known = joined.find(node.made->inputs);
                    read = known != joined.end() ? known->second
                                                 : (joined[node.made->inputs] = net.concatenate(inputs, node.words));
                }
                value = convolution(read, *node.made, node);
            }
            value = net.withAxes(value, axesOn(node.placement.grid, node.placement.channels));
            if (!node.name.empty())
                value = net.named(value, node.name);
            values[static_cast<std::size_t>(made[i])] = value;
            if (lastReader[static_cast<std::size_t>(made[i])] > group)
                handsOn.push_back(value);
        }
        if (takesOut) {
            for (const Output& output : outputs) {
                if (!output.single)
                    continue;
                // The first place of all, which holds what the others hold.
                const Node& node = at(output.node);
                const Extent all{node.placement.lengthOf(Side::Rows), node.placement.lengthOf(Side::Columns)};
                std::vector<float> weights(static_cast<std::size_t>(all.rows * all.columns));
                weights.front() = m_options.gates ? 4.F : 1.F;
                const ValueId sum = net.convolution(values[static_cast<std::size_t>(output.node)], 1, all, all, 1,
                    weights, {m_options.gates ? -2.F : 0.F}, node.words);
                const ValueId value = m_options.gates ? net.clamp(sum, {0, 1}, node.words) : net.relu(sum, node.words);
                single.emplace_back(output, net.named(net.withAxes(value, {}), output.name));
                handsOn.push_back(single.back().second);
            }
        }
        net.endGroup(handsOn);
    }
    for (const Output& output : outputs) {
        const auto one = std::ranges::find_if(
            single, [&](const auto& pair) { return output.single && pair.first.name == output.name; });
        results.push_back(one != single.end() ? one->second : values[static_cast<std::size_t>(output.node)]);
    }
    return net.build(results);
}

} // namespace convoku::lowering
