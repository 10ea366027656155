// SPDX-License-Identifier: MIT
#pragma once

#include <onnx/onnx_pb.h>

#include <cstdint>
#include <map>
#include <set>
#include <span>
#include <string>
#include <tuple>
#include <vector>

namespace convoku {

/// Adds nodes and constants to a graph. Names are unique, and constants with equal numbers are added only once.
class GraphMaker
{
public:
    /// `names`: the names of values, which nothing else may use.
    GraphMaker(onnx::GraphProto& graph, std::set<std::string> names);

    /// Returns an unused name: `wanted`, with a number appended if necessary.
    std::string fresh(const std::string& wanted);

    /// Adds a node with the name of its first output. The caller adds the attributes.
    onnx::NodeProto& node(const std::string& op, const std::vector<std::string>& inputs,
        const std::vector<std::string>& outputs, const std::string& words);

    /// Returns the name of a constant with these numbers; `wanted` if it is new. Without dims it is a scalar.
    std::string floats(const std::string& wanted, std::vector<std::int64_t> dims, std::span<const float> numbers);
    std::string int64s(const std::string& wanted, std::span<const std::int64_t> numbers);
    /// Like floats(), for numbers of the type int8, uint8 or int32.
    std::string integers(const std::string& wanted, onnx::TensorProto::DataType type, std::vector<std::int64_t> dims,
        std::span<const std::int32_t> numbers);

private:
    std::string constant(
        const std::string& wanted, onnx::TensorProto::DataType type, std::vector<std::int64_t> dims, std::string bytes);

    onnx::GraphProto& m_graph;
    std::set<std::string> m_names;
    std::set<std::string> m_nodeNames;
    /// Type, dims and bytes of each constant → name.
    std::map<std::tuple<int, std::vector<std::int64_t>, std::string>, std::string> m_constants;
};

void setInts(onnx::NodeProto& node, const std::string& name, const std::vector<std::int64_t>& numbers);
void setInt(onnx::NodeProto& node, const std::string& name, std::int64_t number);
void setText(onnx::NodeProto& node, const std::string& name, const std::string& text);

} // namespace convoku
