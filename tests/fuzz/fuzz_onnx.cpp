// SPDX-License-Identifier: MIT
// libFuzzer: whatever is opened as an ONNX file, it is a network that holds together, whose numbers stay where it says,
// or a mistake with short names; without a crash, and without much memory or time.
#include "solver/onnx/onnx_reader.h"

#include <cstdint>
#include <cstdlib>

using namespace convoku;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    OnnxLimits limits;
    // Small, so that an input is small too.
    limits.elements = 1 << 14;
    limits.allElements = 1 << 18;
    limits.weights = 1 << 18;
    limits.operations = 1 << 24;
    const auto read = readOnnx({reinterpret_cast<const char*>(data), size}, limits);
    if (const auto* mistake = std::get_if<OnnxMistake>(&read)) {
        constexpr std::size_t kLongest = 100;
        if (mistake->node.size() > kLongest || mistake->op.size() > kLongest || mistake->name.size() > kLongest)
            std::abort();
        return 0;
    }
    const auto& graph = std::get<OnnxGraph>(read);
    graph.network.validate();
    std::int64_t elements = 0;
    for (const Value& value : graph.network.values) {
        if (value.shape.elements() > limits.elements)
            std::abort();
        elements += value.shape.elements();
    }
    // Inputs are no layers.
    if (elements > limits.allElements + limits.elements * static_cast<std::int64_t>(graph.inputs.size()))
        std::abort();
    return 0;
}
