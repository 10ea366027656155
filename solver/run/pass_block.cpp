// SPDX-License-Identifier: MIT
#include "solver/run/pass_block.h"

#include "solver/backend/bitwise/draft.h"
#include "solver/error.h"

#include <algorithm>
#include <array>
#include <bit>

namespace convoku {
namespace {

using bitwise::CompileRequest;
using bitwise::Offset;
using bitwise::Place;

/// Stands for every level above the first: the network only distinguishes the first level from the others.
constexpr int kAnotherLevel = 3;

constexpr int kDigitPlanes = 4;

/// Returns the number of bit planes for the digits of the board.
int digitPlanes(Board board)
{
    return static_cast<int>(std::bit_width(static_cast<unsigned>(board.side())));
}

/// The four bits of the digits of decided cells: each is there where any candidate of the digits that have it is.
bitwise::Program packingOf(Board board, Offset candidates, Offset digits, Offset firstFree)
{
    const auto cells = static_cast<std::uint32_t>(board.cells());
    bitwise::Draft draft;
    const bitwise::Bit all = draft.given(candidates, board.candidates());
    for (int plane = 0; plane < digitPlanes(board); ++plane) {
        bitwise::Map taps;
        int terms = 0;
        for (std::uint32_t cell = 0; cell < cells; ++cell) {
            terms = 0;
            for (std::uint32_t digit = 1; digit <= static_cast<std::uint32_t>(board.side()); ++digit) {
                if ((digit >> plane & 1U) != 0) {
                    taps.push_back((digit - 1) * cells + cell);
                    ++terms;
                }
            }
        }
        draft.store(draft.count(bitwise::CountIs::AtLeastOne, all, draft.intern(std::move(taps)), terms),
            digits + static_cast<Offset>(plane * board.cells()));
    }
    return draft.assemble(firstFree);
}

/// Replaces the guess by the candidates that remain if it fails.
bitwise::Program leavingOf(Board board, Offset candidates, Offset guess, Offset firstFree)
{
    bitwise::Draft draft;
    const bitwise::Bit all = draft.given(candidates, board.candidates());
    draft.store(draft.combine(0b0010, {all, draft.given(guess, board.candidates())}), guess);
    return draft.assemble(firstFree);
}

/// The guess, made by all lanes: with an empty stack at the first level, `next.guess` is 1 where it is, and nowhere
/// else.
CompileRequest pushOf(const PassNetwork& pass)
{
    CompileRequest request;
    request.known = {{pass.search.push, 1}, {pass.search.pop, 0}, {pass.before.guess, 0}, {pass.before.level, 1}};
    request.ranges[pass.search.next.guess] = {0, 1};
    return request;
}

} // namespace

PassBlock::PassBlock(PassPtr pass, const bitwise::Kernels& kernels, bool countRules)
    : m_pass(std::move(pass))
    , m_board(m_pass->network.board)
    , m_count(static_cast<std::size_t>(m_board.candidates()))
    , m_search(m_pass->search.push != kNoValue)
    , m_block(kernels)
{
    m_level.fill(1);
    // Data that every pass uses comes first and is contiguous.
    m_candidates = {place(m_board.candidates()), m_board.candidates(), 1, false};
    m_ruled = place(m_board.candidates());
    m_solved = place(1);
    m_contradiction = place(1);
    m_push = place(1);
    m_pop = place(1);
    m_exhausted = place(1);
    m_mask = place(1);
    m_difference = place(1);
    m_digits = place(m_board.cells(), kDigitPlanes);
    CompileRequest request;
    request.given = {{m_pass->before.candidates, m_candidates}};
    request.targets = {
        {m_pass->ruled, m_ruled}, {m_pass->verdict.solved, m_solved}, {m_pass->verdict.contradiction, m_contradiction}};
    if (m_search) {
        m_levels = {place(1, 2), 1, 2, false};
        m_pushed = place(m_board.candidates());
        m_guess = place(m_board.candidates());
        request.given.push_back({m_pass->before.level, m_levels});
        request.ranges[m_pass->before.level] = {1, kAnotherLevel};
        request.targets.push_back({m_pass->search.push, m_push});
        request.targets.push_back({m_pass->search.pop, m_pop});
        request.targets.push_back({m_pass->search.exhausted, m_exhausted});
    }
    for (std::size_t rule = 0; countRules && rule < m_pass->afterRule.size(); ++rule) {
        const bool isLast = m_pass->afterRule[rule] == m_pass->ruled;
        m_afterRule.push_back(isLast ? m_ruled : place(m_board.candidates()));
        if (!isLast)
            request.targets.push_back({m_pass->afterRule[rule], m_afterRule.back()});
    }
    request.firstFree = m_end;
    m_lookProgram = bitwise::compile(m_pass->network, request);
    m_digitsProgram = packingOf(m_board, m_ruled, m_digits, m_end);
    if (m_search) {
        CompileRequest push = pushOf(*m_pass);
        // The rules have changed nothing there.
        push.given = {{m_pass->ruled, m_candidates}, {m_pass->before.candidates, m_candidates}};
        push.targets = {{m_pass->search.next.candidates, m_pushed}, {m_pass->search.next.guess, m_guess, 1}};
        push.firstFree = m_end;
        m_pushProgram = bitwise::compile(m_pass->network, push);
        m_leavingProgram = leavingOf(m_board, m_candidates.offset, m_guess, m_end);
    }
    m_block.reserve(
        std::max({m_lookProgram.words, m_digitsProgram.words, m_pushProgram.words, m_leavingProgram.words}));
    for (int lane = 0; m_search && lane < lanes(); ++lane)
        moveTo(lane, 1);
}

Offset PassBlock::place(int elements, int planes)
{
    const Offset offset = m_end;
    m_end += static_cast<Offset>(elements * planes);
    return offset;
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
        m_block.kernels().differ(m_block.words(), m_candidates.offset, m_ruled, m_count, m_difference);
        m_look.unchanged = lanesAt(m_difference);
        for (std::uint64_t& chunk : m_look.unchanged)
            chunk = ~chunk;
    }
    return m_look;
}

