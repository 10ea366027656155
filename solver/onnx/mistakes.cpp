// SPDX-License-Identifier: MIT
#include "solver/onnx/mistakes.h"

#include <algorithm>
#include <cstdint>

namespace convoku {
namespace {

constexpr std::size_t kLongestName = 80;

struct Character
{
    std::size_t bytes = 1;
    char32_t code = 0; ///< 0: no UTF-8
};

Character characterAt(std::string_view text, std::size_t at)
{
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned char first = byte(at);
    if (first < 0x80)
        return {1, first};
    const std::size_t length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
    if (first < 0xC2 || first > 0xF4 || at + length > text.size())
        return {};
    char32_t code = first & (0xFFU >> (length + 1));
    for (std::size_t i = at + 1; i < at + length; ++i) {
        if ((byte(i) & 0xC0U) != 0x80)
            return {};
        code = (code << 6U) | (byte(i) & 0x3FU);
    }
    constexpr char32_t kLeast[] = {0, 0, 0x80, 0x800, 0x10000};
    if (code < kLeast[length] || code > 0x10FFFF || (code >= 0xD800 && code <= 0xDFFF))
        return {};
    return {length, code};
}

bool isShown(char32_t code, bool lines)
{
    if (lines && (code == U'\n' || code == U'\t'))
        return true;
    const bool turns = (code >= 0x202A && code <= 0x202E) || (code >= 0x2066 && code <= 0x2069) || code == 0x200E
        || code == 0x200F || code == 0x061C;
    const bool controls = code < 0x20 || (code >= 0x7F && code < 0xA0) || code == 0x2028 || code == 0x2029;
    return !turns && !controls;
}

} // namespace

std::string boundedText(std::string_view text, std::size_t most, bool lines)
{
    std::string result;
    for (std::size_t at = 0; at < text.size();) {
        const Character character = characterAt(text, at);
        if (result.size() + character.bytes > most)
            break;
        if (isShown(character.code, lines))
            result += text.substr(at, character.bytes);
        at += character.bytes;
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
