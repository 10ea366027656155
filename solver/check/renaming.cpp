// SPDX-License-Identifier: MIT
#include "solver/check/renaming.h"

#include <algorithm>
#include <tuple>
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
    Colours(const Circuit& circuit, Literal root, Candidate first, bool transposed)
        : m_circuit(circuit)
        , m_root(root)
        , m_cone(circuit.coneOf(std::span(&root, 1)))
        , m_board(first.board)
        , m_transposed(transposed)
        , m_digits(first.board.side(), 1)
        , m_rows(first.board.side(), first.board.boxRows())
        , m_columns(first.board.side(), first.board.boxColumns())
    {
        for (std::size_t i = 0; i < m_cone.size(); ++i)
            m_placeInCone.emplace(m_cone[i], i);
        m_up.resize(m_cone.size());
        m_down.resize(m_cone.size());
        single(m_digits, first.digit);
        single(m_rows, transposed ? first.column : first.row);
        single(m_columns, transposed ? first.row : first.column);
    }

    Renaming renaming()
    {
        refine();
        while (breakTie(m_digits) || breakTie(m_rows) || breakTie(m_columns))
            refine();
        return {m_board, m_transposed, placesOf(m_digits), placesOf(m_rows), placesOf(m_columns)};
    }

private:
    /// Names of all digits, rows or columns.
    struct Names
    {
        Names(int all, int together)
            : count(static_cast<std::size_t>(all))
            , group(static_cast<std::size_t>(together))
        {
        }
        std::size_t firstOfGroup(std::size_t which) const { return which / group * group; }

        std::size_t count;
        std::size_t group; ///< so many stand together and stay so: rows of a band, columns of a stack
        std::array<Hash, kMostSide> marks{}; ///< those that were told apart, in their order
        std::array<Hash, kMostSide> colours{};
        std::array<bool, kMostSide> occur{};
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
        const Candidate of = m_board.candidate(static_cast<int>(input));
        return {static_cast<std::size_t>(of.digit), static_cast<std::size_t>(m_transposed ? of.column : of.row),
            static_cast<std::size_t>(m_transposed ? of.row : of.column)};
    }
    static Hash colourIn(const Names& names, std::size_t which)
    {
        Hash colour = mixed(names.colours[which], names.marks[which]);
        if (names.group == 1)
            return colour;
        Hash group = 0;
        const std::size_t first = names.firstOfGroup(which);
        for (std::size_t i = first; i < first + names.group; ++i)
            group += mixed(names.colours[i], names.marks[i]);
        return mixed(colour, group);
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
                up = mixed(mixed(colourIn(m_digits, digit), colourIn(m_rows, row)), colourIn(m_columns, column));
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
    static bool breakTie(Names& names)
    {
        for (std::size_t a = 0; a < names.count; ++a) {
            for (std::size_t b = a + 1; b < names.count; ++b) {
                const bool alike = names.occur[a] && names.occur[b] && names.marks[a] == 0 && names.marks[b] == 0
                    && colourIn(names, a) == colourIn(names, b);
                if (alike) {
                    single(names, static_cast<int>(a));
                    return true;
                }
            }
        }
        return false;
    }

    /// By name, its new place: first those with a mark, then by colour; those that don't occur last. What stood
    /// together still does.
    static NewNames placesOf(const Names& names)
    {
        using Key = std::tuple<Hash, bool, Hash>;
        const auto keyOf = [&](std::size_t which) {
            return Key{names.marks[which], names.occur[which], colourIn(names, which)};
        };
        const auto before = [&](std::size_t a, std::size_t b) { return keyOf(a) > keyOf(b); };
        std::vector<std::vector<std::size_t>> groups(names.count / names.group);
        for (std::size_t i = 0; i < names.count; ++i)
            groups[i / names.group].push_back(i);
        for (std::vector<std::size_t>& group : groups)
            std::ranges::stable_sort(group, before);
        std::ranges::stable_sort(groups, [&](const auto& a, const auto& b) { return before(a.front(), b.front()); });
        NewNames places = sameNames();
        std::uint8_t place = 0;
        for (const std::vector<std::size_t>& group : groups) {
            for (const std::size_t name : group)
                places[name] = place++;
        }
        return places;
    }

    const Circuit& m_circuit;
    Literal m_root;
    std::vector<std::uint32_t> m_cone;
    Board m_board;
    bool m_transposed;
    std::unordered_map<std::uint32_t, std::size_t> m_placeInCone;
    std::vector<Hash> m_up;
    std::vector<Hash> m_down;
    Names m_digits;
    Names m_rows;
    Names m_columns;
};

} // namespace

Renaming toTheFirst(Candidate of, bool transposed)
{
    Renaming result{.board = of.board, .transposed = transposed};
    std::swap(result.digits[0], result.digits[static_cast<std::size_t>(of.digit)]);
    const auto first = [side = of.board.side()](NewNames& places, int line, int together) {
        // Its group changes places with the first one, then it does with the first of them.
        const int group = line / together;
        for (int i = 0; i < side; ++i) {
            const int moved = i / together == group ? 0 : i / together == 0 ? group : i / together;
            int inside = i % together;
            if (i / together == group)
                inside = inside == line % together ? 0 : inside == 0 ? line % together : inside;
            places[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>(moved * together + inside);
        }
    };
    first(result.rows, transposed ? of.column : of.row, of.board.boxRows());
    first(result.columns, transposed ? of.row : of.column, of.board.boxColumns());
    return result;
}

Renaming canonicalRenaming(const Circuit& circuit, Literal root, Candidate candidate, bool transposed)
{
    return Colours(circuit, root, candidate, transposed).renaming();
}

std::vector<Literal> renamedInputs(Circuit& circuit, const Renaming& renaming, Literal first)
{
    std::vector<Literal> inputs;
    for (int i = 0; i < renaming.board.candidates(); ++i) {
        const int to = renaming.candidate(i);
        inputs.push_back(to == 0 ? first : circuit.input(static_cast<std::uint32_t>(to)));
    }
    return inputs;
}

} // namespace convoku::check
