// SPDX-License-Identifier: MIT
#include "solver/backend/bitwise/numbers.h"

#include <algorithm>
#include <functional>

namespace convoku::bitwise {
namespace {

bool isSet(int value, std::size_t plane)
{
    return (static_cast<unsigned>(value) >> plane & 1U) != 0;
}

std::size_t size(int planes)
{
    return static_cast<std::size_t>(planes);
}

} // namespace

Bit Numbers::plane(const Number& a, std::size_t p) const
{
    if (p < a.planes.size())
        return a.planes[p];
    return a.isSigned() ? a.planes.back() : m_draft.constant(a.elements, false);
}

Number Numbers::constant(int elements, int value)
{
    Number result{{value, value}, elements, {}};
    for (std::size_t p = 0; p < size(planesFor(result.range)); ++p)
        result.planes.push_back(m_draft.constant(elements, isSet(value, p)));
    return result;
}

Number Numbers::pattern(const std::vector<int>& values)
{
    const auto [low, high] = std::ranges::minmax(values);
    Number result{{low, high}, static_cast<int>(values.size()), {}};
    for (std::size_t p = 0; p < size(planesFor(result.range)); ++p) {
        std::vector<bool> bits;
        for (const int value : values)
            bits.push_back(isSet(value, p));
        result.planes.push_back(m_draft.pattern(bits));
    }
    return result;
}

Number Numbers::inRange(const Number& a, Range range)
{
    if (range.low == range.high)
        return constant(a.elements, range.low);
    Number result{range, a.elements, {}};
    for (std::size_t p = 0; p < size(planesFor(range)); ++p)
        result.planes.push_back(plane(a, p));
    return result;
}

Number Numbers::remap(const Number& a, const Map* map)
{
    Number result{a.range, static_cast<int>(map->size()), {}};
    for (const Bit& bit : a.planes)
        result.planes.push_back(m_draft.remap(bit, map));
    return result;
}

Number Numbers::joined(std::span<const Number> parts)
{
    if (parts.size() == 1)
        return parts.front();
    // By halves: one after the other, the first of many would be chosen anew with each that follows.
    const std::size_t half = parts.size() / 2;
    const Number a = joined(parts.first(half));
    const Number b = joined(parts.subspan(half));
    const int elements = a.elements + b.elements;
    const Range range{std::min(a.range.low, b.range.low), std::max(a.range.high, b.range.high)};
    std::vector<bool> isOfB(size(elements), true);
    std::fill_n(isOfB.begin(), a.elements, false);
    const auto spread = [&](const Number& part, int first) {
        Map map;
        for (int e = 0; e < elements; ++e)
            map.push_back(static_cast<std::uint32_t>(std::clamp(e - first, 0, part.elements - 1)));
        return inRange(remap(part, m_draft.intern(std::move(map))), range);
    };
    return choose(m_draft.pattern(isOfB), spread(a, 0), spread(b, a.elements), range);
}

Number Numbers::sumWithCarry(const Number& a, const Number& b, bool negateB, Range range)
{
    if (range.low == range.high)
        return constant(a.elements, range.low);
    Number result{range, a.elements, {}};
    Bit carry = m_draft.constant(a.elements, negateB);
    for (std::size_t p = 0; p < size(planesFor(range)); ++p) {
        const Bit x = plane(a, p);
        const Bit y = negateB ? m_draft.notOf(plane(b, p)) : plane(b, p);
        result.planes.push_back(m_draft.xor3(x, y, carry));
        carry = m_draft.majority(x, y, carry);
    }
    return result;
}

Number Numbers::add(const Number& a, const Number& b, Range range)
{
    return sumWithCarry(a, b, false, range);
}

Number Numbers::subtract(const Number& a, const Number& b, Range range)
{
    return sumWithCarry(a, b, true, range);
}

Number Numbers::scale(const Number& a, int factor, Range range)
{
    // Wrapped to the planes of the result every partial sum is right, however large it is on the way.
    const std::size_t width = size(planesFor(range));
    const Range wide{range.low, range.high};
    Number result = constant(a.elements, 0);
    const unsigned size = static_cast<unsigned>(factor < 0 ? -factor : factor);
    for (std::size_t bit = 0; bit < width && size >> bit != 0; ++bit) {
        if ((size >> bit & 1U) == 0)
            continue;
        Number shifted{wide, a.elements, {}};
        for (std::size_t p = 0; p < width; ++p)
            shifted.planes.push_back(p < bit ? m_draft.constant(a.elements, false) : plane(a, p - bit));
        result = factor < 0 ? subtract(result, shifted, wide) : add(result, shifted, wide);
    }
    return inRange(result, range);
}

Number Numbers::multiply(const Number& a, const Number& b, Range range)
{
    if (range.low == range.high)
        return constant(a.elements, range.low);
    const std::size_t width = size(planesFor(range));
    Number result = constant(a.elements, 0);
    for (std::size_t bit = 0; bit < b.planes.size() && bit < width; ++bit) {
        Number part{range, a.elements, {}};
        for (std::size_t p = 0; p < width; ++p)
            part.planes.push_back(
                p < bit ? m_draft.constant(a.elements, false) : m_draft.andOf(plane(a, p - bit), b.planes[bit]));
        const bool isSign = b.isSigned() && bit + 1 == b.planes.size();
        result = isSign ? subtract(result, part, range) : add(result, part, range);
    }
    return inRange(result, range);
}

Number Numbers::sumOfProducts(const Number& a, const Number& b, std::vector<ProductReads> reads, Range range)
{
    const bool areBits = a.range == Range{0, 1} && b.range == Range{0, 1};
    std::vector<Bit> bits;
    Number result = inRange(constant(static_cast<int>(reads.front().a.size()), 0), range);
    for (ProductReads& each : reads) {
        const Number x = remap(a, m_draft.intern(std::move(each.a)));
        const Number y = remap(b, m_draft.intern(std::move(each.b)));
        if (areBits)
            bits.push_back(m_draft.andOf(x.planes[0], y.planes[0]));
        else // wrapped to the planes of the result, sums are right whatever the range of their parts
            result = add(result, multiply(x, y, range), range);
    }
    return areBits ? sum(std::move(bits), range) : result;
}

Number Numbers::sum(std::vector<Bit> bits, Range range)
{
    const int elements = bits.front()->elements;
    Number result{{0, static_cast<int>(bits.size())}, elements, {}};
    std::vector<Bit> column = std::move(bits);
    while (result.planes.size() < size(planesFor(result.range))) {
        std::vector<Bit> next;
        while (column.size() > 1) {
            const Bit a = column[0];
            const Bit b = column[1];
            const Bit c = column.size() > 2 ? column[2] : m_draft.constant(elements, false);
            column.erase(
                column.begin(), column.begin() + static_cast<std::ptrdiff_t>(std::min<std::size_t>(3, column.size())));
            column.push_back(m_draft.xor3(a, b, c));
            next.push_back(m_draft.majority(a, b, c));
        }
        result.planes.push_back(column.empty() ? m_draft.constant(elements, false) : column.front());
        column = std::move(next);
    }
    return inRange(result, range);
}

Number Numbers::choose(const Bit& s, const Number& a, const Number& b, Range range)
{
    if (range.low == range.high)
        return constant(a.elements, range.low);
    Number result{range, a.elements, {}};
    for (std::size_t p = 0; p < size(planesFor(range)); ++p)
        result.planes.push_back(m_draft.muxOf(s, plane(a, p), plane(b, p)));
    return result;
}

Bit Numbers::equal(const Number& a, const Number& b)
{
    const std::size_t width = std::max(a.planes.size(), b.planes.size()) + (a.isSigned() != b.isSigned() ? 1 : 0);
    Bit same = m_draft.constant(a.elements, true);
    for (std::size_t p = 0; p < width; ++p)
        same = m_draft.combine(0b1001'0000, {plane(a, p), plane(b, p), same});
    return same;
}

Bit Numbers::less(const Number& a, const Number& b)
{
    // The sign of a − b, of which only the borrows are needed: on one plane more than both have, and on one more where
    // a number without a sign meets one with it.
    const std::size_t width = std::max(a.planes.size(), b.planes.size()) + (a.isSigned() != b.isSigned() ? 2 : 1);
    Bit borrow = m_draft.constant(a.elements, false);
    for (std::size_t p = 0; p + 1 < width; ++p)
        borrow = m_draft.combine(0b1101'0100, {plane(a, p), plane(b, p), borrow});
    return m_draft.xor3(plane(a, width - 1), plane(b, width - 1), borrow);
}

Number Numbers::lookUp(const Number& a, const std::vector<int>& table, Range range)
{
    if (range.low == range.high)
        return constant(a.elements, range.low);
    // The table as it is found by the planes' values: a number a < 0 stands at 2^planes + a. Values that a can't have
    // leave a choice, which is taken so that both halves become alike.
    const std::size_t width = a.planes.size();
    std::vector<const int*> byPlanes(std::size_t{1} << width, nullptr);
    for (std::size_t i = 0; i < table.size(); ++i) {
        const auto value = static_cast<unsigned>(a.range.low + static_cast<int>(i));
        byPlanes[value & ((1U << width) - 1)] = &table[i];
    }
    Number result{range, a.elements, {}};
    for (std::size_t p = 0; p < size(planesFor(range)); ++p) {
        const std::function<Bit(std::size_t, std::size_t)> of = [&](std::size_t first, std::size_t planes) -> Bit {
            const auto part = std::span(byPlanes).subspan(first, std::size_t{1} << planes);
            bool any[2] = {false, false};
            for (const int* value : part) {
                if (value != nullptr)
                    any[isSet(*value, p) ? 1 : 0] = true;
            }
            if (!any[0] && !any[1])
                return nullptr;
            if (any[0] != any[1])
                return m_draft.constant(a.elements, any[1]);
            const std::size_t half = std::size_t{1} << (planes - 1);
            const Bit low = of(first, planes - 1);
            const Bit high = of(first + half, planes - 1);
            if (!low || !high)
                return low ? low : high;
            return m_draft.muxOf(a.planes[planes - 1], low, high);
        };
        result.planes.push_back(of(0, width));
    }
    return result;
}

} // namespace convoku::bitwise
