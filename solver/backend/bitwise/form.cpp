// SPDX-License-Identifier: MIT
#include "solver/backend/bitwise/form.h"

#include <algorithm>
#include <numeric>

namespace convoku::bitwise {
namespace {

constexpr int kLargestTable = 1024;

const Number& computed(Base& base, Draft& draft, Numbers& numbers)
{
    if (base.computed)
        return base.number;
    base.computed = true;
    if (base.kind == Base::Kind::Difference) {
        base.number = numbers.subtract(base.number, base.subtrahend, base.range);
    } else if (base.kind == Base::Kind::Sum) {
        std::vector<Bit> bits;
        for (int term = 0; term < base.terms; ++term) {
            Map column;
            for (std::size_t i = static_cast<std::size_t>(term); i < base.taps->size();
                 i += static_cast<std::size_t>(base.terms))
                column.push_back((*base.taps)[i]);
            bits.push_back(draft.remap(base.bit, draft.intern(std::move(column))));
        }
        base.number = numbers.sum(std::move(bits), base.range);
    }
    return base.number;
}

/// The bit that answers a table of 0 and 1 over a sum, where a count's questions can.
Bit countedBit(const Base& base, const std::vector<int>& table, Draft& draft)
{
    const auto n = static_cast<std::size_t>(base.terms);
    const auto is = [&](auto holds) {
        for (std::size_t i = 0; i <= n; ++i) {
            if ((table[i] == 1) != holds(i))
                return false;
        }
        return true;
    };
    const auto ask = [&](CountIs question, auto holds) -> Bit {
        if (is(holds))
            return draft.count(question, base.bit, base.taps, base.terms);
        if (is([&](std::size_t i) { return !holds(i); }))
            return draft.notOf(draft.count(question, base.bit, base.taps, base.terms));
        return nullptr;
    };
    if (const Bit bit = ask(CountIs::AtLeastOne, [](std::size_t i) { return i >= 1; }))
        return bit;
    if (const Bit bit = ask(CountIs::One, [](std::size_t i) { return i == 1; }))
        return bit;
    if (const Bit bit = ask(CountIs::Two, [](std::size_t i) { return i == 2; }))
        return bit;
    if (const Bit bit = ask(CountIs::AtLeastTwo, [](std::size_t i) { return i >= 2; }))
        return bit;
    const auto anyZero = [&] { return draft.count(CountIs::AtLeastOne, draft.notOf(base.bit), base.taps, base.terms); };
    if (is([&](std::size_t i) { return i == n; }))
        return draft.notOf(anyZero());
    if (is([&](std::size_t i) { return i != n; }))
        return anyZero();
    return nullptr;
}

} // namespace

const std::shared_ptr<Base>& Form::base()
{
    if (!m_base && m_range.high - m_range.low < kLargestTable) {
        auto base = std::make_shared<Base>();
        base->range = m_range;
        base->number = m_number;
        base->computed = true;
        m_base = std::move(base);
        m_table.resize(static_cast<std::size_t>(m_range.high - m_range.low) + 1);
        std::iota(m_table.begin(), m_table.end(), m_range.low);
    }
    return m_base;
}

const Number& Form::number(Draft& draft, Numbers& numbers)
{
    if (!m_resolved) {
        m_number = resolve(draft, numbers);
        m_resolved = true;
    }
    return m_number;
}

Bit Form::bit(Draft& draft, Numbers& numbers)
{
    const Number& planes = number(draft, numbers);
    return planes.planes.empty() ? draft.constant(planes.elements, false) : planes.planes.front();
}

void Form::narrow(Range range, Numbers& numbers)
{
    m_range = {std::max(m_range.low, range.low), std::min(m_range.high, range.high)};
    if (m_resolved && m_number.range != m_range) {
        m_number = numbers.inRange(m_number, m_range);
        m_base = nullptr;
        m_table.clear();
    }
}

Number Form::resolve(Draft& draft, Numbers& numbers) const
{
    if (isConstant())
        return numbers.constant(m_shape.elements(), m_range.low);
    Base& base = *m_base;
    if (isLogical()) {
        const auto isZeroOnly = [&](int value) {
            for (std::size_t i = 0; i < m_table.size(); ++i) {
                if ((m_table[i] == value) != (base.range.low + static_cast<int>(i) == 0))
                    return false;
            }
            return true;
        };
        if (base.kind == Base::Kind::Sum) {
            if (const Bit bit = countedBit(base, m_table, draft))
                return Numbers::ofBit(bit);
        } else if (base.kind == Base::Kind::Difference && !base.computed && isZeroOnly(1)) {
            return Numbers::ofBit(numbers.equal(base.number, base.subtrahend));
        } else if (base.kind == Base::Kind::Difference && !base.computed && isZeroOnly(0)) {
            return Numbers::ofBit(draft.notOf(numbers.equal(base.number, base.subtrahend)));
        }
    }
    const Number& number = computed(base, draft, numbers);
    // A straight line is an addition, whatever the size of the table.
    const int slope = m_table[1] - m_table[0];
    bool straight = true;
    for (std::size_t i = 1; straight && i < m_table.size(); ++i)
        straight = m_table[i] - m_table[i - 1] == slope;
    if (straight && (slope == 1 || slope == -1)) {
        const int offset = m_table[0] - slope * base.range.low;
        // The very same planes, so that wherever they come to lie is known to all who read them.
        if (slope == 1 && offset == 0)
            return numbers.inRange(number, m_range);
        const Range turned = slope == 1 ? base.range : Range{-base.range.high, -base.range.low};
        return numbers.add(numbers.scale(number, slope, turned), numbers.constant(number.elements, offset), m_range);
    }
    return numbers.lookUp(number, m_table, m_range);
}

} // namespace convoku::bitwise
