// SPDX-License-Identifier: MIT
// What rules that are one kernel found, read from its layers: against what the techniques say of a board.
#include "solver/run/evidence.h"
#include "solver/run/explanation.h"
#include "solver/run/findings.h"
#include "tests/support/kernel_rules.h"
#include "tests/support/random_tensors.h"
#include "tests/support/test_program.h"
#include "tests/support/tested_backend.h"
#include "tests/support/thorough.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace convoku;
using namespace convoku::testing;

namespace {

bool has(const Candidates& board, int digit, Cell cell)
{
    return board.has(Candidate::of(digit, cell));
}

std::vector<Cell> placesIn(const Candidates& board, int digit, const House& house)
{
    std::vector<Cell> places;
    for (const Cell cell : house.cells()) {
        if (has(board, digit, cell))
            places.push_back(cell);
    }
    return places;
}

bool isIn(const House& house, Cell cell)
{
    const auto cells = house.cells();
    return std::find(cells.begin(), cells.end(), cell) != cells.end();
}

template <typename What>
bool holds(const std::vector<What>& list, const What& what)
{
    return std::ranges::find(list, what) != list.end();
}

/// All sets of so many of nine.
std::vector<std::vector<int>> setsOf(int size)
{
    std::vector<std::vector<int>> sets;
    for (int bits = 0; bits < 512; ++bits) {
        std::vector<int> set;
        for (int i = 0; i < 9; ++i) {
            if ((bits & (1 << i)) != 0)
                set.push_back(i);
        }
        if (static_cast<int>(set.size()) == size)
            sets.push_back(set);
    }
    return sets;
}

House houseWith(HouseKind kind, Cell cell)
{
    return {kind, kind == HouseKind::Row ? cell.row : kind == HouseKind::Column ? cell.column : cell.box()};
}

/// Returns true if the technique looks for this cause and removes this candidate.
bool isRight(const RuleInfo& rule, const Cause& cause, const Candidates& board, Candidate removed)
{
    const auto size = static_cast<std::size_t>(rule.size);
    const Cell cell = removed.cell();
    switch (rule.family) {
    case RuleFamily::NakedSingle:
    case RuleFamily::NakedPair:
        // So many cells have these digits alone.
        return cause.cells.size() == size && cause.digits.size() == size && isIn(cause.house, cell)
            && !holds(cause.cells, cell) && holds(cause.digits, removed.digit)
            && std::ranges::all_of(cause.cells, [&](Cell causeCell) {
                   for (int digit = 0; digit < 9; ++digit) {
                       if (has(board, digit, causeCell) && !holds(cause.digits, digit))
                           return false;
                   }
                   return isIn(cause.house, causeCell);
               });
    case RuleFamily::HiddenSingle:
    case RuleFamily::HiddenPair:
        // So many digits have these places alone.
        return cause.cells.size() == size && cause.digits.size() == size && holds(cause.cells, cell)
            && !holds(cause.digits, removed.digit) && std::ranges::all_of(cause.digits, [&](int digit) {
                   return std::ranges::all_of(
                       placesIn(board, digit, cause.house), [&](Cell place) { return holds(cause.cells, place); });
               });
    case RuleFamily::Fish:
        return cause.lines.size() == size && cause.across.size() == size && cause.digits == std::vector{removed.digit}
        && std::ranges::none_of(cause.lines, [&](const House& line) { return isIn(line, cell); })
            && std::ranges::any_of(cause.across, [&](const House& line) { return isIn(line, cell); })
            && isIn(cause.house, cell) && holds(cause.across, cause.house)
            && std::ranges::all_of(cause.lines, [&](const House& line) {
                   return line.kind == rule.house
                       && std::ranges::all_of(placesIn(board, removed.digit, line), [&](Cell place) {
                              return holds(cause.cells, place)
                                  && std::ranges::any_of(
                                      cause.across, [&](const House& across) { return isIn(across, place); });
                          });
               });
    case RuleFamily::Claiming:
        return cause.lines.size() == 1 && cause.house == House{HouseKind::Box, cell.box()}
        && cause.digits == std::vector{removed.digit} && !isIn(cause.lines.front(), cell)
            && cause.cells == placesIn(board, removed.digit, cause.lines.front()) && !cause.cells.empty()
            && std::ranges::all_of(cause.cells, [&](Cell causeCell) { return isIn(cause.house, causeCell); });
    default:
        return false;
    }
}

/// Returns the number of such causes that a candidate has, counted without the explainer.
int countOfCauses(const RuleInfo& rule, const Candidates& board, Candidate removed)
{
    const auto cells = houseWith(rule.house, removed.cell()).cells();
    int count = 0;
    for (const std::vector<int>& set : setsOf(rule.size)) {
        int places = 0;
        bool inIt = false;
        for (int other = 0; other < 9; ++other) {
            bool only = true;
            bool matches = false;
            for (int value = 0; value < 9; ++value) {
                const bool outside = !holds(set, value);
                switch (rule.family) {
                case RuleFamily::NakedSingle:
                case RuleFamily::NakedPair:
                    only = only && !(outside && has(board, value, cells[static_cast<std::size_t>(other)]));
                    matches = cells[static_cast<std::size_t>(other)] == removed.cell();
                    break;
                case RuleFamily::HiddenSingle:
                case RuleFamily::HiddenPair:
                    only = only && !(outside && has(board, other, cells[static_cast<std::size_t>(value)]));
                    matches = other == removed.digit;
                    break;
                default: {
                    const Cell at = rule.house == HouseKind::Row ? Cell{other, value} : Cell{value, other};
                    only = only && !(outside && has(board, removed.digit, at));
                    matches = other == (rule.house == HouseKind::Row ? removed.row : removed.column);
                }
                }
            }
            places += only ? 1 : 0;
            inIt = inIt || (only && matches);
        }
        const auto place = std::find(cells.begin(), cells.end(), removed.cell()) - cells.begin();
        const bool naked = rule.family == RuleFamily::NakedSingle || rule.family == RuleFamily::NakedPair;
        const int value = naked ? removed.digit : static_cast<int>(place);
        count += places == rule.size && !inIt && holds(set, value) ? 1 : 0;
    }
    return count;
}

} // namespace

