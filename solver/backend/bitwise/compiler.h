// SPDX-License-Identifier: MIT
#pragma once

#include "solver/backend/bitwise/program.h"
#include "solver/network/network.h"

#include <map>

namespace convoku::bitwise {

/// Values that a program computes, and their places in memory.
struct CompileRequest
{
    struct Given
    {
        ValueId value;
        Place place;
    };
    struct Target
    {
        ValueId value;
        Offset offset; ///< holds as many planes as the value's range needs, or `planes` of them
        int planes = 0;
    };

    /// Values that are there already. Usually the network's inputs; whatever else is given cuts off what leads to it.
    std::vector<Given> given;
    /// Values that are known to be the same number in all lanes and elements: what depends on them is folded.
    std::map<ValueId, int> known;
    /// Ranges smaller than the network's that the caller vouches for.
    std::map<ValueId, Range> ranges;
    /// A target's planes may lie where those of a given value do, each exactly in the place of one.
    std::vector<Target> targets;
    Offset firstFree = 0; ///< where the program's own memory begins
};

/// Compiles what leads to the targets; everything else in the network is left out. Throws Error, naming the layer, for
/// a network that no whole numbers of 31 bits can run.
Program compile(const Network& network, const CompileRequest& request);

/// Returns true if the targets depend on that value, which is not given.
bool needs(const Network& network, const CompileRequest& request, ValueId value);

} // namespace convoku::bitwise
