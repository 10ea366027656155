// SPDX-License-Identifier: MIT
// The names of a batch's files, and the batch in its thread.
#include "app/exporting/batch_export_job.h"
#include "app/exporting/file_names.h"
#include "app/wording/language.h"
#include "app/wording/wording.h"
#include "solver/formats/puzzle_text.h"
#include "tests/document/leaving.h"
#include "tests/support/bitwise.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <stdexcept>

using namespace convoku;
using convoku::testing::makeBitwise;

namespace {

/// Two bytes, three bytes, four bytes each in UTF-8.
const QString kTwo = QStringLiteral("ü");
const QString kThree = QStringLiteral("数");
const QString kFour = QStringLiteral("🎲");

BatchPuzzle puzzleNamed(const QString& name, int number = 7)
{
    const char* nearlySolved = "534678912672195348198342567859761423426853791713924856961537284287419635345286.7.";
    return {readPuzzles(nearlySolved).puzzles.front().startingGrid(), number, name};
}

BatchPlan pictures(const QString& folder, const QString& pattern)
{
    BatchPlan plan;
    plan.folder = folder;
    plan.pattern = pattern;
    plan.animated = false;
    plan.pass = 0;
    plan.width = 120;
    return plan;
}

/// Records the outcomes that a job reports, and the number of its reports.
struct Signals
{
    explicit Signals(BatchExportJob& job)
        : finished(&job, &BatchExportJob::finished)
    {
        QObject::connect(&job, &BatchExportJob::became, &job, [this](const std::vector<BatchOutcome>& some) {
            ++times;
            outcomes.insert(outcomes.end(), some.begin(), some.end());
        });
    }

    QSignalSpy finished;
    int times = 0;
    std::vector<BatchOutcome> outcomes;
};

} // namespace

