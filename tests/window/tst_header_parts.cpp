// SPDX-License-Identifier: MIT
// Segments, chips and titles of docks: what header and panels are made of.
#include "app/window/parts/appearance.h"
#include "app/window/parts/chip.h"
#include "app/window/parts/dock_title.h"
#include "app/window/parts/segment_bar.h"
#include "app/window/parts/style.h"
#include "tests/drawing/colour_sight.h"
#include "tests/support/sentences.h"
#include "tests/support/test_program.h"

#include <QAccessible>
#include <QAction>
#include <QActionGroup>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QMainWindow>
#include <QMenu>
#include <QTabBar>
#include <QTest>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

#include <memory>

using namespace convoku;
using namespace convoku::testing;

namespace {

/// Three words, the first of which is chosen, and a field behind them.
struct Segments
{
    Segments()
        : group(&window)
    {
        for (const char* name : {"&Puzzle", "Teach", "&Debug"}) {
            auto* action = new QAction(QLatin1String(name), &group);
            action->setObjectName(QString::fromLatin1(name).remove(QLatin1Char('&')).toLower());
            action->setCheckable(true);
            group.addAction(action);
        }
        group.actions().front()->setChecked(true);
        bar = new SegmentBar(&group);
        auto* rows = new QVBoxLayout(&window);
        rows->addWidget(bar);
        rows->addWidget(new QLineEdit);
        window.show();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
    }

    QToolButton* segment(const char* name) const
    {
        return bar->findChild<QToolButton*>(QStringLiteral("segment_") + QLatin1String(name));
    }
    QString chosen() const { return group.checkedAction()->objectName(); }

    QWidget window;
    QActionGroup group;
    SegmentBar* bar = nullptr;
};

QDockWidget* addDock(QMainWindow& window, const char* title)
{
    auto* dock = new QDockWidget(QLatin1String(title), &window);
    dock->setObjectName(QLatin1String(title));
    dock->setWidget(new QLineEdit);
    new DockTitle(dock);
    window.addDockWidget(Qt::RightDockWidgetArea, dock);
    return dock;
}

DockTitle* titleOf(const QDockWidget* dock)
{
    return qobject_cast<DockTitle*>(dock->titleBarWidget());
}

} // namespace

