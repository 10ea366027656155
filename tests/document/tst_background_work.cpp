// SPDX-License-Identifier: MIT
// Work in threads, also where the system has no room for one.
#include "app/base/background_work.h"
#include "app/views/collections/collection_writer.h"
#include "tests/support/article_rules.h"
#include "tests/support/puzzle_files.h"
#include "tests/support/test_program.h"
#include "tests/support/thread_limit.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <future>
#include <numeric>
#include <thread>

using namespace convoku;
using namespace convoku::testing;

class TestBackgroundWork : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { waitForBackgroundWork(); }

    /// Each waits for the one behind it.
    void allAtOnce()
    {
        constexpr std::size_t kCount = 50;
        std::vector<std::promise<void>> begun(kCount + 1);
        for (std::size_t i = 0; i < kCount; ++i) {
            runInBackground([&begun, i] {
                begun[i].set_value();
                begun[i + 1].get_future().wait();
            });
        }
        begun[kCount].set_value();
        waitForBackgroundWork();
    }

    void oneThreadDoesItAll()
    {
        constexpr int kCount = 20;
        std::promise<void> go;
        std::vector<int> order;
        std::vector<std::thread::id> threads;
        std::promise<void> allDone;
        {
            const ThreadLimit limit(1);
            runInBackground([&go] { go.get_future().wait(); });
            for (int i = 0; i < kCount; ++i) {
                runInBackground([&, i] {
                    order.push_back(i);
                    threads.push_back(std::this_thread::get_id());
                    if (i + 1 == kCount)
                        allDone.set_value();
                });
            }
        }
        QVERIFY(order.empty());
        go.set_value();
        allDone.get_future().wait(); // waitForBackgroundWork() would do some of it here, beside the thread
        std::vector<int> expected(kCount);
        std::iota(expected.begin(), expected.end(), 0);
        QCOMPARE(order, expected);
        QVERIFY(threads.front() != std::this_thread::get_id());
        QVERIFY(std::ranges::all_of(threads, [&](std::thread::id id) { return id == threads.front(); }));
    }

    void itIsSaidAndTriedAgain()
    {
        QSignalSpy noticed(&ThreadShortage::watch(), &ThreadShortage::noticed);
        std::atomic<int> done = 0;
        const auto here = std::this_thread::get_id();
        std::atomic<bool> elsewhere = true;
        {
            const ThreadLimit limit(0);
            for (int i = 0; i < 3; ++i) {
                runInBackground([&] {
                    elsewhere = elsewhere && std::this_thread::get_id() != here;
                    ++done;
                });
            }
            QTRY_COMPARE(noticed.size(), 1);
            QCOMPARE(done.load(), 0);
        }
        QTRY_COMPARE(done.load(), 3);
        QVERIFY(elsewhere);
        QCOMPARE(noticed.size(), 1);
    }

    /// The end of the application leaves nothing undone.
    void whoWaitsDoesIt()
    {
        const ThreadLimit limit(0);
        std::vector<int> order;
        for (int i = 0; i < 3; ++i)
            runInBackground([&order, i] { order.push_back(i); });
        waitForBackgroundWork();
        QCOMPARE(order, (std::vector<int>{0, 1, 2}));
    }

    void aThreadOfItsOwn()
    {
        std::atomic<bool> ran = false;
        std::jthread thread;
        auto gone = std::make_unique<QObject>();
        {
            const ThreadLimit limit(0);
            startThread(this, [&] { thread = std::jthread([&ran] { ran = true; }); });
            startThread(gone.get(), [&] { thread = std::jthread([] { std::abort(); }); });
            gone.reset();
            QVERIFY(!thread.joinable());
        }
        QTRY_VERIFY(ran);
    }

    void aCollectionIsSaved_data()
    {
        QTest::addColumn<bool>("waits");
        QTest::newRow("by who waits") << true;
        QTest::newRow("later") << false;
    }

    void aCollectionIsSaved()
    {
        QFETCH(const bool, waits);
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("saved.sdm"));
        ChunkMaker maker;
        Puzzle puzzle;
        puzzle.givens = gridOf(kArticleEasy);
        maker.add(puzzle);
        Collection collection;
        collection.append(maker.takeAll());
        auto limit = std::make_unique<ThreadLimit>(0);
        CollectionWriter writer(collection, {0}, path, CollectionFormat::Sdm);
        QSignalSpy finished(&writer, &CollectionWriter::finished);
        if (waits)
            QCOMPARE(writer.wait(), QString());
        limit.reset();
        QTRY_COMPARE(finished.size(), 1);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(QString::fromUtf8(file.readAll().trimmed()),
            QString::fromLatin1(kArticleEasy).replace(QLatin1Char('.'), QLatin1Char('0')));
    }
};

CONVOKU_GUILESS_TEST(TestBackgroundWork)
#include "tst_background_work.moc"
