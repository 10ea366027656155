// SPDX-License-Identifier: MIT
#pragma once

#include "solver/network/network.h"
#include "solver/network/pass_options.h"

#include <cstdint>

namespace convoku {

/// How large some layers are, and what running them once over one puzzle costs. From their shapes alone.
struct NetworkSize
{
    // Numbers in the weights and biases of convolutions.
    std::uint64_t trained = 0; ///< those that several layers, or planes, share count once
    std::uint64_t fixed = 0; ///< written ones
    std::uint64_t nonZero = 0; ///< of both, those that are not 0
    // As LayerWork counts them, which is how such networks are usually counted: what only moves numbers costs none.
    std::uint64_t multiplyAdds = 0;
    std::uint64_t otherOperations = 0;

    std::uint64_t held = 0; ///< as often as layers hold them: what they take
    friend bool operator==(const NetworkSize&, const NetworkSize&) = default;
};

NetworkSize sizeOf(const Network& network);

/// How many puzzles the network can be run on with so many operations, multiply-adds and others: 1 … `most`.
std::size_t puzzlesFor(const Network& network, std::uint64_t operations, std::size_t most);

struct ModelSize
{
    NetworkSize rules; ///< those of the options
    NetworkSize pass; ///< rules, verdict and search: what each pass runs
    NetworkSize encoding; ///< runs once a puzzle

    /// How many passes that many multiply-adds pay for one puzzle, its encoding included; none where they don't pay
    /// for one.
    std::uint64_t passesFor(std::uint64_t multiplyAdds) const;
    /// What so many passes cost one puzzle, with its encoding.
    double multiplyAddsOf(double passes) const;
};
/// Throws Error as buildPass() does.
ModelSize sizeOf(const PassOptions& options);

} // namespace convoku