class TestLaidCauses : public QObject
{
    Q_OBJECT

    std::unique_ptr<Backend> m_backend = makeTestedBackend();
    Explainer m_explainer{*m_backend, kernelRules()};

private Q_SLOTS:
    void kinds_data()
    {
        QTest::addColumn<QByteArray>("id");
        QTest::addColumn<int>("family");
        QTest::addColumn<int>("size");
        QTest::addColumn<bool>("laid");
        const auto row = [](const char* id, RuleFamily family, int size, bool laid = true) {
            QTest::newRow(id) << QByteArray(id) << static_cast<int>(family) << size << laid;
        };
        row("naked_single_row", RuleFamily::NakedSingle, 1);
        row("hidden_single_box", RuleFamily::HiddenSingle, 1);
        row("naked_pair_box", RuleFamily::NakedPair, 2);
        row("hidden_pair_column", RuleFamily::HiddenPair, 2);
        row("x_wing_row", RuleFamily::Fish, 2);
        row("naked_triple_row", RuleFamily::NakedPair, 3);
        row("hidden_quad_row", RuleFamily::HiddenPair, 4);
        row("jellyfish_column", RuleFamily::Fish, 4);
        row("claiming_column", RuleFamily::Claiming, 1, false);
    }
    void kinds()
    {
        QFETCH(const QByteArray, id);
        QFETCH(const int, family);
        QFETCH(const int, size);
        QFETCH(const bool, laid);
        const RuleInfo& rule = kernelRules()->rule(kernelRules()->find(id.toStdString()).value());
        QCOMPARE(static_cast<int>(rule.family), family);
        QCOMPARE(rule.size, size);
        QCOMPARE(rule.laid, laid);
        QCOMPARE(articleModel()->rules[6].size, 2);
        QVERIFY(!articleModel()->rules[6].laid);
    }

    /// Rules laid in a way that has no name, or by another kernel, belong to the family Other.
    void othersAreOthers_data()
    {
        QTest::addColumn<QByteArray>("house");
        QTest::addColumn<QByteArray>("laid");
        QTest::newRow("a fish of boxes") << QByteArray("box") << QByteArray("value=cell, group=digit, place=house");
        QTest::newRow("from behind") << QByteArray("row") << QByteArray("value=house, group=digit, place=cell");
        QTest::newRow("from below") << QByteArray("row") << QByteArray("value=digit, group=cell, place=house");
    }
    void othersAreOthers()
    {
        QFETCH(const QByteArray, house);
        QFETCH(const QByteArray, laid);
        const std::string text = "rule r(house: " + house.toStdString() + ") = subset(" + laid.toStdString()
            + ", k=2):\n    \"s\"\n\nnetwork n:\n    \"n\"\n    encoding digits_as_planes\n    rule r("
            + house.toStdString() + ")\n    verdict clashes\n";
        const auto file = std::get<NetworkFile>(parseNetworkFile(text));
        QVERIFY(modelOf(file.networks.front(), file.parts)->rules.front().family == RuleFamily::Other);
    }

