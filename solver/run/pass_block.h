// SPDX-License-Identifier: MIT
#pragma once

#include "solver/backend/bitwise/block.h"
#include "solver/backend/bitwise/compiler.h"
#include "solver/network/pass.h"
#include "solver/run/state.h"
#include "solver/sudoku/grid.h"

#include <array>
#include <map>

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

/// What one puzzle's search knows between two passes, in the planes of the block: bit i of a plane belongs to candidate
/// i. See State for what the numbers mean.
struct LaneState
{
    static constexpr std::size_t kPlanes = 8; ///< enough for kMaxLevel

    int level = 1;
    Candidates::Words candidates{};
    std::array<Candidates::Words, kPlanes> stack{};
    std::array<Candidates::Words, kPlanes> guess{};
};

/// The state in which the search would go on once the guess of that level, which stands, has failed: what the pops down
/// to it will leave, however many guesses stand above it by then.
LaneState afterFailing(const LaneState& state, int level);

/// A block of puzzles that passes are run on, one puzzle a lane, and the programs that a pass falls into. All are
/// compiled from the one pass network:
///
///   look   the rules, the verdict, and which branch of the search applies. In every pass.
///   keep   what the search does where the rules changed something: the network with push = pop = 0, which leaves the
///          record of what was cleared. Only where somebody is below the first level.
///   pop    the network with push = 0: in place of keep, where somebody takes a guess back.
///   push   the network with pop = 0 and candidates that the rules left as they are.
///
/// All of the search in one program takes longer than pop and push together, because of the choices between branches.
/// Few lanes need these in a pass: lanes that do can wait, as their state stays what it is and each look says the same
/// again, until it pays. Each writes the next state in the place of the state; lanes that wait go through keep and pop
/// with candidates that no rule has changed, which leaves them what they are.
///
/// The search has planes for levels up to 163, of which hardly any are ever used: the programs but look are compiled
/// anew for smaller ranges of levels, and the narrowest that holds the block is taken.
class PassBlock
{
public:
    PassBlock(PassPtr pass, const bitwise::Kernels& kernels, bool countRules);

    int lanes() const { return m_block.lanes(); }
    std::size_t chunks() const { return m_block.chunks(); }

    /// What a pass will do to each lane. Lanes where nobody is say anything.
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
    using ChunkStates = std::array<LaneState, 64>;
    using ChunkCandidates = LaneBits<std::tuple_size_v<Candidates::Words>>;

    /// Between two passes, those of 64 lanes at once: far cheaper than one by one.
    void candidatesOfChunk(std::size_t chunk, ChunkCandidates& result) const;
    void statesOfChunk(std::size_t chunk, ChunkStates& result) const;
    /// The digits of lanes that are solved, as they stand when packDigits is called; others hold anything. They take
    /// half as long as candidates.
    using ChunkDigits = LaneBits<std::tuple_size_v<Grid::Packed>>;
    void packDigits() { m_block.run(m_digitsProgram); }
    void digitsOfChunk(std::size_t chunk, ChunkDigits& result) const;
    /// After this pass's rules.
    Candidates ruled(int lane) const;

    /// Puzzles begin in those lanes of a chunk: at level 1, with nothing on the stack. The candidates are used up …
    void begin(std::size_t chunk, std::uint64_t which, ChunkCandidates& candidates);
    /// … or anywhere in their search.
    void begin(std::size_t chunk, std::uint64_t which, const ChunkStates& states);
    /// Nobody is there any more.
    void leave(int lane) { m_level[static_cast<std::size_t>(lane)] = 1; }

private:
    struct Programs
    {
        std::size_t planes = 0; ///< of stack and guess, where they write them
        bitwise::Program keep;
        bitwise::Program pop;
        bitwise::Program push;
    };

    bitwise::Offset place(int elements, int planes = 1);
    const Programs& programsFor(int level);
    int highestLevel() const;
    void changeLevels(const Lanes& lanes, int by);
    void store(const Lanes& lanes, bitwise::Offset word);
    void clearStacks();
    Lanes lanesAt(bitwise::Offset word) const;
    /// A plane of the 729 candidates, from lanes to bits of a lane and back; what is written is used up.
    void readPlane(bitwise::Offset offset, std::size_t chunk, ChunkCandidates& result) const;
    void writePlane(bitwise::Offset offset, std::size_t chunk, std::uint64_t which, ChunkCandidates& from);
    bitwise::Offset planeOf(const bitwise::Place& place, std::size_t plane) const;

    PassPtr m_pass; ///< that of all blocks of a batch
    bool m_search;
    bitwise::Block m_block;
    bitwise::Offset m_end = 0; ///< of what has a place
    // Where the state and what is handed from program to program lie.
    bitwise::Place m_candidates;
    bitwise::Place m_stack;
    bitwise::Place m_guess;
    bitwise::Place m_levels;
    bitwise::Offset m_ruled = 0;
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
    std::map<int, Programs> m_programs; ///< by the highest level
    Look m_look;
    std::array<int, 512> m_level;
    std::size_t m_usedPlanes = 0; ///< of stack and guess: those above have never held anything
    Lanes m_used{}; ///< lanes that may have something on their stack
    Lanes m_toClear{}; ///< of these, where another puzzle has begun since
};

} // namespace convoku
