// SPDX-License-Identifier: MIT
#pragma once

#include "solver/formats/text_line.h"

#include <optional>
#include <string_view>
#include <vector>

// A row of a grid, and what may stand in it.
namespace convoku::formats {

inline constexpr std::size_t kLongestRow = 512; // nine groups of nine digits with all their decoration are shorter

/// A group of candidates, as digits and what stands around them.
struct Group
{
    bool good = false;
    bool several = false; ///< more than one digit, or marked: no cell of a plain grid looks like that
    bool placed = false;
    unsigned digits = 0;
    const char* repeated = nullptr;
};

Group groupOf(std::string_view token);

/// Bytes of the decoration between cells that stands here; 0 where there is none. Box drawing is U+2500 … U+257F.
std::size_t decorationAt(std::string_view text);
/// Bytes of the upright line that stands here (| or one of box drawing); 0 where there is none.
std::size_t uprightAt(std::string_view text);

/// The kinds of grid row that a line can be.
struct GridRow
{
    /// Cell signs and decoration only; how many cells stand there says whether it is a good row.
    bool rowLike = false;
    bool plain = false; ///< nine signs; the rare ones for empty cells (- ? ~) only where all of them are the same
    bool groups = false; ///< nine groups of digits (HoDoKu's marks between them), or signs for an empty cell
    bool separated = false; ///< nine fields between eight commas, semicolons, tabs or upright lines; they may be empty
    bool starred = false; ///< plain, and a star in front of a digit says that it was placed
    bool blankFilled = false; ///< nine digits and blanks; a blank is an empty cell
    std::size_t cells = 0;
    std::vector<std::string_view> tokens; ///< the groups or fields
    const char* wrong = nullptr; ///< where it is not row-like: the first byte that no row has

    bool good() const { return plain || groups || separated || blankFilled; }
};

GridRow gridRowOf(std::string_view text);
/// Returns true if the text begins with a star and a digit.
bool isStarred(std::string_view text);

/// A line of decoration: runs of '-', '=' or box drawing, no digit.
bool isFrame(std::string_view text);
/// Words rather than a row with a mistake: it begins with two letters.
bool isProse(std::string_view text);

/// One line of 81 groups, at least one of them with several digits.
std::optional<Outcome> readGroupLine(const TextLine& line);

} // namespace convoku::formats
