// SPDX-License-Identifier: MIT
#include "app/cli/lines_in_order.h"

#include "app/cli/console.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace convoku {
namespace {

constexpr std::size_t kPiece = 1 << 16;
constexpr int kSoonMs = 50;
/// Memory that a place keeps for the next line.
constexpr std::size_t kMostKept = 4096;

} // namespace

char* GrowingText::room(std::size_t bytes)
{
    if (m_capacity - m_size < bytes) {
        m_capacity = m_size + std::max(bytes, m_size);
        auto larger = std::make_unique_for_overwrite<char[]>(m_capacity);
        std::copy_n(m_bytes.get(), m_size, larger.get());
        m_bytes = std::move(larger);
    }
    return m_bytes.get() + m_size;
}

void GrowingText::append(std::string_view text)
{
    text.copy(room(text.size()), text.size());
    grow(text.size());
}

void GrowingText::clear(std::size_t mostKept)
{
    if (m_capacity > mostKept)
        *this = {};
    m_size = 0;
}

LinesInOrder::LinesInOrder(Console& console)
    : m_console(console)
    , m_waiting(1)
{
    m_sinceWritten.start();
}

LinesInOrder::Line& LinesInOrder::waiting(std::size_t index)
{
    if (index - m_next >= m_waiting.size())
        makePlace(index - m_next + 1);
    return m_waiting[index & (m_waiting.size() - 1)];
}

void LinesInOrder::makePlace(std::size_t lines)
{
    std::vector<Line> larger(std::bit_ceil(lines));
    for (std::size_t i = m_next; i < m_next + m_waiting.size(); ++i)
        larger[i & (larger.size() - 1)] = std::move(m_waiting[i & (m_waiting.size() - 1)]);
    m_waiting = std::move(larger);
}

void LinesInOrder::add(std::size_t index, std::string_view part)
{
    (index == m_next ? m_ready : waiting(index).text).append(part);
    flushPieces();
}

void LinesInOrder::put(std::size_t index, std::string_view rest)
{
    (index == m_next ? m_ready : waiting(index).text).append(rest);
    end(index);
}

void LinesInOrder::end(std::size_t index)
{
    constexpr std::string_view kEnd = "\n";
    if (index != m_next) {
        Line& line = waiting(index);
        line.text.append(kEnd);
        line.complete = true;
        return;
    }
    m_ready.append(kEnd);
    ++m_next;
    // What follows is ready with it; so is the beginning of the first line that is not complete.
    for (bool complete = true; complete;) {
        Line& line = waiting(m_next);
        complete = std::exchange(line.complete, false);
        m_ready.append(line.text.text());
        line.text.clear(kMostKept);
        m_next += complete ? 1 : 0;
        flushPieces();
    }
}

void LinesInOrder::flushSoon()
{
    if (m_sinceWritten.elapsed() > kSoonMs)
        flush();
}

void LinesInOrder::flush()
{
    const std::string_view lines = m_ready.text();
    m_console.write(QByteArray::fromRawData(lines.data(), static_cast<qsizetype>(lines.size())));
    m_ready.clear(2 * kPiece);
    m_sinceWritten.start();
}

void LinesInOrder::flushPieces()
{
    if (m_ready.text().size() >= kPiece)
        flush();
}

} // namespace convoku
