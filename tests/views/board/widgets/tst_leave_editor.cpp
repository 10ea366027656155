// SPDX-License-Identifier: MIT
// What the window says while a puzzle is edited, every way out of the editor, and what is pasted into it.
#include "app/views/timeline/widgets/timeline_view.h"
#include "app/views/why/widgets/legend_panel.h"
#include "app/window/parts/message_bar.h"
#include "app/wording/language.h"
#include "solver/formats/puzzle_text.h"
#include "tests/support/test_program.h"
#include "tests/views/board/widgets/editor_testing.h"

#include <QClipboard>
#include <QDockWidget>
#include <QDropEvent>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QStackedWidget>
#include <QTimer>

#include <functional>

using namespace convoku;
using namespace convoku::testing;

namespace {

using Leave = std::function<void(EditorFixture& fixture)>;

} // namespace

Q_DECLARE_METATYPE(Leave)

class TestLeaveEditor : public QObject
{
    Q_OBJECT

    static QStringList shownDocks(const EditorFixture& fixture)
    {
        QStringList shown;
        for (const QDockWidget* dock : fixture.window->findChildren<QDockWidget*>()) {
            if (!dock->isHidden())
                shown << dock->objectName();
        }
        shown.sort();
        return shown;
    }

private Q_SLOTS:
    void initTestCase() { useLanguage({}); }

    /// While the editor is open, the window shows nothing of the old puzzle.
    void theOldPuzzleIsNotTold()
    {
        EditorFixture fixture;
        fixture.open(gridOf(kArticleHard));
        const QString title = fixture.window->windowTitle();
        fixture.trigger("perspective_debug");
        const QStringList docks = shownDocks(fixture);
        QVERIFY(docks.size() > 3);
        fixture.trigger("edit");
        // Panels without content are hidden in every perspective. A panel that the user opens explains why it is empty.
        QCOMPARE(shownDocks(fixture), QStringList());
        for (const char* perspective : {"perspective_puzzle", "perspective_debug"}) {
            fixture.trigger(perspective);
            QCOMPARE(shownDocks(fixture), QStringList());
        }
        for (QDockWidget* dock : fixture.window->findChildren<QDockWidget*>()) {
            if (dock->objectName() == QLatin1String("collection_dock")
                || dock->objectName() == QLatin1String("lesson_dock"))
                continue;
            dock->show();
            const auto* veil = dock->findChild<QLabel*>(QStringLiteral("panel_cover"));
            QVERIFY2(veil != nullptr && !dock->widget()->isEnabled(), qPrintable(dock->objectName()));
            QVERIFY(veil->isVisible() && veil->geometry() == dock->widget()->geometry());
        }
        QCOMPARE(fixture.viewInFront(), fixture.board);
        QVERIFY(!fixture.window->findChild<LegendPanel*>()->isVisible());
        // The bar of time is away, and takes no room.
        QVERIFY(!fixture.window->findChild<TimelineView*>()->isVisible());
        QCOMPARE(fixture.child<QWidget>("time_bar")->height(), 0);
        QVERIFY(fixture.child<QWidget>("edit_bar")->isVisible());
        for (const char* name : {"search_tree", "tensors", "play", "save_session", "copy_address", "export_gif"})
            QVERIFY2(!fixture.child<QAction>(name)->isEnabled(), name);
        QVERIFY(fixture.window->windowTitle() != title);
        fixture.key(Qt::Key_Escape);
        QVERIFY(!fixture.board->isEditing());
        QCOMPARE(fixture.window->windowTitle(), title);
        QCOMPARE(shownDocks(fixture), docks);
        QVERIFY(fixture.window->findChildren<QLabel*>(QStringLiteral("panel_cover")).isEmpty());
        QVERIFY(!fixture.child<QWidget>("edit_bar")->isVisible());
        QTRY_VERIFY(fixture.window->findChild<TimelineView*>()->isVisible()); // with the next layout
        for (const QDockWidget* dock : fixture.window->findChildren<QDockWidget*>())
            QVERIFY(dock->widget()->isEnabled());
        for (const char* name : {"undo", "clear_puzzle", "step_through", "discard_edits"})
            QVERIFY2(!fixture.child<QAction>(name)->isEnabled(), name);
    }

