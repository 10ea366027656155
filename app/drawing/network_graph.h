// SPDX-License-Identifier: MIT
#pragma once

#include "solver/network/network.h"

#include <vector>

namespace convoku {

struct GraphNode
{
    enum class Kind { Input, Layer, Group, Output };

    Kind kind = Kind::Layer;
    int index = 0; ///< in the network's layers (Layer) or groups (Group)
    ValueId value = kNoValue; ///< Input, Output: what it stands for; Layer: its first output

    friend bool operator==(const GraphNode&, const GraphNode&) = default;
};

/// A value on its way from where it is made to one that reads it.
struct GraphEdge
{
    int from = 0; ///< among the graph's nodes
    int to = 0;
    ValueId value = kNoValue;
    int input = 0; ///< Layer: which of its inputs; Group: which of its inputs; Output: 0

    friend bool operator==(const GraphEdge&, const GraphEdge&) = default;
};

/// Contents of a picture of a network, derived from its description: a node for each layer (or group), each input and
/// each output, and an edge for each time that a value is read. Nodes are in an order in which they can be computed:
/// inputs, layers (or groups) in the network's order, outputs.
struct NetworkGraph
{
    std::vector<GraphNode> nodes;
    std::vector<GraphEdge> edges;

    int firstPart() const; ///< the first node that is neither input nor output
    int partCount() const; ///< layers or groups
    /// The node of a layer (group) of the network, or -1.
    int nodeOf(GraphNode::Kind kind, int index) const;
};

/// The layers of one group.
NetworkGraph graphOf(const Network& network, const Group& group);
/// The groups of a network and the values that they hand on. An output that a group reads is seen there, and has no
/// node of its own.
NetworkGraph graphOfGroups(const Network& network);

} // namespace convoku
