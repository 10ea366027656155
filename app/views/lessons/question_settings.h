// SPDX-License-Identifier: MIT
#pragma once

#include "app/views/lessons/lesson_settings.h"

namespace convoku {

/// The settings that a question is made of: "ask", "answer", "choice", "turn" and so on.
QStringList questionSettingWords();
/// Takes one of them into a stop's question; what is wrong with it, or empty.
QString applyQuestionSetting(LessonStop& stop, const LessonSetting& setting);
/// Returns what is wrong with a stop's question as a whole. Must be called after all settings of the stop are applied.
std::vector<LessonProblem> problemsOfQuestion(const LessonStop& stop);

} // namespace convoku
