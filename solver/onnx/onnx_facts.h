// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace convoku {

/// Summarises the contents of an ONNX file that matter to a device.
struct OnnxFacts
{
    /// operator ("Conv") and number of nodes; most frequent first, then by name
    std::vector<std::pair<std::string, int>> operators;
    int nodes = 0; ///< number of all nodes
    std::int64_t weights = 0; ///< numbers stored in the file (initializers), each constant once
};

/// Reads the facts of a file that toOnnx() made. Throws Error for other bytes.
OnnxFacts factsOf(const std::string& bytes);

} // namespace convoku
