// SPDX-License-Identifier: MIT
#include "solver/run/bitwise_batch.h"

#include "solver/backend/scalar/scalar_backend.h"
#include "solver/error.h"
#include "solver/run/batch_solver.h"
#include "solver/run/batch_work.h"
#include "solver/run/encoding.h"

#include <algorithm>
#include <bit>
#include <system_error>
#include <thread>

namespace convoku {
namespace {

using End = SearchPart::End;

/// Loading and unloading lanes turns 64 of them at once, so it waits until it is worth it.
constexpr int kWorthTurning = 8;
/// Pops and pushes run when so large a part of the lanes in use waits for them, or nobody else is left. A pop costs
/// less than a push.
constexpr int kPopPart = 6;
constexpr int kPushPart = 4;
/// Block passes between two looks at what others want: splits, forgotten parts, whether to go on.
constexpr unsigned kPassesBetween = 4;

template <typename F>
void forEach(const Lanes& lanes, F f)
{
    for (std::size_t chunk = 0; chunk < lanes.size(); ++chunk) {
        for (std::uint64_t rest = lanes[chunk]; rest != 0; rest &= rest - 1)
            f(static_cast<int>(chunk) * 64 + std::countr_zero(rest));
    }
}

int count(const Lanes& lanes)
{
    int count = 0;
    for (const std::uint64_t chunk : lanes)
        count += std::popcount(chunk);
    return count;
}

template <typename F>
Lanes combined(const Lanes& a, const Lanes& b, F f)
{
    Lanes result{};
    for (std::size_t i = 0; i < a.size(); ++i)
        result[i] = f(a[i], b[i]);
    return result;
}
Lanes operator&(const Lanes& a, const Lanes& b)
{
    return combined(a, b, [](std::uint64_t x, std::uint64_t y) { return x & y; });
}
Lanes operator|(const Lanes& a, const Lanes& b)
{
    return combined(a, b, [](std::uint64_t x, std::uint64_t y) { return x | y; });
}
Lanes without(const Lanes& a, const Lanes& b)
{
    return combined(a, b, [](std::uint64_t x, std::uint64_t y) { return x & ~y; });
}
void put(Lanes& lanes, int lane, bool is)
{
    const std::uint64_t bit = std::uint64_t{1} << (static_cast<unsigned>(lane) % 64U);
    std::uint64_t& chunk = lanes[static_cast<std::size_t>(lane) / 64];
    chunk = is ? chunk | bit : chunk & ~bit;
}
bool has(const Lanes& lanes, int lane)
{
    return (lanes[static_cast<std::size_t>(lane) / 64] >> (static_cast<unsigned>(lane) % 64U) & 1U) != 0;
}

/// One thread's block: takes puzzles and parts of searches into its lanes, runs passes, and hands back what has ended.
class Worker
{
public:
    Worker(BatchWork& work, PassBlock& block)
        : m_work(work)
        , m_options(work.options())
        , m_block(block)
        , m_slots(static_cast<std::size_t>(m_block.lanes()))
        , m_oneCandidateEach(isShipped(m_options.model))
    {
        for (int lane = 0; lane < m_block.lanes(); ++lane)
            put(m_all, lane, true);
    }

    void run()
    {
        while (true) {
            refill();
            if (count(m_busy) == 0) {
                unload(1);
                if (!m_work.waitForMore())
                    break;
                continue;
            }
            const std::size_t roomMade = m_work.roomMade();
            Lanes full = m_options.solutions > 1 ? lanesWithoutRoom() : Lanes{};
            if (full == m_busy) {
                unload(1);
                const bool room = m_work.waitForRoom(roomMade);
                dropForgotten();
                if (!m_work.keepRunning())
                    break;
                if (room || !m_stuck) {
                    m_stuck = !room;
                    continue;
                }
                full = {}; // the first part waits for a lane, so one must come to its end
            }
            m_stuck = false;
            runPass(full);
            const bool looksAround = ++m_sinceLast == kPassesBetween;
            unload(looksAround ? 1 : kWorthTurning);
            if (looksAround) {
                m_sinceLast = 0;
                dropForgotten();
                split();
                if (!m_work.keepRunning())
                    break;
            }
        }
        m_work.setFree(m_hunger, 0);
        forEach(m_busy | m_ended, [&](int lane) { m_block.leave(lane); }); // where it was told to stop
    }

