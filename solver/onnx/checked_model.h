// SPDX-License-Identifier: MIT
#pragma once

#include <onnx/onnx_pb.h>

#include <string>

namespace convoku {

/// What is wrong with a model of ours, in ONNX' own words; empty where nothing is. The checker looks at operators,
/// their attributes and the order of nodes, but not at shapes: those are inferred, strictly, and held to what the model
/// says.
std::string modelProblem(const onnx::ModelProto& model);

} // namespace convoku
