// SPDX-License-Identifier: MIT
// Puzzles out of the window: copied in a format, and saved.
#include "app/document/address.h"
#include "app/document/element_address.h"
#include "app/exporting/picture.h"
#include "app/views/collections/widgets/collection_panel.h"
#include "app/views/collections/widgets/column_dialog.h"
#include "app/views/layers/widgets/tensor_view.h"
#include "app/window/exporting/picture_drag.h"
#include "app/window/parts/message_bar.h"
#include "app/window/parts/puzzle_files.h"
#include "app/wording/language.h"
#include "solver/formats/puzzle_text.h"
#include "tests/support/sentences.h"
#include "tests/support/test_program.h"
#include "tests/window/window_testing.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QDropEvent>
#include <QMenu>
#include <QMenuBar>
#include <QMimeData>
#include <QPushButton>
#include <QTableWidget>
#include <QTimer>
#include <QUrl>

using namespace convoku;
using namespace convoku::testing;

class TestPuzzleFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useLanguage({}); }

    /// The title names the source of the puzzle.
    void theTitleSaysWhereAPuzzleCameFrom()
    {
        WindowFixture fixture;
        const auto title = [&fixture] { return fixture.window->windowTitle(); };
        const auto trigger = [&fixture](const char* action) { fixture.child<QAction>(action)->trigger(); };
        fixture.window->openFileOrPuzzle(QString::fromLatin1(kArticleHard));
        QVERIFY2(title().startsWith(sentence("window.name_of_command_line")), qPrintable(title()));
        QMimeData dropped;
        dropped.setText(QString::fromLatin1(kArticleEasy));
        QDragEnterEvent enter(QPoint(10, 10), Qt::CopyAction, &dropped, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(fixture.window.get(), &enter);
        QDropEvent drop(QPointF(10, 10), Qt::CopyAction, &dropped, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(fixture.window.get(), &drop);
        QVERIFY2(title().startsWith(sentence("window.name_of_dropped_text")), qPrintable(title()));
        // A puzzle that was changed in the editor is another puzzle; one that was only viewed there is the same.
        fixture.window->openGrid(gridOf(kArticleHard), QStringLiteral("mine"));
        trigger("edit");
        trigger("edit");
        QVERIFY2(title().startsWith(QStringLiteral("mine")), qPrintable(title()));
        trigger("edit");
        fixture.window->model()->edit.replace(StartingGrid(gridOf(kArticleEasy)), EditStep::Paste);
        trigger("edit");
        QVERIFY2(title().startsWith(sentence("window.name_of_edited_puzzle")), qPrintable(title()));
        QCOMPARE(fixture.session().name(), sentence("window.name_of_edited_puzzle"));
    }

    /// Candidates that are pasted are what the run begins with, and what is copied can be pasted again.
    void pasteAndCopy()
    {
        WindowFixture fixture;
        // A grid of candidates, as solvers print it: only r1c1 = 1 or 2 is left open in a solved grid.
        QString text;
        const QString solution = QString::fromLatin1(kArticleHardSolution);
        for (int cell = 0; cell < 81; ++cell)
            text += (cell == 0 ? solution.mid(0, 1) + QStringLiteral("9") : solution.mid(cell, 1))
                + (cell % 9 == 8 ? QStringLiteral("\n") : QStringLiteral(" "));
        QApplication::clipboard()->setText(text);
        fixture.child<QAction>("paste")->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(!fixture.session().isRunning(), kLong);
        QVERIFY(fixture.session().hasPuzzle());
        const Candidates start = fixture.session().recording()->start();
        QCOMPARE(start.count(), 82);
        QCOMPARE(start.countIn(Cell{0, 0}), 2);
        QVERIFY(fixture.session().recording()->result() == RunResult::Solved);

        for (const char* name : {"copy_as_candidates", "copy_as_729"}) {
            fixture.session().goToFirst();
            QApplication::clipboard()->clear();
            fixture.child<QAction>(name)->trigger();
            const PuzzleTextResult read = readPuzzles(QApplication::clipboard()->text().toStdString());
            QCOMPARE(read.puzzles.size(), std::size_t{1});
            QVERIFY(read.puzzles.front().startingCandidates() == start);
        }
        // At the end of the run there is one candidate a cell.
        fixture.session().goToLast();
        fixture.child<QAction>("copy_as_candidates")->trigger();
        const PuzzleTextResult read = readPuzzles(QApplication::clipboard()->text().toStdString());
        QCOMPARE(QString::fromStdString(read.puzzles.at(0).values().toText()), solution);
    }

    /// All commands of the menu put something on the clipboard that the window understands.
    void everyFormat()
    {
        WindowFixture fixture;
        const Grid givens = gridOf(kArticleEasy);
        QMenu* menu = nullptr;
        for (QMenu* any : fixture.window->menuBar()->findChildren<QMenu*>()) {
            if (any->actions().contains(fixture.child<QAction>("copy_as_grid")))
                menu = any;
        }
        QVERIFY(menu != nullptr && menu->actions().size() >= 9);
        for (QAction* action : menu->actions()) {
            QVERIFY(action->text().startsWith(sentence("puzzle_lists.copy_as_begins") + QLatin1Char(' ')));
            fixture.window->openGrid(givens, {});
            QTRY_VERIFY_WITH_TIMEOUT(!fixture.session().isRunning(), kLong);
            QVERIFY(action->isEnabled());
            fixture.session().goToFirst();
            QApplication::clipboard()->clear();
            action->trigger();
            fixture.window->openGrid(gridOf(kArticleHard), {});
            fixture.child<QAction>("paste")->trigger();
            QTRY_VERIFY_WITH_TIMEOUT(!fixture.session().isRunning(), kLong);
            const Recording& recording = *fixture.session().recording();
            // Some formats tell givens from cells with one candidate only by the surrounding cells. They have none
            // here, because nothing is cleared yet.
            QVERIFY2(recording.givens() == givens || recording.start() == givens.startingCandidates(),
                qPrintable(action->objectName()));
        }
    }

    void endingsAndFilters_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<PuzzleFormat>("chosen");
        QTest::addColumn<QString>("expectedPath");
        QTest::addColumn<PuzzleFormat>("expected");
        using enum PuzzleFormat;
        const auto row = [](const char* name, const char* path, PuzzleFormat chosen, const char* written,
                             PuzzleFormat expected) {
            QTest::newRow(name) << QString::fromLatin1(path) << chosen << QString::fromLatin1(written) << expected;
        };
        row("the filter's", "/a/x.txt", HodokuLibrary, "/a/x.txt", HodokuLibrary);
        row("no ending", "/a/x", SimpleSudoku, "/a/x.ss", SimpleSudoku);
        row("another ending", "/a/x.sdk", Line, "/a/x.sdk", Sdk);
        row("in capitals", "/a/x.SDM", Line, "/a/x.SDM", Collection);
        row("an ending of nobody", "/a/x.foo", Line, "/a/x.foo", Line);
    }
    void endingsAndFilters()
    {
        QFETCH(QString, path);
        QFETCH(PuzzleFormat, chosen);
        QFETCH(QString, expectedPath);
        QFETCH(PuzzleFormat, expected);
        const PuzzleTarget target = targetOf(path, filterOf(chosen), fileFormats(false));
        QCOMPARE(target.path, expectedPath);
        QVERIFY(target.format == expected);
    }

    /// Copied addresses, of a position or of the picked candidate, are read by “Go to address”.
    void addresses()
    {
        WindowFixture fixture;
        fixture.window->openGrid(gridOf(kArticleEasy), {});
        QTRY_VERIFY_WITH_TIMEOUT(!fixture.session().isRunning(), kLong);
        QVERIFY(!fixture.child<QAction>("copy_picked")->isEnabled());
        const std::pair<Position, const char*> places[] = {{{1, 11}, "1"}, {{1, 4}, "1.4"}, {{1, 4, 3}, "1.4.3"}};
        for (const auto& [position, expected] : places) {
            fixture.session().goTo(position);
            fixture.child<QAction>("copy_address")->trigger();
            QCOMPARE(QApplication::clipboard()->text(), QString::fromLatin1(expected));
            const Address read = readAddress(QApplication::clipboard()->text(), *fixture.session().recording());
            QVERIFY(read.position == position);
        }
        fixture.session().pick(Candidate{6, 3, 4});
        QVERIFY(fixture.child<QAction>("copy_picked")->isEnabled());
        fixture.child<QAction>("copy_picked")->trigger();
        QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("r4c5=7"));
        // In the tensors it is the number: of the pointing's pooling, the part of row 3 in box 1.
        fixture.showTensors();
        auto* tensors = fixture.window->findChild<TensorView*>();
        const Network& network = tensors->shownValues()->network();
        const ValueId value = tensors->layer()->outputs.front();
        tensors->pick(OutputElement{0, {6, 2, 0}});
        fixture.child<QAction>("copy_picked")->trigger();
        const auto element
            = readElement(QApplication::clipboard()->text(), network.value(value).shape, placesOf(network, value));
        QVERIFY(element.has_value() && (*element == ElementIndex{6, 2, 0}));
    }

    /// By its frame, or with Ctrl; a press alone picks as before.
    void theBoardIsDraggedByItsFrame()
    {
        WindowFixture fixture;
        fixture.window->openGrid(gridOf(kArticleEasy), {});
        QTRY_VERIFY_WITH_TIMEOUT(!fixture.session().isRunning(), kLong);
        int dragged = 0;
        fixture.board->disconnect(SIGNAL(pictureDragged())); // the window's would wait for the mouse
        QObject::connect(fixture.board, &BoardView::pictureDragged, fixture.board, [&dragged] { ++dragged; });
        const BoardGeometry geometry = fixture.board->geometryOfBoard();
        const auto drag = [&](QPoint from, Qt::KeyboardModifiers modifiers) {
            dragged = 0;
            QTest::mousePress(fixture.board, Qt::LeftButton, modifiers, from);
            for (const int by : {2, 40}) {
                const QPoint to = from + QPoint(by, by);
                QMouseEvent move(
                    QEvent::MouseMove, to, fixture.board->mapToGlobal(to), Qt::NoButton, Qt::LeftButton, modifiers);
                QApplication::sendEvent(fixture.board, &move);
                if (by == 2 && dragged > 0)
                    return -1; // a hand that trembles drags nothing
            }
            QTest::mouseRelease(fixture.board, Qt::LeftButton, modifiers, from + QPoint(40, 40));
            return dragged;
        };
        const QPoint cell = geometry.cellRect({4, 4}).center().toPoint();
        QCOMPARE(drag(geometry.columnLabel(3).center().toPoint(), {}), 1);
        QCOMPARE(drag(geometry.rowLabel(8).center().toPoint(), {}), 1);
        QCOMPARE(drag(cell, {}), 0);
        QCOMPARE(drag(cell, Qt::ControlModifier), 1);
        QTest::mouseClick(fixture.board, Qt::LeftButton, {}, cell);
        QVERIFY(fixture.session().picked() && fixture.session().picked()->cell() == (Cell{4, 4}));
        QTest::mouseClick(fixture.board, Qt::LeftButton, {}, geometry.columnLabel(3).center().toPoint());
        QVERIFY(!fixture.session().picked());
        fixture.child<QAction>("edit")->trigger();
        QCOMPARE(drag(geometry.columnLabel(3).center().toPoint(), {}), 0);
    }

    /// The drag carries the same picture in three formats, and the puzzle.
    void whatIsDragged()
    {
        WindowFixture fixture;
        fixture.window->openGrid(gridOf(kArticleEasy), {});
        QTRY_VERIFY_WITH_TIMEOUT(!fixture.session().isRunning(), kLong);
        const auto picture = fixture.window->shownPicture();
        const QString path = fixture.folder.filePath(QStringLiteral("out.png"));
        const auto data = pictureData(*picture, Theme::Kind::Light, QString::fromLatin1(kArticleEasy), path);
        QVERIFY(data != nullptr);
        // No file is written before the target of the drag asks for it.
        QVERIFY(data->hasUrls() && data->hasImage() && data->hasText());
        QVERIFY(data->hasFormat(QStringLiteral("image/png")));
        QCOMPARE(data->text(), QString::fromLatin1(kArticleEasy));
        QFile file(path);
        QVERIFY(!file.exists());
        QCOMPARE(data->urls(), QList<QUrl>{QUrl::fromLocalFile(path)});
        QCOMPARE(data->data(QStringLiteral("text/uri-list")).trimmed(), QUrl::fromLocalFile(path).toEncoded());
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray png = file.readAll();
        QCOMPARE(png, data->data(QStringLiteral("image/png")));
        const QImage image = QImage::fromData(png, "PNG");
        QCOMPARE(image.size(), (picture->size() * 2).toSize());
        QCOMPARE(data->imageData().value<QImage>().convertToFormat(QImage::Format_RGB32),
            image.convertToFormat(QImage::Format_RGB32));
        QVERIFY(std::max(dragPixmap(*picture, Theme::Kind::Light, 2).width(),
                    dragPixmap(*picture, Theme::Kind::Light, 2).height())
            <= 322);
        // If the file cannot be written, the other formats are still offered.
        const auto without = pictureData(*picture, Theme::Kind::Light, {}, QStringLiteral("/nowhere/out.png"));
        QVERIFY(without && without->hasImage() && !without->hasUrls() && without->urls().isEmpty());
        // Or where that turns out late.
        const QString taken = fixture.folder.filePath(QStringLiteral("taken.png"));
        QVERIFY(QDir().mkdir(taken));
        const auto late = pictureData(*picture, Theme::Kind::Light, {}, taken);
        QVERIFY(late && late->hasUrls() && late->urls().isEmpty());
        QCOMPARE(late->data(QStringLiteral("image/png")), png);
    }

    /// A table with several columns of puzzles: the first one, and a choice that is remembered by their names.
    void columnsOfATable()
    {
        WindowFixture fixture;
        auto* messages = fixture.window->findChild<MessageBar*>();
        auto* collection = fixture.window->findChild<CollectionPanel*>();
        const auto write = [&](const char* name, const char* header) {
            const QString path = fixture.folder.filePath(QString::fromLatin1(name));
            QFile file(path);
            const QByteArray lines = QByteArray(header) + "\n1," + kArticleEasy + "," + kArticleHard + "\n2,"
                + kArticleEasySolution + "," + kArticleHardSolution + "\n";
            if (!file.open(QIODevice::WriteOnly) || file.write(lines) != lines.size())
                qFatal("can't write");
            return path;
        };
        const auto givens = [&] { return fixture.session().recording()->givens(); };
        const QString path = write("one.csv", "id,first,second");
        fixture.window->openFile(path);
        QVERIFY(givens() == gridOf(kArticleEasy));
        QVERIFY(messages->isVisible()
            && messages->text().contains(sentence("puzzle_lists.table_column", {QStringLiteral("first")})));
        auto* choose = collection->findChild<QPushButton*>(QStringLiteral("choose_column"));
        QVERIFY(choose->isVisible());
        QTimer::singleShot(0, fixture.window.get(), [] {
            auto* dialog = qobject_cast<ColumnDialog*>(QApplication::activeModalWidget());
            QVERIFY(dialog != nullptr);
            auto* table = dialog->findChild<QTableWidget*>(QStringLiteral("table_columns"));
            QCOMPARE(table->columnCount(), 2);
            QCOMPARE(table->rowCount(), 2);
            QCOMPARE(table->horizontalHeaderItem(1)->text(), QStringLiteral("second"));
            QCOMPARE(table->item(0, 1)->toolTip(), QString::fromLatin1(kArticleHard));
            QCOMPARE(table->currentColumn(), 0);
            QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, table->visualItemRect(table->item(1, 1)).center());
            dialog->accept();
        });
        QTest::mouseClick(fixture.child<QPushButton>("message_offer"), Qt::LeftButton);
        QVERIFY(givens() == gridOf(kArticleHard));
        QCOMPARE(collection->count(), 2);
        // Remembered for that header, not for others; then nobody is told any more, and can choose all the same.
        fixture.window->openGrid(Grid(), {});
        fixture.window->openFile(path);
        QVERIFY(givens() == gridOf(kArticleHard) && !messages->isVisible() && choose->isVisible());
        fixture.window->openFile(write("two.csv", "id,first,third"));
        QVERIFY(givens() == gridOf(kArticleEasy) && messages->isVisible());
        // A list without a choice.
        fixture.window->openText(QString::fromLatin1(kArticleEasy) + QLatin1Char('\n') + QLatin1String(kArticleHard));
        QVERIFY(!choose->isVisible());
    }

    void formatsOfPositions()
    {
        for (const PuzzleFormat format : fileFormats(true))
            QVERIFY(puzzleFormat(format).candidates && !puzzleFormat(format).suffix.empty());
        QVERIFY(fileFormats(false).size() > fileFormats(true).size());
    }
};

CONVOKU_TEST(TestPuzzleFiles)
#include "tst_puzzle_files.moc"
