// SPDX-License-Identifier: MIT
#include "solver/run/batch_work.h"

#include "solver/error.h"

#include <algorithm>
#include <thread>

namespace convoku {
namespace {

/// All that writes holds the lock, so it is enough that others see it later. One that waits until all has been written
/// before it takes as long as a pass.
template <typename T>
void set(std::atomic<T>& value, T changed)
{
    value.store(changed, std::memory_order_release);
}

/// The lock is held for some microseconds, and to be woken takes a thread longer than that: so it tries again for a
/// while before it sleeps.
std::unique_lock<std::mutex> locked(std::mutex& mutex)
{
    constexpr int kTries = 100;
    std::unique_lock lock(mutex, std::try_to_lock);
    for (int tries = 0; tries < kTries && !lock.owns_lock(); ++tries) {
        std::this_thread::yield();
        (void)lock.try_lock();
    }
    if (!lock.owns_lock())
        lock.lock();
    return lock;
}

} // namespace

void SearchCounts::append(const SearchCounts& later)
{
    passes += later.passes;
    pushes += later.pushes;
    pops += later.pops;
    depth = std::max(depth, later.depth);
    fired.resize(std::max(fired.size(), later.fired.size()), 0);
    for (std::size_t i = 0; i < later.fired.size(); ++i)
        fired[i] += later.fired[i];
}

BatchWork::BatchWork(const BatchOptions& options, const NextPuzzle& next, const PuzzleFinished& finished,
    const std::function<bool()>& keepRunning, bool splits)
    : m_options(options)
    , m_nextPuzzle(next)
    , m_finished(finished)
    , m_keepRunning(keepRunning)
    , m_splits(splits && options.search && options.maxPasses <= 0)
{
}

SearchPart* BatchWork::newPart(PuzzleWork* puzzle)
{
    if (m_freeParts.empty()) {
        m_parts.push_back(std::make_unique<SearchPart>());
        m_freeParts.push_back(m_parts.back().get());
    }
    SearchPart* part = m_freeParts.back();
    m_freeParts.pop_back();
    part->puzzle = puzzle;
    part->floor = 1;
    part->mustFail = 0;
    part->end = SearchPart::End::Open;
    part->counts.passes = part->counts.pushes = part->counts.pops = part->counts.depth = 0;
    part->counts.fired.assign(m_options.countRules ? m_options.rules.size() : 0, 0);
    part->found.clear();
    set(part->forgotten, false);
    set(part->waits, false);
    return part;
}

bool BatchWork::canTakeMore() const
{
    return !m_inputEnded && (m_options.mostAhead == 0 || m_next < m_oldest + m_options.mostAhead);
}

void BatchWork::take(std::size_t wanted, std::vector<Fresh>& fresh, std::vector<SearchPart*>& parts)
{
    fresh.clear();
    parts.clear();
    const auto lock = locked(m_mutex);
    while (parts.size() < wanted && !m_waiting.empty()) {
        parts.push_back(m_waiting.front());
        m_waiting.pop_front();
    }
    while (fresh.size() + parts.size() < wanted && canTakeMore()) {
        std::optional<StartingGrid> puzzle = m_nextPuzzle();
        if (!puzzle) {
            m_inputEnded = true;
            m_changed.notify_all();
            break;
        }
        if (puzzle->givens.board() != m_options.model->board)
            throw Error("solve", "a puzzle has another board than the network");
        if (m_freePuzzles.empty()) {
            m_puzzles.push_back(std::make_unique<PuzzleWork>());
            m_freePuzzles.push_back(m_puzzles.back().get());
        }
        PuzzleWork* work = m_freePuzzles.back();
        m_freePuzzles.pop_back();
        work->number = m_next++;
        work->counts = {};
        work->solutions.clear();
        work->found = 0;
        work->parts.push_back(newPart(work));
        m_done.push_back(false);
        ++m_open;
        fresh.push_back({work->parts.front(), puzzle->candidates});
    }
}

bool BatchWork::waitForMore()
{
    std::unique_lock lock(m_mutex);
    m_changed.wait(
        lock, [this] { return m_stopped || !m_waiting.empty() || canTakeMore() || (m_inputEnded && m_open == 0); });
    return !m_stopped && !(m_inputEnded && m_open == 0);
}

bool BatchWork::waitForRoom(std::size_t seen)
{
    std::unique_lock lock(m_mutex);
    m_changed.wait(lock, [&] { return m_stopped || m_roomMade != seen || !m_waiting.empty(); });
    return m_stopped || m_roomMade != seen;
}

std::size_t BatchWork::splitsWanted()
{
    if (!m_splits)
        return 0;
    const auto lock = locked(m_mutex);
    const std::size_t free = m_hunger;
    return canTakeMore() || free < m_waiting.size() ? 0 : free - m_waiting.size();
}

void BatchWork::setFree(std::size_t& before, std::size_t lanes)
{
    m_hunger += lanes - before; // wraps around where it is less
    before = lanes;
}

void BatchWork::split(SearchPart& part, const LaneState& start)
{
    const auto lock = locked(m_mutex);
    if (part.puzzle == nullptr)
        return;
    SearchPart* later = newPart(part.puzzle);
    later->floor = part.floor;
    later->mustFail = part.mustFail + 1;
    later->start = std::make_unique<LaneState>(start);
    part.floor = start.level + 2;
    auto& parts = part.puzzle->parts;
    parts.insert(std::ranges::find(parts, &part) + 1, later);
    m_waiting.push_back(later);
    m_changed.notify_one();
}

void BatchWork::settle(std::span<const Ended> ended)
{
    const auto lock = locked(m_mutex);
    for (const Ended& one : ended) {
        if (m_stopped)
            return;
        SearchPart& part = *one.part;
        part.end = one.end;
        if (part.puzzle == nullptr) {
            m_freeParts.push_back(&part); // forgotten in the meantime
            continue;
        }
        if (part.puzzle->parts.front() == &part)
            settle(*part.puzzle);
        else if (part.end == SearchPart::End::Failed)
            join(*part.puzzle, part);
    }
}

/// Parts that follow each other and have failed become one: a long search would leave ever more of them.
void BatchWork::join(PuzzleWork& puzzle, SearchPart& part)
{
    const auto append = [this](SearchPart& first, SearchPart& second) {
        for (SearchPart::Found& found : second.found) {
            if (m_options.countOnly && !first.found.empty())
                break;
            SearchCounts counts = first.counts;
            counts.append(found.counts);
            first.found.push_back({found.grid, std::move(counts), found.exhausted});
        }
        second.found.clear();
        first.counts.append(second.counts);
    };
    auto& parts = puzzle.parts;
    auto at = std::ranges::find(parts, &part);
    if (at + 1 != parts.end() && at[1]->end == SearchPart::End::Failed) {
        append(part, *at[1]);
        m_freeParts.push_back(at[1]);
        at = parts.erase(at + 1) - 1;
    }
    if (at != parts.begin() && at[-1]->end == SearchPart::End::Failed) {
        append(*at[-1], part);
        m_freeParts.push_back(&part);
        parts.erase(at);
    }
}

void BatchWork::countRoomMade()
{
    set(m_roomMade, m_roomMade + 1);
}

/// So many solutions need no place any more; those who wait for one go on once half of it is free.
void BatchWork::makeRoom(std::size_t kept)
{
    const bool wasFull = m_kept > m_options.mostKept / 2;
    m_kept -= kept;
    if (!wasFull || m_kept > m_options.mostKept / 2)
        return;
    for (const auto& part : m_parts)
        set(part->waits, false);
    countRoomMade();
    m_changed.notify_all();
}

void BatchWork::solved(PuzzleWork& puzzle, const Grid& solution)
{
    ++puzzle.found;
    if (m_options.eachSolution)
        m_options.eachSolution(puzzle.number, solution);
    if (!m_options.eachSolution || puzzle.solutions.empty())
        puzzle.solutions.push_back(solution);
}

void BatchWork::report(SearchPart& part, SearchPart::Found found)
{
    const auto lock = locked(m_mutex);
    if (m_stopped || part.puzzle == nullptr)
        return;
    if (m_options.countOnly)
        return countSolution(part, std::move(found));
    part.found.push_back(std::move(found));
    ++m_kept;
    if (part.puzzle->parts.front() == &part)
        settle(*part.puzzle);
    else
        set(part.waits, m_kept >= m_options.mostKept);
    m_keptAtOnce = std::max(m_keptAtOnce, m_kept);
}

/// Counts a solution in any order, so that no part waits for the parts before it.
void BatchWork::countSolution(SearchPart& part, SearchPart::Found found)
{
    PuzzleWork& puzzle = *part.puzzle;
    const bool isLast = found.exhausted && puzzle.parts.size() == 1;
    if (part.found.empty())
        part.found.push_back(std::move(found));
    if (static_cast<int>(++puzzle.found) < m_options.solutions)
        return;
    for (const SearchPart* one : puzzle.parts) {
        if (puzzle.solutions.empty() && !one->found.empty())
            puzzle.solutions.push_back(one->found.front().grid);
    }
    finish(puzzle, RunResult::Solved, isLast, part.last);
}

void BatchWork::settle(PuzzleWork& puzzle)
{
    while (true) {
        SearchPart& part = *puzzle.parts.front();
        if (m_options.countOnly) {
            if (puzzle.solutions.empty() && !part.found.empty())
                puzzle.solutions.push_back(part.found.front().grid);
            part.found.clear();
        }
        for (const SearchPart::Found& found : part.found) {
            solved(puzzle, found.grid);
            if (static_cast<int>(puzzle.found) < m_options.solutions)
                continue;
            puzzle.counts.append(found.counts);
            return finish(puzzle, RunResult::Solved, found.exhausted, part.last);
        }
        makeRoom(part.found.size());
        part.found.clear();
        if (part.waits) { // it has become the first
            set(part.waits, false);
            countRoomMade();
            m_changed.notify_all();
        }
        if (part.end == SearchPart::End::Open)
            return;
        puzzle.counts.append(part.counts);
        switch (part.end) {
        case SearchPart::End::Solved:
            solved(puzzle, part.solution);
            return finish(puzzle, RunResult::Solved, false, part.last);
        case SearchPart::End::Failed:
            puzzle.parts.erase(puzzle.parts.begin());
            m_freeParts.push_back(&part);
            continue;
        case SearchPart::End::Stalled:
            return finish(puzzle, RunResult::Stalled, false, part.last);
        case SearchPart::End::OutOfPasses:
            return finish(puzzle, RunResult::OutOfPasses, false, part.last);
        default:
            return finish(puzzle, puzzle.found == 0 ? RunResult::NoSolution : RunResult::Solved, true, part.last);
        }
    }
}

void BatchWork::finish(PuzzleWork& puzzle, RunResult result, bool allFound, const Candidates& last)
{
    m_outcome.result = result;
    std::swap(m_outcome.solutions, puzzle.solutions); // memory that both use again
    m_outcome.found = puzzle.found;
    m_outcome.allFound = allFound;
    m_outcome.passes = puzzle.counts.passes;
    m_outcome.pushes = puzzle.counts.pushes;
    m_outcome.pops = puzzle.counts.pops;
    m_outcome.depth = puzzle.counts.depth;
    std::swap(m_outcome.fired, puzzle.counts.fired);
    // Candidates of a solution take as long as several passes, and hardly anybody asks for them.
    if (m_outcome.solutions.empty())
        m_outcome.last = last;
    m_finished(puzzle.number, m_outcome);
    retire(puzzle);
}

void BatchWork::retire(PuzzleWork& puzzle)
{
    std::size_t kept = 0;
    for (SearchPart* part : puzzle.parts) {
        kept += m_options.countOnly ? 0 : part->found.size();
        part->found.clear();
        part->puzzle = nullptr;
        if (part->end != SearchPart::End::Open) {
            m_freeParts.push_back(part);
        } else if (const auto waiting = std::ranges::find(m_waiting, part); waiting != m_waiting.end()) {
            m_waiting.erase(waiting);
            m_freeParts.push_back(part);
        } else {
            set(part->forgotten, true); // its lane gives it back
            set(part->waits, false);
        }
    }
    puzzle.parts.clear();
    countRoomMade();
    makeRoom(kept);
    m_done[puzzle.number - m_oldest] = true;
    while (!m_done.empty() && m_done.front()) {
        m_done.pop_front();
        ++m_oldest;
    }
    m_freePuzzles.push_back(&puzzle);
    --m_open;
    if (m_open == 0 || m_options.mostAhead != 0 || m_options.solutions > 1)
        m_changed.notify_all();
}

void BatchWork::recycle(SearchPart* part)
{
    const auto lock = locked(m_mutex);
    m_freeParts.push_back(part);
}

bool BatchWork::keepRunning()
{
    const auto lock = locked(m_mutex);
    if (!m_stopped && m_keepRunning && !m_keepRunning()) {
        m_stopped = true;
        m_changed.notify_all();
    }
    return !m_stopped;
}

void BatchWork::fail(std::exception_ptr error)
{
    const auto lock = locked(m_mutex);
    if (!m_error)
        m_error = std::move(error);
    m_stopped = true;
    m_changed.notify_all();
}

} // namespace convoku
