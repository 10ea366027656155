// SPDX-License-Identifier: MIT
#include "solver/check/renaming.h"

#include <algorithm>
#include <unordered_map>

namespace convoku::check {
namespace {

using Hash = std::uint64_t;

Hash mixed(Hash x)
{
    x += 0x9e3779b97f4a7c15;
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9;
    x = (x ^ (x >> 27)) * 0x94d049bb133111eb;
    return x ^ (x >> 31);
}
Hash mixed(Hash a, Hash b)
{
    return mixed(mixed(a) + b);
}

/// Tells digits, rows and columns apart by how a function depends on their candidates: each input is coloured by the
/// names that it has, the nodes by their operands and by those who take them, until nothing new comes of it. Colours
/// are sums over what stands in any order, so they don't know the names that there are.
class Colours
{
public:
    Colours(const Circuit& circuit, Literal root, int candidate, bool transposed)
        : m_circuit(circuit)
        , m_root(root)
        , m_cone(circuit.coneOf(std::span(&root, 1)))
        , m_transposed(transposed)
    {
        for (std::size_t i = 0; i < m_cone.size(); ++i)
            m_placeInCone.emplace(m_cone[i], i);
        m_up.resize(m_cone.size());
        m_down.resize(m_cone.size());
        const Candidate first = Candidate::fromIndex(candidate);
        single(m_digits, first.digit);
        single(m_rows, transposed ? first.column : first.row);
        single(m_columns, transposed ? first.row : first.column);
    }

    Renaming renaming()
    {
        refine();
        while (breakTie(m_digits, false) || breakTie(m_rows, true) || breakTie(m_columns, true))
            refine();
        return {m_transposed, placesOf(m_digits, false), placesOf(m_rows, true), placesOf(m_columns, true)};
    }

private:
    /// Of nine digits, rows or columns.
    struct Names
    {
        std::array<Hash, kSide> marks{}; ///< those that were told apart, in their order
        std::array<Hash, kSide> colours{};
        std::array<bool, kSide> occur{};
        Hash singled = 0;
    };

    static void single(Names& names, int which)
    {
        // The first one gets the greatest mark.
        names.marks[static_cast<std::size_t>(which)] = 1000 - names.singled++;
    }

    /// Digit, row and column under which a candidate stands.
    std::array<std::size_t, 3> namesOf(std::uint32_t input) const
    {
        const Candidate of = Candidate::fromIndex(static_cast<int>(input));
        return {static_cast<std::size_t>(of.digit), static_cast<std::size_t>(m_transposed ? of.column : of.row),
            static_cast<std::size_t>(m_transposed ? of.row : of.column)};
    }
    static Hash colourIn(const Names& names, std::size_t which, bool inThrees)
    {
        Hash colour = mixed(names.colours[which], names.marks[which]);
        if (!inThrees)
            return colour;
        Hash three = 0;
        for (std::size_t i = which / 3 * 3; i < which / 3 * 3 + 3; ++i)
            three += mixed(names.colours[i], names.marks[i]);
        return mixed(colour, three);
    }

    void refine()
    {
        // Twice, so that what a mark tells of one name reaches those that it meets somewhere, and those beyond.
        for (int round = 0; round < 2; ++round)
            colour();
    }

    void colour()
    {
        for (std::size_t i = 0; i < m_cone.size(); ++i) {
            const Circuit::Node& node = m_circuit.node(m_cone[i]);
            Hash up = static_cast<Hash>(node.kind);
            if (node.kind == Circuit::Kind::Input) {
                const auto [digit, row, column] = namesOf(node.number);
                up = mixed(mixed(colourIn(m_digits, digit, false), colourIn(m_rows, row, true)),
                    colourIn(m_columns, column, true));
            } else if (node.kind != Circuit::Kind::Constant) {
                Hash operands = 0;
                for (const Literal operand : m_circuit.list(node.list))
                    operands += mixed(m_up[placeOf(operand)], operand & 1U);
                up = mixed(mixed(up, node.kind == Circuit::Kind::AtLeast ? node.number : 0), operands);
            }
            m_up[i] = up;
            m_down[i] = 0;
        }
        m_down[placeOf(m_root)] = mixed(m_root & 1U);
        Names digits = m_digits;
        Names rows = m_rows;
        Names columns = m_columns;
        for (Names* names : {&digits, &rows, &columns})
            names->colours = {};
        for (std::size_t i = m_cone.size(); i-- > 0;) {
            const Circuit::Node& node = m_circuit.node(m_cone[i]);
            const Hash down = mixed(m_down[i], m_up[i]);
            if (node.kind == Circuit::Kind::Input) {
                const auto [digit, row, column] = namesOf(node.number);
                for (const auto& [names, which] : {std::pair{&digits, digit}, {&rows, row}, {&columns, column}}) {
                    names->colours[which] += mixed(down);
                    names->occur[which] = true;
                }
            } else if (node.kind != Circuit::Kind::Constant) {
                for (const Literal operand : m_circuit.list(node.list))
                    m_down[placeOf(operand)] += mixed(down, operand & 1U);
            }
        }
        m_digits = digits;
        m_rows = rows;
        m_columns = columns;
    }

