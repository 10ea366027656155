// SPDX-License-Identifier: MIT
#pragma once

#include "solver/formats/text_line.h"

#include <optional>
#include <string>

// Links that carry a puzzle. Nothing is fetched: a link that only names a puzzle of a server is not understood.
namespace convoku::formats {

/// Reads the first link of the line, or what such links carry if it stands alone (scf…, fpuzzles…, S9B…); the text
/// around it is the comment. None where there is no link.
std::optional<Outcome> readLinkLine(const TextLine& line);

/// Returns true if the format is a link. Call linkOf() for such formats only.
bool isLink(PuzzleFormat format);
std::string linkOf(PuzzleFormat format, const Puzzle& puzzle);

} // namespace convoku::formats
