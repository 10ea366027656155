// SPDX-License-Identifier: MIT
#pragma once

#include "solver/onnx/onnx_reader.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace convoku {

/// Carries the OnnxMistake that readOnnx() returns; thrown by its helpers.
struct OnnxFault
{
    OnnxMistake mistake;
};

[[noreturn]] inline void failOnnx(
    OnnxMistake::Code code, const std::string& name = {}, std::vector<std::int64_t> numbers = {})
{
    throw OnnxFault{{code, {}, {}, name, std::move(numbers)}};
}

/// The text without what is no UTF-8, no control characters (but, if `lines`, ends of lines and tabs), and no signs
/// that turn the direction of writing; at most so many bytes of it, in whole characters.
std::string boundedText(std::string_view text, std::size_t most = 100, bool lines = false);

/// A name in the way of ours: letters, digits, "_" and ".", at most so many; not empty.
std::string valueName(std::string_view name);

} // namespace convoku