    const BitwiseBatchFigures& figures() const { return m_figures; }

private:
    /// State of a lane that its block does not keep.
    struct Slot
    {
        SearchPart* part = nullptr;
        End end = End::Open;
        SearchCounts counts; ///< passes only at the end
        int found = 0; ///< solutions, where several are asked for
        std::uint64_t first = 0; ///< the block pass that was its first
        std::uint64_t waitsSince = 0;
        int waited = 0; ///< block passes that were none of its own
    };

    Slot& slotOf(int lane) { return m_slots[static_cast<std::size_t>(lane)]; }
    SearchPart& partOf(int lane) { return *slotOf(lane).part; }
    SearchCounts& countsOf(int lane) { return slotOf(lane).counts; }
    int passesOf(int lane) const
    {
        const Slot& slot = m_slots[static_cast<std::size_t>(lane)];
        return static_cast<int>(m_pass - slot.first) - slot.waited;
    }

    // Lanes in and out

    void refill()
    {
        const Lanes free = without(m_all, m_busy | m_ended);
        const int freeCount = count(free);
        if (freeCount == 0)
            return m_work.setFree(m_hunger, 0);
        // Chunks with few free lanes wait, unless nothing else is there to do.
        Lanes places{};
        for (std::size_t chunk = 0; chunk < m_block.chunks(); ++chunk) {
            const std::uint64_t used = m_busy[chunk];
            if (std::popcount(free[chunk]) >= kWorthTurning || used == 0 || m_stuck)
                places[chunk] = free[chunk];
        }
        const auto wanted = static_cast<std::size_t>(count(places));
        if (wanted == 0)
            return;
        m_work.take(wanted, m_fresh, m_parts);
        m_work.setFree(m_hunger, static_cast<std::size_t>(freeCount) - m_fresh.size() - m_parts.size());
        std::size_t nextFresh = 0;
        std::size_t nextPart = 0;
        for (std::size_t chunk = 0; chunk < m_block.chunks(); ++chunk) {
            std::uint64_t begin = 0;
            m_levels.clear();
            for (std::uint64_t rest = places[chunk]; rest != 0; rest &= rest - 1) {
                const auto bit = static_cast<std::size_t>(std::countr_zero(rest));
                const int lane = static_cast<int>(chunk * 64 + bit);
                if (nextPart < m_parts.size()) {
                    m_candidates.put(bit, m_parts[nextPart]->start->candidates);
                    m_levels.emplace_back(lane, m_parts[nextPart]->start->level);
                    m_parts[nextPart]->start.reset();
                    begin |= std::uint64_t{1} << bit;
                    occupy(lane, m_parts[nextPart++]);
                } else if (nextFresh < m_fresh.size()) {
                    m_candidates.put(bit, m_fresh[nextFresh].candidates.words());
                    begin |= std::uint64_t{1} << bit;
                    occupy(lane, m_fresh[nextFresh++].part);
                }
            }
            if (begin != 0)
                m_block.begin(chunk, begin, m_candidates);
            for (const auto& [lane, level] : m_levels)
                m_block.setLevel(lane, level);
        }
    }

    void occupy(int lane, SearchPart* part)
    {
        Slot& slot = slotOf(lane);
        slot.part = part;
        slot.end = End::Open;
        slot.counts.pushes = slot.counts.pops = slot.counts.depth = 0;
        slot.counts.fired.assign(m_options.countRules ? m_options.rules.size() : 0, 0);
        slot.found = 0;
        slot.first = m_pass;
        slot.waited = 0;
        put(m_busy, lane, true);
        put(m_waiting, lane, false);
        put(m_floored, lane, part->floor > 1);
    }

    void leave(int lane)
    {
        put(m_busy, lane, false);
        put(m_ended, lane, false);
        m_block.leave(lane);
    }

    /// The lane's part has ended so; its last candidates are still to be read.
    void end(int lane, End how)
    {
        Slot& slot = slotOf(lane);
        slot.end = how;
        slot.counts.passes = passesOf(lane);
        put(m_busy, lane, false);
        put(m_ended, lane, true);
    }

