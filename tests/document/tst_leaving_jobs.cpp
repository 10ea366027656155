// SPDX-License-Identifier: MIT
// Who asked for work goes while it is under way: the window waits neither for LibTorch to load nor for a slow folder.
#include "app/document/run_job.h"
#include "app/views/collections/collection_analysis.h"
#include "app/views/collections/collection_reader.h"
#include "app/views/collections/generate_job.h"
#include "tests/document/leaving.h"
#include "tests/support/backtracking_engine.h"
#include "tests/support/loop_backend.h"
#include "tests/support/puzzle_files.h"
#include "tests/support/test_program.h"

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

/// Makes a job whose work reaches the gate.
using MakeJob = std::function<std::unique_ptr<QObject>(const std::shared_ptr<Gate>& gate)>;

BatchEngineFactory engineBehind(const std::shared_ptr<Gate>& gate)
{
    return [gate] {
        gate->pass();
        return std::make_unique<BacktrackingEngine>();
    };
}

std::unique_ptr<QObject> runBehind(const std::shared_ptr<Gate>& gate)
{
    const BackendFactory backend = [gate] {
        gate->pass();
        return std::make_unique<LoopBackend>();
    };
    return std::make_unique<RunJob>(backend, gridOf(kArticleEasy), RunOptions());
}

std::unique_ptr<QObject> newPuzzlesBehind(const std::shared_ptr<Gate>& gate)
{
    return std::make_unique<GenerateJob>(engineBehind(gate), PuzzleOrder());
}

std::unique_ptr<QObject> analysisBehind(const std::shared_ptr<Gate>& gate)
{
    auto collection = std::make_unique<Collection>();
    ChunkMaker maker;
    Puzzle puzzle;
    puzzle.givens = gridOf(kArticleEasy);
    maker.add(puzzle);
    collection->append(maker.takeAll());
    auto job = std::make_unique<CollectionAnalysis>(engineBehind(gate), collection.get());
    job->start();
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
        QVERIFY(leavesAtOnce(makeJob(gate), *gate));
        QCOMPARE(gate.use_count(), 1L); // and the work's own things are gone too
    }

    /// Deleting a reader does not wait for a file that blocks, for example in a folder that does not respond.
    void nobodyWaitsForAFile()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("slow.sdm"));
        QCOMPARE(mkfifo(QFile::encodeName(path).constData(), 0600), 0);
        Gate gate;
        const std::jthread writer([&] {
            gate.pass();
            QFile(path).open(QIODevice::WriteOnly);
        });
        QVERIFY(leavesAtOnce(std::make_unique<CollectionReader>(PuzzleText{path, {}, {}}, ReadHint()), gate));
    }
};

CONVOKU_GUILESS_TEST(TestLeavingJobs)
#include "tst_leaving_jobs.moc"
