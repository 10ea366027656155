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
    PopFlag = 2, ///< a guess was undone
    ContradictionFlag = 4,
    IdleFlag = 8, ///< a pass that changed nothing; never set for the start
    SolvedFlag = 16, ///< the run ended with a solution
    EndFlag = 32, ///< the run ended, with any result
};

/// The numbers of one pass that a picture of the whole run needs.
struct PassNumbers
{
    std::array<std::uint16_t, kRuleFamilyCount> removed{}; ///< by RuleFamily
    std::uint8_t depth = 0; ///< depth of the search at the end of the pass
    std::uint8_t maxDepth = 0; ///< the largest depth in the pass, including the depth at its beginning
    std::uint8_t flags = 0; ///< combination of PassFlag

    int allRemoved() const;
    friend bool operator==(const PassNumbers&, const PassNumbers&) = default;
};

/// The numbers of several passes together.
struct RangeNumbers
{
    std::array<std::uint64_t, kRuleFamilyCount> removed{}; ///< sums, by RuleFamily
    int mostRemoved = 0; ///< the largest number removed by one pass
    int passes = 0;
    int leastDepth = 0; ///< the smallest depth at the end of a pass
    int depth = 0; ///< the largest depth at the end of a pass
    int maxDepth = 0;
    int pushes = 0; ///< passes in which a guess was made
    int pops = 0; ///< passes in which a guess was undone
    std::uint8_t flags = 0; ///< all flags that are set for any of the passes

    void add(const PassNumbers& pass);
    void add(const RangeNumbers& range);
    friend bool operator==(const RangeNumbers&, const RangeNumbers&) = default;
};

/// Summarises a recording with a few numbers per pass, also while the recording grows. Memory: 14 bytes per pass, and a
/// little for sums.
class RunOverview
{
public:
    /// Reads the passes that are new. Requires the same recording in each call; call reset() before a different
    /// recording, or after the recording was reopened.
    void update(const Recording& recording);
    /// Adds a pass of a run that has no recording.
    void add(const PassNumbers& pass);
    void reset();

    /// Returns true if no pass has been read, not even the start.
    bool isEmpty() const { return m_passes.empty(); }
    /// Returns the number of passes read so far, without pass 0, the start.
    int passCount() const { return static_cast<int>(m_passes.size()) - 1; }
    /// Returns the numbers of a pass, 0 … passCount().
    const PassNumbers& pass(int pass) const { return m_passes.at(static_cast<std::size_t>(pass)); }
    /// Returns the numbers of the passes first … last, both included, limited to the passes read. Sums of whole blocks
    /// are stored.
    RangeNumbers range(int first, int last) const;
    const RangeNumbers& all() const { return m_all; }
    std::size_t memoryInBytes() const;

private:
    static constexpr int kBlock = 64;

    std::vector<PassNumbers> m_passes;
    std::vector<RangeNumbers> m_blocks; ///< numbers of kBlock passes each; the last block may still grow
    RangeNumbers m_all;
};

/// Returns the coordinate of a position on an axis on which pass p occupies p … p + 1: p + 1 at the end of the pass, 1
/// at the start.
double timeOf(const Recording& recording, Position position);

} // namespace convoku
