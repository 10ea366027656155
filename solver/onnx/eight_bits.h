// SPDX-License-Identifier: MIT
#pragma once

#include "solver/network/network.h"
#include "solver/onnx/graph_maker.h"

#include <string>
#include <vector>

namespace convoku {

/// Stores a network's values and weights in eight bits: uint8 and int8 with scale 1 and zero point 0, so that a stored
/// number is the number itself.
class EightBits
{
public:
    /// Throws Error, naming the value, if eight bits cannot hold the network.
    explicit EightBits(const Network& network);

    /// Returns false for the result of a Convolution that only Relu and Clamp read: its sums need more than eight bits,
    /// and runtimes keep them internal.
    bool isStored(ValueId value) const { return m_stored[static_cast<std::size_t>(value)]; }

    /// Quantises the tensor `exact` to eight bits and dequantises it as the tensor `name`.
    static void store(GraphMaker& graph, const std::string& exact, const std::string& name, const std::string& words);
    /// Add the weights or the bias of a Convolution. Return the name of the dequantised tensor, of floats; an empty
    /// name for a bias of zeros.
    static std::string weights(GraphMaker& graph, const std::string& of, const std::vector<std::int64_t>& dims,
        std::span<const float> numbers);
    static std::string bias(GraphMaker& graph, const std::string& of, std::span<const float> numbers);

private:
    std::vector<bool> m_stored;
};

} // namespace convoku
