// SPDX-License-Identifier: MIT
#include "solver/run/pass_block.h"

#include "solver/backend/bitwise/draft.h"
#include "solver/error.h"

#include <algorithm>
#include <bit>

namespace convoku {
namespace {

using bitwise::CompileRequest;
using bitwise::Offset;
using bitwise::Place;

/// The highest levels that programs are compiled for: those that 2, 3, … planes hold.
constexpr int kHighestLevels[] = {3, 7, 15, 31, 63, kMaxLevel};

constexpr int kDigitPlanes = 4;

/// The four bits of the digits of decided cells: each is there where any candidate of the digits that have it is.
bitwise::Program packingOf(Offset candidates, Offset digits, Offset firstFree)
{
    bitwise::Draft draft;
    const bitwise::Bit all = draft.given(candidates, kCandidates);
    for (int plane = 0; plane < kDigitPlanes; ++plane) {
        bitwise::Map taps;
        int terms = 0;
        for (std::uint32_t cell = 0; cell < kCells; ++cell) {
            terms = 0;
            for (std::uint32_t digit = 1; digit <= kSide; ++digit) {
                if ((digit >> plane & 1U) != 0) {
                    taps.push_back((digit - 1) * kCells + cell);
                    ++terms;
                }
            }
        }
        draft.store(draft.count(bitwise::CountIs::AtLeastOne, all, draft.intern(std::move(taps)), terms),
            digits + static_cast<Offset>(plane * kCells));
    }
    return draft.assemble(firstFree);
}

} // namespace

PassBlock::PassBlock(PassPtr pass, const bitwise::Kernels& kernels, bool countRules)
    : m_pass(std::move(pass))
    , m_search(m_pass->search.push != kNoValue)
    , m_block(kernels)
{
    m_level.fill(1);
    // What every pass works on comes first and lies together.
    m_candidates = {place(kCandidates), kCandidates, 1, false};
    m_ruled = place(kCandidates);
    m_solved = place(1);
    m_contradiction = place(1);
    m_push = place(1);
    m_pop = place(1);
    m_exhausted = place(1);
    m_mask = place(1);
    m_difference = place(1);
    m_digits = place(kCells, kDigitPlanes);
    const int planes = static_cast<int>(LaneState::kPlanes);
    CompileRequest request;
    request.given = {{m_pass->before.candidates, m_candidates}};
    request.targets = {
        {m_pass->ruled, m_ruled}, {m_pass->verdict.solved, m_solved}, {m_pass->verdict.contradiction, m_contradiction}};
    if (m_search) {
        m_levels = {place(1, planes), 1, planes, false};
        m_stack = {place(kCandidates, planes), kCandidates, planes, false};
        m_guess = {place(kCandidates, planes), kCandidates, planes, false};
        request.given.push_back({m_pass->before.level, m_levels});
        request.targets.push_back({m_pass->search.push, m_push});
        request.targets.push_back({m_pass->search.pop, m_pop});
        request.targets.push_back({m_pass->search.exhausted, m_exhausted});
    }
    for (std::size_t rule = 0; countRules && rule < m_pass->afterRule.size(); ++rule) {
        const bool isLast = m_pass->afterRule[rule] == m_pass->ruled;
        m_afterRule.push_back(isLast ? m_ruled : place(kCandidates));
        if (!isLast)
            request.targets.push_back({m_pass->afterRule[rule], m_afterRule.back()});
    }
    request.firstFree = m_end;
    m_lookProgram = bitwise::compile(m_pass->network, request);
    m_digitsProgram = packingOf(m_candidates.offset, m_digits, m_end);
    m_block.reserve(std::max(m_lookProgram.words, m_digitsProgram.words));
}

Offset PassBlock::place(int elements, int planes)
{
    const Offset offset = m_end;
    m_end += static_cast<Offset>(elements * planes);
    return offset;
}

const PassBlock::Programs& PassBlock::programsFor(int level)
{
    const int highest = *std::ranges::lower_bound(kHighestLevels, level);
    const auto known = m_programs.find(highest);
    if (known != m_programs.end())
        return known->second;
    const SearchState& before = m_pass->before;
    const SearchOutputs& search = m_pass->search;
    CompileRequest request;
    request.given = {{before.candidates, m_candidates}, {before.stack, m_stack}, {before.guess, m_guess},
        {before.level, m_levels}, {m_pass->ruled, {m_ruled, kCandidates, 1, false}}};
    for (const SearchState& state : {before, search.next}) {
        request.ranges[state.level] = {1, highest};
        request.ranges[state.stack] = {0, highest - 1};
        request.ranges[state.guess] = {0, highest - 2};
    }
    request.firstFree = m_end;
    const int planes = bitwise::planesFor({0, highest});

    CompileRequest keep = request;
    keep.known = {{search.push, 0}, {search.pop, 0}};
    keep.targets = {{search.next.candidates, m_candidates.offset}, {search.next.stack, m_stack.offset, planes}};

    CompileRequest pop = request;
    pop.known = {{search.push, 0}};
    pop.given.push_back({search.pop, {m_pop, 1, 1, false}});
    pop.targets = {{search.next.candidates, m_candidates.offset}, {search.next.stack, m_stack.offset, planes},
        {search.next.guess, m_guess.offset, planes}, {search.next.level, m_levels.offset, planes}};

    CompileRequest push = request;
    push.known = {{search.pop, 0}};
    push.given.back().place = m_candidates; // the rules have changed nothing
    push.given.push_back({search.push, {m_push, 1, 1, false}});
    push.targets = pop.targets;

    Programs programs{static_cast<std::size_t>(planes), bitwise::compile(m_pass->network, keep),
        bitwise::compile(m_pass->network, pop), bitwise::compile(m_pass->network, push)};
    m_block.reserve(std::max({programs.keep.words, programs.pop.words, programs.push.words}));
    return m_programs.emplace(highest, std::move(programs)).first->second;
}

const PassBlock::Look& PassBlock::look()
{
    m_block.run(m_lookProgram);
    m_look.solved = lanesAt(m_solved);
    m_look.contradiction = lanesAt(m_contradiction);
    if (m_search) {
        m_look.push = lanesAt(m_push);
        m_look.pop = lanesAt(m_pop);
        m_look.exhausted = lanesAt(m_exhausted);
    } else {
        m_look.exhausted = m_look.contradiction;
        m_block.kernels().differ(m_block.words(), m_candidates.offset, m_ruled, kCandidates, m_difference);
        m_look.unchanged = lanesAt(m_difference);
        for (std::uint64_t& chunk : m_look.unchanged)
            chunk = ~chunk;
    }
    return m_look;
}

Lanes PassBlock::fired(std::size_t rule)
{
    const Offset before = rule == 0 ? m_candidates.offset : m_afterRule[rule - 1];
    m_block.kernels().differ(m_block.words(), before, m_afterRule[rule], kCandidates, m_difference);
    return lanesAt(m_difference);
}

int PassBlock::highestLevel() const
{
    return *std::max_element(m_level.begin(), m_level.begin() + lanes());
}

void PassBlock::changeLevels(const Lanes& lanes, int by)
{
    for (std::size_t chunk = 0; chunk < chunks(); ++chunk) {
        for (std::uint64_t rest = lanes[chunk]; rest != 0; rest &= rest - 1)
            m_level[chunk * 64 + static_cast<std::size_t>(std::countr_zero(rest))] += by;
    }
}

void PassBlock::finish(const Lanes& hold, const Lanes& pop, const Lanes& push)
{
    if (hold != Lanes{}) {
        store(hold, m_mask);
        m_block.kernels().blend(m_block.words(), m_ruled, m_candidates.offset, m_mask, kCandidates);
    }
    const int highest = highestLevel();
    if (pop != Lanes{}) {
        store(pop, m_pop);
        m_block.run(programsFor(highest).pop);
        changeLevels(pop, -2);
    } else if (highest > 1) {
        m_block.run(programsFor(highest).keep);
    } else {
        m_block.kernels().copy(m_block.words(), m_candidates.offset, m_ruled, kCandidates);
    }
    if (push != Lanes{}) {
        clearStacks();
        changeLevels(push, 2);
        for (std::size_t chunk = 0; chunk < chunks(); ++chunk)
            m_used[chunk] |= push[chunk];
        const int reached = highestLevel();
        if (reached > kMaxLevel)
            throw NetworkFault(NetworkFault::Kind::TooDeep, "search");
        store(push, m_push);
        m_block.run(programsFor(reached).push);
        m_usedPlanes = std::max(m_usedPlanes, programsFor(reached).planes);
    }
}

void PassBlock::store(const Lanes& lanes, Offset word)
{
    std::copy_n(lanes.begin(), chunks(), m_block.chunksOf(word));
}

Lanes PassBlock::lanesAt(Offset word) const
{
    Lanes lanes{};
    std::copy_n(m_block.chunksOf(word), chunks(), lanes.begin());
    return lanes;
}

Candidates PassBlock::ruled(int lane) const
{
    Candidates candidates;
    for (int i = 0; i < kCandidates; ++i) {
        if (m_block.bit(m_ruled + static_cast<Offset>(i), lane))
            candidates.add(i);
    }
    return candidates;
}

void PassBlock::readPlane(Offset offset, std::size_t chunk, ChunkCandidates& result) const
{
    const std::size_t apart = chunks();
    const std::uint64_t* lanes = m_block.chunksOf(offset) + chunk;
    for (std::size_t word = 0; word < result.words.size(); ++word) {
        auto& rows = result.words[word];
        const std::size_t bits = std::min<std::size_t>(64, kCandidates - word * 64);
        for (std::size_t bit = 0; bit < bits; ++bit, lanes += apart)
            rows[bit] = *lanes;
        std::fill(rows.begin() + static_cast<std::ptrdiff_t>(bits), rows.end(), 0);
        m_block.kernels().transpose(rows.data());
    }
}

void PassBlock::writePlane(Offset offset, std::size_t chunk, std::uint64_t which, ChunkCandidates& from)
{
    const std::size_t apart = chunks();
    std::uint64_t* lanes = m_block.chunksOf(offset) + chunk;
    for (std::size_t word = 0; word < from.words.size(); ++word) {
        auto& rows = from.words[word];
        const std::size_t bits = std::min<std::size_t>(64, kCandidates - word * 64);
        m_block.kernels().transpose(rows.data());
        for (std::size_t bit = 0; bit < bits; ++bit, lanes += apart)
            *lanes ^= (*lanes ^ rows[bit]) & which;
    }
}

Offset PassBlock::planeOf(const Place& place, std::size_t plane) const
{
    return place.offset + static_cast<Offset>(plane) * static_cast<Offset>(place.elements);
}

void PassBlock::candidatesOfChunk(std::size_t chunk, ChunkCandidates& result) const
{
    readPlane(m_candidates.offset, chunk, result);
}

void PassBlock::digitsOfChunk(std::size_t chunk, ChunkDigits& result) const
{
    constexpr std::size_t kCellsOfWord = 64 / kDigitPlanes;
    const std::size_t apart = chunks();
    const std::uint64_t* lanes = m_block.chunksOf(m_digits) + chunk;
    std::size_t cell = 0;
    for (auto& rows : result.words) {
        rows.fill(0);
        for (std::size_t i = 0; i < kCellsOfWord && cell < kCells; ++i, ++cell) {
            for (std::size_t plane = 0; plane < kDigitPlanes; ++plane)
                rows[i * kDigitPlanes + plane] = lanes[(plane * kCells + cell) * apart];
        }
        m_block.kernels().transpose(rows.data());
    }
}

void PassBlock::statesOfChunk(std::size_t chunk, ChunkStates& result) const
{
    ChunkCandidates plane;
    const auto read = [&](Offset offset, auto member) {
        readPlane(offset, chunk, plane);
        for (std::size_t lane = 0; lane < 64; ++lane)
            member(result[lane]) = plane.of(lane);
    };
    read(
        m_candidates.offset, [](LaneState & state) -> auto& { return state.candidates; });
    for (std::size_t p = 0; p < m_usedPlanes; ++p) {
        read(
            planeOf(m_stack, p), [p](LaneState & state) -> auto& { return state.stack[p]; });
        read(
            planeOf(m_guess, p), [p](LaneState & state) -> auto& { return state.guess[p]; });
    }
    for (std::size_t lane = 0; lane < 64; ++lane)
        result[lane].level = m_level[chunk * 64 + lane];
}

void PassBlock::begin(std::size_t chunk, std::uint64_t which, ChunkCandidates& candidates)
{
    writePlane(m_candidates.offset, chunk, which, candidates);
    for (std::uint64_t rest = which; rest != 0; rest &= rest - 1)
        m_level[chunk * 64 + static_cast<std::size_t>(std::countr_zero(rest))] = 1;
    if (!m_search)
        return;
    // Level 1: the lowest plane alone. Nothing looks at stack and guess there; what a search left on them is cleared
    // for all new lanes at once before the next searches begin.
    for (std::size_t p = 0; p < LaneState::kPlanes; ++p) {
        std::uint64_t& lanes = m_block.chunksOf(planeOf(m_levels, p))[chunk];
        lanes = p == 0 ? lanes | which : lanes & ~which;
    }
    m_toClear[chunk] |= m_used[chunk] & which;
    m_used[chunk] &= ~which;
}

void PassBlock::clearStacks()
{
    if (m_toClear == Lanes{})
        return;
    store(m_toClear, m_mask);
    m_block.kernels().clear(m_block.words(), m_stack.offset, m_mask, m_usedPlanes * kCandidates);
    m_block.kernels().clear(m_block.words(), m_guess.offset, m_mask, m_usedPlanes * kCandidates);
    m_toClear = {};
}

void PassBlock::begin(std::size_t chunk, std::uint64_t which, const ChunkStates& states)
{
    ChunkCandidates plane;
    int highest = 1;
    const auto write = [&](Offset offset, auto member) {
        for (std::size_t lane = 0; lane < 64; ++lane)
            plane.put(lane, member(states[lane]));
        writePlane(offset, chunk, which, plane);
    };
    for (std::uint64_t rest = which; rest != 0; rest &= rest - 1) {
        const std::size_t lane = static_cast<std::size_t>(std::countr_zero(rest));
        m_level[chunk * 64 + lane] = states[lane].level;
        highest = std::max(highest, states[lane].level);
        m_block.setNumber(m_levels, 0, static_cast<int>(chunk * 64 + lane), states[lane].level);
    }
    m_usedPlanes = std::max(m_usedPlanes, static_cast<std::size_t>(bitwise::planesFor({0, highest})));
    write(
        m_candidates.offset, [](const LaneState& state) -> const auto& { return state.candidates; });
    for (std::size_t p = 0; p < m_usedPlanes; ++p) {
        write(
            planeOf(m_stack, p), [p](const LaneState& state) -> const auto& { return state.stack[p]; });
        write(
            planeOf(m_guess, p), [p](const LaneState& state) -> const auto& { return state.guess[p]; });
    }
    m_used[chunk] |= which;
    m_toClear[chunk] &= ~which;
}

LaneState afterFailing(const LaneState& state, int level)
{
    LaneState result;
    result.level = level;
    for (std::size_t word = 0; word < state.candidates.size(); ++word) {
        // Sixty-four candidates at a time: which of them have a stack, or a guess, of the level or above?
        std::uint64_t stackEqual = ~std::uint64_t{0};
        std::uint64_t stackAbove = 0;
        std::uint64_t guessEqual = ~std::uint64_t{0};
        std::uint64_t guessAbove = 0;
        for (std::size_t p = LaneState::kPlanes; p-- > 0;) {
            const bool isSet = (static_cast<unsigned>(level) >> p & 1U) != 0;
            const std::uint64_t stack = state.stack[p][word];
            const std::uint64_t guess = state.guess[p][word];
            stackAbove |= isSet ? 0 : stackEqual & stack;
            guessAbove |= isSet ? 0 : guessEqual & guess;
            stackEqual &= isSet ? stack : ~stack;
            guessEqual &= isSet ? guess : ~guess;
        }
        const std::uint64_t back = stackEqual | stackAbove;
        const std::uint64_t failed = guessEqual;
        result.candidates[word] = (state.candidates[word] | back) & ~failed;
        for (std::size_t p = 0; p < LaneState::kPlanes; ++p) {
            const bool isSet = (static_cast<unsigned>(level - 1) >> p & 1U) != 0;
            result.stack[p][word] = (state.stack[p][word] & ~back & ~failed) | (isSet ? failed : 0);
            result.guess[p][word] = state.guess[p][word] & ~(guessEqual | guessAbove);
        }
    }
    return result;
}

} // namespace convoku