    /// Hands back what has ended in the chunks where enough has.
    void unload(int enough)
    {
        bool packed = false;
        for (std::size_t chunk = 0; chunk < m_block.chunks(); ++chunk) {
            const std::uint64_t ended = m_ended[chunk];
            if (ended == 0 || (std::popcount(ended) < enough && m_busy[chunk] != 0))
                continue;
            bool anySolved = false;
            bool anyOther = false;
            for (std::uint64_t rest = ended; rest != 0; rest &= rest - 1) {
                const End how = slotOf(static_cast<int>(chunk) * 64 + std::countr_zero(rest)).end;
                anySolved = anySolved || (how == End::Solved && m_oneCandidateEach);
                anyOther = anyOther || (how != End::Solved && how != End::Failed);
            }
            if (anySolved) {
                if (!packed)
                    m_block.packDigits();
                packed = true;
                m_block.digitsOfChunk(chunk, m_digits);
            }
            if (anyOther)
                m_block.candidatesOfChunk(chunk, m_candidates);
            m_handed.clear();
            for (std::uint64_t rest = ended; rest != 0; rest &= rest - 1) {
                const auto bit = static_cast<std::size_t>(std::countr_zero(rest));
                const int lane = static_cast<int>(chunk * 64 + bit);
                Slot& slot = slotOf(lane);
                m_handed.push_back({slot.part, slot.end});
                std::swap(slot.part->counts, slot.counts);
                if (slot.end == End::Solved && m_oneCandidateEach)
                    slot.part->solution = Grid::fromPacked(m_digits.of(bit), m_block.board());
                else if (slot.end != End::Solved && slot.end != End::Failed)
                    slot.part->last = Candidates::fromWords(m_candidates.of(bit), m_block.board());
                leave(lane);
            }
            m_work.settle(m_handed);
        }
    }

    void dropForgotten()
    {
        forEach(m_busy, [&](int lane) {
            SearchPart* part = &partOf(lane);
            if (part->forgotten) {
                leave(lane);
                m_work.recycle(part);
            }
        });
    }

    /// Returns the lanes whose parts wait for room for their last solution.
    Lanes lanesWithoutRoom()
    {
        Lanes full{};
        forEach(m_busy, [&](int lane) {
            if (partOf(lane).waits)
                put(full, lane, true);
        });
        return full;
    }

    // A pass

    /// `full`: lanes that stay what they are.
    void runPass(const Lanes& full)
    {
        const PassBlock::Look& look = m_block.look();
        ++m_pass;
        ++m_figures.blockPasses;
        m_figures.laneSlots += static_cast<std::uint64_t>(m_block.lanes());

        const Lanes search = without((look.push | look.pop) & m_busy, full);
        Lanes failing{}; // out of what this lane was to look through
        forEach(search & look.pop & m_floored, [&](int lane) {
            if (m_block.level(lane) == partOf(lane).floor)
                put(failing, lane, true);
        });
        // Pushes and pops need programs of their own: they wait until enough lanes need one, or no other lane has work.
        const Lanes pops = without(search & look.pop, failing);
        const Lanes pushes = search & look.push;
        const Lanes others = without(m_busy, pops | pushes | full);
        const Lanes ending = exhausted(look) | (m_options.solutions == 1 ? look.solved : Lanes{});
        const bool alone = count(without(without(others, failing), ending)) == 0;
        const auto due = [&](const Lanes& lanes, int part) {
            const int waiting = count(lanes);
            return waiting > 0 && (alone || waiting * part >= count(m_busy));
        };
        const bool backtracks = due(pops, kPopPart);
        const bool guesses = due(pushes, kPushPart);
        const Lanes waiting = (backtracks ? Lanes{} : pops) | (guesses ? Lanes{} : pushes) | full;
        const Lanes through = without(m_busy, waiting); // those for which this pass counts

        countWaiting(without(waiting, m_waiting), m_waiting & through);
        m_figures.lanePasses += static_cast<std::uint64_t>(count(through));
        if (m_options.countRules)
            countRules(through);
        if (m_options.solutions > 1)
            takeSolutions(look, through);
        else if (!m_oneCandidateEach)
            takeDecided(look, through);
        forEach(failing, [&](int lane) { ++countsOf(lane).pops; });
        m_figures.pops += backtracks ? 1 : 0;
        m_figures.pushes += guesses ? 1 : 0;
        // Rules change nothing where lanes are to push, or solved.
        const Lanes hold = without(m_ended, look.solved) | (backtracks ? Lanes{} : pops) | full;
        m_block.finish(hold, backtracks ? pops : Lanes{}, guesses ? pushes : Lanes{});
        if (backtracks)
            forEach(pops, [&](int lane) { ++countsOf(lane).pops; });
        if (guesses) {
            forEach(pushes, [&](int lane) {
                SearchCounts& counts = countsOf(lane);
                ++counts.pushes;
                counts.depth = std::max(counts.depth, (m_block.level(lane) - 1) / 2);
            });
        }
        endParts(look, through, failing);
    }

