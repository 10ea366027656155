// SPDX-License-Identifier: MIT
#pragma once

#include "app/wording/language.h"

#include <optional>

namespace convoku {

class Console;

/// Draws words in English while it lives, if no font has the letters of the user's language; its constructor says so
/// once. Messages stay in that language, because a terminal needs no font. Create it once in a run of the program,
/// after all checks that can refuse the command. Needs a QGuiApplication.
class DrawnWords
{
public:
    explicit DrawnWords(Console& console);

private:
    std::optional<EnglishMeanwhile> m_english;
};

} // namespace convoku
