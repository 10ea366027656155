// SPDX-License-Identifier: MIT
// A part of Draft: the order of the steps, and which of them run tile by tile.
#include "solver/backend/bitwise/draft.h"
#include "solver/error.h"

#include <algorithm>
#include <tuple>

namespace convoku::bitwise {
bool Draft::isLarge(const Drafted& step) const
{
    constexpr int kWorthTiling = 3 * kTile;
    return step.kind == Drafted::Kind::Logic && elementsOf(step.out) >= kWorthTiling
        && elementsOf(step.out) % kTile == 0;
}

/// By storage the step that writes it, or -1.
std::vector<int> Draft::producers() const
{
    std::vector<int> producer(m_storages.size(), -1);
    for (std::size_t i = 0; i < m_steps.size(); ++i)
        producer[static_cast<std::size_t>(m_steps[i].out)] = static_cast<int>(i);
    return producer;
}

std::vector<std::vector<std::size_t>> Draft::readersBefore(const std::vector<bool>& needed) const
{
    std::vector<std::vector<std::size_t>> readers(m_storages.size());
    for (std::size_t i = 0; i < m_steps.size(); ++i) {
        for (const Leaf& leaf : m_steps[i].leaves) {
            if (needed[i])
                readers[static_cast<std::size_t>(leaf.storage)].push_back(i);
        }
    }
    std::vector<std::vector<std::size_t>> result(m_steps.size());
    for (std::size_t i = 0; i < m_steps.size(); ++i) {
        if (const auto replaced = m_storages[static_cast<std::size_t>(m_steps[i].out)].replaces) {
            result[i] = readers[static_cast<std::size_t>(*replaced)];
            std::erase(result[i], i);
        }
    }
    return result;
}

/// When a walk back from the results leaves each step: what belongs to one result stays together, and needs its memory
/// for a short time.
std::vector<std::size_t> Draft::timesOfNeed(const std::vector<int>& producer,
    const std::vector<std::vector<std::size_t>>& readers, const std::vector<bool>& needed) const
{
    constexpr std::size_t kNotYet = ~std::size_t{0};
    std::vector<std::size_t> left(m_steps.size(), kNotYet);
    std::vector<bool> onPath(m_steps.size(), false);
    std::size_t time = 0;
    std::vector<std::pair<std::size_t, std::size_t>> path; // step and the next of its leaves, then of its readers
    const auto enter = [&](std::size_t step) {
        if (left[step] != kNotYet)
            return;
        if (onPath[step])
            throw Error("bitwise", "what is stored in place of given planes depends on each other");
        onPath[step] = true;
        path.emplace_back(step, 0);
    };
    for (std::size_t i = 0; i < m_steps.size(); ++i) {
        if (!needed[i] || !m_storages[static_cast<std::size_t>(m_steps[i].out)].fixed)
            continue;
        enter(i);
        while (!path.empty()) {
            auto& [step, next] = path.back();
            const std::vector<Leaf>& leaves = m_steps[step].leaves;
            if (next == leaves.size() + readers[step].size()) {
                left[step] = time++;
                onPath[step] = false;
                path.pop_back();
                continue;
            }
            const std::size_t at = next++;
            if (at >= leaves.size())
                enter(readers[step][at - leaves.size()]);
            else if (const int from = producer[static_cast<std::size_t>(leaves[at].storage)]; from >= 0)
                enter(static_cast<std::size_t>(from));
        }
    }
    return left;
}

std::vector<Draft::Drafted> Draft::ordered() const
{
    const std::vector<int> producer = producers();
    std::vector<bool> needed(m_steps.size(), false);
    for (std::size_t i = m_steps.size(); i-- > 0;) {
        needed[i] = needed[i] || m_storages[static_cast<std::size_t>(m_steps[i].out)].fixed;
        for (const Leaf& leaf : m_steps[i].leaves) {
            const int from = producer[static_cast<std::size_t>(leaf.storage)];
            if (needed[i] && from >= 0)
                needed[static_cast<std::size_t>(from)] = true;
        }
    }
    const std::vector<std::vector<std::size_t>> readers = readersBefore(needed);
    const std::vector<std::size_t> left = timesOfNeed(producer, readers, needed);
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < m_steps.size(); ++i) {
        if (needed[i])
            order.push_back(i);
    }
    std::ranges::sort(order, {}, [&](std::size_t i) { return left[i]; });

    // Large element-wise steps that only need each other come together; the small ones and the counts between them.
    // A step's phase says how often the two kinds have to take turns before it.
    std::vector<int> phase(m_steps.size(), 0);
    for (const std::size_t i : order) {
        const Drafted& step = m_steps[i];
        const auto comesAfter = [&](std::size_t from, bool sameElements) {
            const Drafted& before = m_steps[from];
            const bool together = isLarge(step) && isLarge(before) && sameElements;
            phase[i] = std::max(phase[i], phase[from] + (isLarge(before) && !together ? 1 : 0));
        };
        for (const Leaf& leaf : step.leaves) {
            const int from = producer[static_cast<std::size_t>(leaf.storage)];
            if (from >= 0)
                comesAfter(static_cast<std::size_t>(from), leaf.map == nullptr);
        }
        for (const std::size_t reader : readers[i]) {
            const int replaced = *m_storages[static_cast<std::size_t>(step.out)].replaces;
            comesAfter(reader,
                elementsOf(m_steps[reader].out) == elementsOf(step.out)
                    && std::ranges::find_if(m_steps[reader].leaves,
                           [&](const Leaf& leaf) { return leaf.storage == replaced && leaf.map != nullptr; })
                        == m_steps[reader].leaves.end());
        }
    }
    std::ranges::sort(order, {}, [&](std::size_t i) {
        const bool large = isLarge(m_steps[i]);
        return std::tuple(phase[i], large, large ? elementsOf(m_steps[i].out) : 0, left[i]);
    });
    std::vector<Drafted> result;
    for (const std::size_t i : order)
        result.push_back(m_steps[i]);
    return result;
}

std::vector<Draft::Group> Draft::grouped(const std::vector<Drafted>& steps) const
{
    std::vector<Group> groups;
    std::set<int> written; // by the open group
    std::set<int> readAcross; // by the open group: other elements than those of the tile
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const Drafted& step = steps[i];
        const int elements = elementsOf(step.out);
        const bool large = isLarge(step);
        const auto readsAcross
            = [&](const Leaf& leaf) { return leaf.map != nullptr && written.contains(leaf.storage); };
        const auto replaced = m_storages[static_cast<std::size_t>(step.out)].replaces;
        const bool joins = large && !groups.empty()
            && groups.back().tiles == static_cast<std::uint32_t>(elements / kTile)
            && std::ranges::none_of(step.leaves, readsAcross) && !(replaced && readAcross.contains(*replaced));
        if (!joins) {
            groups.push_back({i, 0, large ? static_cast<std::uint32_t>(elements / kTile) : 1});
            written.clear();
            readAcross.clear();
        }
        ++groups.back().count;
        written.insert(step.out);
        for (const Leaf& leaf : step.leaves) {
            if (leaf.map != nullptr)
                readAcross.insert(leaf.storage);
        }
    }
    return groups;
}

} // namespace convoku::bitwise
