// SPDX-License-Identifier: MIT
#pragma once

#include "app/wording/language.h"

#include <optional>

namespace convoku {

class Console;

/// What is drawn while this lives is in English where no font has the letters of the language that is spoken: said
/// once, at the begin. A terminal needs no font, so messages stay in that language. Made once in a run of the program,
/// when all that can be refused has been refused. Needs a QGuiApplication.
class DrawnWords
{
public:
    explicit DrawnWords(Console& console);

private:
    std::optional<EnglishMeanwhile> m_english;
};

} // namespace convoku
