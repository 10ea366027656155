// SPDX-License-Identifier: MIT
#include "solver/formats/text_input.h"

#include <algorithm>

namespace convoku::formats {
namespace {

constexpr std::string_view kLittleMark = "\xFF\xFE";
constexpr std::string_view kBigMark = "\xFE\xFF";
constexpr char32_t kReplacement = 0xFFFD;

void appendCodePoint(char32_t point, std::vector<char>& text)
{
    const auto put = [&text](char32_t byte) { text.push_back(static_cast<char>(byte)); };
    if (point < 0x80) {
        put(point);
    } else if (point < 0x800) {
        put(0xC0U | point >> 6U);
        put(0x80U | (point & 0x3FU));
    } else if (point < 0x10000) {
        put(0xE0U | point >> 12U);
        put(0x80U | (point >> 6U & 0x3FU));
        put(0x80U | (point & 0x3FU));
    } else {
        put(0xF0U | point >> 18U);
        put(0x80U | (point >> 12U & 0x3FU));
        put(0x80U | (point >> 6U & 0x3FU));
        put(0x80U | (point & 0x3FU));
    }
}

/// A CR that no LF follows becomes one, from that byte on. One at the end may still be followed by it.
void endLines(std::vector<char>& text, std::size_t from)
{
    const std::string_view view(text.data(), text.size());
    for (std::size_t at = view.find('\r', from); at < view.size(); at = view.find('\r', at + 1)) {
        if (at + 1 < view.size() && view[at + 1] != '\n')
            text[at] = '\n';
    }
}

} // namespace

TextInput::TextInput(PuzzleStream::Source source)
    : m_source(std::move(source))
{
}

std::size_t TextInput::read(std::size_t most)
{
    const std::size_t had = m_bytes.size();
    m_bytes.resize(had + most);
    const std::size_t got = m_source({m_bytes.data() + had, most});
    m_bytes.resize(had + got);
    m_ended = got == 0;
    return got;
}

void TextInput::recognise()
{
    while (m_bytes.size() < kLittleMark.size() && read(PuzzleStream::kPiece) > 0) { }
    const std::string_view begin(m_bytes.data(), m_bytes.size());
    const bool little = begin.starts_with(kLittleMark);
    m_encoding = little ? Encoding::Utf16Little : begin.starts_with(kBigMark) ? Encoding::Utf16Big : Encoding::Utf8;
    if (m_encoding != Encoding::Utf8)
        m_bytes.erase(m_bytes.begin(), m_bytes.begin() + static_cast<std::ptrdiff_t>(kLittleMark.size()));
}

bool TextInput::append(std::vector<char>& text)
{
    const std::size_t had = text.size();
    const bool begins = m_encoding == Encoding::Unknown;
    if (begins)
        recognise();
    else if (!m_ended)
        read(PuzzleStream::kPiece);
    if (m_encoding == Encoding::Utf8) {
        text.insert(text.end(), m_bytes.begin(), m_bytes.end());
        m_bytes.clear();
    } else {
        appendUtf16(text);
    }
    // The last byte of what was there before waited for this one.
    endLines(text, had - std::min<std::size_t>(had, 1));
    return !m_ended || text.size() > had;
}

void TextInput::appendUtf16(std::vector<char>& text)
{
    std::size_t i = 0;
    for (; i + 1 < m_bytes.size(); i += 2) {
        const auto first = static_cast<unsigned char>(m_bytes[i]);
        const auto second = static_cast<unsigned char>(m_bytes[i + 1]);
        const bool little = m_encoding == Encoding::Utf16Little;
        appendUnit(static_cast<char16_t>(little ? second << 8U | first : first << 8U | second), text);
    }
    m_bytes.erase(m_bytes.begin(), m_bytes.begin() + static_cast<std::ptrdiff_t>(i));
    if (!m_ended)
        return;
    if (m_high != 0 || !m_bytes.empty())
        appendCodePoint(kReplacement, text);
    m_high = 0;
    m_bytes.clear();
}

void TextInput::appendUnit(char16_t unit, std::vector<char>& text)
{
    const bool high = unit >= 0xD800 && unit < 0xDC00;
    const bool low = unit >= 0xDC00 && unit < 0xE000;
    if (m_high != 0 && low) {
        appendCodePoint(0x10000U + ((m_high & 0x3FFU) << 10U) + (unit & 0x3FFU), text);
        m_high = 0;
        return;
    }
    if (m_high != 0)
        appendCodePoint(kReplacement, text);
    m_high = high ? unit : char16_t{0};
    if (!high)
        appendCodePoint(low ? kReplacement : char32_t{unit}, text);
}

bool needsDecoding(std::string_view text)
{
    if (text.starts_with(kLittleMark) || text.starts_with(kBigMark))
        return true;
    for (std::size_t at = text.find('\r'); at != std::string_view::npos; at = text.find('\r', at + 1)) {
        if (!text.substr(at + 1).starts_with('\n'))
            return true;
    }
    return false;
}

std::string decoded(std::string_view text)
{
    TextInput input([&text](std::span<char> place) {
        const std::size_t count = text.copy(place.data(), place.size());
        text.remove_prefix(count);
        return count;
    });
    std::vector<char> all;
    while (input.append(all)) { }
    return {all.begin(), all.end()};
}

} // namespace convoku::formats