    void leaving_data()
    {
        QTest::addColumn<Leave>("leave");
        QTest::addColumn<bool>("opens");
        const auto row = [](const char* name, bool opens, Leave leave) { QTest::newRow(name) << leave << opens; };
        row("a file", true, [](EditorFixture& f) { f.window->openFile(write(f, "other.txt", kArticleHard)); });
        row("text", true, [](EditorFixture& f) { f.window->openText(QString::fromLatin1(kArticleHard)); });
        row("a drop", true, [](EditorFixture& f) {
            QMimeData data;
            data.setText(QString::fromLatin1(kArticleHard));
            QDragEnterEvent enter(QPoint(50, 50), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
            QApplication::sendEvent(f.window.get(), &enter);
            QDropEvent event(QPointF(50, 50), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
            QApplication::sendEvent(f.window.get(), &event);
        });
        row("an example", true, [](EditorFixture& f) { f.child<QMenu>("examples")->actions().front()->trigger(); });
        row("a session", true, [](EditorFixture& f) {
            openFileAndWait(*f.window,
                write(f, "other.convoku",
                    QByteArray(R"({"format": "convoku-session", "version": 1, "puzzle": ")") + kArticleHard + "\"}"));
        });
        row("a lesson", true, [](EditorFixture& f) { f.trigger("lesson_1"); });
        row("a new puzzle", true, [](EditorFixture& f) { f.trigger("new_puzzle"); });
        row("closing", false, [](EditorFixture& f) { f.window->close(); });
        row("Esc", false, [](EditorFixture& f) { f.key(Qt::Key_Escape); });
    }

    /// Each way out asks where something would be lost, and does what is answered.
    void leaving()
    {
        QFETCH(Leave, leave);
        QFETCH(bool, opens);
        for (const char* answer : {"leave_cancel", "leave_step_through", "leave_discard"}) {
            EditorFixture fixture;
            fixture.open(rotation(1)(gridOf(kArticleEasy))); // neither an example nor a lesson's
            const auto run = fixture.session().recording();
            fixture.trigger("edit");
            fixture.key(Qt::Key_6);
            const StartingGrid edited = fixture.puzzle->start();
            bool asked = false;
            QTimer answering; // some are read in a thread before anybody is asked
            connect(&answering, &QTimer::timeout, fixture.window.get(), [&answering, &asked, answer] {
                auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
                if (box == nullptr)
                    return;
                answering.stop();
                asked = box->objectName() == QLatin1String("leave_edit");
                QTest::mouseClick(box->findChild<QPushButton*>(QString::fromLatin1(answer)), Qt::LeftButton);
            });
            answering.start(1);
            leave(fixture);
            QVERIFY2(asked, answer);
            if (answer == QByteArray("leave_cancel")) {
                QVERIFY(fixture.board->isEditing() && fixture.window->isVisible());
                QVERIFY(fixture.puzzle->start() == edited && fixture.session().recording() == run);
            } else if (answer == QByteArray("leave_step_through")) {
                QVERIFY(!fixture.board->isEditing() && fixture.window->isVisible());
                QVERIFY(fixture.session().recording()->startingGrid() == edited);
            } else if (opens) {
                QVERIFY(fixture.session().recording() != run || fixture.board->isEditing());
                QVERIFY(!(fixture.session().recording()->startingGrid() == edited));
                QVERIFY(!(fixture.puzzle->start() == edited) || !fixture.board->isEditing());
            } else {
                QVERIFY(!fixture.board->isEditing() && fixture.session().recording() == run);
            }
        }
    }

    /// No question is asked if nothing was changed or every change was undone.
    void noQuestionWithoutChanges_data() { leaving_data(); }
    void noQuestionWithoutChanges()
    {
        QFETCH(Leave, leave);
        EditorFixture fixture;
        fixture.open(gridOf(kArticleEasy));
        fixture.trigger("edit");
        fixture.key(Qt::Key_6);
        fixture.trigger("undo");
        bool asked = false;
        QTimer::singleShot(0, fixture.window.get(), [&asked] {
            if (QWidget* box = QApplication::activeModalWidget()) {
                asked = true;
                box->close();
            }
        });
        leave(fixture);
        QCoreApplication::processEvents();
        QVERIFY(!asked);
    }

    void pasteAndCopyInTheEditor()
    {
        EditorFixture fixture;
        fixture.open(gridOf(kArticleEasy));
        fixture.trigger("edit");
        QApplication::clipboard()->setText(QString::fromLatin1(kArticleHard));
        QTest::keyClick(fixture.window.get(), Qt::Key_V, Qt::ControlModifier);
        QVERIFY(fixture.board->isEditing() && fixture.puzzle->start() == StartingGrid(gridOf(kArticleHard)));
        QApplication::clipboard()->clear();
        QTest::keyClick(fixture.window.get(), Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QApplication::clipboard()->text(), QString::fromLatin1(kArticleHard));
        fixture.trigger("undo");
        QVERIFY(fixture.puzzle->start() == StartingGrid(gridOf(kArticleEasy)));
        // Text that is not a puzzle changes nothing and is reported.
        QApplication::clipboard()->setText(QStringLiteral("hello"));
        fixture.trigger("paste");
        QVERIFY(fixture.window->findChild<MessageBar*>()->isVisible());
        QVERIFY(!fixture.puzzle->isModified());
        // With candidates it is a grid of them, and it can be read.
        fixture.key(Qt::Key_4, Qt::ShiftModifier);
        fixture.trigger("copy_puzzle");
        const PuzzleTextResult read = readPuzzles(QApplication::clipboard()->text().toStdString());
        QCOMPARE(read.puzzles.size(), std::size_t(1));
        QVERIFY(read.puzzles.front().startingCandidates() == fixture.puzzle->start().candidates);
        fixture.trigger("copy_as_line");
        QCOMPARE(QApplication::clipboard()->text().trimmed(), QString::fromLatin1(kArticleEasy));
    }

private:
    static QString write(const EditorFixture& fixture, const char* name, const QByteArray& content)
    {
        const QString path = fixture.folder.filePath(QString::fromLatin1(name));
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
            qFatal("can't write %s", qPrintable(path));
        return path;
    }
};

CONVOKU_TEST(TestLeaveEditor)
#include "tst_leave_editor.moc"
