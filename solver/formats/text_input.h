// SPDX-License-Identifier: MIT
#pragma once

#include "solver/formats/puzzle_stream.h"

#include <string>
#include <string_view>
#include <vector>

namespace convoku::formats {

/// Converts bytes to the text that the readers accept: UTF-8 with lines that end with LF or CR LF. UTF-16 is detected
/// by its byte order mark; half of a surrogate pair becomes U+FFFD. A single CR is converted to a line end too.
class TextInput
{
public:
    explicit TextInput(PuzzleStream::Source source);

    /// Appends the next part of the text. Returns false at the end of the text. If nothing is appended but the result
    /// is true, only part of a character has arrived.
    bool append(std::vector<char>& text);

private:
    enum class Encoding { Unknown, Utf8, Utf16Little, Utf16Big };

    std::size_t read(std::size_t most);
    void recognise();
    void appendUtf16(std::vector<char>& text);
    void appendUnit(char16_t unit, std::vector<char>& text);

    PuzzleStream::Source m_source;
    Encoding m_encoding = Encoding::Unknown;
    std::vector<char> m_bytes; ///< bytes read but not yet appended
    char16_t m_high = 0; ///< first half of a surrogate pair; 0: none
    bool m_ended = false;
};

/// Returns true if the text must be decoded before it is read: it is UTF-16, or has carriage returns as line ends.
bool needsDecoding(std::string_view text);
std::string decoded(std::string_view text);

} // namespace convoku::formats
