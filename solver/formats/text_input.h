// SPDX-License-Identifier: MIT
#pragma once

#include "solver/formats/puzzle_stream.h"

#include <string>
#include <string_view>
#include <vector>

namespace convoku::formats {

/// Bytes as the text that the readers know: UTF-8, whose lines end with LF or CR LF. UTF-16 is known by its mark; half
/// of a pair of it becomes U+FFFD. A CR alone ends a line too.
class TextInput
{
public:
    explicit TextInput(PuzzleStream::Source source);

    /// Appends what comes next. False: there is no more. True with nothing appended: part of a character came.
    bool append(std::vector<char>& text);

private:
    enum class Encoding { Unknown, Utf8, Utf16Little, Utf16Big };

    std::size_t read(std::size_t most);
    void recognise();
    void appendUtf16(std::vector<char>& text);
    void appendUnit(char16_t unit, std::vector<char>& text);

    PuzzleStream::Source m_source;
    Encoding m_encoding = Encoding::Unknown;
    std::vector<char> m_bytes; ///< read and not yet appended
    char16_t m_high = 0; ///< the first half of a pair
    bool m_ended = false;
};

/// Returns true if the text must be decoded before it is read: it is UTF-16, or has carriage returns as line ends.
bool needsDecoding(std::string_view text);
std::string decoded(std::string_view text);

} // namespace convoku::formats
