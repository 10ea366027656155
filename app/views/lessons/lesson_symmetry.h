// SPDX-License-Identifier: MIT
#pragma once

#include "app/views/lessons/lesson.h"
#include "solver/sudoku/transform.h"

namespace convoku {

/// A symmetry of the board under which a network's layers do the same at other places: rows stay rows and boxes boxes,
/// because a layer that reads rows reads no columns. The same seed gives the same one of a board.
Transform symmetryFor(std::uint64_t seed, Board board = {});

/// Move houses, cells, elements and digits as lessons write them: "r4", "r4c5=27", "r4b2=7", "board=7", "7". Texts that
/// name none stay as they are.
QString transformedAddress(const QString& address, const Transform& transform);
LessonCheck transformedCheck(const LessonCheck& check, const Transform& transform);

/// The stop with its puzzle, what it points at, what is asked and what must hold moved by the symmetry. Its text, links
/// and picture, which speak of the old board, are gone; the picture stays where nothing moves.
LessonStop transformedStop(const LessonStop& stop, const Transform& transform);

} // namespace convoku