Lanes PassBlock::fired(std::size_t rule)
{
    const Offset before = rule == 0 ? m_candidates.offset : m_afterRule[rule - 1];
    m_block.kernels().differ(m_block.words(), before, m_afterRule[rule], m_count, m_difference);
    return lanesAt(m_difference);
}

void PassBlock::finish(const Lanes& hold, const Lanes& pop, const Lanes& push)
{
    if (hold != Lanes{}) {
        store(hold, m_mask);
        m_block.kernels().blend(m_block.words(), m_ruled, m_candidates.offset, m_mask, m_count);
    }
    m_block.kernels().copy(m_block.words(), m_candidates.offset, m_ruled, m_count);
    if (pop != Lanes{})
        backtrack(pop);
    if (push != Lanes{})
        guess(push);
}

void PassBlock::backtrack(const Lanes& lanes)
{
    for (std::size_t chunk = 0; chunk < chunks(); ++chunk) {
        if (lanes[chunk] == 0)
            continue;
        for (std::uint64_t rest = lanes[chunk]; rest != 0; rest &= rest - 1) {
            const auto bit = static_cast<std::size_t>(std::countr_zero(rest));
            std::vector<Candidates::Words>& stack = m_stacks[chunk * 64 + bit];
            m_turning.put(bit, stack.back());
            stack.pop_back();
            const int lane = static_cast<int>(chunk * 64 + bit);
            moveTo(lane, level(lane) - 2);
        }
        write(chunk, lanes[chunk], m_turning);
    }
}

void PassBlock::guess(const Lanes& lanes)
{
    m_block.run(m_pushProgram);
    m_block.run(m_leavingProgram);
    for (std::size_t chunk = 0; chunk < chunks(); ++chunk) {
        if (lanes[chunk] == 0)
            continue;
        read(m_guess, chunk, m_turning);
        for (std::uint64_t rest = lanes[chunk]; rest != 0; rest &= rest - 1) {
            const auto bit = static_cast<std::size_t>(std::countr_zero(rest));
            const int lane = static_cast<int>(chunk * 64 + bit);
            if (level(lane) + 2 > highestLevel(m_board))
                throw NetworkFault(NetworkFault::Kind::TooDeep, "search");
            m_stacks[chunk * 64 + bit].push_back(m_turning.of(bit));
            moveTo(lane, level(lane) + 2);
        }
    }
    store(lanes, m_mask);
    m_block.kernels().blend(m_block.words(), m_candidates.offset, m_pushed, m_mask, m_count);
}

