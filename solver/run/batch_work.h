// SPDX-License-Identifier: MIT
#pragma once

#include "solver/run/batch_engine.h"
#include "solver/run/pass_block.h"

#include <atomic>
#include <condition_variable>
#include <deque>
#include <mutex>

namespace convoku {

/// Counts of a search.
struct SearchCounts
{
    int passes = 0;
    int pushes = 0;
    int pops = 0;
    int depth = 0;
    std::vector<int> fired;

    /// Adds the counts of a later part of the search.
    void append(const SearchCounts& later);
};

struct PuzzleWork;

/// A part of a puzzle's search that one lane runs: the whole search, or the search from a state until all guesses made
/// after this state have failed.
struct SearchPart
{
    enum class End {
        Open, ///< waits for a lane, or runs
        Solved, ///< found the solution if only one is requested
        Enough, ///< found as many solutions as are requested
        Failed, ///< the guess of level `floor` − 2 failed; the next part continues from there
        Exhausted,
        Stalled,
        OutOfPasses,
    };
    struct Found
    {
        Grid grid;
        SearchCounts counts; ///< counts up to the solution
        bool exhausted = false; ///< the search was complete with this solution
    };

    int floor = 1; ///< lowest level of the part: a pop of this level ends it; 1: the whole search
    int mustFail = 0; ///< number of splits that led to it, each at a guess; it counts only if all these guesses fail
    /// Start of a part that waits for a lane. Allocated separately: parts of whole searches have none, and would
    /// otherwise be five times as large, too large for the nearer caches.
    std::unique_ptr<LaneState> start;
    std::atomic<bool> forgotten = false; ///< the result is no longer needed, and the lane may stop
    std::atomic<bool> waits = false; ///< the lane pauses until there is room for further solutions
    // Written by the thread that runs the part, before it reports the end:
    SearchCounts counts; ///< counts at the end
    Grid solution; ///< the solution if the part ended as Solved
    Candidates last; ///< final state if the part ended neither as Solved nor as Failed
    // Used by BatchWork only, under its lock:
    PuzzleWork* puzzle = nullptr; ///< null: the result is no longer needed
    End end = End::Open;
    /// Solutions not yet added to those of the puzzle, if several are requested. With BatchOptions::countOnly, the
    /// first of the counted ones.
    std::vector<Found> found;
};

struct PuzzleWork
{
    std::size_t number = 0;
    SearchCounts counts; ///< counts of the failed parts
    std::vector<Grid> solutions; ///< only the first one with BatchOptions::eachSolution or countOnly
    std::size_t found = 0; ///< number of solutions found in order; with BatchOptions::countOnly, in any order
    std::vector<SearchPart*> parts; ///< in the order in which an undivided search would reach them
};

/// Distributes puzzles and waiting parts to the threads of a batch, and calls the caller's three functions. Each call
/// locks a mutex; therefore calls take or deliver many puzzles at once.
class BatchWork
{
public:
    BatchWork(const BatchOptions& options, const NextPuzzle& next, const PuzzleFinished& finished,
        const std::function<bool()>& keepRunning, bool splits);

    const BatchOptions& options() const { return m_options; }

    struct Fresh
    {
        SearchPart* part;
        Candidates candidates;
    };
    /// Takes up to `wanted` searches: waiting parts first, then new puzzles. Both lists are replaced; they are empty
    /// only if nothing is available at present.
    void take(std::size_t wanted, std::vector<Fresh>& fresh, std::vector<SearchPart*>& parts);
    /// Waits until a puzzle or a part is available. Returns false if none will come any more.
    bool waitForMore();
    /// Waits until there is room for solutions; for a thread whose lanes all wait for room. Returns false if a part
    /// waits for a lane instead. `seen`: the value of roomMade() before the lanes were examined.
    bool waitForRoom(std::size_t seen);
    std::size_t roomMade() const { return m_roomMade; }

    /// Returns the number of additional parts for which there is a free lane.
    std::size_t splitsWanted();
    /// Sets the number of free lanes of a thread. `before`: the thread's previous number; updated.
    void setFree(std::size_t& before, std::size_t lanes);
    /// Splits a part in two. The new part begins at `start`, follows the other one and waits for a lane.
    void split(SearchPart& part, const LaneState& start);

    struct Ended
    {
        SearchPart* part;
        SearchPart::End end;
    };
    /// Records parts that have ended, and reports the puzzles that are finished with them.
    void settle(std::span<const Ended> ended);
    /// Records a solution of a part that continues. Solutions are kept until all preceding parts of the puzzle have
    /// ended. Because room for them is limited (BatchOptions::mostKept), a part waits when there is no room; the first
    /// part of a puzzle never waits.
    void report(SearchPart& part, SearchPart::Found found);
    /// Returns a forgotten part to the pool.
    void recycle(SearchPart* part);

    /// Returns false if the batch has ended: the caller's keepRunning() returned false once, or a thread failed.
    bool keepRunning();
    /// Ends the batch for all threads with the error of one thread.
    void fail(std::exception_ptr error);
    /// Returns the largest number of solutions that were kept at the same time.
    std::size_t keptAtOnce() const { return m_keptAtOnce; }
    std::exception_ptr error() const { return m_error; }
    bool stopped() const { return m_stopped; }

private:
    SearchPart* newPart(PuzzleWork* puzzle);
    bool canTakeMore() const;
    void settle(PuzzleWork& puzzle);
    void finish(PuzzleWork& puzzle, RunResult result, bool allFound, const Candidates& last);
    void retire(PuzzleWork& puzzle);
    void solved(PuzzleWork& puzzle, const Grid& solution);
    void countSolution(SearchPart& part, SearchPart::Found found);
    void makeRoom(std::size_t kept);
    void countRoomMade();
    void join(PuzzleWork& puzzle, SearchPart& part);

    const BatchOptions& m_options;
    const NextPuzzle& m_nextPuzzle;
    const PuzzleFinished& m_finished;
    const std::function<bool()>& m_keepRunning;
    const bool m_splits;

    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::deque<std::unique_ptr<PuzzleWork>> m_puzzles; ///< pool: as many as were ever needed at the same time
    std::vector<PuzzleWork*> m_freePuzzles;
    std::deque<std::unique_ptr<SearchPart>> m_parts;
    std::vector<SearchPart*> m_freeParts;
    std::deque<SearchPart*> m_waiting; ///< parts that wait for a lane
    std::size_t m_next = 0; ///< number of the next puzzle
    std::size_t m_oldest = 0; ///< number of the first unfinished puzzle
    std::deque<bool> m_done; ///< true: finished; for each puzzle from m_oldest on
    std::size_t m_open = 0; ///< number of puzzles that have begun and not finished
    std::size_t m_kept = 0; ///< number of solutions that parts hold
    std::size_t m_keptAtOnce = 0;
    std::atomic<std::size_t> m_roomMade = 0; ///< number of times that room was made
    bool m_inputEnded = false;
    std::atomic<bool> m_stopped = false;
    std::atomic<std::size_t> m_hunger = 0; ///< number of free lanes in all threads
    std::exception_ptr m_error;
    SolveOutcome m_outcome; ///< kept to reuse its memory
};

} // namespace convoku
