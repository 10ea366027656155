// SPDX-License-Identifier: MIT
#pragma once

#include "app/views/board/edit_wording.h"
#include "solver/sudoku/starting_grid.h"
#include "solver/sudoku/transform.h"

#include <QObject>
#include <QUndoStack>

#include <span>

namespace convoku {

/// A puzzle that is being edited: givens, and the candidates that its run will begin with. A given's cell has its digit
/// as its only candidate; every other cell may have any candidates, and all are those of an untouched one. A digit
/// takes no candidates from the cells that it sees: that is the network's work. Each call that changes anything is one
/// step that can be undone.
class PuzzleEdit : public QObject
{
    Q_OBJECT

public:
    explicit PuzzleEdit(QObject* parent = nullptr);

    /// Begins with this start, which counts as unchanged; forgets all steps.
    void begin(const StartingGrid& start);
    const StartingGrid& start() const { return m_start; }
    /// Turning one whose boxes are not square makes it another one.
    Board board() const { return m_start.givens.board(); }
    /// Returns true if the puzzle differs from the one that begin() got or that was saved last.
    bool isModified() const { return !(m_start == m_saved); }
    void setSaved();

    /// digit: 1 … side of the board.
    void setDigit(std::span<const Cell> cells, int digit);
    /// Neither a digit nor missing candidates.
    void clear(std::span<const Cell> cells);
    /// Toggles a candidate in cells without a given: removes it if all of them have it, otherwise adds it to all.
    void toggleCandidate(std::span<const Cell> cells, int digit);
    /// digits: bit 0 stands for digit 1. Cells with a given are left alone.
    void setCandidates(std::span<const Cell> cells, std::uint16_t digits);
    void clearAll();
    /// All in every cell without a given.
    void clearCandidates();
    /// In every cell without a given those that no given in its houses forbids.
    void fillCandidates();
    void replace(const StartingGrid& start, EditStep step);
    /// The decided cells of a state become givens, all other candidates are taken as they are.
    void takeState(const Candidates& candidates);
    void transform(const Transform& transform);

    /// Makes all changes until endGesture() one step.
    void beginGesture();
    void endGesture();

    bool canUndo() const { return m_stack.canUndo(); }
    bool canRedo() const { return m_stack.canRedo(); }
    /// Returns the name of the step that undo() would undo; empty if there is none.
    QString undoText() const { return m_stack.undoText(); }
    QString redoText() const { return m_stack.redoText(); }
    void undo();
    void redo();

Q_SIGNALS:
    /// The puzzle, or what can be undone.
    void changed();
    /// undo() or redo() has changed this cell alone.
    void retraced(Cell cell);

private:
    class Command;
    void retrace(void (QUndoStack::*step)());
    void push(const StartingGrid& after, EditStep step);

    StartingGrid m_start;
    StartingGrid m_saved;
    QUndoStack m_stack;
    int m_gesture = 0; ///< the gesture that goes on, from 1; 0: none
    int m_gestures = 0;
};

} // namespace convoku
