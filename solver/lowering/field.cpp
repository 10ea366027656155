// SPDX-License-Identifier: MIT
#include "solver/lowering/field.h"

#include <tuple>

namespace convoku::lowering {
namespace {

std::tuple<NodeId, int> placeOf(const Term& term)
{
    return {term.node, term.element};
}

/// Of an operand that is repeated where its extent is 1: the element for one of `shape`.
std::size_t repeated(Shape from, Shape shape, int element)
{
    const int channel = element / shape.columns / shape.rows;
    const int row = element / shape.columns % shape.rows;
    const int column = element % shape.columns;
    const int found = ((from.channels == 1 ? 0 : channel) * from.rows + (from.rows == 1 ? 0 : row)) * from.columns
        + (from.columns == 1 ? 0 : column);
    return static_cast<std::size_t>(found);
}

} // namespace

void Linear::add(const Linear& other, int factor)
{
    if (factor == 0)
        return;
    constant += factor * other.constant;
    std::vector<Term> sum;
    sum.reserve(terms.size() + other.terms.size());
    auto a = terms.begin();
    auto b = other.terms.begin();
    while (a != terms.end() || b != other.terms.end()) {
        if (b == other.terms.end() || (a != terms.end() && placeOf(*a) < placeOf(*b))) {
            sum.push_back(*a++);
        } else if (a == terms.end() || placeOf(*b) < placeOf(*a)) {
            sum.push_back({b->node, b->element, factor * b->weight});
            ++b;
        } else {
            const int weight = a->weight + factor * b->weight;
            if (weight != 0)
                sum.push_back({a->node, a->element, weight});
            ++a;
            ++b;
        }
    }
    terms = std::move(sum);
}

Sums added(Sums a, const Sums& b, int factor)
{
    for (std::size_t i = 0; i < a.size(); ++i)
        a[i].add(b[i], factor);
    return a;
}

Sums repeatedTo(Shape shape, const Field& field, int factor)
{
    Sums sums(static_cast<std::size_t>(shape.elements()));
    for (int i = 0; i < shape.elements(); ++i)
        sums[static_cast<std::size_t>(i)].add(field.elements[repeated(field.shape, shape, i)], factor);
    return sums;
}

Sums combined(const Field& a, int factorOfA, const Field& b, int factorOfB, Shape shape)
{
    Sums sums = repeatedTo(shape, a, factorOfA);
    for (int i = 0; i < shape.elements(); ++i)
        sums[static_cast<std::size_t>(i)].add(b.elements[repeated(b.shape, shape, i)], factorOfB);
    return sums;
}

} // namespace convoku::lowering
