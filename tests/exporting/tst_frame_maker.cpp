// SPDX-License-Identifier: MIT
// Frames are made where nobody waits for them.
#include "app/exporting/export_job.h"
#include "app/exporting/frame_maker.h"
#include "tests/exporting/gif_testing.h"

#include <QSemaphore>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace convoku;

class TestFrameMaker : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void onlyTheNewestArrive()
    {
        QSemaphore begun;
        QSemaphore goOn;
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
                goOn.acquire();
                return makeScene("cells", QSize(10, 10), count);
            };
        };
        maker.make(factory(1));
        begun.acquire();
        maker.make(factory(2)); // while the first ones are being made
        maker.make(factory(3));
        goOn.release(3);
        QTRY_COMPARE(arrived, std::vector<int>{3});
        QCOMPARE(threads.size(), std::size_t{2}); // nobody made the second ones
        for (const std::thread::id id : threads)
            QVERIFY(id != std::this_thread::get_id());
        maker.make(factory(4));
        QTRY_COMPARE(arrived, (std::vector<int>{3, 4}));
    }

    void deletingWaits()
    {
        bool made = false;
        {
            QSemaphore begun;
            FrameMaker maker;
            maker.make([&] {
                begun.release();
                QThread::msleep(50);
                made = true;
                return makeScene("cells", QSize(10, 10), 1);
            });
            begun.acquire();
        }
        QVERIFY(made);
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

QTEST_MAIN(TestFrameMaker)
#include "tst_frame_maker.moc"
