// SPDX-License-Identifier: MIT
// A part of Draft: counts with fewer operands. Naked pairs are most of what the classic rules cost, 36 pairs of digits
// in 81 cells; here they lose half of their reads.
#include "solver/backend/bitwise/draft.h"

#include <algorithm>
#include <limits>
#include <numeric>

namespace convoku::bitwise {
namespace {

bool isSet(unsigned truth, unsigned at)
{
    return (truth >> at & 1U) != 0;
}

/// Returns true if f is 0 wherever that operand is 0.
bool needs(unsigned truth, std::size_t operands, std::size_t operand)
{
    for (unsigned at = 0; at < 1U << operands; ++at) {
        if ((at >> operand & 1U) == 0 && isSet(truth, at))
            return false;
    }
    return true;
}

} // namespace

void Draft::simplifyCounts()
{
    std::vector<int> readers(m_storages.size(), 0);
    std::vector<int> reader(m_storages.size(), -1);
    for (std::size_t i = 0; i < m_steps.size(); ++i) {
        for (const Leaf& leaf : m_steps[i].leaves) {
            ++readers[static_cast<std::size_t>(leaf.storage)];
            reader[static_cast<std::size_t>(leaf.storage)] = static_cast<int>(i);
        }
    }
    std::vector<Drafted> steps;
    for (Drafted& step : m_steps) {
        if (step.kind == Drafted::Kind::Count) {
            const auto out = static_cast<std::size_t>(step.out);
            // If the only reader is x & f(count), the answer does not matter where x is 0, so x can be taken for 1.
            if (step.question == CountIs::AtLeastOne && readers[out] == 1 && !m_storages[out].fixed) {
                const Drafted& only = m_steps[static_cast<std::size_t>(reader[out])];
                const auto readsIt = [&](const Leaf& leaf) { return leaf == Leaf{step.out, nullptr}; };
                for (std::size_t l = 0; l < only.leaves.size(); ++l) {
                    if (only.kind == Drafted::Kind::Logic && std::ranges::any_of(only.leaves, readsIt)
                        && !readsIt(only.leaves[l]) && only.leaves[l].map == nullptr
                        && needs(only.truth, only.leaves.size(), l))
                        assume(step, only.leaves[l]);
                }
            }
            maskOperands(step, steps);
        }
        steps.push_back(std::move(step));
    }
    m_steps = std::move(steps);
}

/// Takes an element of the count's operands for 1 where it is the element of the output itself.
void Draft::assume(Drafted& count, const Leaf& known)
{
    const auto terms = static_cast<std::size_t>(count.terms);
    const auto isOutput = [&](const Leaf& leaf, std::size_t i) {
        return leaf.storage == known.storage && elementOf(leaf, (*count.taps)[i]) == i / terms;
    };
    // Among the negatives, in ~(x & y & …), two operands that take turns in reading it become the other one.
    const std::size_t first = count.positives;
    for (std::size_t a = first; a < count.leaves.size(); ++a) {
        for (std::size_t b = a + 1; b < count.leaves.size(); ++b) {
            const Leaf x = count.leaves[a];
            const Leaf y = count.leaves[b];
            bool takeTurns = x.storage == known.storage && y.storage == known.storage;
            for (std::size_t i = 0; takeTurns && i < count.taps->size(); ++i)
                takeTurns = isOutput(x, i) || isOutput(y, i);
            if (!takeTurns)
                continue;
            // From now on a term for each tap, as the same term differs from output to output.
            std::vector<Leaf> leaves;
            for (std::size_t l = 0; l < count.leaves.size(); ++l) {
                if (l == b)
                    continue;
                Map map;
                for (std::size_t i = 0; i < count.taps->size(); ++i)
                    map.push_back(elementOf(l == a && isOutput(x, i) ? y : count.leaves[l], (*count.taps)[i]));
                leaves.push_back({count.leaves[l].storage, intern(std::move(map))});
            }
            Map taps(count.taps->size());
            std::iota(taps.begin(), taps.end(), 0U);
            count.taps = intern(std::move(taps));
            count.leaves = std::move(leaves);
            return;
        }
    }
}

void Draft::maskOperands(Drafted& count, std::vector<Drafted>& before)
{
    std::vector<Leaf> positives(
        count.leaves.begin(), count.leaves.begin() + static_cast<std::ptrdiff_t>(count.positives));
    std::vector<Leaf> negatives(
        count.leaves.begin() + static_cast<std::ptrdiff_t>(count.positives), count.leaves.end());
    maskGroup(positives, *count.taps, before);
    maskGroup(negatives, *count.taps, before);
    count.positives = positives.size();
    count.leaves = std::move(positives);
    count.leaves.insert(count.leaves.end(), negatives.begin(), negatives.end());
}

/// a & b & m, where m belongs to a's and to b's elements alike, is (a & m) & (b & m): where the terms are many more
/// than the elements, m is put into the elements, once.
void Draft::maskGroup(std::vector<Leaf>& group, const Map& taps, std::vector<Drafted>& before)
{
    constexpr auto kNone = std::numeric_limits<std::uint32_t>::max();
    for (std::size_t m = 0; m < group.size() && group.size() >= 2; ++m) {
        const Leaf mask = group[m];
        std::vector<Leaf> masked;
        std::vector<std::tuple<int, const Map*>> wanted; // storage and, by its elements, those of the mask
        for (const Leaf& leaf : group) {
            if (leaf == mask)
                continue;
            const auto elements = static_cast<std::size_t>(elementsOf(leaf.storage));
            Map of(elements, kNone);
            bool belongs = elements * 2 <= taps.size() && elementsOf(mask.storage) < elementsOf(leaf.storage);
            for (std::size_t i = 0; belongs && i < taps.size(); ++i) {
                std::uint32_t& known = of[elementOf(leaf, taps[i])];
                const std::uint32_t element = elementOf(mask, taps[i]);
                belongs = known == kNone || known == element;
                known = element;
            }
            if (!belongs)
                break;
            // Elements that are never read continue the pattern of the others, so that one plane serves all that read
            // parts of it, and its elements are adjacent.
            const auto period = static_cast<std::size_t>(elementsOf(mask.storage));
            for (std::size_t e = 0; e < elements; ++e) {
                if (of[e] == kNone)
                    of[e] = static_cast<std::uint32_t>(e % period);
            }
            wanted.emplace_back(leaf.storage, intern(std::move(of)));
            masked.push_back(leaf);
        }
        if (masked.size() + 1 != group.size())
            continue;
        for (std::size_t l = 0; l < masked.size(); ++l) {
            const auto [storage, of] = wanted[l];
            auto known = m_masked.find({storage, mask.storage, of});
            if (known == m_masked.end()) {
                Drafted step;
                step.truth = 0b1000;
                step.leaves = {{storage, nullptr}, {mask.storage, of}};
                step.out = newStorage(elementsOf(storage));
                known = m_masked.emplace(std::tuple(storage, mask.storage, of), step.out).first;
                before.push_back(std::move(step));
            }
            masked[l].storage = known->second;
        }
        group = std::move(masked);
        return;
    }
}

} // namespace convoku::bitwise
