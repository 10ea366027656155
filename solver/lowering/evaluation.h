// SPDX-License-Identifier: MIT
#pragma once

#include "solver/lowering/sheet.h"

#include <map>
#include <string>
#include <utility>
#include <vector>

namespace convoku::lowering {

/// Evaluates a network layer by layer, symbolically: each number is a sum over stored nodes.
class Evaluation
{
public:
    Evaluation(const Network& network, const LoweringOptions& options);

    Network run();

private:
    void work(const Layer& layer);
    Field worked(const Layer& layer, ValueId out);
    Field convolved(const Layer& layer, Field out);
    Field moved(const Layer& layer, Field out);
    Field clamped(const Layer& layer, Field out);
    Field thresholdOf(const Layer& layer, Field out);
    Field extreme(const Layer& layer, Field out);
    Field product(const Layer& layer, Field out);
    Field selected(const Layer& layer, Field out);
    Field pooled(const Layer& layer, Field out);
    Field unpooled(const Layer& layer, Field out);
    /// Marks the maximum elements of each window: 1 for each of them, also if there are several.
    Sums largest(const Layer& pool, const Field& plane);
    /// Keeps only the first marked element of each window.
    Sums firstOf(const Layer& pool, const Field& plane, Sums alive);

    Field& field(ValueId value) { return m_fields.at(value); }
    /// Returns the computed field; throws LoweringFault if it was not computed.
    const Field& known(ValueId value) const;
    /// Returns the field after storing any pending function, so that only sums are left.
    const Field& linear(ValueId value);
    /// Returns 1 where the value is at least 1; a logical value is returned as it is.
    Field atLeastOne(ValueId value);
    /// Stores the value in the placement that group outputs have, and returns the node.
    NodeId hold(ValueId value);

    /// Store relu, or the threshold, of sums that are at most `high`, and return the stored nodes as sums. threshold()
    /// is for whole numbers.
    Sums positive(Sums sums, Shape shape, const Axes& axes, int high);
    Sums threshold(Sums sums, Shape shape, const Axes& axes, int high);
    Sums positive(Sums sums, const Field& like, int high)
    {
        return positive(std::move(sums), like.shape, like.axes, high);
    }
    /// Returns the logical and of a and b, which are 0 … 1.
    Sums both(const Sums& a, const Sums& b, const Field& like);
    Sums stored(const Sums& sums, Shape shape, const Axes& axes, Activation activation, int high,
        ChannelOrder order = ChannelOrder::Inside);
    Range bounds(const Sums& sums) const;
    [[noreturn]] void refuse(LoweringFault::Kind why) const;

    const Network& m_network;
    LoweringOptions m_options;
    Sheet m_sheet;
    std::map<ValueId, Field> m_fields;
    std::map<ValueId, const Layer*> m_pools; ///< pools by their output of indices
    /// products of a number and a logical value: {number, logical value}
    std::map<ValueId, std::pair<ValueId, ValueId>> m_products;
    std::map<ValueId, NodeId> m_held;
    std::string m_words;
};

} // namespace convoku::lowering
