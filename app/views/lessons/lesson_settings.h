// SPDX-License-Identifier: MIT
#pragma once

#include "app/views/lessons/lesson.h"

namespace convoku {

/// A line "word: value" of a lesson.
struct LessonSetting
{
    QString word;
    QString value;
    int line = 0;
};

/// All words that settings begin with.
QStringList lessonSettingWords();

/// Takes a setting into a stop (or into what all stops begin with). Returns what is wrong with it; empty where it could
/// be taken.
QString applySetting(LessonStop& stop, const LessonSetting& setting);

/// "start", "end", "17", "17.4", "17.4.2"
bool isLessonAddress(const QString& text);
/// Return the error of names of views (empty if they are right), and of a text that is not a list of places on the
/// board.
QString problemOfViews(const QStringList& names);
QString problemOfPlaces(const QString& text);

} // namespace convoku
