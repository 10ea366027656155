// SPDX-License-Identifier: MIT
#include "solver/formats/puzzle_text.h"

#include "solver/formats/text_input.h"
#include "solver/formats/text_reader.h"

namespace convoku {

PuzzleTextResult readPuzzles(std::string_view text, const ReadHint& hint)
{
    if (formats::needsDecoding(text))
        return formats::TextReader(formats::decoded(text), hint).read();
    return formats::TextReader(text, hint).read();
}

} // namespace convoku
