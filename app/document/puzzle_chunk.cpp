// SPDX-License-Identifier: MIT
#include "app/document/puzzle_chunk.h"

#include <algorithm>

namespace convoku {

PackedGrid packed(const Grid& grid)
{
    PackedGrid bytes{};
    for (int cell = 0; cell < grid.board().cells(); ++cell) {
        const int shift = cell % 2 == 0 ? 4 : 0;
        bytes[static_cast<std::size_t>(cell / 2)] |= static_cast<std::uint8_t>(grid.digit(cell) << shift);
    }
    return bytes;
}

Grid unpacked(const PackedGrid& grid, Board board)
{
    Grid digits(board);
    for (int cell = 0; cell < board.cells(); ++cell) {
        const int shift = cell % 2 == 0 ? 4 : 0;
        digits.setDigit(board.cell(cell), (grid[static_cast<std::size_t>(cell / 2)] >> shift) & 15);
    }
    return digits;
}

void PuzzleChunk::add(const Puzzle& puzzle)
{
    if (m_givens.empty())
        m_board = puzzle.givens.board();
    if (!puzzle.comment.empty() && m_commentEnds.empty())
        m_commentEnds.assign(m_givens.size(), 0);
    m_comments += puzzle.comment;
    m_givens.push_back(packed(puzzle.givens));
    m_givenCounts.push_back(static_cast<std::uint8_t>(puzzle.givens.givenCount()));
    m_lines.push_back(static_cast<std::uint32_t>(puzzle.line));
    if (!m_comments.empty())
        m_commentEnds.push_back(static_cast<std::uint32_t>(m_comments.size()));
    if (puzzle.details)
        m_details.emplace_back(static_cast<std::uint32_t>(m_givens.size() - 1), puzzle.details);
}

std::string_view PuzzleChunk::comment(std::size_t puzzle) const
{
    if (m_commentEnds.empty())
        return {};
    const std::size_t begin = puzzle == 0 ? 0 : m_commentEnds[puzzle - 1];
    return std::string_view(m_comments).substr(begin, m_commentEnds[puzzle] - begin);
}

std::shared_ptr<const PuzzleDetails> PuzzleChunk::detailsOf(std::size_t puzzle) const
{
    const auto place = std::lower_bound(
        m_details.begin(), m_details.end(), puzzle, [](const auto& entry, std::size_t p) { return entry.first < p; });
    return place != m_details.end() && place->first == puzzle ? place->second : nullptr;
}

StartingGrid PuzzleChunk::start(std::size_t puzzle) const
{
    Puzzle whole;
    whole.givens = unpacked(m_givens[puzzle], m_board);
    whole.details = detailsOf(puzzle);
    return whole.details ? whole.startingGrid() : StartingGrid(whole.givens);
}

Puzzle PuzzleChunk::puzzle(std::size_t puzzle) const
{
    Puzzle whole;
    whole.givens = unpacked(m_givens[puzzle], m_board);
    whole.line = m_lines[puzzle];
    whole.comment = comment(puzzle);
    whole.details = detailsOf(puzzle);
    return whole;
}

void ChunkMaker::add(const Puzzle& puzzle)
{
    if (!m_open)
        m_open = std::make_shared<PuzzleChunk>();
    m_open->add(puzzle);
    if (m_open->size() == PuzzleChunk::kFull)
        m_full.push_back(std::exchange(m_open, nullptr));
}

PuzzleChunks ChunkMaker::takeAll()
{
    if (m_open)
        m_full.push_back(std::exchange(m_open, nullptr));
    return takeFull();
}

} // namespace convoku
