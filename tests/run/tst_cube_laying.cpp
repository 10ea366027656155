// SPDX-License-Identifier: MIT
// The kernel laid over the cube: where candidates lie, what turning makes of a rule, and what each laying finds.
#include "solver/run/cube_laying.h"
#include "tests/support/random_tensors.h"
#include "tests/support/test_program.h"
#include "tests/support/tested_backend.h"
#include "tests/support/thorough.h"

#include <QTest>

#include <algorithm>
#include <bit>
#include <set>

using namespace convoku;
using namespace convoku::testing;

namespace {

using enum Axis;

/// The six ways to lay three axes, and boxes from two sides; what Sudoku calls each for two.
struct Named
{
    const char* name;
    CubeLaying laying;
    RuleFamily family;
    HouseKind house;
};
const Named kNamed[] = {
    {"naked in rows", {Digit, Row, Column}, RuleFamily::NakedPair, HouseKind::Row},
    {"naked in columns", {Digit, Column, Row}, RuleFamily::NakedPair, HouseKind::Column},
    {"naked in boxes", {Digit, Box, PlaceInBox}, RuleFamily::NakedPair, HouseKind::Box},
    {"hidden in rows", {Column, Row, Digit}, RuleFamily::HiddenPair, HouseKind::Row},
    {"hidden in columns", {Row, Column, Digit}, RuleFamily::HiddenPair, HouseKind::Column},
    {"hidden in boxes", {PlaceInBox, Box, Digit}, RuleFamily::HiddenPair, HouseKind::Box},
    {"fish in rows", {Column, Digit, Row}, RuleFamily::Fish, HouseKind::Row},
    {"fish in columns", {Row, Digit, Column}, RuleFamily::Fish, HouseKind::Column},
};

/// The candidates of a slice, [place][value], by names of the board alone.
std::array<std::array<Candidate, 9>, 9> sliceOf(const Named& named, int group)
{
    std::array<std::array<Candidate, 9>, 9> slice;
    const auto cells = House{named.house, group}.cells();
    for (int place = 0; place < 9; ++place) {
        for (int value = 0; value < 9; ++value) {
            Candidate& at = slice[static_cast<std::size_t>(place)][static_cast<std::size_t>(value)];
            if (named.family == RuleFamily::NakedPair)
                at = Candidate::of(value, cells[static_cast<std::size_t>(place)]);
            else if (named.family == RuleFamily::HiddenPair)
                at = Candidate::of(place, cells[static_cast<std::size_t>(value)]);
            else if (named.house == HouseKind::Row)
                at = {group, place, value};
            else
                at = {group, value, place};
        }
    }
    return slice;
}

/// All that k places of a group with only k values between them clear, by the words of the definition.
std::set<std::uint16_t> clearedByDefinition(const Named& named, int k, const Candidates& board)
{
    std::set<std::uint16_t> cleared;
    for (int group = 0; group < 9; ++group) {
        const auto slice = sliceOf(named, group);
        for (int values = 0; values < 512; ++values) {
            if (std::popcount(static_cast<unsigned>(values)) != k)
                continue;
            std::vector<bool> inside;
            for (const auto& place : slice) {
                bool only = true;
                for (int value = 0; value < 9; ++value)
                    only = only && ((values >> value & 1) != 0 || !board.has(place[static_cast<std::size_t>(value)]));
                inside.push_back(only);
            }
            if (std::ranges::count(inside, true) != k)
                continue;
            for (std::size_t place = 0; place < 9; ++place) {
                for (std::size_t value = 0; value < 9; ++value) {
                    const Candidate at = slice[place][value];
                    if (!inside[place] && (values >> value & 1) != 0 && board.has(at))
                        cleared.insert(static_cast<std::uint16_t>(at.index()));
                }
            }
        }
    }
    return cleared;
}

} // namespace

class TestCubeLaying : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rulesLieAsTheyAreNamed();
    void nothingElseLies();
    void turningTwiceIsNothing();
    void candidatesStandWhereTheirNamesSay();
    void findsWhatTheDefinitionSays_data();
    void findsWhatTheDefinitionSays();
    void litIsTheCause();
    void fromTheSideTheSameGoes();
};

