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

/// Returns a text without invalid UTF-8, control characters (if `lines`, line breaks and tabs stay) and characters that
/// change the writing direction. The result is cut to at most `most` bytes, between characters.
std::string boundedText(std::string_view text, std::size_t most = 100, bool lines = false);

/// Converts a name to one that Convoku accepts for a value: letters, digits, "_" and ".", of limited length, not empty.
std::string valueName(std::string_view name);

} // namespace convoku
