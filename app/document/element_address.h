// SPDX-License-Identifier: MIT
#pragma once

#include "solver/network/element.h"

#include <QString>

#include <optional>

namespace convoku {

/// The text of an element: its place, then "=" and its digits where the value has a plane for each digit or for each
/// pair. "r4c5=7", "r4=7", "b6=7", "r4c5=27" (the pair 2 7), "r4b2=7" (the part of row 4 inside box 2), "c5b2=7",
/// "board=7", "r4c5", "board". Of a tensor that is laid another way it names rows, columns, boxes, cells of the box (p)
/// and digits, of subsets several: "r3c25=2" (row 3, the columns 2 and 5, digit 2), "b4p15". Planes that stand for
/// something else are numbered from 1, "r4c5#2", and so are all three numbers where one stands for nothing: "[1,2,3]".
QString elementText(Shape shape, Places places, ElementIndex element);

/// The same the other way; blanks and case do not matter. None where the text names no element of such a value.
std::optional<ElementIndex> readElement(const QString& text, Shape shape, Places places);

/// An example of what readElement() expects: the text of the value's first element.
QString elementExample(Shape shape, Places places);

} // namespace convoku
