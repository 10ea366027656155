// SPDX-License-Identifier: MIT
#include "solver/formats/lz_string.h"

#include "solver/formats/text_line.h"

#include <algorithm>
#include <cstdint>
#include <unordered_map>
#include <vector>

namespace convoku::formats {
namespace {

constexpr std::string_view kAlphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
constexpr unsigned kBitsPerCharacter = 6;

// The codes that are no entries of the dictionary.
enum DictionaryCode : std::uint32_t { Byte = 0, Unit = 1, End = 2, FirstEntry = 3 };

std::size_t lengthOf(char32_t point)
{
    if (point < 0x80)
        return 1;
    if (point < 0x800)
        return 2;
    return point < 0x10000 ? 3 : 4;
}

std::u16string toUtf16(std::string_view text)
{
    std::u16string units;
    while (!text.empty()) {
        const char32_t point = firstCodePoint(text);
        if (point < 0x10000) {
            units.push_back(static_cast<char16_t>(point));
        } else {
            units.push_back(static_cast<char16_t>(0xD7C0 + (point >> 10U)));
            units.push_back(static_cast<char16_t>(0xDC00 + (point & 0x3FFU)));
        }
        // A byte that is not UTF-8 becomes one U+FFFD.
        const bool wrong = point == 0xFFFD && !text.starts_with("\xEF\xBF\xBD");
        text.remove_prefix(wrong ? 1 : lengthOf(point));
    }
    return units;
}

std::string toUtf8(std::u16string_view units)
{
    std::string text;
    for (std::size_t i = 0; i < units.size(); ++i) {
        char32_t point = units[i];
        const bool high = point >= 0xD800 && point < 0xDC00;
        const bool paired = high && i + 1 < units.size() && units[i + 1] >= 0xDC00 && units[i + 1] < 0xE000;
        if (paired)
            point = 0x10000 + ((point - 0xD800) << 10U) + (units[++i] - 0xDC00U);
        else if (point >= 0xD800 && point < 0xE000)
            point = 0xFFFD;
        const std::size_t length = lengthOf(point);
        constexpr unsigned kLeads[] = {0, 0, 0xC0, 0xE0, 0xF0}; // by length
        text.push_back(static_cast<char>(kLeads[length] | point >> 6U * (length - 1)));
        for (std::size_t left = length - 1; left > 0; --left)
            text.push_back(static_cast<char>(0x80U | (point >> 6U * (left - 1) & 0x3FU)));
    }
    return text;
}

class BitWriter
{
public:
    /// The lowest bit first.
    void write(std::uint32_t value, unsigned bits)
    {
        for (; bits > 0; --bits, value >>= 1U) {
            m_pending = m_pending << 1U | (value & 1U);
            if (++m_count == kBitsPerCharacter)
                put();
        }
    }

    std::string finish()
    {
        // The original always ends with a character that it fills up, even if nothing is pending.
        m_pending <<= kBitsPerCharacter - m_count;
        put();
        m_text.append((4 - m_text.size() % 4) % 4, '=');
        return std::move(m_text);
    }

private:
    void put()
    {
        m_text.push_back(kAlphabet[m_pending]);
        m_pending = 0;
        m_count = 0;
    }

    std::string m_text;
    std::uint32_t m_pending = 0;
    unsigned m_count = 0;
};

class BitReader
{
public:
    explicit BitReader(std::string_view text)
        : m_text(text)
    {
    }

    std::uint32_t read(unsigned bits)
    {
        std::uint32_t value = 0;
        for (unsigned i = 0; i < bits; ++i) {
            if (m_left == 0 && !load())
                return 0;
            value |= (m_current >> --m_left & 1U) << i;
        }
        return value;
    }

    /// More was read than there is, or a character is not of the alphabet.
    bool failed() const { return m_failed; }

private:
    bool load()
    {
        const std::size_t value = m_next < m_text.size() ? kAlphabet.find(m_text[m_next]) : std::string_view::npos;
        if (value == std::string_view::npos) {
            m_failed = true;
            return false;
        }
        m_current = static_cast<std::uint32_t>(value);
        m_left = kBitsPerCharacter;
        ++m_next;
        return true;
    }

