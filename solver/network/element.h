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

    /// Row-major, 0 … shape.elements() − 1.
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

/// The layer that computes the value; null for an input of the network.
const Layer* producerOf(const Network& network, ValueId value);

/// The meaning of the places of a value's planes on the board, and of the planes themselves.
struct Places
{
    enum Kind : std::uint8_t {
        Cells, ///< [*, 9, 9] on a board of 9×9, as in what follows
        Rows, ///< [*, 9, 1]
        Columns, ///< [*, 1, 9]
        Boxes, ///< [*, 3, 3]
        RowParts, ///< [*, 9, 3]: the cells of a row inside a box
        ColumnParts, ///< [*, 3, 9]: the cells of a column inside a box
        Board, ///< [*, 1, 1]
        Digits, ///< [1, 9, 1] that was reshaped from nine planes: the whole board, a digit in each row
        Nothing, ///< anything else; where its axes are digits, rows, columns, boxes and their cells, cells all the same
    };

    Kind kind = Nothing;
    Axis planes = Axis::One; ///< Digit, PairOfDigits, …
    convoku::Board board;
    Axes axes; ///< all three, of Nothing: its rows may be digits, its planes columns or pairs of them

    constexpr Places() = default;
    constexpr Places(Kind its, Axis planesAre = Axis::One, // NOLINT(google-explicit-constructor): most are one plane
        convoku::Board ofPuzzles = {})
        : kind(its)
        , planes(planesAre)
        , board(ofPuzzles)
    {
    }
    /// For switch and ==: the planes are another question.
    constexpr operator Kind() const { return kind; } // NOLINT(google-explicit-constructor)
};

/// By the value's axes.
Places placesOf(Axes axes, Board board);
Places placesOf(const Network& network, ValueId value);

/// The cells that an element stands for, in row-major order; none where it stands for the whole board or nothing.
std::vector<Cell> cellsOf(Places places, ElementIndex element);
/// The digits (from 0, ascending) that an element stands for: one where the planes are digits, those of the subset
/// where they are subsets of digits, none where it stands for no digit in particular.
std::vector<int> digitsOf(Places places, ElementIndex element);
/// Returns the digits of a whole plane, by the meaning of the planes.
std::vector<int> digitsOfPlane(Places places, int channel);
/// Returns the coordinate of a candidate along Digit, Row, Column, Box or PlaceInBox, from 0; −1 along any other axis.
int coordinateOf(Axis axis, Candidate candidate);
/// The element that a candidate is a part of; none where there are several, as with pairs, or nothing to go by.
std::optional<ElementIndex> elementOf(Places places, Candidate candidate);

/// The two digits (from 0, the smaller first) of a channel of the pairs of so many: 1 2, 1 3, ….
struct DigitPair
{
    int low = 0;
    int high = 0;
};
DigitPair pairOf(int channel, int digits);

/// The values, ascending, that a plane of `subsets(size)` stands for, of the values 0 … count − 1, and which plane
/// stands for values. Throw Error where there is none.
std::vector<int> subsetOf(int channel, int size, int count);
int channelOfSubset(const std::vector<int>& values, int count);

} // namespace convoku
