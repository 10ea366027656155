// SPDX-License-Identifier: MIT
#include "app/document/opening_work.h"
#include "tests/support/gate.h"
#include "tests/support/test_program.h"

#include <QSignalSpy>
#include <QTest>
#include <QThread>

#include <memory>
#include <stdexcept>

using namespace convoku;
using namespace convoku::testing;

class TestOpeningWork : public QObject
{
    Q_OBJECT

    QStringList m_shown;

    /// Shows the name once the gate, if there is one, is open; notes whether that is in the thread of the test.
    OpeningWork::Read reading(const QString& name, const std::shared_ptr<Gate>& gate = {})
    {
        return [this, name, gate, owner = QThread::currentThread()] {
            if (gate)
                gate->pass();
            const bool inside = QThread::currentThread() == owner;
            return [this, name, inside, owner] {
                const bool back = QThread::currentThread() == owner;
                m_shown << (inside || !back ? QStringLiteral("in the wrong thread") : name);
            };
        };
    }

private Q_SLOTS:
    void init() { m_shown.clear(); }

    void readsInAThreadAndShowsInTheOwners()
    {
        OpeningWork work;
        const QSignalSpy ended(&work, &OpeningWork::ended);
        const QSignalSpy slow(&work, &OpeningWork::isSlow);
        work.open(QStringLiteral("a"), reading(QStringLiteral("a")));
        QVERIFY(work.isBusy());
        QTRY_COMPARE_WITH_TIMEOUT(m_shown, QStringList{QStringLiteral("a")}, kLong);
        QVERIFY(!work.isBusy());
        QCOMPARE(ended.count(), qsizetype{1});
        QCOMPARE(slow.count(), qsizetype{0});
    }

    void whatTakesLongIsTold()
    {
        OpeningWork work;
        const QSignalSpy slow(&work, &OpeningWork::isSlow);
        auto gate = std::make_shared<Gate>();
        work.open(QStringLiteral("a"), reading(QStringLiteral("a"), gate));
        QTRY_COMPARE_WITH_TIMEOUT(slow.count(), qsizetype{1}, kLong);
        QCOMPARE(slow.front().front().toString(), QStringLiteral("a"));
        QVERIFY(work.isBusy());
        gate->open();
        QTRY_COMPARE_WITH_TIMEOUT(m_shown, QStringList{QStringLiteral("a")}, kLong);
    }

    void whatIsStoppedDoesNotArrive()
    {
        OpeningWork work;
        const QSignalSpy ended(&work, &OpeningWork::ended);
        auto gate = std::make_shared<Gate>();
        work.open(QStringLiteral("a"), reading(QStringLiteral("a"), gate));
        gate->waitUntilReached();
        work.cancel();
        QVERIFY(!work.isBusy());
        QCOMPARE(ended.count(), qsizetype{1});
        QVERIFY(ended.front().front().toString().isEmpty());
        gate->open();
        work.open(QStringLiteral("b"), reading(QStringLiteral("b")));
        QTRY_VERIFY_WITH_TIMEOUT(!work.isBusy(), kLong);
        QCOMPARE(m_shown, QStringList{QStringLiteral("b")});
    }

    void theLaterFileCounts()
    {
        OpeningWork work;
        auto gate = std::make_shared<Gate>();
        work.open(QStringLiteral("a"), reading(QStringLiteral("a"), gate));
        gate->waitUntilReached();
        work.open(QStringLiteral("b"), reading(QStringLiteral("b")));
        work.open(QStringLiteral("c"), reading(QStringLiteral("c")));
        gate->open();
        QTRY_VERIFY_WITH_TIMEOUT(!work.isBusy(), kLong);
        QCOMPARE(m_shown, QStringList{QStringLiteral("c")});
    }

    void aFaultIsTold()
    {
        OpeningWork work;
        const QSignalSpy ended(&work, &OpeningWork::ended);
        work.open(QStringLiteral("a"), []() -> OpeningWork::Done { throw std::runtime_error("broken"); });
        QTRY_COMPARE_WITH_TIMEOUT(ended.count(), qsizetype{1}, kLong);
        QCOMPARE(ended.front().front().toString(), QStringLiteral("broken"));
        QVERIFY(!work.isBusy());
    }
};

CONVOKU_GUILESS_TEST(TestOpeningWork)
#include "tst_opening_work.moc"