    /// Lanes whose search is through, or that a contradiction ends.
    Lanes exhausted(const PassBlock::Look& look) const
    {
        return m_options.pastContradictions ? Lanes{} : look.exhausted;
    }

    /// Passes in which a lane waits are none of its own. One that fails may have waited too: for the search to take
    /// back a guess that has become another part's in the meantime.
    void countWaiting(const Lanes& fresh, const Lanes& through)
    {
        forEach(through & m_busy, [&](int lane) {
            Slot& slot = slotOf(lane);
            slot.waited += static_cast<int>(m_pass - slot.waitsSince);
        });
        m_waiting = without(m_waiting, through);
        forEach(fresh, [&](int lane) { slotOf(lane).waitsSince = m_pass; });
        m_waiting = m_waiting | fresh;
    }

    void countRules(const Lanes& through)
    {
        for (std::size_t rule = 0; rule < m_options.rules.size(); ++rule)
            forEach(m_block.fired(rule) & through, [&](int lane) { ++countsOf(lane).fired[rule]; });
    }

    void takeSolutions(const PassBlock::Look& look, const Lanes& through)
    {
        const Lanes solved = look.solved & through;
        if (solved == Lanes{})
            return;
        if (m_oneCandidateEach)
            m_block.packDigits();
        for (std::size_t chunk = 0; chunk < m_block.chunks(); ++chunk) {
            if (solved[chunk] != 0 && m_oneCandidateEach)
                m_block.digitsOfChunk(chunk, m_digits);
            for (std::uint64_t rest = solved[chunk]; rest != 0; rest &= rest - 1) {
                const auto bit = static_cast<std::size_t>(std::countr_zero(rest));
                const int lane = static_cast<int>(chunk * 64 + bit);
                const Grid grid = m_oneCandidateEach ? Grid::fromPacked(m_digits.of(bit), m_block.board())
                                                     : Grid::fromDecided(m_block.ruled(lane));
                SearchPart::Found found{grid, countsOf(lane), has(look.exhausted, lane)};
                found.counts.passes = passesOf(lane);
                found.counts.pops += has(look.pop, lane) ? 1 : 0;
                ++slotOf(lane).found;
                m_work.report(partOf(lane), std::move(found));
            }
        }
    }

    /// Stores the solutions of lanes that the verdict calls solved, for a verdict that may be wrong.
    void takeDecided(const PassBlock::Look& look, const Lanes& through)
    {
        forEach(look.solved & through & m_busy,
            [&](int lane) { partOf(lane).solution = Grid::fromDecided(m_block.ruled(lane)); });
    }

    void endParts(const PassBlock::Look& look, const Lanes& through, const Lanes& failing)
    {
        forEach(failing, [&](int lane) { end(lane, End::Failed); });
        if (m_options.solutions == 1) {
            forEach(look.solved & through & m_busy, [&](int lane) { end(lane, End::Solved); });
        } else {
            forEach(look.solved & through & m_busy, [&](int lane) {
                if (slotOf(lane).found >= m_options.solutions)
                    end(lane, End::Enough);
            });
        }
        forEach(exhausted(look) & through & m_busy, [&](int lane) { end(lane, End::Exhausted); });
        if (!m_options.search)
            forEach(look.unchanged & through & m_busy, [&](int lane) { end(lane, End::Stalled); });
        if (m_options.maxPasses > 0) {
            forEach(through & m_busy, [&](int lane) {
                if (passesOf(lane) >= m_options.maxPasses)
                    end(lane, End::OutOfPasses);
            });
        }
    }

    // Splits

    /// Offers parts of long searches where lanes are free: first of those that are the likeliest to be wanted, and of
    /// these the lowest guesses, which leave the most to do.
    void split()
    {
        const std::size_t hunger = m_work.splitsWanted();
        if (hunger == 0)
            return;
        m_forSplit.clear();
        forEach(m_busy, [&](int lane) {
            const SearchPart& part = partOf(lane);
            if (m_block.level(lane) > part.floor)
                m_forSplit.push_back({part.mustFail, part.floor, lane});
        });
        const std::size_t splits = std::min(hunger, m_forSplit.size());
        std::ranges::partial_sort(m_forSplit, m_forSplit.begin() + static_cast<std::ptrdiff_t>(splits));
        for (std::size_t i = 0; i < splits; ++i) {
            const int lane = m_forSplit[i].lane;
            m_work.split(partOf(lane), m_block.afterFailing(lane, m_forSplit[i].floor));
            put(m_floored, lane, true);
            ++m_figures.splits;
        }
    }

