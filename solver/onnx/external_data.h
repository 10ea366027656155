// SPDX-License-Identifier: MIT
#pragma once

#include "solver/onnx/onnx_reader.h"

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <variant>

namespace convoku {

/// Fills `bytes` with what a file beside the model holds from `offset` on. `parts`: the folders below the model's, and
/// the file's name; none is empty, "." or "..". Returns false where there is no such file, or it ends before.
using ReadOnnxPart
    = std::function<bool(const std::vector<std::string>& parts, std::uint64_t offset, std::string& bytes)>;

/// A model with all its numbers in it: those that it keeps in other files are read and put where they belong. Bytes
/// that hold no such model are returned as they are, for readOnnx(). How much a tensor takes is known, and limited,
/// before it is read: by its shape, by limits.constants, and by limits.bytes for all of them together.
std::variant<std::string, OnnxMistake> withExternalData(
    std::string bytes, const ReadOnnxPart& read, const OnnxLimits& limits = {});

} // namespace convoku
