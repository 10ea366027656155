// SPDX-License-Identifier: MIT
#pragma once

#include "solver/network/text/line_reader.h"

#include <string_view>

namespace convoku::text {

/// Returns true if the word can be used as a number: `side`, `cells` or `levels`. A whole number may be added to it or
/// subtracted from it.
bool isBoardWord(std::string_view word);

/// Reads `+ 1` or `- 2` behind such a word. Throws Mistake where no whole number follows.
void readAddend(LineReader& line, PartText::Expression& word);
/// Reads `(side=4, box=2x2)`. Throws Mistake where there is no such board.
Board readBoard(LineReader& line);

/// The part with numbers in the place of these words: the side of the board, how many cells it has, and the highest
/// level of a search on it. A word that is a value of the part stays.
PartText ofBoard(const PartText& part, Board board);

} // namespace convoku::text
