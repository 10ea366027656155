// SPDX-License-Identifier: MIT
#pragma once

#include "solver/network/network.h"
#include "solver/sudoku/cell.h"

#include <compare>
#include <optional>
#include <vector>

namespace convoku {

/// One element of a value: [channel, row, column], from 0.
struct ElementIndex
{
    int channel = 0;
    int row = 0;
    int column = 0;

    /// Returns the row-major offset, 0 … shape.elements() − 1.
    constexpr int offsetIn(Shape shape) const { return (channel * shape.rows + row) * shape.columns + column; }
    static constexpr ElementIndex at(int offset, Shape shape)
    {
        return {offset / (shape.rows * shape.columns), offset / shape.columns % shape.rows, offset % shape.columns};
    }
    constexpr bool isIn(Shape shape) const
    {
        return channel >= 0 && channel < shape.channels && row >= 0 && row < shape.rows && column >= 0
            && column < shape.columns;
    }
    friend constexpr bool operator==(ElementIndex, ElementIndex) = default;
    friend constexpr auto operator<=>(ElementIndex, ElementIndex) = default;
};

/// Returns the layer that computes the value; null for an input of the network.
const Layer* producerOf(const Network& network, ValueId value);

/// The meaning of the places of a value's planes on the board, and of the planes themselves.
struct Places
{
    enum Kind : std::uint8_t {
        Cells, ///< [*, 9, 9] on a 9×9 board; the sizes below are for that board too
        Rows, ///< [*, 9, 1]
        Columns, ///< [*, 1, 9]
        Boxes, ///< [*, 3, 3]
        RowParts, ///< [*, 9, 3]: the cells of a row inside a box
        ColumnParts, ///< [*, 3, 9]: the cells of a column inside a box
        Board, ///< [*, 1, 1]
        Digits, ///< [1, 9, 1], reshaped from nine planes: the whole board, one digit per row
        /// any other meaning; if the axes are digits, rows, columns, boxes or their cells, `axes` still determines the
        /// cells
        Nothing,
    };

    Kind kind = Nothing;
    Axis planes = Axis::One; ///< meaning of the planes: Digit, PairOfDigits, …
    convoku::Board board;
    /// all three axes if `kind` is Nothing: then rows may be digits, planes may be columns or pairs of columns
    Axes axes;

    constexpr Places() = default;
    constexpr Places(Kind placesKind,
        Axis planesAre = Axis::One, // NOLINT(google-explicit-constructor): most are one plane
        convoku::Board ofPuzzles = {})
        : kind(placesKind)
        , planes(planesAre)
        , board(ofPuzzles)
    {
    }
    /// Allows switch and ==; they do not compare the planes.
    constexpr operator Kind() const { return kind; } // NOLINT(google-explicit-constructor)
};

/// Returns the meaning of a value's places and planes, as its axes determine it.
Places placesOf(Axes axes, Board board);
Places placesOf(const Network& network, ValueId value);

/// Returns the cells that an element stands for, in row-major order; empty if it stands for the whole board or nothing.
std::vector<Cell> cellsOf(Places places, ElementIndex element);
/// Returns the digits (from 0, ascending) that an element stands for: one if the planes are digits, all digits of the
/// subset if they are subsets of digits, none if it stands for no digit in particular.
std::vector<int> digitsOf(Places places, ElementIndex element);
/// Returns the digits of a whole plane, by the meaning of the planes.
std::vector<int> digitsOfPlane(Places places, int channel);
/// Returns the coordinate of a candidate along Digit, Row, Column, Box or PlaceInBox, from 0; −1 along any other axis.
int coordinateOf(Axis axis, Candidate candidate);
/// Returns the element that a candidate is a part of; empty if there are several, as with pairs, or the meaning is
/// unknown.
std::optional<ElementIndex> elementOf(Places places, Candidate candidate);

/// The two digits (from 0, the smaller first) of a channel of the pairs of `digits` digits: 1 2, 1 3, ….
struct DigitPair
{
    int low = 0;
    int high = 0;
};
DigitPair pairOf(int channel, int digits);

/// subsetOf() returns the values, ascending, that a plane of `subsets(size)` stands for, out of 0 … count − 1;
/// channelOfSubset() returns the plane for these values. Throw Error if there is none.
std::vector<int> subsetOf(int channel, int size, int count);
int channelOfSubset(const std::vector<int>& values, int count);

} // namespace convoku
