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

/// Bits of 64 lanes, so many numbers each, word by word: as they come out of a square of 64 rows turned round.
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

/// A set of lanes, 64 in a number; as many numbers as the widest word has.
using Lanes = std::array<std::uint64_t, 8>;

/// From where a puzzle's search goes on: what stood on its stack below that is not needed any more.
struct LaneState
{
    int level = 1;
    Candidates::Words candidates{};
};

/// A block of puzzles that passes are run on, one puzzle a lane, and the two programs that a pass falls into, both
/// compiled from the one pass network:
///
///   look   the rules, the verdict, and which branch of the search applies. In every pass.
///   push   the network with push = 1 and pop = 0: the guess, and the candidates that it leaves.
///
/// Few lanes guess in a pass: lanes that do can wait, as their state stays what it is and each look says the same
/// again, until it pays.
///
/// The stack is not run as numbers. All that a pop ever does with it is to bring back what was cleared since the guess
/// and what that set aside, and to clear the guess (see fewest_candidates.network): the candidates that were there when
/// it was made, but for itself. So that is what each lane keeps of each guess, 96 bytes, and a pop is one move. Which
/// level a lane is at matters to the network in one question only, whether it is the first.
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
        Lanes exhausted{}; ///< without search, where there is a contradiction
        Lanes push{};
        Lanes pop{};
        Lanes unchanged{}; ///< without search only
    };
    const Look& look();
    /// The lanes in which that rule (by place) clears something in this pass; only with countRules.
    Lanes fired(std::size_t rule);

    /// Ends the pass. Lanes of `hold` stay what they are; so do those that are to push and are not in `push`. `pop` and
    /// `push` are lanes where the look says so.
    void finish(const Lanes& hold, const Lanes& pop, const Lanes& push);

    int level(int lane) const { return m_level[static_cast<std::size_t>(lane)]; }
    /// The state in which the lane's search would go on once the guess of that level, which it made itself and which
    /// stands, has failed: what the pops down to it will leave, however many guesses stand above it by then.
    LaneState afterFailing(int lane, int level) const;
    using ChunkCandidates = LaneBits<std::tuple_size_v<Candidates::Words>>;

    /// Between two passes, those of 64 lanes at once: far cheaper than one by one.
    void candidatesOfChunk(std::size_t chunk, ChunkCandidates& result) const;
    /// The digits of lanes that are solved, after this pass's rules, as they stand when packDigits is called: behind
    /// look() of all of them, behind finish() of those that did not go back to a guess. Others hold anything. They take
    /// half as long as candidates.
    using ChunkDigits = LaneBits<std::tuple_size_v<Grid::Packed>>;
    void packDigits() { m_block.run(m_digitsProgram); }
    void digitsOfChunk(std::size_t chunk, ChunkDigits& result) const;
    /// After this pass's rules.
    Candidates ruled(int lane) const;

    /// Searches begin in those lanes of a chunk, with nothing on the stack. The candidates are used up.
    void begin(std::size_t chunk, std::uint64_t which, ChunkCandidates& candidates);
    /// One of them at that level, and not at the first.
    void setLevel(int lane, int level);
    /// Marks the lane as unoccupied.
    void leave(int lane) { setLevel(lane, 1); }

private:
    bitwise::Offset place(int elements, int planes = 1);
    void moveTo(int lane, int level);
    void takeBack(const Lanes& lanes);
    void guess(const Lanes& lanes);
    void store(const Lanes& lanes, bitwise::Offset word);
    Lanes lanesAt(bitwise::Offset word) const;
    /// A word for each candidate, from lanes to bits of a lane, and back to the candidates; what is written is used up.
    void read(bitwise::Offset offset, std::size_t chunk, ChunkCandidates& result) const;
    void write(std::size_t chunk, std::uint64_t which, ChunkCandidates& from);

    PassPtr m_pass; ///< that of all blocks of a batch
    Board m_board;
    std::size_t m_count; ///< candidates of the board
    bool m_search;
    bitwise::Block m_block;
    bitwise::Offset m_end = 0; ///< of what has a place
    // Places of the state and of the data that programs exchange.
    bitwise::Place m_candidates;
    bitwise::Place m_levels; ///< 1, or 3 for any that is higher
    bitwise::Offset m_ruled = 0;
    bitwise::Offset m_pushed = 0; ///< the candidates with the guess made
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
    ChunkCandidates m_turning{}; ///< used again and again
};

} // namespace convoku
