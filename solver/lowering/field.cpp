// SPDX-License-Identifier: MIT
#include "solver/lowering/field.h"

#include "solver/network/reads.h"

#include <tuple>

namespace convoku::lowering {
namespace {

std::tuple<NodeId, int> placeOf(const Term& term)
{
    return {term.node, term.element};
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
    Sums sums;
    for (const std::uint32_t from : readsRepeated(field.shape, shape))
        sums.emplace_back().add(field.elements[from], factor);
    return sums;
}

Sums combined(const Field& a, int factorOfA, const Field& b, int factorOfB, Shape shape)
{
    return added(repeatedTo(shape, a, factorOfA), repeatedTo(shape, b), factorOfB);
}

} // namespace convoku::lowering
