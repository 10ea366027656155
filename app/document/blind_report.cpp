// SPDX-License-Identifier: MIT
#include "app/document/blind_report.h"

#include "solver/blind/blind_run.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <exception>
#include <functional>
#include <mutex>
#include <system_error>
#include <thread>
#include <vector>

namespace convoku {
namespace {

constexpr std::uint64_t kTrialsBetweenLooks = 256; ///< trials between two looks at who wants it to end
constexpr std::chrono::milliseconds kPuzzleLook{20};

struct SearchEnd
{
    Grid best;
    std::uint64_t trials = 0;
    bool outOfTrials = false;
};

/// Returns none if `keepRunning` ended the search.
std::optional<SearchEnd> searched(
    const Grid& puzzle, const BlindSettings& settings, const std::function<bool()>& keepRunning)
{
    BlindRun run(puzzle, settings);
    while (run.step()) {
        if (run.record().made % kTrialsBetweenLooks == 0 && !keepRunning())
            return std::nullopt;
    }
    const BlindRecord& record = run.record();
    return SearchEnd{record.trials.at(record.best()).grid, record.made, record.end == BlindRecord::End::Trials};
}

/// Puzzles that several threads search.
class Searches
{
public:
    Searches(const BlindSettings& settings, std::span<const StartingGrid> puzzles)
        : m_settings(settings)
        , m_puzzles(puzzles)
        , m_ends(puzzles.size())
    {
    }

    /// Takes puzzles until there are none, or one failed, or `keepRunning` is false.
    void work(const std::function<bool()>& keepRunning)
    {
        try {
            for (std::size_t puzzle = m_next++; puzzle < m_puzzles.size() && keepRunning(); puzzle = m_next++) {
                const auto end = searched(m_puzzles[puzzle].givens, m_settings, keepRunning);
                if (!end)
                    break;
                const std::lock_guard lock(m_mutex);
                m_ends[puzzle] = *end;
                ++m_done;
                m_news.notify_all();
            }
        } catch (...) {
            const std::lock_guard lock(m_mutex);
            m_error = std::current_exception();
            m_stopped = true;
        }
    }
    void stop() { m_stopped = true; }
    bool isStopped() const { return m_stopped; }
    /// Waits for a moment, or until a puzzle is done.
    void look()
    {
        std::unique_lock lock(m_mutex);
        if (m_done < m_puzzles.size())
            m_news.wait_for(lock, kPuzzleLook);
    }
    std::size_t done() const
    {
        const std::lock_guard lock(m_mutex);
        return m_done;
    }
    const std::vector<SearchEnd>& ends() const { return m_ends; }
    void rethrow() const
    {
        if (m_error)
            std::rethrow_exception(m_error);
    }

private:
    const BlindSettings& m_settings;
    std::span<const StartingGrid> m_puzzles;
    std::vector<SearchEnd> m_ends;
    std::atomic<std::size_t> m_next = 0;
    std::atomic<bool> m_stopped = false;
    mutable std::mutex m_mutex;
    std::condition_variable m_news;
    std::size_t m_done = 0;
    std::exception_ptr m_error;
};

} // namespace

std::optional<ReportCard> blindReportOf(const BlindSettings& settings, std::span<const StartingGrid> puzzles,
    std::span<const JudgedPuzzle> known, const ReportLimits& limits)
{
    makeBlindEngine(Grid(), settings); // throws what is wrong with them
    const auto from = std::chrono::steady_clock::now();
    Searches searches(settings, puzzles);
    std::size_t reported = 0;
    // The caller's functions are called in this thread only.
    const auto look = [&] {
        for (const std::size_t done = searches.done(); reported < done;) {
            ++reported;
            if (limits.progress)
                limits.progress(reported);
        }
        if (limits.keepRunning && !limits.keepRunning())
            searches.stop();
        return !searches.isStopped();
    };
    {
        std::vector<std::jthread> others;
        try {
            for (int i = 1; i < std::min<int>(limits.threads, static_cast<int>(puzzles.size())); ++i)
                others.emplace_back([&] { searches.work([&] { return !searches.isStopped(); }); });
        } catch (const std::system_error&) {
            // The system has no room for more of them: those that are there do it all.
        }
        searches.work(look);
        while (look() && searches.done() < puzzles.size())
            searches.look();
    }
    searches.rethrow();
    if (searches.done() < puzzles.size())
        return std::nullopt;
    ReportCard card;
    card.ran = puzzles.size();
    if (card.ran > 0)
        card.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - from).count();
    for (std::size_t puzzle = 0; puzzle < puzzles.size(); ++puzzle) {
        if (!known[puzzle].hasSolution()) {
            ++card.leftOut;
            continue;
        }
        const SearchEnd& end = searches.ends()[puzzle];
        card.passes += end.trials;
        card.outOfPasses += end.outOfTrials ? 1 : 0;
        const Grid& givens = puzzles[puzzle].givens;
        countEnd(card, givens, known[puzzle], end.best.startingCandidates(), true, classicHouses(givens.board()));
    }
    return card;
}

} // namespace convoku
