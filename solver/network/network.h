// SPDX-License-Identifier: MIT
#pragma once

#include "solver/network/layer.h"
#include "solver/network/rule.h"

#include <string>
#include <string_view>
#include <vector>

namespace convoku {

enum class GroupKind { Encode, Rule, Verdict, Search };

/// The layers at which people step as one: a rule, the verdict, the search, the encoding.
struct Group
{
    GroupKind kind = GroupKind::Rule;
    std::string id; ///< "naked_single_box", "verdict", …
    std::size_t firstLayer = 0;
    std::size_t layerCount = 0;
    std::vector<ValueId> inputs; ///< values of earlier groups (or network inputs) that this group is handed
    std::vector<ValueId> outputs; ///< values that it hands on
    // Rule groups only:
    RuleKind rule;
    std::string sentence; ///< what it does, in the network's own words
};

/// The network as plain data: what the backends run, the views draw and the documents describe. Layers stand in the
/// order in which they are computed: every input of a layer is a network input or an output of an earlier layer.
struct Network
{
    std::string id;
    Board board; ///< of the puzzles that it runs
    std::vector<Value> values;
    std::vector<Layer> layers;
    std::vector<Group> groups; ///< in order; together they hold every layer once
    std::vector<ValueId> inputs;
    std::vector<ValueId> outputs;

    const Value& value(ValueId which) const { return values.at(static_cast<std::size_t>(which)); }
    /// The value with that name, or kNoValue.
    ValueId find(std::string_view name) const;
    /// The value with that name; throws Error where there is none.
    ValueId named(std::string_view name) const;

    /// Returns true if all values are whole numbers. Other networks cannot run as bits or be lowered.
    bool isWhole() const;
    /// Returns true if the value is logical: a whole number 0 or 1.
    bool isLogical(ValueId which) const
    {
        const Value& of = value(which);
        return of.range == Range{0, 1} && of.numbers == NumberKind::Whole;
    }

    /// Throws Error, naming the layer or value, unless shapes, ranges, order, groups and names all hold together.
    void validate() const;
};

/// The output shape that a layer must have for these inputs; throws Error(words) where they don't fit. MaxUnpool's is
/// not determined by its inputs: the caller passes it in `unpooled`.
Shape outputShape(const Layer& layer, const std::vector<Shape>& inputs, Shape unpooled = {});

/// The work of running a layer once for one puzzle.
struct LayerWork
{
    std::uint64_t multiplyAdds = 0; ///< of weights, and of products of matrices; biases take none
    std::uint64_t otherOperations = 0; ///< one for each number that comes out; of pools one for each of its window
    std::uint64_t moves = 0; ///< numbers that come out as they went in
};
/// `first`: the shape of its first input. `out`: what outputShape() gives.
LayerWork workOf(const Layer& layer, Shape first, Shape out);

/// Returns the meaning of the layer's dimensions, as far as layers and inputs define it: windows over a row make one of
/// it, parts of boxes of rows; combined values keep the meaning that both have. `shape`: what outputShape() gives.
/// Planes that a convolution makes are Features, unless it makes a single one, or each plane of one; those of a
/// Concatenate are. `board`: of the puzzles that the network runs.
Axes outputAxes(const Layer& layer, const std::vector<Value>& inputs, Shape shape, Board board);

/// Concatenate: where a channel of the output comes from.
struct ChannelSource
{
    std::size_t input = 0; ///< which of the layer's inputs
    int channel = 0; ///< of it
};
ChannelSource channelSource(const Network& network, const Layer& layer, int channel);
/// The other way round: where the first channel of an input is in the output.
int firstChannelOf(const Network& network, const Layer& layer, int input);

} // namespace convoku
