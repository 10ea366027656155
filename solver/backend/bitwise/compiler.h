// SPDX-License-Identifier: MIT
#pragma once

#include "solver/backend/bitwise/program.h"
#include "solver/network/network.h"

#include <map>

namespace convoku::bitwise {

/// Lists the values that a program computes, and their places in memory.
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
        Offset offset; ///< first word of the stored value
        int planes = 0;
    };

    /// Values that memory already holds, usually the inputs of the network. Layers that only lead to a given value are
    /// not compiled.
    std::vector<Given> given;
    /// Values known to be one number in all lanes and elements; layers that depend on them are folded.
    std::map<ValueId, int> known;
    /// Ranges smaller than those in the network, guaranteed by the caller.
    std::map<ValueId, Range> ranges;
    /// A target may overwrite a given value: each of its planes is then exactly in the place of one given plane.
    std::vector<Target> targets;
    Offset firstFree = 0; ///< first word of the program's temporary memory
};

/// Compiles the layers that the targets depend on and leaves out the others. Throws Error, naming the layer, if 31-bit
/// whole numbers cannot represent the network.
Program compile(const Network& network, const CompileRequest& request);

/// Returns true if the targets depend on `value` and it is not given.
bool needs(const Network& network, const CompileRequest& request, ValueId value);

} // namespace convoku::bitwise
