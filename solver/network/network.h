// SPDX-License-Identifier: MIT
#pragma once

#include "solver/network/layer.h"
#include "solver/network/rule.h"

#include <string>
#include <string_view>
#include <vector>

namespace convoku {

enum class GroupKind { Encode, Rule, Verdict, Search };

/// Layers that the debugger steps over as one unit: a rule, the verdict, the search, the encoding.
struct Group
{
    GroupKind kind = GroupKind::Rule;
    std::string id; ///< "naked_single_box", "verdict", …
    std::size_t firstLayer = 0;
    std::size_t layerCount = 0;
    std::vector<ValueId> inputs; ///< values of earlier groups, or network inputs, that this group reads
    std::vector<ValueId> outputs; ///< values that it passes on
    // Rule groups only:
    RuleKind rule;
    std::string sentence; ///< the function of the rule, as the network describes it
};

/// The network as plain data, which the backends run, the views draw and the documents describe. Layers are in the
/// order of computation: every input of a layer is a network input or an output of an earlier layer.
struct Network
{
    std::string id;
    Board board; ///< the board of its puzzles
    std::vector<Value> values;
    std::vector<Layer> layers;
    std::vector<Group> groups; ///< in order; together they hold every layer once
    std::vector<ValueId> inputs;
    std::vector<ValueId> outputs;

    const Value& value(ValueId which) const { return values.at(static_cast<std::size_t>(which)); }
    /// Returns the value with that name; kNoValue if there is none.
    ValueId find(std::string_view name) const;
    /// Returns the value with that name. Throws Error if there is none.
    ValueId named(std::string_view name) const;

    /// Returns true if all values are whole numbers. Other networks cannot run as bits or be lowered.
    bool isWhole() const;
    /// Returns true if the value is logical: a whole number 0 or 1.
    bool isLogical(ValueId which) const
    {
        const Value& of = value(which);
        return of.range == Range{0, 1} && of.numbers == NumberKind::Whole;
    }

    /// Throws Error, naming the layer or value, unless shapes, ranges, order, groups and names are consistent.
    void validate() const;
};

/// Returns the output shape that a layer must have for these inputs. Throws Error(words) if they do not fit. The inputs
/// do not determine the shape of MaxUnpool: the caller passes it in `unpooled`.
Shape outputShape(const Layer& layer, const std::vector<Shape>& inputs, Shape unpooled = {});

/// The work of running a layer once for one puzzle.
struct LayerWork
{
    std::uint64_t multiplyAdds = 0; ///< for weights and products of matrices; biases cost none
    std::uint64_t otherOperations = 0; ///< one per number of the output; for pools one per number of each window
    std::uint64_t moves = 0; ///< numbers that are only copied
};
/// Returns the work of a layer. `first`: shape of its first input. `out`: the result of outputShape().
LayerWork workOf(const Layer& layer, Shape first, Shape out);

/// Returns the meaning of the layer's dimensions, as far as layers and inputs define it: windows over a whole dimension
/// reduce it to One, windows of the size of a box turn rows into rows of boxes; combined values keep a meaning that
/// both have. `shape`: the result of outputShape(). Planes made by a convolution are Features, unless it makes a single
/// one, or each plane from one; so are those of a Concatenate. `board`: the board of the network's puzzles.
Axes outputAxes(const Layer& layer, const std::vector<Value>& inputs, Shape shape, Board board);

/// Concatenate: the origin of a channel of the output.
struct ChannelSource
{
    std::size_t input = 0; ///< index in Layer::inputs
    int channel = 0; ///< channel of that input
};
ChannelSource channelSource(const Network& network, const Layer& layer, int channel);
/// Inverse of channelSource(): returns the channel of the output that holds the first channel of an input.
int firstChannelOf(const Network& network, const Layer& layer, int input);

} // namespace convoku
