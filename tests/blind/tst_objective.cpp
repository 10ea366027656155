// SPDX-License-Identifier: MIT
#include "solver/blind/objective.h"
#include "solver/sudoku/random_numbers.h"
#include "tests/blind/blind_testing.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace convoku;
using namespace convoku::testing;

namespace {

/// Full, with as many missing digits in columns, rows and boxes as the grid that the article ends with: 24 + 25 + 24
/// counted from 0 to 8, and 19 + 17 + 18 counted from 1 to 9.
constexpr std::string_view kLikePublished
    = "536671518673195122198345367838261953452893871718822936764526289382419635858886479";

} // namespace

class TestObjective : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void counts_data()
    {
        QTest::addColumn<QString>("grid");
        QTest::addColumn<int>("published");
        QTest::addColumn<int>("digits");
        QTest::newRow("like the published one") << QString::fromLatin1(kLikePublished.data(), 81) << 73 << 54;
        QTest::newRow("solution") << QString::fromLatin1(kBlindSolution.data(), 81) << 27 << 0;
        // Each house has one digit: nine of 1 to 9 lack eight, of 0 to 8 too.
        QTest::newRow("only ones") << QString(81, QLatin1Char('1')) << 27 * 8 << 27 * 8;
        // A 9 is none of those that are counted from 0.
        QTest::newRow("only nines") << QString(81, QLatin1Char('9')) << 27 * 9 << 27 * 8;
        // A solution whose nines became ones costs as little as published, and 27 without the nine.
        QTest::newRow("nines became ones")
            << QString::fromLatin1(kBlindSolution.data(), 81).replace(QLatin1Char('9'), QLatin1Char('1')) << 27 << 27;
        QTest::newRow("empty") << QString(81, QLatin1Char('0')) << 243 << 243;
    }

    void counts()
    {
        QFETCH(QString, grid);
        const Grid solution = gridOf(grid.toStdString());
        QTEST(missingDigits(solution, CountedDigits::ZeroToEight).total(), "published");
        QTEST(missingDigits(solution, CountedDigits::OneToNine).total(), "digits");
        QTEST(CountedGrid(solution, CountedDigits::ZeroToEight).cost(), "published");
        QTEST(CountedGrid(solution, CountedDigits::OneToNine).cost(), "digits");
    }

    void countsByKindOfHouse()
    {
        const Grid grid = gridOf(kLikePublished);
        QCOMPARE(missingDigits(grid, CountedDigits::ZeroToEight), (MissingDigits{25, 24, 24}));
        QCOMPARE(missingDigits(grid, CountedDigits::OneToNine), (MissingDigits{17, 19, 18}));
        QVERIFY(grid.agreesWith(gridOf(kBlindPuzzle)));
    }

    void agreesWithALoop()
    {
        RandomNumbers random(3);
        for (int i = 0; i < 200; ++i) {
            Grid grid;
            for (int cell = 0; cell < kCells; ++cell)
                grid.setDigit(Cell::fromIndex(cell), random.between(1, 9));
            for (const CountedDigits counted : {CountedDigits::ZeroToEight, CountedDigits::OneToNine}) {
                const auto loop = missingByLoop(grid, counted == CountedDigits::ZeroToEight ? 0 : 1);
                QCOMPARE(missingDigits(grid, counted), (MissingDigits{loop[0], loop[1], loop[2]}));
            }
        }
    }

    void knowsTheCostOfEveryChange()
    {
        RandomNumbers random(4);
        for (const CountedDigits counted : {CountedDigits::ZeroToEight, CountedDigits::OneToNine}) {
            CountedGrid grid(gridOf(kBlindPuzzle), counted);
            for (int i = 0; i < 2000; ++i) {
                grid.set(static_cast<int>(random.below(81)), random.between(0, 9));
                QCOMPARE(grid.cost(), missingDigits(grid.grid(), counted).total());
            }
        }
    }

    void countsPairs()
    {
        QCOMPARE(conflictingPairs(gridOf(kBlindSolution)), 0);
        QCOMPARE(conflictingPairs(gridOf(kBlindPuzzle)), 0);
        Grid grid;
        grid.setDigit({0, 0}, 7);
        grid.setDigit({0, 1}, 7); // row and box: one pair
        QCOMPARE(conflictingPairs(grid), 1);
        grid.setDigit({8, 0}, 7); // and a column
        QCOMPARE(conflictingPairs(grid), 2);
        grid.setDigit({8, 8}, 7);
        QCOMPARE(conflictingPairs(grid), 3);
        QCOMPARE(conflictingPairs(gridOf(std::string(81, '5'))), 81 * 20 / 2);
    }
};

CONVOKU_APPLESS_TEST(TestObjective)
#include "tst_objective.moc"
