// SPDX-License-Identifier: MIT
#pragma once

#include "solver/formats/text_line.h"

#include <functional>
#include <string_view>

// The files of OpenSudoku: XML with a `game` for each puzzle, in folders or not.
namespace convoku::formats {

/// Returns true if the text begins like an OpenSudoku file, or like any XML.
bool isOpenSudoku(std::string_view text);

/// Hands out each game as it comes; what is no XML, or no game, is an error with its place. The text stands in that
/// line. Nothing but elements and their attributes is understood: document types are refused, so there are no entities
/// beyond XML's own five.
void readOpenSudoku(std::string_view text, std::size_t firstLine, const std::function<void(Outcome)>& add);

} // namespace convoku::formats
