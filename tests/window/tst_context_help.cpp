// SPDX-License-Identifier: MIT
// The help about what has the focus.
#include "app/views/help/widgets/help_browser.h"
#include "app/views/help/widgets/help_page.h"
#include "app/views/help/widgets/help_window.h"
#include "app/views/timeline/widgets/timeline_view.h"
#include "app/window/context_help.h"
#include "app/wording/language.h"
#include "tests/support/test_program.h"
#include "tests/window/window_testing.h"

#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QDockWidget>
#include <QKeySequenceEdit>
#include <QStackedWidget>
#include <QTimer>

#include <set>

using namespace convoku;
using namespace convoku::testing;

class TestContextHelp : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useLanguage(QStringLiteral("en")); }

    void everyTargetExists()
    {
        std::set<QString> widgets;
        std::vector<HelpTarget> targets(helpTargets().begin(), helpTargets().end());
        WindowFixture fixture;
        for (const ViewRow& view : fixture.views())
            targets.push_back({view.name, view.helpPage});
        for (const HelpTarget& target : targets) {
            QVERIFY2(widgets.insert(QString::fromLatin1(target.widget)).second, target.widget);
            const QString address = QStringLiteral("qrc:/help/") + QString::fromLatin1(target.address);
            const QString page = address.section(QLatin1Char('#'), 0, 0);
            QVERIFY2(helpPages().contains(page), target.address);
            const HelpPage read = helpPage(helpMarkdown(page));
            QVERIFY2(
                std::any_of(read.headings.begin(), read.headings.end(),
                    [&](const HelpHeading& heading) { return heading.anchor == address.section(QLatin1Char('#'), 1); }),
                target.address);
        }
    }

    /// In the window itself: every panel and every view has a place in the help, and F1 there leads to it.
    void panelsAndViews()
    {
        WindowFixture fixture;
        QVERIFY(QTest::qWaitForWindowActive(fixture.window.get()));
        QSet<QString> seen;
        for (const QDockWidget* dock : fixture.window->findChildren<QDockWidget*>()) {
            const QString address = helpAddressFor(dock->widget());
            QVERIFY2(address != helpPages().front(), dock->objectName().toUtf8());
            seen.insert(address);
        }
        QVERIFY(seen.size() > 6);
        const auto* centre = fixture.child<QStackedWidget>("centre");
        for (int i = 0; i < centre->count(); ++i) {
            const QString address = helpAddressFor(i == 0 ? fixture.board : centre->widget(i));
            QVERIFY2(address != helpPages().front(), centre->widget(i)->objectName().toUtf8());
            QVERIFY2(!seen.contains(address), address.toUtf8());
            seen.insert(address);
        }
        QCOMPARE(helpAddressFor(nullptr), helpPages().front());
        QCOMPARE(helpAddressFor(fixture.window.get()), helpPages().front());
    }

    void theKeyOpensThePlace()
    {
        WindowFixture fixture;
        QVERIFY(QTest::qWaitForWindowActive(fixture.window.get()));
        const auto expect = [](const char* address) {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_F1);
            HelpWindow* help = openHelp();
            QVERIFY(help);
            QCOMPARE(help->browser()->source().toString(), QStringLiteral("qrc:/help/") + QLatin1String(address));
            help->close();
            QVERIFY(!help->isVisible());
        };
        fixture.board->setFocus();
        expect("board.md#signs");
        fixture.window->activateWindow();
        fixture.window->commandOf(QUrl(QStringLiteral("convoku:show/watch")))();
        expect("stepping.md#bookmarks");
        fixture.window->activateWindow();
        fixture.window->findChild<TimelineView*>()->setFocus();
        expect("stepping.md#timeline");
        fixture.window->activateWindow();
        fixture.window->openText(QStringLiteral("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28"
                                                "....419..5....8..79"));
        fixture.child<QAction>("go_to_address")->trigger();
        expect("formats.md#addresses");
        fixture.window->activateWindow();
        fixture.window->commandOf(QUrl(QStringLiteral("convoku:do/new_puzzle")))();
        fixture.board->setFocus();
        expect("formats.md#editor");
    }

    void dialogs_data()
    {
        QTest::addColumn<QString>("address");
        QTest::newRow("add_breakpoint") << "stepping.md#breakpoints";
        QTest::newRow("export_gif") << "exporting.md#animation";
        QTest::newRow("export_picture") << "exporting.md#picture";
        QTest::newRow("export_onnx") << "onnx.md#dialog";
        QTest::newRow("export_page") << "onnx.md#page";
        QTest::newRow("colours") << "board.md#colours";
        QTest::newRow("keys") << "access.md#keys";
        QTest::newRow("commands") << "access.md#keys";
        QTest::newRow("generate") << "collections.md#generate";
    }

    /// A dialog keeps the rest waiting, but not its help, which goes with it.
    void dialogs()
    {
        QFETCH(QString, address);
        WindowFixture fixture;
        QVERIFY(QTest::qWaitForWindowActive(fixture.window.get()));
        fixture.window->openText(
            QStringLiteral("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"));
        QTRY_VERIFY_WITH_TIMEOUT(fixture.session().recording() && fixture.session().recording()->result(), kLong);
        bool seen = false;
        QTimer::singleShot(300, this, [&] {
            QDialog* dialog = openDialog();
            QVERIFY(dialog);
            dialog->activateWindow();
            QWidget* focus = dialog->focusWidget() ? dialog->focusWidget() : dialog;
            QTest::keyClick(focus, Qt::Key_F1);
            auto* help = dialog->findChild<HelpWindow*>();
            if (help != nullptr && help->isVisible()) {
                QCOMPARE(help->browser()->source().toString(), QStringLiteral("qrc:/help/") + address);
                QTest::keyClick(help->browser(), Qt::Key_F, Qt::ControlModifier);
                QTest::keyClick(help, Qt::Key_Escape);
                QTest::keyClick(help, Qt::Key_Escape);
                seen = !help->isVisible();
            }
            dialog->reject();
        });
        fixture.window->commandOf(QUrl(QStringLiteral("convoku:do/") + QLatin1String(QTest::currentDataTag())))();
        QTRY_VERIFY(seen);
        QTRY_VERIFY(openDialog() == nullptr || !openDialog()->isVisible());
    }

    void whereAKeyIsAskedForItIsTaken()
    {
        WindowFixture fixture;
        QVERIFY(QTest::qWaitForWindowActive(fixture.window.get()));
        QDialog dialog(fixture.window.get());
        QKeySequenceEdit field(&dialog);
        dialog.show();
        QTest::keyClick(&field, Qt::Key_F1);
        QVERIFY(dialog.findChild<HelpWindow*>() == nullptr);
    }

    /// The press of the key, not what Qt asks before it or what comes after it.
    void thePressAloneOpensIt_data()
    {
        QTest::addColumn<QEvent::Type>("type");
        QTest::addColumn<int>("key");
        QTest::addColumn<bool>("opens");
        QTest::newRow("press") << QEvent::KeyPress << int(Qt::Key_F1) << true;
        QTest::newRow("release") << QEvent::KeyRelease << int(Qt::Key_F1) << false;
        QTest::newRow("asked for first") << QEvent::ShortcutOverride << int(Qt::Key_F1) << false;
        QTest::newRow("another key") << QEvent::KeyPress << int(Qt::Key_F2) << false;
    }
    void thePressAloneOpensIt()
    {
        QFETCH(QEvent::Type, type);
        QFETCH(int, key);
        QFETCH(bool, opens);
        WindowFixture fixture;
        QVERIFY(QTest::qWaitForWindowActive(fixture.window.get()));
        QDialog dialog(fixture.window.get());
        QWidget field(&dialog);
        dialog.setModal(true); // the window itself has the key, too
        dialog.show();
        QKeyEvent event(type, key, Qt::NoModifier);
        QCoreApplication::sendEvent(&field, &event);
        QCOMPARE(dialog.findChild<HelpWindow*>() != nullptr, opens);
    }

private:
    static HelpWindow* openHelp()
    {
        for (QWidget* widget : QApplication::topLevelWidgets()) {
            auto* help = qobject_cast<HelpWindow*>(widget);
            if (help != nullptr && help->isVisible())
                return help;
        }
        return nullptr;
    }

    static QDialog* openDialog()
    {
        for (QWidget* widget : QApplication::topLevelWidgets()) {
            auto* dialog = qobject_cast<QDialog*>(widget);
            if (dialog != nullptr && dialog->isVisible())
                return dialog;
        }
        return nullptr;
    }
};

CONVOKU_TEST(TestContextHelp)
#include "tst_context_help.moc"
