// SPDX-License-Identifier: MIT
#pragma once

#include "solver/formats/text_line.h"

#include <optional>
#include <string>

// Readers and writers of links that contain a puzzle. Nothing is downloaded: a link that only names a puzzle on a
// server is not supported.
namespace convoku::formats {

/// Reads the first link of the line, or the data part of such a link without its address (scf…, fpuzzles…, S9B…). The
/// text around it becomes the comment. Returns none if there is no link.
std::optional<Outcome> readLinkLine(const TextLine& line);

/// Returns true if the format is a link. Call linkOf() for such formats only.
bool isLink(PuzzleFormat format);
std::string linkOf(PuzzleFormat format, const Puzzle& puzzle);

} // namespace convoku::formats
