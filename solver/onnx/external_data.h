// SPDX-License-Identifier: MIT
#pragma once

#include "solver/onnx/onnx_reader.h"

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <variant>

namespace convoku {

/// Fills `bytes` with the content of a file beside the model, from `offset` on. `parts`: the folders below the model's
/// folder, and the file name; none of them is empty, "." or "..". Returns false if there is no such file, or if it is
/// too short.
using ReadOnnxPart
    = std::function<bool(const std::vector<std::string>& parts, std::uint64_t offset, std::string& bytes)>;

/// Returns the model with the numbers that it stores in other files inserted. Bytes that are not a model with external
/// data are returned unchanged, for readOnnx(). The size of a tensor is checked before it is read: against its shape,
/// against limits.constants, and against limits.bytes for all tensors together.
std::variant<std::string, OnnxMistake> withExternalData(
    std::string bytes, const ReadOnnxPart& read, const OnnxLimits& limits = {});

} // namespace convoku
