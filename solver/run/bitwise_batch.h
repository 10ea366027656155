// SPDX-License-Identifier: MIT
#pragma once

#include "solver/backend/bitwise/instruction_set.h"
#include "solver/network/pass.h"
#include "solver/run/batch_engine.h"

namespace convoku {

class PassBlock;

/// Counts the work of a batch, for benchmarks.
struct BitwiseBatchFigures
{
    std::uint64_t blockPasses = 0; ///< passes that blocks of lanes ran
    std::uint64_t pops = 0; ///< block passes that undid guesses
    std::uint64_t pushes = 0; ///< block passes that made guesses
    std::uint64_t lanePasses = 0; ///< passes of single puzzles in these, including parts whose result was not needed
    std::uint64_t laneSlots = 0; ///< block passes, times lanes
    std::uint64_t splits = 0;
    std::uint64_t keptAtOnce = 0; ///< largest number of solutions kept until preceding parts ended
};

/// Runs batches with one bit per puzzle, in BatchOptions::threads threads with a block of puzzles each. `batchSize` is
/// ignored: a block has as many lanes as a word has bits. Networks with real numbers, and searches for which
/// keepsTheStack() is false, cannot run in bits: their puzzles run with numbers, in the caller's thread.
///
/// At the end, a puzzle with a long search would occupy one lane alone. Therefore, if lanes are free and no puzzle
/// waits for one, a search is split: a free lane continues from the state to which the search would return if its
/// lowest guess failed, and both lanes run in parallel. Parts are kept in the order in which an undivided search would
/// reach them. The passes of a part count if all preceding parts fail, and are discarded if a preceding part ends the
/// search. Thus the outcome equals that of an undivided search. Searches with a limit of passes are not split.
class BitwiseBatch final : public BatchEngine
{
public:
    explicit BitwiseBatch(InstructionSet set = bestInstructionSet(), bool splits = true);
    ~BitwiseBatch() override;

    std::string name() const override { return "bitwise"; }
    bool solve(const NextPuzzle& next, const BatchOptions& options, const PuzzleFinished& finished,
        const std::function<bool()>& keepRunning) override;

    /// Returns the counts of the last batch.
    const BitwiseBatchFigures& figures() const { return m_figures; }

private:
    /// The options for which a block is compiled.
    struct BlockOptions
    {
        PassOptions pass;
        bool countRules = false;

        friend bool operator==(const BlockOptions&, const BlockOptions&) = default;
    };

    InstructionSet m_set;
    bool m_splits;
    BlockOptions m_blockOptions; ///< options of m_blocks
    PassPtr m_pass; ///< the pass from which m_blocks are compiled
    bool m_hasBits = true; ///< true if m_pass can be compiled to bits
    /// One block per thread, with all lanes empty. Kept from batch to batch, because compiling a network takes as long
    /// as solving some thousand puzzles.
    std::vector<std::unique_ptr<PassBlock>> m_blocks;
    BitwiseBatchFigures m_figures;
};

} // namespace convoku
