// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <vector>

namespace convoku {

/// A lesson that comes with the program.
struct LibraryEntry
{
    QString path; ///< under ":/lessons"
    QString title;
    QString summary; ///< plain text
    int stops = 0;
};

/// In the order of their file names. Read once; files that are no lessons are left out.
const std::vector<LibraryEntry>& lessonLibrary();
/// -1 where the lesson does not come with the program.
int libraryIndex(const QString& path);

} // namespace convoku
