// SPDX-License-Identifier: MIT
#include "solver/formats/puzzle_stream.h"

#include "solver/formats/text_reader.h"

#include <algorithm>

namespace convoku {
namespace {

/// A line that long, or JSON, is no puzzle; it is cut there.
constexpr std::size_t kLongestLine = 64 * PuzzleStream::kPiece;

} // namespace

PuzzleStream::PuzzleStream(Source source, const ReadHint& hint)
    : m_source(std::move(source))
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
        m_reader->goOn(text);
    else
        m_reader = std::make_unique<formats::TextReader>(text, m_hint);
    m_reader->readUntil(m_sourceEnded ? 0 : kLongestPuzzle);
    m_ended = m_sourceEnded || m_reader->isOver();
    return m_reader->take(m_ended);
}

void PuzzleStream::refill()
{
    bool whole = false;
    const auto endOfLines = [this](std::size_t from) -> std::size_t {
        const auto lastEnd = std::find(m_text.rbegin(), m_text.rend() - static_cast<std::ptrdiff_t>(from), '\n');
        return lastEnd == m_text.rend() - static_cast<std::ptrdiff_t>(from)
            ? 0
            : static_cast<std::size_t>(m_text.rend() - lastEnd);
    };
    m_lines = endOfLines(0);
    while (!m_sourceEnded) {
        const std::size_t had = m_text.size();
        m_text.resize(had + kPiece);
        const std::size_t got = m_source({m_text.data() + had, kPiece});
        m_text.resize(had + got);
        m_sourceEnded = got == 0;
        whole = whole || (!m_reader && formats::TextReader::needsWhole({m_text.data(), m_text.size()}));
        if (whole) {
            m_sourceEnded = m_sourceEnded || m_text.size() >= kLongestLine;
            continue;
        }
        // Only in what is new: a line without an end may be long.
        m_lines = m_text.size() < kLongestLine ? std::max(m_lines, endOfLines(had)) : m_text.size();
        if (m_lines > kLongestPuzzle)
            return;
    }
    m_lines = m_text.size();
}

} // namespace convoku
