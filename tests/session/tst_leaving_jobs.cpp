// SPDX-License-Identifier: MIT
// Who asked for work goes while it is under way: the window waits neither for LibTorch to load nor for a slow folder.
#include "app/session/collection_analysis.h"
#include "app/session/collection_reader.h"
#include "app/session/generate_job.h"
#include "app/session/late_work.h"
#include "app/session/run_job.h"
#include "tests/support/backtracking_engine.h"
#include "tests/support/gate.h"
#include "tests/support/loop_backend.h"
#include "tests/support/puzzle_files.h"

#include <QCoreApplication>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <functional>
#include <memory>
#include <thread>

#include <sys/stat.h>

using namespace convoku;
using namespace convoku::testing;

namespace {

/// Makes a job whose work reaches the gate, and that would count what it tells.
using MakeJob = std::function<std::unique_ptr<QObject>(const std::shared_ptr<Gate>& gate, int& told)>;

BatchEngineFactory engineBehind(const std::shared_ptr<Gate>& gate)
{
    return [gate] {
        gate->pass();
        return std::make_unique<BacktrackingEngine>();
    };
}

std::unique_ptr<QObject> runBehind(const std::shared_ptr<Gate>& gate, int& told)
{
    const BackendFactory backend = [gate] {
        gate->pass();
        return std::make_unique<LoopBackend>();
    };
    auto job = std::make_unique<RunJob>(backend, gridOf(kArticleEasy), RunOptions());
    QObject::connect(job.get(), &RunJob::started, job.get(), [&told] { ++told; });
    QObject::connect(job.get(), &RunJob::finished, job.get(), [&told] { ++told; });
    return job;
}

std::unique_ptr<QObject> newPuzzlesBehind(const std::shared_ptr<Gate>& gate, int& told)
{
    auto job = std::make_unique<GenerateJob>(engineBehind(gate), PuzzleOrder());
    QObject::connect(job.get(), &GenerateJob::found, job.get(), [&told] { ++told; });
    QObject::connect(job.get(), &GenerateJob::finished, job.get(), [&told] { ++told; });
    return job;
}

std::unique_ptr<QObject> analysisBehind(const std::shared_ptr<Gate>& gate, int& told)
{
    auto collection = std::make_unique<Collection>();
    ChunkMaker maker;
    Puzzle puzzle;
    puzzle.givens = gridOf(kArticleEasy);
    maker.add(puzzle);
    collection->append(maker.takeAll());
    auto job = std::make_unique<CollectionAnalysis>(engineBehind(gate), collection.get());
    job->start();
    QObject::connect(job.get(), &CollectionAnalysis::changed, job.get(), [&told] { ++told; });
    collection.release()->setParent(job.get());
    return job;
}

} // namespace

Q_DECLARE_METATYPE(MakeJob)

class TestLeavingJobs : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nobodyWaits_data()
    {
        QTest::addColumn<MakeJob>("makeJob");
        QTest::newRow("run") << MakeJob(runBehind);
        QTest::newRow("new puzzles") << MakeJob(newPuzzlesBehind);
        QTest::newRow("analysis") << MakeJob(analysisBehind);
    }
    void nobodyWaits()
    {
        QFETCH(MakeJob, makeJob);
        const auto gate = std::make_shared<Gate>();
        int told = 0;
        auto job = makeJob(gate, told);
        gate->waitUntilReached();
        job.reset();
        gate->open();
        waitForLateWork();
        QVERIFY(gate->wasOpened());
        QCoreApplication::processEvents();
        QCOMPARE(told, 0);
        QCOMPARE(gate.use_count(), 1L); // and the work's own things are gone too
    }

    /// As a file in a folder that does not answer.
    void nobodyWaitsForAFile()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("slow.sdm"));
        QCOMPARE(mkfifo(QFile::encodeName(path).constData(), 0600), 0);
        Gate gate;
        std::thread writer([&] {
            gate.pass();
            QFile(path).open(QIODevice::WriteOnly);
        });
        int told = 0;
        auto reader = std::make_unique<CollectionReader>(PuzzleText{path, {}}, ReadHint());
        connect(reader.get(), &CollectionReader::arrived, reader.get(), [&told] { ++told; });
        connect(reader.get(), &CollectionReader::finished, reader.get(), [&told] { ++told; });
        gate.waitUntilReached();
        reader.reset();
        gate.open();
        writer.join();
        waitForLateWork();
        QVERIFY(gate.wasOpened());
        QCoreApplication::processEvents();
        QCOMPARE(told, 0);
    }
};

QTEST_GUILESS_MAIN(TestLeavingJobs)
#include "tst_leaving_jobs.moc"
