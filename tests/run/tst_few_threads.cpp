// SPDX-License-Identifier: MIT
// A system that has no room for the threads that are asked for.
#include "solver/backend/backend_module.h"
#include "solver/backend/thread_room.h"
#include "solver/run/bitwise_batch.h"
#include "tests/support/puzzle_files.h"
#include "tests/support/test_program.h"
#include "tests/support/thread_limit.h"

#include <QTest>

#include <cstring>

using namespace convoku;
using namespace convoku::testing;

class TestFewThreads : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aBatchGoesOn_data()
    {
        QTest::addColumn<int>("room");
        for (const int room : {0, 1, 5, 100})
            QTest::addRow("room for %d", room) << room;
    }

    void aBatchGoesOn()
    {
        QFETCH(const int, room);
        constexpr std::size_t kPuzzles = 120;
        BatchOptions options;
        options.threads = 64;
        std::size_t given = 0;
        std::vector<int> finished(kPuzzles, 0);
        bool good = true;
        BitwiseBatch batch;
        bool through = false;
        {
            const ThreadLimit limit(room);
            through = batch.solve(
                [&]() -> std::optional<StartingGrid> {
                    if (given == kPuzzles)
                        return std::nullopt;
                    return StartingGrid(gridOf(given++ % 2 == 0 ? kArticleHard : kArticleEasy));
                },
                options,
                [&](std::size_t index, const SolveOutcome& outcome) {
                    ++finished[index];
                    good = good && outcome.solutions.size() == 1
                        && outcome.solutions.front()
                            == gridOf(index % 2 == 0 ? kArticleHardSolution : kArticleEasySolution);
                },
                {});
        }
        QVERIFY(through);
        QVERIFY(good);
        QCOMPARE(finished, std::vector<int>(kPuzzles, 1));
    }

    void room_data()
    {
        QTest::addColumn<int>("wanted");
        QTest::addColumn<int>("room");
        QTest::addColumn<int>("expected");
        QTest::newRow("none") << 0 << 5 << 0;
        QTest::newRow("less than none") << -1 << 5 << 0;
        QTest::newRow("all") << 5 << 5 << 5;
        QTest::newRow("some") << 8 << 3 << 3;
        QTest::newRow("nothing") << 8 << 0 << 0;
    }

    void room()
    {
        QFETCH(const int, wanted);
        QFETCH(const int, room);
        QFETCH(const int, expected);
        const ThreadLimit limit(room);
        QCOMPARE(threadsWithRoom(wanted), expected);
    }

    /// Without room for threads, the module is not opened: the code that it loads would end the process.
    void noModuleWithoutThreads()
    {
        const ThreadLimit limit(0);
        const BackendModule module = BackendModule::open("torch", BackendModule::folder());
        QVERIFY(!module.isThere());
        QCOMPARE(module.problem(), std::string(std::strerror(EAGAIN)));
    }
};

CONVOKU_GUILESS_TEST(TestFewThreads)
#include "tst_few_threads.moc"
