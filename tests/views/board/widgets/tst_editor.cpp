// SPDX-License-Identifier: MIT
// The editor by clicks and keys.
#include "app/views/board/widgets/digit_key.h"
#include "app/views/board/widgets/relabel_dialog.h"
#include "app/wording/language.h"
#include "solver/run/uniqueness.h"
#include "tests/support/sentences.h"
#include "tests/support/test_program.h"
#include "tests/views/board/widgets/editor_testing.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QKeyEvent>
#include <QLabel>
#include <QTimer>
#include <QToolButton>

#include <set>

using namespace convoku;
using namespace convoku::testing;

namespace {

using Numbers = std::vector<int>;
const Numbers kNine{1, 2, 3, 4, 5, 6, 7, 8, 9};

/// A start that only candidates hold together: each cell has its digit of the solution, and one or two others.
StartingGrid sukaku()
{
    Candidates candidates = gridOf(kArticleHardSolution).startingCandidates();
    for (int i = 0; i < kCells; i += 2)
        candidates.add(Candidate::of((i * 7 + 3) % 9, Cell::fromIndex(i)));
    return {Grid(), candidates};
}

} // namespace

class TestEditor : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useLanguage({}); }

    void candidatesByKeys()
    {
        EditorFixture fixture;
        fixture.trigger("new_puzzle");
        QVERIFY(fixture.board->isEditing() && fixture.digits(1, 1) == kNine);
        // Shift and a digit: the cursor stays.
        fixture.key(Qt::Key_5, Qt::ShiftModifier);
        fixture.key(Qt::Key_9, Qt::ShiftModifier);
        QVERIFY(fixture.digits(1, 1) == (Numbers{1, 2, 3, 4, 6, 7, 8}));
        fixture.key(Qt::Key_5, Qt::ShiftModifier);
        QVERIFY(fixture.digits(1, 1) == (Numbers{1, 2, 3, 4, 5, 6, 7, 8}));
        QCOMPARE(fixture.given(1, 1), 0);
        // In the mode for candidates, Shift with a digit places the digit.
        fixture.key(Qt::Key_M);
        QVERIFY(fixture.edit->mode() == BoardEdit::Mode::Candidates);
        QVERIFY(fixture.child<QAction>("edit_candidates")->isChecked());
        fixture.key(Qt::Key_Right);
        fixture.key(Qt::Key_Delete);
        QVERIFY(fixture.digits(1, 2).empty());
        fixture.key(Qt::Key_3);
        fixture.key(Qt::Key_7);
        QVERIFY(fixture.digits(1, 2) == (Numbers{3, 7}));
        fixture.key(Qt::Key_Backspace);
        QVERIFY(fixture.digits(1, 2) == kNine);
        fixture.key(Qt::Key_4, Qt::ShiftModifier);
        QCOMPARE(fixture.given(1, 2), 4);
        fixture.key(Qt::Key_M);
        QVERIFY(fixture.edit->mode() == BoardEdit::Mode::Digits);
    }

    void selectionsByKeys()
    {
        EditorFixture fixture;
        fixture.trigger("new_puzzle");
        fixture.key(Qt::Key_Right, Qt::ShiftModifier);
        fixture.key(Qt::Key_Down, Qt::ShiftModifier);
        QCOMPARE(fixture.edit->selection().size(), std::size_t(4));
        fixture.key(Qt::Key_8);
        for (const int row : {1, 2}) {
            for (const int column : {1, 2})
                QCOMPARE(fixture.given(row, column), 8);
        }
        QCOMPARE(fixture.edit->selection().size(), std::size_t(4)); // several stay
        QTest::keyClick(fixture.window.get(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(fixture.puzzle->start().givens.givenCount(), 0);
        QTest::keyClick(fixture.window.get(), Qt::Key_Y, Qt::ControlModifier);
        QCOMPARE(fixture.puzzle->start().givens.givenCount(), 4);
        QTest::keyClick(fixture.window.get(), Qt::Key_Z, Qt::ControlModifier);
        QTest::keyClick(fixture.window.get(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(fixture.puzzle->start().givens.givenCount(), 4);
        // Esc first takes the selection back.
        fixture.key(Qt::Key_Escape);
        QVERIFY(fixture.board->isEditing() && fixture.edit->selection().size() == 1);
    }

    /// The tips of Undo and Redo name the change that they would undo or redo. Without such a change they keep their
    /// usual text.
    void undoSaysWhatItTakesBack()
    {
        EditorFixture f;
        f.trigger("new_puzzle");
        const auto* undo = f.child<QAction>("undo");
        const auto* redo = f.child<QAction>("redo");
        const QString nothing = undo->statusTip();
        const QString nothingAgain = redo->statusTip();
        QVERIFY(!undo->isEnabled() && !redo->isEnabled());
        f.key(Qt::Key_5);
        QVERIFY(undo->isEnabled() && !f.puzzle->undoText().isEmpty());
        QCOMPARE(undo->statusTip(), sentence("window.undo_begins") + QLatin1Char(' ') + f.puzzle->undoText());
        QVERIFY(undo->toolTip().startsWith(undo->statusTip()));
        f.trigger("undo");
        QCOMPARE(undo->statusTip(), nothing);
        QCOMPARE(redo->statusTip(), sentence("window.redo_begins") + QLatin1Char(' ') + f.puzzle->redoText());
        f.trigger("redo");
        QCOMPARE(redo->statusTip(), nothingAgain);
    }

    /// Undo moves the cursor back to the cell of the change. The status bar describes the cell that has the keyboard,
    /// even if the mouse rests on the previous one.
    void theStatusBarTellsOfTheCursor()
    {
        EditorFixture fixture;
        // A cell that was read before the editor came.
        fixture.open(StartingGrid());
        fixture.key(Qt::Key_Down);
        fixture.key(Qt::Key_Down);
        const auto noticeStart = [&fixture] { return noticeOf(*fixture.window).text().left(4); };
        QCOMPARE(noticeStart(), QStringLiteral("r2c1"));
        fixture.trigger("edit");
        QCOMPARE(noticeStart(), QStringLiteral("r1c1"));
        const Cell second{1, 1};
        QTest::mouseMove(fixture.board, fixture.place(second));
        fixture.click(fixture.place(second));
        QCOMPARE(noticeStart(), QStringLiteral("r2c2"));
        fixture.key(Qt::Key_5);
        QVERIFY((fixture.edit->cursor() == Cell{1, 2}));
        QCOMPARE(noticeStart(), QStringLiteral("r2c3"));
        QTest::keyClick(fixture.window.get(), Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(fixture.edit->cursor() == second);
        QCOMPARE(noticeOf(*fixture.window).text(), sentence("window.cell_empty", {QStringLiteral("r2c2")}));
        QTest::keyClick(fixture.window.get(), Qt::Key_Y, Qt::ControlModifier);
        QVERIFY(fixture.edit->cursor() == second);
        QCOMPARE(noticeOf(*fixture.window).text(),
            sentence("window.cell_holds", {QStringLiteral("r2c2"), QStringLiteral("5")}));
        // The mouse speaks again as soon as it moves.
        QTest::mouseMove(fixture.board, fixture.place(Cell{6, 7}));
        QCOMPARE(noticeStart(), QStringLiteral("r7c8"));
        // A step of many cells leaves the cursor where it is.
        fixture.key(Qt::Key_Down);
        fixture.key(Qt::Key_6);
        fixture.trigger("clear_puzzle");
        QTest::keyClick(fixture.window.get(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(fixture.given(2, 2), 5);
        QVERIFY((fixture.edit->cursor() == Cell{2, 2}));
    }

    void theCursorMoves_data()
    {
        QTest::addColumn<int>("key");
        QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
        QTest::addColumn<int>("row");
        QTest::addColumn<int>("column");
        const auto row = [](const char* name, Qt::Key key, Qt::KeyboardModifiers modifiers, int r, int c) {
            QTest::newRow(name) << static_cast<int>(key) << modifiers << r << c;
        };
        // From r5c5.
        row("left", Qt::Key_Left, {}, 5, 4);
        row("down", Qt::Key_Down, {}, 6, 5);
        row("home", Qt::Key_Home, {}, 5, 1);
        row("end", Qt::Key_End, {}, 5, 9);
        row("first", Qt::Key_Home, Qt::ControlModifier, 1, 1);
        row("last", Qt::Key_End, Qt::ControlModifier, 9, 9);
        row("box left", Qt::Key_Left, Qt::ControlModifier, 5, 1);
        row("box right", Qt::Key_Right, Qt::ControlModifier, 5, 7);
        row("box up", Qt::Key_Up, Qt::ControlModifier, 1, 5);
        row("box down", Qt::Key_Down, Qt::ControlModifier, 7, 5);
    }
    void theCursorMoves()
    {
        QFETCH(int, key);
        QFETCH(Qt::KeyboardModifiers, modifiers);
        QFETCH(int, row);
        QFETCH(int, column);
        EditorFixture fixture;
        fixture.trigger("new_puzzle");
        fixture.click(fixture.place({4, 4}));
        fixture.key(static_cast<Qt::Key>(key), modifiers);
        QVERIFY((fixture.edit->cursor() == Cell{row - 1, column - 1}));
        QVERIFY(fixture.edit->selection() == (std::vector<Cell>{{row - 1, column - 1}}));
    }

    void theCursorGoesOnIfWanted()
    {
        EditorFixture fixture;
        fixture.trigger("new_puzzle");
        fixture.key(Qt::Key_5);
        QVERIFY((fixture.edit->cursor() == Cell{0, 1}));
        fixture.trigger("advance_after_typing");
        fixture.key(Qt::Key_6);
        QVERIFY((fixture.edit->cursor() == Cell{0, 1}));
        fixture.key(Qt::Key_Backspace); // in its place then
        QCOMPARE(fixture.given(1, 2), 0);
        QCOMPARE(fixture.given(1, 1), 5);
        fixture.trigger("discard_edits");
        // In the next window too.
        static_cast<WindowFixture&>(fixture).open();
        fixture.child<QAction>("new_puzzle")->trigger();
        QVERIFY(!fixture.child<QAction>("advance_after_typing")->isChecked());
        QTest::keyClick(fixture.board, Qt::Key_6);
        QVERIFY((fixture.window->model()->boardEdit.cursor() == Cell{0, 0}));
    }

    void byMouse()
    {
        EditorFixture fixture;
        fixture.trigger("new_puzzle");
        // Cells that are dragged over, and one more with Ctrl.
        fixture.drag({{0, 0}, {0, 1}, {1, 1}});
        QCOMPARE(fixture.edit->selection().size(), std::size_t(3));
        fixture.click(fixture.place({8, 8}), Qt::LeftButton, Qt::ControlModifier);
        fixture.key(Qt::Key_3);
        QCOMPARE(fixture.puzzle->start().givens.givenCount(), 4);
        QCOMPARE(fixture.given(2, 2), 3);
        // All cells with a digit by a double click; the right button clears a selection as one step.
        fixture.click(fixture.place({4, 4}));
        QTest::mouseDClick(fixture.board, Qt::LeftButton, {}, fixture.place({8, 8}));
        QCOMPARE(fixture.edit->selection().size(), std::size_t(4));
        fixture.click(fixture.place({0, 1}), Qt::RightButton);
        QCOMPARE(fixture.puzzle->start().givens.givenCount(), 0);
        fixture.trigger("undo");
        QCOMPARE(fixture.puzzle->start().givens.givenCount(), 4);
        // A rectangle with Shift.
        fixture.click(fixture.place({2, 2}));
        fixture.click(fixture.place({4, 5}), Qt::LeftButton, Qt::ShiftModifier);
        QCOMPARE(fixture.edit->selection().size(), std::size_t(12));
        // Candidates: a click on the place of one, but not a drag; the right button keeps one.
        fixture.trigger("edit_candidates");
        fixture.click(fixture.place(7, {4, 4}));
        QVERIFY(fixture.digits(5, 5) == (Numbers{1, 2, 3, 4, 5, 6, 8, 9}));
        fixture.click(fixture.place(7, {4, 4}));
        QVERIFY(fixture.digits(5, 5) == kNine);
        fixture.drag({{6, 6}, {6, 7}});
        QVERIFY(fixture.digits(7, 7) == kNine && fixture.digits(7, 8) == kNine);
        fixture.click(fixture.place(2, {6, 6}), Qt::RightButton);
        QVERIFY(fixture.digits(7, 7) == Numbers{2} && fixture.digits(7, 8) == Numbers{2});
        QCOMPARE(fixture.given(7, 7), 0);
    }

    void aDigitFirst()
    {
        EditorFixture fixture;
        fixture.trigger("new_puzzle");
        fixture.trigger("keep_digit");
        auto* six = fixture.child<QToolButton>("digit_6");
        QTest::mouseClick(six, Qt::LeftButton);
        QVERIFY(six->isChecked() && fixture.puzzle->start().givens.givenCount() == 0);
        fixture.click(fixture.place({2, 2}));
        QCOMPARE(fixture.given(3, 3), 6);
        fixture.drag({{5, 0}, {5, 1}, {5, 2}});
        QCOMPARE(fixture.puzzle->start().givens.givenCount(), 4);
        fixture.trigger("undo"); // all of the drag
        QCOMPARE(fixture.puzzle->start().givens.givenCount(), 1);
        fixture.click(fixture.place({2, 2})); // the same once more takes it away
        QCOMPARE(fixture.given(3, 3), 0);
        fixture.key(Qt::Key_2); // another one, by its key
        QVERIFY(!six->isChecked());
        fixture.click(fixture.place({2, 2}));
        QCOMPARE(fixture.given(3, 3), 2);
        fixture.key(Qt::Key_Escape);
        QVERIFY(fixture.board->isEditing());
        QCOMPARE(fixture.edit->keptDigit(), 0);
    }

    void theKeypad()
    {
        EditorFixture fixture;
        fixture.trigger("new_puzzle");
        fixture.click(fixture.place({3, 3}));
        QTest::mouseClick(fixture.child<QToolButton>("digit_7"), Qt::LeftButton);
        QCOMPARE(fixture.given(4, 4), 7);
        QVERIFY(fixture.board->hasFocus());
        fixture.click(fixture.place({3, 3}));
        QTest::mouseClick(fixture.child<QToolButton>("erase"), Qt::LeftButton);
        QCOMPARE(fixture.given(4, 4), 0);
    }

    /// Keys as X11 sends them: the layout's meaning with Shift says nothing.
    void digitKeys_data()
    {
        QTest::addColumn<int>("key");
        QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
        QTest::addColumn<int>("scanCode");
        QTest::addColumn<int>("digit");
        QTest::addColumn<bool>("shifted");
        const auto row = [](const char* name, int key, Qt::KeyboardModifiers modifiers, int code, int digit,
                             bool shifted) { QTest::newRow(name) << key << modifiers << code << digit << shifted; };
        const auto shift = Qt::ShiftModifier;
        const auto pad = Qt::KeypadModifier;
        row("5", Qt::Key_5, {}, 14, 5, false);
        row("Shift 5, American", Qt::Key_Percent, shift, 14, 5, true);
        row("Shift 7, German", Qt::Key_Slash, shift, 16, 7, true);
        row("1, French", Qt::Key_Ampersand, {}, 10, 1, false);
        row("Shift 1, French", Qt::Key_1, shift, 10, 1, true);
        row("0, French", Qt::Key_Agrave, {}, 19, 0, false);
        row("pad 8", Qt::Key_8, pad, 80, 8, false);
        row("Shift pad 8", Qt::Key_Up, shift | pad, 80, 8, true);
        row("Shift pad 5", Qt::Key_Clear, shift | pad, 84, 5, true);
        row("Shift pad 1", Qt::Key_End, shift | pad, 87, 1, true);
        row("pad without Num Lock", Qt::Key_Up, pad, 80, -1, false);
        row("Shift up", Qt::Key_Up, shift, 111, -1, false);
        row("a letter", Qt::Key_Q, {}, 24, -1, false);
    }
    void digitKeys()
    {
        QFETCH(int, key);
        QFETCH(Qt::KeyboardModifiers, modifiers);
        QFETCH(int, scanCode);
        QFETCH(int, digit);
        QFETCH(bool, shifted);
#if !defined(Q_OS_LINUX)
        QSKIP("codes of X11");
#endif
        const QKeyEvent event(QEvent::KeyPress, key, modifiers, static_cast<quint32>(scanCode), 0, 0);
        const auto read = digitKey(event);
        QCOMPARE(read.has_value(), digit >= 0);
        if (read)
            QVERIFY((*read == DigitKey{digit, shifted}));
    }

    /// A start of candidates goes into the editor as it is, and out again.
    void candidatesStay()
    {
        EditorFixture fixture;
        fixture.open(sukaku());
        const auto run = fixture.session().recording();
        fixture.session().goToLast();
        const Position position = fixture.session().position();
        fixture.trigger("edit");
        QVERIFY(fixture.puzzle->start() == sukaku());
        QVERIFY(fixture.board->scene().candidates == sukaku().candidates);
        // Without a change, the run and the position in it stay.
        fixture.key(Qt::Key_Return);
        QVERIFY(!fixture.board->isEditing());
        QVERIFY(fixture.session().recording() == run && fixture.session().position() == position);
        // One candidate fewer.
        fixture.trigger("edit");
        QVERIFY(!fixture.puzzle->isModified());
        const Numbers before = fixture.digits(1, 1);
        fixture.key(static_cast<Qt::Key>(Qt::Key_0 + before.back()), Qt::ShiftModifier);
        fixture.key(Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT(!fixture.session().isRunning(), kLong);
        Candidates expected = sukaku().candidates;
        expected.remove(Candidate{before.back() - 1, 0, 0});
        QVERIFY(fixture.session().recording()->start() == expected);
        QCOMPARE(fixture.session().recording()->givens().givenCount(), 0);
        // Back in the editor the step can still be taken back.
        fixture.trigger("edit");
        QVERIFY(!fixture.puzzle->isModified());
        fixture.trigger("undo");
        QVERIFY(fixture.puzzle->start() == sukaku() && fixture.puzzle->isModified());
    }

    void clashesAndSolutionsAreSaid()
    {
        EditorFixture fixture;
        auto* solutions = fixture.child<QLabel>("solutions");
        auto* sentenceLabel = fixture.child<QLabel>("sentence");
        fixture.open(gridOf(kArticleEasy));
        fixture.trigger("edit");
        QTRY_COMPARE_WITH_TIMEOUT(solutions->text(), sentence("window.verdict.one_solution"), kLong);
        QVERIFY(fixture.board->scene().clashingCells.empty());
        fixture.key(Qt::Key_5); // r1c1, beside the 5 of r1c2
        const std::vector<Cell>& clashing = fixture.board->scene().clashingCells;
        for (const Cell cell : {Cell{0, 0}, Cell{0, 1}})
            QVERIFY(std::find(clashing.begin(), clashing.end(), cell) != clashing.end());
        QVERIFY2(sentenceLabel->text().contains(sentence("window.given_stands_twice_sentence",
                     {QStringLiteral("5"), QStringLiteral("1"), QStringLiteral("r1c1"), QStringLiteral("r1c2")})),
            qPrintable(sentenceLabel->text()));
        QVERIFY(sentenceLabel->text().contains(sentence("window.given_twice_word")));
        QTRY_COMPARE_WITH_TIMEOUT(solutions->text(), sentence("window.verdict.no_solution"), kLong);
        fixture.trigger("undo");
        QVERIFY(!sentenceLabel->text().contains(sentence("window.given_twice_word")));
        // A cell that has nothing left.
        fixture.click(fixture.place({0, 0}));
        fixture.trigger("edit_candidates");
        fixture.key(Qt::Key_Delete);
        QVERIFY(sentenceLabel->text().contains(sentence("window.cell_without_candidate", {QStringLiteral("r1c1")})));
        QVERIFY(fixture.board->scene().emptyCells == (std::vector<Cell>{{0, 0}}));
        QTRY_COMPARE_WITH_TIMEOUT(solutions->text(), sentence("window.verdict.no_solution"), kLong);
    }

    void whereSolutionsDiffer()
    {
        EditorFixture fixture;
        auto* show = fixture.child<QAction>("show_difference");
        Grid grid = gridOf(kArticleEasySolution);
        for (int i = 0; i < kCells; ++i) { // without the digits 1 and 2 these two can change places
            if (grid.digit(i) <= 2)
                grid.setDigit(Cell::fromIndex(i), 0);
        }
        fixture.open(grid);
        fixture.trigger("edit");
        QTRY_COMPARE_WITH_TIMEOUT(
            fixture.child<QLabel>("solutions")->text(), sentence("window.verdict.several_solutions"), kLong);
        QVERIFY(fixture.board->scene().litCandidates.empty());
        show->trigger();
        const std::vector<std::uint16_t> lit = fixture.board->scene().litCandidates;
        QVERIFY(!lit.empty());
        // Each marked cell shows 1 and 2 and stands empty; an unmarked one does not differ.
        std::set<int> cells;
        for (const std::uint16_t index : lit) {
            const Candidate candidate = Candidate::fromIndex(index);
            QVERIFY(candidate.digit <= 1);
            QCOMPARE(grid.digit(candidate.cell()), 0);
            QVERIFY(fixture.board->scene().candidates.has(candidate));
            cells.insert(candidate.cell().index());
        }
        QCOMPARE(lit.size(), cells.size() * 2);
        QVERIFY(
            fixture.child<QLabel>("sentence")->text().contains(sentence("window.solutions_differ").arg(cells.size())));
        // Deciding one of them leaves one solution of that part, and no marks about the old one.
        fixture.click(fixture.place(Cell::fromIndex(*cells.begin())));
        fixture.key(Qt::Key_1);
        QVERIFY(fixture.board->scene().litCandidates.empty());
    }

    void changesOfAll()
    {
        EditorFixture fixture;
        fixture.open(gridOf(kArticleEasy));
        fixture.trigger("edit");
        const auto shows = [&](const char* action, const StartingGrid& expected) {
            fixture.trigger(action);
            const bool right = fixture.puzzle->start() == expected;
            fixture.trigger("undo");
            return right && fixture.puzzle->start() == StartingGrid(gridOf(kArticleEasy));
        };
        const StartingGrid start(gridOf(kArticleEasy));
        QVERIFY(shows("clear_puzzle", Grid()));
        QVERIFY(shows("fill_candidates", {start.givens, pencilMarks(start.givens)}));
        QVERIFY(shows("rotate_right", rotation(1)(start)));
        QVERIFY(shows("rotate_left", rotation(3)(start)));
        QVERIFY(shows("rotate_half", rotation(2)(start)));
        QVERIFY(shows("mirror_vertical", mirroring(MirrorAxis::Vertical)(start)));
        QVERIFY(shows("mirror_horizontal", mirroring(MirrorAxis::Horizontal)(start)));
        QVERIFY(shows("mirror_diagonal", mirroring(MirrorAxis::Diagonal)(start)));
        QVERIFY(shows("mirror_antidiagonal", mirroring(MirrorAxis::Antidiagonal)(start)));
        QVERIFY(shows("rename_by_appearance", relabellingByAppearance(start.givens)(start)));
        for (const char* action : {"shuffle", "rename_random"}) {
            fixture.trigger(action);
            QCOMPARE(fixture.puzzle->start().givens.givenCount(), start.givens.givenCount());
            QVERIFY(!(fixture.puzzle->start() == start));
            fixture.trigger("undo");
        }
        // The dialog: 3 and 8 change places.
        QTimer::singleShot(0, fixture.window.get(), [] {
            auto* dialog = qobject_cast<RelabelDialog*>(QApplication::activeModalWidget());
            QVERIFY(dialog != nullptr);
            auto* box = dialog->findChild<QComboBox*>(QStringLiteral("new_name_3"));
            QTest::keyClick(box, Qt::Key_8);
            QCOMPARE(dialog->findChild<QComboBox*>(QStringLiteral("new_name_8"))->currentIndex(), 2);
            dialog->accept();
        });
        QVERIFY(shows("rename_digits", swappingDigits(3, 8)(start)));
        // The shown state can be taken over, also from outside the editor.
        fixture.trigger("discard_edits");
        fixture.session().goTo({1, 11});
        const Candidates state = fixture.session().recording()->stateAt({1, 11}).candidates;
        fixture.trigger("take_state");
        QVERIFY(fixture.board->isEditing() && fixture.puzzle->isModified());
        QVERIFY(fixture.puzzle->start().candidates == state);
        QVERIFY(fixture.puzzle->start().givens == Grid::fromDecided(state));
    }
};

CONVOKU_TEST(TestEditor)
#include "tst_editor.moc"
