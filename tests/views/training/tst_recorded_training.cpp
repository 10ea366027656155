// SPDX-License-Identifier: MIT
// The training that comes with the program, against what its numbers answer, and against LibTorch.
#include "app/document/training_work.h"
#include "app/views/training/recorded_training.h"
#include "tests/support/test_program.h"

#include <QBuffer>
#include <QTest>

#include <algorithm>
#include <bit>
#include <cmath>

using namespace convoku;

namespace {

constexpr int kPlaces = 9;
constexpr double kThere = 0.3; ///< how likely a place is

struct Share
{
    double right = 0;
    double open = 0; ///< rows whose answer changes with the rounding of the numbers
};

/// Returns the share of all rows that the numbers answer as “one place” does. Each of the 512 rows counts as often as
/// it occurs.
Share shareOf(const std::vector<float>& numbers)
{
    Share share;
    for (unsigned row = 0; row < 1U << kPlaces; ++row) {
        const int places = std::popcount(row);
        double sum = numbers.back();
        for (unsigned place = 0; place < kPlaces; ++place)
            sum += (row >> place & 1) != 0 ? numbers[place] : 0;
        const double roof = std::max(0.0, 1 - std::abs(sum - 1));
        const double often = std::pow(kThere, places) * std::pow(1 - kThere, kPlaces - places);
        if (std::abs(roof - 0.5) < 0.02)
            share.open += often;
        else if ((roof >= 0.5) == (places == 1))
            share.right += often;
    }
    return share;
}

} // namespace

class TestRecordedTraining : public QObject
{
    Q_OBJECT

    const TrainingRecord m_record = recordedTraining();

private Q_SLOTS:
    void tenStartsOfTheUsualSetUp()
    {
        const LearningTask task = countIsOne(articleModel());
        QVERIFY(m_record.task.rule == task.rule && m_record.task.value == task.value);
        QCOMPARE(m_record.task.learned, task.learned);
        QCOMPARE(m_record.setup, TrainingSetup());
        QCOMPARE(static_cast<int>(m_record.runs.size()), TrainingWork::Request().starts);
        // 9 · 0.3 · 0.7⁸ of all rows have one place: the loss and the mistakes of the answer "no".
        const double one = kPlaces * kThere * std::pow(1 - kThere, kPlaces - 1);
        QVERIFY(std::abs(m_record.alwaysNo - (1 - one)) < 0.02);
        QVERIFY(std::abs(m_record.alwaysNoLoss - (1 - m_record.alwaysNo)) < 1e-4);
        for (std::size_t start = 0; start < m_record.runs.size(); ++start) {
            const TrainingRun& run = m_record.runs[start];
            QCOMPARE(run.seed, start + 1);
            QCOMPARE(run.alwaysNoLoss, m_record.alwaysNoLoss);
            QCOMPARE(run.frames.front().step, 0);
            QCOMPARE(run.last().step, m_record.setup.steps);
            for (std::size_t i = 1; i < run.frames.size(); ++i)
                QVERIFY(run.frames[i - 1].step < run.frames[i].step);
        }
    }

    /// The share of each frame is that of its numbers, but for the boards that it was counted on.
    void sharesAreThoseOfTheNumbers()
    {
        for (const TrainingRun& run : m_record.runs) {
            for (const TrainingFrame& frame : run.frames) {
                QCOMPARE(frame.numbers.size(), std::size_t{kPlaces + 1});
                const Share share = shareOf(frame.numbers);
                constexpr double kChance = 0.03;
                QVERIFY2(frame.right > share.right - kChance && frame.right < share.right + share.open + kChance,
                    qPrintable(QStringLiteral("start %1, step %2: %3, not %4")
                                   .arg(run.seed)
                                   .arg(frame.step)
                                   .arg(frame.right)
                                   .arg(share.right)));
            }
        }
    }

    void oneFindsTheRuleUpsideDown()
    {
        const auto found = std::ranges::count_if(m_record.runs,
            [this](const TrainingRun& run) { return outcomeOf(m_record, run) == TrainingOutcome::Found; });
        QCOMPARE(found, 1);
        const TrainingRun& fifth = m_record.runs[4];
        QCOMPARE(outcomeOf(m_record, fifth), TrainingOutcome::Found);
        std::vector<float> mirrored(kPlaces, -1);
        mirrored.push_back(2);
        QCOMPARE(fifth.last().numbers, mirrored);
    }

    /// Lines that are cut off, or that no start has, are left out.
    void aBrokenFileIsRead_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("frames"); // of the first start; -1: there is none
        const QByteArray head = "# A comment\n0.8 0.2\n";
        const QByteArray frame = "1 0 0.3 0.5 1 2 3 4 5 6 7 8 9 10\n";
        QTest::newRow("empty") << QByteArray() << -1;
        QTest::newRow("no frames") << head << -1;
        QTest::newRow("empty line") << head + "\n" + frame << 1;
        QTest::newRow("one number too few") << head + frame + "1 16 0.3 0.5 1 2 3 4 5 6 7 8 9\n" << 1;
        QTest::newRow("three fields") << head + "1 0 0.3\n" << -1;
        QTest::newRow("not a start") << head + "0" + frame.mid(1) << -1;
        QTest::newRow("two frames") << head + frame + frame << 2;
    }

    void aBrokenFileIsRead()
    {
        QFETCH(QByteArray, text);
        QFETCH(int, frames);
        QBuffer buffer(&text);
        QVERIFY(buffer.open(QIODevice::ReadOnly));
        const TrainingRecord record = readTraining(buffer);
        QCOMPARE(record.runs.empty() ? -1 : static_cast<int>(record.runs.front().frames.size()), frames);
        for (const TrainingRun& run : record.runs)
            QCOMPARE(run.frames.front().numbers, (std::vector<float>{1, 2, 3, 4, 5, 6, 7, 8, 9, 10}));
    }

    /// Made again it is the same, as far as floating point goes.
    void libTorchMakesTheSame()
    {
        const TrainerLibrary library = torchTrainers()();
        if (!library.make)
            QSKIP("LibTorch is not there");
        constexpr int kSteps = 320;
        constexpr std::size_t kStart = 4;
        Training training(m_record.task, m_record.setup, static_cast<int>(m_record.runs.size()), library.make);
        training.advance(kStart, kSteps);
        const TrainingRun& made = training.record().runs[kStart];
        for (const TrainingFrame& frame : m_record.runs[kStart].frames) {
            if (frame.step > kSteps)
                break;
            const TrainingFrame& again = made.frames.at(made.frameAt(frame.step));
            QCOMPARE(again.step, frame.step);
            QVERIFY(std::abs(again.right - frame.right) < 0.01);
            for (std::size_t i = 0; i < frame.numbers.size(); ++i)
                QVERIFY2(std::abs(again.numbers[i] - frame.numbers[i]) < 0.01, qPrintable(QString::number(frame.step)));
        }
    }
};

CONVOKU_TEST(TestRecordedTraining)
#include "tst_recorded_training.moc"
