// SPDX-License-Identifier: MIT
#pragma once

#include "solver/blind/blind_engine.h"

#include <optional>
#include <vector>

namespace convoku {

/// Records a search in limited memory: all of up to kMostKept trials. Of more, it keeps every improvement, ends of
/// chains, and each second, fourth … of the others. The newest trial is always kept.
struct BlindRecord
{
    static constexpr std::size_t kMostKept = 8192;
    static constexpr std::size_t kNone = static_cast<std::size_t>(-1);

    enum class End {
        None, ///< not ended
        LeastCost, ///< lowest possible cost reached
        Trials, ///< all BlindSettings::trials made
        NothingToChange,
    };
    /// Target of a step through the record.
    enum class Stride { Trial, Improvement, Chain };

    Grid puzzle;
    BlindSettings settings;
    std::vector<BlindTrial> trials; ///< by number
    std::uint64_t made = 0; ///< number of trials so far, including those not kept
    std::uint64_t every = 1; ///< one in `every` of the other trials is kept
    int everyChain = 1; ///< one in `everyChain` ends of chains is kept
    End end = End::None;

    bool isThinned() const { return trials.size() < made; }
    /// Returns the index of the first trial with the lowest cost; kNone if there is no trial yet.
    std::size_t best() const;
    /// Returns true if the best trial is a solution of the puzzle.
    bool isSolved() const;
    /// Returns the index in `trials` of the next (previous) target of such a step; none if there is none.
    std::optional<std::size_t> from(std::size_t index, Stride stride, bool forward) const;
    /// Returns the index of the last kept trial up to that number; kNone if there is none.
    std::size_t indexOf(std::uint64_t number) const;

    friend bool operator==(const BlindRecord&, const BlindRecord&) = default;
};

/// Runs a search and records it.
class BlindRun
{
public:
    /// Prepares a search. Throws Error as makeBlindEngine() does.
    BlindRun(const Grid& puzzle, const BlindSettings& settings);

    /// Makes one trial. Returns false if the search had already ended.
    bool step();
    const BlindRecord& record() const { return m_record; }

private:
    bool isKept(const BlindTrial& trial) const;
    void thin();

    BlindRecord m_record;
    std::unique_ptr<BlindEngine> m_engine;
};

} // namespace convoku