    std::size_t placeOf(Literal literal) const { return m_placeInCone.at(nodeOf(literal)); }

    /// Marks one of several that still look alike. False: there are none.
    static bool breakTie(Names& names, bool inThrees)
    {
        for (std::size_t a = 0; a < kSide; ++a) {
            for (std::size_t b = a + 1; b < kSide; ++b) {
                const bool alike = names.occur[a] && names.occur[b] && names.marks[a] == 0 && names.marks[b] == 0
                    && colourIn(names, a, inThrees) == colourIn(names, b, inThrees);
                if (alike) {
                    single(names, static_cast<int>(a));
                    return true;
                }
            }
        }
        return false;
    }

    /// By name, its new place: first those with a mark, then by colour; those that don't occur last. `inThrees`: what
    /// stood together in threes still does.
    static std::array<std::uint8_t, kSide> placesOf(const Names& names, bool inThrees)
    {
        using Key = std::array<Hash, 3>;
        const auto keyOf = [&](std::size_t which) {
            return Key{names.marks[which], names.occur[which] ? Hash{1} : Hash{0}, colourIn(names, which, inThrees)};
        };
        std::array<std::size_t, kSide> order{};
        for (std::size_t i = 0; i < kSide; ++i)
            order[i] = i;
        const auto before = [&](std::size_t a, std::size_t b) { return keyOf(a) > keyOf(b); };
        if (!inThrees) {
            std::ranges::stable_sort(order, before);
        } else {
            std::array<std::size_t, 3> threes{0, 1, 2};
            for (const std::size_t three : threes)
                std::stable_sort(order.begin() + static_cast<std::ptrdiff_t>(three * 3),
                    order.begin() + static_cast<std::ptrdiff_t>(three * 3 + 3), before);
            const std::array<std::size_t, kSide> inside = order;
            std::ranges::stable_sort(
                threes, [&](std::size_t a, std::size_t b) { return before(inside[a * 3], inside[b * 3]); });
            for (std::size_t i = 0; i < kSide; ++i)
                order[i] = inside[threes[i / 3] * 3 + i % 3];
        }
        std::array<std::uint8_t, kSide> places{};
        for (std::size_t i = 0; i < kSide; ++i)
            places[order[i]] = static_cast<std::uint8_t>(i);
        return places;
    }

    const Circuit& m_circuit;
    Literal m_root;
    std::vector<std::uint32_t> m_cone;
    bool m_transposed;
    std::unordered_map<std::uint32_t, std::size_t> m_placeInCone;
    std::vector<Hash> m_up;
    std::vector<Hash> m_down;
    Names m_digits;
    Names m_rows;
    Names m_columns;
};

} // namespace

Renaming toTheFirst(int candidate, bool transposed)
{
    const Candidate of = Candidate::fromIndex(candidate);
    Renaming result;
    result.transposed = transposed;
    std::swap(result.digits[0], result.digits[static_cast<std::size_t>(of.digit)]);
    const auto first = [](std::array<std::uint8_t, kSide>& places, int line) {
        // Its three change places with the first three, then it does with the first of them.
        const int three = line / 3;
        for (int i = 0; i < kSide; ++i) {
            const int moved = i / 3 == three ? 0 : i / 3 == 0 ? three : i / 3;
            int inside = i % 3;
            if (i / 3 == three)
                inside = inside == line % 3 ? 0 : inside == 0 ? line % 3 : inside;
            places[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>(moved * 3 + inside);
        }
    };
    first(result.rows, transposed ? of.column : of.row);
    first(result.columns, transposed ? of.row : of.column);
    return result;
}

Renaming canonicalRenaming(const Circuit& circuit, Literal root, int candidate, bool transposed)
{
    return Colours(circuit, root, candidate, transposed).renaming();
}

std::vector<Literal> renamedInputs(Circuit& circuit, const Renaming& renaming, Literal first)
{
    std::vector<Literal> inputs;
    for (int i = 0; i < kCandidates; ++i) {
        const int to = renaming.candidate(i);
        inputs.push_back(to == 0 ? first : circuit.input(static_cast<std::uint32_t>(to)));
    }
    return inputs;
}

} // namespace convoku::check
