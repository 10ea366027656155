// SPDX-License-Identifier: MIT
// Arrangements that are remembered by a window which is hidden while it takes them.
#include "app/window/docks.h"
#include "tests/support/test_program.h"

#include <QAction>
#include <QDockWidget>
#include <QMainWindow>
#include <QSettings>
#include <QTemporaryDir>
#include <QToolBar>
#include <QWindow>
#include <QtTest>
#include <qtestspontaneevent.h>

#include <memory>

using namespace convoku;

namespace {

/// A window with a dock on the left, one on the right that only one perspective shows, and one that none does.
struct Window
{
    explicit Window(QSettings& settings)
        : docks(&window, settings)
    {
        using enum Perspective;
        window.setCentralWidget(new QWidget);
        window.setDockOptions(QMainWindow::AllowNestedDocks | QMainWindow::AllowTabbedDocks);
        left = docks.add("left", QStringLiteral("Left"), new QWidget, Qt::LeftDockWidgetArea, {Puzzle, Teach});
        right = docks.add("right", QStringLiteral("Right"), new QWidget, Qt::RightDockWidgetArea, {Puzzle});
        alone = docks.add("alone", QStringLiteral("Alone"), new QWidget, Qt::BottomDockWidgetArea, {});
        docks.leaveAlone(alone);
        alone->hide();
    }

    QMainWindow window;
    Docks docks;
    QDockWidget* left;
    QDockWidget* right;
    QDockWidget* alone;
};

/// Remembers which of the watched widgets the program showed last.
struct ShownLast : QObject
{
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::Show && !event->spontaneous())
            widget = watched;
        return false;
    }
    QObject* widget = nullptr;
};

} // namespace

class TestDocks : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    std::unique_ptr<QSettings> m_settings;
    int m_width = 0; ///< of both docks together more than a small window has

    static void grownStates()
    {
        QTest::addColumn<Qt::WindowStates>("grown");
        QTest::newRow("maximized") << Qt::WindowStates(Qt::WindowMaximized);
        QTest::newRow("full screen") << Qt::WindowStates(Qt::WindowFullScreen);
    }

