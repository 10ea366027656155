// SPDX-License-Identifier: MIT
#pragma once

#include "app/views/board/puzzle_edit.h"
#include "app/views/board/widgets/board_edit.h"
#include "tests/window/window_testing.h"

#include <QAction>
#include <QApplication>
#include <QMouseEvent>

#include <vector>

namespace convoku::testing {

/// A window with an editor, and what tests ask of it.
struct EditorFixture : WindowFixture
{
    EditorFixture()
    {
        edit = &window->model()->boardEdit;
        puzzle = &window->model()->edit;
        // Keys reach actions of the active window only.
        if (!QTest::qWaitForWindowActive(window.get()))
            qFatal("the window is not active");
    }

    void open(const StartingGrid& start)
    {
        window->openGrid(start, QStringLiteral("a puzzle"));
        QTRY_VERIFY_WITH_TIMEOUT(!session().isRunning(), kLong);
    }

    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) { QTest::keyClick(board, key, modifiers); }
    void trigger(const char* name) { child<QAction>(name)->trigger(); }
    QPoint place(Cell cell) const { return board->geometryOfBoard().cellRect(cell).center().toPoint(); }
    QPoint place(int digit, Cell cell) const
    {
        return board->geometryOfBoard().candidateRect(Candidate::of(digit - 1, cell)).center().toPoint();
    }
    void click(QPoint at, Qt::MouseButton button = Qt::LeftButton, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::mouseClick(board, button, modifiers, at);
    }
    /// From cell to cell with the left button down.
    void drag(const std::vector<Cell>& cells)
    {
        QTest::mousePress(board, Qt::LeftButton, {}, place(cells.front()));
        for (const Cell cell : cells) {
            QMouseEvent move(QEvent::MouseMove, place(cell), board->mapToGlobal(place(cell)), Qt::NoButton,
                Qt::LeftButton, Qt::NoModifier);
            QApplication::sendEvent(board, &move);
        }
        QTest::mouseRelease(board, Qt::LeftButton, {}, place(cells.back()));
    }
    int given(int row, int column) const { return puzzle->start().givens.digit(Cell{row - 1, column - 1}); }
    std::vector<int> digits(int row, int column) const
    {
        std::vector<int> found;
        for (int digit = 1; digit <= 9; ++digit) {
            if (puzzle->start().candidates.has(Candidate{digit - 1, row - 1, column - 1}))
                found.push_back(digit);
        }
        return found;
    }

    BoardEdit* edit;
    PuzzleEdit* puzzle;
};

} // namespace convoku::testing