    std::string_view m_text;
    std::size_t m_next = 0;
    std::uint32_t m_current = 0;
    unsigned m_left = 0;
    bool m_failed = false;
};

/// Codes need a bit more whenever this many entries were added.
class CodeWidth
{
public:
    explicit CodeWidth(unsigned bits)
        : m_bits(bits)
        , m_left(1U << (bits - 1))
    {
    }
    unsigned bits() const { return m_bits; }
    void count()
    {
        if (--m_left == 0)
            m_left = 1ULL << m_bits++;
    }

private:
    unsigned m_bits;
    std::uint64_t m_left;
};

} // namespace

std::string compressToBase64(std::string_view text)
{
    const std::u16string units = toUtf16(text);
    BitWriter writer;
    CodeWidth width(2);
    std::uint32_t next = FirstEntry;
    std::unordered_map<char16_t, std::uint32_t> codes;
    std::unordered_map<char16_t, bool> written; // units that the reader knows
    std::unordered_map<std::uint64_t, std::uint32_t> longer; // code and unit behind it

    std::uint32_t code = 0; // of what was read and not written; 0 for nothing
    char16_t single = 0; // the unit that it is
    bool isSingle = false;
    const auto put = [&] {
        if (isSingle && !written[single]) {
            const bool byte = single < 256;
            writer.write(byte ? Byte : Unit, width.bits());
            writer.write(single, byte ? 8 : 16);
            width.count();
            written[single] = true;
        } else {
            writer.write(code, width.bits());
        }
        width.count();
    };
    for (const char16_t unit : units) {
        if (codes.try_emplace(unit, next).second)
            ++next;
        if (code != 0) {
            const std::uint64_t key = std::uint64_t{code} << 16U | unit;
            if (const auto found = longer.find(key); found != longer.end()) {
                code = found->second;
                isSingle = false;
                continue;
            }
            put();
            longer.emplace(key, next++);
        }
        code = codes[unit];
        single = unit;
        isSingle = true;
    }
    if (code != 0)
        put();
    writer.write(End, width.bits());
    return writer.finish();
}

std::optional<std::string> decompressFromBase64(std::string_view packed, std::size_t limit)
{
    while (packed.ends_with('='))
        packed.remove_suffix(1);
    // Each entry of the dictionary is a part of what was unpacked.
    struct Entry
    {
        std::size_t start = 0;
        std::size_t length = 0;
    };
    std::u16string units;
    std::vector<Entry> entries(FirstEntry);
    BitReader reader(packed);
    const auto readUnit = [&](std::uint32_t code) { return static_cast<char16_t>(reader.read(code == Byte ? 8 : 16)); };

    CodeWidth width(3);
    std::uint32_t code = reader.read(2);
    if (code == End || code > End || reader.failed())
        return code == End && !reader.failed() ? std::optional<std::string>(std::string()) : std::nullopt;
    units.push_back(readUnit(code));
    Entry last{0, 1};
    entries.push_back(last);
    while (!reader.failed() && units.size() <= limit) {
        code = reader.read(width.bits());
        if (code == End)
            return reader.failed() ? std::nullopt : std::optional(toUtf8(units));
        Entry entry{units.size(), 1};
        if (code == Byte || code == Unit) {
            units.push_back(readUnit(code));
            entries.push_back(entry);
            width.count();
        } else {
            // The entry that is about to be made: what came last, and its first unit again.
            const bool coming = code == entries.size();
            if (code > entries.size())
                return std::nullopt;
            const Entry source = coming ? Entry{last.start, last.length + 1} : entries[code];
            entry.length = source.length;
            for (std::size_t i = 0; i < source.length; ++i)
                units.push_back(units[source.start + i]);
        }
        entries.push_back({last.start, last.length + 1});
        width.count();
        last = entry;
    }
    return std::nullopt;
}

} // namespace convoku::formats
