// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

// Other scripts, typographic signs and the brackets of program code, as the signs that the readers know.
namespace convoku::formats {

/// A line whose signs were replaced.
struct PlainSigns
{
    /// At this byte of the text the line has so many characters more than the text; negative: fewer.
    struct Shift
    {
        std::size_t offset = 0;
        std::ptrdiff_t characters = 0;
    };

    std::string text;
    std::vector<Shift> shifts; ///< in the order of their offsets
};

/// Returns the line in ASCII signs and box drawing; null if it needs no change. Replaces full-width, Arabic and Persian
/// digits, typographic signs for empty cells and blanks, but only where cells stand: comments and names stay. Removes
/// invisible characters there. A line of cells in brackets or quotes loses these and a label in front of them. A line
/// that holds a puzzle in plain signs keeps all but invisible characters and blanks around it.
std::shared_ptr<const PlainSigns> plainSigns(std::string_view line);

/// Returns true if the line holds no part of a puzzle: brackets and quotes without cells, a line of code that opens a
/// bracket, or the mark of a code block.
bool isCodeAround(std::string_view content);

} // namespace convoku::formats
