// SPDX-License-Identifier: MIT
#pragma once

#include "app/views/lessons/lesson.h"

namespace convoku {

/// The links of a piece of a lesson's Markdown that begins at a line. What is no link that a lesson can have, HTML and
/// pictures become problems; the first 200 of them. Places that links name are on the board.
struct FoundLinks
{
    std::vector<LessonLink> links;
    std::vector<LessonProblem> problems;
};
FoundLinks findLinks(const QString& markdown, int firstLine, Board board = {});

/// Markdown that is read as just this text, a title for instance.
QString asMarkdown(const QString& plain);

} // namespace convoku
