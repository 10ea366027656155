// SPDX-License-Identifier: MIT
// What learned numbers answer, beside plain loops over rows and boards.
#include "app/views/training/learned_layers.h"

#include "app/views/training/learned_look.h"
#include "app/wording/language.h"
#include "solver/run/runner.h"
#include "tests/support/puzzle_files.h"
#include "tests/support/sentences.h"
#include "tests/support/small_recording.h"
#include "tests/support/straight_trainer.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <bit>
#include <cmath>
#include <random>

using namespace convoku;
using namespace convoku::testing;

namespace {

/// "Is it 1?" of a sum: a roof with its top at 1.
double roof(double sum)
{
    return std::max(0.0, 1 - std::abs(sum - 1));
}

double sumOf(const std::vector<float>& numbers, unsigned row)
{
    double sum = numbers.back();
    for (unsigned place = 0; place < 9; ++place)
        sum += (row >> place & 1U) != 0 ? numbers[place] : 0.F;
    return sum;
}

Candidates someBoard(unsigned seed)
{
    std::mt19937 random(seed);
    Candidates board;
    for (int i = 0; i < kCandidates; ++i) {
        if (random() % 10 < 3)
            board.add(i);
    }
    return board;
}

/// Returns the columns of the row that have the digit as a candidate, as bits. All are counted from 0.
unsigned rowOf(const Candidates& board, int digit, int row)
{
    unsigned bits = 0;
    for (int column = 0; column < 9; ++column)
        bits |= board.has(Candidate{digit, row, column}) ? 1U << column : 0U;
    return bits;
}

} // namespace

class TestLearnedLayers : public QObject
{
    Q_OBJECT

    const LearningTask m_task = countIsOne(articleModel());

    static void numbers_data()
    {
        QTest::addColumn<std::vector<float>>("numbers");
        QTest::newRow("written") << straightGoals()[0];
        QTest::newRow("four columns") << straightGoals()[1];
        QTest::newRow("mirrored") << straightGoals()[2];
        QTest::newRow("always no") << straightGoals()[3];
        QTest::newRow("any") << std::vector<float>{
            0.96F, -3.62F, -3.78F, 0.96F, -3.67F, -3.83F, 0.96F, 0.9F, 1.4F, 0.13F};
        QTest::newRow("always yes") << std::vector<float>{0, 0, 0, 0, 0, 0, 0, 0, 0, 1};
    }

private Q_SLOTS:
    void initTestCase() { useLanguage({}); }

    void all512Rows_data() { numbers_data(); }
    void all512Rows()
    {
        QFETCH(const std::vector<float>, numbers);
        QVERIFY(LearnedLayers::goesAlongHouses(m_task));
        LearnedLayers layers(m_task);
        layers.setNumbers(numbers);
        const auto rows = layers.rows();
        QVERIFY(rows.has_value());
        int wrongYes = 0;
        int missed = 0;
        for (unsigned row = 0; row < 512; ++row) {
            const bool written = std::popcount(row) == 1;
            const bool learned = roof(sumOf(numbers, row)) >= 0.5;
            QCOMPARE(rows->written.at(row), written);
            QCOMPARE(rows->learned.at(row), learned);
            wrongYes += learned && !written ? 1 : 0;
            missed += written && !learned ? 1 : 0;
        }
        QCOMPARE(rows->writtenYes, 9);
        QCOMPARE(rows->wrongYes, wrongYes);
        QCOMPARE(rows->missed, missed);
        for (unsigned place = 0; place < 9; ++place) {
            const bool counted = roof(sumOf(numbers, 1U << place)) >= 0.5;
            bool inAny = false;
            for (unsigned row = 0; row < 512; ++row)
                inAny = inAny || ((row >> place & 1U) != 0 && roof(sumOf(numbers, row)) >= 0.5);
            QCOMPARE((rows->counted >> place & 1) != 0, counted);
            QCOMPARE((rows->vetoing >> place & 1) != 0, !inAny);
        }
    }

