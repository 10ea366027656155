// SPDX-License-Identifier: MIT
#include "app/views/layers/kernel_slide.h"
#include "tests/support/test_program.h"

#include <QSignalSpy>
#include <QTest>

using namespace convoku;

class TestKernelSlide : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_slide = std::make_unique<KernelSlide>();
        m_slide->setSpeed(99); // the fastest
        m_slide->setOrder({{3, 2, 2}, 1, false});
    }

    void stepsByHand()
    {
        const QSignalSpy moved(m_slide.get(), &KernelSlide::moved);
        QVERIFY(!m_slide->place() && !m_slide->element());
        m_slide->step(true);
        QVERIFY((m_slide->element() == ElementIndex{1, 0, 0}));
        m_slide->step(true);
        QVERIFY((m_slide->element() == ElementIndex{1, 0, 1}));
        m_slide->goTo(99);
        QVERIFY((m_slide->element() == ElementIndex{1, 1, 1}));
        m_slide->step(true); // the end
        QCOMPARE(m_slide->place().value(), 3);
        m_slide->step(false);
        QCOMPARE(m_slide->place().value(), 2);
        m_slide->goTo(-5);
        m_slide->step(false);
        QCOMPARE(m_slide->place().value(), 0);
        QCOMPARE(moved.count(), 5);
        m_slide->end();
        QVERIFY(!m_slide->place());
        m_slide->step(false);
        QCOMPARE(m_slide->place().value(), 3);
        QVERIFY(!m_slide->isPlaying());
    }

    void playsToTheEndAndAgain()
    {
        std::vector<int> places;
        connect(m_slide.get(), &KernelSlide::moved, m_slide.get(),
            [&] { places.push_back(m_slide->place().value_or(-1)); });
        m_slide->setPlaying(true);
        QVERIFY(m_slide->isPlaying());
        QTRY_VERIFY(!m_slide->isPlaying());
        QCOMPARE(places, (std::vector<int>{0, 1, 2, 3}));
        m_slide->setPlaying(true);
        QTRY_VERIFY(!m_slide->isPlaying());
        QCOMPARE(places, (std::vector<int>{0, 1, 2, 3, 0, 1, 2, 3}));
        // From the middle it goes on.
        places.clear();
        m_slide->goTo(1);
        m_slide->setPlaying(true);
        QTRY_VERIFY(!m_slide->isPlaying());
        QCOMPARE(places, (std::vector<int>{1, 2, 3}));
    }

    void allAtOnceTakesOneBeat()
    {
        using AtOnce = KernelSlide::AtOnce;
        std::vector<AtOnce> seen;
        connect(m_slide.get(), &KernelSlide::moved, m_slide.get(), [&] { seen.push_back(m_slide->atOnce()); });
        m_slide->goTo(2);
        m_slide->showAllAtOnce();
        QVERIFY(!m_slide->place() && !m_slide->isPlaying());
        QTRY_VERIFY(m_slide->atOnce() == AtOnce::Filled);
        QTest::qWait(4 * m_slide->interval()); // and there it stays
        QCOMPARE(seen, (std::vector<AtOnce>{AtOnce::No, AtOnce::Windows, AtOnce::Filled}));
        m_slide->showAllAtOnce(); // again from the beginning
        QVERIFY(m_slide->atOnce() == AtOnce::Windows);
        m_slide->setOrder({{3, 2, 2}, 2, false}); // another plane of the same output
        QVERIFY(m_slide->atOnce() == AtOnce::Windows);
        m_slide->setOrder({{1, 2, 2}, 0, false});
        QVERIFY(m_slide->atOnce() == AtOnce::No);
    }

    void whateverGoesOnEndsAllAtOnce_data()
    {
        QTest::addColumn<int>("what");
        QTest::addColumn<int>("place");
        QTest::newRow("a place") << 0 << 1;
        QTest::newRow("a step") << 1 << 0;
        QTest::newRow("play") << 2 << 0;
        QTest::newRow("the end") << 3 << -1;
    }

    void whateverGoesOnEndsAllAtOnce()
    {
        QFETCH(int, what);
        QFETCH(int, place);
        m_slide->showAllAtOnce();
        const QSignalSpy moved(m_slide.get(), &KernelSlide::moved);
        if (what == 0)
            m_slide->goTo(1);
        else if (what == 1)
            m_slide->step(true);
        else if (what == 2)
            m_slide->setPlaying(true);
        else
            m_slide->end();
        QVERIFY(m_slide->atOnce() == KernelSlide::AtOnce::No);
        QCOMPARE(m_slide->place().value_or(-1), place);
        QCOMPARE(moved.count(), 1);
        if (what == 2)
            return;
        QTest::qWait(4 * m_slide->interval());
        QCOMPARE(m_slide->place().value_or(-1), place);
    }

    void waitsWhileItIsHeld()
    {
        const QSignalSpy held(m_slide.get(), &KernelSlide::heldChanged);
        m_slide->setHeld(true);
        m_slide->setPlaying(true);
        QVERIFY(m_slide->isPlaying() && m_slide->isHeld());
        QTest::qWait(300); // several beats
        QCOMPARE(m_slide->place().value(), 0);
        m_slide->setHeld(true);
        QCOMPARE(held.count(), 1);
        m_slide->setHeld(false);
        QTRY_VERIFY(!m_slide->isPlaying());
        QCOMPARE(m_slide->place().value(), 3);
        // Held and let go without playing it stays where it is.
        m_slide->goTo(1);
        m_slide->setHeld(true);
        m_slide->setHeld(false);
        QTest::qWait(300);
        QCOMPARE(m_slide->place().value(), 1);
    }

    void anotherWay()
    {
        m_slide->goTo(2);
        m_slide->setOrder({{3, 2, 2}, 1, true}); // all planes: the same number is further on the way
        QCOMPARE(m_slide->place().value(), 6);
        QVERIFY((m_slide->element() == ElementIndex{1, 1, 0}));
        m_slide->setPlaying(true);
        m_slide->setOrder({{3, 2, 2}, 0, false}); // not there any more
        QVERIFY(!m_slide->place() && !m_slide->isPlaying());
        m_slide->goTo(1);
        m_slide->setOrder({{3, 2, 3}, 0, false}); // another layer
        QVERIFY(!m_slide->place());
    }

    void speedsAreFactors()
    {
        int last = 0;
        for (int i = static_cast<int>(KernelSlide::speeds().size()) - 1; i >= 0; --i) {
            m_slide->setSpeed(i);
            QVERIFY(m_slide->interval() > last);
            last = m_slide->interval();
        }
        m_slide->setSpeed(-3);
        QCOMPARE(m_slide->speed(), 0);
    }

private:
    std::unique_ptr<KernelSlide> m_slide;
};

CONVOKU_GUILESS_TEST(TestKernelSlide)
#include "tst_kernel_slide.moc"
