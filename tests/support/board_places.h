// SPDX-License-Identifier: MIT
// What a value of the article's network stands for, guessed from its shape: the program is told.
#pragma once

#include "solver/network/element.h"

namespace convoku {

inline Axes boardAxes(Shape shape)
{
    const auto line = [](int length, Axis places, Axis boxes) {
        return length == 1 ? Axis::One : length == 9 ? places : length == 3 ? boxes : Axis::Feature;
    };
    return {shape.channels == 1    ? Axis::One
            : shape.channels == 9  ? Axis::Digit
            : shape.channels == 36 ? Axis::PairOfDigits
                                   : Axis::Feature,
        line(shape.rows, Axis::Row, Axis::BoxRow), line(shape.columns, Axis::Column, Axis::BoxColumn)};
}

inline Places placesOf(Shape shape)
{
    return placesOf(boardAxes(shape), {});
}

/// Places of that kind, with the planes that the shape says.
inline Places placesAs(Places::Kind kind, Shape shape)
{
    return {kind, boardAxes(shape).channels};
}

} // namespace convoku
