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

/// A part of a puzzle's search that one lane runs: all of it, or from a state on until the guesses that it made itself
/// have failed.
struct SearchPart
{
    enum class End {
        Open, ///< waits for a lane, or runs
        Solved, ///< by the only solution that is asked for
        Enough, ///< it found as many solutions as are asked for
        Failed, ///< the guess of level `floor` − 2 failed; the next part goes on from there
        Exhausted,
        Stalled,
        OutOfPasses,
    };
    struct Found
    {
        Grid grid;
        SearchCounts counts; ///< up to there
        bool exhausted = false; ///< and with it the search was through
    };

    int floor = 1; ///< the level below which it does not go: a pop of that level ends it. 1: all of the search
    int mustFail = 0; ///< splits before it: guesses all of which have to fail, or it is forgotten
    /// Start of a part that waits for a lane. Allocated separately: parts of whole searches have none, and would
    /// otherwise be five times as large, too large for the nearer caches.
    std::unique_ptr<LaneState> start;
    std::atomic<bool> forgotten = false; ///< its lane may stop
    std::atomic<bool> waits = false; ///< its lane goes on when there is room for what it finds
    // Written by the thread that runs it, before it says that it has ended:
    SearchCounts counts; ///< at its end
    Grid solution; ///< of one that ended solved
    Candidates last; ///< at the end of one that ended otherwise, but by failing
    // Used by BatchWork alone, under its lock:
    PuzzleWork* puzzle = nullptr; ///< null: nobody wants to know any more
    End end = End::Open;
    std::vector<Found> found; ///< and not yet taken into the puzzle's; where several are asked for, or the first of
                              ///< those that are counted
};

struct PuzzleWork
{
    std::size_t number = 0;
    SearchCounts counts; ///< of the parts that have failed
    std::vector<Grid> solutions; ///< only the first one if each is reported at once, or they are counted
    std::size_t found = 0; ///< in order; where they are counted, anywhere
    std::vector<SearchPart*> parts; ///< in the order in which the search comes to them
};

/// Shared by the threads of a batch: the puzzles, the parts that wait for a lane, and the three functions of the
/// caller. Every call locks, so each takes or brings many puzzles at once.
class BatchWork
{
public:
    BatchWork(const BatchOptions& options, const NextPuzzle& next, const PuzzleFinished& finished,
        const std::function<bool()>& goOn, bool splits);

    const BatchOptions& options() const { return m_options; }

    struct Fresh
    {
        SearchPart* part;
        Candidates candidates;
    };
    /// Up to so many puzzles from their beginning and, first, parts that wait. Nothing only where there is nothing at
    /// present.
    void take(std::size_t wanted, std::vector<Fresh>& fresh, std::vector<SearchPart*>& parts);
    /// Waits until there is something to take, or nothing will come any more: then false.
    bool waitForMore();
    /// Waits until there is room for solutions; for a thread whose lanes all wait for it. Returns false if a part waits
    /// for a lane instead. `seen`: the value of roomMade() before the lanes were examined.
    bool waitForRoom(std::size_t seen);
    std::size_t roomMade() const { return m_roomMade; }

    /// Returns the number of additional parts for which there is a free lane.
    std::size_t splitsWanted();
    /// A thread says how many of its lanes are free, in place of what it said before.
    void setFree(std::size_t& before, std::size_t lanes);
    /// Cuts a part in two: the new one begins at `start`, after the other; it waits for a lane.
    void split(SearchPart& part, const LaneState& start);

    struct Ended
    {
        SearchPart* part;
        SearchPart::End end;
    };
    /// Takes in parts that have ended, and tells the puzzles that are finished with them.
    void settle(std::span<const Ended> ended);
    /// A part has found a solution and goes on. What parts find that are not the first of their puzzle must be kept
    /// until those before them have ended, so there is room for so much of it only: where it is full, they wait. The
    /// first part never does.
    void report(SearchPart& part, SearchPart::Found found);
    /// Gives back a part that was forgotten.
    void recycle(SearchPart* part);

    /// Asks whether to go on; once it was told not to, it is false for all.
    bool goOn();
    /// Ends it for all threads with what went wrong in one.
    void fail(std::exception_ptr error);
    /// The most solutions that were kept at once.
    std::size_t keptAtOnce() const { return m_keptAtOnce; }
    std::exception_ptr error() const { return m_error; }
    bool stopped() const { return m_stopped; }

private:
    SearchPart* newPart(PuzzleWork* puzzle);
    bool mayTakeAnother() const;
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
    const std::function<bool()>& m_goOn;
    const bool m_splits;

    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::deque<std::unique_ptr<PuzzleWork>> m_puzzles; ///< all that were ever needed at once
    std::vector<PuzzleWork*> m_freePuzzles;
    std::deque<std::unique_ptr<SearchPart>> m_parts;
    std::vector<SearchPart*> m_freeParts;
    std::deque<SearchPart*> m_waiting; ///< for a lane
    std::size_t m_next = 0; ///< number of the next puzzle
    std::size_t m_oldest = 0; ///< the first that has not finished
    std::deque<bool> m_done; ///< from the oldest on
    std::size_t m_open = 0; ///< puzzles that have begun and not finished
    std::size_t m_kept = 0; ///< solutions that parts hold
    std::size_t m_keptAtOnce = 0;
    std::atomic<std::size_t> m_roomMade = 0; ///< how often
    bool m_inputEnded = false;
    std::atomic<bool> m_stopped = false;
    std::atomic<std::size_t> m_hunger = 0;
    std::exception_ptr m_error;
    SolveOutcome m_outcome; ///< used again and again, so that its memory is
};

} // namespace convoku
