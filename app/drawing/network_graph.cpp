// SPDX-License-Identifier: MIT
#include "app/drawing/network_graph.h"

#include "solver/error.h"

#include <algorithm>
#include <map>
#include <ranges>

namespace convoku {
namespace {

/// Puts nodes and edges together while values become known.
class Collector
{
public:
    void input(ValueId value) { makes(add({GraphNode::Kind::Input, 0, value}), {value}); }

    void part(GraphNode node, const std::vector<ValueId>& inputs, const std::vector<ValueId>& outputs)
    {
        const int at = add(node);
        reads(at, inputs);
        makes(at, outputs);
    }

    void output(ValueId value) { reads(add({GraphNode::Kind::Output, 0, value}), {value}); }

    NetworkGraph take() { return std::move(m_graph); }

private:
    int add(GraphNode node)
    {
        m_graph.nodes.push_back(node);
        return static_cast<int>(m_graph.nodes.size()) - 1;
    }

    void makes(int node, const std::vector<ValueId>& values)
    {
        for (const ValueId value : values)
            m_maker.insert({value, node});
    }

    void reads(int node, const std::vector<ValueId>& values)
    {
        for (int i = 0; const ValueId value : values) {
            const auto maker = m_maker.find(value);
            if (maker == m_maker.end())
                throw Error("graph", "reads a value that nothing makes");
            m_graph.edges.push_back({maker->second, node, value, i++});
        }
    }

    NetworkGraph m_graph;
    std::map<ValueId, int> m_maker;
};

} // namespace

int NetworkGraph::firstPart() const
{
    const auto at = std::ranges::find_if(nodes, [](const GraphNode& n) { return n.kind != GraphNode::Kind::Input; });
    return static_cast<int>(at - nodes.begin());
}

int NetworkGraph::partCount() const
{
    return static_cast<int>(std::ranges::count_if(nodes, [](const GraphNode& node) {
        return node.kind == GraphNode::Kind::Layer || node.kind == GraphNode::Kind::Group;
    }));
}

int NetworkGraph::nodeOf(GraphNode::Kind kind, int index) const
{
    const auto at = std::ranges::find_if(nodes, [=](const GraphNode& n) { return n.kind == kind && n.index == index; });
    return at == nodes.end() ? -1 : static_cast<int>(at - nodes.begin());
}

NetworkGraph graphOf(const Network& network, const Group& group)
{
    Collector collector;
    for (const ValueId value : group.inputs)
        collector.input(value);
    for (std::size_t i = group.firstLayer; i < group.firstLayer + group.layerCount; ++i) {
        const Layer& layer = network.layers.at(i);
        collector.part(
            {GraphNode::Kind::Layer, static_cast<int>(i), layer.outputs.front()}, layer.inputs, layer.outputs);
    }
    for (const ValueId value : group.outputs)
        collector.output(value);
    return collector.take();
}

NetworkGraph graphOfGroups(const Network& network)
{
    Collector collector;
    for (const ValueId value : network.inputs)
        collector.input(value);
    for (int index = 0; const Group& group : network.groups)
        collector.part({GraphNode::Kind::Group, index++, kNoValue}, group.inputs, group.outputs);
    for (const ValueId value : network.outputs) {
        const bool isRead = std::ranges::any_of(
            network.groups, [value](const Group& group) { return std::ranges::count(group.inputs, value) > 0; });
        if (!isRead)
            collector.output(value);
    }
    return collector.take();
}

} // namespace convoku
