// SPDX-License-Identifier: MIT
#include "solver/blind/parzen.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <cmath>
#include <numeric>

using namespace convoku;

class TestParzen : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tellsHowManyAreGood_data()
    {
        QTest::addColumn<int>("trials");
        QTest::addColumn<int>("root");
        QTest::addColumn<int>("tenth");
        QTest::newRow("none") << 0 << 0 << 0;
        QTest::newRow("10") << 10 << 1 << 1;
        QTest::newRow("11") << 11 << 1 << 2;
        QTest::newRow("17: just above 0.25 x 4") << 17 << 2 << 2;
        QTest::newRow("100") << 100 << 3 << 10;
        QTest::newRow("199") << 199 << 4 << 20;
        QTest::newRow("251") << 251 << 4 << 25;
        QTest::newRow("5000") << 5000 << 18 << 25;
        QTest::newRow("20000") << 20000 << 25 << 25;
    }

    void tellsHowManyAreGood()
    {
        QFETCH(int, trials);
        QTEST(goodTrials(GammaRule::SquareRoot, trials), "root");
        QTEST(goodTrials(GammaRule::Tenth, trials), "tenth");
    }

    void weighsTheNewest()
    {
        QCOMPARE(trialWeights(0), std::vector<double>());
        QCOMPARE(trialWeights(24), std::vector<double>(24, 1.0));
        QCOMPARE(trialWeights(25), std::vector<double>(25, 1.0));
        std::vector<double> one(26, 1.0);
        one[0] = 1.0 / 26;
        QCOMPARE(trialWeights(26), one);
        // 1/30, then five numbers in equal steps to 1.
        const std::vector<double> thirty = trialWeights(30);
        QCOMPARE(thirty.size(), std::size_t{30});
        const double expected[] = {1.0 / 30, 33.0 / 120, 62.0 / 120, 91.0 / 120, 1.0};
        for (std::size_t i = 0; i < 5; ++i)
            QVERIFY2(std::abs(thirty[i] - expected[i]) < 1e-12, qPrintable(QString::number(i)));
        for (std::size_t i = 5; i < 30; ++i)
            QCOMPARE(thirty[i], 1.0);
    }

    void countsAsByHand()
    {
        // Three trials, digits 2, 2, 9, weight 1 each: (2 + 1) / (3 + 9), (1 + 1) / 12, and 1 / 12 for the others.
        DigitWeights weights{{0, 2, 0, 0, 0, 0, 0, 0, 1}, 3, 3};
        const auto p = parzenProbabilities(ParzenForm::Counts, weights);
        for (std::size_t i = 0; i < 9; ++i)
            QCOMPARE(p[i], i == 1 ? 0.25 : i == 8 ? 1.0 / 6 : 1.0 / 12);
    }

    void mixesAsByHand()
    {
        // The same trials: K = 4 kernels, each 1/4 + [its digit], of 1 + 9/4 = 13/4; the fourth is 1/9 everywhere; each
        // has a quarter of the weight. Its own digit: (1/4 + 1) / (13/4) = 5/13, another one: 1/13.
        DigitWeights weights{{0, 2, 0, 0, 0, 0, 0, 0, 1}, 3, 3};
        const auto p = parzenProbabilities(ParzenForm::Mixture, weights);
        const double two = (5.0 / 13 + 5.0 / 13 + 1.0 / 13 + 1.0 / 9) / 4;
        const double nine = (1.0 / 13 + 1.0 / 13 + 5.0 / 13 + 1.0 / 9) / 4;
        const double other = (3.0 / 13 + 1.0 / 9) / 4;
        for (std::size_t i = 0; i < 9; ++i)
            QVERIFY(std::abs(p[i] - (i == 1 ? two : i == 8 ? nine : other)) < 1e-15);
    }

    void mixesUnequalWeights()
    {
        // Digits 1 and 5 with weights 0.5 and 1, kernel by kernel.
        DigitWeights weights{{0.5, 0, 0, 0, 1, 0, 0, 0, 0}, 1.5, 2};
        const auto p = parzenProbabilities(ParzenForm::Mixture, weights);
        for (int digit = 1; digit <= 9; ++digit) {
            double expected = 1.0 / 9 * 1.0;
            const std::pair<int, double> kernels[] = {{1, 0.5}, {5, 1.0}};
            for (const auto& [seen, weight] : kernels) {
                double norm = 0;
                for (int other = 1; other <= 9; ++other)
                    norm += 1.0 / 3 + (other == seen ? 1 : 0);
                expected += weight * (1.0 / 3 + (digit == seen ? 1 : 0)) / norm;
            }
            expected /= 0.5 + 1.0 + 1.0;
            QVERIFY(std::abs(p[static_cast<std::size_t>(digit - 1)] - expected) < 1e-15);
        }
    }

    void addsUpToOne_data()
    {
        QTest::addColumn<int>("form");
        QTest::newRow("counts") << static_cast<int>(ParzenForm::Counts);
        QTest::newRow("mixture") << static_cast<int>(ParzenForm::Mixture);
    }

    void addsUpToOne()
    {
        QFETCH(int, form);
        const DigitWeights cases[] = {{}, {{1, 2, 3, 4, 0, 0, 0, 0, 0.25}, 10.25, 12}};
        for (const DigitWeights& weights : cases) {
            const auto p = parzenProbabilities(static_cast<ParzenForm>(form), weights);
            QVERIFY(std::abs(std::accumulate(p.begin(), p.end(), 0.0) - 1) < 1e-14);
        }
        for (const double equal : parzenProbabilities(static_cast<ParzenForm>(form), {}))
            QVERIFY(std::abs(equal - 1.0 / 9) < 1e-15);
    }
};

CONVOKU_APPLESS_TEST(TestParzen)
#include "tst_parzen.moc"
