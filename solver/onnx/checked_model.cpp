// SPDX-License-Identifier: MIT
#include "solver/onnx/checked_model.h"

#include <onnx/checker.h>
#include <onnx/defs/schema.h>
#include <onnx/shape_inference/implementation.h>

#include <exception>

namespace convoku {

std::string modelProblem(const onnx::ModelProto& model)
{
    constexpr bool kCheckTypes = true;
    constexpr int kStrict = 1;
    constexpr bool kFollowConstants = true;
    try {
        onnx::checker::check_model(model);
        onnx::ModelProto inferred = model; // it writes down what it finds
        onnx::shape_inference::InferShapes(
            inferred, onnx::OpSchemaRegistry::Instance(), {kCheckTypes, kStrict, kFollowConstants});
    } catch (const std::exception& problem) {
        return problem.what();
    }
    return {};
}

} // namespace convoku
