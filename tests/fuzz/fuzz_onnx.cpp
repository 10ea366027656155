// SPDX-License-Identifier: MIT
// libFuzzer: whatever is opened as an ONNX file, it is a network that holds together, whose numbers stay where it says,
// or a mistake with short names; without a crash, and without much memory or time.
#include "solver/onnx/external_data.h"
#include "solver/onnx/onnx_reader.h"

#include <algorithm>
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
    // Parts of other files are read for less than the limits say, under names that lead nowhere else.
    std::size_t taken = 0;
    limits.bytes = std::size_t{1} << 20U;
    limits.constants = 1 << 18;
    const auto part = [&](const std::vector<std::string>& parts, std::uint64_t, std::string& bytes) {
        taken += bytes.size();
        for (const std::string& name : parts) {
            if (name.empty() || name == "." || name == ".." || name.find('/') != std::string::npos)
                std::abort();
        }
        if (taken > limits.bytes)
            std::abort();
        std::ranges::fill(bytes, '\1');
        return parts.size() < 3;
    };
    const auto whole = withExternalData({reinterpret_cast<const char*>(data), size}, part, limits);
    if (std::holds_alternative<OnnxMistake>(whole))
        return 0;
    const auto read = readOnnx(std::get<std::string>(whole), limits);
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
