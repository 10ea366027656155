// SPDX-License-Identifier: MIT
#pragma once

#include "app/views/lessons/lesson.h"

#include <QByteArray>

namespace convoku {

struct ReadLesson
{
    Lesson lesson; ///< only good where there is no problem
    std::vector<LessonProblem> problems; ///< by line
};

/// Reads a lesson's text. Whether what it says is true is for checkLesson().
ReadLesson parseLesson(const QString& text);
/// The same from a file; one that can't be read, or is no text, is a problem.
ReadLesson readLessonFile(const QString& path);

/// Returns true if a file is meant as a lesson and not as puzzles: by its name (.md), or because it begins with a
/// heading and has a stop, but no line that begins like a puzzle.
bool looksLikeLesson(const QString& path, const QByteArray& beginning);

} // namespace convoku
