// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

// LZ-string, the compression of links of f-puzzles and SudokuPad: LZ78 over UTF-16 with codes that grow bit by bit,
// written as base 64, six bits per character. Texts are UTF-8 here.
namespace convoku::formats {

std::string compressToBase64(std::string_view text);

/// Returns the decompressed text; none if the input is not valid LZ-string, is cut off, or unpacks to more than `limit`
/// UTF-16 units: a short link could unpack to gigabytes.
std::optional<std::string> decompressFromBase64(std::string_view packed, std::size_t limit);

} // namespace convoku::formats
