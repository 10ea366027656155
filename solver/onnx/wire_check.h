// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string_view>

namespace convoku {

enum class WireCheck { Fine, TooManyParts, Broken };

/// Checks the bytes of an ONNX file before protobuf parses them, because an empty node takes two bytes in the file but
/// some hundred in memory. Counts fields, and numbers that are stored one by one or packed more tightly than in memory.
WireCheck checkWire(std::string_view bytes, std::int64_t mostParts);

} // namespace convoku
