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

inline constexpr int kMostStored = 255; ///< maximum of a stored number with eight bits

/// The function that limits the results of a convolution.
enum class Activation : std::uint8_t {
    Relu,
    Gate, ///< clamp(4p − 2, 0, 1): for whole p 1 if p is at least 1, otherwise 0
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

    /// Returns the node of the network's input at that place.
    NodeId input(std::size_t place) const { return m_inputs[place]; }
    /// Stores an activation of each sum, which is at most `high`. Uses several convolutions if the sums do not fit into
    /// one.
    NodeId store(const Sums& sums, Shape shape, const Axes& axes, Activation activation, int high,
        ChannelOrder order = ChannelOrder::Inside);
    bool isInput(NodeId node) const { return !at(node).made && !at(node).larger; }
    /// Returns true if the node has the placement that the inputs and outputs of the network have.
    bool isOutside(NodeId node, Shape shape, const Axes& axes) const;
    /// Returns the range of the numbers that a node holds.
    Range rangeOf(NodeId node) const { return at(node).range; }
    /// Returns the range of a sum.
    Range rangeOf(const Linear& sum) const;
    /// Returns the node, or its upsampled copy, with the placement of the inputs and outputs of the network. Throws
    /// LoweringFault if neither has it.
    NodeId inItsPlace(NodeId node, Shape shape, const Axes& axes);
    void name(NodeId node, const std::string& name) { at(node).name = name; }

    /// Builds the network of all nodes that `outputs` need. `single`: only the number of the first place is an output.
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
        std::optional<NodeId> larger; ///< source of an Upsample from boxes to their cells
        bool full = true; ///< all places of all channels hold an element: the range holds everywhere
    };
    /// Identifies another placement of the same elements.
    struct Variant
    {
        Grid grid = Grid::Cells;
        bool rows = false; ///< true: gathered along the rows
        bool columns = false; ///< true: gathered along the columns
        friend auto operator<=>(const Variant&, const Variant&) = default;
    };
    /// A weight of a convolution: channel of the input, offset of the place, and factor.
    struct Tap
    {
        int channel = 0;
        int row = 0;
        int column = 0;
        int weight = 0;
    };
    using Taps = std::vector<std::vector<Tap>>; ///< one list per output channel
    struct Weight
    {
        int out = 0;
        std::size_t input = 0; ///< index in Convolution::inputs
        Tap tap;
    };
    using SumsOfInput = std::vector<std::vector<std::pair<int, int>>>; ///< per element: (element of the input, weight)
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
    Placement outside(Shape shape, const Axes& axes) const; ///< placement in the inputs and outputs of the network
    NodeId variant(NodeId base, Variant variant);
    static std::optional<Taps> tapsFor(const SumsOfInput& sums, const Placement& out, const Placement& in);
    std::optional<Plan> planFor(
        const std::map<NodeId, SumsOfInput>& inputs, const Placement& out, Grid from, bool gather) const;
    NodeId make(const Plan& plan, const Sums& sums, Placement out, Activation activation, int high);
    NodeId convolution(std::vector<NodeId> inputs, std::vector<Weight> weights, std::vector<float> bias, Placement out,
        Activation activation, int high);
    /// Limits weights to 127 with eight bits: a larger one is applied to an input that holds a multiple of the number.
    void divideLargeWeights(std::vector<NodeId>& inputs, std::vector<Weight>& weights);
    NodeId multiple(NodeId node, int factor);
    /// Restores the placement `to` from the channels of `from`, one for each place: masks each channel to its own
    /// places and adds the channels up.
    NodeId unfolded(NodeId from, const Placement& to, bool phases, bool rows, bool columns);
    NodeId gatheredAlong(NodeId node, Side side);
    NodeId upsampled(NodeId node);
    NodeId onBoxes(NodeId node);
    NodeId places(Grid grid, Side side); ///< one channel for each place of the side, 1 at that place
    /// on cells: one channel for each row or column of a box, 1 at each first, second … of a box
    NodeId phases(Side side);
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

/// The group of nodes that are made once for all groups.
inline constexpr int kPlacesGroup = -1;

} // namespace convoku::lowering
