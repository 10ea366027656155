// SPDX-License-Identifier: MIT
#pragma once

#include "solver/blind/blind_engine.h"

#include <optional>
#include <vector>

namespace convoku {

/// Record of a search, in memory that does not grow with its trials: all of up to kMostKept trials; of more, every
/// improvement, ends of chains, and each second, fourth … of the others. The newest trial is always kept.
struct BlindRecord
{
    static constexpr std::size_t kMostKept = 8192;
    static constexpr std::size_t kNone = static_cast<std::size_t>(-1);

    enum class End {
        None, ///< it goes on
        LeastCost, ///< no grid costs less
        Trials, ///< as many as were wished
        NothingToChange,
    };
    /// Target of a step through the record.
    enum class Stride { Trial, Improvement, Chain };

    Grid puzzle;
    BlindSettings settings;
    std::vector<BlindTrial> trials; ///< by number
    std::uint64_t made = 0; ///< trials, kept here or not
    std::uint64_t every = 1; ///< of the others so many make one that is kept
    int everyChain = 1; ///< the same for ends of chains
    End end = End::None;

    bool isThinned() const { return trials.size() < made; }
    /// Index of the first trial with the least cost; kNone where there is none yet.
    std::size_t best() const;
    /// Returns true if the best trial is a solution of the puzzle.
    bool isSolved() const;
    /// The next (previous) place in `trials` for such a step; nothing where there is none.
    std::optional<std::size_t> from(std::size_t index, Stride stride, bool forward) const;
    /// Index of the last kept trial up to that number; kNone before the first.
    std::size_t indexOf(std::uint64_t number) const;

    friend bool operator==(const BlindRecord&, const BlindRecord&) = default;
};

/// A search that is under way, with its record.
class BlindRun
{
public:
    /// Throws Error as makeBlindEngine does.
    BlindRun(const Grid& puzzle, const BlindSettings& settings);

    /// Makes one trial. False where the search was over before.
    bool step();
    const BlindRecord& record() const { return m_record; }

private:
    bool isKept(const BlindTrial& trial) const;
    void thin();

    BlindRecord m_record;
    std::unique_ptr<BlindEngine> m_engine;
};

} // namespace convoku
