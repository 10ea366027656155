// SPDX-License-Identifier: MIT
// Tabs that go while one of them is pressed, and panels that go while their tabs still stand.
#include "app/window/parts/tab_guard.h"
#include "tests/support/test_program.h"

#include <QDockWidget>
#include <QMainWindow>
#include <QTabBar>
#include <QtTest>

#include <algorithm>
#include <memory>

using namespace convoku;

class TestTabGuard : public QObject
{
    Q_OBJECT

    std::unique_ptr<QMainWindow> m_window;
    QList<QDockWidget*> m_docks;

    QTabBar* bar() const
    {
        for (QTabBar* bar : m_window->findChildren<QTabBar*>(QString(), Qt::FindDirectChildrenOnly)) {
            if (bar->isVisible())
                return bar;
        }
        return nullptr;
    }
    /// A tab is dragged: Qt shows a picture of it that follows the mouse, a child of the bar.
    static bool follows(const QTabBar* bar)
    {
        const auto children = bar->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly);
        return std::any_of(children.begin(), children.end(), [](const QWidget* child) {
            return child->isVisible() && qstrcmp(child->metaObject()->className(), "QToolButton") != 0;
        });
    }
    static QPoint middle(const QTabBar* bar, int tab) { return bar->tabRect(tab).center(); }
    static void drag(QTabBar* bar, QPoint from)
    {
        for (int i = 1; i <= 3; ++i)
            QTest::mouseMove(bar, from + QPoint(-10 * i, 0));
    }

private Q_SLOTS:
    void init()
    {
        m_window = std::make_unique<QMainWindow>();
        m_window->setCentralWidget(new QWidget);
        TabGuard::watchDocks(m_window.get());
        m_docks.clear();
        for (const char* name : {"first", "second", "third", "fourth"}) {
            auto* dock = new QDockWidget(QString::fromLatin1(name));
            dock->setObjectName(dock->windowTitle());
            dock->setWidget(new QWidget);
            m_window->addDockWidget(Qt::BottomDockWidgetArea, dock);
            if (!m_docks.isEmpty())
                m_window->tabifyDockWidget(m_docks.back(), dock);
            m_docks.append(dock);
        }
        m_window->resize(900, 500);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
        QVERIFY(bar() != nullptr);
        QCOMPARE(bar()->count(), 4);
    }

    /// The press falls among the tabs that are there, not among those that were.
    void aPressSeesTheTabsAsTheyAre_data()
    {
        QTest::addColumn<QList<int>>("closed");
        QTest::addColumn<int>("left"); ///< docks, and so tabs
        QTest::newRow("the pressed one") << QList<int>{3} << 3;
        QTest::newRow("its neighbour") << QList<int>{2} << 3;
        QTest::newRow("two") << QList<int>{0, 3} << 2;
        QTest::newRow("all but one") << QList<int>{1, 2, 3} << 1;
        QTest::newRow("all") << QList<int>{0, 1, 2, 3} << 0;
    }
    void aPressSeesTheTabsAsTheyAre()
    {
        QFETCH(QList<int>, closed);
        QFETCH(int, left);
        QTabBar* tabs = bar();
        const QPoint last = middle(tabs, 3);
        for (int dock : closed)
            m_docks[dock]->close();
        int seen = 0;
        connect(tabs, &QTabBar::tabBarClicked, this, [&](int) { seen = tabs->count(); });
        QTest::mousePress(tabs, Qt::LeftButton, {}, last);
        QCOMPARE(seen, left);
        drag(tabs, last);
        QTest::mouseRelease(tabs, Qt::LeftButton, {}, last);
    }

    void aDragEndsWithItsTabs_data()
    {
        QTest::addColumn<int>("closed"); ///< a dock; -1: they all go elsewhere
        QTest::addColumn<bool>("laidOut");
        for (bool laidOut : {false, true}) {
            const char* when = laidOut ? "laid out" : "at once";
            for (int dock = 0; dock < 4; ++dock)
                QTest::addRow("%d goes, %s", dock, when) << dock << laidOut;
            QTest::addRow("all go, %s", when) << -1 << laidOut;
        }
    }
    void aDragEndsWithItsTabs()
    {
        QFETCH(int, closed);
        QFETCH(bool, laidOut);
        QTabBar* tabs = bar();
        const QPoint last = middle(tabs, 3);
        QTest::mousePress(tabs, Qt::LeftButton, {}, last);
        for (int dock = 0; dock < 4; ++dock) {
            if (closed == -1 || closed == dock)
                m_docks[dock]->close();
        }
        if (laidOut)
            QCoreApplication::processEvents();
        drag(tabs, last);
        QVERIFY(!follows(tabs));
        QTest::mouseRelease(tabs, Qt::LeftButton, {}, last);
        // The next one is a drag again.
        for (QDockWidget* dock : m_docks)
            dock->show();
        QCoreApplication::processEvents();
        tabs = bar();
        QCOMPARE(tabs->count(), 4);
        QTest::mousePress(tabs, Qt::LeftButton, {}, middle(tabs, 3));
        drag(tabs, middle(tabs, 3));
        QVERIFY(follows(tabs));
        QTest::mouseRelease(tabs, Qt::LeftButton, {}, middle(tabs, 3));
    }

    /// The guard leaves the other uses of tabs: they can be chosen and moved.
    void tabsAreChosenAndMoved()
    {
        QTabBar* tabs = bar();
        QTest::mouseClick(tabs, Qt::LeftButton, {}, middle(tabs, 1));
        QCOMPARE(tabs->currentIndex(), 1);
        QVERIFY(!m_docks[1]->visibleRegion().isEmpty());
        const QPoint from = middle(tabs, 1);
        const int far = tabs->tabRect(3).right() - from.x();
        QTest::mousePress(tabs, Qt::LeftButton, {}, from);
        for (int i = 1; i <= 10; ++i)
            QTest::mouseMove(tabs, from + QPoint(far * i / 10, 0));
        QTest::mouseRelease(tabs, Qt::LeftButton, {}, from + QPoint(far, 0));
        QCOMPARE(tabs->tabText(3), QStringLiteral("second"));
        QCOMPARE(tabs->currentIndex(), 3);
    }

    /// A bar of another kind, whose tabs go at once.
    void aBarByItself()
    {
        QTabBar tabs;
        tabs.setMovable(true);
        new TabGuard(&tabs);
        for (int i = 0; i < 4; ++i)
            tabs.addTab(QStringLiteral("tab %1").arg(i));
        tabs.resize(tabs.sizeHint());
        tabs.show();
        QVERIFY(QTest::qWaitForWindowExposed(&tabs));
        const QPoint last = middle(&tabs, 3);
        QTest::mousePress(&tabs, Qt::LeftButton, {}, last);
        tabs.removeTab(3);
        tabs.removeTab(0);
        drag(&tabs, last);
        QVERIFY(!follows(&tabs));
        QTest::mouseRelease(&tabs, Qt::LeftButton, {}, last);
        QTest::mousePress(&tabs, Qt::LeftButton, {}, middle(&tabs, 1));
        drag(&tabs, middle(&tabs, 1));
        QVERIFY(follows(&tabs));
        // Let go by somebody else.
        tabs.findChild<TabGuard*>()->endDrag();
        drag(&tabs, middle(&tabs, 1));
        QVERIFY(!follows(&tabs));
    }
};

CONVOKU_TEST(TestTabGuard)
#include "tst_tab_guard.moc"