    void subsetsAreNumbered()
    {
        for (int size = 1; size <= 9; ++size) {
            auto sets = setsOf(size);
            std::ranges::sort(sets);
            for (std::size_t i = 0; i < sets.size(); ++i) {
                QVERIFY(subsetOf(static_cast<int>(i), size, 9) == sets[i]);
                QCOMPARE(channelOfSubset(sets[i], 9), static_cast<int>(i));
            }
            QVERIFY_THROWS_EXCEPTION(std::exception, subsetOf(static_cast<int>(sets.size()), size, 9));
        }
        QVERIFY_THROWS_EXCEPTION(std::exception, subsetOf(-1, 2, 9));
        QVERIFY_THROWS_EXCEPTION(std::exception, subsetOf(0, 10, 9));
    }

    void causes_data()
    {
        QTest::addColumn<int>("rule");
        for (std::size_t rule = 0; rule < kernelRules()->rules.size(); ++rule)
            QTest::newRow(kernelRules()->rules[rule].id.c_str()) << static_cast<int>(rule);
    }
    void causes()
    {
        QFETCH(const int, rule);
        const auto id = static_cast<RuleId>(rule);
        const RuleInfo& info = kernelRules()->rule(id);
        Random random(static_cast<unsigned>(700 + rule));
        int looked = 0;
        for (int round = 0; round < cases(12); ++round) {
            const int digits = randomNumber(random, 3, 9);
            Candidates board = round % 3 == 0 ? randomCandidates(random, .25) : Candidates();
            for (int cell = 0; cell < 81 && round % 3 != 0; ++cell) {
                for (int n = randomNumber(random, 1, 4); n > 0; --n)
                    board.add(Candidate::of(randomNumber(random, 0, digits - 1), Cell::fromIndex(cell)));
            }
            const std::vector<std::uint16_t> all = board.indices();
            const auto found = m_explainer.causes(id, board, all);
            for (std::size_t i = 0; i < all.size(); ++i) {
                const Candidate removed = Candidate::fromIndex(all[i]);
                if (info.family != RuleFamily::Claiming)
                    QCOMPARE(static_cast<int>(found[i].size()), countOfCauses(info, board, removed));
                for (const Cause& cause : found[i]) {
                    QVERIFY(isRight(info, cause, board, removed));
                    // A cell that has no candidates left must not be described as decided.
                    const bool isVacant = info.laid && info.size == 1 && info.family != RuleFamily::Fish
                        && !has(board, cause.digits.front(), cause.cells.front());
                    QCOMPARE(describedAs(info.family, cause), isVacant ? RuleFamily::Other : info.family);
                    for (const std::uint16_t absence : requiredAbsences(info.family, cause))
                        QVERIFY(!board.has(absence));
                    const Evidence evidence = m_explainer.evidence(id, board, cause);
                    const ElementIndex at = evidence.element;
                    QCOMPARE(evidence.values->at(evidence.layer->outputs.front(), at), info.size);
                    ++looked;
                }
            }
        }
        QVERIFY2(looked > 10, "the boards must give the rule something to find");
    }

    /// If there is only one cause, each candidate that had to be absent would save the removed one.
    void absencesCount_data() { causes_data(); }
    void absencesCount()
    {
        QFETCH(const int, rule);
        const auto id = static_cast<RuleId>(rule);
        const RuleInfo& info = kernelRules()->rule(id);
        Random random(static_cast<unsigned>(800 + rule));
        int looked = 0;
        for (int round = 0; round < 400 && looked < 3; ++round) {
            // With a solution: else a set may have more places than it has values, and one fewer would be a finding.
            const Grid solution = randomSolution(random);
            Candidates board = randomCandidates(random, .01 * randomNumber(random, 5, 30));
            for (int cell = 0; cell < 81; ++cell)
                board.add(Candidate{solution.digit(cell) - 1, cell / 9, cell % 9});
            const std::vector<std::uint16_t> all = board.indices();
            const auto found = m_explainer.causes(id, board, all);
            for (std::size_t i = 0; i < all.size() && looked < 3; ++i) {
                if (found[i].size() != 1)
                    continue;
                const Explanation why = m_explainer.explain(id, board, std::span(&all[i], 1)).front();
                const std::vector<std::uint16_t> behind = requiredAbsences(info.family, found[i].front());
                QVERIFY(!behind.empty());
                for (const std::uint16_t absence : behind)
                    QVERIFY(holds(why.absent, absence));
                ++looked;
            }
        }
        QVERIFY2(looked > 0, "the boards must give the rule something to find");
    }
};

CONVOKU_GUILESS_TEST(TestLaidCauses)
#include "tst_laid_causes.moc"
