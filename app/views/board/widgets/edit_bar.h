// SPDX-License-Identifier: MIT
#pragma once

#include "solver/sudoku/board.h"

#include <QList>
#include <QWidget>

#include <array>

class QAction;
class QLabel;
class QToolButton;

namespace convoku {

class BoardEdit;
class PuzzleValidity;

/// The actions that edit a puzzle; the window gives them their keys and shows them in menus too.
struct EditActions
{
    QAction* undo = nullptr;
    QAction* redo = nullptr;
    QAction* candidates = nullptr; ///< checked: digits are candidates
    QAction* keepDigit = nullptr; ///< checked: a digit is chosen first, then the cells
    QAction* advance = nullptr; ///< checked: the cursor goes on after a digit
    QAction* clearAll = nullptr;
    QAction* clearCandidates = nullptr;
    QAction* fillCandidates = nullptr;
    QAction* takeState = nullptr;
    QList<QAction*> transforms;
    QAction* lookOn = nullptr; ///< for solutions, after a pause
    QAction* showDifference = nullptr; ///< checked: the cells in which two solutions differ are marked
    QAction* stepThrough = nullptr;
    QAction* discard = nullptr;

    /// Without undo, redo, stepThrough and discard.
    QList<QAction*> changes() const;
};

/// Bar under the board while a puzzle is edited: the meaning of digits, a keypad, undo and redo, commands for the whole
/// puzzle, the number of its solutions, and the two ways to end editing.
class EditBar : public QWidget
{
    Q_OBJECT

public:
    EditBar(BoardEdit* edit, PuzzleValidity* validity, const EditActions& actions, QWidget* parent = nullptr);

private:
    QToolButton* button(QAction* action, bool withText);
    void showEdit();
    void showValidity();
    void changeEvent(QEvent* event) override;

    BoardEdit* m_edit;
    PuzzleValidity* m_validity;
    EditActions m_actions;
    std::array<QToolButton*, kMostSide> m_digits{}; ///< the last ones are hidden where the board has fewer
    QLabel* m_sign;
    QLabel* m_solutions;
    QToolButton* m_lookOn;
    QToolButton* m_difference;
};

} // namespace convoku