class TestBatchExport : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useLanguage({}); }

    void fileNames_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("most");
        QTest::addColumn<QString>("name");
        QTest::newRow("as it is") << QStringLiteral("a name") << 200 << QStringLiteral("a name");
        QTest::newRow("signs") << QStringLiteral("a/b\\c:d\te") << 200 << QStringLiteral("a_b_c_d_e");
        QTest::newRow("in front") << QStringLiteral(" ..a. ") << 200 << QStringLiteral("a.");
        QTest::newRow("beyond the first plane") << kFour << 200 << kFour;
        QTest::newRow("fits to the byte") << kThree.repeated(4) << 12 << kThree.repeated(4);
        QTest::newRow("two bytes") << kTwo.repeated(4) << 7 << kTwo.repeated(3);
        QTest::newRow("three bytes, one too many") << kThree.repeated(4) << 11 << kThree.repeated(3);
        QTest::newRow("four bytes, one left") << kFour.repeated(3) << 9 << kFour.repeated(2);
        QTest::newRow("four bytes, three left") << kFour.repeated(3) << 11 << kFour.repeated(2);
        QTest::newRow("ends with a blank") << QStringLiteral("ab cd") << 3 << QStringLiteral("ab");
        QTest::newRow("no room") << QStringLiteral("ab") << 0 << QString();
        QTest::newRow("less than no room") << QStringLiteral("ab") << -5 << QString();
    }

    void fileNames()
    {
        QFETCH(QString, text);
        QFETCH(int, most);
        QFETCH(QString, name);
        QCOMPARE(asFileName(text, most), name);
    }

    void aLongNameLeavesTheRest_data()
    {
        QTest::addColumn<QString>("sign");
        for (const QString& sign : {QStringLiteral("x"), kTwo, kThree, kFour})
            QTest::addRow("%d bytes", static_cast<int>(sign.toUtf8().size())) << sign;
    }

    void aLongNameLeavesTheRest()
    {
        QFETCH(QString, sign);
        const QString name = sign.repeated(400);
        const QTemporaryDir folder;
        for (const char* pattern : {"{name}-{number}", "{number} {name}", "{name}", "{name} {name}.{number}"}) {
            BatchPlan plan = pictures(folder.path(), QString::fromLatin1(pattern));
            plan.digits = 4;
            const QString stem = BatchExport::stemOf(plan, puzzleNamed(name));
            QVERIFY(stem.toUtf8().size() <= 200);
            QVERIFY(stem.toUtf8().size() > 200 - 8);
            QCOMPARE(stem.count(QStringLiteral("0007")), plan.pattern.count(QStringLiteral("{number}")));
            QCOMPARE(QString(stem).remove(sign).remove(QStringLiteral("0007")),
                QString(plan.pattern).remove(QStringLiteral("{name}")).remove(QStringLiteral("{number}")));
            // The file system takes it, with a number too.
            const auto backend = makeBitwise();
            BatchExport batch(*backend, plan);
            for (int i = 0; i < 2; ++i) {
                const BatchOutcome outcome = batch.write(puzzleNamed(name), [](double) { return true; });
                QVERIFY2(outcome.status == BatchOutcome::Status::Written, qPrintable(outcome.problem));
            }
        }
    }

    void aNameMayLookLikeAnotherOnesNumber()
    {
        const QTemporaryDir folder;
        const auto backend = makeBitwise();
        for (const auto existing : {BatchPlan::Existing::Replace, BatchPlan::Existing::Skip}) {
            BatchPlan plan = pictures(folder.path(), QStringLiteral("{name}"));
            plan.existing = existing;
            BatchExport batch(*backend, plan);
            QStringList files;
            for (const char* name : {"a", "a", "a-2", "a", "a-2"}) {
                const BatchOutcome outcome
                    = batch.write(puzzleNamed(QString::fromLatin1(name)), [](double) { return true; });
                QCOMPARE(outcome.status == BatchOutcome::Status::Skipped, existing == BatchPlan::Existing::Skip);
                files << QDir(folder.path()).relativeFilePath(outcome.path);
            }
            QCOMPARE(files.join(QLatin1Char(' ')), QStringLiteral("a.png a-2.png a-2-2.png a-3.png a-2-3.png"));
        }
    }

    void manySkippedOnesAreToldTogether()
    {
        const QTemporaryDir folder;
        std::vector<BatchPuzzle> puzzles;
        constexpr int kPuzzles = 2000;
        for (int i = 1; i <= kPuzzles; ++i) {
            puzzles.push_back(puzzleNamed({}, i));
            QFile file(folder.filePath(QStringLiteral("%1.png").arg(i)));
            QVERIFY(file.open(QIODevice::WriteOnly));
        }
        BatchPlan plan = pictures(folder.path(), QStringLiteral("{number}"));
        plan.existing = BatchPlan::Existing::Skip;
        BatchExportJob job;
        Signals signalsOfJob(job);
        job.start(makeBitwise, puzzles, plan);
        QTRY_COMPARE_WITH_TIMEOUT(signalsOfJob.finished.count(), 1, 60000);
        QCOMPARE(signalsOfJob.outcomes.size(), std::size_t{kPuzzles});
        for (int i = 0; i < kPuzzles; ++i) {
            const BatchOutcome& outcome = signalsOfJob.outcomes[static_cast<std::size_t>(i)];
            QCOMPARE(outcome.number, i + 1);
            QCOMPARE(outcome.status, BatchOutcome::Status::Skipped);
        }
        QVERIFY2(signalsOfJob.times < kPuzzles / 10, QByteArray::number(signalsOfJob.times));
    }

    void skippingCanBeCancelled()
    {
        const QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("1.png")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        BatchPlan plan = pictures(folder.path(), QStringLiteral("{number}"));
        plan.existing = BatchPlan::Existing::Skip;
        BatchExportJob job;
        Signals signalsOfJob(job);
        // Cancelled before the first puzzle is looked at.
        job.start(
            [&job] {
                job.cancel();
                return makeBitwise();
            },
            {puzzleNamed({}, 1)}, plan);
        QTRY_COMPARE_WITH_TIMEOUT(signalsOfJob.finished.count(), 1, 60000);
        QCOMPARE(signalsOfJob.outcomes.size(), std::size_t{0});
    }

    void nobodyWaitsForIt()
    {
        const QTemporaryDir folder;
        const auto gate = std::make_shared<testing::Gate>();
        auto job = std::make_unique<BatchExportJob>();
        job->start(
            [gate] {
                gate->pass();
                return makeBitwise();
            },
            {puzzleNamed({}, 1)}, pictures(folder.path(), QStringLiteral("{number}")));
        QVERIFY(testing::leavesAtOnce(std::move(job), *gate));
        QVERIFY(QDir(folder.path()).isEmpty());
    }

    void withoutABackendAllFail()
    {
        const QTemporaryDir folder;
        BatchExportJob job;
        Signals signalsOfJob(job);
        const QSignalSpy progress(&job, &BatchExportJob::progress);
        job.start([]() -> std::unique_ptr<Backend> { throw std::runtime_error("no such device"); },
            {puzzleNamed({}, 1), puzzleNamed({}, 2)}, pictures(folder.path(), QStringLiteral("{number}")));
        QTRY_COMPARE_WITH_TIMEOUT(signalsOfJob.finished.count(), 1, 60000);
        QVERIFY(!job.isRunning());
        QCOMPARE(signalsOfJob.outcomes.size(), std::size_t{2});
        QCOMPARE(progress.back().front().toInt(), 2);
        for (const BatchOutcome& outcome : signalsOfJob.outcomes) {
            QCOMPARE(outcome.status, BatchOutcome::Status::Failed);
            QCOMPARE(outcome.problem, QStringLiteral("no such device"));
        }
        QVERIFY(QDir(folder.path()).isEmpty());
    }
};

CONVOKU_TEST(TestBatchExport)
#include "tst_batch_export.moc"
