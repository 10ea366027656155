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
    std::vector<std::pair<std::string, int>> operators; ///< "Conv", how many nodes; the most first, then by name
    int nodes = 0; ///< all of them
    std::int64_t weights = 0; ///< numbers that the file brings with it (initializers), each constant once
};

/// Reads the facts of a file that toOnnx() made. Throws Error for other bytes.
OnnxFacts factsOf(const std::string& bytes);

} // namespace convoku
