// SPDX-License-Identifier: MIT
// A part of Draft: places in memory, and addresses in place of maps.
#include "solver/backend/bitwise/draft.h"
#include "solver/backend/bitwise/truth.h"

#include <algorithm>

namespace convoku::bitwise {
namespace {

/// Pieces of memory that are free, by where they begin.
class FreeSpace
{
public:
    explicit FreeSpace(Offset first)
        : m_end(first)
    {
    }

    /// The first that is large enough: results stay close together, and what is close stays in the cache.
    Offset take(Offset words)
    {
        for (auto it = m_free.begin(); it != m_free.end(); ++it) {
            if (it->second < words)
                continue;
            const Offset offset = it->first;
            const Offset rest = it->second - words;
            m_free.erase(it);
            if (rest > 0)
                m_free[offset + words] = rest;
            return offset;
        }
        m_end += words;
        return m_end - words;
    }

    void giveBack(Offset offset, Offset words)
    {
        auto next = m_free.lower_bound(offset);
        if (next != m_free.end() && offset + words == next->first) {
            words += next->second;
            next = m_free.erase(next);
        }
        if (next != m_free.begin()) {
            const auto before = std::prev(next);
            if (before->first + before->second == offset) {
                before->second += words;
                return;
            }
        }
        m_free[offset] = words;
    }

