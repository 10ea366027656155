// SPDX-License-Identifier: MIT
#pragma once

#include "solver/formats/text_line.h"

#include <optional>
#include <string_view>
#include <vector>

// Recognition of a row of a grid and of its parts.
namespace convoku::formats {

inline constexpr std::size_t kLongestRow = 512; // nine groups of nine digits with all their decoration are shorter

/// A group of candidates: digits and their decoration.
struct Group
{
    bool good = false;
    bool several = false; ///< more than one digit, or marked; never true of a cell in a plain grid
    bool placed = false;
    unsigned digits = 0;
    const char* repeated = nullptr;
};

Group groupOf(std::string_view token);

/// Returns the length in bytes of the decoration between cells at the start of the text; 0 if there is none. Box
/// drawing is U+2500 … U+257F.
std::size_t decorationAt(std::string_view text);
/// Returns the length in bytes of the vertical line (| or box drawing) at the start of the text; 0 if there is none.
std::size_t uprightAt(std::string_view text);

/// The kinds of grid row that a line can be.
struct GridRow
{
    /// only cell signs and decoration; the row is good if the number of cells is right
    bool rowLike = false;
    /// nine signs; rare signs for empty cells (- ? ~) count only if all empty cells have the same sign
    bool plain = false;
    bool groups = false; ///< nine groups of digits (HoDoKu's marks between them), or signs for an empty cell
    /// nine fields between eight commas, semicolons, tabs or vertical lines; fields can be empty
    bool separated = false;
    bool starred = false; ///< plain, with stars in front of placed digits
    bool blankFilled = false; ///< nine digits and blanks; a blank is an empty cell
    std::size_t cells = 0;
    std::vector<std::string_view> tokens; ///< groups or fields
    const char* wrong = nullptr; ///< first byte that cannot be in a row, if not row-like

    bool good() const { return plain || groups || separated || blankFilled; }
};

GridRow gridRowOf(std::string_view text);
/// Returns true if the text begins with a star and a digit.
bool isStarred(std::string_view text);

/// Returns true if the line is decoration: runs of '-', '=' or box drawing, without a digit.
bool isFrame(std::string_view text);
/// Returns true if the text consists of words and is not a row with a mistake: it begins with two letters.
bool isProse(std::string_view text);

/// Reads a line of 81 groups, at least one of them with several digits. Returns none for any other line.
std::optional<Outcome> readGroupLine(const TextLine& line);

} // namespace convoku::formats
