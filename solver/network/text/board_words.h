// SPDX-License-Identifier: MIT
#pragma once

#include "solver/network/text/line_reader.h"

#include <string_view>

namespace convoku::text {

/// Returns true if the word can be used as a number: `side`, `cells` or `levels`. A whole number may be added to it or
/// subtracted from it.
bool isBoardWord(std::string_view word);

/// Reads `+ 1` or `- 2` after such a word. Throws Mistake if no whole number follows.
void readAddend(LineReader& line, PartText::Expression& word);
/// Reads `(side=4, box=2x2)`. Throws Mistake if there is no such board.
Board readBoard(LineReader& line);

/// Returns the part with numbers in place of these words: the side of the board, the number of its cells, and the
/// highest level of a search on it. A word that names a value of the part is kept.
PartText ofBoard(const PartText& part, Board board);

} // namespace convoku::text