    void errorsOnBoards_data() { numbers_data(); }
    void errorsOnBoards()
    {
        QFETCH(const std::vector<float>, numbers);
        LearnedLayers layers(m_task);
        layers.setNumbers(numbers);
        std::vector<Candidates> boards;
        std::vector<int> expected;
        for (unsigned seed = 0; seed < 40; ++seed) {
            boards.push_back(someBoard(seed));
            int wrong = 0;
            std::vector<ElementIndex> where;
            for (int digit = 0; digit < 9; ++digit) {
                for (int row = 0; row < 9; ++row) {
                    const unsigned bits = rowOf(boards.back(), digit, row);
                    if ((roof(sumOf(numbers, bits)) >= 0.5) != (std::popcount(bits) == 1)) {
                        ++wrong;
                        where.push_back({digit, row, 0});
                    }
                }
            }
            expected.push_back(wrong);
            const LearnedErrors found = layers.errorsOn(boards.back());
            QCOMPARE(found.answers, 81);
            QCOMPARE(found.errors.size(), where.size());
            for (std::size_t i = 0; i < where.size(); ++i) {
                const LearnedError& error = found.errors[i];
                const unsigned bits = rowOf(boards.back(), where[i].channel, where[i].row);
                QVERIFY(error.element == where[i]);
                QCOMPARE(error.written, std::popcount(bits) == 1);
                QVERIFY(error.learned != error.written);
                QVERIFY(std::abs(error.sum - sumOf(numbers, bits)) < 1e-4);
                for (unsigned place = 0; place < 9; ++place)
                    QCOMPARE(bool(error.places.at(place)), (bits >> place & 1U) != 0);
            }
        }
        QCOMPARE(layers.errorCounts(boards), expected);
    }

    void theFunctionBehindTheSum()
    {
        LearnedLayers layers(m_task);
        const auto points = layers.function();
        QVERIFY(points.size() > 50);
        for (const LearnedLayers::Point& point : points)
            QVERIFY2(std::abs(point.result - roof(point.sum)) < 1e-5, qPrintable(QString::number(point.sum)));
    }

    void whatIsSaid_data()
    {
        QTest::addColumn<std::vector<float>>("numbers");
        QTest::addColumn<QString>("said");
        QTest::newRow("written") << straightGoals()[0] << testing::sentence("session.learned.written");
        QTest::newRow("four") << straightGoals()[1] << testing::sentence("session.learned.four");
        QTest::newRow("mirrored") << straightGoals()[2] << testing::sentence("session.learned.mirrored");
        QTest::newRow("no") << straightGoals()[3] << testing::sentence("session.learned.no");
    }
    void whatIsSaid()
    {
        QFETCH(const std::vector<float>, numbers);
        QFETCH(const QString, said);
        LearnedLayers layers(m_task);
        layers.setNumbers(numbers);
        // Plurals are a matter of the translations.
        QString learned = TrainingWording::learned(*layers.rows(), std::span(numbers).first(9));
        QCOMPARE(learned.replace(QStringLiteral("(s)"), QStringLiteral("s")), said);
    }

    /// A run's boards pass by pass, and the one at a place.
    void looksAtARun()
    {
        const auto recording = std::make_shared<const Recording>(smallRecording());
        LearnedLook look;
        look.ask(m_task, straightGoals()[1], recording, recording->endOf(1));
        QTRY_VERIFY_WITH_TIMEOUT(look.sight() != nullptr, kLong);
        QCOMPARE(look.sight()->problem, QString());
        QCOMPARE(static_cast<int>(look.sight()->byPass.size()), recording->passCount());
        for (int pass = 1; pass <= recording->passCount(); ++pass) {
            const Candidates board = recording->stateAt(recording->endOf(pass)).candidates;
            int wrong = 0;
            for (int digit = 0; digit < 9; ++digit) {
                for (int row = 0; row < 9; ++row) {
                    const unsigned bits = rowOf(board, digit, row);
                    wrong += (roof(sumOf(straightGoals()[1], bits)) >= 0.5) != (std::popcount(bits) == 1) ? 1 : 0;
                }
            }
            QCOMPARE(look.sight()->byPass[static_cast<std::size_t>(pass) - 1], wrong);
        }
        QCOMPARE(static_cast<int>(look.sight()->here->errors.size()), look.sight()->byPass.front());
    }
};

CONVOKU_GUILESS_TEST(TestLearnedLayers)
#include "tst_learned_layers.moc"
