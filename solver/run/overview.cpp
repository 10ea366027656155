// SPDX-License-Identifier: MIT
#include "solver/run/overview.h"

#include <algorithm>
#include <numeric>

namespace convoku {
namespace {

PassNumbers numbersOf(const Recording& recording, int pass, std::uint8_t depthBefore)
{
    PassNumbers numbers;
    numbers.depth = depthBefore;
    numbers.maxDepth = depthBefore;
    bool changed = pass == 0;
    int flags = 0;
    for (const Event& event : recording.eventsOf(pass)) {
        numbers.depth = event.depth;
        numbers.maxDepth = std::max(numbers.maxDepth, event.depth);
        switch (event.kind) {
        case EventKind::Rule: {
            auto& removed = numbers.removed[static_cast<std::size_t>(recording.ruleOf(event).family)];
            removed = static_cast<std::uint16_t>(removed + event.changedCount);
            changed = true;
            break;
        }
        case EventKind::Contradiction:
            flags |= ContradictionFlag;
            break;
        case EventKind::Solution:
            flags |= SolvedFlag;
            break;
        case EventKind::Push:
            flags |= PushFlag;
            changed = true;
            break;
        case EventKind::Pop:
            flags |= PopFlag;
            changed = true;
            break;
        case EventKind::End:
            flags |= EndFlag;
            flags |= recording.result() == RunResult::Solved ? SolvedFlag : 0;
            break;
        case EventKind::Start:
            break;
        }
    }
    numbers.flags = static_cast<std::uint8_t>(changed ? flags : flags | IdleFlag);
    return numbers;
}

} // namespace

int PassNumbers::allRemoved() const
{
    return std::accumulate(removed.begin(), removed.end(), 0);
}

void RangeNumbers::add(const PassNumbers& pass)
{
    for (std::size_t i = 0; i < removed.size(); ++i)
        removed[i] += pass.removed[i];
    mostRemoved = std::max(mostRemoved, pass.allRemoved());
    leastDepth = passes == 0 ? pass.depth : std::min(leastDepth, static_cast<int>(pass.depth));
    ++passes;
    pushes += pass.flags & PushFlag ? 1 : 0;
    pops += pass.flags & PopFlag ? 1 : 0;
    depth = std::max(depth, static_cast<int>(pass.depth));
    maxDepth = std::max(maxDepth, static_cast<int>(pass.maxDepth));
    flags = static_cast<std::uint8_t>(flags | pass.flags);
}

void RangeNumbers::add(const RangeNumbers& range)
{
    for (std::size_t i = 0; i < removed.size(); ++i)
        removed[i] += range.removed[i];
    mostRemoved = std::max(mostRemoved, range.mostRemoved);
    if (range.passes > 0)
        leastDepth = passes == 0 ? range.leastDepth : std::min(leastDepth, range.leastDepth);
    passes += range.passes;
    pushes += range.pushes;
    pops += range.pops;
    depth = std::max(depth, range.depth);
    maxDepth = std::max(maxDepth, range.maxDepth);
    flags = static_cast<std::uint8_t>(flags | range.flags);
}

void RunOverview::update(const Recording& recording)
{
    for (int pass = static_cast<int>(m_passes.size()); pass <= recording.passCount(); ++pass) {
        const std::uint8_t depthBefore = m_passes.empty() ? std::uint8_t{0} : m_passes.back().depth;
        add(numbersOf(recording, pass, depthBefore));
    }
}

void RunOverview::add(const PassNumbers& pass)
{
    if (m_passes.size() % kBlock == 0)
        m_blocks.emplace_back();
    m_passes.push_back(pass);
    m_blocks.back().add(pass);
    m_all.add(pass);
}

void RunOverview::reset()
{
    m_passes.clear();
    m_blocks.clear();
    m_all = {};
}

RangeNumbers RunOverview::range(int first, int last) const
{
    RangeNumbers numbers;
    last = std::min(last, passCount());
    for (int pass = std::max(first, 0); pass <= last;) {
        if (pass % kBlock == 0 && pass + kBlock - 1 <= last) {
            numbers.add(m_blocks[static_cast<std::size_t>(pass / kBlock)]);
            pass += kBlock;
        } else {
            numbers.add(m_passes[static_cast<std::size_t>(pass)]);
            ++pass;
        }
    }
    return numbers;
}

std::size_t RunOverview::memoryInBytes() const
{
    return m_passes.capacity() * sizeof(PassNumbers) + m_blocks.capacity() * sizeof(RangeNumbers);
}

double timeOf(const Recording& recording, Position position)
{
    if (position.pass == 0)
        return 1;
    double done = position.step;
    if (position.layer > 0)
        done += static_cast<double>(position.layer) / (recording.layersAt(position) + 1) - 1;
    return position.pass + done / recording.stepsPerPass();
}

} // namespace convoku