    struct ForSplit
    {
        int mustFail;
        int floor;
        int lane;
        friend auto operator<=>(const ForSplit&, const ForSplit&) = default;
    };

    BatchWork& m_work;
    const BatchOptions& m_options;
    PassBlock& m_block;
    std::vector<Slot> m_slots; ///< by lane
    const bool m_oneCandidateEach; ///< where the verdict says solved: then a digit is four bits
    Lanes m_all{};
    Lanes m_busy{};
    Lanes m_waiting{}; ///< for the search to run
    Lanes m_floored{}; ///< with a part that does not go down to the first level
    Lanes m_ended{}; ///< not yet handed back
    std::uint64_t m_pass = 0;
    unsigned m_sinceLast = 0;
    bool m_stuck = false; ///< all lanes wait for room, and a part for a lane
    std::size_t m_hunger = 0; ///< as others know it
    BitwiseBatchFigures m_figures;
    // Used again and again.
    PassBlock::ChunkCandidates m_candidates{};
    PassBlock::ChunkDigits m_digits{};
    std::vector<BatchWork::Fresh> m_fresh;
    std::vector<SearchPart*> m_parts;
    std::vector<std::pair<int, int>> m_levels; ///< lane and level, of parts
    std::vector<BatchWork::Ended> m_handed;
    std::vector<ForSplit> m_forSplit;
};

} // namespace

BitwiseBatch::BitwiseBatch(InstructionSet set, bool splits)
    : m_set(set)
    , m_splits(splits)
{
    if (bitwise::kernelsFor(set) == nullptr)
        throw Error("bitwise", std::string(toString(set)) + " is not there on this machine");
}

BitwiseBatch::~BitwiseBatch() = default;

bool BitwiseBatch::solve(const NextPuzzle& next, const BatchOptions& options, const PuzzleFinished& finished,
    const std::function<bool()>& keepRunning)
{
    requireBatchOptions(options);
    m_figures = {};
    const BlockOptions wanted{
        {options.rules, options.search, options.solutions > 1, options.model}, options.countRules};
    if (!m_pass || m_blockOptions != wanted) {
        m_blocks.clear();
        m_pass = buildSharedPass(wanted.pass);
        m_blockOptions = wanted;
        const std::optional<SharedPart>& search = options.model->search;
        m_hasBits = m_pass->network.isWhole()
            && (!options.search || !search || keepsTheStack(**search, options.model->board))
            && PassBlock::canRun(*m_pass);
    }
    if (!m_hasBits) {
        // One at a time, which is as fast: who asks to stop waits for a pass of it.
        BatchOptions one = options;
        one.batchSize = 1;
        return solveBatch(*makeScalarBackend(), next, one, finished, keepRunning);
    }
    const EncodingCheck encoding(*options.model);
    const NextPuzzle checked = [&]() -> std::optional<StartingGrid> {
        std::optional<StartingGrid> puzzle = next();
        if (puzzle)
            encoding.require(puzzle->givens);
        return puzzle;
    };
    BatchWork work(options, encoding.isKnown() ? next : checked, finished, keepRunning, m_splits);
    const auto threads = static_cast<std::size_t>(std::max(1, options.threads));
    m_blocks.resize(threads);
    const auto run = [&](std::unique_ptr<PassBlock>& block, BitwiseBatchFigures& figures) {
        try {
            if (!block)
                block = std::make_unique<PassBlock>(m_pass, *bitwise::kernelsFor(m_set), wanted.countRules);
            Worker worker(work, *block);
            worker.run();
            figures = worker.figures();
        } catch (...) {
            block.reset(); // who knows what its lanes hold
            work.fail(std::current_exception());
        }
    };
    std::vector<BitwiseBatchFigures> figures(threads);
    {
        std::vector<std::jthread> others;
        try {
            for (std::size_t i = 1; i < threads; ++i)
                others.emplace_back([&, i] { run(m_blocks[i], figures[i]); });
        } catch (const std::system_error&) {
            // The system has no room for more of them: those that are there do it all.
        }
        run(m_blocks[0], figures[0]);
    }
    for (const BitwiseBatchFigures& one : figures) {
        m_figures.blockPasses += one.blockPasses;
        m_figures.pops += one.pops;
        m_figures.pushes += one.pushes;
        m_figures.lanePasses += one.lanePasses;
        m_figures.laneSlots += one.laneSlots;
        m_figures.splits += one.splits;
    }
    m_figures.keptAtOnce = work.keptAtOnce();
    if (work.error())
        std::rethrow_exception(work.error());
    return !work.stopped();
}

} // namespace convoku