void TestCubeLaying::rulesLieAsTheyAreNamed()
{
    for (const Named& named : kNamed) {
        for (int k = 1; k <= 4; ++k) {
            const auto rule = ruleLaid(named.laying, k);
            QVERIFY2(rule, named.name);
            const RuleFamily single
                = named.family == RuleFamily::NakedPair ? RuleFamily::NakedSingle : RuleFamily::HiddenSingle;
            QCOMPARE(rule->family, k > 1 || named.family == RuleFamily::Fish ? named.family : single);
            QCOMPARE(rule->house, named.house);
            QCOMPARE(rule->size, k);
            QVERIFY(layingOf(*rule) == named.laying);
            // The network's own reading of the layers agrees.
            QVERIFY(static_cast<const RuleKind&>(laidModel(*rule)->rule(RuleId{0})) == *rule);
        }
    }
}

void TestCubeLaying::nothingElseLies()
{
    for (const RuleFamily family : {RuleFamily::Pointing, RuleFamily::Claiming, RuleFamily::Other})
        QVERIFY(!layingOf({.family = family}));
    QVERIFY(!layingOf({.family = RuleFamily::NakedPair, .ownHouse = 27}));
    // Boxes turn from naked to hidden, and no other way.
    const CubeLaying naked{Digit, Box, PlaceInBox};
    QVERIFY(ruleLaid(exchanged(naked, Exchange::ValuePlace), 2)->family == RuleFamily::HiddenPair);
    QVERIFY(!ruleLaid(exchanged(naked, Exchange::ValueGroup), 2));
    QVERIFY(!ruleLaid(exchanged(naked, Exchange::GroupPlace), 2));
    QVERIFY(!naked.isSlice());
}

void TestCubeLaying::turningTwiceIsNothing()
{
    for (const Named& named : kNamed) {
        for (const Exchange which : kExchanges) {
            QVERIFY(exchanged(named.laying, which) != named.laying);
            QVERIFY(exchanged(exchanged(named.laying, which), which) == named.laying);
        }
    }
    // By hand: the cells of a row change places with its digits.
    QVERIFY((exchanged({Digit, Row, Column}, Exchange::ValuePlace) == CubeLaying{Column, Row, Digit}));
    QVERIFY((exchanged({Digit, Row, Column}, Exchange::GroupPlace) == CubeLaying{Digit, Column, Row}));
    QVERIFY((exchanged({Digit, Row, Column}, Exchange::ValueGroup) == CubeLaying{Row, Digit, Column}));
}

void TestCubeLaying::candidatesStandWhereTheirNamesSay()
{
    for (const Named& named : kNamed) {
        for (int group = 0; group < 9; ++group) {
            const auto slice = sliceOf(named, group);
            for (int place = 0; place < 9; ++place) {
                for (int value = 0; value < 9; ++value) {
                    const Candidate expected = slice[static_cast<std::size_t>(place)][static_cast<std::size_t>(value)];
                    QVERIFY2(candidateAt(named.laying, value, group, place, {}) == expected, named.name);
                    QCOMPARE(coordinateOf(named.laying.value, expected), value);
                    QCOMPARE(coordinateOf(named.laying.group, expected), group);
                    QCOMPARE(coordinateOf(named.laying.place, expected), place);
                }
            }
        }
    }
}

void TestCubeLaying::findsWhatTheDefinitionSays_data()
{
    QTest::addColumn<int>("which");
    QTest::addColumn<int>("k");
    for (int which = 0; which < static_cast<int>(std::size(kNamed)); ++which) {
        for (int k = 1; k <= 4; ++k)
            QTest::addRow("%s, %d", kNamed[which].name, k) << which << k;
    }
}

void TestCubeLaying::findsWhatTheDefinitionSays()
{
    QFETCH(const int, which);
    QFETCH(const int, k);
    const Named& named = kNamed[which];
    const RuleKind rule = ruleLaid(named.laying, k).value();
    const auto backend = makeTestedBackend();
    Explainer explainer(*backend, laidModel(rule));
    Random random(static_cast<unsigned>(which * 10 + k));
    const int boards = cases(60);
    for (int i = 0; i < boards; ++i) {
        const Candidates board = randomCandidates(random, kDensities[i % 5 + 1] * .8);
        std::set<std::uint16_t> cleared;
        for (const Finding& finding : findingsOn(explainer, board)) {
            cleared.insert(finding.removed.begin(), finding.removed.end());
            const LaidSubset subset = laidSubset(rule, finding.cause);
            QCOMPARE(subset.values.size(), static_cast<std::size_t>(k));
            QCOMPARE(subset.places.size(), static_cast<std::size_t>(k));
            for (const std::uint16_t index : finding.removed) {
                const Candidate gone = Candidate::fromIndex(index);
                QCOMPARE(coordinateOf(named.laying.group, gone), subset.group);
                QCOMPARE(std::ranges::count(subset.values, coordinateOf(named.laying.value, gone)), 1);
                QCOMPARE(std::ranges::count(subset.places, coordinateOf(named.laying.place, gone)), 0);
            }
            for (const int place : subset.places) {
                for (int value = 0; value < 9; ++value) {
                    if (std::ranges::count(subset.values, value) == 0)
                        QVERIFY(!board.has(candidateAt(named.laying, value, subset.group, place, {})));
                }
            }
        }
        QCOMPARE(cleared, clearedByDefinition(named, k, board));
    }
}

