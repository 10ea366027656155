// SPDX-License-Identifier: MIT
#include "solver/onnx/onnx_facts.h"

#include "solver/error.h"

#include <onnx/onnx_pb.h>

#include <algorithm>
#include <map>

namespace convoku {

OnnxFacts factsOf(const std::string& bytes)
{
    onnx::ModelProto model;
    if (!model.ParseFromString(bytes))
        throw Error("ONNX", "the bytes are no file of it");
    OnnxFacts facts;
    std::map<std::string, int> operators;
    for (const onnx::NodeProto& node : model.graph().node())
        ++operators[node.op_type()];
    facts.nodes = model.graph().node_size();
    facts.operators.assign(operators.begin(), operators.end());
    std::ranges::stable_sort(facts.operators, std::greater{}, [](const auto& each) { return each.second; });
    for (const onnx::TensorProto& tensor : model.graph().initializer()) {
        std::int64_t numbers = 1;
        for (const std::int64_t extent : tensor.dims())
            numbers *= extent;
        facts.weights += numbers;
    }
    return facts;
}

} // namespace convoku
