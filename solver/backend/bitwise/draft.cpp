// SPDX-License-Identifier: MIT
#include "solver/backend/bitwise/draft.h"

#include <algorithm>
#include <bit>
#include <numeric>

namespace convoku::bitwise {
namespace {

constexpr std::size_t kMostLeaves = 4;

bool isRead(const Expression& bit)
{
    return bit.leaves.size() <= 1;
}

/// Returns true if f depends on that leaf.
bool matters(unsigned truth, std::size_t leaves, std::size_t leaf)
{
    for (unsigned at = 0; at < 1U << leaves; ++at) {
        const unsigned other = at ^ (1U << leaf);
        if ((truth >> at & 1U) != (truth >> other & 1U))
            return true;
    }
    return false;
}

unsigned without(unsigned truth, std::size_t leaves, std::size_t leaf)
{
    unsigned result = 0;
    unsigned next = 0;
    for (unsigned at = 0; at < 1U << leaves; ++at) {
        if ((at >> leaf & 1U) == 0)
            result |= (truth >> at & 1U) << next++;
    }
    return result;
}

} // namespace

int planesFor(Range range)
{
    if (range.low >= 0)
        return static_cast<int>(std::bit_width(static_cast<unsigned>(range.high)));
    const unsigned most = static_cast<unsigned>(std::max(range.high, -(range.low + 1)));
    return static_cast<int>(std::bit_width(most)) + 1;
}

const Map* Draft::intern(Map map)
{
    return &*m_maps.insert(std::move(map)).first;
}

Bit Draft::constant(int elements, bool value) const
{
    return std::make_shared<Expression>(Expression{elements, static_cast<std::uint16_t>(value ? 1 : 0), {}});
}

Bit Draft::pattern(const std::vector<bool>& values)
{
    const int elements = static_cast<int>(values.size());
    if (std::ranges::count(values, values.front()) == elements)
        return constant(elements, values.front());
    const int storage = newStorage(elements);
    m_storages.back().pattern = values;
    return std::make_shared<Expression>(Expression{elements, 0b10, {{storage, nullptr}}});
}

Bit Draft::given(Offset offset, int elements)
{
    // A plane given twice is one storage: candidates that no rule has changed are the same as those before the rules.
    const auto [known, isNew] = m_given.try_emplace({offset, elements}, 0);
    if (isNew) {
        known->second = newStorage(elements);
        m_storages.back().fixed = offset;
    }
    const int storage = known->second;
    return std::make_shared<Expression>(Expression{elements, 0b10, {{storage, nullptr}}});
}

Bit Draft::combine(std::uint8_t truth, std::vector<Bit> operands)
{
    while (true) {
        Expression result{operands.front()->elements, 0, {}};
        std::vector<std::vector<std::size_t>> slots; // by operand and its leaf, the place among the result's
        for (const Bit& operand : operands) {
            slots.emplace_back();
            for (const Leaf& leaf : operand->leaves) {
                const auto it = std::ranges::find(result.leaves, leaf);
                slots.back().push_back(static_cast<std::size_t>(it - result.leaves.begin()));
                if (it == result.leaves.end())
                    result.leaves.push_back(leaf);
            }
        }
        if (result.leaves.size() <= kMostLeaves) {
            unsigned whole = 0;
            for (unsigned at = 0; at < 1U << result.leaves.size(); ++at) {
                unsigned of = 0;
                for (std::size_t o = 0; o < operands.size(); ++o) {
                    unsigned own = 0;
                    for (std::size_t l = 0; l < slots[o].size(); ++l)
                        own |= (at >> slots[o][l] & 1U) << l;
                    of |= (static_cast<unsigned>(operands[o]->truth) >> own & 1U) << o;
                }
                whole |= (static_cast<unsigned>(truth) >> of & 1U) << at;
            }
            for (std::size_t leaf = result.leaves.size(); leaf-- > 0;) {
                if (!matters(whole, result.leaves.size(), leaf)) {
                    whole = without(whole, result.leaves.size(), leaf);
                    result.leaves.erase(result.leaves.begin() + static_cast<std::ptrdiff_t>(leaf));
                }
            }
            result.truth = static_cast<std::uint16_t>(whole);
            // Four are for counts, which take products of them.
            if (result.leaves.size() < kMostLeaves || productOf(result.truth, result.leaves))
                return std::make_shared<Expression>(std::move(result));
        }
        // Too many operands for one step: the largest part becomes a step of its own.
        const auto largest
            = std::ranges::max_element(operands, {}, [](const Bit& operand) { return operand->leaves.size(); });
        materialise(*largest);
    }
}

Bit Draft::remap(const Bit& bit, const Map* map)
{
    Expression result{static_cast<int>(map->size()), bit->truth, bit->leaves};
    for (Leaf& leaf : result.leaves) {
        Map composed = *map;
        if (leaf.map != nullptr)
            std::ranges::transform(composed, composed.begin(), [&](std::uint32_t e) { return (*leaf.map)[e]; });
        Map same(static_cast<std::size_t>(m_storages[static_cast<std::size_t>(leaf.storage)].elements));
        std::iota(same.begin(), same.end(), 0U);
        leaf.map = composed == same ? nullptr : intern(std::move(composed));
    }
    return std::make_shared<Expression>(std::move(result));
}

Bit Draft::count(CountIs question, const Bit& bit, const Map* taps, int terms)
{
    const int outputs = static_cast<int>(taps->size()) / terms;
    const auto column = [&](int term) {
        Map map;
        for (int o = 0; o < outputs; ++o)
            map.push_back((
                *taps)[static_cast<std::size_t>(o) * static_cast<std::size_t>(terms) + static_cast<std::size_t>(term)]);
        return remap(bit, intern(std::move(map)));
    };
    if (terms <= 3) {
        // So few make an expression that can become part of others.
        if (!isRead(*bit))
            materialise(bit);
        unsigned truth = 0;
        std::vector<Bit> operands;
        for (int term = 0; term < terms; ++term)
            operands.push_back(column(term));
        for (unsigned at = 0; at < 1U << terms; ++at) {
            const int ones = std::popcount(at);
            const bool yes = question == CountIs::AtLeastOne ? ones >= 1
                : question == CountIs::One                   ? ones == 1
                : question == CountIs::Two                   ? ones == 2
                                                             : ones >= 2;
            truth |= (yes ? 1U : 0U) << at;
        }
        return combine(static_cast<std::uint8_t>(truth), std::move(operands));
    }
    auto product = productOf(bit->truth, bit->leaves);
    if (!product) {
        materialise(bit);
        product = productOf(bit->truth, bit->leaves);
    }
    Drafted step;
    step.kind = Drafted::Kind::Count;
    step.question = question;
    step.positives = product->positives.size();
    step.leaves = product->positives;
    step.leaves.insert(step.leaves.end(), product->negatives.begin(), product->negatives.end());
    step.taps = taps;
    step.terms = terms;
    step.out = newStorage(outputs);
    m_steps.push_back(std::move(step));
    return std::make_shared<Expression>(Expression{outputs, 0b10, {{m_steps.back().out, nullptr}}});
}

void Draft::store(const Bit& bit, Offset offset)
{
    const auto given = m_given.find({offset, bit->elements});
    if (given != m_given.end()) {
        const Leaf own{given->second, nullptr};
        if (bit->truth == 0b10 && bit->leaves == std::vector{own})
            return; // stays as it is
        // Expressions that read a plane replaced earlier, or other elements of this one, must be computed before the
        // replacement.
        const bool clashes = std::ranges::any_of(bit->leaves, [&](const Leaf& leaf) {
            return leaf != own && (leaf.storage == own.storage || m_replaced.contains(leaf.storage));
        });
        // A plane that is only read, in another order or from another place, is copied: it is no step of its own yet.
        if (clashes && isRead(*bit) && bit->truth == 0b10)
            materialise(bit, newStorage(bit->elements));
        else if (clashes)
            materialise(bit);
        m_replaced.insert(given->second);
    }
    const int storage = newStorage(bit->elements);
    m_storages.back().fixed = offset;
    if (given != m_given.end())
        m_storages.back().replaces = given->second;
    materialise(bit, storage);
}

int Draft::newStorage(int elements)
{
    m_storages.push_back({elements, std::nullopt, std::nullopt, {}});
    return static_cast<int>(m_storages.size()) - 1;
}

void Draft::materialise(const Bit& bit)
{
    if (isRead(*bit) && bit->truth == 0b10)
        return;
    // An expression whose leaves are all read through one map is computed once per element that is read, not per
    // element that reads it: a question about the level is asked once, not for each of 729 candidates.
    const Map* map = bit->leaves.empty() ? nullptr : bit->leaves.front().map;
    const int elements = bit->leaves.empty() ? 0 : elementsOf(bit->leaves.front().storage);
    const bool hoists = map != nullptr && elements < bit->elements
        && std::ranges::all_of(
            bit->leaves, [&](const Leaf& leaf) { return leaf.map == map && elementsOf(leaf.storage) == elements; });
    Expression inner = *bit;
    if (hoists) {
        inner.elements = elements;
        for (Leaf& leaf : inner.leaves)
            leaf.map = nullptr;
    }
    std::vector<std::pair<int, const Map*>> leaves;
    for (const Leaf& leaf : inner.leaves)
        leaves.emplace_back(leaf.storage, leaf.map);
    const auto [known, isNew] = m_computed.try_emplace({inner.elements, inner.truth, std::move(leaves)}, 0);
    if (isNew) {
        known->second = newStorage(inner.elements);
        materialise(std::make_shared<Expression>(inner), known->second);
    }
    bit->truth = 0b10;
    bit->leaves = {{known->second, hoists ? map : nullptr}};
}

void Draft::materialise(const Bit& bit, int storage)
{
    if (bit->leaves.size() == kMostLeaves) {
        const Product product = *productOf(bit->truth, bit->leaves);
        const auto conjunction = [&](const std::vector<Leaf>& leaves) {
            Bit all = constant(bit->elements, true);
            for (const Leaf& leaf : leaves)
                all = andOf(all, std::make_shared<Expression>(Expression{bit->elements, 0b10, {leaf}}));
            return all;
        };
        // Two of the four first, so that the rest is a step of three.
        const bool byNegatives = product.negatives.size() >= 2;
        std::vector<Leaf> pair(byNegatives ? product.negatives.begin() : product.positives.begin(),
            (byNegatives ? product.negatives.begin() : product.positives.begin()) + 2);
        const Bit inner = conjunction(pair);
        materialise(inner);
        std::vector<Leaf> positives(product.positives.begin() + (byNegatives ? 0 : 2), product.positives.end());
        std::vector<Leaf> negatives(product.negatives.begin() + (byNegatives ? 2 : 0), product.negatives.end());
        (byNegatives ? negatives : positives).push_back(inner->leaves.front());
        const Bit whole = product.negatives.empty() ? conjunction(positives)
                                                    : andOf(conjunction(positives), notOf(conjunction(negatives)));
        *bit = *whole;
    }
    Drafted step;
    step.out = storage;
    step.truth = static_cast<std::uint8_t>(bit->truth);
    step.leaves = bit->leaves;
    m_steps.push_back(std::move(step));
    bit->truth = 0b10;
    bit->leaves = {{storage, nullptr}};
}

std::optional<Product> Draft::productOf(std::uint16_t truth, const std::vector<Leaf>& leaves)
{
    if (leaves.empty())
        return std::nullopt;
    const unsigned size = static_cast<unsigned>(leaves.size());
    for (unsigned negative = 0; negative < 1U << size; ++negative) {
        const unsigned positive = ~negative & ((1U << size) - 1);
        unsigned whole = 0;
        for (unsigned at = 0; at < 1U << size; ++at) {
            const bool yes = (at & positive) == positive && (negative == 0 || (at & negative) != negative);
            whole |= (yes ? 1U : 0U) << at;
        }
        if (whole == truth) {
            Product product;
            for (unsigned leaf = 0; leaf < size; ++leaf)
                ((negative >> leaf & 1U) != 0 ? product.negatives : product.positives).push_back(leaves[leaf]);
            return product;
        }
    }
    return std::nullopt;
}

} // namespace convoku::bitwise