void TestCubeLaying::litIsTheCause()
{
    // By hand: r3c8 and r3c9 hold 4 and 7 alone.
    Cause cause{{HouseKind::Row, 2}, {{2, 7}, {2, 8}}, {3, 6}, -1, {}, {}, {}, {}};
    const auto naked = laidSubset({.family = RuleFamily::NakedPair, .size = 2}, cause);
    QVERIFY((naked == LaidSubset{2, {3, 6}, {7, 8}}));
    const auto hidden = laidSubset({.family = RuleFamily::HiddenPair, .size = 2}, cause);
    QVERIFY((hidden == LaidSubset{2, {7, 8}, {3, 6}}));
    // 4 in rows 2 and 6 has only columns 3 and 8.
    cause = {{HouseKind::Column, 2}, {{1, 2}, {1, 7}, {5, 2}, {5, 7}}, {3}, -1, {}, {},
        {{HouseKind::Row, 1}, {HouseKind::Row, 5}}, {{HouseKind::Column, 2}, {HouseKind::Column, 7}}};
    const auto fish = laidSubset({.family = RuleFamily::Fish, .size = 2}, cause);
    QVERIFY((fish == LaidSubset{3, {2, 7}, {1, 5}}));
    // In box 5 the second and the ninth place are r4c5 and r6c6.
    cause = {{HouseKind::Box, 4}, {{3, 4}, {5, 5}}, {0, 8}, -1, {}, {}, {}, {}};
    const auto boxed = laidSubset({.family = RuleFamily::HiddenPair, .house = HouseKind::Box, .size = 2}, cause);
    QVERIFY((boxed == LaidSubset{4, {1, 8}, {0, 8}}));
}

/// On boards that have a solution: the side is a subset of the turned slice, and clears the same, by its definition.
void TestCubeLaying::fromTheSideTheSameGoes()
{
    const auto backend = makeTestedBackend();
    Random random(7);
    int seen = 0;
    for (int which = 0; which < static_cast<int>(std::size(kNamed)); ++which) {
        const Named& named = kNamed[which];
        const RuleKind rule = ruleLaid(named.laying, 2).value();
        const CubeLaying turned = exchanged(named.laying, Exchange::ValuePlace);
        Explainer explainer(*backend, laidModel(rule));
        for (int i = 0; i < cases(30); ++i) {
            Candidates board = randomCandidates(random, 0.12 + 0.02 * (i % 6));
            const Grid solution = randomSolution(random);
            for (int cell = 0; cell < kCells; ++cell)
                board.add(Candidate::of(solution.digit(cell) - 1, Cell::fromIndex(cell)));
            for (const Finding& finding : findingsOn(explainer, board)) {
                const LaidSubset subset = laidSubset(rule, finding.cause);
                const auto side = fromTheSide(named.laying, subset, board);
                if (!side)
                    continue;
                ++seen;
                const auto clears = [&](const CubeLaying& laying, const LaidSubset& laidSide) {
                    std::set<int> cleared;
                    for (int place = 0; place < 9; ++place) {
                        for (int value = 0; value < 9; ++value) {
                            const Candidate at = candidateAt(laying, value, laidSide.group, place, {});
                            const bool inside = std::ranges::count(laidSide.places, place) > 0;
                            const bool wanted = std::ranges::count(laidSide.values, value) > 0;
                            if (inside && !wanted && board.has(at))
                                cleared.insert(-1); // it is no subset
                            if (!inside && wanted && board.has(at))
                                cleared.insert(at.index());
                        }
                    }
                    return cleared;
                };
                QCOMPARE(side->group, subset.group);
                QCOMPARE(side->places.size(), side->values.size());
                const std::set<int> expected = clears(named.laying, subset);
                QVERIFY(!expected.contains(-1));
                QCOMPARE(clears(turned, *side), expected);
            }
        }
    }
    QVERIFY2(seen > 20, qPrintable(QString::number(seen)));
}

CONVOKU_GUILESS_TEST(TestCubeLaying)
#include "tst_cube_laying.moc"
