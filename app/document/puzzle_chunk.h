// SPDX-License-Identifier: MIT
#pragma once

#include "solver/formats/puzzle.h"

#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace convoku {

/// The digits of all cells, four bits each, the first in the high bits: compared byte by byte those of a board are in
/// the order of their texts.
using PackedGrid = std::array<std::uint8_t, (kMostCells + 1) / 2>;
PackedGrid packed(const Grid& grid);
Grid unpacked(const PackedGrid& grid, Board board = {});

/// Some puzzles of a collection, which are on the same board: 46 bytes each, and what a few of them have beyond their
/// givens. Filled by one thread, then only read, by any.
class PuzzleChunk
{
public:
    /// All chunks of a collection but the last have that many.
    static constexpr std::size_t kFull = 4096;

    void add(const Puzzle& puzzle);

    std::size_t size() const { return m_givens.size(); }
    Board board() const { return m_board; }
    const PackedGrid& givens(std::size_t puzzle) const { return m_givens[puzzle]; }
    int givenCount(std::size_t puzzle) const { return m_givenCounts[puzzle]; }
    std::size_t line(std::size_t puzzle) const { return m_lines[puzzle]; }
    /// UTF-8
    std::string_view comment(std::size_t puzzle) const;
    /// All of it but its format.
    Puzzle puzzle(std::size_t puzzle) const;
    /// Returns the grid that the network starts from.
    StartingGrid start(std::size_t puzzle) const;
    /// Returns true if the start may have more than the givens.
    bool hasDetails(std::size_t puzzle) const { return detailsOf(puzzle) != nullptr; }

private:
    std::shared_ptr<const PuzzleDetails> detailsOf(std::size_t puzzle) const;

    Board m_board; ///< of the first puzzle
    std::vector<PackedGrid> m_givens;
    std::vector<std::uint8_t> m_givenCounts;
    std::vector<std::uint32_t> m_lines;
    std::string m_comments; ///< one behind the other
    std::vector<std::uint32_t> m_commentEnds; ///< empty as long as no puzzle has a comment
    std::vector<std::pair<std::uint32_t, std::shared_ptr<const PuzzleDetails>>> m_details; ///< of those that have any
};

using PuzzleChunks = std::vector<std::shared_ptr<const PuzzleChunk>>;

/// Makes chunks of puzzles that come in any portions and are on the same board.
class ChunkMaker
{
public:
    void add(const Puzzle& puzzle);
    /// The full ones since the last call.
    PuzzleChunks takeFull() { return std::exchange(m_full, {}); }
    /// Returns the full chunks, and the rest as a last one that is not full; may be empty.
    PuzzleChunks takeAll();

private:
    PuzzleChunks m_full;
    std::shared_ptr<PuzzleChunk> m_open;
};

} // namespace convoku