private Q_SLOTS:
    void init()
    {
        m_settings = std::make_unique<QSettings>(m_folder.filePath(QStringLiteral("s.ini")), QSettings::IniFormat);
        m_settings->clear();
        Window large(*m_settings);
        large.docks.restore();
        large.window.showMaximized();
        QVERIFY(QTest::qWaitForWindowExposed(&large.window));
        QVERIFY(large.window.width() > 700);
        m_width = large.window.width() * 2 / 5;
        large.window.resizeDocks({large.left, large.right}, {m_width, m_width}, Qt::Horizontal);
        QCoreApplication::processEvents();
        QCOMPARE(large.left->width(), m_width);
        large.docks.save();
    }

    void docksGetTheirSizesWithTheWindow_data() { grownStates(); }
    void docksGetTheirSizesWithTheWindow()
    {
        QFETCH(Qt::WindowStates, grown);
        Window next(*m_settings);
        next.window.resize(300, 300);
        next.docks.restore();
        next.window.setWindowState(grown);
        next.alone->show(); // a file was opened meanwhile
        next.window.show();
        QTRY_COMPARE(next.left->width(), m_width);
        QTRY_COMPARE(next.right->width(), m_width);
        QVERIFY(next.alone->isVisible());
        // Its own size is still known.
        QCOMPARE(next.window.normalGeometry().size(), QSize(300, 300));
        // Afterwards they are the person's, also in what is restored in sight.
        QTest::qWait(700);
        for (const bool again : {false, true}) {
            const int width = again ? 160 : 120;
            if (again)
                QVERIFY(next.docks.setState(next.docks.state()));
            next.window.resizeDocks({next.left}, {width}, Qt::Horizontal);
            QCoreApplication::processEvents();
            QCOMPARE(next.left->width(), width);
            const QSize size = next.window.size();
            next.window.resize(size - QSize(40, 40));
            QTest::qWait(20);
            QCOMPARE(next.left->width(), width);
            next.window.resize(size);
            QTest::qWait(20);
            QCOMPARE(next.left->width(), width);
        }
    }

    /// An arrangement made before the window is shown is not undone by the restored one.
    void theLastArrangementCounts_data() { grownStates(); }
    void theLastArrangementCounts()
    {
        QFETCH(Qt::WindowStates, grown);
        for (const bool shownFirst : {false, true}) {
            Window next(*m_settings);
            next.window.resize(300, 300);
            next.window.setWindowState(grown);
            next.docks.restore();
            QCOMPARE(next.window.windowState(), grown);
            if (shownFirst)
                next.window.show();
            next.docks.setPerspective(Perspective::Teach);
            next.window.show();
            QTest::qWait(20);
            QVERIFY(next.left->isVisible());
            QVERIFY(!next.right->isVisible());
            QVERIFY(next.left->width() != m_width);
            // Neither later, when it gets another size.
            next.window.showNormal();
            next.window.resize(500, 400);
            QTest::qWait(20);
            QVERIFY(!next.right->isVisible());
            next.docks.setPerspective(Perspective::Puzzle);
            QVERIFY(next.right->isVisible());
        }
    }

    void thePerspectiveComesBack_data()
    {
        QTest::addColumn<int>("stored");
        QTest::addColumn<int>("shown");
        QTest::newRow("the first") << 0 << static_cast<int>(Perspective::Puzzle);
        QTest::newRow("the last") << 3 << static_cast<int>(Perspective::Present);
        QTest::newRow("behind it") << 4 << static_cast<int>(Perspective::Present);
        QTest::newRow("before the first") << -1 << static_cast<int>(Perspective::Puzzle);
    }
    void thePerspectiveComesBack()
    {
        QFETCH(const int, stored);
        QFETCH(const int, shown);
        m_settings->setValue(QStringLiteral("layout/perspective"), stored);
        Window next(*m_settings);
        next.docks.restore();
        QCOMPARE(static_cast<int>(next.docks.perspective()), shown);
    }

    /// If the desktop alone places windows (check_wayland.py runs this there), nothing can be dragged. Then a panel's
    /// own window is docked again when it is closed, and is in front of its main window.
    void aPanelsOwnWindow()
    {
        const bool dragged = !QGuiApplication::platformName().startsWith(QLatin1String("wayland"));
        QCOMPARE(Docks::canBeDragged(), dragged);
        {
            Window first(*m_settings);
            first.docks.restore();
            first.window.show();
            QVERIFY(QTest::qWaitForWindowExposed(&first.window));
            QCOMPARE(first.left->features().testFlag(QDockWidget::DockWidgetMovable), dragged);
            QVERIFY(first.left->features().testFlag(QDockWidget::DockWidgetFloatable));
            first.left->setFloating(true);
            QVERIFY(QTest::qWaitForWindowExposed(first.left));
            first.docks.save();
        }
        Window next(*m_settings);
        next.docks.restore();
        QVERIFY(next.left->isFloating());
        ShownLast shown;
        next.left->installEventFilter(&shown);
        next.window.installEventFilter(&shown);
        next.window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&next.window));
        QTest::qWait(100);
        QVERIFY(next.left->isVisible());
        QVERIFY(QTest::qWaitForWindowExposed(next.left));
        QCOMPARE(next.left->windowHandle()->transientParent(), next.window.windowHandle());
        if (!dragged)
            QCOMPARE(shown.widget, next.left);
        QCloseEvent close;
        QSpontaneKeyEvent::setSpontaneous(&close);
        qApp->notify(next.left, &close);
        QTRY_COMPARE(next.left->isFloating(), dragged);
        QVERIFY(next.left->isVisible());
    }

    /// Docks of a side share it, and the board between them keeps the most of the window.
    void thoseOfASideAreTabs_data()
    {
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("docks");
        for (const int width : {1000, 1366, 1600}) {
            for (const int docks : {1, 2, 3})
                QTest::addRow("%d, %d docks", width, docks) << width << docks;
        }
    }
    void thoseOfASideAreTabs()
    {
        QFETCH(int, width);
        QFETCH(int, docks);
        Window next(*m_settings);
        QList<QDockWidget*> right{next.right};
        while (right.size() < docks)
            right << next.docks.add(qPrintable(QStringLiteral("right%1").arg(right.size())), QStringLiteral("Right"),
                new QWidget, Qt::RightDockWidgetArea, {Perspective::Puzzle});
        m_settings->clear();
        next.window.resize(width, 700);
        next.docks.restore();
        next.window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&next.window));
        next.docks.reset();
        QCoreApplication::processEvents();
        QCOMPARE(next.window.tabifiedDockWidgets(right[0]).size(), docks - 1);
        QVERIFY(Docks::isInFront(right[0]));
        for (qsizetype i = 1; i < right.size(); ++i)
            QVERIFY(!Docks::isInFront(right[i]));
        QVERIFY2(next.window.centralWidget()->width() > width * 2 / 5,
            qPrintable(QString::number(next.window.centralWidget()->width())));
    }

    /// A part that is not a dock is shown and hidden like one: by its action, with the perspective, and when an
    /// arrangement is restored.
    void partsComeAndGoLikeDocks()
    {
        bool shown = true;
        {
            Window next(*m_settings);
            m_settings->clear();
            next.docks.addPart("part", QStringLiteral("A part"), {Perspective::Debug}, [&](bool now) { shown = now; });
            next.docks.restore();
            QVERIFY(!shown && !next.docks.isShown(QStringLiteral("part")));
            QAction* action = next.docks.actions().back();
            QCOMPARE(action->objectName(), QStringLiteral("show_part"));
            action->trigger();
            QVERIFY(shown && next.docks.isShown(QStringLiteral("part")));
            next.docks.setPerspective(Perspective::Debug);
            QVERIFY(shown);
            next.docks.setShown(QStringLiteral("part"), false);
            QVERIFY(!shown && !action->isChecked());
            next.docks.setPerspective(Perspective::Puzzle);
            QVERIFY(shown);
            next.docks.freeze();
            QVERIFY(!shown);
            next.docks.thaw();
            QVERIFY(shown);
            const QByteArray kept = next.docks.state();
            next.docks.reset();
            QVERIFY(!shown);
            QVERIFY(next.docks.setState(kept));
            QVERIFY(shown);
            next.docks.save();
            shown = false;
        }
        Window again(*m_settings);
        again.docks.addPart("part", QStringLiteral("A part"), {Perspective::Debug}, [&](bool now) { shown = now; });
        again.docks.restore();
        QVERIFY(shown);
        QVERIFY(!again.docks.isShown(QStringLiteral("nobody")));
        again.docks.setShown(QStringLiteral("left"), false);
        QVERIFY(!again.docks.isShown(QStringLiteral("left")));
        again.docks.setShown(QStringLiteral("left"), true);
        QVERIFY(again.docks.isShown(QStringLiteral("left")));
    }

    void aLessonHidesThem()
    {
        Window next(*m_settings);
        next.window.resize(300, 300);
        next.window.setWindowState(Qt::WindowMaximized);
        next.docks.restore();
        next.window.show();
        next.docks.freeze();
        QTest::qWait(20);
        QVERIFY(!next.left->isVisible() && !next.right->isVisible());
        next.docks.thaw();
        QVERIFY(next.left->isVisible() && next.right->isVisible());
    }

    /// Sessions remember docks that are none any more, and bars at other edges.
    void arrangementsOfOldStillOpen_data()
    {
        QTest::addColumn<bool>("hasBar");
        QTest::newRow("with a dock for the timeline") << false;
        QTest::newRow("with the bar above") << true;
    }
    void arrangementsOfOldStillOpen()
    {
        QFETCH(bool, hasBar);
        using enum Perspective;
        Window old(*m_settings);
        if (hasBar)
            old.docks.addBar("time_bar", QStringLiteral("Timeline"), new QWidget, Qt::TopToolBarArea, {Puzzle});
        else
            old.docks.add("timeline_dock", QStringLiteral("Timeline"), new QWidget, Qt::TopDockWidgetArea, {Puzzle});
        old.docks.restore();
        old.right->hide();
        old.window.show();
        const QByteArray state = old.docks.state();

        Window now(*m_settings);
        QToolBar* bar
            = now.docks.addBar("time_bar", QStringLiteral("Timeline"), new QWidget, Qt::BottomToolBarArea, {Puzzle});
        now.docks.restore();
        now.window.show();
        QVERIFY(now.docks.setState(state));
        QVERIFY(now.left->isVisible() && !now.right->isVisible());
        QVERIFY(bar->isVisible());
        QCOMPARE(now.window.toolBarArea(bar), Qt::BottomToolBarArea);
    }

    void aBarComesAndGoesWithThePerspective()
    {
        using enum Perspective;
        Window window(*m_settings);
        const QToolBar* bar = window.docks.addBar(
            "time_bar", QStringLiteral("Timeline"), new QWidget, Qt::BottomToolBarArea, {Puzzle, Teach});
        window.docks.restore();
        window.window.show();
        QVERIFY(bar->isVisible() && !bar->isMovable());
        window.docks.setPerspective(Present);
        QVERIFY(!bar->isVisible());
        window.docks.setPerspective(Teach);
        QVERIFY(bar->isVisible());
        bar->toggleViewAction()->trigger();
        window.docks.freeze();
        QVERIFY2(bar->isVisible(), "a lesson can be stepped through");
        window.docks.thaw();
        QVERIFY(!bar->isVisible());
        bar->toggleViewAction()->trigger();
        QVERIFY(bar->isVisible());
        // A bar that the user shows or hides stays so with the perspective.
        bar->toggleViewAction()->trigger();
        QVERIFY(!bar->isVisible());
        window.docks.setPerspective(Puzzle);
        QVERIFY(bar->isVisible());
        window.docks.setPerspective(Teach);
        QVERIFY(!bar->isVisible());
        window.docks.reset();
        QVERIFY(bar->isVisible());
    }
};

CONVOKU_TEST(TestDocks)
#include "tst_docks.moc"
