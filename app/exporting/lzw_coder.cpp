// SPDX-License-Identifier: MIT
#include "app/exporting/lzw_coder.h"

#include <algorithm>
#include <array>
#include <cstring>

namespace convoku {

namespace {

constexpr int CodeBits = 12;
constexpr int TableBits = 14; // four places for each string: few collisions, and 64 KiB stay near the processor
constexpr quint32 Free = 0xffffffffU;
constexpr quint32 CodeMask = (1U << CodeBits) - 1;

std::size_t placeOf(quint32 key)
{
    return std::size_t((key * 0x9e3779b1U) >> (32 - TableBits));
}

} // namespace

LzwCoder::LzwCoder()
    : m_table(std::size_t(1) << TableBits, Free)
{
    m_runs.reserve(MostCodes);
}

// The table as it is at the start and after a clear code.
void LzwCoder::forget()
{
    std::fill(m_table.begin(), m_table.end(), Free);
    m_next = (1 << m_bits) + 2;
    m_codeBits = m_bits + 1;
    m_runs.assign(1, qint16(m_pixels.transparent));
}

int LzwCoder::child(int prefix, quint8 index) const
{
    const quint32 key = quint32(prefix) << 8 | index;
    for (std::size_t place = placeOf(key);; place = (place + 1) & (m_table.size() - 1)) {
        const quint32 entry = m_table[place];
        if (entry == Free)
            return NoCode;
        if (entry >> CodeBits == key)
            return int(entry & CodeMask);
    }
}

// Readers give each code they read a new string: the one before and the first index of this one. A string that is
// known already gets a second code, which nothing uses.
void LzwCoder::learn(int prefix, quint8 index)
{
    if (m_next == MostCodes)
        return;
    if (child(prefix, index) == NoCode) {
        const quint32 key = quint32(prefix) << 8 | index;
        std::size_t place = placeOf(key);
        while (m_table[place] != Free)
            place = (place + 1) & (m_table.size() - 1);
        m_table[place] = key << CodeBits | quint32(m_next);
        if (index == m_pixels.transparent && prefix == m_runs.back())
            m_runs.push_back(qint16(m_next));
    }
    ++m_next;
    if (m_next == 1 << m_codeBits && m_codeBits < CodeBits)
        ++m_codeBits;
}

void LzwCoder::put(int code)
{
    m_pending |= quint64(code) << m_pendingBits;
    m_pendingBits += m_codeBits;
    for (; m_pendingBits >= 8; m_pendingBits -= 8) {
        m_result->push_back(quint8(m_pending));
        m_pending >>= 8;
    }
}

// Returns the number of consecutive kept pixels from here on.
std::size_t LzwCoder::keptFrom(std::size_t at)
{
    if (!m_pixels.kept || !m_pixels.kept[at])
        return 0;
    if (at < m_keptBegin || at >= m_keptEnd) {
        m_keptBegin = at;
        const void* const end = std::memchr(m_pixels.kept + at, 0, m_pixels.count - at);
        m_keptEnd = end ? std::size_t(static_cast<const quint8*>(end) - m_pixels.kept) : m_pixels.count;
    }
    return m_keptEnd - at;
}

// The string that the very next code makes known counts too: the one before and its own first index.
LzwCoder::Match LzwCoder::longest(std::size_t at, int before)
{
    const std::size_t kept = keptFrom(at);
    // The long stretches where nothing changes need no search.
    if (kept >= m_runs.size()) {
        std::size_t length = m_runs.size();
        String run{m_runs.back(), m_pixels.transparent};
        if (before == run.code && kept > length && m_next < MostCodes) {
            run.code = qint16(m_next); // the string that this very code makes known
            ++length;
        }
        m_reached.clear();
        return {run, length};
    }
    std::array<String, MostStrings> strings;
    std::size_t count = 0;
    std::size_t length = 1;
    const quint8 own = m_pixels.colours[at];
    if (kept >= LongStretch) {
        // Strings of other indices might match here too, but hardly ever longer ones.
        strings[count++] = {m_runs[kept - 1], m_pixels.transparent};
        length = kept;
        m_reached.resize(kept);
        for (std::size_t i = kept - std::min(kept, MostCuts); i < kept; ++i) {
            m_reached[i] = {m_runs[i], m_pixels.transparent};
        }
    } else {
        if (kept > 0) {
            strings[count++] = {m_pixels.transparent, m_pixels.transparent};
        }
        if (kept == 0 || (own >> m_bits == 0 && own != m_pixels.transparent)) {
            strings[count++] = {own, own};
        }
        m_reached.assign(1, strings[0]);
    }
    for (std::size_t next = at + length; next < m_pixels.count; ++next, ++length) {
        std::array<String, MostStrings> longer;
        std::size_t found = 0;
        const auto follow = [&](const String& string, quint8 index) {
            int code = child(string.code, index);
            // A code may stand for the string that this very code makes known.
            if (code == NoCode && string.code == before && index == string.first && m_next < MostCodes)
                code = m_next;
            if (code != NoCode && found < MostStrings) {
                longer[found++] = {qint16(code), string.first};
            }
        };
        const quint8 index = m_pixels.colours[next];
        const bool isKept = m_pixels.kept && m_pixels.kept[next];
        for (std::size_t i = 0; i < count; ++i) {
            if (isKept)
                follow(strings[i], m_pixels.transparent);
            if (!isKept || (index >> m_bits == 0 && index != m_pixels.transparent))
                follow(strings[i], index);
        }
        if (found == 0)
            break;
        strings = longer;
        count = found;
        m_reached.push_back(strings[0]);
    }
    return {strings[0], length};
}

// Looks at the strings that the longest one begins with, and takes the one after which the next gets furthest.
LzwCoder::Match LzwCoder::furthest(std::size_t at, int before)
{
    const Match greedy = longest(at, before);
    if (m_reached.size() < 2 || at + greedy.length >= m_pixels.count)
        return greedy;
    m_cuts.swap(m_reached);
    Match best = greedy;
    std::size_t furthest = 0;
    for (std::size_t cut = 0; cut < std::min(MostCuts, greedy.length); ++cut) {
        const std::size_t length = greedy.length - cut;
        const String& string = m_cuts[length - 1];
        const std::size_t reach = length + longest(at + length, string.code).length;
        if (reach > furthest) {
            furthest = reach;
            best = {string, length};
        }
    }
    return best;
}

bool LzwCoder::code(
    const LzwPixels& pixels, int bits, Parse parse, FullTable fullTable, std::size_t limit, std::vector<quint8>& result)
{
    m_pixels = pixels;
    m_bits = bits;
    m_result = &result;
    m_pending = 0;
    m_pendingBits = 0;
    m_keptBegin = 0;
    m_keptEnd = 0;
    m_wasFull = false;
    result.clear();
    const int clear = 1 << bits;
    forget();
    put(clear);
    int before = NoCode;
    std::size_t lately = 0; // pixels in the last 16 codes, about
    for (std::size_t at = 0; at < pixels.count;) {
        const Match match = parse == Parse::Ahead ? furthest(at, before) : longest(at, before);
        put(match.string.code);
        if (before != NoCode)
            learn(before, match.string.first);
        before = match.string.code;
        at += match.length;
        lately += match.length - lately / 16;
        if (result.size() >= limit)
            return false;
        if (m_next == MostCodes) {
            m_wasFull = true;
            // With fewer codes to come, a new table would not pay for learning its strings again.
            constexpr std::size_t worthIt = 3000;
            if (fullTable == FullTable::Goes && (pixels.count - at) * 16 > lately * worthIt) {
                put(clear);
                forget();
                before = NoCode;
                lately = 0;
            }
        }
    }
    put(clear + 1);
    if (m_pendingBits > 0)
        result.push_back(quint8(m_pending));
    return result.size() < limit;
}

} // namespace convoku