    Offset end() const { return m_end; }

private:
    std::map<Offset, Offset> m_free;
    Offset m_end;
};

/// Returns the step between neighbours if it is the same in all strips of that length; otherwise none.
std::optional<std::int32_t> strideOf(const std::vector<Offset>& at, std::size_t length)
{
    if (length == 1)
        return 0;
    const Offset stride = at[1] - at[0]; // wraps around where it is negative, as do the others
    for (std::size_t e = 0; e < at.size(); ++e) {
        if (e % length != 0 && at[e] - at[e - 1] != stride)
            return std::nullopt;
    }
    return static_cast<std::int32_t>(stride);
}

/// Returns the first elements of rows in which each operand has one step between neighbours. Each row is as long as
/// possible.
std::vector<std::size_t> rowsOf(const std::array<std::vector<Offset>, 3>& at)
{
    const auto continuesRow = [&at](std::size_t begin, std::size_t e) {
        return std::ranges::all_of(at, [&](const std::vector<Offset>& operand) {
            return operand[e] - operand[e - 1] == operand[begin + 1] - operand[begin];
        });
    };
    std::vector<std::size_t> rows;
    for (std::size_t e = 0; e < at[0].size(); ++e) {
        if (rows.empty() || (e > rows.back() + 1 && !continuesRow(rows.back(), e)))
            rows.push_back(e);
    }
    return rows;
}

} // namespace

std::vector<Draft::Lying> Draft::places(
    const std::vector<Drafted>& steps, const std::vector<Group>& groups, Offset firstFree, Offset& end) const
{
    std::vector<std::size_t> lastUse(m_storages.size(), 0);
    std::vector<std::size_t> groupOf(m_storages.size(), groups.size());
    std::vector<bool> local(m_storages.size(), true); // to the group that writes it
    for (std::size_t g = 0; g < groups.size(); ++g) {
        for (std::size_t i = groups[g].first; i < groups[g].first + groups[g].count; ++i) {
            for (const Leaf& leaf : steps[i].leaves) {
                const auto storage = static_cast<std::size_t>(leaf.storage);
                lastUse[storage] = i;
                local[storage] = local[storage] && groupOf[storage] == g;
            }
            groupOf[static_cast<std::size_t>(steps[i].out)] = g;
        }
    }
    // Tiles have a space of their own, in front: the next tile of an earlier step must not write where a later step of
    // the same group keeps more than a tile.
    FreeSpace tiles(firstFree);
    FreeSpace space(0);
    std::vector<Lying> lying(m_storages.size());
    const auto isTemporary = [&](std::size_t s) { return !m_storages[s].fixed && m_storages[s].pattern.empty(); };
    for (std::size_t s = 0; s < m_storages.size(); ++s) {
        const auto words = static_cast<std::uint32_t>(m_storages[s].elements);
        const bool inGroup = isTemporary(s) && local[s] && groupOf[s] < groups.size() && groups[groupOf[s]].tiles > 1;
        lying[s].period = inGroup ? static_cast<std::uint32_t>(kTile) : words;
        if (m_storages[s].fixed)
            lying[s].offset = *m_storages[s].fixed;
        else if (!m_storages[s].pattern.empty())
            lying[s].offset = space.take(words);
    }
    const auto isTile
        = [&](std::size_t s) { return lying[s].period != static_cast<std::uint32_t>(m_storages[s].elements); };
    // For the same reason memory outside of tiles is given back when the group is through.
    std::vector<std::pair<Offset, Offset>> dead;
    for (const Group& group : groups) {
        std::set<int> readAcross;
        for (std::size_t i = group.first; i < group.first + group.count; ++i) {
            for (const Leaf& leaf : steps[i].leaves) {
                if (leaf.map != nullptr)
                    readAcross.insert(leaf.storage);
            }
        }
        for (std::size_t i = group.first; i < group.first + group.count; ++i) {
            const Drafted& step = steps[i];
            const auto out = static_cast<std::size_t>(step.out);
            // A result can take the place of an operand that is read element by element and never again.
            const auto heir = std::ranges::find_if(step.leaves, [&](const Leaf& leaf) {
                const auto storage = static_cast<std::size_t>(leaf.storage);
                const auto sameStorage = [&](const Leaf& other) { return other.storage == leaf.storage; };
                return step.kind == Drafted::Kind::Logic && leaf.map == nullptr && lastUse[storage] == i
                    && isTemporary(storage) && lying[storage].period == lying[out].period
                    && m_storages[storage].elements == m_storages[out].elements && !readAcross.contains(leaf.storage)
                    && std::ranges::count_if(step.leaves, sameStorage) == 1;
            });
            const bool inherits = isTemporary(out) && heir != step.leaves.end();
            if (isTemporary(out))
                lying[out].offset = inherits ? lying[static_cast<std::size_t>(heir->storage)].offset
                                             : (isTile(out) ? tiles : space).take(lying[out].period);
            std::set<int> seen;
            for (const Leaf& leaf : step.leaves) {
                const auto storage = static_cast<std::size_t>(leaf.storage);
                if (lastUse[storage] != i || !isTemporary(storage) || !seen.insert(leaf.storage).second
                    || (inherits && leaf.storage == heir->storage))
                    continue;
                if (isTile(storage))
                    tiles.giveBack(lying[storage].offset, lying[storage].period);
                else
                    dead.emplace_back(lying[storage].offset, lying[storage].period);
            }
        }
        for (const auto& [offset, words] : dead)
            space.giveBack(offset, words);
        dead.clear();
    }
    for (std::size_t s = 0; s < m_storages.size(); ++s) {
        if (!m_storages[s].fixed && !isTile(s))
            lying[s].offset += tiles.end();
    }
    end = tiles.end() + space.end();
    return lying;
}

Offset Draft::addressOf(const std::vector<Lying>& lying, const Leaf& leaf, std::size_t element) const
{
    const Lying& where = lying[static_cast<std::size_t>(leaf.storage)];
    const std::uint32_t read = elementOf(leaf, element);
    return where.offset + (read < where.period ? read : read % where.period);
}

/// One step, or several where the elements lie in rows of different lengths: the last of an odd number of winners, say.
void Draft::addLogicSteps(
    const Drafted& drafted, const std::vector<Lying>& lying, std::uint32_t tiles, std::vector<LogicStep>& steps) const
{
    const auto elements = static_cast<std::size_t>(elementsOf(drafted.out));
    const Canonical canonical = canonicalTruth(widened(drafted.truth, drafted.leaves.size()));
    LogicStep step;
    step.truth = canonical.truth;
    std::array<std::vector<Offset>, 3> at;
    for (std::size_t operand = 0; operand < 3; ++operand) {
        const std::size_t leaf = canonical.order[operand];
        for (std::size_t e = 0; e < elements; ++e) {
            // An operand that does not matter is not read.
            at[operand].push_back(leaf < drafted.leaves.size() ? addressOf(lying, drafted.leaves[leaf], e) : 0);
        }
    }
    const auto addRow = [&](std::size_t e) {
        step.strips.push_back({addressOf(lying, {drafted.out, nullptr}, e), at[0][e], at[1][e], at[2][e]});
    };
    const std::size_t inTile = elements / tiles;
    for (std::size_t length = inTile; length >= 1; --length) {
        if (inTile % length != 0)
            continue;
        const auto a = strideOf(at[0], length);
        const auto b = strideOf(at[1], length);
        const auto c = strideOf(at[2], length);
        if (!a || !b || !c)
            continue;
        step.length = static_cast<std::uint32_t>(length);
        step.stride = {*a, *b, *c};
        break;
    }
    if (step.length == 1 && tiles == 1) {
        const std::vector<std::size_t> rows = rowsOf(at);
        constexpr std::size_t kWorthAStep = 4; // elements, on average: each is a call of its own
        if (rows.size() * kWorthAStep <= elements) {
            for (std::size_t row = 0; row < rows.size(); ++row) {
                const std::size_t begin = rows[row];
                const std::size_t end = row + 1 < rows.size() ? rows[row + 1] : elements;
                step.length = static_cast<std::uint32_t>(end - begin);
                for (std::size_t operand = 0; operand < 3; ++operand)
                    step.stride[operand]
                        = end - begin > 1 ? static_cast<std::int32_t>(at[operand][begin + 1] - at[operand][begin]) : 0;
                step.strips.clear();
                addRow(begin);
                steps.push_back(step);
            }
            return;
        }
    }
    for (std::size_t e = 0; e < elements; e += step.length)
        addRow(e);
    steps.push_back(std::move(step));
}

Program Draft::assemble(Offset firstFree)
{
    simplifyCounts();
    Program program;
    const std::vector<Drafted> steps = ordered();
    const std::vector<Group> groups = grouped(steps);
    const std::vector<Lying> lying = places(steps, groups, firstFree, program.words);
    for (std::size_t s = 0; s < m_storages.size(); ++s) {
        for (std::size_t e = 0; e < m_storages[s].pattern.size(); ++e)
            program.constants.push_back({lying[s].offset + static_cast<Offset>(e), m_storages[s].pattern[e]});
        if (m_storages[s].fixed)
            program.words = std::max(program.words, lying[s].offset + lying[s].period);
    }
    for (const Group& group : groups) {
        const Drafted& first = steps[group.first];
        if (first.kind == Drafted::Kind::Logic) {
            TiledSteps tiled{group.tiles, {}};
            for (std::size_t i = group.first; i < group.first + group.count; ++i)
                addLogicSteps(steps[i], lying, group.tiles, tiled.steps);
            program.steps.emplace_back(std::move(tiled));
            continue;
        }
        if (first.question == CountIs::AtLeastOne)
            program.steps.emplace_back(anyStep(first, lying));
        else
            program.steps.emplace_back(countStep(first, lying));
    }
    return program;
}

} // namespace convoku::bitwise
