// SPDX-License-Identifier: MIT
#pragma once

#include <QCoreApplication>

namespace convoku {

/// The translation context of what is said about lesson files: what was expected, and what does not hold. What speaks
/// of the puzzle and its run alone is in Wording.
class LessonText
{
    Q_DECLARE_TR_FUNCTIONS(convoku::LessonText)
};

} // namespace convoku
