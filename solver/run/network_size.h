// SPDX-License-Identifier: MIT
#pragma once

#include "solver/network/network.h"
#include "solver/network/pass_options.h"

#include <cstdint>

namespace convoku {

/// The size of some layers, and the cost of running them once on one puzzle. Derived from their shapes alone.
struct NetworkSize
{
    // Numbers in the weights and biases of convolutions.
    std::uint64_t trained = 0; ///< trained numbers; numbers shared by several layers or planes count once
    std::uint64_t fixed = 0; ///< numbers that are not trained
    std::uint64_t nonZero = 0; ///< numbers of both kinds that are not 0
    // Counted like LayerWork, in the usual way for such networks: moving numbers costs nothing.
    std::uint64_t multiplyAdds = 0;
    std::uint64_t otherOperations = 0;

    std::uint64_t held = 0; ///< numbers that the layers store; shared numbers count once per layer
    friend bool operator==(const NetworkSize&, const NetworkSize&) = default;
};

NetworkSize sizeOf(const Network& network);

/// Returns the number of puzzles that the network can process within `operations` (multiply-adds and others): 1 …
/// `most`.
std::size_t puzzlesFor(const Network& network, std::uint64_t operations, std::size_t most);

struct ModelSize
{
    NetworkSize rules; ///< the rules of the options
    NetworkSize pass; ///< rules, verdict and search: what each pass runs
    NetworkSize encoding; ///< runs once per puzzle

    /// Returns the number of passes that can be run on one puzzle within `multiplyAdds`, including its encoding; 0 if
    /// they are not enough for one pass.
    std::uint64_t passesFor(std::uint64_t multiplyAdds) const;
    /// Returns the multiply-adds of that many passes for one puzzle, including its encoding.
    double multiplyAddsOf(double passes) const;
};
/// Returns the sizes of the networks for these options. Throws Error under the same conditions as buildPass().
ModelSize sizeOf(const PassOptions& options);

} // namespace convoku