void PassBlock::moveTo(int lane, int level)
{
    m_level[static_cast<std::size_t>(lane)] = level;
    m_block.setNumber(m_levels, 0, lane, std::min(level, kAnotherLevel));
}

void PassBlock::setLevel(int lane, int level)
{
    m_stacks[static_cast<std::size_t>(lane)].clear();
    // Most begin and end at the first level, and a block has millions of them.
    if (m_search && this->level(lane) != level)
        moveTo(lane, level);
}

LaneState PassBlock::afterFailing(int lane, int level) const
{
    const auto& stack = m_stacks[static_cast<std::size_t>(lane)];
    const auto above = static_cast<std::size_t>(this->level(lane) - level) / 2; // guesses from that one on
    return {level, stack[stack.size() - above]};
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
    Candidates candidates(m_board);
    for (int i = 0; i < m_board.candidates(); ++i) {
        if (m_block.bit(m_ruled + static_cast<Offset>(i), lane))
            candidates.add(i);
    }
    return candidates;
}

void PassBlock::read(Offset offset, std::size_t chunk, ChunkCandidates& result) const
{
    const std::size_t apart = chunks();
    const std::uint64_t* lanes = m_block.chunksOf(offset) + chunk;
    for (std::size_t word = 0; word < result.words.size(); ++word) {
        auto& rows = result.words[word];
        const std::size_t bits = std::min<std::size_t>(64, m_count - std::min(m_count, word * 64));
        for (std::size_t bit = 0; bit < bits; ++bit, lanes += apart)
            rows[bit] = *lanes;
        std::fill(rows.begin() + static_cast<std::ptrdiff_t>(bits), rows.end(), 0);
        m_block.kernels().transpose(rows.data());
    }
}

void PassBlock::write(std::size_t chunk, std::uint64_t which, ChunkCandidates& from)
{
    const std::size_t apart = chunks();
    std::uint64_t* lanes = m_block.chunksOf(m_candidates.offset) + chunk;
    for (std::size_t word = 0; word < from.words.size(); ++word) {
        auto& rows = from.words[word];
        const std::size_t bits = std::min<std::size_t>(64, m_count - std::min(m_count, word * 64));
        m_block.kernels().transpose(rows.data());
        for (std::size_t bit = 0; bit < bits; ++bit, lanes += apart)
            *lanes ^= (*lanes ^ rows[bit]) & which;
    }
}

void PassBlock::candidatesOfChunk(std::size_t chunk, ChunkCandidates& result) const
{
    read(m_candidates.offset, chunk, result);
}

void PassBlock::digitsOfChunk(std::size_t chunk, ChunkDigits& result) const
{
    constexpr std::size_t kCellsOfWord = 64 / kDigitPlanes;
    const std::size_t apart = chunks();
    const std::uint64_t* lanes = m_block.chunksOf(m_digits) + chunk;
    const auto cells = static_cast<std::size_t>(m_board.cells());
    const auto planes = static_cast<std::size_t>(digitPlanes(m_board));
    std::size_t cell = 0;
    for (auto& rows : result.words) {
        rows.fill(0);
        for (std::size_t i = 0; i < kCellsOfWord && cell < cells; ++i, ++cell) {
            for (std::size_t plane = 0; plane < planes; ++plane)
                rows[i * kDigitPlanes + plane] = lanes[(plane * cells + cell) * apart];
        }
        m_block.kernels().transpose(rows.data());
    }
}

void PassBlock::begin(std::size_t chunk, std::uint64_t which, ChunkCandidates& candidates)
{
    write(chunk, which, candidates);
    for (std::uint64_t rest = which; rest != 0; rest &= rest - 1)
        setLevel(static_cast<int>(chunk * 64) + std::countr_zero(rest), 1);
}

bool PassBlock::canRun(const PassNetwork& pass)
{
    if (pass.search.push == kNoValue)
        return true;
    CompileRequest request;
    request.known = {{pass.search.push, 1}, {pass.search.pop, 0}};
    request.targets = {{pass.search.next.candidates, 0}};
    const std::array stack{pass.before.stack, pass.before.guess, pass.before.level};
    return std::ranges::none_of(stack, [&](ValueId value) { return needs(pass.network, request, value); });
}

} // namespace convoku
