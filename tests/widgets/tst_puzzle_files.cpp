// SPDX-License-Identifier: MIT
// Puzzles out of the window: copied in a format, and saved.
#include "app/widgets/puzzle_files.h"
#include "solver/formats/puzzle_text.h"
#include "tests/widgets/window_testing.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QMenu>
#include <QMenuBar>

using namespace convoku;
using namespace convoku::testing;

class TestPuzzleFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { Wording::install(*QCoreApplication::instance()); }

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
            if (any->title() == QLatin1String("Copy &as"))
                menu = any;
        }
        QVERIFY(menu != nullptr && menu->actions().size() >= 9);
        for (QAction* action : menu->actions()) {
            QVERIFY(action->text().startsWith(QLatin1String("Copy as: ")));
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
            // What tells givens from cells with one candidate only by the cells around has none here: nothing is
            // cleared.
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

    void formatsOfPositions()
    {
        for (const PuzzleFormat format : fileFormats(true))
            QVERIFY(puzzleFormat(format).candidates && !puzzleFormat(format).suffix.empty());
        QVERIFY(fileFormats(false).size() > fileFormats(true).size());
    }
};

QTEST_MAIN(TestPuzzleFiles)
#include "tst_puzzle_files.moc"
