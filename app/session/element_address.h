// SPDX-License-Identifier: MIT
#pragma once

#include "solver/run/element.h"

#include <QString>

#include <optional>
#include <vector>

namespace convoku {

/// The elements of a value that a text such as "r1c2=5" (a candidate), "r1=5" (a row and a digit), "b3", "c4=25" (a
/// pair) or "=5" can mean: those that stand for a cell of all the named houses and for all the named digits. Rows,
/// columns, boxes and digits from 1. None where the text is no such address.
std::optional<std::vector<ElementIndex>> elementsNamed(const QString& text, Shape shape, Places places);

} // namespace convoku
