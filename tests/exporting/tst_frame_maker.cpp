// SPDX-License-Identifier: MIT
// Frames are made where nobody waits for them.
#include "app/base/background_work.h"
#include "app/exporting/export_job.h"
#include "app/exporting/frame_maker.h"
#include "tests/exporting/gif_testing.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QSemaphore>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <atomic>

using namespace convoku;
using convoku::testing::kLong;

namespace {

/// Holds a worker in the middle of its frames.
struct Gate
{
    QSemaphore begun;
    QSemaphore proceed;
    std::atomic<bool> inside = false;
    std::atomic<bool> released = true; ///< nobody had to wait for a time-out
};

class HeldScene : public FrameSource
{
public:
    explicit HeldScene(Gate& gate)
        : m_gate(gate)
    {
    }
    QSize size() const override { return m_scene->size(); }
    int count() const override { return m_scene->count(); }
    int delay(int index) const override { return m_scene->delay(index); }
    QImage frame(int index) const override
    {
        if (index == 2) {
            m_gate.inside = true;
            m_gate.begun.release();
            if (!m_gate.proceed.tryAcquire(1, kLong))
                m_gate.released = false;
            m_gate.inside = false;
        }
        return m_scene->frame(index);
    }

private:
    Gate& m_gate;
    std::shared_ptr<const FrameSource> m_scene = makeScene("cells", QSize(50, 50), 5);
};

} // namespace

class TestFrameMaker : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void onlyTheNewestArrive()
    {
        QSemaphore begun;
        QSemaphore proceed;
        std::vector<int> arrived;
        std::vector<std::thread::id> threads;
        FrameMaker maker;
        connect(&maker, &FrameMaker::made, this, [&](const std::shared_ptr<const FrameSource>& frames) {
            QCOMPARE(thread(), QThread::currentThread());
            arrived.push_back(frames->count());
        });
        const auto factory = [&](int count) -> FrameFactory {
            return [&, count] {
                threads.push_back(std::this_thread::get_id());
                begun.release();
                proceed.acquire();
                return makeScene("cells", QSize(10, 10), count);
            };
        };
        maker.make(factory(1));
        begun.acquire();
        maker.make(factory(2)); // while the first ones are being made
        maker.make(factory(3));
        proceed.release(3);
        QTRY_COMPARE(arrived, std::vector<int>{3});
        QCOMPARE(threads.size(), std::size_t{2}); // nobody made the second ones
        for (const std::thread::id id : threads)
            QVERIFY(id != std::this_thread::get_id());
        maker.make(factory(4));
        QTRY_COMPARE(arrived, (std::vector<int>{3, 4}));
    }

    void deletingDoesNotWait()
    {
        QSemaphore begun;
        QSemaphore proceed;
        std::atomic<bool> released = false;
        std::atomic<bool> made = false;
        {
            FrameMaker maker;
            connect(&maker, &FrameMaker::made, this, [] { QFAIL("nobody is there any more"); });
            maker.make([&] {
                begun.release();
                released = proceed.tryAcquire(1, kLong);
                made = true;
                return makeScene("cells", QSize(10, 10), 1);
            });
            begun.acquire();
            maker.make([]() -> std::shared_ptr<const FrameSource> { qFatal("nobody wants these any more"); });
        }
        QVERIFY(!made);
        proceed.release();
        waitForBackgroundWork();
        QVERIFY(made && released);
        QCoreApplication::processEvents();
    }

    /// An export whose dialog is closed: nobody waits for its worker, and it leaves nothing.
    void deletingAJobDoesNotWait_data()
    {
        QTest::addColumn<bool>("oldFile");
        QTest::newRow("no file before") << false;
        QTest::newRow("a file before") << true;
    }

    void deletingAJobDoesNotWait()
    {
        QFETCH(bool, oldFile);
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a.gif"));
        if (oldFile) {
            QFile file(path);
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write("old") == 3);
        }
        Gate gate;
        auto job = std::make_unique<ExportJob>();
        connect(job.get(), &ExportJob::written, this, [] { QFAIL("nobody is there any more"); });
        job->startWriting([&gate] { return std::make_shared<HeldScene>(gate); }, {}, path);
        gate.begun.acquire();
        job.reset();
        QVERIFY(gate.inside);
        gate.proceed.release(1000);
        waitForBackgroundWork();
        QVERIFY(!gate.inside && gate.released);
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden),
            oldFile ? QStringList{QStringLiteral("a.gif")} : QStringList());
        if (oldFile) {
            QFile file(path);
            QVERIFY(file.open(QIODevice::ReadOnly));
            QCOMPARE(file.readAll(), QByteArray("old"));
        }
    }

    /// Another start ends what a job was doing, does not wait for it, and comes after it.
    void anotherStartComesAfter()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a.gif"));
        Gate gate;
        ExportJob job;
        QSignalSpy written(&job, &ExportJob::written);
        job.startWriting([&gate] { return std::make_shared<HeldScene>(gate); }, {}, path);
        gate.begun.acquire();
        std::atomic<bool> both = false;
        job.startWriting(
            [&] {
                both = gate.inside.load();
                return makeScene("cells", QSize(50, 50), 5);
            },
            {}, path);
        QVERIFY(gate.inside);
        gate.proceed.release(1000);
        QTRY_COMPARE(written.count(), 1);
        QVERIFY(!both && gate.released);
        QCOMPARE(written[0][0].value<ExportResult>().status, ExportResult::Status::Done);
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden), QStringList{QStringLiteral("a.gif")});
    }

    void jobsMakeTheirsInTheirThread()
    {
        const QTemporaryDir folder;
        std::thread::id maker;
        const FrameFactory factory = [&maker] {
            maker = std::this_thread::get_id();
            return makeScene("cells", QSize(50, 50), 5);
        };
        ExportJob job;
        QSignalSpy written(&job, &ExportJob::written);
        job.startWriting(factory, {}, folder.filePath(QStringLiteral("a.gif")));
        QTRY_COMPARE(written.count(), 1);
        QVERIFY(maker != std::thread::id() && maker != std::this_thread::get_id());
        maker = {};
        QSignalSpy measured(&job, &ExportJob::measured);
        job.startMeasuring(factory, {});
        QTRY_COMPARE(measured.count(), 1);
        QVERIFY(maker != std::thread::id() && maker != std::this_thread::get_id());
        QCOMPARE(measured[0][0].value<ExportResult>().bytes, written[0][0].value<ExportResult>().bytes);
    }
};

CONVOKU_TEST(TestFrameMaker)
#include "tst_frame_maker.moc"
