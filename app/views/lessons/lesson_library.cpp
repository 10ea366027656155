// SPDX-License-Identifier: MIT
#include "app/views/lessons/lesson_library.h"

#include "app/views/lessons/lesson_parser.h"
#include "app/views/lessons/lesson_question.h"
#include "app/wording/language.h"

#include <QDir>

#include <map>

namespace convoku {
namespace {

std::vector<LibraryEntry> readLibrary()
{
    std::vector<LibraryEntry> library;
    const QDir folder(QStringLiteral(":/lessons"));
    const QStringList names = folder.entryList({QStringLiteral("[0-9][0-9]_*.md")}, QDir::Files, QDir::Name);
    for (const QString& name : names) {
        const QString path = folder.filePath(name);
        const ReadLesson read = readLibraryLesson(path);
        if (read.problems.empty())
            library.push_back({path, read.lesson.title, read.lesson.summary.simplified(),
                static_cast<int>(read.lesson.stops.size()), static_cast<int>(questionKeys(read.lesson).size())});
    }
    return library;
}

} // namespace

const std::vector<LibraryEntry>& lessonLibrary()
{
    static std::map<QString, std::vector<LibraryEntry>> libraries;
    const QString language = languageInUse();
    const auto known = libraries.find(language);
    return known != libraries.end() ? known->second : libraries.emplace(language, readLibrary()).first->second;
}

int libraryIndex(const QString& path)
{
    const auto& library = lessonLibrary();
    for (std::size_t i = 0; i < library.size(); ++i) {
        if (library[i].path == path)
            return static_cast<int>(i);
    }
    return -1;
}

ReadLesson readLibraryLesson(const QString& path)
{
    return readLessonFile(translatedFile(path));
}

} // namespace convoku
