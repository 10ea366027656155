// SPDX-License-Identifier: MIT
#include "solver/backend/scalar/scalar_backend.h"
#include "solver/cancellation.h"
#include "tests/backend/long_stack.h"
#include "tests/support/test_program.h"
#include "tests/support/tested_backend.h"

#include <QElapsedTimer>
#include <QTest>

#include <chrono>
#include <stop_token>
#include <thread>

using namespace convoku;
using namespace convoku::testing;

class TestCancellation : public QObject
{
    Q_OBJECT

#ifdef CONVOKU_TESTED_TORCH
    const std::unique_ptr<Backend> m_backend = makeTestedBackend();
#else
    const std::unique_ptr<Backend> m_backend = makeScalarBackend();
#endif

    /// Runs the network over `boards` boards until it ends, or is cancelled.
    bool isCancelled(const std::shared_ptr<const Network>& network, int boards)
    {
        const auto loaded = m_backend->load(network);
        const Tensor in(boards, network->value(network->inputs.front()).shape);
        try {
            loaded->run(std::span(&in, 1), network->outputs);
        } catch (const Cancelled&) {
            return true;
        }
        return false;
    }

private Q_SLOTS:
    /// Without the request it would run for minutes.
    void aLongRunEndsSoon()
    {
        std::stop_source stop;
        const CancelScope scope(stop.get_token());
        const std::jthread other([&stop] {
            std::this_thread::sleep_for(std::chrono::milliseconds(100));
            stop.request_stop();
        });
        QElapsedTimer timer;
        timer.start();
        QVERIFY(isCancelled(stack(400, 64), 400));
        QVERIFY2(timer.elapsed() < 20'000, qPrintable(QString::number(timer.elapsed())));
    }

    /// It is over before it would be worth it, and what its caller keeps stays whole.
    void aShortRunGoesToItsEnd()
    {
        std::stop_source stop;
        stop.request_stop();
        const CancelScope scope(stop.get_token());
        QVERIFY(!isCancelled(stack(2, 2), 1));
    }

    void theInnermostScopeCounts()
    {
        std::stop_source outer;
        outer.request_stop();
        const CancelScope scope(outer.get_token());
        const auto isStopped = [] {
            const CancelPoint point;
            std::this_thread::sleep_for(std::chrono::milliseconds(60));
            try {
                point.check();
            } catch (const Cancelled&) {
                return true;
            }
            return false;
        };
        QVERIFY(isStopped());
        {
            const CancelScope inner{std::stop_token()};
            QVERIFY(!isStopped());
        }
        QVERIFY(isStopped());
        bool elsewhere = true;
        std::thread([&] { elsewhere = isStopped(); }).join(); // another thread has none
        QVERIFY(!elsewhere);
    }
};

CONVOKU_GUILESS_TEST(TestCancellation)
#include "tst_cancellation.moc"
