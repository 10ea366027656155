// SPDX-License-Identifier: MIT
#include "app/views/lessons/lesson_views.h"

namespace convoku {
namespace {

constexpr LessonView kViews[] = {
    {"board", true, "board_page"},
    {"tree", true, "search_tree"},
    {"tensors", true, "layers_page"},
    {"graph", true, "rule_graph"},
    {"what_if", true, "compare"},
    {"chain", true, "chain"},
    {"cube", true, "cube"},
    {"workshop", true, "workshop"},
    {"learned", true, "learned"},
    {"timeline", false, "time_bar"},
    {"events", false, "events_dock"},
    {"rules", false, "rules_dock"},
    {"explanation", false, "explanation_dock"},
    {"candidate", false, "history_dock"},
    {"watch", false, "watch_dock"},
    {"stack", false, "stack_dock"},
    {"breakpoints", false, "breakpoints_dock"},
    {"bookmarks", false, "bookmarks_dock"},
};

} // namespace

std::span<const LessonView> lessonViews()
{
    return kViews;
}

const LessonView* lessonViewNamed(const QString& name)
{
    for (const LessonView& view : kViews) {
        if (name == QLatin1String(view.name))
            return &view;
    }
    return nullptr;
}

QString lessonViewNames()
{
    QStringList names;
    for (const LessonView& view : kViews)
        names << QLatin1String(view.name);
    return names.join(QStringLiteral(", "));
}

} // namespace convoku
