// SPDX-License-Identifier: MIT
#pragma once

#include "solver/lowering/field.h"
#include "solver/lowering/placement.h"

#include <map>
#include <optional>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

namespace convoku::lowering {

inline constexpr int kMostStored = 255; ///< in eight bits

/// The function that limits the results of a convolution.
enum class Activation : std::uint8_t {
    Relu,
    Gate, ///< clamp(4p − 2, 0, 1): of whole numbers 1 where p is at least 1
    Ceiling, ///< clamp(p, 0, 255)
};

/// Collects the stored nodes, layer by layer: convolutions over nodes that are already stored, each with its limit.
class Sheet
{
public:
    Sheet(const Network& network, const LoweringOptions& options);

    /// Sets the group of the network that the next nodes belong to.
    void beginGroup(int group) { m_group = group; }
    /// Sets the description of the next nodes.
    void setWords(const std::string& words) { m_words = words; }

    /// The network's input, by place.
    NodeId input(std::size_t place) const { return m_inputs[place]; }
    /// Stores an activation of each sum, which is at most `high`. Where the sums don't fit into one convolution,
    /// several.
    NodeId store(const Sums& sums, Shape shape, const Axes& axes, Activation activation, int high,
        ChannelOrder order = ChannelOrder::Inside);
    bool isInput(NodeId node) const { return !at(node).made && !at(node).larger; }
    /// Returns true if the node has the placement that the inputs and outputs of the network have.
    bool isOutside(NodeId node, Shape shape, const Axes& axes) const;
    /// The numbers that a node holds.
    Range rangeOf(NodeId node) const { return at(node).range; }
    /// Returns the range of a sum.
    Range rangeOf(const Linear& sum) const;
    /// The node's numbers in the places where a value of that shape lies by itself, or what it stores there.
    NodeId inItsPlace(NodeId node, Shape shape, const Axes& axes);
    void name(NodeId node, const std::string& name) { at(node).name = name; }

    /// The network of what `outputs` need: nodes, and whether only the number of the first place goes out.
    struct Output
    {
        NodeId node = 0;
        bool single = false;
        std::string name;
    };
    Network network(const std::vector<Output>& outputs) const;

private:
    struct Convolution
    {
        std::vector<NodeId> inputs;
        Extent kernel;
        Extent edge{0, 0};
        Extent stride{1, 1};
        int groups = 1;
        std::vector<float> weights;
        std::vector<float> bias;
        Activation activation = Activation::Relu;
    };
    struct Node
    {
        Placement placement;
        Range range;
        std::string name;
        std::string words;
        int group = 0;
        std::optional<Convolution> made;
        std::optional<NodeId> larger; ///< Upsample of that node, from boxes to their cells
        bool full = true; ///< all places of all channels hold an element: the range holds everywhere
    };
    /// The same elements, stored in another way.
    struct Variant
    {
        Grid grid = Grid::Cells;
        bool rows = false; ///< gathered
        bool columns = false;
        friend auto operator<=>(const Variant&, const Variant&) = default;
    };
    /// A weight of a convolution: of the input's channel, at the place that lies that far away.
    struct Tap
    {
        int channel = 0;
        int row = 0;
        int column = 0;
        int weight = 0;
    };
    using Taps = std::vector<std::vector<Tap>>; ///< by channel that comes out
    struct Weight
    {
        int out = 0;
        std::size_t input = 0; ///< its place in Convolution::inputs
        Tap tap;
    };
    using SumsOfInput = std::vector<std::vector<std::pair<int, int>>>; ///< by element: (element of the input, weight)
    struct Plan
    {
        std::vector<std::pair<NodeId, Variant>> inputs;
        std::vector<Taps> taps;
        Grid from = Grid::Cells;
    };

    Node& at(NodeId node) { return m_nodes[static_cast<std::size_t>(node)]; }
    const Node& at(NodeId node) const { return m_nodes[static_cast<std::size_t>(node)]; }
    NodeId add(Node node);
    Placement placementOf(NodeId base, Variant variant) const;
    Placement outside(Shape shape, const Axes& axes) const; ///< as those outside have such a value
    NodeId variant(NodeId base, Variant variant);
    static std::optional<Taps> tapsFor(const SumsOfInput& sums, const Placement& out, const Placement& in);
    std::optional<Plan> planFor(
        const std::map<NodeId, SumsOfInput>& inputs, const Placement& out, Grid from, bool gather) const;
    NodeId make(const Plan& plan, const Sums& sums, Placement out, Activation activation, int high);
    NodeId convolution(std::vector<NodeId> inputs, std::vector<Weight> weights, std::vector<float> bias, Placement out,
        Activation activation, int high);
    /// With eight bits a weight goes to 127: a larger one is that of an input that holds a multiple of the number.
    void divideLargeWeights(std::vector<NodeId>& inputs, std::vector<Weight>& weights);
    NodeId multiple(NodeId node, int factor);
    /// Restores the placement `to` from the channels of `from`, one for each place: masks each channel to its own
    /// places and adds the channels up.
    NodeId unfolded(NodeId from, const Placement& to, bool phases, bool rows, bool columns);
    NodeId gatheredAlong(NodeId node, Side side);
    NodeId upsampled(NodeId node);
    NodeId onBoxes(NodeId node);
    NodeId places(Grid grid, Side side); ///< a channel for each place of the side, 1 there
    NodeId phases(
        Side side); ///< on cells: as many channels as a box has rows or columns, 1 at each first, second … of a box
    NodeId ones(Grid grid);
    Activation both() const { return m_options.gates ? Activation::Gate : Activation::Relu; }

    const Network& m_network;
    LoweringOptions m_options;
    std::vector<Node> m_nodes;
    std::vector<NodeId> m_inputs;
    std::map<std::pair<NodeId, Variant>, NodeId> m_variants;
    std::map<std::pair<NodeId, int>, NodeId> m_multiples;
    std::map<std::pair<Grid, Side>, NodeId> m_places;
    std::map<Side, NodeId> m_phases;
    std::map<Grid, NodeId> m_ones;
    int m_group = 0;
    std::string m_words;
};

/// group of nodes that are made once for all groups
inline constexpr int kPlacesGroup = -1;

} // namespace convoku::lowering
