// SPDX-License-Identifier: MIT
#pragma once

#include "solver/run/recording.h"

#include <array>
#include <cstdint>
#include <vector>

namespace convoku {

/// Events of a pass, one bit each.
enum PassFlag : std::uint8_t {
    PushFlag = 1, ///< a guess was made
    PopFlag = 2, ///< a guess was taken back
    ContradictionFlag = 4,
    IdleFlag = 8, ///< a pass that changed nothing; the start is not one
    SolvedFlag = 16, ///< the run ended with a solution
    EndFlag = 32, ///< the run ended, however
};

/// One pass as a picture of the whole run needs it.
struct PassNumbers
{
    std::array<std::uint16_t, kRuleFamilyCount> removed{}; ///< by RuleFamily
    std::uint8_t depth = 0; ///< of the search, at the end of the pass
    std::uint8_t maxDepth = 0; ///< the largest in the pass, what it began with included
    std::uint8_t flags = 0; ///< PassFlag

    int allRemoved() const;
    friend bool operator==(const PassNumbers&, const PassNumbers&) = default;
};

/// Several passes at once.
struct RangeNumbers
{
    std::array<std::uint64_t, kRuleFamilyCount> removed{}; ///< sums, by RuleFamily
    int mostRemoved = 0; ///< by one pass
    int passes = 0;
    int leastDepth = 0; ///< at the end of a pass
    int depth = 0; ///< the largest at the end of a pass
    int maxDepth = 0;
    int pushes = 0; ///< passes in which a guess was made
    int pops = 0; ///< in which one was taken back
    std::uint8_t flags = 0; ///< what happened in any of them

    void add(const PassNumbers& pass);
    void add(const RangeNumbers& range);
    friend bool operator==(const RangeNumbers&, const RangeNumbers&) = default;
};

/// A recording in a few numbers a pass, kept while it grows. Memory: 14 bytes a pass, and a little for sums.
class RunOverview
{
public:
    /// Reads the passes that are new. Always the same recording; before another one, or one that was reopened, reset().
    void update(const Recording& recording);
    /// One more pass, of a run that no recording has.
    void add(const PassNumbers& pass);
    void reset();

    /// Returns true if no pass has been read, not even the start.
    bool isEmpty() const { return m_passes.empty(); }
    /// Passes read so far; pass 0, the start, is not counted.
    int passCount() const { return static_cast<int>(m_passes.size()) - 1; }
    /// pass: 0 … passCount()
    const PassNumbers& pass(int pass) const { return m_passes.at(static_cast<std::size_t>(pass)); }
    /// The passes first … last, both included, cut to those that there are. Whole blocks are summed already.
    RangeNumbers range(int first, int last) const;
    const RangeNumbers& all() const { return m_all; }
    std::size_t memoryInBytes() const;

private:
    static constexpr int kBlock = 64;

    std::vector<PassNumbers> m_passes;
    std::vector<RangeNumbers> m_blocks; ///< of kBlock passes each; the last one may still grow
    RangeNumbers m_all;
};

/// Returns the coordinate of a position on an axis on which pass p occupies p … p + 1: p + 1 at the end of the pass, 1
/// at the start.
double timeOf(const Recording& recording, Position position);

} // namespace convoku
