// SPDX-License-Identifier: MIT
#include "app/cli/drawn_words.h"

#include "app/cli/cli_text.h"
#include "app/cli/console.h"
#include "app/drawing/fonts.h"

namespace convoku {

DrawnWords::DrawnWords(Console& console)
{
    if (canWrite(languageInUse()))
        return;
    console.message(CliText::tr(
        "No font on this system supports %1, so the pictures are in English. The package fonts-noto-cjk contains one.")
                        .arg(QLocale(languageInUse()).nativeLanguageName()));
    // Progress, results and why a file is not written: nobody draws these.
    m_english.emplace(std::vector<QByteArray>{"convoku::CliText", "convoku::Export", "convoku::Batch"});
}

} // namespace convoku
