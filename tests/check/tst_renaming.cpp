// SPDX-License-Identifier: MIT
// Other names for digits, rows and columns: houses stay houses, functions stay functions, and what differs in names
// only is recognised.
#include "solver/check/network_circuit.h"
#include "solver/check/renaming.h"
#include "solver/network/pass.h"
#include "tests/support/article_rules.h"
#include "tests/support/random_tensors.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <set>

using namespace convoku;
using namespace convoku::testing;
using check::Circuit;
using check::Literal;
using check::Renaming;

namespace {

/// Every row, column and box comes to be one, and every digit has one new name.
bool keepsHouses(const Renaming& renaming)
{
    std::set<std::set<int>> houses;
    for (const House& house : allHouses()) {
        std::set<int> cells;
        for (const Cell cell : house.cells())
            cells.insert(cell.index());
        houses.insert(cells);
    }
    for (const House& house : allHouses()) {
        std::set<int> cells;
        for (const Cell cell : house.cells())
            cells.insert(renaming.cell(cell.index()));
        if (!houses.contains(cells))
            return false;
    }
    std::set<int> digits(renaming.digits.begin(), renaming.digits.end());
    return digits.size() == 9 && *digits.rbegin() == 8;
}

bool valueOf(const Circuit& circuit, Literal literal, const std::vector<bool>& inputs)
{
    return circuit.valuesOf(std::span(&literal, 1), inputs).front();
}

} // namespace

class TestRenaming : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anyCandidateBecomesTheFirst()
    {
        for (int candidate = 0; candidate < kCandidates; ++candidate) {
            for (const bool transposed : {false, true}) {
                const Renaming renaming = check::toTheFirst(Candidate::fromIndex(candidate), transposed);
                QVERIFY(keepsHouses(renaming));
                QCOMPARE(renaming.candidate(candidate), 0);
            }
        }
    }

    /// A renamed function of a renamed board is the function of the board.
    void functionsStayTheSame_data()
    {
        QTest::addColumn<int>("rule");
        for (const ArticleRule& rule : allRules())
            QTest::newRow(rule.id) << static_cast<int>(rule.rule);
    }
    void functionsStayTheSame()
    {
        QFETCH(const int, rule);
        Random random(5);
        Circuit circuit;
        const Network network = buildRule(static_cast<RuleId>(rule));
        check::NetworkCircuit layers(circuit, network);
        std::set<Literal> canonical;
        for (int candidate = 3; candidate < kCandidates; candidate += 41) {
            const Literal function = layers.bit(network.outputs[0], candidate);
            for (const bool transposed : {false, true}) {
                const Renaming renaming
                    = check::canonicalRenaming(circuit, function, Candidate::fromIndex(candidate), transposed);
                QVERIFY(keepsHouses(renaming));
                QCOMPARE(renaming.candidate(candidate), 0);
                check::Renamer renamer(circuit, check::renamedInputs(circuit, renaming, circuit.input(0)));
                const Literal renamed = renamer(function);
                if (!transposed)
                    canonical.insert(renamed);
                for (const double density : {.2, .4, .8}) {
                    const Candidates board = randomCandidates(random, density);
                    std::vector<bool> before(kCandidates);
                    std::vector<bool> after(kCandidates);
                    for (int i = 0; i < kCandidates; ++i) {
                        before[static_cast<std::size_t>(i)] = board.has(i);
                        after[static_cast<std::size_t>(renaming.candidate(i))] = board.has(i);
                    }
                    QCOMPARE(valueOf(circuit, renamed, after), valueOf(circuit, function, before));
                }
            }
        }
        // The rules know no digit, row, column or box from another.
        QCOMPARE(canonical.size(), std::size_t{1});
    }

    /// Three pairs of digits, any digits: all six look alike until one is marked, and the other four until another is.
    void pairsLookAlikeUnderAnyNames()
    {
        Random random(9);
        Circuit circuit;
        constexpr Cell kCell{4, 7};
        std::array<int, kSide> digits{0, 1, 2, 3, 4, 5, 6, 7, 8};
        std::set<Literal> functions;
        std::set<Literal> canonical;
        for (int round = 0; round < 30; ++round) {
            std::ranges::shuffle(digits, random);
            const auto input = [&](std::size_t which) {
                return circuit.input(static_cast<std::uint32_t>(Candidate::of(digits[which], kCell).index()));
            };
            const Literal function = circuit.andOf({input(0),
                circuit.orOf({circuit.andOf({input(1), input(2)}), circuit.andOf({input(3), input(4)}),
                    circuit.andOf({input(5), input(6)})})});
            functions.insert(function);
            const Renaming renaming
                = check::canonicalRenaming(circuit, function, Candidate::of(digits[0], kCell), false);
            check::Renamer renamer(circuit, check::renamedInputs(circuit, renaming, circuit.input(0)));
            canonical.insert(renamer(function));
        }
        QVERIFY(functions.size() > 20);
        QCOMPARE(canonical.size(), std::size_t{1});
    }
};

CONVOKU_GUILESS_TEST(TestRenaming)
#include "tst_renaming.moc"
