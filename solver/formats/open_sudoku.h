// SPDX-License-Identifier: MIT
#pragma once

#include "solver/formats/text_line.h"

#include <functional>
#include <string_view>

// Reader of OpenSudoku files: XML with a `game` element per puzzle, inside folders or not.
namespace convoku::formats {

/// Returns true if the text begins like an OpenSudoku file, or like any XML.
bool isOpenSudoku(std::string_view text);

/// Passes each game to `add` as soon as it is read; anything that is not XML or not a game is passed as an error with
/// its position. `firstLine`: line number of the start of the text. Only elements and their attributes are supported:
/// document types are refused, so the only entities are the five of XML.
void readOpenSudoku(std::string_view text, std::size_t firstLine, const std::function<void(Outcome)>& add);

} // namespace convoku::formats
