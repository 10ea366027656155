// SPDX-License-Identifier: MIT
#include "solver/formats/puzzle_stream.h"

#include "solver/formats/text_input.h"
#include "solver/formats/text_reader.h"

#include <algorithm>

namespace convoku {

using formats::kLongestLine;

PuzzleStream::PuzzleStream(Source source, const ReadHint& hint)
    : m_input(std::make_unique<formats::TextInput>(std::move(source)))
    , m_hint(hint)
{
}

PuzzleStream::~PuzzleStream() = default;

std::optional<PuzzleTextResult> PuzzleStream::next()
{
    if (m_ended)
        return std::nullopt;
    const std::size_t read = m_reader ? m_lines - m_reader->unread().size() : 0;
    m_text.erase(m_text.begin(), m_text.begin() + static_cast<std::ptrdiff_t>(read));
    refill();
    const std::string_view text(m_text.data(), m_lines);
    if (m_reader)
        m_reader->continueWith(text);
    else
        m_reader = std::make_unique<formats::TextReader>(text, m_hint);
    // A puzzle cannot continue across a line that was left out, so everything before that line is read.
    m_reader->readUntil(m_sourceEnded || m_refusedLine ? 0 : kLongestPuzzle);
    if (m_refusedLine && !m_reader->isOver())
        m_reader->refuseLine();
    if (m_refusedText)
        m_reader->refuseText();
    m_refusedLine = false;
    m_ended = (m_sourceEnded && m_lines == m_text.size()) || m_reader->isOver();
    return m_reader->take(m_ended);
}

/// Returns the end of the last complete line that ends after `from`; 0 if there is none.
std::size_t PuzzleStream::endOfLines(std::size_t from) const
{
    const auto begin = m_text.rend() - static_cast<std::ptrdiff_t>(from);
    const auto lastEnd = std::find(m_text.rbegin(), begin, '\n');
    return lastEnd == begin ? 0 : static_cast<std::size_t>(m_text.rend() - lastEnd);
}

void PuzzleStream::refill()
{
    bool whole = false;
    m_lines = endOfLines(0);
    while (!m_sourceEnded) {
        const std::size_t had = m_text.size();
        m_sourceEnded = !m_input->append(m_text);
        whole = whole || (!m_reader && formats::TextReader::needsWhole({m_text.data(), m_text.size()}));
        if (whole) {
            m_refusedText = m_text.size() > kLongestLine;
            if (m_refusedText) {
                m_text.clear();
                m_sourceEnded = true;
            }
            continue;
        }
        // Only in what is new: a line without an end may be long.
        m_lines = std::max(m_lines, endOfLines(had));
        if (m_text.size() - m_lines > kLongestLine)
            return skipLine(m_lines);
        if (m_lines > kLongestPuzzle)
            return;
    }
    m_lines = m_text.size();
}

/// Leaves out the line that begins there and reads on to its end.
void PuzzleStream::skipLine(std::size_t begin)
{
    m_refusedLine = true;
    while (true) {
        const std::string_view text(m_text.data(), m_text.size());
        const std::size_t end = text.find('\n', begin);
        const bool ends = end != std::string_view::npos;
        const auto from = m_text.begin() + static_cast<std::ptrdiff_t>(begin);
        m_text.erase(from, ends ? m_text.begin() + static_cast<std::ptrdiff_t>(end) + 1 : m_text.end());
        if (ends)
            return;
        if (m_sourceEnded)
            return;
        m_sourceEnded = !m_input->append(m_text);
    }
}

} // namespace convoku
