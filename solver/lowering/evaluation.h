// SPDX-License-Identifier: MIT
#pragma once

#include "solver/lowering/sheet.h"

#include <map>
#include <string>
#include <utility>
#include <vector>

namespace convoku::lowering {

/// Works a network out layer by layer, with sums over what is stored in place of numbers.
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
    Field told(const Layer& layer, Field out);
    Field extreme(const Layer& layer, Field out);
    Field product(const Layer& layer, Field out);
    Field selected(const Layer& layer, Field out);
    Field pooled(const Layer& layer, Field out);
    Field unpooled(const Layer& layer, Field out);
    /// Which elements are the largest of each window, as alive ones: 1 where they are.
    Sums largest(const Layer& pool, const Field& plane);
    Sums firstOf(const Layer& pool, const Field& plane, Sums alive);

    Field& field(ValueId value) { return m_fields.at(value); }
    /// Returns the computed field; throws LoweringFault if it was not computed.
    const Field& known(ValueId value) const;
    /// With nothing left to do.
    const Field& linear(ValueId value);
    /// 1 where the value is at least 1; of one that is 0 or 1 the value itself.
    Field atLeastOne(ValueId value);
    /// Stored, in its place: what a group hands on.
    NodeId hold(ValueId value);

    /// Each makes what is stored of it: relu of sums that are at most `high` and, where that is said, whole thresholds.
    Sums positive(Sums sums, Shape shape, const Axes& axes, int high);
    Sums threshold(Sums sums, Shape shape, const Axes& axes, int high);
    Sums positive(Sums sums, const Field& like, int high)
    {
        return positive(std::move(sums), like.shape, like.axes, high);
    }
    /// a and b, of 0 … 1.
    Sums both(const Sums& a, const Sums& b, const Field& like);
    Sums stored(const Sums& sums, Shape shape, const Axes& axes, Activation activation, int high,
        ChannelOrder order = ChannelOrder::Inside);
    Range bounds(const Sums& sums) const;
    [[noreturn]] void refuse(LoweringFault::Kind why) const;

    const Network& m_network;
    LoweringOptions m_options;
    Sheet m_sheet;
    std::map<ValueId, Field> m_fields;
    std::map<ValueId, const Layer*> m_pools; ///< by their indices
    std::map<ValueId, std::pair<ValueId, ValueId>> m_products; ///< of a number and 0 or 1
    std::map<ValueId, NodeId> m_held;
    std::string m_words;
};

} // namespace convoku::lowering
