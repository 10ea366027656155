// SPDX-License-Identifier: MIT
#include "app/cli/lines_in_order.h"

#include "app/cli/console.h"

#include <bit>
#include <utility>

namespace convoku {
namespace {

constexpr std::size_t kPiece = 1 << 16;
constexpr int kSoonMs = 50;
/// Memory that a place keeps for the next line.
constexpr std::size_t kLinesInOrderMostKept = 4096;

} // namespace

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
    (index == m_next ? m_ready : waiting(index).text) += part;
    flushPieces();
}

void LinesInOrder::put(std::size_t index, std::string_view rest)
{
    if (index != m_next) {
        Line& line = waiting(index);
        line.text += rest;
        line.text += '\n';
        line.complete = true;
        return;
    }
    m_ready += rest;
    m_ready += '\n';
    ++m_next;
    // The complete lines that follow are ready too; so is the beginning of the first incomplete line.
    for (bool complete = true; complete;) {
        Line& line = waiting(m_next);
        complete = std::exchange(line.complete, false);
        m_ready += line.text;
        line.text.clear();
        if (line.text.capacity() > kLinesInOrderMostKept)
            line.text = {};
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
    m_console.write(QByteArray::fromRawData(m_ready.data(), static_cast<qsizetype>(m_ready.size())));
    m_ready.clear();
    m_sinceWritten.start();
}

void LinesInOrder::flushPieces()
{
    if (m_ready.size() >= kPiece)
        flush();
}

} // namespace convoku
