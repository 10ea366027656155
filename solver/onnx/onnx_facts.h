// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace convoku {

/// What an ONNX file is made of, as far as a device asks.
struct OnnxFacts
{
    std::vector<std::pair<std::string, int>> operators; ///< "Conv", how many nodes; the most first, then by name
    int nodes = 0; ///< all of them
    std::int64_t weights = 0; ///< numbers that the file brings with it (initializers), each constant once
};

/// Of a file that toOnnx() made. Throws Error for other bytes.
OnnxFacts factsOf(const std::string& bytes);

} // namespace convoku
