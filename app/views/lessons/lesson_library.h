// SPDX-License-Identifier: MIT
#pragma once

#include "app/views/lessons/lesson_parser.h"

#include <QString>

#include <vector>

namespace convoku {

/// A lesson that comes with the program.
struct LibraryEntry
{
    QString path; ///< under ":/lessons": of the English one, in every language
    QString title;
    QString summary; ///< plain text
    int stops = 0;
    int questions = 0;
};

/// In the order of their file names, in the language that is spoken. Read once for each language; files that are no
/// lessons are left out. For the window's thread.
const std::vector<LibraryEntry>& lessonLibrary();
/// -1 where the lesson does not come with the program.
int libraryIndex(const QString& path);
/// One of the library by its path, in the language that is spoken.
ReadLesson readLibraryLesson(const QString& path);

} // namespace convoku
