// SPDX-License-Identifier: MIT
#pragma once

#include "solver/network/element.h"

#include <optional>
#include <vector>

namespace convoku {

/// A plane of a value that is not a digit's: which one, and what the planes are.
struct TensorPlane
{
    int channel = 0;
    Axis planes = Axis::Feature;

    friend bool operator==(TensorPlane, TensorPlane) = default;
};

/// Which numbers of a layer are looked at: all, one plane, the planes of some digits, or those of one cell.
struct TensorChoice
{
    enum class Kind { All, One, Digits, Cell };

    Kind kind = Kind::All;
    /// Digits: from 0, ascending; the two of a pair mean that pair. One: the digit whose plane it is, and of a pair the
    /// other one behind it.
    std::vector<int> digits;
    std::optional<Cell> cell; ///< Cell. One: whose row or column it is where planes are rows or columns
    std::optional<TensorPlane> plane; ///< One: what was looked at last, of planes that are such ones

    friend bool operator==(const TensorChoice&, const TensorChoice&) = default;
};

/// The part of a value that is drawn: some of its planes, and of each plane the same rectangle.
struct TensorCut
{
    Shape whole;
    Board board; ///< of the puzzles that the network runs
    std::vector<int> channels; ///< ascending, at least one
    int firstRow = 0;
    int firstColumn = 0;
    int rows = 1;
    int columns = 1;
    /// Drawn as one table, with the names of its rows and columns: a plane, or the lines of a value that has a line
    /// for each digit.
    bool table = false;
    bool overview = false; ///< all planes stand below it once more, small: a table is one of them
    bool legend = true; ///< of the colours; numbers that are written need none
    /// Number of rows and columns of a table for which extra space is reserved, so that a kernel can open them.
    int openRows = 0;
    int openColumns = 0;
    bool weighsPlanes = false; ///< reserves space for a weight above each small picture

    TensorCut() = default;
    static TensorCut of(Shape whole, Board board = {});
    /// Returns the part of a value that the choice selects; all of it if the choice does not apply, for example digits
    /// for a value that has only one plane.
    static TensorCut of(Shape whole, Places places, const TensorChoice& choice);

    Shape shape() const { return {static_cast<int>(channels.size()), rows, columns}; }
    bool isWhole() const { return shape() == whole; }
    /// A table of several planes, side by side without a gap.
    bool isJoined() const { return table && channels.size() > 1; }
    bool contains(ElementIndex element) const;
    /// Returns the place of the channel among those that are drawn; −1: it is not.
    int placeOf(int channel) const;
    /// The elements of the whole value, row-major.
    std::vector<ElementIndex> elements() const;

    friend bool operator==(const TensorCut&, const TensorCut&) = default;
};

} // namespace convoku
