// SPDX-License-Identifier: MIT
#include "app/base/latest_task.h"
#include "tests/support/gate.h"
#include "tests/support/test_program.h"

#include <QTest>
#include <QThread>

#include <atomic>
#include <stdexcept>

using namespace convoku;
using namespace convoku::testing;

namespace {

struct Tool
{
    int number;
};

/// An owner with the answers that have arrived.
struct Owner : QObject
{
    explicit Owner(std::size_t lanes = 1)
        : task(
            this, [this] { return std::make_unique<Tool>(Tool{++made}); },
            [this](std::size_t lane, const QString& error) { failures << QString::number(lane) + error; }, lanes)
    {
    }

    /// Answers with the number as soon as `gate`, if there is one, is open.
    LatestTask<Tool>::Task answer(int number, Gate* gate = nullptr)
    {
        return [this, number, gate](Tool& tool, const auto& question) {
            if (gate != nullptr)
                gate->pass();
            question.post([this, number, of = tool.number] {
                answers << number;
                tools << of;
            });
        };
    }

    std::atomic<int> made = 0;
    QList<int> answers;
    QList<int> tools;
    QStringList failures;
    LatestTask<Tool> task;
};

} // namespace

class TestLatestTask : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theToolIsMadeOnceAndLate()
    {
        Owner owner;
        QTest::qWait(20);
        QCOMPARE(owner.made.load(), 0);
        for (int i = 1; i <= 3; ++i) {
            owner.task.ask(owner.answer(i));
            QTRY_COMPARE_WITH_TIMEOUT(owner.answers.size(), i, kLong);
        }
        const QList<int> answers{1, 2, 3};
        QCOMPARE(owner.answers, answers);
        QCOMPARE(owner.made.load(), 1);
    }

    /// The one that is under way comes too late, the one that waits is never begun.
    void onlyTheLatestIsAnswered()
    {
        Owner owner;
        Gate gate;
        owner.task.ask(owner.answer(1, &gate));
        gate.waitUntilReached();
        std::atomic<bool> begun = false;
        owner.task.ask([&begun](Tool&, const auto&) { begun = true; });
        owner.task.ask(owner.answer(3));
        gate.open();
        QTRY_COMPARE_WITH_TIMEOUT(owner.answers, QList<int>{3}, kLong);
        QVERIFY(!begun);
    }

    void whatIsDroppedIsNotAnswered()
    {
        Owner owner(2);
        Gate gate;
        owner.task.ask(owner.answer(1, &gate), 0);
        gate.waitUntilReached();
        owner.task.ask(owner.answer(2), 1);
        owner.task.drop(0); // not the other lane
        gate.open();
        QTRY_COMPARE_WITH_TIMEOUT(owner.answers, QList<int>{2}, kLong);
        owner.task.ask(owner.answer(4), 0);
        const QList<int> both{2, 4};
        QTRY_COMPARE_WITH_TIMEOUT(owner.answers, both, kLong);
    }

    /// An answer that was told but has not arrived when another question comes.
    void anAnswerOnItsWayIsDropped()
    {
        Owner owner;
        std::atomic<bool> sent = false;
        owner.task.ask([&owner, &sent](Tool&, const auto& question) {
            question.post([&owner] { owner.answers << 1; });
            sent = true;
        });
        while (!sent) // without the event loop, which would deliver it
            QThread::yieldCurrentThread();
        owner.task.ask(owner.answer(2));
        QTRY_COMPARE_WITH_TIMEOUT(owner.answers, QList<int>{2}, kLong);
    }

    void theFirstLaneGoesFirst()
    {
        Owner owner(3);
        Gate gate;
        owner.task.ask(owner.answer(9, &gate), 2);
        gate.waitUntilReached();
        owner.task.ask(owner.answer(3), 2);
        owner.task.askToo(owner.answer(21), 1);
        owner.task.askToo(owner.answer(22), 1);
        owner.task.ask(owner.answer(1), 0);
        gate.open();
        const QList<int> order{1, 21, 22, 3}; // 9 was replaced by 3
        QTRY_COMPARE_WITH_TIMEOUT(owner.answers, order, kLong);
    }

    /// After an error the state of a tool is unknown, so the next question gets a new one.
    void errorsAreTold()
    {
        Owner owner(2);
        owner.task.ask([](Tool&, const auto&) -> void { throw std::runtime_error("broken"); }, 1);
        QTRY_COMPARE_WITH_TIMEOUT(owner.failures, QStringList{QStringLiteral("1broken")}, kLong);
        owner.task.ask(owner.answer(5));
        QTRY_COMPARE_WITH_TIMEOUT(owner.answers, QList<int>{5}, kLong);
        QCOMPARE(owner.tools, QList<int>{2});
    }

    void aTaskWaitsUntilItIsWoken()
    {
        Owner owner;
        auto resume = std::make_shared<bool>(false);
        owner.task.ask([&owner, resume](Tool&, const auto& question) {
            question.post([&owner] { owner.answers << 1; });
            question.wait([&] { return *resume; });
            question.post([&owner] { owner.answers << 2; });
        });
        QTRY_COMPARE_WITH_TIMEOUT(owner.answers, QList<int>{1}, kLong);
        owner.task.wake([&] { *resume = true; });
        const QList<int> both{1, 2};
        QTRY_COMPARE_WITH_TIMEOUT(owner.answers, both, kLong);
    }

    /// And one that waits ends where nobody wants it any more, or nobody is there.
    void whoeverWaitsIsLetGo_data()
    {
        QTest::addColumn<bool>("ownerGoes");
        QTest::newRow("dropped") << false;
        QTest::newRow("the owner goes") << true;
    }
    void whoeverWaitsIsLetGo()
    {
        QFETCH(bool, ownerGoes);
        auto owner = std::make_unique<Owner>();
        auto waits = std::make_shared<std::atomic<bool>>(false);
        auto ended = std::make_shared<std::atomic<bool>>(false);
        owner->task.ask([waits, ended](Tool&, const auto& question) {
            *waits = true;
            question.wait([] { return false; });
            *ended = !question.isCurrent();
        });
        QTRY_VERIFY_WITH_TIMEOUT(waits->load(), kLong);
        if (ownerGoes)
            owner.reset();
        else
            owner->task.drop();
        QTRY_VERIFY_WITH_TIMEOUT(ended->load(), kLong);
    }

    /// A cancelled task ends soon and reports nothing; the next question gets a new tool.
    void whatNobodyWantsIsCancelled()
    {
        Owner owner;
        auto begun = std::make_shared<std::atomic<bool>>(false);
        auto ended = std::make_shared<std::atomic<bool>>(false);
        owner.task.ask([begun, ended](Tool&, const auto&) {
            *begun = true;
            const CancelPoint point;
            try {
                while (true) {
                    point.check();
                    QThread::msleep(1);
                }
            } catch (const Cancelled&) {
                *ended = true;
                throw;
            }
        });
        QTRY_VERIFY_WITH_TIMEOUT(begun->load(), kLong);
        owner.task.ask(owner.answer(1));
        QTRY_COMPARE_WITH_TIMEOUT(owner.answers, QList<int>{1}, kLong);
        QVERIFY(ended->load());
        QCOMPARE(owner.tools, QList<int>{2});
        QVERIFY(owner.failures.isEmpty());
    }

    /// Its end does not wait for what is under way, and nothing arrives afterwards.
    void theOwnersEndDoesNotWait()
    {
        auto gate = std::make_shared<Gate>();
        auto ended = std::make_shared<std::atomic<bool>>(false);
        bool answered = false;
        {
            Owner owner;
            owner.task.ask([gate, ended, &answered](Tool&, const auto& question) {
                gate->pass();
                question.post([&answered] { answered = true; });
                *ended = true;
            });
            gate->waitUntilReached();
        } // would wait for ever
        gate->open();
        QTRY_VERIFY_WITH_TIMEOUT(ended->load(), kLong);
        QTest::qWait(10);
        QVERIFY(!answered);
    }
};

CONVOKU_GUILESS_TEST(TestLatestTask)
#include "tst_latest_task.moc"
