// SPDX-License-Identifier: MIT
#include "solver/onnx/graph_maker.h"

#include <bit>
#include <type_traits>
#include <utility>

namespace convoku {
namespace {

/// Little-endian, as ONNX wants its raw data.
template <typename Number>
void append(std::string& bytes, Number number)
{
    auto rest = static_cast<std::make_unsigned_t<Number>>(number);
    for (std::size_t i = 0; i < sizeof(Number); ++i) {
        bytes.push_back(static_cast<char>(rest & 0xFFU));
        rest = static_cast<std::make_unsigned_t<Number>>(static_cast<std::uint64_t>(rest) >> 8U);
    }
}

onnx::AttributeProto& attribute(
    onnx::NodeProto& node, const std::string& name, onnx::AttributeProto::AttributeType type)
{
    onnx::AttributeProto& made = *node.add_attribute();
    made.set_name(name);
    made.set_type(type);
    return made;
}

/// The name, or that with the first number that makes it new.
std::string unlike(std::set<std::string>& names, const std::string& wanted)
{
    std::string name = wanted;
    for (int number = 2; !names.insert(name).second; ++number)
        name = wanted + "_" + std::to_string(number);
    return name;
}

} // namespace

GraphMaker::GraphMaker(onnx::GraphProto& graph, std::set<std::string> names)
    : m_graph(graph)
    , m_names(std::move(names))
{
}

std::string GraphMaker::fresh(const std::string& wanted)
{
    return unlike(m_names, wanted);
}

onnx::NodeProto& GraphMaker::node(const std::string& op, const std::vector<std::string>& inputs,
    const std::vector<std::string>& outputs, const std::string& words)
{
    onnx::NodeProto& made = *m_graph.add_node();
    made.set_op_type(op);
    made.set_name(unlike(m_nodeNames, outputs.front()));
    for (const std::string& input : inputs)
        made.add_input(input);
    for (const std::string& output : outputs)
        made.add_output(output);
    if (!words.empty())
        made.set_doc_string(words);
    return made;
}

std::string GraphMaker::constant(
    const std::string& wanted, onnx::TensorProto::DataType type, std::vector<std::int64_t> dims, std::string bytes)
{
    const auto [place, isNew] = m_constants.try_emplace({type, dims, bytes});
    if (!isNew)
        return place->second;
    place->second = fresh(wanted);
    onnx::TensorProto& made = *m_graph.add_initializer();
    made.set_name(place->second);
    made.set_data_type(type);
    for (const std::int64_t extent : dims)
        made.add_dims(extent);
    made.set_raw_data(std::move(bytes));
    return place->second;
}

std::string GraphMaker::floats(
    const std::string& wanted, std::vector<std::int64_t> dims, std::span<const float> numbers)
{
    std::string bytes;
    bytes.reserve(numbers.size() * sizeof(float));
    for (const float number : numbers)
        append(bytes, std::bit_cast<std::int32_t>(number));
    return constant(wanted, onnx::TensorProto::FLOAT, std::move(dims), std::move(bytes));
}

std::string GraphMaker::int64s(const std::string& wanted, std::span<const std::int64_t> numbers)
{
    std::string bytes;
    for (const std::int64_t number : numbers)
        append(bytes, number);
    return constant(wanted, onnx::TensorProto::INT64, {static_cast<std::int64_t>(numbers.size())}, std::move(bytes));
}

std::string GraphMaker::integers(const std::string& wanted, onnx::TensorProto::DataType type,
    std::vector<std::int64_t> dims, std::span<const std::int32_t> numbers)
{
    std::string bytes;
    for (const std::int32_t number : numbers) {
        if (type == onnx::TensorProto::INT32)
            append(bytes, number);
        else
            append(bytes, static_cast<std::uint8_t>(number));
    }
    return constant(wanted, type, std::move(dims), std::move(bytes));
}

void setInts(onnx::NodeProto& node, const std::string& name, const std::vector<std::int64_t>& numbers)
{
    onnx::AttributeProto& made = attribute(node, name, onnx::AttributeProto::INTS);
    for (const std::int64_t number : numbers)
        made.add_ints(number);
}

void setInt(onnx::NodeProto& node, const std::string& name, std::int64_t number)
{
    attribute(node, name, onnx::AttributeProto::INT).set_i(number);
}

void setText(onnx::NodeProto& node, const std::string& name, const std::string& text)
{
    attribute(node, name, onnx::AttributeProto::STRING).set_s(text);
}

} // namespace convoku
