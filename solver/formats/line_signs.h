// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

// Converts digits of other scripts, typographic signs and the brackets of program code to signs that the readers
// accept.
namespace convoku::formats {

/// A line whose signs were replaced.
struct PlainSigns
{
    /// A change of the column: from this byte of the text on, the original line has so many more characters than the
    /// text; negative: fewer.
    struct Shift
    {
        std::size_t offset = 0;
        std::ptrdiff_t characters = 0;
    };

    std::string text;
    std::vector<Shift> shifts; ///< in the order of their offsets
};

/// Returns the line in ASCII signs and box drawing; null if it needs no change. Replaces full-width, Arabic and Persian
/// digits, and typographic signs for empty cells and blanks, and removes invisible characters, but only among cells:
/// comments and names are unchanged. In a line of cells in brackets or quotes, removes these and a label before them.
/// In a line with a puzzle in plain signs, only removes invisible characters and blanks around the puzzle.
std::shared_ptr<const PlainSigns> plainSigns(std::string_view line);

/// Returns true if the line holds no part of a puzzle: brackets and quotes without cells, a line of code that opens a
/// bracket, or the mark of a code block.
bool isCodeAround(std::string_view content);

} // namespace convoku::formats
