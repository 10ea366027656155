// SPDX-License-Identifier: MIT
#include "solver/check/circuit.h"

#include <algorithm>

namespace convoku::check {
namespace {

/// Conjunctions of conjunctions are one, unless it would get longer than this.
constexpr std::size_t kMostFlattened = 128;
/// About how many numbers a list or a node takes besides its literals.
constexpr std::size_t kOverhead = 16;

std::uint64_t mixedBits(std::uint64_t x)
{
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9;
    x = (x ^ (x >> 27)) * 0x94d049bb133111eb;
    return x ^ (x >> 31);
}

} // namespace

Circuit::Circuit(std::size_t mostWords)
    : m_nodes(1)
    , m_mostWords(mostWords)
{
}

std::span<const Literal> Circuit::list(ListId which) const
{
    const auto [first, length] = m_lists[which];
    return std::span(m_pool).subspan(first, length);
}

Circuit::ListId Circuit::intern(std::vector<Literal> sorted)
{
    std::uint64_t hash = sorted.size();
    for (const Literal literal : sorted)
        hash = mixedBits(hash * 0x9e3779b97f4a7c15 + literal);
    const auto [from, to] = m_listsByHash.equal_range(hash);
    for (auto it = from; it != to; ++it) {
        if (std::ranges::equal(list(it->second), sorted))
            return it->second;
    }
    if (m_pool.size() + sorted.size() + kOverhead * (m_lists.size() + m_nodes.size()) > m_mostWords)
        throw CircuitTooLarge();
    const auto id = static_cast<ListId>(m_lists.size());
    m_lists.emplace_back(static_cast<std::uint32_t>(m_pool.size()), static_cast<std::uint32_t>(sorted.size()));
    m_pool.insert(m_pool.end(), sorted.begin(), sorted.end());
    m_listsByHash.emplace(hash, id);
    return id;
}

Literal Circuit::nodeFor(Kind kind, std::uint32_t number, ListId list)
{
    // A list has at most 2^26 literals, and of a conjunction `number` is 0, which no other node of a list has.
    const std::uint64_t key
        = kind == Kind::Input ? std::uint64_t{number} << 32U | 0xffffffffU : std::uint64_t{number} << 32U | list;
    const auto [it, isNew] = m_nodesByKey.emplace(key, static_cast<std::uint32_t>(m_nodes.size()));
    if (isNew)
        m_nodes.push_back({kind, number, list});
    return it->second * 2;
}

Literal Circuit::input(std::uint32_t number)
{
    return nodeFor(Kind::Input, number, 0);
}

Literal Circuit::andOf(std::vector<Literal> operands)
{
    for (std::size_t i = 0; i < operands.size(); ++i) {
        const Literal operand = operands[i];
        const Node inner = m_nodes[nodeOf(operand)];
        if (isNegated(operand) || inner.kind != Kind::And)
            continue;
        const std::span<const Literal> more = list(inner.list);
        if (operands.size() + more.size() > kMostFlattened)
            continue;
        operands[i] = kTrue;
        operands.insert(operands.end(), more.begin(), more.end());
    }
    std::ranges::sort(operands);
    operands.erase(std::unique(operands.begin(), operands.end()), operands.end());
    std::erase(operands, kTrue);
    if (operands.empty())
        return kTrue;
    if (operands.front() == kFalse)
        return kFalse;
    for (std::size_t i = 1; i < operands.size(); ++i) {
        if (operands[i] == notOf(operands[i - 1]))
            return kFalse;
    }
    if (operands.size() == 1)
        return operands.front();
    return nodeFor(Kind::And, 0, intern(std::move(operands)));
}

Literal Circuit::orOf(std::vector<Literal> operands)
{
    for (Literal& operand : operands)
        operand = notOf(operand);
    return notOf(andOf(std::move(operands)));
}

Literal Circuit::choose(Literal s, Literal a, Literal b)
{
    if (a == b)
        return a;
    return orOf({andOf({s, b}), andOf({notOf(s), a})});
}

Circuit::Count Circuit::count(std::vector<Literal> literals)
{
    int sure = 0;
    std::ranges::sort(literals);
    std::vector<Literal> kept;
    for (const Literal literal : literals) {
        if (literal == kTrue)
            ++sure;
        else if (literal != kFalse && !kept.empty() && kept.back() == notOf(literal)) {
            // One of the two is true.
            kept.pop_back();
            ++sure;
        } else if (literal != kFalse)
            kept.push_back(literal);
    }
    return {intern(std::move(kept)), sure};
}

Literal Circuit::atLeast(ListId which, int k)
{
    const std::span<const Literal> of = list(which);
    if (k <= 0)
        return kTrue;
    if (static_cast<std::size_t>(k) > of.size())
        return kFalse;
    if (static_cast<std::size_t>(k) == of.size())
        return andOf({of.begin(), of.end()});
    if (k == 1)
        return orOf({of.begin(), of.end()});
    return nodeFor(Kind::AtLeast, static_cast<std::uint32_t>(k), which);
}

std::vector<std::uint32_t> Circuit::coneOf(std::span<const Literal> roots) const
{
    // A node's operands have smaller numbers than itself.
    std::vector<std::uint32_t> found;
    m_seen.resize(m_nodes.size());
    ++m_walk;
    const auto meet = [&](Literal literal) {
        if (std::exchange(m_seen[nodeOf(literal)], m_walk) != m_walk)
            found.push_back(nodeOf(literal));
    };
    for (const Literal root : roots)
        meet(root);
    // The list grows while it is walked through.
    std::size_t next = 0;
    while (next < found.size()) {
        const Node& node = m_nodes[found[next++]];
        if (node.kind != Kind::And && node.kind != Kind::AtLeast)
            continue;
        for (const Literal operand : list(node.list))
            meet(operand);
    }
    std::ranges::sort(found);
    return found;
}

std::vector<std::uint32_t> Circuit::inputsOf(std::span<const Literal> roots) const
{
    std::vector<std::uint32_t> inputs;
    for (const std::uint32_t which : coneOf(roots)) {
        if (m_nodes[which].kind == Kind::Input)
            inputs.push_back(m_nodes[which].number);
    }
    std::ranges::sort(inputs);
    return inputs;
}

std::vector<bool> Circuit::valuesOf(std::span<const Literal> roots, const std::vector<bool>& inputs) const
{
    m_values.resize(m_nodes.size());
    const auto valueOf = [this](Literal literal) { return (m_values[nodeOf(literal)] != 0) != isNegated(literal); };
    m_values[0] = 0;
    for (const std::uint32_t which : coneOf(roots)) {
        const Node& node = m_nodes[which];
        bool value = false;
        if (node.kind == Kind::Input) {
            value = inputs[node.number];
        } else if (node.kind == Kind::And) {
            value = std::ranges::all_of(list(node.list), valueOf);
        } else if (node.kind == Kind::AtLeast) {
            value = std::ranges::count_if(list(node.list), valueOf) >= static_cast<std::ptrdiff_t>(node.number);
        }
        m_values[which] = value ? 1 : 0;
    }
    std::vector<bool> values;
    for (const Literal root : roots)
        values.push_back(valueOf(root));
    return values;
}

namespace {

/// Cases that a literal is taken apart into, and how deep.
constexpr std::size_t kMostCases = 4096;
constexpr int kDeepest = 3;

void takeApart(Circuit& circuit, Literal literal, int depth, std::vector<Literal>& cases)
{
    const Circuit::Node node = circuit.node(nodeOf(literal));
    const auto operandsOf = [&circuit](const Circuit::Node& of) {
        const auto list = circuit.list(of.list);
        return std::vector<Literal>(list.begin(), list.end());
    };
    if (node.kind != Circuit::Kind::And || depth == kDeepest || cases.size() > kMostCases) {
        cases.push_back(literal);
        return;
    }
    const std::vector<Literal> operands = operandsOf(node);
    if (isNegated(literal)) {
        for (const Literal operand : operands)
            takeApart(circuit, notOf(operand), depth, cases);
        return;
    }
    // An "and" with an "or" in it: the longest of these.
    const auto lengthOf = [&](Literal operand) {
        const Circuit::Node& of = circuit.node(nodeOf(operand));
        return isNegated(operand) && of.kind == Circuit::Kind::And ? circuit.list(of.list).size() : 0;
    };
    const auto longest = std::ranges::max_element(operands, {}, lengthOf);
    if (lengthOf(*longest) < 2) {
        cases.push_back(literal);
        return;
    }
    for (const Literal part : operandsOf(circuit.node(nodeOf(*longest)))) {
        std::vector<Literal> all = operands;
        all[static_cast<std::size_t>(longest - operands.begin())] = notOf(part);
        takeApart(circuit, circuit.andOf(std::move(all)), depth + 1, cases);
    }
}

} // namespace

std::vector<Literal> casesOf(Circuit& circuit, Literal literal)
{
    std::vector<Literal> cases;
    takeApart(circuit, literal, 0, cases);
    std::ranges::sort(cases);
    cases.erase(std::unique(cases.begin(), cases.end()), cases.end());
    std::erase(cases, kFalse);
    return cases;
}

Literal Renamer::operator()(Literal literal)
{
    const std::uint32_t which = nodeOf(literal);
    if (which == 0)
        return literal;
    if (m_known.at(which) != kUnknown)
        return m_known[which] ^ (literal & 1U);
    // By value: what is made meanwhile moves the nodes.
    const Circuit::Node node = m_circuit.node(which);
    Literal result = kFalse;
    const auto renamed = [this](std::span<const Literal> of) {
        std::vector<Literal> operands(of.begin(), of.end());
        for (Literal& operand : operands)
            operand = (*this)(operand);
        return operands;
    };
    if (node.kind == Circuit::Kind::Input) {
        result = m_inputs.at(node.number);
    } else if (node.kind == Circuit::Kind::And) {
        result = m_circuit.andOf(renamed(m_circuit.list(node.list)));
    } else {
        if (m_counts.at(node.list).sure < 0)
            m_counts[node.list] = m_circuit.count(renamed(m_circuit.list(node.list)));
        const Circuit::Count count = m_counts[node.list];
        result = m_circuit.atLeast(count.list, static_cast<int>(node.number) - count.sure);
    }
    m_known[which] = result;
    return result ^ (literal & 1U);
}

} // namespace convoku::check
