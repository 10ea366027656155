// SPDX-License-Identifier: MIT
#include "solver/onnx/external_data.h"

#include "solver/onnx/constant.h"
#include "solver/onnx/mistakes.h"
#include "solver/onnx/wire_check.h"

#include <onnx/onnx_pb.h>

#include <algorithm>
#include <charconv>
#include <optional>

namespace convoku {
namespace {

using Code = OnnxMistake::Code;
using onnx::TensorProto;

bool isExternal(const TensorProto& tensor)
{
    return tensor.data_location() == TensorProto::EXTERNAL || tensor.external_data_size() > 0;
}

template <typename F>
void forEachTensor(onnx::GraphProto& graph, F f)
{
    for (TensorProto& tensor : *graph.mutable_initializer())
        f(tensor);
    for (onnx::NodeProto& node : *graph.mutable_node()) {
        for (onnx::AttributeProto& attribute : *node.mutable_attribute()) {
            if (attribute.has_t())
                f(*attribute.mutable_t());
        }
    }
}

/// The folders and the name of a path that leads to nothing outside the model's folder.
std::optional<std::vector<std::string>> partsOf(const std::string& location)
{
    constexpr std::size_t kMostParts = 16;
    std::vector<std::string> parts;
    for (std::size_t from = 0; from <= location.size();) {
        const std::size_t end = std::min(location.find('/', from), location.size());
        parts.push_back(location.substr(from, end - from));
        const std::string& part = parts.back();
        const bool isName = !part.empty() && part != "." && part != ".."
            && std::ranges::none_of(part, [](char c) { return c == '\0' || c == '\\'; });
        if (!isName || parts.size() > kMostParts)
            return std::nullopt;
        from = end + 1;
    }
    return parts;
}

std::optional<std::uint64_t> numberOf(const std::string& text)
{
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() && end == text.data() + text.size() && number <= INT64_MAX ? std::optional(number)
                                                                                           : std::nullopt;
}

/// Reads the numbers of a tensor into it. `left`: bytes that all tensors may still take.
void take(TensorProto& tensor, const ReadOnnxPart& read, const OnnxLimits& limits, std::size_t& left)
{
    const std::string name = boundedText(tensor.name());
    std::string location;
    std::uint64_t offset = 0;
    std::optional<std::uint64_t> length;
    for (const onnx::StringStringEntryProto& entry : tensor.external_data()) {
        const auto number = entry.key() == "offset" || entry.key() == "length" ? numberOf(entry.value()) : std::nullopt;
        if (entry.key() == "location")
            location = entry.value();
        else if (entry.key() == "offset" && number)
            offset = *number;
        else if (entry.key() == "length" && number)
            length = number;
        else if (entry.key() != "checksum")
            failOnnx(Code::BrokenTensor, name);
    }
    const Dims dims(tensor.dims().begin(), tensor.dims().end());
    const std::size_t each = bytesOf(tensor.data_type());
    if (each == 0)
        failOnnx(Code::DataType, name, {tensor.data_type()});
    const std::size_t size = static_cast<std::size_t>(elementsOf(dims, limits.constants)) * each;
    if (length && *length != size)
        failOnnx(Code::BrokenTensor, name);
    if (size > left)
        failOnnx(Code::TooManyBytes, {}, {static_cast<std::int64_t>(limits.bytes)});
    const auto parts = partsOf(location);
    std::string bytes(size, '\0');
    if (!parts || !read(*parts, offset, bytes))
        failOnnx(Code::ExternalFile, boundedText(location));
    left -= size;
    tensor.clear_external_data();
    tensor.clear_data_location();
    tensor.set_raw_data(std::move(bytes));
}

} // namespace

std::variant<std::string, OnnxMistake> withExternalData(
    std::string bytes, const ReadOnnxPart& read, const OnnxLimits& limits)
{
    const std::size_t most = std::min<std::size_t>(limits.bytes, INT32_MAX);
    onnx::ModelProto model;
    if (bytes.size() > most || checkWire(bytes, limits.parts) != WireCheck::Fine
        || !model.ParsePartialFromArray(bytes.data(), static_cast<int>(bytes.size())) || !model.has_graph())
        return bytes;
    bool isWhole = true;
    forEachTensor(*model.mutable_graph(), [&](const TensorProto& tensor) { isWhole = isWhole && !isExternal(tensor); });
    if (isWhole)
        return bytes;
    try {
        std::size_t left = most - bytes.size();
        forEachTensor(*model.mutable_graph(), [&](TensorProto& tensor) {
            if (isExternal(tensor))
                take(tensor, read, limits, left);
        });
    } catch (const OnnxFault& fault) {
        return fault.mistake;
    }
    return model.SerializePartialAsString();
}

} // namespace convoku
