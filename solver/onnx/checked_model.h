// SPDX-License-Identifier: MIT
#pragma once

#include <onnx/onnx_pb.h>

#include <string>

namespace convoku {

/// Returns the error that ONNX' own checker finds in a model that Convoku wrote, in ONNX' words; empty if there is
/// none. The checker examines operators, their attributes and the order of nodes, but not shapes: these are inferred in
/// strict mode and compared with the shapes in the model.
std::string modelProblem(const onnx::ModelProto& model);

} // namespace convoku
