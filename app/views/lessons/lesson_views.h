// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>

#include <span>

namespace convoku {

/// Describes a view that a lesson can show: its name in lesson files, and the object name of its widget in the window.
struct LessonView
{
    const char* name;
    bool centre; ///< a tab of the centre, of which one is in front; else a panel
    const char* object;
};

std::span<const LessonView> lessonViews();
/// Null where there is no such name.
const LessonView* lessonViewNamed(const QString& name);
/// All names with commas between them.
QString lessonViewNames();

} // namespace convoku
