// SPDX-License-Identifier: MIT
// libFuzzer: whatever stands in a lesson's file, it is read or has problems with their lines; and a title is no
// Markdown.
#include "app/views/lessons/lesson_links.h"
#include "app/views/lessons/lesson_parser.h"

#include <cstdint>
#include <cstdlib>

using namespace convoku;

namespace {

void require(bool holds)
{
    if (!holds)
        std::abort();
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const QByteArray bytes(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
    const QString text = QString::fromUtf8(bytes);
    looksLikeLesson(QStringLiteral("a.txt"), bytes);
    const ReadLesson read = parseLesson(text);
    const qsizetype lines = text.count(QLatin1Char('\n')) + 1;
    for (const LessonProblem& problem : read.problems)
        require(!problem.what.isEmpty() && problem.line >= 0 && problem.line <= lines);
    if (read.problems.empty()) {
        require(!read.lesson.title.isEmpty() && !read.lesson.stops.empty());
        for (const LessonStop& stop : read.lesson.stops) {
            for (const LessonLink& link : stop.links)
                require(link.line > 0 && link.line <= lines);
            require(!stop.otherRun || (stop.otherRun->model && stop.otherRunLine > 0 && stop.otherRunLine <= lines));
            for (const LessonCheck& check : stop.checks)
                require(!check.ofOther || stop.otherRun);
        }
    }
    // Escaped text must contain no links, for every line as well as for titles.
    for (const QString& line : text.left(2000).split(QLatin1Char('\n'))) {
        QString plain = line.simplified();
        plain.remove(QChar(0));
        const FoundLinks found = findLinks(QStringLiteral("## ") + asMarkdown(plain), 1);
        require(found.links.empty() && found.problems.empty());
    }
    return 0;
}
