// SPDX-License-Identifier: MIT
#include "solver/onnx/mistakes.h"

#include "solver/network/text/line_reader.h"

#include <algorithm>

namespace convoku {
namespace {

constexpr std::size_t kLongestName = 80;

/// A character that is none of control, but for ends of lines and tabs.
bool isShown(std::string_view character, bool lines)
{
    if (character == "\n" || character == "\t")
        return lines;
    // UTF-8 is in the order of the characters.
    const auto isWithin = [=](std::string_view first, std::string_view last) {
        return character.size() == first.size() && character >= first && character <= last;
    };
    const bool turns = isWithin("\u202A", "\u202E") || isWithin("\u2066", "\u2069") || isWithin("\u200E", "\u200F")
        || character == "\u061C";
    return !turns && !isWithin("\u2028", "\u2029"); // ends of lines and paragraphs
}

} // namespace

std::string boundedText(std::string_view text, std::size_t most, bool lines)
{
    std::string result;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t bytes = text::characterAt(text.substr(at)); // of an end of a line 0 too
        const std::string_view character = text.substr(at, std::max<std::size_t>(bytes, 1));
        if (result.size() + character.size() > most)
            break;
        if ((bytes > 0 || character == "\n") && isShown(character, lines))
            result += character;
        at += character.size();
    }
    return result;
}

std::string valueName(std::string_view name)
{
    std::string result;
    for (const char letter : name.substr(0, kLongestName)) {
        const bool plain = (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z')
            || (letter >= '0' && letter <= '9') || letter == '_' || letter == '.';
        const char written = plain ? letter : letter == '/' || letter == ':' ? '.' : '_';
        const bool isDot = written == '.';
        if (isDot && (result.empty() || result.back() == '.'))
            continue;
        result += written;
    }
    while (!result.empty() && result.back() == '.')
        result.pop_back();
    return result.empty() ? "value" : result;
}

} // namespace convoku
