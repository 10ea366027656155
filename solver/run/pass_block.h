// SPDX-License-Identifier: MIT
#pragma once

#include "solver/backend/bitwise/block.h"
#include "solver/backend/bitwise/compiler.h"
#include "solver/network/pass.h"
#include "solver/run/state.h"
#include "solver/sudoku/grid.h"

#include <array>
#include <vector>

namespace convoku {

/// The bits of 64 lanes, `Words` numbers per lane, stored word by word: the layout that results when a square of 64 ×
/// 64 bits is transposed.
template <std::size_t Words>
struct LaneBits
{
    alignas(64) std::array<std::array<std::uint64_t, 64>, Words> words{};

    std::array<std::uint64_t, Words> of(std::size_t lane) const
    {
        std::array<std::uint64_t, Words> bits;
        for (std::size_t word = 0; word < Words; ++word)
            bits[word] = words[word][lane];
        return bits;
    }
    void put(std::size_t lane, const std::array<std::uint64_t, Words>& bits)
    {
        for (std::size_t word = 0; word < Words; ++word)
            words[word][lane] = bits[word];
    }
};

/// A set of lanes, one bit per lane, 64 lanes per number; as many numbers as the widest word has.
using Lanes = std::array<std::uint64_t, 8>;

/// The state from which a puzzle's search continues. The stack below this level is no longer needed.
struct LaneState
{
    int level = 1;
    Candidates::Words candidates{};
};

/// Runs passes on a block of puzzles, one puzzle per lane. A pass consists of two programs, both compiled from the same
/// pass network:
///
///   look   the rules, the verdict, and which branch of the search applies. Runs in every pass.
///   push   the network with push = 1 and pop = 0: the guess, and the candidates that it leaves.
///
/// Few lanes guess in a pass. Lanes that need a guess can wait until enough lanes do: their state does not change, and
/// each look gives the same result again.
///
/// The stack of the network is not computed. A pop restores the candidates that were removed since the guess or set
/// aside by it, and removes the guess (see fewest_candidates.network). The result is the candidates before the guess,
/// without the guess. Therefore each lane stores these candidates for each guess, 96 bytes, and a pop is one copy. The
/// network uses the level of a lane only to check whether it is the first.
class PassBlock
{
public:
    PassBlock(PassPtr pass, const bitwise::Kernels& kernels, bool countRules);

    /// Returns true if a block can run the pass: the guess depends on the candidates alone, not on the stack. The pass
    /// must have a search that keepsTheStack(), or none.
    static bool canRun(const PassNetwork& pass);

    Board board() const { return m_board; }
    int lanes() const { return m_block.lanes(); }
    std::size_t chunks() const { return m_block.chunks(); }

    /// The effect of a pass on each lane. The bits of unoccupied lanes are undefined.
    struct Look
    {
        Lanes solved{};
        Lanes contradiction{};
        Lanes exhausted{}; ///< without search: lanes with a contradiction
        Lanes push{};
        Lanes pop{};
        Lanes unchanged{}; ///< without search only
    };
    /// Runs the look program on the block.
    const Look& look();
    /// Returns the lanes in which that rule (by place) removes something in this pass; requires countRules.
    Lanes fired(std::size_t rule);

    /// Ends the pass. Lanes in `hold` keep their state; so do lanes that look() reports in `push` and that are not in
    /// the parameter `push`. `pop` and `push` may contain only lanes that look() reports for them.
    void finish(const Lanes& hold, const Lanes& pop, const Lanes& push);

    int level(int lane) const { return m_level[static_cast<std::size_t>(lane)]; }
    /// Returns the state from which the lane's search will continue after the guess of that level fails, however many
    /// guesses are active above it by then. The guess must be active, and made in this lane.
    LaneState afterFailing(int lane, int level) const;
    using ChunkCandidates = LaneBits<std::tuple_size_v<Candidates::Words>>;

    /// Reads the candidates of the 64 lanes of a chunk, between two passes; much faster than lane by lane.
    void candidatesOfChunk(std::size_t chunk, ChunkCandidates& result) const;
    /// The digits of solved lanes, after this pass's rules, at the time of the call of packDigits(): after look() for
    /// all of these lanes, after finish() only for those that did not backtrack to a guess. Undefined for other lanes.
    /// Reading digits takes half as long as reading candidates.
    using ChunkDigits = LaneBits<std::tuple_size_v<Grid::Packed>>;
    void packDigits() { m_block.run(m_digitsProgram); }
    void digitsOfChunk(std::size_t chunk, ChunkDigits& result) const;
    /// Returns the candidates of a lane after this pass's rules.
    Candidates ruled(int lane) const;

    /// Begins searches in the lanes `which` of a chunk, at the first level with an empty stack. Overwrites
    /// `candidates`.
    void begin(std::size_t chunk, std::uint64_t which, ChunkCandidates& candidates);
    /// Sets the level of a lane after begin(), for a search that does not start at the first level. Empties the stack.
    void setLevel(int lane, int level);
    /// Marks the lane as unoccupied.
    void leave(int lane) { setLevel(lane, 1); }

private:
    bitwise::Offset place(int elements, int planes = 1);
    void moveTo(int lane, int level);
    void backtrack(const Lanes& lanes);
    void guess(const Lanes& lanes);
    void store(const Lanes& lanes, bitwise::Offset word);
    Lanes lanesAt(bitwise::Offset word) const;
    /// Transposes the candidates of a chunk from one word per candidate to bits per lane, and back. write() overwrites
    /// `from`.
    void read(bitwise::Offset offset, std::size_t chunk, ChunkCandidates& result) const;
    void write(std::size_t chunk, std::uint64_t which, ChunkCandidates& from);

    PassPtr m_pass; ///< shared by all blocks of a batch
    Board m_board;
    std::size_t m_count; ///< number of candidates of the board
    bool m_search;
    bitwise::Block m_block;
    bitwise::Offset m_end = 0; ///< end of the places that are assigned
    // Places of the state and of the data that programs exchange.
    bitwise::Place m_candidates;
    bitwise::Place m_levels; ///< 1, or 3 for any higher level
    bitwise::Offset m_ruled = 0;
    bitwise::Offset m_pushed = 0; ///< the candidates after the guess
    bitwise::Offset m_guess = 0; ///< the guess, and then the candidates that are left if it fails
    std::vector<bitwise::Offset> m_afterRule;
    bitwise::Offset m_solved = 0;
    bitwise::Offset m_contradiction = 0;
    bitwise::Offset m_push = 0;
    bitwise::Offset m_pop = 0;
    bitwise::Offset m_exhausted = 0;
    bitwise::Offset m_mask = 0;
    bitwise::Offset m_difference = 0;
    bitwise::Offset m_digits = 0; ///< four planes
    bitwise::Program m_lookProgram;
    bitwise::Program m_digitsProgram;
    bitwise::Program m_pushProgram;
    bitwise::Program m_leavingProgram;
    Look m_look;
    /// For each active guess of a lane: the candidates that remain if it fails.
    std::array<std::vector<Candidates::Words>, 512> m_stacks;
    std::array<int, 512> m_level;
    ChunkCandidates m_turning{}; ///< buffer for transposing, kept to be reused
};

} // namespace convoku
