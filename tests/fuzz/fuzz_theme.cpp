// SPDX-License-Identifier: MIT
// libFuzzer: whatever stands in a file of colours, it has colours or faults; what was read is written and read as the
// same.
#include "app/drawing/theme_file.h"

#include <cstdint>
#include <cstdlib>

using namespace convoku;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const ThemeReading read
        = themeFromJson(QByteArray(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size)));
    if (!read.theme) {
        if (read.faults.empty())
            std::abort();
        return 0;
    }
    const ThemeReading again = themeFromJson(themeToJson(*read.theme));
    if (!again.faults.empty() || !(again.theme == read.theme))
        std::abort();
    return 0;
}
