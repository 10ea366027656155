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
    std::uint64_t blockPasses = 0; ///< passes that a block of lanes ran
    std::uint64_t pops = 0; ///< of these, those that took guesses back
    std::uint64_t pushes = 0; ///< and those that made guesses
    std::uint64_t lanePasses = 0; ///< passes of single puzzles that came of them, also of those tried in vain
    std::uint64_t laneSlots = 0; ///< block passes, times lanes
    std::uint64_t splits = 0;
    std::uint64_t keptAtOnce = 0; ///< solutions, because others came before them
};

/// Runs batches with one bit a puzzle, in as many threads as BatchOptions says; a block of puzzles each. `batchSize` is
/// ignored: a block has as many lanes as a word has bits. A network with real numbers has no bits, and
/// a search that does more with its stack than keepsTheStack() says needs it as numbers: their puzzles are run number
/// by number, in the caller's thread.
///
/// A puzzle with a long search would run on alone in its lane at the end. So where lanes are free and no puzzle waits
/// for one, a search is split: another lane takes up the state that the search would come back to if its lowest guess
/// failed, and both go on. Parts stand in the order in which the search would come to them; a part's passes count when
/// all before it have failed, and are forgotten when one before it ends the search. So the outcome is exactly the one
/// of the search in one piece. Searches with a limit of passes are not split.
class BitwiseBatch final : public BatchEngine
{
public:
    explicit BitwiseBatch(InstructionSet set = bestInstructionSet(), bool splits = true);
    ~BitwiseBatch() override;

    std::string name() const override { return "bitwise"; }
    bool solve(const NextPuzzle& next, const BatchOptions& options, const PuzzleFinished& finished,
        const std::function<bool()>& goOn) override;

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
    /// One a thread, kept from batch to batch with all lanes empty: compiling a network takes as long as solving some
    /// thousand puzzles.
    BlockOptions m_blockOptions;
    PassPtr m_pass; ///< what that is compiled from
    bool m_hasBits = true; ///< and whether it can be
    std::vector<std::unique_ptr<PassBlock>> m_blocks;
    BitwiseBatchFigures m_figures;
};

} // namespace convoku