class TestHeaderParts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { applyAppearance(Appearance::Light); }

    void aClickChoosesASegment()
    {
        const Segments s;
        QCOMPARE(s.segment("puzzle")->text(), QStringLiteral("Puzzle")); // without the key of its menu
        QTest::mouseClick(s.segment("debug"), Qt::LeftButton);
        QCOMPARE(s.chosen(), QStringLiteral("debug"));
        QVERIFY(s.segment("debug")->isChecked());
        QVERIFY(!s.segment("puzzle")->isChecked());
    }

    /// A click leaves the focus in another widget. If the segments already have the focus, it moves to the clicked one.
    void aClickLeavesTheKeysWhereTheyWere()
    {
        const Segments s;
        auto* text = s.window.findChild<QLineEdit*>();
        text->setFocus();
        QTest::mouseClick(s.segment("debug"), Qt::LeftButton);
        QCOMPARE(QApplication::focusWidget(), text);
        s.segment("debug")->setFocus(Qt::TabFocusReason);
        QTest::mouseClick(s.segment("teach"), Qt::LeftButton);
        QCOMPARE(QApplication::focusWidget(), s.segment("teach"));
    }

    void theArrowKeysGoAlong_data()
    {
        QTest::addColumn<QList<int>>("keys");
        QTest::addColumn<QString>("chosen");
        using Keys = QList<int>;
        QTest::newRow("right") << Keys{Qt::Key_Right} << QStringLiteral("teach");
        QTest::newRow("right, right") << Keys{Qt::Key_Right, Qt::Key_Right} << QStringLiteral("debug");
        QTest::newRow("not beyond the last")
            << Keys{Qt::Key_Right, Qt::Key_Right, Qt::Key_Right} << QStringLiteral("debug");
        QTest::newRow("not before the first") << Keys{Qt::Key_Left} << QStringLiteral("puzzle");
        QTest::newRow("and back") << Keys{Qt::Key_Right, Qt::Key_Left} << QStringLiteral("puzzle");
        QTest::newRow("end") << Keys{Qt::Key_End} << QStringLiteral("debug");
        QTest::newRow("home") << Keys{Qt::Key_End, Qt::Key_Home} << QStringLiteral("puzzle");
    }

    void theArrowKeysGoAlong()
    {
        QFETCH(QList<int>, keys);
        QFETCH(QString, chosen);
        const Segments s;
        s.segment("puzzle")->setFocus();
        for (const int key : keys)
            QTest::keyClick(QApplication::focusWidget(), static_cast<Qt::Key>(key));
        QCOMPARE(s.chosen(), chosen);
        QCOMPARE(QApplication::focusWidget(), s.segment(qPrintable(chosen)));
    }

    void whatCannotBeChosenIsPassedOver()
    {
        const Segments s;
        s.group.actions()[1]->setEnabled(false);
        s.segment("puzzle")->setFocus();
        QTest::keyClick(s.segment("puzzle"), Qt::Key_Right);
        QCOMPARE(s.chosen(), QStringLiteral("debug"));
    }

    /// From right to left the keys go where they point.
    void rightToLeft()
    {
        Segments s;
        s.bar->setLayoutDirection(Qt::RightToLeft);
        s.segment("puzzle")->setFocus();
        QTest::keyClick(s.segment("puzzle"), Qt::Key_Left);
        QCOMPARE(s.chosen(), QStringLiteral("teach"));
    }

    void tabReachesTheChosenOneOnly()
    {
        const Segments s;
        s.group.actions()[1]->setChecked(true);
        QList<QWidget*> reached;
        for (const char* name : {"puzzle", "teach", "debug"}) {
            if (s.segment(name)->focusPolicy() & Qt::TabFocus)
                reached << s.segment(name);
        }
        QCOMPARE(reached, QList<QWidget*>{s.segment("teach")});
    }

    void choosingMovesNothing()
    {
        const Segments s;
        const QRect before = s.segment("debug")->geometry();
        const int width = s.bar->sizeHint().width();
        s.group.actions()[2]->setChecked(true);
        QCoreApplication::processEvents();
        QCOMPARE(s.segment("debug")->geometry(), before);
        QCOMPARE(s.bar->sizeHint().width(), width);
    }

    /// The chosen one is a card on the track.
    void theChosenOneStandsOut()
    {
        const Segments s;
        const Tokens& t = windowTokens();
        const QImage image = s.bar->grab().toImage();
        const auto groundAt
            = [&](const char* name) { return image.pixelColor(s.segment(name)->geometry().topLeft() + QPoint(5, 5)); };
        QCOMPARE(groundAt("puzzle"), t.surface);
        QCOMPARE(groundAt("teach"), t.sunken);
    }

    void foldedItIsAMenu()
    {
        const Segments s;
        const int wide = s.bar->sizeHint().width();
        s.bar->setFolded(true);
        QVERIFY(s.bar->isFolded());
        QVERIFY(s.bar->sizeHint().width() < wide);
        QVERIFY(!s.segment("puzzle")->isVisible());
        auto* button = s.bar->findChild<QToolButton*>(QStringLiteral("segments_folded"));
        QVERIFY(button->isVisible());
        QCOMPARE(button->text(), QStringLiteral("Puzzle"));
        button->menu()->actions()[1]->trigger();
        QCOMPARE(s.chosen(), QStringLiteral("teach"));
        QCOMPARE(button->text(), QStringLiteral("Teach"));
        s.bar->setFolded(false);
        QVERIFY(s.segment("puzzle")->isVisible());
    }

    void chipsCanBeRead_data()
    {
        QTest::addColumn<int>("appearance");
        QTest::addColumn<int>("tone");
        QTest::addColumn<bool>("filled");
        for (const Appearance appearance : kAppearances) {
            if (appearance == Appearance::Own)
                continue;
            for (const Chip::Tone tone : {Chip::Tone::Plain, Chip::Tone::Solved, Chip::Tone::Contradiction}) {
                for (const bool filled : {false, true})
                    QTest::addRow("%d %d %d", int(appearance), int(tone), int(filled))
                        << int(appearance) << int(tone) << filled;
            }
        }
    }

    void chipsCanBeRead()
    {
        QFETCH(int, appearance);
        QFETCH(int, tone);
        QFETCH(bool, filled);
        applyAppearance(static_cast<Appearance>(appearance));
        Chip chip;
        chip.setContent(QStringLiteral("Solved"), static_cast<Chip::Tone>(tone), Sign::Yes);
        chip.setFilled(filled);
        const double contrast = wcagContrast(chip.ink(), chip.ground());
        QVERIFY2(contrast >= 4.5, qPrintable(QString::number(contrast)));
        chip.resize(chip.sizeHint());
        const QImage image = chip.grab().toImage();
        const QColor seen = image.pixelColor(image.width() / 2, 1);
        const QColor wanted = chip.ground();
        QVERIFY2(deltaE2000(labSeen(seen, 0), labSeen(wanted, 0)) < 1, qPrintable(seen.name() + wanted.name()));
        applyAppearance(Appearance::Light);
    }

    void aChipShowsAllOfItsText()
    {
        Chip chip;
        chip.setContent(QStringLiteral("Contradiction in this branch"), Chip::Tone::Contradiction, Sign::No);
        const int withSign = chip.sizeHint().width();
        QVERIFY(withSign > chip.fontMetrics().horizontalAdvance(chip.text()) + chip.fontMetrics().height());
        chip.setContent(chip.text(), Chip::Tone::Contradiction);
        QVERIFY(chip.sizeHint().width() < withSign);
        QCOMPARE(chip.font().weight(), QFont::DemiBold);
        // Markup is text.
        chip.setContent(QStringLiteral("<b>x</b>"));
        QCOMPARE(chip.text(), QStringLiteral("<b>x</b>"));
        QCOMPARE(chip.textFormat(), Qt::PlainText);
        QCOMPARE(QAccessible::queryAccessibleInterface(&chip)->text(QAccessible::Name), QStringLiteral("<b>x</b>"));
    }

    void aTitleNamesItsDock()
    {
        QMainWindow window;
        QDockWidget* dock = addDock(window, "Events");
        window.show();
        auto* name = dock->findChild<QLabel*>(QStringLiteral("dock_name"));
        QCOMPARE(name->text(), QStringLiteral("Events"));
        QVERIFY(name->isVisible());
        QCOMPARE(titleOf(dock)->height(), 36);
        dock->setWindowTitle(QStringLiteral("Stack 1"));
        QCOMPARE(name->text(), QStringLiteral("Stack 1"));
        auto* close = dock->findChild<QToolButton*>(QStringLiteral("dock_close"));
        QCOMPARE(close->accessibleName(), sentence("window.dock_close", {QStringLiteral("Stack 1")}));
        QTest::mouseClick(close, Qt::LeftButton);
        QVERIFY(!dock->isVisible());
    }

    void aTitlesButtonsDoWhatTheDockCan()
    {
        QMainWindow window;
        QDockWidget* dock = addDock(window, "Events");
        window.show();
        auto* floating = dock->findChild<QToolButton*>(QStringLiteral("dock_float"));
        QTest::mouseClick(floating, Qt::LeftButton);
        QVERIFY(dock->isFloating());
        QVERIFY(floating->isVisible()); // the way back
        QTest::mouseClick(floating, Qt::LeftButton);
        QVERIFY(!dock->isFloating());
        dock->setFeatures(QDockWidget::NoDockWidgetFeatures);
        QVERIFY(floating->isHidden());
        QVERIFY(dock->findChild<QToolButton*>(QStringLiteral("dock_close"))->isHidden());
    }

    /// Behind tabs the tab is the title; alone again the dock has its own.
    void noTitleIsSaidTwice()
    {
        QMainWindow window;
        window.resize(800, 600);
        QDockWidget* events = addDock(window, "Events");
        QDockWidget* stack = addDock(window, "Stack");
        window.show();
        QVERIFY(!titleOf(events)->isInTabs());
        window.tabifyDockWidget(events, stack);
        QTRY_VERIFY(titleOf(events)->isInTabs() && titleOf(stack)->isInTabs());
        QTRY_COMPARE(titleOf(stack)->height(), 0);
        stack->hide();
        QTRY_VERIFY(!titleOf(events)->isInTabs());
        QTRY_COMPARE(titleOf(events)->height(), 36);
        stack->show();
        QTRY_VERIFY(titleOf(events)->isInTabs());
        stack->setFloating(true);
        QTRY_VERIFY(!titleOf(events)->isInTabs() && !titleOf(stack)->isInTabs());
    }

    void aTabsMenuHasTheButtons()
    {
        QMainWindow window;
        window.resize(800, 600);
        QDockWidget* events = addDock(window, "Events");
        QDockWidget* stack = addDock(window, "Stack");
        window.show();
        window.tabifyDockWidget(events, stack);
        QTRY_VERIFY(titleOf(stack)->isInTabs());
        QTabBar* tabs = nullptr;
        for (QTabBar* bar : window.findChildren<QTabBar*>()) {
            if (bar->isVisible() && bar->count() == 2)
                tabs = bar;
        }
        QVERIFY(tabs != nullptr);
        for (int i = 0; i < 2; ++i) {
            const QPoint at = tabs->tabRect(i).center();
            QStringList texts;
            QTimer::singleShot(0, &window, [&texts] {
                auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
                QVERIFY(menu != nullptr);
                for (const QAction* action : menu->actions())
                    texts << action->text();
                menu->close();
            });
            QContextMenuEvent event(QContextMenuEvent::Mouse, at, tabs->mapToGlobal(at));
            QApplication::sendEvent(tabs, &event);
            QCOMPARE(texts, (QStringList{sentence("window.dock_menu_float"), sentence("window.dock_menu_close")}));
        }
        QTimer::singleShot(0, &window, [] {
            auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
            QVERIFY(menu != nullptr);
            // By the keys: Qt 6.8 takes no click of a menu that has just come.
            menu->setActiveAction(menu->actions().back());
            QTest::keyClick(menu, Qt::Key_Return);
        });
        const QPoint first = tabs->tabRect(0).center();
        const QString closed = tabs->tabText(0);
        QContextMenuEvent event(QContextMenuEvent::Mouse, first, tabs->mapToGlobal(first));
        QApplication::sendEvent(tabs, &event);
        QTRY_VERIFY(window.findChild<QDockWidget*>(closed)->isHidden());
    }
};

CONVOKU_TEST(TestHeaderParts)
#include "tst_header_parts.moc"
