// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string_view>

namespace convoku {

enum class WireCheck { Fine, TooManyParts, Broken };

/// Looks through the bytes of an ONNX file before protobuf makes anything of them: two bytes are enough for an empty
/// node of some hundred. Counts fields, and numbers that are written one by one or packed more tightly than they are
/// kept.
WireCheck checkWire(std::string_view bytes, std::int64_t mostParts);

} // namespace convoku
