// SPDX-License-Identifier: MIT
#pragma once

#include "app/views/lessons/lesson_parser.h"
#include "solver/backend/backend.h"

#include <functional>

namespace convoku {

/// Runs the lesson's puzzles and looks whether all that the lesson says is so: every check, and every place, layer and
/// number that a setting or a link names. Problems come by line. `cancelled` is asked between passes and may be empty;
/// a cancelled answer is of no use.
std::vector<LessonProblem> checkLesson(
    const Lesson& lesson, Backend& backend, const std::function<bool()>& cancelled = {});

/// Reads a file and, where it could be read, checks it.
ReadLesson readAndCheckLesson(const QString& path, Backend& backend, const std::function<bool()>& cancelled = {});

/// A run of a lesson that has not ended by then is a problem: nobody would wait for it.
inline constexpr int kMaxLessonPasses = 20'000;

} // namespace convoku
