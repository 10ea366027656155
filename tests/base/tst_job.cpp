// SPDX-License-Identifier: MIT
// What a job tells, in which thread, and what it no longer tells.
#include "app/base/job.h"
#include "tests/support/test_program.h"

#include <QTest>
#include <QThread>

#include <atomic>
#include <stdexcept>

using namespace convoku;

namespace {

/// Tells numbers until it is cancelled, or a `last` one.
class CountingJob : public Job<CountingJob>
{
public:
    CountingJob(int last, bool throws)
        : Job(nullptr)
    {
        begin(
            [last, throws](const std::stop_token& stop, const Receiver& receiver) {
                for (int i = 1; i <= last && !stop.stop_requested(); ++i)
                    receiver.post([i](CountingJob& job) { job.received.push_back(i); });
                if (throws)
                    throw std::runtime_error("no more");
            },
            [](CountingJob& job, const QString& what) {
                job.thread = QThread::currentThread();
                job.error = what;
                ++job.ends;
            });
    }

    std::vector<int> received;
    QThread* thread = nullptr;
    QString error;
    int ends = 0;
};

} // namespace

class TestJob : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void itTellsAllInOrder()
    {
        CountingJob job(100, false);
        QTRY_COMPARE_WITH_TIMEOUT(job.ends, 1, 60000);
        QCOMPARE(job.received.size(), std::size_t(100));
        QVERIFY(std::ranges::is_sorted(job.received));
        QCOMPARE(job.thread, thread());
        QVERIFY(job.error.isEmpty() && !job.isCancelled());
    }

    void aFaultIsTold()
    {
        CountingJob job(3, true);
        QTRY_COMPARE_WITH_TIMEOUT(job.ends, 1, 60000);
        QCOMPARE(job.received.size(), std::size_t(3));
        QVERIFY(job.error.contains(QStringLiteral("no more")));
    }

    void whoIsCancelledTellsItsEnd()
    {
        CountingJob job(1'000'000'000, false);
        job.cancel();
        QTRY_COMPARE_WITH_TIMEOUT(job.ends, 1, 60000);
        QVERIFY(job.isCancelled() && job.error.isEmpty());
    }

    void nothingArrivesAfterTheEnd()
    {
        auto job = std::make_unique<CountingJob>(1000, false);
        job.reset(); // a call to what is gone would be seen by the address sanitizer
        waitForBackgroundWork();
        QCoreApplication::processEvents();
    }

    void thePaceIsKept()
    {
        using namespace std::chrono_literals;
        Pace seldom(1h);
        QVERIFY(!seldom.isDue());
        Pace atOnce(1h, true);
        QVERIFY(atOnce.isDue());
        QVERIFY(!atOnce.isDue());
        Pace often(20ms);
        QVERIFY(!often.isDue());
        QTest::qSleep(25);
        QVERIFY(often.isDue());
        QVERIFY(!often.isDue());
    }
};

CONVOKU_GUILESS_TEST(TestJob)
#include "tst_job.moc"
